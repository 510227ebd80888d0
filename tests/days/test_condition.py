"""The thread of Billy's condition alone: of every game, with its moments and their words."""

import pytest

import holding_on as ho
from holding_on.days import condition, condition_in_words, styles
from tests.days.reading_html import Element, classes, elements, of_class
from tests.days.test_page import played


def beads(found: list[Element]) -> list[Element]:
    return of_class(found, "hd-bead")


@pytest.mark.parametrize("scenario", [0, 1, 6])
def test_each_moment_of_a_game_has_its_bead_and_its_words(scenario: int) -> None:
    game = played(seed=11, scenario=scenario)
    found = elements(condition(game))
    assert len(beads(found)) == len(game.moments())
    told = condition_in_words(game)
    assert told.count("(day ") == len(game.rows())
    assert told.endswith("(now).")
    assert [each.attributes["aria-label"] for each in found if each.attributes.get("role") == "img"] == [told]
    assert len(of_class(found, "hd-loose")) == (
        game.outcome is not None and game.outcome.reason in ("condition", "deck")
    )


def test_every_class_has_a_style_of_the_thread() -> None:
    game = played(seed=11)
    used = classes(elements(condition(game)))
    assert {name for name in used if not name.startswith("hd-")} == set()
    assert {name for name in used - {"hd-ticks"} if f".{name}" not in styles("thread.css")} == set()


def test_a_game_that_began_in_a_scene_begins_on_its_day_and_ends_with_the_deck() -> None:
    def days(game: ho.Game) -> list[str]:
        ticks = of_class(elements(condition(game)), "hd-tick")
        return [each.text.removeprefix("Day ") for each in ticks if each.attributes["text-anchor"] == "middle"]

    assert days(ho.Game.from_scene({"day": 3}, seed=1)) == ["3", "4", "5", "6", "7"]
    assert days(ho.Game.from_scene({"day": 11}, seed=1)) == ["11", "12", "13"]
    assert days(ho.Game(scenario=0, seed=1)) == ["1", "2", "3"]


def test_before_the_first_card_billy_is_where_he_is() -> None:
    game = ho.Game.from_scene({"day": 3, "condition": 17}, seed=1)
    assert condition_in_words(game) == "Billy's Condition shift by shift: 17 (now)."
    assert len(beads(elements(condition(game)))) == 1
