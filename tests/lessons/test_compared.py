"""Ways through one hour that are let happen by one press each, and compared."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.compared import Compared
from tests.lessons.test_lessons import NOTEBOOKS, taken

WORDS = {
    "asks": "What does it cost?",
    "way_1": "Treat him",
    "way_2": "Sit with him",
    "way_3": "Treat him with less",
    "done": "Each has its price.",
}
WAYS = (
    "care medical, pay Ann, pay Ann, enough",
    "care palliative, give Ann, give pool, give pool, talk Ann",
    "care medical, pay Ann, enough",
)


def mornings(*ways: str) -> Compared:
    lesson = Lesson(4)
    words = {f"lesson.04.made.{key}": text for key, text in WORDS.items()}
    lesson.words = Words.of("en", {**lesson.words.texts, **words})
    deal = {"partials": ["4-4", "5-2"]}
    return lesson.compare("made", lesson.bedside("P16", "Ann", "Assistant 1", Ann=3, deal=deal), *(ways or WAYS))


def results(piece: Compared) -> list[tuple[str, int, int]]:
    bench = piece.script()["bench"]
    return [(each["title"], each["before"], each["after"]) for each in bench["results"]] if bench else []


def test_every_way_is_one_press_and_what_came_of_it_stays_in_sight_in_the_order_of_the_ways() -> None:
    piece = mornings()
    assert results(piece) == []
    for name in ("way 1", "way 2", "way 3"):
        piece.does(name)
    assert results(piece) == [("Treat him", 24, 23), ("Sit with him", 24, 21), ("Treat him with less", 24, 22)]


def test_lesson_10_says_what_each_caller_costs_in_the_morning() -> None:
    lesson, _ = taken(NOTEBOOKS[9])
    (calls,) = [each for each in lesson._staged if isinstance(each, Compared) and each.key.endswith(".evenings")]
    for name in ("way 1", "way 2", "way 3"):
        calls.does(name)
    assert results(calls) == [("Ann", 20, 20), ("Ben", 20, 18), ("Nobody", 20, 20)]
    bench = calls.script()["bench"]
    assert bench is not None
    told = [figure["text"] for result in bench["results"] for figure in result["figures"] if figure["about"] == "came"]
    assert told == [f"His question: {came}" for came in ("answered", "answered", "not asked")]


def test_the_picture_shows_the_latest_way_from_the_beginning_of_the_hour() -> None:
    piece = mornings()
    for name, there in (("way 1", 23), ("way 2", 21), ("way 1", 23)):
        piece.does(name)
        assert piece.game.structure()["condition"] == there
        assert piece.pictured()["came"], "what changed in this hour is marked"
        chosen = [each["name"] for each in piece.script()["options"] if each["state"] == "chosen"]
        assert chosen == [name]


def test_a_way_seen_again_is_shown_once_as_the_latest() -> None:
    piece = mornings()
    for name in ("way 1", "way 2", "way 1"):
        piece.does(name)
    assert [title for title, *_ in results(piece)] == ["Treat him", "Sit with him"]
    bench = piece.script()["bench"]
    assert bench is not None
    assert bench["latest"] == 0
    assert piece.script()["count"] == "2 of 3"


def test_what_all_ways_have_in_common_is_told_when_all_have_been_seen() -> None:
    piece = mornings()
    for name in ("way 1", "way 2"):
        piece.does(name)
        assert piece.script()["told"] is None
    piece.does("way 3")
    told = piece.script()["told"]
    assert told is not None
    assert told["text"] == "Each has its price."


def test_an_unknown_name_does_nothing() -> None:
    piece = mornings()
    piece.does("way 4")
    assert results(piece) == []


def test_ways_that_lead_to_different_moments_are_refused() -> None:
    with pytest.raises(ho.SceneError, match="one moment"):
        mornings("care medical", "care palliative")


def test_without_a_browser_every_way_is_told_with_its_figures() -> None:
    said = mornings().lines()
    assert said[0] == "What does it cost?"
    assert [line.strip() for line in said if line.startswith("  ") and not line.startswith("    ")] == [
        "Treat him",
        "Sit with him",
        "Treat him with less",
        "Each has its price.",
    ]
    assert "    Billy's Condition: 24, then 21" in said


def test_every_way_that_has_been_seen_is_drawn_beside_the_one_that_is_shown() -> None:
    piece = mornings()
    piece.does("way 1")
    assert piece.script()["others"] == []
    piece.does("way 2")
    assert piece.script()["others"] == [{"name": "Treat him. Billy's Condition: 23", "points": [(6, 24), (7, 23)]}]
    assert [each["name"] for each in piece.stage.script["others"]] == ["Treat him. Billy's Condition: 23"]


def switched() -> Compared:
    """The sixth night with a Warning already: as published the second moves him, with the change the third does."""
    lesson = Lesson(13)
    words = {f"lesson.13.made.{key}": text for key, text in WORDS.items()}
    words |= {"lesson.13.made.switch": "He is moved by", "lesson.13.made.table_1": "the second"}
    words |= {"lesson.13.made.table_2": "the third", "lesson.13.made.both_1": "One night, two rules."}
    lesson.words = Words.of("en", {**lesson.words.texts, **words})
    eased: dict[str, Any] = {"care": {"morning": "palliative", "day": "palliative"}, "warnings": 1}
    late: dict[str, Any] = {"day": 6, "condition": 17, "earlier": ["P21: Ben", "P02: Cleo"], **eased}
    published, changed = (
        lesson.bedside("P05", "Ann", **late),
        lesson.bedside("P05", "Ann", **late, numbers={"WARN-05": 3}),
    )
    return lesson.compare("made", published, "care palliative", "care medical, enough").beside(changed)


def test_the_same_way_goes_on_under_the_published_rule_and_under_another_by_a_switch() -> None:
    piece = switched()
    (switch,) = piece.script()["dials"]
    assert [each["text"] for each in switch["options"]] == ["the second", "the third"]
    piece.does("way 1")
    assert fact(piece.game, "ending") == "warnings", "as published he is moved"
    assert piece.script()["waits"]
    piece.does("table 1")
    assert fact(piece.game, "ending") == "unfinished", "the same way has gone on here too"
    script = piece.script()
    assert script["bench"] is not None
    assert [each["title"] for each in script["bench"]["results"]] == ["the second", "the third"]
    assert script["bench"]["results"][0]["figures"][0]["text"] == "Day 6: he is moved"
    assert script["told"] is not None
    assert script["told"]["text"] == "One night, two rules."
    assert not script["waits"]


def test_a_switch_before_any_way_only_changes_the_table_and_another_way_is_compared_with_itself() -> None:
    piece = switched()
    piece.does("table 1")
    assert piece.seen == []
    piece.does("way 2")
    piece.does("way 1")
    assert [title for title, *_ in results(piece)] == ["the third"]
    assert piece.script()["count"] == "2 of 4"


def test_ways_of_another_table_are_played_there() -> None:
    """Each table has moves of its own for the same way: what is played there is not what is played at the first."""
    lesson = Lesson(11)
    two = lesson.bedside("P01", "Ann", Ann=1)
    other = lesson.bedside("P01", "Ben", Ben=1)
    piece = lesson.compare("houses", two, "care medical, pay Ann", "care medical, enough").beside(
        other, "care medical, pay Ben", "care medical, enough"
    )
    piece.does("table 1")
    piece.does("way 1")
    assert piece.seen == [(1, 0)]
    assert fact(piece.game, "Ben tokens") == 0


def test_a_result_says_in_words_of_the_lesson_what_came_of_a_way() -> None:
    lesson, _ = taken(NOTEBOOKS[7])
    (leave,) = [each for each in lesson._staged if isinstance(each, Compared) and each.key.endswith(".leave")]
    leave.does("way 1")
    leave.does("way 2")
    bench = leave.script()["bench"]
    assert bench is not None
    told = [[figure["about"] for figure in result["figures"]] for result in bench["results"]]
    assert told == [["warnings", "came"], ["came"]]
    assert "Ben breaks down" in bench["results"][0]["figures"][-1]["text"]
    spared, broken = (game.view()["pawns"] for game in reversed(leave._hours[0].ways))
    assert {"Ben": 2, "Cleo": 2}.items() <= {each["name"]: each["stress"] for each in spared}.items()
    assert [each["name"] for each in broken if each["place"] == "on_leave"] == ["Cleo"]
