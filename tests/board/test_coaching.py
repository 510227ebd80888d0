"""The coach of the play page: asked from the menu, it counts while the table goes on, and tells nothing hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board import coaching as board_coaching
from holding_on.board.coaching import Coach
from holding_on.board.guard import Guard
from holding_on.engine.errors import HoldingOnError
from holding_on.game import Game
from tests.board.hearing import Hearing
from tests.board.play_pages import play, playing

GAMES = 10


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let fewer games be played on, so that the tests are quick."""
    monkeypatch.setattr(board_coaching, "GAMES", GAMES)


@pytest.fixture
def page() -> PlayPage:
    """A page on which somebody is to be assigned."""
    page = PlayPage(seed="7")
    page.begin()
    playing(page).apply(ho.Action.of("turn"))
    return page


def ear(page: PlayPage) -> Hearing:
    """The ear of the page's board."""
    assert page.board is not None
    return Hearing(page.board)


def offered(page: PlayPage) -> list[str]:
    """What the coach's item of the menu says; nothing while it is not there."""
    assert page.board is not None
    return [each["text"] for each in page.board.menu if each["item"].startswith("coach")]


def ask(heard: Hearing) -> None:
    """Choose the item."""
    heard.ask({"kind": "menu", "item": "coach"})


def told(heard: Hearing) -> list[tuple[str, list[str]]]:
    """The notices so far: their titles and sentences."""
    return [
        (each["title"], [line["text"] for line in each["lines"]]) for each in heard.sent if each["kind"] == "notice"
    ]


def test_it_says_what_each_answer_gained_and_never_what_to_do(page: PlayPage) -> None:
    heard, game = ear(page), playing(page)
    assert offered(page) == ["What would you think about here?"]
    ask(heard)
    assert (page.coach.is_thinking, offered(page)) == (True, ["Stop counting", "It counts. The menu may be closed."])
    page.coach.finish()
    assert not page.coach.is_thinking
    assert offered(page) == ["What would you think about here?", "The count stands beside the question."]
    (begun_title, _), (title, (played, *answers, last)) = told(heard)
    assert (begun_title, title) == ("", game.decision.prompt)
    assert played.endswith(f"Of these {GAMES} games")
    said = {game.say(action) for action in game.legal_actions()}
    assert {each.partition(" went well with ")[2].strip("“”") for each in answers} == said
    wins = [int(each.partition(" ")[0]) for each in answers]
    assert wins == sorted(wins, reverse=True)
    assert last.startswith(("These games cannot tell", "This question matters"))


def test_without_a_question_asked_nothing_is_played_on(page: PlayPage) -> None:
    assert not page.coach.is_thinking
    play(page, 5)
    assert not page.coach.is_thinking
    assert told(ear(page)) == []


def test_cards_that_nobody_has_seen_change_nothing(page: PlayPage) -> None:
    """Neither do other seeds of the game, which deal other cards."""
    found = []
    for game in [playing(page), *(playing(page).branch(seed) for seed in range(3))]:
        board = ho.Board(game)
        heard, coach = Hearing(board), Coach(game.words, Guard(pytest.fail, pytest.fail))
        coach.attend(board)
        ask(heard)
        coach.finish()
        found.append(told(heard))
    assert found == [found[0]] * 4
    assert len(found[0]) == 2


def test_an_answer_ends_the_counting(page: PlayPage) -> None:
    heard = ear(page)
    ask(heard)
    playing(page).apply(playing(page).legal_actions()[0])
    assert not page.coach.is_thinking
    assert offered(page) == ["What would you think about here?"]
    page.coach.finish()
    assert len(told(heard)) == 1


def test_the_same_item_stops_it(page: PlayPage) -> None:
    heard = ear(page)
    ask(heard)
    ask(heard)
    assert not page.coach.is_thinking
    assert told(heard)[-1] == ("", ["The counting has stopped."])


@pytest.mark.parametrize("leave", ["stop_here", "put_away", "show_days"])
def test_it_ends_when_the_board_is_put_aside(page: PlayPage, leave: str) -> None:
    ask(ear(page))
    getattr(page, leave)()
    assert not page.coach.is_thinking


def test_a_question_with_one_answer_needs_no_games() -> None:
    page = PlayPage(seed="7")
    page.begin()
    heard = ear(page)
    ask(heard)
    assert not page.coach.is_thinking
    ((title, (said,)),) = told(heard)
    assert title == playing(page).decision.prompt
    assert said.startswith("There is one answer only")


def test_at_the_end_it_is_not_offered_and_in_the_past_it_counts_for_the_moment_that_is_shown(page: PlayPage) -> None:
    assert page.board is not None
    game = playing(page)
    asked = game.decision.prompt
    play(page)
    assert offered(page) == []
    page.board.look(1)
    heard = ear(page)
    ask(heard)
    page.coach.finish()
    assert told(heard)[-1][0] == asked
    page.board.look(len(game.actions))
    assert offered(page) == []


def test_in_a_room_it_is_not_offered(tmp_path: Path) -> None:
    page = PlayPage(seed="7", wall=tmp_path)
    page.begin()
    assert page.wall.is_open
    assert offered(page) == []
    assert ear(page).ask({"kind": "menu", "item": "coach"})["kind"] == "refused"


def test_clicks_are_answered_while_it_counts(page: PlayPage) -> None:
    async def counted() -> int:
        heard = ear(page)
        ask(heard)
        asked = 0
        while page.coach.is_thinking:
            assert heard.ask({"kind": "why", "thing": "condition"})["kind"] == "why"
            asked += 1
            await asyncio.sleep(0)
        return asked

    assert asyncio.run(counted()) > 3


def test_counting_that_fails_is_a_sentence(page: PlayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        yield
        raise HoldingOnError("broken")

    monkeypatch.setattr("holding_on.study.coaching.coaching", broken)
    heard = ear(page)
    ask(heard)
    page.coach.finish()
    assert told(heard)[-1][1] == [Game(seed=1).words.say("board.refused.unexpected")]
    assert offered(page)[0] == "What would you think about here?"
