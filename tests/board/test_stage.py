"""The stage of a lesson without a browser: what it shows and hides, what it tells the lesson, what goes together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Script, Stage
from holding_on.board.code import the_code
from holding_on.board.stage_script import BLANK
from tests.board.hearing import Hearing

ASKS: Script = {
    **BLANK,
    "badge": "Your turn",
    "asks": "Where does it stand?",
    "count": "1 of 2",
    "options": [{"name": "21", "text": "21", "state": "open"}, {"name": "24", "text": "24", "state": "open"}],
}
PLAYS: Script = {**BLANK, "asks": "Fill the shift.", "plays": True}
TOLD: Script = {
    **BLANK,
    "asks": "Where does it stand?",
    "options": [{"name": "21", "text": "21", "state": "right"}, {"name": "24", "text": "24", "state": "wrong"}],
    "told": {
        "title": "Not 24: 21.",
        "text": "So it is.",
        "lines": [{"text": "It falls.", "rule": "CARE-13"}],
        "kind": "",
    },
    "buttons": [{"name": "again", "text": "Once more", "main": True}],
}


@pytest.fixture(autouse=True)
def begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel begins anew, so that other tests do not get the code of the lessons."""
    monkeypatch.setattr("holding_on.board.code._shared", None)


@pytest.fixture
def game() -> ho.Game:
    """A first morning whose card is turned."""
    game = ho.Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0)
    game.apply(game.legal_actions()[0])
    return game


class Told:
    """A stage, what the lesson hears from it, and what its browser receives."""

    def __init__(self, game: ho.Game, script: Script) -> None:
        self.pressed: list[str] = []
        self.refused: list[int | str] = []
        self.recalled: list[dict[str, Any]] = []
        self.stage = Stage(
            game, script, does=self.pressed.append, refused=self.refused.append, recalled=self.recalled.append
        )
        self.hearing = Hearing(self.stage)

    def ask(self, **request: object) -> dict[str, Any]:
        """Send a request as the browser does, and return the reply without its updates."""
        return self.hearing.ask({"id": 1, **request})

    def updates(self) -> list[list[str]]:
        """What each message brought: names of traits, or kinds of updates."""
        return [
            [each.get("name", each["kind"]) for each in message.get("updates", ())] for message in self.hearing.messages
        ]


def act(game: ho.Game, code: int | None = None) -> dict[str, Any]:
    """The request of a browser that plays the first answer, or the one with this code."""
    return {
        "kind": "act",
        "revision": game.revision,
        "action": game.view()["actions"][0]["code"] if code is None else code,
    }


def test_unless_one_plays_nothing_gives_the_answer_away_and_nothing_can_be_played(game: ho.Game) -> None:
    told = Told(game, ASKS)
    shown = {name: told.stage.view[name] for name in ("actions", "barred", "gestures")}
    assert shown == {"actions": [], "barred": [], "gestures": []}
    assert told.stage.view["prompt"]["text"] == "", "what is asked is the lesson's question, and not the game's"
    assert game.view()["actions"]
    before = game.revision
    for request in (act(game), {"kind": "undo", "revision": before}, {**act(game), "kind": "acts", "actions": [1]}):
        assert told.ask(**request)["kind"] == "refused"
    assert game.revision == before
    assert told.refused == []


def test_where_one_plays_the_answers_of_the_game_are_there_and_a_move_is_made(game: ho.Game) -> None:
    told = Told(game, PLAYS)
    assert told.stage.view["actions"] == game.view()["actions"]
    assert told.ask(**act(game))["kind"] == "done"
    assert told.stage.view["actions"] == game.view()["actions"]
    assert told.stage.view["revision"] == game.revision == 2


def test_only_what_the_script_offers_now_can_be_pressed(game: ho.Game) -> None:
    told = Told(game, ASKS)
    assert told.ask(kind="does", name="21")["kind"] == "done"
    for name in ("22", "again", 21, None):
        assert told.ask(kind="does", name=name)["kind"] == "refused"
    told.stage.show(TOLD)
    assert told.ask(kind="does", name="21")["kind"] == "refused"
    assert told.ask(kind="does", name="again")["kind"] == "done"
    assert told.pressed == ["21", "again"]


def test_a_press_brings_the_script_and_all_moves_in_one_message_with_the_reply(game: ho.Game) -> None:
    told = Told(game, ASKS)

    def goes_on(_: str) -> None:
        for _turn in range(2):
            game.apply(game.legal_actions()[0])
        told.stage.show({**PLAYS, "lit": ["pawn 0"]})

    told.stage._when_pressed = goes_on
    told.ask(kind="does", name="21")
    assert told.updates() == [["script", "lines", "view"]]
    assert told.stage.view["revision"] == game.revision == 3
    assert told.stage.view["actions"] == game.view()["actions"]
    assert told.stage.script["lit"] == ["pawn 0"]


