"""The class `Player`, which plays on a web page with mouse and keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.ward import Ward

PATIENCE = 30_000


class Player:
    """A player at a web page with one board."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".holding-on")

    @property
    def ward(self) -> Ward:
        """The finder for the things of this board."""
        return Ward(self.board)

    @property
    def before(self) -> Ward:
        """The finder for the things on the web page before a game begins."""
        return Ward(self.page)

    @property
    def said(self) -> str:
        """The text that a screen reader has read out last."""
        return Ward(self.page).voice.first.text_content() or ""

    def open(self, address: str) -> None:
        """Open the play page, and press "Play" on the title; then the notice is visible."""
        self.page.goto(address, wait_until="commit")
        self.button("Play").click(timeout=PATIENCE)

    def arrive(self, address: str) -> None:
        """Open the play page, and press the buttons of title and notice; then the form or the campaign is visible."""
        self.open(address)
        self.is_ready()

    def is_ready(self) -> None:
        """Press the button of the notice, and wait for the form of the set-up or for the campaign."""
        self.button("We are ready").click(timeout=PATIENCE)
        self.before.begins.or_(self.before.campaign).first.wait_for(timeout=PATIENCE)

    def reach_the_set_up(self) -> None:
        """Wait for the form of the set-up; when the campaign is visible, go from there to the form."""
        self.before.begins.or_(self.before.campaign).first.wait_for(timeout=PATIENCE)
        if self.before.campaign.count():
            self.before.who_plays.click()
            self.before.begins.wait_for(timeout=PATIENCE)

    def begin(self) -> None:
        """Begin a game, and put the story away; then the board is visible."""
        self.before.begins.click()
        self.board.wait_for(timeout=PATIENCE)
        self.button("Put the story away").first.click()

    def begin_afresh(self) -> None:
        """Put away the game on the play page, if there is a game, and choose chapter 1 and seed 7."""
        self.before.begins.or_(self.board).or_(self.before.campaign).first.wait_for(timeout=PATIENCE)
        if self.board.count():
            self.page.keyboard.press("Escape")
            if self.ward.way_to_the_ward.count():
                self.ward.look_at_the_ward()
            self.ward.choose_in_menu("New game")
            asked = self.button("Put it away")
            asked.or_(self.before.begins).or_(self.before.campaign).first.wait_for(timeout=PATIENCE)
            if asked.count():
                asked.click()
            self.before.begins.or_(self.before.campaign).first.wait_for(timeout=PATIENCE)
        if self.before.campaign.count():
            self.before.who_plays.click()
            self.before.begins.wait_for(timeout=PATIENCE)
        self.before.set_up(scenario=1, seed="7")

    def button(self, name: str) -> Locator:
        """Find a button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def revision(self) -> int:
        """The revision of the game that the board shows; -1 when it shows none."""
        return int(self.board.get_attribute("data-revision") or -1)

    @property
    def over(self) -> bool:
        """Whether the board shows the outcome."""
        return self.ward.outcome.count() > 0

    @property
    def question(self) -> str:
        """The short question of the pending decision."""
        return self.ward.question.inner_text()

    @property
    def actions(self) -> Locator:
        """The buttons of the answers."""
        return self.ward.answers

    def wait_until_moved(self, before: int) -> None:
        """Wait until the board shows another revision than `before` and takes answers, and go on from its pages."""
        self.has_moved(before)
        self.ward.go_on()

    def has_moved(self, before: int) -> None:
        """Wait until the board shows another revision than `before` and takes answers, or a page."""
        expect(self.board).not_to_have_attribute("data-revision", str(before), timeout=PATIENCE)
        expect(self.board).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)

    def reach_the_answers(self) -> None:
        """Go on by Tab until an answer has the focus."""
        for _ in range(30):
            if self.page.evaluate("(document.activeElement.dataset.item ?? '').startsWith('act')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the answers cannot be reached by Tab")

    def take(self, index: int) -> None:
        """Click an answer by its index in the list, from 0, and wait until the board takes answers again."""
        self.ward.go_on()
        before = self.revision
        self.actions.nth(index).click()
        self.wait_until_moved(before)

    def goes_on_after_a_reload(self, stored: Path, cell: int, revision: int) -> None:
        """Wait until a notebook is stored with what a cell gave, load the page again, and play on from `revision`."""
        while json.loads(stored.read_text(encoding="utf-8"))["cells"][cell]["execution_count"] is None:
            self.page.wait_for_timeout(200)
        self.page.reload()
        expect(self.board).to_have_attribute("data-revision", str(revision), timeout=2 * PATIENCE)
        self.take(0)
        assert self.revision == revision + 1

    def take_any(self, chance: Random) -> None:
        """Click by chance an answer in the list, or a pawn, row or pool that gives one, and wait for the board."""
        self.ward.go_on()
        before = self.revision
        self._one_of_these(chance).click()
        self.page.wait_for_function(
            "before => { const b = document.querySelector('.holding-on');"
            " return b.dataset.revision !== before || b.querySelector('[data-part=notice]'); }",
            arg=str(before),
        )
        if self.revision == before:  # the click offers several answers, and the focus is on the first of these
            self.page.keyboard.press("Enter")
        self.wait_until_moved(before)

    def _one_of_these(self, chance: Random) -> Locator:
        things = self.ward.things_that_answer.filter(visible=True)
        count = things.count()
        if count > 0 and chance.random() < 0.4:
            return things.nth(chance.randrange(count))
        return self.actions.nth(chance.randrange(self.actions.count()))
