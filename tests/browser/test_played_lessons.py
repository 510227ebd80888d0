"""A played lesson from its first screen to its last: by keyboard, by ear, and again after a reload."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.common.notebooks import is_played, notebooks_folder, number_of
from holding_on.lessons.checks.tasks import exercises_of
from holding_on.lessons.lesson import words_of
from tests.browser.learning import STAGE, Learner
from tests.browser.listening import Listener, Thing, read
from tests.browser.servers import NotebooksServer
from tests.browser.test_lesson_screens import headings
from tests.browser.test_lessons import SOLUTIONS, tick
from tests.browser.turning import OPENING, opened, turn_to
from tests.browser.ward import ENGLISH
from tests.browser.watching import watched

ALWAYS: Final = "04-caring-for-billy.ipynb"
PLAYED: Final = sorted(path.name for path in notebooks_folder().glob("[0-9][0-9]-*.ipynb") if is_played(path.name))
LONGEST_WAY: Final = 200
"""So many times Tab, at most, to whatever is pressed next."""
PATIENCE: Final = 50
"""So many tenths of a second, at most, until what was told is spoken."""
CONTROLS: Final = frozenset(("button", "link", "checkbox", "radio", "textbox", "combobox", "slider", "spinbutton"))

IS_BEFORE: Final = """target => {
  const focused = document.activeElement;
  return Boolean(focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING);
}"""
"""A JavaScript function: whether an element stands before the one with the focus."""
IS_BESIDE: Final = """target => {
  const focused = document.activeElement;
  return focused.matches("[data-item]") && Boolean(focused.closest("[data-roving]")?.contains(target));
}"""
"""A JavaScript function: whether arrow keys lead to an element from the one with the focus."""

each_played = pytest.mark.parametrize(
    "name", [name if name == ALWAYS else pytest.param(name, marks=pytest.mark.slow) for name in PLAYED]
)


class Keys:
    """A pair of hands at the keyboard: Tab or Shift and Tab to whatever is pressed, arrows within a group of answers,
    then Enter or Space in turn.
    """

    def __init__(self) -> None:
        self.presses = 0

    def __call__(self, target: Locator) -> None:
        """Press something."""
        page = target.page
        way = "Shift+Tab" if target.evaluate(IS_BEFORE) else "Tab"
        element = target.element_handle()
        assert element is not None
        for _ in range(LONGEST_WAY):
            if element.evaluate("each => each === document.activeElement"):
                break
            arrow = "ArrowLeft" if target.evaluate(IS_BEFORE) else "ArrowRight"
            page.keyboard.press(arrow if target.evaluate(IS_BESIDE) else way)
            assert page.evaluate("document.activeElement.checkVisibility()")
        else:
            raise AssertionError(f"{way} does not lead to {target.inner_text()}")
        self.presses += 1
        page.keyboard.press("Enter" if self.presses % 2 or element.get_attribute("href") else "Space")


def test_lesson_four_is_played() -> None:
    assert ALWAYS in PLAYED


@pytest.mark.slow
@each_played
def test_a_whole_lesson_is_played_by_keyboard_alone_and_the_map_has_it_as_done(
    browser: Browser, lessons: NotebooksServer, name: str
) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, name)
        keys = Keys()
        learner = Learner(page, keys)
        reached = []
        for heading in learner.screens():
            reached.append(heading)
            for _ in learner.answers():
                pass
            for exercise in page.locator(".lesson-piece-which").filter(visible=True).all():
                solve_by_ticking(page, exercise, number_of(name) or 0)
        assert reached == headings(name)
        assert keys.presses > 2 * len(reached)
        keys(page.get_by_role("link", name="All lessons", exact=True))
        patch = page.locator(f"[data-lesson='{number_of(name)}']")
        expect(patch).to_have_accessible_name(re.compile(" done$"))


@pytest.mark.slow
@each_played
def test_a_whole_lesson_is_played_by_ear(browser: Browser, lessons: NotebooksServer, name: str) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, name)
        listener = Listener(page, ENGLISH)
        learner = Learner(page, lambda target: target.press("Enter"))
        for heading in learner.screens():
            listener.listen()
            is_in_order(page, heading)
            asks: dict[str, str] = {}
            told = {str(stage): told_on(stage) for stage in learner.stages.all()}
            """What each stage tells; where it stands there from the beginning it is read, and not spoken."""
            for stage in learner.answers():
                before, last = asks.get(str(stage)), told.get(str(stage))
                asks[str(stage)], told[str(stage)] = now = learner.question(stage), told_on(stage)
                heard = listener.heard()
                if now[1] and now[1] != last:
                    for _ in range(PATIENCE):  # what is told may be spoken some time after it is drawn
                        if any(now[1] in each for each in heard):
                            break
                        page.wait_for_timeout(100)
                        heard += listener.heard()
                    assert sum(each.count(now[1]) for each in heard) == 1, (heading, now, heard)
                elif not now[1] and before not in (None, now[0]):
                    assert listener.focus() == ("heading", now[0])
                is_in_order(page, heading)
                told |= {str(other): told_on(other) for other in learner.stages.all() if str(other) not in told}


@pytest.mark.slow
@each_played
def test_a_reload_and_the_browsers_back_keep_the_screen_and_an_answer_can_be_given_again(
    browser: Browser, lessons: NotebooksServer, name: str
) -> None:
    main_path = (notebooks_folder() / name).read_text(encoding="utf-8").partition("## For whoever wants more")[0]
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, name)
        learner = Learner(page, Locator.click)
        if "lesson.predict(" not in main_path:
            keeps_the_screen(page, learner)
            return
        asked = turn_to(page.locator(f".lesson-piece-question {STAGE}").first)
        heading = learner.heading
        answered(learner, asked)
        page.reload()
        page.locator("[data-last]").wait_for(state="attached", timeout=OPENING)
        assert learner.heading == heading
        asked = page.locator(f".lesson-piece-question {STAGE}").first
        expect(asked.locator("[data-waits]")).to_have_count(1, timeout=OPENING)
        answered(learner, asked)
        learner.on.click()
        assert learner.heading != heading
        page.go_back()
        expect(page.locator("[data-heading]:focus")).to_have_attribute("data-heading", heading)
        expect(asked.locator("[data-part=told]")).to_be_visible()


def keeps_the_screen(page: Page, learner: Learner) -> None:
    """Assert that a reload and the browser's Back lead to the second screen of a lesson again."""
    learner.dots.nth(1).click()
    heading = learner.heading
    page.reload()
    page.locator("[data-last]").wait_for(state="attached", timeout=OPENING)
    assert learner.heading == heading
    learner.on.click()
    assert learner.heading != heading
    page.go_back()
    expect(page.locator("[data-heading]:focus")).to_have_attribute("data-heading", heading)


