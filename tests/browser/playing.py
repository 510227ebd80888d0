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
    def before(self) -> Ward:
        """What stands on the page before a game."""
        return Ward(self.page)

    @property
    def said(self) -> str:
        """What was said last to those who do not look."""
        return Ward(self.page).voice.first.text_content() or ""

    def open(self, address: str) -> None:
        """Open the page, and press the title's button: what this table has to say first stands there."""
        self.page.goto(address, wait_until="commit")
        self.button("Play").click(timeout=PATIENCE)

    def arrive(self, address: str) -> None:
        """Open the page, read the notice and say that all are ready: the form stands there."""
        self.open(address)
        self.is_ready()

    def is_ready(self) -> None:
        """Leave the notice, which stands there, for the form, or for where a campaign stands."""
        self.button("We are ready").click(timeout=PATIENCE)
        self.before.begins.or_(self.before.campaign).first.wait_for(timeout=PATIENCE)

    def reach_the_set_up(self) -> None:
        """Have the form stand there, from where a campaign stands too."""
        self.before.begins.or_(self.before.campaign).first.wait_for(timeout=PATIENCE)
        if self.before.campaign.count():
            self.before.who_plays.click()
            self.before.begins.wait_for(timeout=PATIENCE)

    def begin(self) -> None:
        """Take a seat and put the story away: the board is there."""
        self.before.begins.click()
        self.board.wait_for(timeout=PATIENCE)
        self.button("Put the story away").first.click()

    def begin_afresh(self) -> None:
        """Put the game that stands on the page away, if there is one: the form stands there again, with seed 7."""
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
        self.before.set_up(seed="7")

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
        """Wait for the next position, turn the pages that come with it, and have the board take answers again."""
        expect(self.board).not_to_have_attribute("data-revision", str(before), timeout=PATIENCE)
        expect(self.board).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
        self.ward.go_on()

    def take(self, index: int) -> None:
        """Answer by a click on an action of the list."""
        self.ward.go_on()
        before = self.revision
        self.actions.nth(index).click()
        self.wait_until_moved(before)

    def take_any(self, chance: Random) -> None:
        """Answer by chance: an action of the list, or a pawn, row or pool that stands for one."""
        self.ward.go_on()
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
