"""Evenings of asking: the game deals and counts, an answer costs a Care Token, and the evening shows what fits."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import compared_odds, events_before_an_answer, fact
from holding_on.lessons.checks.moves import named, play_moves, split_moves
from holding_on.lessons.pieces.ask import MANY, Ask, Evening

FOUND = {"partials": ["1-3", "2-2", "2-4", "2-5"]}
WORK, DANCES = "move 960", "move 961"
KEEP = "move 896"


def taught() -> Lesson:
    lesson = Lesson(6)
    said = {"lesson.06.made.asks": "Ask.", "lesson.06.made.guess": "How many?"}
    said |= {f"lesson.06.made.{value}": value for value in ("less", "same", "more")}
    lesson.words = Words.of("en", {**lesson.words.texts, **said})
    return lesson


def asks(*clears: str, moves: str = "care palliative", **about: Any) -> Ask:
    """Evenings of Ann in the orange stage, who has six Care Tokens; the Clear Memories come in this order."""
    given = {"Ann": 5, "condition": 12, "day": 8, "grid": FOUND, "deal": {"clears": [*clears]}, **about}
    return taught().ask("made", "P23", "Ann", moves=moves, **given)


def guessed(*clears: str) -> Ask:
    piece = asks(*clears)
    piece.does("guess 1")
    return piece


def offered(piece: Ask) -> list[str]:
    return [each["name"] for each in (*piece.script()["options"], *piece.script()["buttons"])]


def texts(piece: Ask) -> list[str]:
    return [each["text"] for each in piece.script()["options"]]


def told(piece: Ask) -> tuple[str, str]:
    said = piece.script()["told"]
    assert said is not None
    return said["title"], said["text"]


def kinds(piece: Ask) -> list[str]:
    return [card["kind"] for card in piece.script()["hours"]]


def test_a_guess_comes_first_of_none_to_as_many_as_there_are_tokens() -> None:
    piece = asks()
    assert offered(piece) == [f"guess {n}" for n in range(7)]
    piece.does(WORK)
    assert piece.asked == [], "no question before the guess"
    piece.does("guess 2")
    assert offered(piece) == [WORK, DANCES]


def test_beside_each_timeline_stand_the_chances_that_the_deck_has_left() -> None:
    piece = guessed("1-5", "4-4", "2-2")
    assert texts(piece) == ["The shipyard: 1 of 6 fits", "The dance halls: 3 of 6 fit"]
    assert told(piece) == ("", "Chance that an Event comes first: The shipyard 5 in 11, The dance halls 5 in 11.")
    piece.does(WORK)
    assert told(piece)[1] == "Chance that an Event comes first: The shipyard 5 in 10, The dance halls 5 in 11."
    piece.does(DANCES)
    assert told(piece)[1] == "Chance that an Event comes first: The shipyard 5 in 10, The dance halls 5 in 10."


def test_the_guess_stands_beside_the_talk_until_a_new_one_is_asked_for() -> None:
    piece = guessed("1-3")
    assert piece.script()["count"] == "Your guess: 1"
    piece.does(WORK)
    piece.does("evening")
    assert piece.script()["count"] == "Your guess: 1"
    piece.does("start")
    assert piece.script()["count"] == ""


def test_an_event_stays_out_while_the_same_is_asked_and_goes_back_for_another_timeline() -> None:
    piece = guessed("EC5", "1-5")
    piece.does(WORK)
    assert told(piece) == (
        "No answer.",
        "Chance that an Event comes first: The shipyard 4 in 10, The dance halls 5 in 11.",
    )


def test_each_question_is_a_card_and_the_evening_shows_which_answers_fit() -> None:
    piece = guessed("1-3", "1-5", "EC5")
    for _ in range(3):
        piece.does(WORK)
    assert kinds(piece) == ["told", "told", "silent"]
    piece.does("evening")
    assert kinds(piece) == ["fits", "back", "silent"]
    assert told(piece)[1] == "Care Tokens: 3. Answers: 2. That fit: 1. You guessed 1."
    assert piece.pictured()["came"] == []


def test_what_it_says_to_fit_is_what_the_evening_of_the_game_lays() -> None:
    """The game is played on until the memories of the day have been turned over."""
    piece = guessed("1-3", "1-5", "2-2", "2-1", "2-4")
    for name in (WORK, WORK, DANCES, DANCES, DANCES, "evening"):
        piece.does(name)
    game = piece.game
    while fact(game, "day") == 8 and game.outcome is None:
        legal = game.legal_actions()
        game.apply(next((each for each in legal if each.kind in ("stop", "no_more_leave")), legal[0]))
    assert piece.evenings == [Evening(5, 5, 3)]
    assert fact(game, "clear") == 3


def test_an_event_that_asks_for_trust_waits_for_an_answer_and_the_token_counts() -> None:
    piece = guessed("EC2", "1-3")
    piece.does(WORK)
    assert told(piece)[0] == "Something comes between. Does she give one more?"
    assert KEEP in offered(piece)
    assert "evening" not in offered(piece)
    piece.does("evening")
    assert not piece.is_over
    piece.does("move 832")
    assert kinds(piece) == ["between"]
    piece.does("evening")
    assert piece.evenings == [Evening(2, 1, 1)]


def test_the_evening_comes_by_itself_with_the_last_token_and_another_one_follows() -> None:
    piece = guessed("1-1", "1-2", "1-3", "1-4", "1-5", "1-6")
    for _ in range(6):
        piece.does(WORK)
    assert piece.is_over
    assert piece.evenings == [Evening(6, 6, 1)]
    piece.does("another")
    assert (piece.asked, piece.is_over, offered(piece)) == ([], False, [WORK, DANCES])
    for name in (WORK, "evening"):
        piece.does(name)
    assert told(piece)[1].endswith("All 2 days together: 7 Care Tokens, 1 that fit.")
    piece.does("start")
    assert (piece.evenings, piece.guess) == ([], None)


def test_it_begins_again_from_an_evening_and_not_amid_the_questions_where_the_window_is_full() -> None:
    piece = guessed("1-1")
    piece.does(WORK)
    assert "start" not in offered(piece)
    piece.does("evening")
    assert "start" in offered(piece)


def test_many_evenings_are_counted_and_three_that_lie_open_bring_more_than_one() -> None:
    piece = asks(deal={})
    for name in ("guess 1", WORK, "evening"):
        piece.does(name)
    fits = {}
    for code, about in ((960, "The shipyard"), (961, "The dance halls")):
        before = len(piece.evenings)
        piece.does(f"many {code}")
        came = piece.evenings[before:]
        assert len(came) == MANY
        fits[code] = sum(each.fits for each in came)
        said = piece.script()["told"]
        assert said is not None
        lines = [each["text"] for each in said["lines"]]
        days = " ".join(str(each.fits) for each in came)
        assert lines[-1].startswith(f"{about}: {days}. Answers:"), "how far the days lie apart is seen"
        assert lines[-1].endswith(f"That fit: {fits[code]}.")
        assert kinds(piece) == []
    assert len(lines) == 2, "what was asked before stands beside it"
    assert fits[961] > fits[960] > 0


def test_where_nobody_may_ask_it_is_refused_when_it_is_written() -> None:
    with pytest.raises(ho.SceneError, match="no Nurse may ask here"):
        asks(Ann=0, moves="care medical")


def test_its_text_tells_some_evenings() -> None:
    text = repr(asks(deal={}))
    assert text.count("Care Tokens: 6. Answers:") == 3


# --- a question about the odds ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("about", "right"), [("timeline 1 odds", "less"), ("timeline 2 odds", "same")])
def test_a_question_about_the_odds_of_a_timeline_compares_the_deck_before_and_after(about: str, right: str) -> None:
    lesson = taught()
    given = lesson.bedside(
        "P23", "Ann", Ann=2, moves="care palliative", condition=12, grid=FOUND, deal={"clears": ["EC5"]}
    )
    piece = lesson.predict("made", given, "inquire Ann timeline 1", about, "less", "same", "more")
    assert piece.asked.right == right
    assert events_before_an_answer(given.table(), 0) == (5, 11)


@pytest.mark.parametrize("about", ["timeline 6 odds", "timeline odds", "Ann odds"])
def test_the_odds_of_what_is_no_timeline_are_refused(about: str) -> None:
    game = taught().game()
    with pytest.raises(ho.SceneError, match="timeline 1 odds"):
        compared_odds(game, game, about)


def test_a_name_may_stand_within_a_move() -> None:
    names = ["Ann", "Ben"]
    assert split_moves("inquire Ben timeline 2, place Ann", names) == ["inquire nurse 2 timeline 2", "place nurse 1"]
    assert named("send on leave Ben", names) == "send on leave nurse 2"
    game = taught().bedside("P23", "Ann", Ann=2, grid=FOUND, moves="care palliative, inquire Ann timeline 2")
    assert fact(game, "Ann clears") == 1
    with pytest.raises(ho.SceneError, match="cannot be reached"):
        play_moves(game, [named("inquire Ben timeline 2", game.names)])


def test_what_is_asked_about_is_drawn_the_memories_that_lie_open_and_the_deck_with_what_is_left_in_it() -> None:
    piece = asks("1-1", "EC1")
    lying = piece.stage.script["laid"]
    assert [each.get("deck", False) for each in lying] == [False, False, False, False, True]
    assert lying[-1]["caption"] == "Timeline 1: 6 left, and 5 Events. Timeline 2: 6 left, and 5 Events."
    piece.does("guess 1")
    piece.does(WORK)
    assert piece.stage.script["laid"][-1]["caption"].startswith("Timeline 1: 5 left, and 5 Events.")


def test_a_question_how_likely_an_event_is_has_the_deck_of_the_timeline_beside_what_lies_open() -> None:
    lesson = taught()
    about_work = lesson.bedside("P23", "Ann", moves="care palliative", grid=FOUND, Ann=5, day=8)
    words = {f"lesson.06.odds.{value}": value for value in ("less", "same", "more")}
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.06.odds.asks": "How likely?", **words})
    piece = lesson.predict("odds", about_work, "inquire Ann timeline 1", "timeline 1 odds", "less", "same", "more")
    assert piece.stage.script["laid"][-1]["caption"] == "Timeline 1: 6 left, and 5 Events."


# --- what is heard, and what stays ------------------------------------------------------------------------------


def test_what_he_answers_is_heard_and_a_heavy_answer_is_not_read_out() -> None:
    piece = guessed("1-3", "1-4")
    piece.does(WORK)
    assert piece.stage.script["said"] == [
        "“He'd one hand under my belly, and then he hadn't. I never felt him let go.”"
    ]
    piece.does(WORK)
    assert piece.stage.script["said"] == []


def test_in_the_evening_the_memories_that_are_whole_now_are_drawn_sharp() -> None:
    piece = guessed("1-3")
    blurred = piece.stage.script["laid"]
    for name in (WORK, "evening"):
        piece.does(name)
    sharp = piece.stage.script["laid"]
    assert [each["src"] for each in sharp[1:]] == [each["src"] for each in blurred[1:]]
    assert sharp[0]["src"] != blurred[0]["src"]
    assert "touching nothing" in sharp[0]["text"]


def test_the_last_two_evenings_stay_as_rows_beside_a_further_one() -> None:
    piece = guessed("1-3")
    for _ in range(4):
        for name in (WORK, "evening"):
            piece.does(name)
        rows = piece.script()["earlier"]
        piece.does("another")
    assert [row["text"] for row in rows] == [row["text"] for row in reversed(piece.rows[1:3])]
    assert all(len(row["hours"]) == 1 for row in rows)


def test_without_the_word_nothing_is_guessed_and_the_evening_is_told_alone() -> None:
    lesson = taught()
    lesson.words = Words.of(
        "en", {key: text for key, text in lesson.words.texts.items() if key != "lesson.06.made.guess"}
    )
    piece = lesson.ask("made", "P23", "Ann", moves="care palliative", Ann=5, condition=12, grid=FOUND)
    assert offered(piece) == [WORK, DANCES]
    for name in (WORK, "evening"):
        piece.does(name)
    assert piece.script()["count"] == ""
    assert "guessed" not in told(piece)[1]
