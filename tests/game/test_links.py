"""A game as a link: the same game comes out of it, short, without names; and what is no whole link is refused."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Final

import pytest

import holding_on as ho
from holding_on.game import links, records
from tests.engine.table import played
from tests.playthroughs import playthrough

RECORDED: Final = sorted(playthrough.FOLDER.glob("*.txt"))
MOST: Final = 600
"""The most characters of the link to any recorded game."""


def recorded(path: Path) -> ho.Game:
    options, answers = playthrough.read(path)
    game = ho.Game(**options)
    for answer in answers:
        game.apply(next(each for each in game.legal_actions() if str(each) == answer))
    return game


def game_with_names() -> ho.Game:
    return played(ho.Game(seed=7, names=["Maeve", "Tom", "Una"], first=0), 3, 25)


def packed(text: bytes, version: str = "1") -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(text) + packer.flush()
    return f"#g={version}.{base64.urlsafe_b64encode(raw).decode().rstrip('=')}"


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_link_of_a_recorded_game_is_short_and_gives_the_same_game(path: Path) -> None:
    game = recorded(path)
    link = game.link()
    assert len(link) <= MOST
    assert ho.Game.from_link(link).record() == game.record()


@pytest.mark.parametrize("seed", range(12))
def test_at_every_tenth_move_a_link_gives_the_same_game(seed: int) -> None:
    game = ho.Game(seed=seed, players=2 + seed % 3, names=["Zoë", "Tom", "Una", "Joe"][: 2 + seed % 3])
    for _ in range(8):
        game = played(game, seed, 10)
        again = ho.Game.from_link(game.link(names=True))
        assert again.record() == game.record()
        assert again.lines() == game.lines()


def test_a_link_leaves_the_names_out_unless_they_are_asked_for() -> None:
    game = game_with_names()
    again = ho.Game.from_link(game.link())
    assert again.names == ho.Game().names
    assert again.structure() == game.structure()
    assert ho.Game.from_link(game.link(names=True)).names == game.names == ("Maeve", "Tom", "Una")


def test_of_a_game_that_began_in_a_scene_by_names_the_link_without_names_has_none() -> None:
    scene = {"day": 2, "shift": "night", "manager": "Tom", "pawns": {"Maeve": {"place": "day", "stress": 1}}}
    game = ho.Game.from_scene(scene, seed=3, names=["Maeve", "Tom", "Una"])
    link = game.link()
    assert ho.Game.from_link(link).structure() == game.structure()
    dealt = records.read(records.RECORD, links.read(link).record)["dealt"]
    assert "Maeve" not in str(records.unpack(dealt))
    assert "Tom" not in str(records.unpack(dealt))


@pytest.mark.parametrize("moves", [0, 40])
def test_a_branch_and_an_earlier_moment_are_given_on_too(moves: int) -> None:
    game = game_with_names()
    for other in (game.at(move=12), played(game.at(move=12).branch(seed=4), 2, moves)):
        assert ho.Game.from_link(other.link(names=True)).record() == other.record()


def test_a_link_is_read_from_a_whole_address_and_however_a_letter_has_broken_it() -> None:
    game = game_with_names()
    fragment = game.link()
    for text in (
        fragment,
        fragment[1:],
        f"https://example.org/play?lang=en{fragment}",
        f"  {fragment[:40]}\r\n{fragment[40:80]} \n{fragment[80:]}\n",
        fragment.replace("=", "%3D"),
        f"{fragment}&other=1",
    ):
        assert ho.Game.from_link(text).structure() == game.structure()
    assert game.link("https://example.org/play#g=1.old") == f"https://example.org/play{fragment}"
    with pytest.raises(ValueError, match="address=7: an address is text"):
        game.link(7)  # type: ignore[arg-type]


def test_a_link_to_a_moment_has_the_whole_game_and_the_move() -> None:
    game = game_with_names()
    link = game.link(move=5)
    assert link == f"{game.link()}&m=5"
    assert ho.Game.from_link(link).actions == game.actions
    assert ho.Game.of_link(link)[1] == 5
    assert ho.Game.of_link(game.link())[1] == len(game.actions)
    for move in (-1, len(game.actions) + 1, "1"):
        with pytest.raises(ValueError, match="moves so far"):
            game.link(move=move)  # type: ignore[arg-type]
    for asked in (f"{game.link()}&m=26", f"{game.link()}&m=", f"{game.link()}&m=-1", f"{game.link()}&m={'9' * 99}"):
        with pytest.raises(ho.RecordError, match=r"&m= out"):
            ho.Game.from_link(asked)


@pytest.mark.parametrize("text", ["", "#", "#g", "#g=", "#g=1", "#g=x.AA", "https://example.org/", "hello", "#m=3"])
def test_what_is_no_link_is_refused_with_what_a_link_looks_like(text: str) -> None:
    with pytest.raises(ho.RecordError, match="not a link to a game"):
        ho.Game.from_link(text)


def test_a_damaged_or_cut_link_is_refused_wherever_it_was_damaged() -> None:
    link = game_with_names().link()
    start = len("#g=1.")
    for place in range(start, len(link)):
        other = "A" if link[place] != "A" else "B"
        for damaged in (link[:place] + other + link[place + 1 :], link[:place], link[:place] + "é" + link[place + 1 :]):
            with pytest.raises(ho.RecordError, match="damaged or cut off: copy it whole"):
                ho.Game.from_link(damaged)
    for text in (b"null", b"[]", b"7", b"{}", b'{"checksum":"0"}', b"[" * 100_000, b"\xff", b""):
        with pytest.raises(ho.RecordError, match="damaged"):
            ho.Game.from_link(packed(text))
    with pytest.raises(ho.RecordError, match="damaged"):
        ho.Game.from_link(link + "AAAA")


def test_a_link_that_unpacks_without_end_is_refused_before_it_is_unpacked() -> None:
    link = packed(b" " * 200_000_000)
    assert len(link) < records.LARGEST
    with pytest.raises(ho.RecordError, match="no game is so large"):
        ho.Game.from_link(link)
    with pytest.raises(ho.RecordError, match="too large for a link"):
        ho.Game.from_link("#g=1." + "A" * records.LARGEST)


def test_a_link_of_a_newer_version_says_so() -> None:
    with pytest.raises(
        ho.RecordError, match="version '3', and this program reads versions 1 and 2: open it with a newer"
    ):
        ho.Game.from_link(packed(b"{}", version="3"))


def test_a_link_says_version_2_only_where_a_campaign_handed_something_on() -> None:
    assert ho.Game(scenario=1).link().startswith("#g=1.")
    later = ho.Game(scenario=10, carried={"told": True})
    assert later.link().startswith("#g=2.")
    assert ho.Game.from_link(later.link()).record() == later.record()


def test_a_link_of_version_1_to_a_game_of_a_campaign_opens_as_before() -> None:
    game = ho.Game(scenario=10, seed=3, carried={"told": True})
    assert ho.Game.from_link(packed(game.record().encode())).record() == game.record()


def test_a_game_of_other_content_is_refused_as_its_record_is(tmp_path: Path) -> None:
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "own.toml").write_text('[staff.default]\n1 = "Maeve"\n', encoding="utf-8")
    game = ho.Game(seed=7, content=str(tmp_path))
    with pytest.raises(ho.RecordError, match="other content"):
        ho.Game.from_link(game.link())
    assert ho.Game.from_link(game.link(), content=str(tmp_path)).record() == game.record()


def test_a_link_that_is_no_text_is_refused() -> None:
    with pytest.raises(ho.RecordError, match="a link is text, this is int"):
        ho.Game.from_link(7)  # type: ignore[arg-type]
