"""The set-up of the play page at its borders: a name left out, a player fewer, a seed that is used up, odd messages."""

import pytest

from holding_on.board import PlayPage
from holding_on.board.page_states import State
from holding_on.board.setup_form import BY_CHANCE
from holding_on.catalogue.loading import the_box

TEXTS = the_box().words("en")


@pytest.fixture
def page() -> PlayPage:
    """A page with its seed chosen."""
    return PlayPage(seed="7")


@pytest.mark.parametrize("name", ["", "   "])
def test_an_empty_name_is_asked_for_in_the_words_of_the_form(page: PlayPage, name: str) -> None:
    page.set_up()
    page.form.name(0, name)
    assert page.form.wrong == TEXTS["board.table.wrong.names"]
    page.begin()
    assert page.state is State.OPENING


@pytest.mark.parametrize(
    ("names", "at"),
    [
        (["Ann", "", "ann"], [1, 2]),
        (["علی\u200cرضا", "علیرضا", "Ben"], [1]),
        (["Ann Marie", "Ben", "Ann\xa0Marie"], [2]),
    ],
)
def test_the_names_that_are_wrong_are_named_by_their_places(page: PlayPage, names: list[str], at: list[int]) -> None:
    page.set_up()
    for place, name in enumerate(names):
        page.form.name(place, name)
    page.begin()
    wrong = page.form.view["wrong"]
    assert (wrong["field"], wrong["at"]) == ("names", at)


def test_the_name_of_who_does_not_play_is_not_asked_for(page: PlayPage) -> None:
    page.form.choose(players=3)
    page.form.name(3, "")
    assert page.form.wrong == ""


def test_the_last_of_four_is_no_first_shift_manager_of_three(page: PlayPage) -> None:
    form = page.form
    form.choose(players=4)
    form.choose(first=3)
    form.choose(players=3)
    assert form.choice.first == BY_CHANCE
    form.choose(first=2)
    form.name(0, "Maeve")
    assert form.choice.first == 2, "who still plays stays chosen"


def test_the_next_game_has_a_seed_of_its_own(page: PlayPage) -> None:
    page.begin()
    assert page.game is not None
    assert page.game.seed == 7
    page.new_game()
    page.put_away()
    assert page.form.choice.seed == ""


def asked(page: PlayPage, message: object) -> list[object]:
    """Send a message as the browser does; what is answered."""
    answers: list[object] = []
    page.form.send = answers.append
    page.form._handle_custom_msg(message, [])
    return answers


def test_what_a_page_chooses_is_chosen_and_begun_with(page: PlayPage) -> None:
    names = ["Maeve", "Tom", "Una", "Zoë"]
    page.set_up()
    chosen = {"names": names, "players": 4, "first": 3, "seed": "12", "help_line": "room 2", "scenario": 2}
    page.set_up()
    assert asked(page, {"kind": "choose", **chosen}) == []
    assert page.state is State.OPENING
    assert {name: page.form.view[name] for name in chosen} == chosen
    assert asked(page, {"kind": "begin", **chosen, "seed": "13"}) == [{"kind": "done", "begun": True}]
    assert page.game is not None
    assert (page.game.seed, page.game.names, page.game.scenario) == (13, tuple(names), 2)


def test_a_page_learns_which_of_its_messages_was_heard_last(page: PlayPage) -> None:
    assert page.form.view["heard"] == 0
    asked(page, {"kind": "choose", "told": 3, "seed": "12"})
    assert page.form.view["heard"] == 3
    page.form.choose(seed="13")
    assert page.form.view["heard"] == 3


@pytest.mark.parametrize(
    "message",
    [
        None,
        "begin",
        {},
        {"kind": "other"},
        {"names": ["Maeve"]},
        {"names": [1, 2, 3, 4]},
        {"names": "four"},
        {"players": 1},
        {"players": 5},
        {"players": True},
        {"first": 4},
        {"first": -2},
        {"seed": 7},
        {"scenario": 10**30},
        {"choice": None},
        {"told": -1},
        {"told": True},
        {"told": "1"},
        {"told": 10**30},
    ],
)
def test_what_no_page_can_choose_changes_nothing(page: PlayPage, message: object) -> None:
    before = page.form.view
    assert asked(page, message) == []
    assert page.form.view == before
    assert page.parts.trouble.value == ""


def test_a_page_cannot_put_a_view_in_place(page: PlayPage) -> None:
    before = page.form.view
    page.form.set_state({"view": {"names": []}, "part": "board", "labels": "other"})
    assert (page.form.view, page.form.part) == (before, "set_up")


def test_without_a_browser_it_says_who_cares_and_which_chapter(page: PlayPage) -> None:
    assert repr(page.form) == "Who cares for Billy?\n  Ann\n  Ben\n  Cleo\nAn evening with Billy"
    page.form.name(0, "<b>Ann</b>")
    bundle, _ = page.form._repr_mimebundle_()
    assert bundle["text/plain"] == repr(page.form)
    assert "<li>&lt;b&gt;Ann&lt;/b&gt;</li>" in bundle["text/html"]
