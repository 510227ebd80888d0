"""The counts of presses and words: what is counted is what a game shows and asks."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on.styles import balanced, seat_of
from holding_on.view.shape import Action
from tests.benchmarks.counts import COLUMNS, counted
from tests.benchmarks.presses import ANSWERS, CARD, PAGE, PLACES, QUESTION, STORY, Press, count, played

GAMES = [(1, 3, 45), (2, 2, 3), (3, 4, 8)]


@pytest.mark.parametrize(("scenario", "players", "seed"), GAMES)
def test_presses_are_the_answers_pages_and_cards_of_the_game(scenario: int, players: int, seed: int) -> None:
    game = ho.Game(scenario, players, seed)
    cards, pages = game.view()["told"], game.pages()
    for press in played(scenario, players, seed, together=False):
        if press.asked not in (STORY, PAGE) and press.covers:
            page = pages.pop(0)
            assert page["asks"], "a page that is answered"
            assert page["cover"] is None or page["cover"]["note"] in press.seen
        if press.asked == STORY:
            card = cards.pop(0)
            assert press.seen == (card["title"], card["note"] or card["text"])
        elif press.asked == PAGE:
            page = pages.pop(0)
            assert press.topic == page["kind"]
            assert page["cover"] is None or press.seen == (page["cover"]["note"],)
        else:
            assert_the_ward_is_seen(game, press)
            legal = game.legal_actions()
            game.apply(legal[0] if len(legal) == 1 else balanced(seat_of(game), legal))
            pages = [page for page in game.pages() if page["kind"] != "ending"]
            assert game.actions[-1].kind == press.answer
    assert game.outcome is not None
    assert (pages, cards) == ([], [])


def assert_the_ward_is_seen(game: ho.Game, press: Press) -> None:
    """The question, who is there, the answers and the card are among what is counted, and nothing else is."""
    view = game.view()
    if press.covers:
        seen = {*press.seen}
        assert {*(each["name"] or each["text"] for each in view["actions"])} <= seen
        assert view["prompt"]["lead"] not in seen, "the ward lies behind the page"
        return
    prompt, card = view["prompt"], view["shifts"][view["head"]["shift"]]["card"]
    answers = answers_seen(view["actions"])
    shown = [prompt["short"], prompt["lead"], *answers, *([card["kind_text"], card["text"]] if card else [])]
    first = bool(view["gestures"])  # asked together, it is asked in other words
    assert list(press.seen)[first:] == [text for text in shown if text][first:]
    assert (press.asked, press.topic, press.legal) == (prompt["kind"], prompt["topic"], len(view["actions"]))
    assert press.taken_back == view["can_undo"] or not game.actions


def answers_seen(actions: list[Action]) -> list[str]:
    """Each answer by name and a few words; who may ask stands once beside a row of Timelines, which are drawn."""
    asking = dict.fromkeys(each["name"] for each in actions if each["kind"] == "inquire")
    others = [each for each in actions if each["kind"] != "inquire"]
    return [*asking, *(text for each in others for text in (each["name"] or each["text"], each["brief"]))]


@pytest.mark.parametrize(("scenario", "players", "seed"), GAMES)
def test_pressed_together_it_is_the_same_game_with_fewer_presses(scenario: int, players: int, seed: int) -> None:
    game = ho.Game(scenario, players, seed)
    one_by_one, together = (played(scenario, players, seed, together=way) for way in (False, True))
    assert [each for each in together if each.asked in (PAGE, STORY)] == [
        each for each in one_by_one if each.asked in (PAGE, STORY)
    ]
    for press in together:
        if press.asked in (PAGE, STORY):
            continue
        view = game.view()
        while view["prompt"]["topic"] != press.topic or press.legal != len(view["actions"]):
            legal = game.legal_actions()
            game.apply(legal[0] if len(legal) == 1 else balanced(seat_of(game), legal))
            view = game.view()
        offered = view["gestures"] or view["actions"]
        assert {each["name"] for each in offered} <= {*press.seen, ""}
        legal = game.legal_actions()
        game.apply(legal[0] if len(legal) == 1 else balanced(seat_of(game), legal))
    assert len(together) < 0.9 * len(one_by_one)


def test_a_text_that_stood_there_is_not_newly_shown() -> None:
    ward, page = ("two words", "and three more"), ("four words on it",)
    there = (QUESTION, ANSWERS)
    presses = [
        Press("care", "care", "care", 2, ward, False, places=there),
        Press(PAGE, "told", "", 1, page, True, covers=True, places=(PAGE,)),
        Press("care", "care", "care", 2, (*ward, "two words"), False, places=(*there, ANSWERS)),
    ]
    assert count(presses) == ({"care": 2, PAGE: 1}, 5 + 4 + 2, {QUESTION: 2, ANSWERS: 3 + 2, PAGE: 4})


@pytest.mark.parametrize(("scenario", "players", "seed"), GAMES)
def test_every_word_has_its_place(scenario: int, players: int, seed: int) -> None:
    presses = played(scenario, players, seed)
    assert all(len(press.places) == len(press.seen) for press in presses)
    assert {place for press in presses for place in press.places} == {*PLACES}


def test_minutes_are_presses_and_words() -> None:
    game = count([Press("care", "care", "care", 2, (f"{each} " * 150,), False, places=(CARD,)) for each in range(3)])
    assert game.minutes == pytest.approx(3 * 20 / 60 + 3)


def test_every_question_has_its_column() -> None:
    columns = {kind for kinds in COLUMNS.values() for kind in kinds}
    for scenario, players, seed in GAMES:
        for games in counted((scenario, players, seed, 2)).values():
            assert {kind for each in games for kind in each.presses} <= columns
