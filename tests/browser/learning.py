"""The class `Learner`, who goes through a played lesson on a web page: answers, makes moves, and goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from holding_on.common.words import say
from holding_on.lessons.lesson import words_of
from tests.browser.ward import Ward

WORDS: Final = words_of("en", None)
PATIENCE: Final = 30_000
LONGEST: Final = 60
"""So many presses, at most, until a stage asks nothing more."""

CELLS: Final = """() => {
  const cells = [...document.querySelectorAll("[data-screen]:not([hidden])")];
  const gates = cells.map((cell) => cell.querySelector("[data-waits]") !== null);
  return {waits: gates.indexOf(true), seen: cells.map((cell) => cell.checkVisibility())};
}"""
"""A JavaScript function: which cell of the present screen waits first (-1 for none), and which cells can be seen."""

A_PLACE: Final = re.compile("|".join(WORDS.say(f"lesson.sew.place_{place}") for place in (0, 1, 2, 3, 4, 5, 7, 8)))
"""The names of the places of a cloth on which a memory can be laid."""
STAGE: Final = ".holding-on:has(> [data-part=picture], > [data-part=unseen])"
"""Selects the stages of a lesson."""
STATE: Final = "each => each.isConnected && each.outerHTML"
CHANGED: Final = "([each, before]) => each.outerHTML !== before && each.getAttribute('aria-busy') !== 'true'"


class Learner:
    """A learner at a web page with a played lesson; `press` is how this learner presses a button."""

    def __init__(self, page: Page, press: Callable[[Locator], None]) -> None:
        self.page = page
        self._press = press
        self._pressed: set[str] = set()
        """What was pressed on the present stage, where it is not to be pressed again."""

    @property
    def heading(self) -> str:
        """The heading of the present screen."""
        return str(self.page.locator("[data-heading]").filter(visible=True).get_attribute("data-heading"))

    @property
    def on(self) -> Locator:
        """What goes on to the next screen, and from the last screen to the next lesson."""
        return self.page.get_by_role("navigation").get_by_text(say("page.pager.on")).filter(visible=True)

    @property
    def dots(self) -> Locator:
        """The buttons of the screens."""
        return self.page.get_by_role("navigation").get_by_role("list").get_by_role("button")

    @property
    def stages(self) -> Locator:
        """The stages that can be seen."""
        return self.page.locator(STAGE).filter(visible=True)

    def screens(self) -> Iterator[str]:
        """Go through all screens by the bar, and yield the heading of each."""
        number = self.dots.count()
        for at in range(number):
            expect(self.dots.nth(at)).to_have_attribute("aria-current", "step")
            yield self.heading
            if at + 1 < number:
                self._press(self.on)

    def answers(self) -> Iterator[Locator]:
        """Do everything that the stages of the present screen ask for, and yield the stage after each press.

        What follows something that waits is not there before, and is there after it.
        """
        done = 0
        while done < self.stages.count():
            stage = self.stages.nth(done)
            stage.scroll_into_view_if_needed()
            stage.locator("[data-part=picture]").wait_for()
            self._pressed = set()
            for _ in range(LONGEST):
                self._is_folded()
                target = self.next_of(stage)
                if target is None:
                    break
                self.press(stage, target)
                yield stage
            else:
                raise AssertionError(f"after {LONGEST} presses there is still something to press: {self.heading}")
            expect(stage.locator("[data-waits]")).to_have_count(0, timeout=PATIENCE)  # games take a while
            done += 1
        now = self.page.evaluate(CELLS)
        assert now["waits"] == -1
        assert all(now["seen"]), "what followed is folded although nothing waits"

    def press(self, stage: Locator, target: Locator) -> None:
        """Press something on a stage, and wait until the stage has answered."""
        element = stage.element_handle()
        before = stage.evaluate(STATE)
        self._press(target)
        self.page.wait_for_function(CHANGED, arg=[element, before], timeout=PATIENCE)
        self.page.wait_for_timeout(50)  # what is told comes in the message after the view

    def next_of(self, stage: Locator) -> Locator | None:
        """What the learner presses next on a stage: an option, a button, or an answer of the game; None for nothing.

        Each option is taken once as long as it is offered. The first move of a task is the learner's own; then "Show me
        the next move" goes on. Where that is not offered all moves are the learner's own.
        """
        for name in ("again", "next", "back"):  # after an answer, or where a task can no longer succeed
            button = self._button(stage, WORDS.say(f"lesson.stage.{name}"))
            if button.count():
                if name != "back":  # there the learner tries the same again in vain
                    self._pressed.clear()
                return button
        another = self._button(stage, WORDS.say("lesson.ask.another"))
        if another.count() and self._is_new("another"):
            return another
        for name in ("draw", "first"):  # a line of one's own, or sixty games without one
            counted = self._button(stage, WORDS.say(f"lesson.counts.{name}"))
            if counted.count():
                return counted
        sewn = self._button(stage, WORDS.say("lesson.sew.show"))
        if sewn.count():  # the memory in hand is turned once and laid somewhere, and then its place is shown
            places = stage.locator("[data-part=cloth]").get_by_role("button", name=A_PLACE)
            if self._is_new("turn"):
                return self._button(stage, WORDS.say("lesson.sew.turn"))
            return places.first if places.count() and self._is_new("place") else sewn
        onward = stage.locator("[data-name=into]")  # from an hour of a bench to what follows it
        if onward.count():
            return onward
        options = stage.get_by_role("group", name=self.question(stage), exact=True).get_by_role(
            "button", disabled=False
        )
        evening = self._button(stage, WORDS.say("lesson.evening.play"))
        if evening.count():  # played once as it is, and then with each other value of what can be set
            options = stage.locator("[data-part=dials]").get_by_role("group").get_by_role("button", disabled=False)
            if not stage.locator("[data-part=told]").count():
                return evening
        for option in options.all():
            if self._is_new(option.inner_text()):
                return option
        own = Ward(stage).toolbar.get_by_role("button", disabled=False)
        show = self._button(stage, WORDS.say("lesson.stage.show"))
        if own.count() and (not show.count() or self._is_new("own")):
            return own.last if "another way" in self._pressed else own.first
        if show.count():
            return show
        if not stage.locator("[data-waits]").count():
            return None
        other = stage.locator("[data-name^='table ']:not([aria-disabled=true])")
        further = other if other.count() else options  # an hour's other table, the next of some shifts
        if further.count():
            return further.first
        way = self._button(stage, WORDS.say("lesson.bench.again"))  # an hour is played twice
        if not way.count():
            return None
        self._pressed.add("another way")
        return way

    def question(self, stage: Locator) -> str:
        """The question or the task of a stage, which comes after the names of its places."""
        return stage.get_by_role("heading", level=3).last.inner_text()

    def _is_new(self, name: str) -> bool:
        if name in self._pressed:
            return False
        self._pressed.add(name)
        return True

    def _button(self, stage: Locator, name: str) -> Locator:
        return stage.get_by_role("button", name=name, exact=True)

    def _is_folded(self) -> None:
        now = self.page.evaluate(CELLS)
        if now["waits"] >= 0:
            after = now["waits"] + 1
            assert all(now["seen"][:after])
            assert not any(now["seen"][after:]), "what follows is there although something waits"
