"""The questions after a game: for each a short game that brings it, and none that does not belong to the game."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue.debriefing import BED, LINES, QUESTION, QUESTIONS, conditions
from holding_on.catalogue.language import PLACEHOLDER
from holding_on.catalogue.loading import the_box
from holding_on.game.debriefing import Debriefing, choosing
from holding_on.game.debriefing.rarity import OF_DAYS, OF_GAMES
from holding_on.game.debriefing.shape import BedLine, Question
from tests.engine.table import act, always, deteriorating, emergency, played, stable
from tests.game.debriefs import asked, begun, days, work
from tests.game.test_debrief import RECORDED, game_of, recorded
from tests.game.test_debrief_facts import FEW, begun_with, lead_worn_out, paid
from tests.game.test_debrief_moments import listened, too_few, twice, worn_out_by_one_stress
from tests.playthroughs import playthrough
from tests.playthroughs.playthrough import FOLDER

MOST_WORDS = 18
KEYS = [key for phase in QUESTIONS.values() for key in phase]
Play = Callable[[], ho.Game]


def said(game: ho.Game, line: Question | BedLine) -> str:
    """A question or line with its facts, as a display says it."""
    return game.words.say(line["key"], **line["facts"])


def chosen(told: Debriefing) -> dict[str, Question]:
    """The questions of a game by key, without its beginning."""
    every = [question for phase in told["questions"].values() for question in phase]
    found = {question["key"].removeprefix(QUESTION): question for question in every}
    assert len(found) == len(every), "none comes twice"
    return found


# --- a game for each --------------------------------------------------------------------------------------------------


def dying(condition: int = 1) -> ho.Game:
    return days("medical", numbers={"COND-04": condition})


def asked_thrice() -> ho.Game:
    """Three questions about the first memory, and nothing that fits it."""
    cards = (stable(memories=1), deteriorating(), deteriorating(), stable(), stable(), stable())
    game = begun(*cards, partials=("1-1",), clears=("1-2", "1-3", "1-4"), numbers={"SETUP-11": 5})
    work(game, "nurse 1", care="palliative")
    work(game, "nurse 2")
    work(game, "nurse 3")
    for nurse in (1, 2, 3):
        work(game, f"nurse {nurse}", then=(f"inquire nurse {nurse} timeline 1",))
    return game


def called() -> ho.Game:
    game = begun("P04", scenario=6)
    work(game, "call nurse 2 contact 1", "nurse 1")
    return game


def decided() -> ho.Game:
    game = ho.Game(scenario=5, seed=1, first=0)
    while game.decision.kind != "choice":
        game.apply(game.legal_actions()[0])
    act(game, "choose choice 1 option 1")
    return game


def carried() -> ho.Game:
    game = begun(deteriorating(staff=3), players=2, numbers={**FEW, "COVER-08": 2})
    work(game, "nurse 1", "nurse 2", "cover nurse 2")
    return game


def unmet() -> ho.Game:
    game = begun(emergency(symbols=3), numbers={"SETUP-11": 2})
    work(game, "nurse 1", then=("pay nurse 1",))
    return game


def two_at_the_bed() -> ho.Game:
    """Four shifts with time to talk, and nurse 3 is at none of them."""
    game = begun(*(deteriorating() for _ in range(6)))
    for number in (1, 2, 3, 1, 2, 3):
        work(game, f"nurse {number}", care="medical" if number == 3 else "palliative")
    return game


def recorded_game(name: str) -> Play:
    return partial(game_of, FOLDER / f"{name}.txt")


IN_A_GAME: dict[str, Play] = {
    "now": partial(days, "medical"),
    "died": recorded_game("died_with_the_deck"),
    "transferred": recorded_game("transferred_for_want_of_staff"),
    "objective_met": recorded_game("won"),
    "stopped": partial(days, "medical"),
    "soon_over": dying,
    "remember": partial(days, "medical"),
    "longest_comfort": recorded_game("won"),
    "longest_treatment": partial(days, *["medical"] * 4),
    "never_asked": partial(asked, then=""),
    "asked_in_vain": asked_thrice,
    "unfinished": recorded_game("scenario_1_for_4_won"),
    "unheard": partial(begun_with, "1-1", "1-2", "1-3", "1-4", "1-5"),
    "quiet_not_asked": recorded_game("scenario_0_for_3_won"),
    "heavy_told": partial(listened, "1-1"),
    "only_light_told": partial(listened, "1-2"),
    "calls": called,
    "choices": decided,
    "look_again": partial(days, "medical"),
    "first_warning_untreated": partial(days, *["palliative"] * 3),
    "first_warning_lead_worn_out": lead_worn_out,
    "first_warning_too_few": too_few,
    "two_jobs": twice,
    "carried_most": carried,
    "worn_out": worn_out_by_one_stress,
    "memories_lost": partial(twice, "lose partial"),
    "emergency_unmet": unmet,
    "comfort_in_black": partial(days, "palliative", numbers={"COND-04": 3}),
    "tokens_spent_late": partial(paid, 7),
    "never_on_leave": partial(days, *["medical"] * 6),
    "never_rested": partial(days, *["medical"] * 6, numbers=FEW),
    "never_at_comfort": two_at_the_bed,
    "lost_but_heard": recorded_game("scenario_0_for_3_lost"),
    "lost_unheard": dying,
    "last_comfort": partial(days, "palliative"),
    "last_treatment": partial(days, "medical"),
    "handover": recorded_game("transferred_for_want_of_staff"),
    "no_warning": partial(days, *["medical"] * 3),
    "next_shift": partial(days, "medical"),
}
"""For each question a game that brings it."""


@pytest.mark.parametrize("key", KEYS)
def test_each_question_comes_in_a_game(key: str) -> None:
    game = IN_A_GAME[key]()
    question = chosen(game.debrief())[key]
    assert "{" not in said(game, question)


def risen() -> ho.Game:
    game = begun(stable())
    work(game, "nurse 1", then=("pay nurse 1",))
    return game


OF_A_DAY: dict[str, tuple[Play, int]] = {
    "day_one": (partial(days, "medical"), 1),
    "quiet_comfort": (recorded_game("died_at_zero"), 3),
    "laid": (recorded_game("scenario_3_for_3_lost"), 10),
    "sewn": (recorded_game("died_at_zero"), 2),
    "heavy_sewn": (recorded_game("died_at_zero"), 5),
    "nothing_fitted": (recorded_game("scenario_1_for_2_lost"), 2),
    "quiet_not_asked": (recorded_game("died_at_zero"), 6),
    "treatment": (partial(days, *["medical"] * 3), 1),
    "comfort": (partial(days, *["palliative"] * 3), 1),
    "silent_shifts": (partial(days, *["medical"] * 6), 2),
    "emergency_met": (recorded_game("scenario_1_for_2_lost"), 8),
    "emergency_unmet": (recorded_game("died_at_zero"), 7),
    "on_call_came": (recorded_game("died_with_the_deck"), 3),
    "short": (too_few, 1),
    "two_jobs": (recorded_game("died_with_the_deck"), 5),
    "sent_on_leave": (recorded_game("died_at_zero"), 4),
    "worn_out": (recorded_game("died_with_the_deck"), 11),
    "night_comfort": (recorded_game("scenario_3_for_4_won"), 9),
    "night_treatment": (recorded_game("died_with_the_deck"), 4),
    "fell": (recorded_game("scenario_6_for_2_won"), 4),
    "first_red": (partial(days, "medical", numbers={"COND-04": 8}), 1),
    "first_black": (partial(days, "medical", numbers={"COND-04": 4}), 1),
    "broke_off": (partial(listened, always("no_more_talking")), 1),
    "memories_lost": (partial(twice, "lose partial"), 1),
    "better_than_at_first": (risen, 1),
    "warnings": (recorded_game("every_event"), 2),
    "rested": (recorded_game("died_with_the_deck"), 8),
    "calls": (called, 1),
    "choices": (decided, 4),
}
"""For each line from the bed a game that brings it, and the day."""


@pytest.mark.parametrize("key", LINES)
def test_each_line_from_the_bed_comes_on_a_day(key: str) -> None:
    play, day = OF_A_DAY[key]
    game = play()
    line = game.debrief()["days"][day - 1]["bed"]
    assert line is not None
    assert line["key"] == BED + key
    assert "{" not in said(game, line)


def test_a_day_that_has_not_begun_and_the_day_of_his_death_have_no_line() -> None:
    assert [day["bed"] for day in ho.Game(seed=7).debrief()["days"]] == [None]
    started = days(*["medical"] * 3).debrief()["days"]
    assert [day["bed"] is None for day in started] == [False, True], "day 2 has no shift yet"
    for path in RECORDED:
        told = game_of(path).debrief()
        if told["days"][-1]["shifts"][0]["kind"] is None and not told["facts"]["died"]:
            continue  # what came by post ended the game in the Morning: of that day there may be a line
        assert (told["days"][-1]["bed"] is None) == bool(told["facts"]["died"])


@recorded
def test_no_line_comes_twice(path: Path) -> None:
    lines = [day["bed"]["key"] for day in game_of(path).debrief()["days"] if day["bed"]]
    assert lines
    assert len(lines) == len(set(lines))


def test_a_line_stays_as_the_game_goes_on() -> None:
    game = game_of(FOLDER / "scenario_6_for_3_won.txt")
    whole = [day["bed"] for day in game.debrief()["days"]]
    for day in range(2, len(whole) + 1):
        assert [each["bed"] for each in game.at(day=day).debrief()["days"]][: day - 1] == whole[: day - 1]


# --- all of them ------------------------------------------------------------------------------------------------------


def texts() -> dict[str, list[str]]:
    """The words of each question and line, with each plural form."""
    there = {key: text for key, text in the_box().words("en").items() if key.startswith((QUESTION, BED))}
    return {key: [*text.values()] if isinstance(text, dict) else [text] for key, text in there.items()}


def test_each_has_its_words_and_its_shares_and_none_is_left_over() -> None:
    assert [key for key, _ in conditions()] == list(dict.fromkeys(key for key, _ in conditions())), "no key twice"
    assert texts().keys() == {key for key, _ in conditions()}
    for kind in ("evening", "campaign"):
        assert [*OF_GAMES[kind]] == KEYS
        assert [*OF_DAYS[kind]] == [*LINES]
    assert IN_A_GAME.keys() == set(KEYS)
    assert OF_A_DAY.keys() == LINES.keys()


def test_all_are_short_and_no_two_are_the_same() -> None:
    said = [text for forms in texts().values() for text in forms]
    assert [text for text in said if len(text.split()) > MOST_WORDS] == []
    assert len(set(said)) == len(said)


def test_no_words_are_those_of_a_memory() -> None:
    """Billy tells no memory from his bed, and no question gives one away; nor do they sound like the name of one."""
    words = the_box().words("en")
    titles = [str(words[f"memory.{memory.id}.title"]).casefold() for memory in the_box().memories]
    every = " ".join(text.casefold() for forms in texts().values() for text in forms)
    assert [title for title in titles if title in every] == []


def test_a_question_asks_once_and_never_why() -> None:
    for key, forms in texts().items():
        for text in forms:
            assert text.count("?") == (1 if key.startswith(QUESTION) else 0), text
            assert not re.search(r"\bwhy\b|\bshould\b|\bmistake\b|\bfail|\bwrong\b", text, re.IGNORECASE), text


def test_the_words_name_only_what_the_condition_gives() -> None:
    for key, condition in conditions():
        named = {name for text in texts()[key] for name in PLACEHOLDER.findall(text)}
        assert named <= ({"n"} if condition.wanted else set()) | ({"day", "who"} if condition.moment else set()), key


@recorded
def test_each_phase_has_one_or_two_questions_and_they_can_be_said(path: Path) -> None:
    game = game_of(path)
    told = game.debrief()
    assert [*told["questions"]] == ["reactions", "description", "analysis", "summary"]
    assert all(1 <= len(phase) <= choosing.A_PHASE for phase in told["questions"].values())
    every = [question for phase in told["questions"].values() for question in phase]
    assert (every[0]["key"], every[-1]["key"]) == (QUESTION + "now", QUESTION + "next_shift")
    assert "stopped" not in chosen(told)
    for question in chosen(told).values():
        assert said(game, question)
        if question["move"] is not None:
            assert game.at(move=question["move"]).structure()["day"] == question["facts"]["day"]
    for day in told["days"]:
        assert day["bed"] is None or said(game, day["bed"])


def test_equal_games_are_asked_the_same() -> None:
    for path in RECORDED[:6]:
        options, answers = playthrough.read(path)
        again = ho.Game(**options)
        for answer in answers:
            again.apply(next(action for action in again.legal_actions() if str(action) == answer))
        assert again.debrief()["questions"] == game_of(path).debrief()["questions"]


@pytest.mark.parametrize("scenario", the_box().scenario_numbers)
def test_a_game_that_stops_anywhere_is_asked_about_what_was(scenario: int) -> None:
    """None of its questions takes for granted that it has ended, and each can be said."""
    of_an_end = {"died", "transferred", "objective_met", "soon_over", "lost_but_heard", "lost_unheard", "handover"}
    for seed in range(12):
        game = played(ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed), seed, 3 + 9 * seed)
        told = game.debrief()
        if told["ended"] == "stopped":
            keys = chosen(told).keys()
            assert "stopped" in keys
            assert not of_an_end & keys
            assert all(told["questions"].values())
            assert all(said(game, question) for question in chosen(told).values())


def test_after_two_shifts_there_is_something_to_ask() -> None:
    two = days("medical", "palliative", cards=(deteriorating(), stable(memories=1)), partials=("1-1",))
    assert [[said(two, question) for question in phase] for phase in two.debrief()["questions"].values()] == [
        [
            "We have stopped. How are you now? One word is enough, or none.",
            "We stop here, and Billy is still on the ward. What would you leave with him?",
        ],
        [
            "On day 1 he told something heavy. What happened at this table then?",
            "What do you remember of Billy, as a person?",
        ],
        ["When did somebody at this table help you? Show us the moment."],
        [
            "In the last shift there was time to talk. What makes such time possible on your ward?",
            "What from these days will you say or do on your next shift?",
        ],
    ]
    assert chosen(ho.Game(seed=7).debrief()).keys() == {"now", "stopped", "remember", "look_again", "next_shift"}


ODD = ["{who}", "%s {day!r}", "<b>Ann</b>"]


@pytest.mark.parametrize("name", ["{who}", "{n.__class__}", "%s {day!r}", "<b>Ann</b>", "{"])
def test_a_name_with_odd_letters_comes_through_as_it_is(name: str) -> None:
    """A name is no part of the words; what looks like a placeholder in it stays what it is."""
    game = worn_out_by_one_stress(names=["Ann", "Ben", name])
    question = chosen(game.debrief())["worn_out"]
    assert (question["facts"]["who"], question["facts"]["day"]) == (name, 1)
    assert said(game, question) == "On day 1 somebody was worn out. What would you have needed, to notice earlier?"
    call = game.words.say(f"{QUESTION}calls", who=name, day=1)
    assert call == f"On day 1 {name} made a call for him. What did you hope it would bring?"


def test_what_comes_in_few_games_comes_first() -> None:
    assert choosing.kind_of(0) == "evening"
    assert choosing.kind_of(12) == "campaign"
    shares = OF_GAMES["campaign"]
    for path in RECORDED:
        game = game_of(path).debrief()
        if game["scenario"] > 0:
            picked = [question["key"].removeprefix(QUESTION) for question in game["questions"]["analysis"]]
            could = [key for key, condition in QUESTIONS["analysis"].items() if condition.holds(game["facts"])]
            assert picked == sorted(could, key=lambda key: shares[key])[:2]


def test_what_happened_is_asked_by_what_few_games_have_unless_it_is_told_by_every_game() -> None:
    """What was told and remembered is for a game with nothing rare; a choice is about its chapter's own story."""
    for kind, shares in OF_GAMES.items():
        often = {key for key in QUESTIONS["description"] if shares[key] > 66}
        assert often <= {"heavy_told", "remember", "choices"}, kind


def test_it_is_plain_data() -> None:
    told = worn_out_by_one_stress().debrief()
    assert json.loads(json.dumps(told["questions"])) == told["questions"]
