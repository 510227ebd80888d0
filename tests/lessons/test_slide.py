"""A number of the rules that is slid, a claim of what it does, and games with the same cards that test the claim."""

from __future__ import annotations

import asyncio

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.lessons import Lesson
from holding_on.lessons.making import studies
from holding_on.lessons.pieces import rule_change
from holding_on.lessons.pieces.slide import CLAIMS, Slide
from holding_on.study.measures import paired


def warnings(games: int = 20, value: int = 3) -> Slide:
    return Lesson(13).slide("warnings", "WARN-05", value, games=games)


def pressed(slide: Slide, *names: str) -> Slide:
    for name in names:
        slide.does(name)
    return slide


def test_the_slider_has_the_range_of_the_number_and_marks_the_published_one() -> None:
    scale = warnings().script()["scale"]
    assert scale is not None
    slider, values = scale.get("line"), scale.get("values")
    number = the_box().numbers["warnings_that_lose"]
    assert slider is not None
    assert (slider["least"], slider["most"]) == (number.least, number.most)
    assert [each["text"] for each in values or ()] == ["1", "2", "3", "4", "5"], "and they stand below the bars"
    assert [stroke.get("named") for stroke in scale["strokes"]] == [25.0], "2 is the published one"
    assert (slider["value"], slider["told"]) == (3, "3")


@pytest.mark.parametrize(("rule", "value"), [("WARN-05", 0), ("WARN-05", 6), ("CARE-09", 1)])
def test_what_cannot_be_changed_so_is_refused_with_what_can_be(rule: str, value: int) -> None:
    with pytest.raises(ho.SceneError, match=r"can be 1 to 5|can change COND-04"):
        Lesson(13).slide("warnings", rule, value)


def test_one_press_claims_and_the_games_of_both_tables_have_the_same_cards() -> None:
    slide = pressed(warnings(), "claim 5")
    found = slide.tried[3].found
    plain, changed = (ho.simulate(games=20, numbers=numbers) for numbers in ({}, {"WARN-05": 3}))
    there = paired(plain, changed, ("", ""))
    assert found is not None
    assert (found.both, found.only_a, found.only_b) == (there.both, there.only_a, there.only_b)
    assert found.interval == there.interval


def test_no_figure_stands_there_before_the_claim_and_none_can_be_claimed_of_the_published_number() -> None:
    slide = warnings()
    script = slide.script()
    assert script["waits"]
    assert script["scale"]
    assert script["scale"]["bars"] == []
    assert [each["name"] for each in script["options"]] == [f"claim {claim}" for claim in CLAIMS]
    pressed(slide, "slide 2", "claim 5")
    assert slide.script()["options"] == []
    assert slide.tried == {}


def test_the_interval_is_told_in_words_and_whether_the_claim_lies_in_it() -> None:
    slide = pressed(Lesson(13).slide("stress", "INQ-06", 3, games=40), "claim 20")
    script = slide.script()
    assert script["told"]
    assert script["scale"]
    low, high = (round(-100 * bound) for bound in slide.tried[3].found.interval)  # type: ignore[union-attr]
    assert f"from {low} fewer to {high} fewer. Your claim was 20 more." in script["told"]["text"]
    assert script["scale"]["ticks"][0]["text"] in ("-60", "-99"), "the scale reaches as far as its bars"
    bar = script["scale"]["bars"][0]
    assert 0 <= bar["low"] < bar["at"] < bar["high"] < 50


def test_a_claim_that_lies_within_the_bar_holds() -> None:
    told = pressed(warnings(), "claim 0").script()["told"]
    assert told
    assert "Your claim, as many, holds." in told["text"]
    assert told["title"] == "20 games cannot tell more from fewer."


def test_bars_of_all_values_stay_in_their_order_and_each_is_claimed_once() -> None:
    slide = pressed(warnings(), "claim 5", "slide 1", "claim -10", "claim 20")
    scale = slide.script()["scale"]
    assert scale
    assert [bar.get("beside") for bar in scale["bars"]] == [0, 50]
    assert [stroke.get("begin") for stroke in scale["strokes"][1:]] == [-3, 47], "every claim stays"
    assert slide.tried[1].claim == -10
    back = pressed(slide, "slide 3").script()["told"]
    assert back
    assert "Your claim, 5 more" in back["text"], "what was found stays"


def test_twice_as_many_games_are_played_on_from_those_that_there_are_and_make_the_bar_shorter() -> None:
    slide = pressed(warnings(), "claim 5")
    found = slide.tried[3].found
    assert found is not None
    before = found.interval
    for games in (40, 80, 160):
        pressed(slide, "more")
        assert slide.tried[3].games == games
    after = slide.tried[3].found
    assert after is not None
    assert after.games == 160
    assert after.interval[1] - after.interval[0] < before[1] - before[0]
    assert [each["name"] for each in slide.script()["buttons"]] == ["start"], "then it is enough"


def test_the_page_answers_while_games_are_played_and_a_press_meanwhile_changes_nothing() -> None:
    slide = warnings(games=80)

    async def played() -> list[str]:
        slide.does("claim 5")
        seen = []
        while slide.playing:
            slide.does("slide 5")
            seen.append(slide.script()["count"])
            await asyncio.sleep(0)
        return seen

    seen = asyncio.run(played())
    assert seen
    assert all(each.startswith("Playing: ") for each in seen)
    assert slide.value == 3
    assert slide.tried[3].games == 80


def test_another_number_has_the_games_of_the_published_one_already() -> None:
    lesson = Lesson(13)
    pressed(lesson.slide("warnings", "WARN-05", 3, games=20), "claim 0")
    pressed(lesson.slide("stress", "STRESS-03", 4, games=20), "claim 0")
    studies = lesson._studies({}).studies.values()
    assert [len(each) for each in studies] == [20, 20, 20], "as published, and one for each change"


def test_start_again_forgets_what_was_claimed_and_the_end_of_the_lesson_tells_the_first_claim() -> None:
    slide = pressed(warnings(), "claim 5", "slide 1", "claim -10")
    assert slide.to_take_along()[0].startswith(
        "With 3 (the Hospital Warnings that lose the scenario) you expected 5 more. Counted: "
    )
    pressed(slide, "start")
    assert (slide.tried, slide.value, slide.to_take_along()) == ({}, 3, [])


def test_where_python_runs_in_the_browser_fewer_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = Lesson(13)
    assert lesson.slide("warnings", "WARN-05", 3).games == 200
    assert [games for _, games in lesson.change("number", "WARN-05", 3).count.options] == [200, 1_000, 10_000]
    for module in (studies, rule_change):
        monkeypatch.setattr(module, "on_the_site", lambda: True)
    assert lesson.slide("warnings", "WARN-05", 3).games == 50
    assert [games for _, games in lesson.change("number", "WARN-05", 3).count.options] == [50, 200, 1_000]


def test_until_the_second_warning_both_tables_play_alike_as_the_lesson_says() -> None:
    """The words of lesson 13 say that no game is lost by a third Warning."""
    found = pressed(warnings(games=100), "claim 0").tried[3].found
    assert found is not None
    assert (found.only_a, found.only_b > 0) == (0, True)
