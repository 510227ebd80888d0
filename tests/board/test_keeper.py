"""Keeping a game outside the kernel, without a browser: what goes to the shelf, and what comes back or from a file."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from ipywidgets import Widget  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.board.keeper import Keeper, SavedGame
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from holding_on.game.records import LARGEST
from tests.engine.table import played
from tests.hostile import HOSTILE


class Desk:
    """A keeper, what it says to the browser, and what it tells its table."""

    def __init__(self) -> None:
        self.found: list[SavedGame] = []
        self.opened: list[SavedGame] = []
        self.refused: list[str] = []
        self.played: list[str] = []
        self.linked: list[tuple[Game, int, bool]] = []
        self.elsewhere = 0
        self.sent: list[dict[str, Any]] = []
        self.keeper = Keeper(
            Words(the_box(), "en"),
            None,
            on_found=self.found.append,
            on_opened=self.opened.append,
            on_refused=self.refused.append,
            on_elsewhere=self._on_elsewhere,
            on_played=self.played.append,
            on_link=lambda *told: self.linked.append(told),
        )
        self.keeper.send = self.sent.append

    def _on_elsewhere(self) -> None:
        self.elsewhere += 1

    def say(self, message: object) -> None:
        """A message from the browser."""
        self.keeper._handle_custom_msg(message, [])

    def stored(self, record: object, **other: object) -> None:
        """What the browser says when a game lies there."""
        self.say({"kind": "found", "id": "x", "record": record, "played": False, "at_once": False, **other})


@pytest.fixture
def desk() -> Desk:
    """A keeper with nothing to keep."""
    return Desk()


def some_game(moves: int = 25) -> Game:
    """A game under way."""
    return played(Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0), 3, moves)


def test_after_every_action_the_record_is_handed_to_the_browser(desk: Desk) -> None:
    game = some_game(0)
    desk.keeper.keep(game)
    assert desk.keeper.kept["fresh"]
    name = desk.keeper.kept["id"]
    for _ in range(12):
        game.apply(game.legal_actions()[0])
        assert desk.keeper.kept == {
            "id": name,
            "record": game.record(),
            "summary": desk.keeper.summary(SavedGame(game, "")),
            "fresh": False,
            "over": False,
        }
    assert "Ann, Ben and Cleo" in desk.keeper.kept["summary"]
    desk.keeper.release()
    kept = desk.keeper.kept
    game.apply(game.legal_actions()[0])
    assert desk.keeper.kept == kept


def test_a_game_that_was_kept_before_another_is_kept_no_longer(desk: Desk) -> None:
    before, game = some_game(), some_game(3)
    desk.keeper.keep(before)
    desk.keeper.keep(game)
    before.apply(before.legal_actions()[0])
    assert desk.keeper.kept["record"] == game.record()


def test_what_is_kept_of_a_choice_travels_in_the_message_that_answers_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0)
    board, messages, alone = Board(game), list[dict[str, Any]](), list[object]()
    monkeypatch.setattr(board, "send", messages.append)
    monkeypatch.setattr(Widget, "send_state", lambda _, key=None: alone.append(key))
    desk.keeper.carrier = board
    desk.keeper.keep(game)
    assert alone == ["kept"]  # no choice was made
    act = {"kind": "act", "revision": 0, "action": game.legal_actions()[0].code}
    board._handle_custom_msg(act, [])
    (message,) = messages
    assert [each["value"] for each in message["updates"] if each["kind"] == "deliver"] == [desk.keeper.kept]
    assert [each["to"] for each in message["updates"] if each["kind"] == "deliver"] == [desk.keeper.name]
    assert desk.keeper.kept["record"] == game.record()
    assert alone == ["kept"]
    game.apply(game.legal_actions()[0])  # from a cell: nobody has asked, and no message answers
    assert alone == ["kept", "kept"]
    assert all(each["kind"] != "deliver" for each in messages[1]["updates"])


def test_what_lies_on_the_shelf_is_the_same_game_byte_for_byte(desk: Desk) -> None:
    game = some_game()
    desk.stored(game.record(), played=True)
    (found,) = desk.found
    assert (found.id, found.played, found.at_once) == ("x", True, False)
    assert found.game is not None
    assert found.game.record() == game.record()
    assert found.game.position() == game.position()
    assert found.game.lines() == game.lines()


def test_a_table_that_plays_already_is_not_interrupted_by_the_shelf(desk: Desk) -> None:
    desk.keeper.keep(some_game())
    desk.stored(some_game(3).record())
    assert desk.found == []


def test_a_file_is_saved_under_a_name_of_letters_and_opened_again(desk: Desk) -> None:
    game = Game(seed=7, names=["Ann/../x", "<b>Ben</b>", "Änne"], first=0)
    desk.say({"kind": "save"})
    assert desk.sent == []  # there is none yet
    desk.keeper.keep(game)
    desk.say({"kind": "save"})
    (file,) = desk.sent
    assert file["name"] == "holding-on-annx-bbenb-änne-1.json"
    desk.say({"kind": "open", "size": len(file["text"]), "text": file["text"], "name": file["name"]})
    (opened,) = desk.opened
    assert opened.game is not None
    assert opened.game.record() == game.record()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": "holding_on.record", "version": 99}',
        "\x00",
        "[" * 9999,
        *(pytest.param(text, id=name) for name, text in HOSTILE.items()),
    ],
)
def test_what_is_no_record_is_told_in_one_sentence_and_changes_nothing(desk: Desk, text: str) -> None:
    game = some_game()
    desk.keeper.keep(game)
    before = game.record()
    desk.say({"kind": "open", "size": len(text), "text": text, "name": "x.json"})
    assert len(desk.refused) == 1
    assert desk.refused[0].count("\n") == 0
    assert desk.refused[0].startswith("That cannot be used, and nothing has changed. The reason: ")
    assert desk.opened == []
    assert game.record() == before


def test_two_thousand_damaged_records_are_refused_or_are_the_same_game(desk: Desk) -> None:
    game = some_game()
    record = game.record()
    chance = random.Random(11)
    for _ in range(2000):
        text = damaged(record, chance)
        desk.refused.clear()
        desk.opened.clear()
        desk.say({"kind": "open", "size": len(text), "text": text, "name": "x.json"})
        if desk.opened:
            assert json.loads(text) == json.loads(record)  # only white space or the order differs
        else:
            assert len(desk.refused) == 1, text


def damaged(record: str, chance: random.Random) -> str:
    """A record with a few things wrong: bytes changed, cut, doubled, put in; or one value replaced."""
    text = record
    for _ in range(chance.randint(1, 3)):
        where = chance.randrange(max(1, len(text)))
        match chance.randrange(5):
            case 0:
                text = text[:where] + chr(chance.randrange(32, 0x500)) + text[where + 1 :]
            case 1:
                text = text[:where]
            case 2:
                text = text[:where] + text[where : where + 9] + text[where:]
            case 3:
                text = text[:where] + text[where + chance.randint(1, 40) :]
            case 4:
                text = (
                    text[:where] + chance.choice(["9", "-1", "null", '"', "{", "\\u0000", "]", "1e999"]) + text[where:]
                )
    return text


def test_a_file_that_is_too_large_is_not_even_read(desk: Desk) -> None:
    desk.say({"kind": "open", "size": LARGEST + 1, "text": "", "name": "x.json"})
    assert "1000 kB" in desk.refused[0]


def test_a_bug_is_told_and_nothing_is_lost(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Game:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(Game, "from_record", broken)
    desk.say({"kind": "open", "size": 2, "text": "{}", "name": "x"})
    assert len(desk.refused) == 1
    assert "Something went wrong" in desk.refused[0]
    assert "ZeroDivisionError" not in desk.refused[0]


@pytest.mark.parametrize("message", [None, 7, [], {}, {"kind": "open"}, {"kind": "found", "id": 1}, {"kind": "x"}])
def test_a_message_that_means_nothing_does_nothing(desk: Desk, message: object) -> None:
    desk.say(message)
    assert (desk.found, desk.opened, desk.refused, desk.sent) == ([], [], [], [])


def test_another_tab_takes_the_game_up_and_it_is_taken_back(desk: Desk) -> None:
    game = some_game()
    desk.keeper.keep(game)
    name = desk.keeper.kept["id"]
    desk.say({"kind": "elsewhere"})
    assert desk.elsewhere == 1
    desk.keeper.take_back()
    assert desk.keeper.kept == {
        "id": name,
        "record": game.record(),
        "summary": desk.keeper.summary(SavedGame(game, "")),
        "fresh": True,
        "over": False,
    }


def test_to_forget_takes_it_off_the_shelf(desk: Desk) -> None:
    game = some_game()
    desk.keeper.keep(game)
    name = desk.keeper.kept["id"]
    desk.keeper.forget()
    assert desk.keeper.kept == {}
    assert desk.sent == [{"kind": "forget", "id": name}]
    game.apply(game.legal_actions()[0])
    assert desk.keeper.kept == {}


def test_that_another_tab_plays_a_stored_game_is_heard_late_until_one_is_played_here(desk: Desk) -> None:
    desk.say({"kind": "played", "id": "x"})
    assert desk.played == ["x"]
    desk.keeper.keep(some_game())
    desk.say({"kind": "played", "id": "x"})
    desk.say({"kind": "played", "id": 3})
    assert desk.played == ["x"]


def test_the_game_of_a_link_in_the_address_is_handed_on_with_its_move(desk: Desk) -> None:
    game = some_game()
    here = {"kind": "here", "address": "https://example.org/play", "still": False}
    desk.say({**here, "link": ""})
    assert (desk.keeper.address, desk.linked) == ("https://example.org/play", [])
    for link, move, still in ((game.link(names=True), 25, False), (game.link(names=True, move=3), 3, True)):
        desk.say({**here, "link": link, "still": still})
        told, at, without_motion = desk.linked.pop()
        assert (told.record(), at, without_motion) == (game.record(), move, still)
    assert desk.keeper.kept == {}
    assert desk.refused == []


@pytest.mark.parametrize("link", ["#g=", "#g=1.AAAA", "#g=3.AAAA", "#g=1." + "A" * LARGEST, *HOSTILE])
def test_a_link_of_no_use_is_refused_in_a_sentence(desk: Desk, link: object) -> None:
    desk.say({"kind": "here", "address": "", "link": link, "still": False})
    assert desk.linked == []
    assert len(desk.refused) == (1 if isinstance(link, str) and link else 0)
