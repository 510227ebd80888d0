"""The parts of the board without a browser: each alone, together on one game, and what each prints."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import holding_on as ho
from holding_on.board.display import Display
from holding_on.board.parts import PARTS
from holding_on.engine import names as n
from tests.board.hearing import Hearing
from tests.board.test_board import first
from tests.engine.table import played
from tests.views.there import there

NAMES = ["Ann", "Ben", "Cleo"]
each = pytest.mark.parametrize("name", PARTS)


class Seen(Hearing):
    """A display, and everything that it has sent to the browser."""

    def __init__(self, display: Display) -> None:
        super().__init__(display)
        self.ask({"kind": "lines", "from": 0, "id": 1})


@pytest.fixture
def game() -> ho.Game:
    """Three nurses before their first shift."""
    return ho.Game(seed=7, names=NAMES, first=0)


@pytest.fixture
def all_of_them(game: ho.Game) -> Iterator[list[Seen]]:
    """The six parts and a board, on one game."""
    shown = [Seen(make(game)) for make in (*PARTS.values(), ho.Board)]
    yield shown
    for seen in shown:
        seen.display.close()


def later(moves: int) -> ho.Game:
    """The same game after some moves chosen by chance."""
    return played(ho.Game(seed=7, names=NAMES, first=0), 7, moves)


# --------------------------------------------------------------------------------------- live


@each
def test_a_part_names_what_is_drawn_and_follows_the_game(game: ho.Game, name: str) -> None:
    part = PARTS[name](game)
    assert part.part == name
    game.apply(first(game))
    assert game.view().items() <= part.view.items()


@each
def test_a_choice_on_a_part_is_a_move_of_the_game(game: ho.Game, name: str) -> None:
    seen = Seen(PARTS[name](game))
    answer = seen.ask({"kind": "act", "revision": 0, "action": first(game), "id": 5})
    assert answer == {"id": 5, "kind": "done", "text": ""}
    assert game.revision == 1
    assert seen.ask({"kind": "why", "thing": "condition", "id": 6})["kind"] == "why"


def test_one_game_moves_them_all_and_their_journals_stay_in_order(game: ho.Game, all_of_them: list[Seen]) -> None:
    chance = Random(3)
    for turn in range(60):
        asked = all_of_them[turn % len(all_of_them)]
        action = chance.choice(game.legal_actions()).code
        if turn % 2:
            game.apply(action)
        else:
            assert asked.ask({"kind": "act", "revision": game.revision, "action": action, "id": turn})["kind"] == "done"
        if turn % 5 == 4 and game.can_undo:
            asked.ask({"kind": "undo", "revision": game.revision, "id": turn})
        for seen in all_of_them:
            assert game.view().items() <= seen.display.view.items()
            assert seen.journal() == [line["line"] for line in game.lines()]


def test_a_part_that_is_closed_leaves_the_game_and_the_others(game: ho.Game, all_of_them: list[Seen]) -> None:
    gone, *others = all_of_them
    shown = gone.display.view
    gone.display.close()
    game.apply(first(game))
    assert gone.display.view == shown
    assert all(game.view().items() <= seen.display.view.items() for seen in others)


def test_displays_of_one_game_know_each_other_and_no_others(game: ho.Game, all_of_them: list[Seen]) -> None:
    assert len({seen.display.game_id for seen in all_of_them}) == 1
    assert ho.Roster(later(3)).game_id != all_of_them[0].display.game_id


def test_a_branch_on_the_board_is_another_game_than_that_of_the_parts() -> None:
    game = later(50)
    board, track = Seen(ho.Board(game)), ho.ConditionTrack(game)
    board.ask({"kind": "look", "move": 20, "id": 1})
    board.ask({"kind": "branch", "id": 2})
    board.display.game.apply(first(board.display.game))
    assert track.view == {**game.view(), "moments": game.moments()}
    assert board.display.game_id != track.game_id
    board.ask({"kind": "leave_branch", "id": 3})
    assert board.display.game_id == track.game_id


@each
@pytest.mark.parametrize("message", [{"kind": "look", "move": 0}, {"kind": "now"}, {"kind": "branch"}])
def test_looking_back_belongs_to_the_board_and_a_part_says_so(name: str, message: dict[str, object]) -> None:
    game = later(10)
    seen = Seen(PARTS[name](game))
    answer = seen.ask({**message, "id": 3})
    assert answer["kind"] == "refused"
    assert "whole board" in answer["text"]
    assert game.view().items() <= seen.display.view.items()


@each
def test_a_part_shows_a_moment_that_is_over_and_plays_nothing_in_it(name: str) -> None:
    seen = Seen(PARTS[name](later(50).at(move=20)))
    answer = seen.ask({"kind": "act", "revision": seen.display.game.revision, "action": 64, "id": 3})
    assert answer["kind"] == "refused"
    assert seen.display.view["past"]["move"] == 20


# --------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("make", [*PARTS.values(), ho.Board])
def test_a_display_shows_games_only(make: Callable[..., Display]) -> None:
    with pytest.raises(ho.SceneError, match=r"shows a game, not 7: say \w+\(game\)"):
        make(7)


@pytest.mark.parametrize("shift", ["evening", "Morning", 1, "", ["night"]])
def test_a_shift_that_there_is_not_is_refused(game: ho.Game, shift: Any) -> None:
    with pytest.raises(ho.SceneError, match="morning, day, night"):
        ho.PatientCard(game, shift)


@pytest.mark.parametrize("last", [0, -1, 2.5, "3", True])
def test_a_number_of_lines_that_is_none_is_refused(game: ho.Game, last: Any) -> None:
    with pytest.raises(ho.SceneError, match="a whole number from 1 on"):
        ho.JournalView(game, last=last)


# --------------------------------------------------------------------------------------- what is printed


@each
@pytest.mark.parametrize("moves", [0, 60, 2000])
def test_a_part_prints_the_same_every_time(name: str, moves: int) -> None:
    one, other = PARTS[name](later(moves)), PARTS[name](later(moves))
    assert repr(one) == repr(other)
    assert repr(one).strip() != ""
    bundle = one._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data is not None
    assert data["text/plain"] == repr(one)


@pytest.mark.parametrize("moves", [0, 60, 2000])
def test_the_board_prints_what_its_parts_print(moves: int) -> None:
    game = later(moves)
    printed = repr(ho.Board(game))
    cards = [repr(ho.PatientCard(game, shift)) for shift in n.SHIFT_NAMES]
    others = [repr(PARTS[name](game)) for name in ("condition_track", "roster", "memory_grid")]
    assert [text for text in (*cards, *others) if text not in printed] == []


def test_the_track_prints_where_billy_is() -> None:
    game = later(60)
    assert repr(ho.ConditionTrack(game)) == game.view()["track"]["text"]


def test_the_card_of_the_shift_that_is_on_changes_with_the_shifts(game: ho.Game) -> None:
    now, night = ho.PatientCard(game), ho.PatientCard(game, "night")
    assert repr(now) == game.view()["shifts"][n.MORNING]["text"]
    while game.view()["head"]["shift"] != n.NIGHT:
        assert repr(night) == game.view()["shifts"][n.NIGHT]["text"]
        assert repr(now) != repr(night)
        game.apply(first(game))
    game.apply(first(game))
    shown = game.view()["shifts"][n.NIGHT]
    assert repr(now) == repr(night)
    assert repr(night).splitlines() == [
        shown["name"],
        *(
            f"  {text}"
            for text in (there(shown["card"])["spoken"], *(s["text"] for s in shown["spaces"]), shown["care_text"])
        ),
    ]


def test_the_roster_prints_everybody_once_with_the_cards_before_them() -> None:
    game = ho.Game.from_scene({"day": 2, "pawns": {"Ann": {"partials": ["3-2"], "clears": ["1-1"]}}}, seed=4)
    view = game.view()
    lines = repr(ho.Roster(game)).splitlines()
    ann = view["pawns"][0]
    assert lines[:3] == [ann["text"], f"  {ann['partials'][0]['text']}", f"  {ann['clears'][0]['text']}"]
    assert [line for line in lines if not line.startswith(" ")] == [
        *(pawn["text"] for pawn in view["pawns"]),
        view["pool"]["text"],
    ]


def test_the_journal_prints_its_last_lines_with_their_rules() -> None:
    game = later(60)
    lines = game.lines()
    assert repr(ho.JournalView(game)).count("\n  ") == len(lines)
    assert repr(ho.JournalView(game)).startswith(game.words.say("board.journal.setup"))
    told = [f"  {line['text']} ({line['rule']})" for line in lines[-2:]]
    assert repr(ho.JournalView(game, last=2)).splitlines() == [
        game.words.say("board.journal.day", day=lines[-1]["day"]),
        *told,
    ]


# --------------------------------------------------------------------------------------- what is secret


@each
def test_no_part_knows_a_card_that_nobody_has_seen(name: str) -> None:
    game = ho.Game.from_scene(
        {"day": 2, "grid": {"partials": ["1-1", "2-1"]}, "pawns": {"Ann": {"clears": ["1-1", "2-5"]}}}, seed=4
    )
    seen = Seen(PARTS[name](game))
    for message in ({"kind": "picture", "memory": "2-5"}, {"kind": "why", "thing": "2-5"}, {"kind": "why", "line": 0}):
        seen.ask(message)
    sent = json.dumps([seen.display.view, seen.sent]) + repr(seen.display)
    for timeline in range(1, 6):
        for position in range(1, 7):
            memory = f"memory.{timeline}-{position}"
            unseen = ("clear", "title") if (timeline, position) in ((1, 1), (2, 1)) else ("clear", "title", "words")
            assert [key for key in unseen if game.words.say(f"{memory}.{key}") in sent] == []
