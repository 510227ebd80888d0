"""In the house, what the bar of the play page offers stands in the menu of the board."""

from __future__ import annotations

from typing import Any

from holding_on.board import Board, PlayPage
from holding_on.board.page_states import State
from holding_on.game import Game
from tests.board.hearing import Hearing
from tests.board.play_pages import game_of


def in_house() -> tuple[PlayPage, Hearing, list[dict[str, Any]]]:
    """A page with a game in the house, the ear of its board, and what its keeper says to the browser."""
    page = PlayPage(seed="7")
    page.form.choose(scenario=1)  # a chapter: after it the page stands between two of them
    told: list[dict[str, Any]] = []
    page.keeper.send = told.append
    page.begin()
    assert page.board is not None
    return page, Hearing(page.board), told


def test_the_menu_of_the_house_has_what_the_bar_has_and_the_bar_has_it_no_more() -> None:
    page, _, _ = in_house()
    assert page.board is not None
    assert [(each["item"], each["does"]) for each in page.board.menu] == [
        ("new_game", "ask"),
        ("save", "ask"),
        ("open", "file"),
        ("seed", "words"),
        ("coach", "ask"),
    ]
    assert page.board.menu[3]["text"] == page.parts.seed.value == "Seed 7"
    parts = page.parts
    assert (parts.bar.children, page.keeper.bare) == ((page.keeper,), True)


def test_an_item_of_the_menu_does_what_the_button_does() -> None:
    page, board, told = in_house()
    game = game_of(page)
    assert game is not None
    board.ask({"kind": "menu", "item": "save"})
    assert [each["kind"] for each in told] == ["save"]
    other = Game(seed=3).record()
    for request, state in (
        ({"item": "new_game"}, State.ASKING_NEW_GAME),
        ({"item": "open", "size": len(other), "text": other}, State.ASKING_TO_OPEN),
    ):
        page.go_on()
        board.ask({"kind": "menu", **request})
        assert page.state is state
    page.resume()
    opened = game_of(page)
    assert opened is not None
    assert opened.seed == 3
    assert page.board is not None
    assert page.board.menu[3]["text"] == "Seed 3"


def test_a_file_that_is_no_game_is_refused_from_the_menu_too() -> None:
    page, board, _ = in_house()
    board.ask({"kind": "menu", "item": "open", "size": 4, "text": "none"})
    assert page.state is State.PLAYING
    assert page.parts.trouble.value != ""


def test_a_new_game_after_an_outcome_is_asked_from_the_menu_of_the_board_that_it_puts_away() -> None:
    page, board, _ = in_house()
    game = game_of(page)
    assert game is not None
    while game.outcome is None:
        game.apply(game.legal_actions()[0])
    board.ask({"kind": "menu", "item": "new_game"})
    assert (page.state, page.board, page.keeper.bare) == (State.BETWEEN, None, False)


def test_after_a_mistake_the_file_can_be_saved_from_the_bar_of_the_house_too() -> None:
    page, _, _ = in_house()

    def mistake() -> None:
        raise ZeroDivisionError

    page.guard(mistake)(None)
    assert page.parts.bar in page.children
    assert not page.keeper.bare


def test_a_board_by_itself_offers_nothing_in_its_menu_and_nothing_else_can_be_asked_of_it() -> None:
    board = Board(Game(seed=7))
    assert board.menu == board.ending == []
    assert Hearing(board).ask({"kind": "menu", "item": "new_game"})["kind"] == "refused"
    page, heard, _ = in_house()
    assert heard.ask({"kind": "menu", "item": "seed"})["kind"] == "refused"
    assert page.state is State.PLAYING
