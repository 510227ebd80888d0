"""Hours of listening: the game deals, what is told leaves the deck, and the odds of an Event follow."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import events_and_cards
from holding_on.lessons.pieces.listen import MANY, Listen

ALL = 30
EVENTS = 5


def sat(card: str = "P21", *staff: str, moves: str = "care palliative", **about: Any) -> Listen:
    """A talk in the orange stage with Ann, who has no Care Token, unless `about` says otherwise."""
    lesson = Lesson(5)
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.05.made.asks": "Sit with him."})
    return lesson.listen("made", card, *(staff or ("Ann",)), moves=moves, **{"condition": 12, "Ann": 0, **about})


def told(piece: Listen) -> tuple[str, str, list[str]]:
    said = piece.script()["told"]
    assert said is not None
    return said["title"], said["text"], [line["rule"] for line in said["lines"]]


def offered(piece: Listen) -> list[str]:
    script = piece.script()
    return [each["name"] for each in (*script["options"], *script["buttons"])]


def test_before_the_first_hour_the_whole_deck_is_there() -> None:
    piece = sat()
    assert piece.script()["told"] is None
    assert piece.script()["count"] == "5 of 35 cards are Events"
    assert offered(piece) == ["hour", "hours"]
    assert piece.script()["waits"]
    piece.does("hour")
    piece.does("start")
    assert not piece.script()["waits"], "an hour has passed once"


def test_what_is_told_lies_on_the_board_of_the_next_hour_and_is_in_the_deck_no_more() -> None:
    piece = sat()
    piece.does("hour")
    first = [*piece.told]
    piece.does("hour")
    assert piece.told[: len(first)] == first
    assert len(piece.game.structure()["held_partials"][-1]) == len(first) == 1
    assert events_and_cards(piece.game) == (EVENTS, EVENTS + ALL - len(piece.told))


def test_an_event_goes_back_into_the_deck_and_is_told_as_the_journal_says_it() -> None:
    piece = sat()
    while piece.events == 0:
        before = len(piece.told)
        piece.does("hour")
    assert events_and_cards(piece.game)[0] == EVENTS
    title, _, rules = told(piece)
    assert rules[0] == "PARTIAL-06"
    assert ("goes on" in title) == (len(piece.told) > before)
    journal = {line["text"] for line in piece.game.lines()}
    said = piece.script()["told"]
    assert said is not None
    assert said["lines"][0]["text"] in journal


def test_an_hour_says_what_billy_said_and_of_a_heavy_memory_its_timeline_only() -> None:
    piece = sat()
    heavy = 0
    for _ in range(ALL):
        before = len(piece.told)
        piece.does("hour")
        for memory in piece.told[before:]:
            words, has_note = piece.words.say(f"memory.{memory}.words"), piece.words.has(f"memory.{memory}.note")
            assert (words in str(piece.script())) != has_note
            assert not has_note or f"A memory of Timeline {memory[0]} (" in str(piece.script())
            heavy += has_note
    assert heavy


def test_many_hours_at_once_are_these_hours_one_by_one_and_the_last_of_them_is_told() -> None:
    one_by_one, at_once = sat(), sat()
    for _ in range(MANY):
        one_by_one.does("hour")
    at_once.does("hours")
    assert (at_once.told, at_once.events, at_once.hours) == (one_by_one.told, one_by_one.events, MANY)
    assert told(at_once) == (f"Some hours later. {told(one_by_one)[0]}", *told(one_by_one)[1:])


def test_when_everything_has_been_told_nobody_can_be_asked_for_more_and_it_can_begin_again() -> None:
    piece = sat()
    for _ in range(12):
        piece.does("hours")
    assert piece.is_told
    assert offered(piece) == ["start"]
    assert told(piece)[0] == "He has told everything that he half remembers."
    assert piece.script()["count"] == "5 of 5 cards are Events"
    piece.does("start")
    assert (piece.told, piece.hours, piece.script()["told"]) == ([], 0, None)
    assert piece.script()["count"] == "5 of 35 cards are Events"


def test_a_name_that_is_not_offered_does_nothing() -> None:
    piece = sat()
    piece.does("nothing of the kind")
    assert piece.hours == 0


def test_of_several_on_a_shift_the_one_who_sits_holds_what_is_told() -> None:
    piece = sat("P33", "Ann", "Ben", "Cleo", moves="care palliative, give Ben, give Ben, talk Ann")
    piece.does("hour")
    assert len(piece.game.structure()["held_partials"][0]) == len(piece.told)


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ({"Ann": 1}, "Do you spend a Care Token on it"),
        ({"moves": "care palliative, talk Ben"}, "an hour cannot be played"),
        ({"condition": 5}, "EP5 leaves the game"),
        ({"card": "P33", "moves": "care palliative, give Ann, give Ann"}, "Who sits with Billy"),
    ],
    ids=["an Event asks for trust", "a refused move", "an Event leaves the game", "nobody sits down"],
)
def test_an_hour_that_does_not_come_to_its_end_is_refused_when_it_is_written(about: dict[str, Any], why: str) -> None:
    staff = ("Ann", "Ben", "Cleo") if "card" in about else ("Ann",)
    with pytest.raises(ho.SceneError, match=why):
        sat(about.pop("card", "P21"), *staff, **about)


def test_its_text_tells_the_first_hours() -> None:
    text = repr(sat())
    assert "He tells something. 5 of 34 cards are Events" in text
    assert "(PARTIAL-09)" in text


# --- a guess, and the hours laid down beside it -------------------------------------------------------------------


def test_a_guess_comes_first_and_then_each_hour_is_laid_down_until_the_truth_stands_beside_it() -> None:
    piece = sat(of=10)
    assert piece.script()["asks"] == "Of 10 hours, in how many will he tell nothing?"
    assert offered(piece) == [f"guess {n}" for n in range(6)]
    piece.does("hour")
    assert piece.hours == 0, "no hour before the guess"
    piece.does("guess 2")
    assert (piece.script()["hours"], piece.script()["asks"]) == ([], "Sit with him.")
    piece.does("hour")
    assert len(piece.script()["hours"]) == 1
    assert told(piece)[1] == ""
    assert piece.script()["options"][1]["text"] == "Stay for the other 9 hours"
    piece.does("hours")
    kinds = [hour["kind"] for hour in piece.script()["hours"]]
    assert len(kinds) == piece.hours == 10
    assert kinds.count("told") + kinds.count("between") <= len(piece.told)
    assert "silent" in kinds
    assert told(piece)[1] == f"You said 2 of 10. In {kinds.count('silent')} of the first 10 he told nothing."
    piece.does("hours")
    assert f"In {kinds.count('silent')} of the first 10 he" in told(piece)[1], "later hours are not counted"
    piece.does("start")
    assert offered(piece)[0] == "guess 0"


def test_an_hour_in_which_something_came_between_is_of_its_own_kind() -> None:
    piece = sat(condition=24, of=10)
    piece.does("guess 0")
    piece.does("hours")
    piece.does("hours")
    for hour, text in zip(piece.kinds, (each["text"] for each in piece.script()["hours"]), strict=True):
        assert text == piece.words.say(f"lesson.listen.card.{hour}")
    assert {"told", "between"} <= set(piece.kinds)


def test_what_he_told_last_before_this_hour_stays_in_sight_and_a_heavy_memory_does_not() -> None:
    piece = sat(of=10)
    piece.does("guess 0")
    said: list[str] = []
    for _ in range(12):
        before = len(piece.told)
        piece.does("hour")
        assert [row["text"] for row in piece.script()["earlier"]] == [*reversed(said)][:2]
        light = (memory for memory in piece.told[before:] if not piece.words.has(f"memory.{memory}.note"))
        said += [piece.words.say("board.page.quote", words=piece.words.say(f"memory.{each}.words")) for each in light]
    assert 2 < len(said) < len(piece.told)
    piece.does("start")
    assert piece.script()["earlier"] == []


# --- a question about the odds ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("partials", "right"), [(["4-4", "5-2"], "more likely"), (["EP1", "EP2"], "just as likely")])
def test_a_question_about_the_odds_compares_the_deck_before_and_after(partials: list[str], right: str) -> None:
    lesson = Lesson(5)
    staff = ("P33", "Ann", "Ben", "Cleo")
    given = lesson.bedside(
        *staff, moves="care palliative, give Ann, give Ann", condition=12, deal={"partials": partials}
    )
    said = {f"lesson.05.made.{value}": value for value in ("more", "same", "less")}
    lesson.words = Words.of("en", {**lesson.words.texts, **said})
    piece = lesson.predict("made", given, "talk Ann", "odds", "more", "same", "less")
    piece.does("option 2")
    assert [each["text"] for each in piece.script()["options"] if each["state"] == "right"] == [right]


def test_where_no_memory_came_the_event_that_was_the_card_says_why() -> None:
    lesson = Lesson(5)
    given = lesson.bedside("P02", "Ann", condition=14, day=5, deal={"partials": ["EP2", "5-2"]})
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.05.made.1": "It was orange."})
    piece = lesson.predict("made", given, "care palliative", "Ann partials", 0, 1)
    piece.does("option 1")
    said = piece.script()["told"]
    assert said is not None
    assert [line["rule"] for line in said["lines"]] == ["EVENT-07"]
