"""Hostile texts and our own mistakes at the page, without a browser: all become a sentence, and the game is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board, PlayPage, play_page
from holding_on.game import Game, records
from tests.board.hearing import Hearing
from tests.hostile import HOSTILE, MARKUP, NAMES, hostile_folder

EVERY = pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())


def shown(page: PlayPage) -> list[str]:
    """All HTML that the page shows, as it is sent."""
    parts = (
        page.parts.notice,
        page.parts.trouble,
        page.parts.seed,
        page.parts.saved,
        page.parts.stopped,
        page.parts.simplifies,
    )
    json.dumps([part.value for part in parts], ensure_ascii=False).encode()  # as the kernel packs it
    return [part.value for part in parts]


def press_begin(page: PlayPage, **typed: object) -> None:
    """Press the button as the browser does, with what stands in the fields."""
    page.form._handle_custom_msg({"kind": "begin", **typed}, [])
    json.dumps(page.form.get_state("view"), ensure_ascii=False).encode()


def assert_harmless(page: PlayPage, text: str) -> None:
    """The text stands on the page as text, or not at all."""
    if "<" in text:
        assert [value for value in shown(page) if text in value] == []
    shown(page)


@EVERY
def test_a_name_is_taken_as_it_is_or_refused_in_a_sentence(text: str) -> None:
    page = PlayPage(seed="7")
    press_begin(page, names=[text, "Ben", "Cleo", "Dev"])
    assert_harmless(page, text)
    if page.game is None:
        said = page.form.wrong or page.parts.trouble.value
        assert said
        assert "went wrong" not in said
    else:
        assert page.game.names[0] == text.encode("utf-8", "replace").decode().strip()
        page.stop_here()
        assert_harmless(page, text)


@EVERY
def test_the_seed_and_the_line_of_help_are_only_text(text: str) -> None:
    page = PlayPage(seed=text)
    press_begin(page, help_line=text)
    assert_harmless(page, text)
    assert page.game is None
    assert page.form.view["wrong"]["text"] == ho.Game(seed=7).words.say("board.table.wrong.seed")
    press_begin(page, seed="7")
    if page.board is None:
        assert page.form.view["wrong"] == {"field": "help_line", "text": page.form.wrong, "at": []}
        assert page.form.help_line == ""
        press_begin(page, help_line="")
    assert page.board is not None
    page.stop_here()
    assert_harmless(page, text)


@EVERY
def test_a_language_and_a_folder_of_any_name_are_refused_on_the_page(text: str) -> None:
    for page in (PlayPage(lang=text), PlayPage(content=text)):
        assert_harmless(page, text)
        assert 'role="alert"' in page.parts.trouble.value
        press_begin(page)
        assert page.game is None
        assert_harmless(page, text)


@pytest.mark.parametrize("players", ["0", "-3", "9" * 5000, "99999999", "<b>", ""])
def test_a_page_is_built_whatever_its_surroundings_say(monkeypatch: pytest.MonkeyPatch, players: str) -> None:
    monkeypatch.setenv("HOLDING_ON_PLAYERS", players)
    monkeypatch.setenv("HOLDING_ON_SEED", MARKUP[0])
    assert 1 <= len(play_page().form.names) <= 4


@pytest.mark.parametrize(
    "option", ["names", "lang", "content", "readings", "numbers", "scenario", "deal", "scene", "seed"]
)
@EVERY
def test_a_record_with_hostile_options_and_a_fitting_checksum_is_refused(option: str, text: str) -> None:
    values: list[Any] = [text, [text] * 3, {text: text}, [[text]], {"patients": [text]}]
    for value in values:
        body = {"seed": 7, "actions": [], option: value}
        content = {"format": records.RECORD, "version": records.VERSION, **body}
        kept = json.dumps({**content, "checksum": records.checksum(content)})
        with pytest.raises(ho.HoldingOnError) as refused:
            Game.from_record(kept)
        assert "Traceback" not in str(refused.value)


@EVERY
def test_whatever_is_asked_of_a_board_is_answered(text: str) -> None:
    board = Board(Game(seed=7, names=NAMES, first=0))
    answers: list[dict[str, Any]] = []
    board.send = answers.append
    for request in (
        {"kind": text},
        {"kind": "why", "thing": text},
        {"kind": "picture", "memory": text},
        {"kind": "pictures", "memories": [text]},
        {"kind": "lay", "memory": text, "position": 1},
        {"kind": "act", "revision": 0, "action": text},
        {"kind": "acts", "revision": 0, "actions": [text]},
        {"kind": "acts", "revision": 0, "actions": text},
        {text: text},
        {"kind": "look", "move": 10**30},
        {"kind": "why", "line": 10**30},
        {"kind": "act", "revision": 0, "action": 10**30},
    ):
        board._handle_custom_msg({**request, "id": 1}, [])
        assert answers[-1]["id"] == 1
        assert answers[-1]["kind"] in ("refused", "pictures", "why")
        assert "went wrong" not in answers[-1]["text"]
    board.close()


# --- mistakes of our own -----------------------------------------------------------------------------------------


def broken(*_: object, **__: object) -> Any:
    """A mistake of ours."""
    raise ZeroDivisionError("a bug <b>inside</b>")


@pytest.mark.parametrize(
    ("scenario", "where"),
    [(1, "holding_on.game.campaign.Game"), (0, "holding_on.board.page.Game"), (0, "holding_on.board.page.Board")],
)
def test_a_mistake_while_a_game_begins_is_a_sentence(
    scenario: int, where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = PlayPage(seed="7")
    page.form.choose(scenario=scenario)
    with monkeypatch.context() as patch:
        patch.setattr(where, broken)
        press_begin(page)
    assert "Something went wrong" in page.parts.trouble.value
    assert "bug" not in page.parts.trouble.value
    assert "ZeroDivisionError" in caplog.text
    assert bool(page.keeper.kept) is where.endswith("Board")  # what there is of a game can be saved
    press_begin(page)
    assert page.board is not None
    assert page.parts.trouble.value == ""


@pytest.mark.parametrize("step", ["new_game", "put_away", "go_on", "take_back", "stop_here"])
def test_a_mistake_behind_a_button_keeps_the_game_and_offers_its_record(
    step: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = PlayPage(seed="7")
    page.begin()
    page.stop_here()
    kept = page.keeper.kept
    monkeypatch.setattr(page, step, broken)
    page.guard(getattr(page, step))(None)
    assert "Save as a file" in page.parts.trouble.value
    assert page.parts.bar in page.children
    assert page.keeper.kept == kept
    assert page.game is not None
    assert "ZeroDivisionError" in caplog.text


def test_a_mistake_behind_a_field_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayPage, "_on_help", broken)
    page = PlayPage(seed="7")
    page.form._handle_custom_msg({"kind": "choose", "help_line": "Maeve"}, [])
    assert "Something went wrong" in page.parts.trouble.value


def test_a_watcher_that_fails_stops_neither_the_game_nor_the_others(caplog: pytest.LogCaptureFixture) -> None:
    game, seen = Game(seed=7, first=0), list[int]()
    game.subscribe(broken)
    game.subscribe(lambda moved: seen.append(moved.revision))
    game.arrangement.subscribe(broken)
    changes = game.apply(game.legal_actions()[0])
    assert [change.rule for change in changes] == ["ASSIGN-01"]
    game.apply(game.legal_actions()[0])
    game.undo()
    assert seen == [1, 2, 3]
    assert caplog.text.count("an observer of the game has failed") == 3
    assert Game.from_record(game.record()).position() == game.position()


def test_a_display_that_cannot_show_a_move_says_so_and_shows_it_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game(seed=7, first=0)
    board, other = Board(game), ho.ConditionTrack(game)
    heard = Hearing(board)
    with monkeypatch.context() as patch:
        patch.setattr("holding_on.board.board.Board._part_of", broken)
        heard.ask({"kind": "act", "revision": 0, "action": game.legal_actions()[0].code, "id": 1})
    said = heard.sent
    assert [each["kind"] for each in said if each["kind"] != "lines"] == ["notice", "done"]
    assert "The choice stands" in next(each["lines"][0]["text"] for each in said if each["kind"] == "notice")
    assert "ZeroDivisionError" in caplog.text
    assert (game.revision, board.view["revision"], other.view["revision"]) == (1, 0, 1)
    answer = heard.ask({"kind": "act", "revision": 0, "action": game.legal_actions()[0].code, "id": 2})
    assert answer["kind"] == "refused"
    assert (game.revision, board.view["revision"]) == (1, 1)
    board.close()
    other.close()


def test_a_bug_in_the_view_keeps_the_record_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    page = PlayPage(seed="7")
    page.begin()
    assert page.game is not None
    sent: list[dict[str, Any]] = []
    page.keeper.send = sent.append
    monkeypatch.setattr("holding_on.view.view.build", broken)
    page.game.apply(page.game.legal_actions()[0])
    assert page.keeper.kept["record"] == page.game.record()
    page.keeper._handle_custom_msg({"kind": "save"}, [])
    (file,) = sent
    assert file["text"] == page.game.record()
    assert file["name"].startswith("holding-on-")


def test_every_text_of_a_folder_is_only_text(tmp_path: Path) -> None:
    page = PlayPage(seed="7", content=str(hostile_folder(tmp_path, MARKUP[1])))
    press_begin(page)
    assert page.board is not None
    page.stop_here()
    assert_harmless(page, MARKUP[1])