@pytest.mark.slow
def test_a_line_is_slid_with_the_keys_and_drawn(browser: Browser, lessons: NotebooksServer) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, "12-what-the-numbers-say.ipynb")
        stage = turn_to(page.locator(f".lesson-piece-sixty {STAGE}").first)
        line = stage.get_by_role("slider")
        line.focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(line).to_have_attribute("aria-valuetext", "33 of 60")
        expect(line).to_be_focused()
        stage.get_by_role("button", name=words_of("en").say("lesson.counts.draw"), exact=True).press("Enter")
        expect(stage.locator("[data-part=told]")).to_contain_text("at 33, goes through it")


@pytest.mark.slow
def test_his_condition_is_slid_with_the_keys_and_asked_about_anew(browser: Browser, lessons: NotebooksServer) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, "01-the-ward.ipynb")
        stage = turn_to(page.locator(f".lesson-piece-question {STAGE}").first)
        learner = Learner(page, lambda target: target.press("Enter"))
        answered(learner, stage)
        line = stage.get_by_role("slider")
        line.focus()
        for _ in range(7):
            page.keyboard.press("ArrowRight")
        expect(line).to_have_attribute("aria-valuetext", "23")
        expect(line).to_be_focused()
        expect(stage.locator("[data-part=told]")).to_have_count(0)
        stage.get_by_role("button", name="21", exact=True).press("Enter")
        expect(stage.locator("[data-part=told]")).to_contain_text("falls from 23 to 21")


def solve_by_ticking(page: Page, exercise: Locator, lesson: int) -> None:
    """Solve the exercise of a lesson that is answered by ticking, with the keyboard."""
    there, tasks = exercise.inner_text(), words_of("en").texts
    ticked = [(key, each) for key, each in exercises_of(lesson).items() if each["kind"] != "play"]
    [[key, known]] = [(key, each) for key, each in ticked if tasks[f"lesson.{lesson:02}.{key}.task"] in there]
    solutions = tomllib.loads((SOLUTIONS / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    tick(page, exercise, known["choices"], solutions[key]["solution"])
    expect(exercise.locator("[data-state=done]")).to_be_visible(timeout=30_000)


def answered(learner: Learner, stage: Locator) -> None:
    """Give an answer to the question of a stage."""
    stage.locator("[data-part=picture]").wait_for()
    target = learner.next_of(stage)
    assert target is not None
    learner.press(stage, target)
    expect(stage.locator("[data-part=told]")).to_be_visible()


def told_on(stage: Locator) -> str:
    """What a stage has told, as it is spoken: without the ids of rules."""
    told = stage.locator("[data-part=told]")
    if not told.count():
        return ""
    words: str = told.evaluate(
        """told => [...told.children].map(each => [...each.childNodes].filter(kid => kid.nodeType === 3)
          .map(kid => kid.data.trim()).join("")).filter(Boolean).join(" ")"""
    )
    return words


def is_in_order(page: Page, heading: str) -> None:
    """See that each control has a name, that no level is left out, and that the screen's own heading is first."""
    things = read(page.locator("body"))
    nameless = [thing for thing in things if thing.role in CONTROLS and not (thing.name or thing.text)]
    assert nameless == [], heading
    levels = [level(thing) for thing in things if thing.role == "heading"]
    first = next(thing for thing in things if thing.role == "heading")
    assert first.name.startswith(heading)
    assert all(after <= before + 1 for before, after in pairwise(levels)), (heading, levels)


def level(thing: Thing) -> int:
    """The level of a heading."""
    found = re.search(r"level=(\d)", thing.states)
    assert found is not None
    return int(found[1])
