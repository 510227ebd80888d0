"""The looks of a played lesson, from its first screen to its last: to axe, at a desk and on a phone, day and night."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator

from holding_on.common.words import say
from tests.browser.learning import Learner
from tests.browser.servers import NotebooksServer
from tests.browser.stage import DESK, PHONE, SIZES
from tests.browser.test_played_lessons import each_played, told_on
from tests.browser.turning import opened
from tests.browser.watching import violations, watched

MORE: Final = say("page.pager.more")
CODE: Final = say("page.pager.code")

LOOKS: Final = [
    pytest.param("phone", "dark", 4, id="phone-dark-first"),
    *(
        pytest.param(size, light, None, marks=pytest.mark.slow, id=f"{size}-{light}")
        for size in ("desk", "phone")
        for light in ("light", "dark")
    ),
]
"""Parameters of a test: the first screens in the look in which most can go wrong, and in the slow run all screens in
all looks."""

OVER_THE_COLUMN: Final = """stage => {
  const side = stage.querySelector("[data-part=question]").parentElement.parentElement.getBoundingClientRect();
  const card = stage.querySelector("[data-part=bedside]");
  return [card, ...card.querySelectorAll("*")]  // what is only heard is one pixel wide
    .map(part => part.getBoundingClientRect()).filter(({width, right}) => width > 1 && right > side.left).length;
}"""
"""A JavaScript function: how many parts of the column with the card reach into the column with the question."""

PLACE: Final = """stage => {
  const bar = document.querySelector(".holding-on-pager").getBoundingClientRect().top;
  const of = (part) => part.getBoundingClientRect();
  const asks = stage.querySelector("[data-part=question]");
  const first = stage.querySelector("[data-part=option], [data-do=act]");
  return {top: of(stage).top, over: of(stage).bottom - bar, asks: of(asks).bottom - bar,
    first: first ? of(first).bottom - bar : null};
}"""
"""A JavaScript function: where a stage begins, and how far it, its question and its first answer reach below the top
of the bar."""


@pytest.mark.slow
@pytest.mark.parametrize(("size", "light", "screens"), LOOKS)
@each_played
def test_axe_finds_nothing_on_any_screen_before_and_after_an_answer(
    browser: Browser, lessons: NotebooksServer, name: str, size: str, light: Any, screens: int | None
) -> None:
    with watched(browser, lessons.origin, *SIZES[size]) as page:
        page.emulate_media(color_scheme=light)
        opened(page, lessons, name)
        learner = Learner(page, Locator.click)
        for heading in islice(learner.screens(), screens):
            assert violations(page, "html") == [], f"{heading}, before an answer"
            told = ""
            for stage in learner.answers():
                last, told = told, told_on(stage)
                if told and not last:
                    assert violations(page, "html") == [], f"{heading}, after {told}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), heading


@each_played
def test_at_a_desk_each_stage_of_the_main_path_stands_whole_above_the_bar(
    browser: Browser, lessons: NotebooksServer, name: str
) -> None:
    over: dict[str, int] = {}
    with watched(browser, lessons.origin, width=DESK[0], height=DESK[1]) as page:
        opened(page, lessons, name)
        learner = Learner(page, Locator.click)
        for heading in learner.screens():
            if heading.startswith((MORE, CODE)):
                continue
            for stage in learner.stages.all():
                note(over, f"{heading}, before", stage)
            for stage in learner.answers():
                note(over, f"{heading}, {learner.question(stage)}: {told_on(stage)}", stage)
    assert over == {}


@pytest.mark.parametrize(("name", "screen"), [("05-listening-to-billy.ipynb", 2), ("13-change-a-rule.ipynb", 1)])
def test_at_a_desk_the_card_and_what_lies_below_it_keep_to_their_column(
    browser: Browser, lessons: NotebooksServer, name: str, screen: int
) -> None:
    """Many memories with who leads, and three Warnings, are the widest that lie there."""
    with watched(browser, lessons.origin, width=DESK[0], height=DESK[1]) as page:
        opened(page, lessons, name)
        learner = Learner(page, Locator.click)
        for number, _ in enumerate(learner.screens()):
            if number == screen:
                break
        seen = 0
        for stage in learner.answers():
            assert stage.evaluate(OVER_THE_COLUMN) == 0, told_on(stage)
            seen += 1
        assert seen > 0


def note(over: dict[str, int], where: str, stage: Locator) -> None:
    """Note how many pixels a stage stands over the window or under the bar, once it is brought in sight."""
    place = stage.evaluate(PLACE)
    beyond = round(max(place["over"], -place["top"]))
    if beyond > 0:
        over[where] = beyond


@pytest.mark.slow
@each_played
def test_on_a_phone_each_question_and_its_first_answer_are_in_view(
    browser: Browser, lessons: NotebooksServer, name: str
) -> None:
    with watched(browser, lessons.origin, width=PHONE[0], height=PHONE[1]) as page:
        opened(page, lessons, name)
        learner = Learner(page, Locator.click)
        for heading in learner.screens():
            if heading.startswith((MORE, CODE)):
                continue
            for stage in learner.stages.all():
                place = stage.evaluate(PLACE)
                assert place["asks"] <= 0, heading
                assert place["first"] is None or place["first"] <= 0, heading
            asks = ""
            for stage in learner.answers():
                place = stage.evaluate(PLACE)
                asked, asks = asks, learner.question(stage)
                if asked not in ("", asks):
                    assert place["first"] <= 0, f"{heading}, {asks}"
