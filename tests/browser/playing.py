"""A player at the page: sits down, looks, chooses, by mouse or by keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.ward import Ward

PATIENCE = 30_000


class Player:
    """One person at one page with one board."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".holding-on")

    @property
    def ward(self) -> Ward:
        """The things of this board."""
        return Ward(self.board)

    @property
    def said(self) -> str:
        """What was said last to those who do not look."""
        return Ward(self.page).voice.first.text_content() or ""

    def arrive(self, address: str) -> None:
        """Open the page and wait for the notice."""
        self.page.goto(address)
        self.button("Begin").wait_for(timeout=PATIENCE)

    def begin(self) -> None:
        """Take a seat and put the story away: the board is there."""
        self.button("Begin").click()
        self.board.wait_for(timeout=PATIENCE)
        self.button("Put the story away").first.click()

    def begin_afresh(self) -> None:
        """Put the game that stands on the page away, if there is one: the notice stands there again, with seed 7."""
        self.button("Begin").or_(self.board).first.wait_for(timeout=PATIENCE)
        if self.board.count():
            self.page.keyboard.press("Escape")
            self.ward.choose_in_menu("New game")
            asked = self.button("Put it away")
            asked.or_(self.button("Begin")).wait_for(timeout=PATIENCE)
            if asked.count():
                asked.click()
            self.button("Begin").wait_for(timeout=PATIENCE)
        self.page.get_by_label("Seed").fill("7")

    def button(self, name: str) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def revision(self) -> int:
        """Which position the board shows."""
        return int(self.board.get_attribute("data-revision") or -1)

    @property
    def over(self) -> bool:
        """Whether the outcome stands on the board."""
        return self.ward.outcome.count() > 0

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.ward.question.inner_text()

    @property
    def actions(self) -> Locator:
        """The answers that are offered."""
        return self.ward.answers

    def wait_until_moved(self, before: int) -> None:
        """Wait for the next position, and for the board to take answers again."""
        expect(self.board).not_to_have_attribute("data-revision", str(before), timeout=PATIENCE)
        expect(self.board).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)

    def take(self, index: int) -> None:
        """Answer by a click on an action of the list."""
        before = self.revision
        self.actions.nth(index).click()
        self.wait_until_moved(before)

    def take_any(self, chance: Random) -> None:
        """Answer by chance: an action of the list, or a pawn, row or pool that stands for one."""
        before = self.revision
        self._one_of_these(chance).click()
        self.page.wait_for_function(
            "before => { const b = document.querySelector('.holding-on');"
            " return b.dataset.revision !== before || b.querySelector('[data-part=notice]'); }",
            arg=str(before),
        )
        if self.revision == before:  # several actions belong to it: the focus is on the first of them
            self.page.keyboard.press("Enter")
        self.wait_until_moved(before)

    def _one_of_these(self, chance: Random) -> Locator:
        things = self.ward.things_that_answer.filter(visible=True)
        count = things.count()
        if count > 0 and chance.random() < 0.4:
            return things.nth(chance.randrange(count))
        return self.actions.nth(chance.randrange(self.actions.count()))