def test_a_script_alone_goes_alone_and_one_after_which_the_learner_plays_brings_the_answers(game: ho.Game) -> None:
    told = Told(game, ASKS)
    told.stage.show(TOLD)
    told.stage.show(PLAYS)
    assert told.updates() == [["script"], ["script", "view"]]
    assert told.stage.view["actions"]


def test_a_piece_that_follows_the_game_changes_the_script_in_the_message_of_the_move(game: ho.Game) -> None:
    told = Told(game, PLAYS)
    game.subscribe(lambda _: told.stage.show(TOLD))
    told.ask(**act(game))
    assert [sorted(names) for names in told.updates()] == [["lines", "script", "view"]]
    assert told.stage.view["actions"] == []


def test_another_game_comes_with_the_script_and_its_moves_count_last(game: ho.Game) -> None:
    told = Told(game, ASKS)
    other = ho.Game(seed=9, names=["Ann", "Ben", "Cleo"], first=0)

    def begins_again(_: str) -> None:
        told.stage.show(PLAYS, other)
        other.apply(other.legal_actions()[0])

    told.stage._when_pressed = begins_again
    told.ask(kind="does", name="21")
    (message,) = told.hearing.messages
    views = [each for each in message["updates"] if "view" in (each["kind"], each.get("name"))]
    assert views[-1]["kind"] == "set"
    assert views[-1]["value"] == told.stage.view
    assert told.stage.view["revision"] == other.revision == 1
    assert told.stage.view["actions"] == other.view()["actions"]


def test_what_is_no_game_is_refused_and_the_script_stays(game: ho.Game) -> None:
    told = Told(game, ASKS)
    with pytest.raises(ho.SceneError, match="Stage shows a game"):
        told.stage.show(TOLD, 7)  # type: ignore[arg-type]
    assert told.stage.script["told"] is None


def test_a_press_on_somebody_barred_is_told_by_the_code_of_the_answer() -> None:
    game = ho.Game.from_scene({"day": 3}, seed=4, deal={"patients": ["P16"]})
    for move in ("turn", "place nurse 1", "place assistant 1", "care medical"):
        game.apply(ho.Action.of(move))
    codes = [each["code"] for each in game.view()["barred"]]
    assert codes
    plays, asks = Told(game, PLAYS), Told(game, ASKS)
    for told in (plays, asks):
        told.ask(kind="barred", code=codes[0])
        told.ask(kind="barred", code=-1)
    assert plays.refused == codes[:1]
    assert asks.refused == []


def test_a_move_that_the_game_refuses_is_told_by_its_sentence(game: ho.Game) -> None:
    told = Told(game, PLAYS)
    answer = told.ask(**act(game, 10_000))
    assert answer["kind"] == "refused"
    assert told.refused == [answer["text"]]


def test_what_the_browser_kept_is_told_only_where_the_script_recalls_it(game: ho.Game) -> None:
    kept = {"03.not_twice": {"missed": 1}}
    silent, recalls = Told(game, ASKS), Told(game, {**ASKS, "recalls": True})
    for told in (silent, recalls):
        told.ask(kind="recalled", recall=kept)
        told.ask(kind="recalled", recall=[1])
    assert silent.recalled == []
    assert recalls.recalled == [kept]


def test_a_callback_that_fails_leaves_the_stage_as_it_was(game: ho.Game, caplog: pytest.LogCaptureFixture) -> None:
    told = Told(game, ASKS)
    told.stage._when_pressed = lambda _: 1 / 0
    answer = told.ask(kind="does", name="21")
    assert answer["text"] == the_code(lesson=True).labels[told.stage.labels]["refused.unexpected"]
    assert "ZeroDivisionError" in caplog.text
    assert told.ask(kind="does", name="24")["kind"] == "refused"
    assert told.stage.script["asks"] == ASKS["asks"]


def lines(stage: Stage) -> Iterator[str]:
    """The lines of the plain text."""
    return iter(repr(stage).splitlines())


def test_its_plain_text_is_the_question_the_options_and_what_is_told(game: ho.Game) -> None:
    assert [*lines(Stage(game, ASKS, does=str))] == ["Your turn · Where does it stand? · 1 of 2", "  1. 21", "  2. 24"]
    assert [*lines(Stage(game, TOLD, does=str))][-3:] == ["Not 24: 21.", "So it is.", "It falls. (CARE-13)"]
    first, *others = lines(Stage(game, PLAYS, does=str))
    assert first == "Fill the shift."
    assert others == [*lines(ho.Prompt(game))]
    assert 'aria-label="A moment on the ward"' in Stage(game, TOLD, does=str).in_html()


def test_a_stage_reads_the_rest_of_a_short_script_as_blank(game: ho.Game) -> None:
    stage = Stage(game, {"asks": "What now?"}, does=str)  # type: ignore[typeddict-item]
    assert stage.script == {**BLANK, "asks": "What now?"}
