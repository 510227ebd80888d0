"""Something to play with: ways through an hour side by side, two tables, and the moments of a game."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.pieces.bench import Bench
from holding_on.lessons.pieces.moments import Moments
from tests.lessons.staged import bed, played, states, taught, told


def mornings(lesson: Lesson) -> Bench:
    return lesson.bench(
        "made",
        bed(lesson),
        "care medical, pay Ann, pay Ann, enough",
        "care palliative, give Ann, give pool, give pool, talk Ann",
    )


def test_two_ways_through_an_hour_stand_side_by_side() -> None:
    piece = mornings(taught())
    played(piece, "care medical, pay Ann, enough")
    assert not piece.script()["plays"]
    piece.does("again")
    assert piece.script()["plays"]
    played(piece, "care palliative, give Ann, give pool, give pool, talk Ann")
    bench = piece.script()["bench"]
    assert bench is not None
    assert [(result["title"], result["before"], result["after"]) for result in bench["results"]] == [
        ("Palliative Care", 24, 21),
        ("Medical Care, 1 token", 24, 22),
    ]
    assert "Care Tokens: 6, then 9" in [figure["text"] for figure in bench["results"][0]["figures"]]


def in_the_evening() -> Lesson:
    lesson = Lesson(3)
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.03.evening.task": "Who stays?"})
    return lesson


def test_a_result_names_who_paid_with_stress() -> None:
    lesson = in_the_evening()
    evening = lesson.bedside("P06", "Ann", day=6, earlier=["P28: Ben, Assistant 1", "P33: Cleo, Assistant 2"])
    bench = lesson.bench("evening", evening, "reassign Cleo, give Cleo", "cover Ann")
    said = bench.lines()
    assert "    Cleo, Stress: 0, then 1" in said
    assert "    Ann, Stress: 0, then 1" in said
    assert not any(line.strip().startswith("Stress") for line in said)


def test_what_was_done_twice_is_said_in_words() -> None:
    lesson = in_the_evening()
    evening = lesson.bedside("P15", "Ann", day=6, earlier=["P06: Ben, Assistant 1", "P16: Cleo, Assistant 2"])
    said = lesson.bench("evening", evening, "reassign Cleo, cover Ann, give Ann", "cover Ann, cover Ann").lines()
    assert "  Ann twice" in said
    assert not [line for line in said if "times)" in line]


def test_where_stress_was_paid_a_result_names_whose_tokens_went_and_who_cannot_be_called_again() -> None:
    lesson, today = in_the_evening(), ["P06: Ben, Assistant 1", "P16: Cleo, Assistant 2"]
    evening = lesson.bedside("P15", "Ann", Ann=2, Cleo=2, day=6, earlier=today, been_called="On-Call 1")
    said = lesson.bench(
        "evening", evening, "reassign Cleo, call in on-call 2, give Cleo", "cover Ann, cover Ann"
    ).lines()
    assert [line.strip() for line in said if "Ann," in line] == [
        "Ann, Stress: 0, then 2",
        "Ann, Care Tokens: 2, then 1",
    ]
    assert "    Cleo, Stress: 0, then 1" in said
    assert "    On-Call 2: called in, the only time" in said
    assert not [line for line in said if line.strip().startswith("Care Tokens")]


def test_of_many_ways_the_last_two_are_shown() -> None:
    piece = mornings(taught())
    for _ in range(3):
        piece.does("again")
        assert piece.script()["bench"] is None, "the room is for the answers while the learner plays"
        played(piece, "care medical, enough")
    bench = piece.script()["bench"]
    assert bench is not None
    assert [result["when"] for result in bench["results"]] == ["This time", "The time before"]


def tables(lesson: Lesson) -> Bench:
    """The same morning with two and with four at the table."""
    lesson.words = Words.of(
        "en",
        {
            **lesson.words.texts,
            "lesson.04.made.table_1": "Two",
            "lesson.04.made.table_2": "Four",
            "lesson.04.made.both": "So it is at both.",
            "lesson.04.made.says_2": "Four pairs.",
        },
    )
    two, four = (lesson.bedside("P23", "Ann", players=players, manager="Ben", Ann=2) for players in (2, 4))
    return lesson.bench("made", two, "care medical, pay Ann", "care medical, enough").beside(
        four, "care medical, enough"
    )


def titles(piece: Bench) -> list[tuple[str, str]]:
    bench = piece.script()["bench"]
    return [(result["when"], result["title"]) for result in bench["results"]] if bench else []


def offered_below(piece: Bench) -> list[tuple[str, bool]]:
    return [(button["text"], button["main"]) for button in piece.script()["buttons"]]


def test_the_same_hour_at_two_tables_stands_side_by_side_in_their_order() -> None:
    piece = tables(taught())
    assert (piece.script()["badge"], offered_below(piece)) == ("Two", [("Another way", False), ("Four", False)])
    piece.does("table 1")
    assert [len(piece.game.names), len(piece.stage.view["pawns"])] == [4, 8]
    played(piece, "care medical, enough")
    assert titles(piece) == [("Medical Care", "Four")]
    assert piece.stage.script["said"] == ["“Four pairs.”"]
    assert offered_below(piece) == [("Another way", False), ("Two", True)], "the other table comes next"
    assert piece.script()["told"] is None
    piece.does("table 0")
    assert (piece.script()["badge"], piece.script()["plays"], piece.script()["said"]) == ("Two", True, [])
    played(piece, "care medical, pay Ann")
    assert titles(piece) == [("Medical Care, 1 token", "Two"), ("Medical Care", "Four")]
    assert told(piece)[1] == "So it is at both."
    piece.does("again")
    played(piece, "care medical, enough")
    assert titles(piece) == [("Medical Care", "Two"), ("Medical Care", "Four")]


def test_at_two_tables_a_result_names_who_holds_what_and_every_table_is_told_by_itself() -> None:
    said = [line.strip() for line in tables(taught()).lines()]
    assert said[1] == "Two"
    assert "Ann, Care Tokens: 2, then 1" in said
    assert said[-1] == "So it is at both."
    with pytest.raises(ho.SceneError, match="one moment"):
        tables(taught()).beside(taught().bedside("P23", "Ann"), "care medical, pay Ben")


def test_one_table_has_no_name_and_no_way_to_another() -> None:
    piece = mornings(taught())
    assert (piece.script()["badge"], [button["name"] for button in piece.script()["buttons"]]) == ("", ["again"])


def test_ways_that_lead_to_different_moments_are_refused() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="one moment"):
        lesson.bench("made", bed(lesson), "care medical", "care palliative")


def moments(lesson: Lesson) -> Moments:
    said = {f"lesson.04.made.{kind}_{n}": f"{kind} {n}" for kind in ("moment", "told") for n in (1, 2, 3)}
    lesson.words = Words.of("en", {**lesson.words.texts, **said})
    return lesson.moments("made", bed(lesson), "care medical, pay Ann", "enough")


def test_a_game_can_be_taken_to_each_of_its_moments_and_back() -> None:
    piece = moments(taught())
    piece.does("moment 3")
    assert (piece.game.structure()["condition"], told(piece)[1]) == (22, "told 3")
    piece.does("moment 1")
    assert (piece.game.structure()["condition"], states(piece)) == (24, ["chosen", "open", "open"])


def test_a_moment_without_a_move_before_it_is_told_too() -> None:
    lesson = taught(**{f"lesson.04.still.{key}": key for key in ("asks", "moment_1", "told_1", "moment_2", "told_2")})
    piece = lesson.moments("still", bed(lesson), "")
    piece.does("moment 2")
    assert piece.stage.script["told"]["text"] == "told_2"


def test_a_moment_that_cannot_be_reached_is_refused() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="Ben does not work on this shift"):
        lesson.moments("made", bed(lesson), "care medical", "pay Ben")


NEXT = "no more leave, turn, place Ben, place assistant 2"
ON = ("care medical, pay Ben, pay pool, pay pool", "care palliative, give Ben, give Ben, give pool, talk Ben")


def day_on(**words: str) -> Bench:
    lesson = taught(**{f"lesson.04.made.{key}": text for key, text in words.items()})
    deal = {"partials": ["4-4", "5-2"], "patients": ["P18", "P23"]}
    return lesson.bench(
        "made",
        bed(lesson, deal=deal),
        "care medical, pay Ann, pay Ann, enough",
        "care palliative, give Ann, give pool, give pool, talk Ann",
    )


def test_an_hour_leads_into_the_next_which_is_played_on_and_told_with_it() -> None:
    piece = day_on(into="Into the Day", between="Ben comes.", then="And the Day?").into(NEXT, *ON)
    assert offered_below(piece) == [("Another way", False)]
    played(piece, "care palliative, give Ann, give pool, give pool, talk Ann")
    assert titles(piece) == [("This time", "Palliative Care")]
    assert offered_below(piece) == [("Into the Day", True), ("Another way", False)]
    piece.does("into")
    assert (piece.script()["asks"], told(piece)[1], piece.script()["plays"]) == ("And the Day?", "Ben comes.", True)
    played(piece, "care medical, pay Ben, pay pool, pay pool")
    bench = piece.script()["bench"]
    assert bench is not None
    assert titles(piece) == [("This time", "Palliative Care; then Medical Care")], "both hours"
    assert (bench["results"][0]["before"], bench["results"][0]["after"]) == (24, 21)
    assert offered_below(piece) == [("Another way", True)]


def test_another_way_goes_back_to_the_beginning_of_the_first_hour() -> None:
    piece = day_on().into(NEXT, *ON)
    for first in (
        "care medical, pay Ann, pay Ann, enough",
        "care palliative, give Ann, give pool, give pool, talk Ann",
    ):
        piece.does("again")
        assert (piece.game.structure()["condition"], piece.script()["bench"]) == (24, None)
        played(piece, first)
        piece.does("into")
        played(piece, "care palliative, give Ben, give Ben, give pool, talk Ben")
    assert titles(piece) == [
        ("This time", "Morning: Palliative Care"),
        ("The time before", "Morning: Medical Care, 2 tokens"),
    ], "what both have in common is left out"


def test_ways_are_called_by_what_parts_them_and_what_is_alike_is_not_told() -> None:
    piece = mornings(taught())
    played(piece, "care medical, pay Ann, enough")
    piece.does("again")
    played(piece, "care medical, pay Ann, pay Ann, enough")
    bench = piece.script()["bench"]
    assert bench is not None
    assert titles(piece) == [("This time", "2 tokens"), ("The time before", "1 token")]
    one, other = ([figure["text"] for figure in each["figures"]] for each in bench["results"])
    assert not {*one} & {*other}
    assert "Billy's Condition: 24, then 23" in one


ON_THE_MORNING = ("care medical, pay Ann, pay Ann, enough", "care palliative, give Ann, give pool, give pool, talk Ann")


def test_what_a_lesson_names_is_told_though_it_is_alike() -> None:
    lesson = taught()
    piece = lesson.bench("made", bed(lesson), *ON_THE_MORNING, ends="condition")
    for way in ("care medical, enough", ON_THE_MORNING[1]):
        piece.does("again")
        played(piece, way)
    bench = piece.script()["bench"]
    assert bench is not None
    assert [each["after"] for each in bench["results"]] == [21, 21]
    assert all("condition" in [figure["about"] for figure in each["figures"]] for each in bench["results"])


def test_where_ones_own_way_refuses_what_nobody_chooses_one_plays_on_from_it() -> None:
    piece = day_on().into("no more leave, turn, place assistant 2, place Ben", *ON)
    played(piece, "care medical, pay Ann, pay Ann, enough")
    piece.game.apply(ho.Action.of("send on leave assistant 2"))  # in a notebook, by hand
    piece.game.undo()
    piece.does("into")
    assert (piece.script()["plays"], piece.game.view()["prompt"]["kind"]) == (True, "care")
    piece.game.undo()
    assert (piece.script()["plays"], piece.script()["bench"]) == (True, None)
    piece.does("again")
    assert piece.game.structure()["condition"] == 24


def test_a_further_hour_may_follow_and_without_a_browser_each_is_told() -> None:
    piece = day_on(into_2="Into the Night").into(NEXT, ON[1])
    piece.into("turn", "care medical, pay Cleo", "care palliative")
    said = [line.strip() for line in piece.lines()]
    assert [said.count(name) for name in ("And then?", "Into the Night")] == [1, 1]
    assert "Palliative Care; then Palliative Care; then Medical Care, 1 Care Token laid down" in said
    played(piece, "care medical, pay Ann, pay Ann, enough")
    piece.does("into")
    played(piece, ON[1])
    piece.does("into")
    played(piece, "care medical, enough")
    assert titles(piece)[0][1] == "Medical Care; then Palliative Care"


def test_what_an_hour_leads_into_has_to_be_possible_after_each_of_its_ways() -> None:
    with pytest.raises(ho.SceneError, match="not possible after every way"):
        day_on().into("place Ben", *ON)
    with pytest.raises(ho.SceneError, match="none of these ways"):
        day_on().into(NEXT, "care medical, pay Cleo")
    with pytest.raises(ho.SceneError, match="one moment"):
        day_on().into(NEXT, "care palliative", *ON)
    with pytest.raises(ho.SceneError, match="one table"):
        tables(taught()).into("no more leave")


def paths(piece: Bench) -> list[tuple[str, list[tuple[int, int]]]]:
    return [(each["name"], each["points"]) for each in piece.script()["others"]]


def test_the_way_before_is_drawn_on_the_thread_while_another_is_played_and_when_it_is_over() -> None:
    piece = mornings(taught())
    played(piece, "care palliative, give Ann, give pool, give pool, talk Ann")
    assert paths(piece) == []
    piece.does("again")
    before = [("The time before: Palliative Care. Billy's Condition: 21", [(6, 24), (7, 21)])]
    assert paths(piece) == before
    played(piece, "care medical, enough")
    assert paths(piece) == before
    piece.does("again")
    assert paths(piece) == [("The time before: Medical Care. Billy's Condition: 21", [(6, 24), (7, 21)])]


def test_the_path_of_a_way_before_goes_through_all_its_hours() -> None:
    piece = day_on().into(NEXT, *ON)
    played(piece, "care medical, pay Ann, pay Ann, enough")
    piece.does("into")
    assert paths(piece) == []
    played(piece, ON[1])
    piece.does("again")
    assert [points for _, points in paths(piece)] == [[(6, 24), (7, 23), (8, 20)]]


def test_a_result_has_the_path_of_its_own_hours() -> None:
    piece = day_on().into(NEXT, *ON)
    played(piece, "care medical, pay Ann, pay Ann, enough")
    piece.does("into")
    played(piece, ON[1])
    bench = piece.script()["bench"]
    assert bench is not None
    (result,) = bench["results"]
    assert (result["points"][0], result["points"][-1]) == ((6, result["before"]), (8, result["after"]))
    assert result["points"] == piece.results[-1].path["points"][-3:]


def test_the_path_at_another_table_is_drawn_on_the_thread() -> None:
    piece = tables(taught())
    played(piece, "care medical, pay Ann")
    assert paths(piece) == []
    piece.does("table 1")
    assert [name for name, _ in paths(piece)] == ["Two: Medical Care, 1 token. Billy's Condition: 25"]


def test_what_follows_waits_until_the_hour_and_what_it_leads_into_have_been_played_twice() -> None:
    piece = day_on().into(NEXT, *ON)
    assert piece.script()["waits"]
    played(piece, "care medical, pay Ann, pay Ann, enough")
    assert piece.script()["waits"]
    piece.does("into")
    played(piece, ON[1])
    assert piece.script()["waits"]
    assert ("Another way", True) in offered_below(piece), "one way is half of it"
    piece.does("again")
    played(piece, "care medical, pay Ann, pay Ann, enough")
    piece.does("into")
    played(piece, ON[1])
    assert not piece.script()["waits"]
    assert ("Another way", False) in offered_below(piece)
    piece.does("again")
    assert not piece.script()["waits"]


def test_what_two_ways_show_is_told_when_both_have_been_played() -> None:
    lesson = taught()
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.04.made.done": "So it is both ways."})
    piece = mornings(lesson)
    assert piece.lines()[-1] == "  So it is both ways."
    for _ in range(2):  # the same way twice
        played(piece, "care medical, enough")
        assert piece.script()["told"] is None
        piece.does("again")
    played(piece, "care medical, pay Ann, enough")
    assert told(piece)[1] == "So it is both ways."
    piece.does("again")
    assert piece.script()["told"] is None


def test_two_tables_wait_for_each_other_and_moments_until_each_has_been_gone_to() -> None:
    piece = tables(taught())
    played(piece, "care medical, pay Ann")
    assert piece.script()["waits"]
    piece.does("table 1")
    played(piece, "care medical, enough")
    assert not piece.script()["waits"]
    there = moments(taught())
    for name, waits in (("moment 3", True), ("moment 2", False), ("moment 1", False)):
        there.does(name)
        assert there.script()["waits"] is waits


def test_one_slides_from_moment_to_moment() -> None:
    piece = moments(taught())
    slider = piece.script()["slider"]
    assert slider is not None
    assert (slider["name"], slider["least"], slider["most"], slider["told"]) == ("at", 1, 3, "moment 1")
    piece.does("at 3")
    assert (piece.game.structure()["condition"], told(piece)[1], states(piece)) == (
        22,
        "told 3",
        ["open", "open", "chosen"],
    )
    piece.does("at 4")
    assert piece.at == 2


def test_the_last_words_may_follow_what_came_of_the_way() -> None:
    says = {"task": "Try both.", "done": "Look at both.", "done_24_0": "He stands, and told nothing."}
    lesson = taught(**{f"lesson.04.made.{key}": text for key, text in says.items()})
    ways = ("care medical, pay Ann, pay Ann, enough", "care palliative, give Ann, give pool, give pool, talk Ann")
    facts = ("condition", "memories")
    deal = {"partials": ["4-4", "5-2"]}
    piece = lesson.bench("made", bed(lesson, deal=deal), *ways, ends=facts)
    played(piece, "care medical, pay Ann, pay Ann, pay Ann")
    assert told(piece)[1] == "He stands, and told nothing."
    piece.does("again")
    played(piece, ways[1])
    assert told(piece)[1] == "Look at both."
    with pytest.raises(ho.SceneError):
        lesson.bench("made", bed(lesson, deal=deal), *ways, ends="weather")
