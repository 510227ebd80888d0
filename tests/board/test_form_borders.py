"""The form of the play page at its borders: a name left out, a player fewer, a seed that is used up."""

import pytest

from holding_on.board import PlayPage
from holding_on.board.page import State
from holding_on.catalogue.loading import the_box

TEXTS = the_box().words("en")


@pytest.fixture
def page() -> PlayPage:
    """A page with its seed chosen."""
    return PlayPage(seed="7")


@pytest.mark.parametrize("name", ["", "   "])
def test_an_empty_name_is_asked_for_in_the_words_of_the_form(page: PlayPage, name: str) -> None:
    page.form.names[0].value = name
    assert page.form.wrong == TEXTS["board.table.wrong.names"]
    page.begin()
    assert page.state is State.OPENING


def test_the_name_of_who_does_not_play_is_not_asked_for(page: PlayPage) -> None:
    page.form.players.value = 3
    page.form.every_name[3].value = ""
    assert page.form.wrong == ""


def test_the_last_of_four_is_no_first_shift_manager_of_three(page: PlayPage) -> None:
    form = page.form
    form.players.value = 4
    form.first.index = 4
    form.players.value = 3
    assert (form.first.index, len(form.first.options)) == (0, 4)
    assert page.parts.trouble.value == "", "nothing went wrong"
    form.first.index = 3
    form.names[0].value = "Maeve"
    assert form.first.index == 3, "who still plays stays chosen"


def test_the_next_game_has_a_seed_of_its_own(page: PlayPage) -> None:
    page.begin()
    assert page.game is not None
    assert page.game.seed == 7
    page.new_game()
    page.put_away()
    assert page.form.seed.value == ""
