"""The class `Ward`, which finds the things of the board on a web page by role, name or `data-` attribute."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from playwright.sync_api import Locator, Page

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

ENGLISH: Final = Words(the_box(), "en")
RULE: Final = re.compile(r"^[A-Z]+-\d+$")
"""The pattern of a rule id, as it stands beside a sentence."""

PLAY_PAGE: Final = ".jp-OutputArea-output"
"""The selector of the element in which Voila, the server of the play page, shows the widget."""

IS_SPOKEN: Final = """(part => {
  for (; part; part = part.parentElement) if (getComputedStyle(part).clipPath === "inset(50%)") return true;
  return false;
})"""
"""A JavaScript function: whether an element is invisible and only read out by a screen reader."""


class Ward:
    """A finder for the things of a board, of a part, or of a whole web page; `words` is the language of the board.

    The properties and most methods return a Playwright locator.
    """

    def __init__(self, around: Page | Locator, words: Words = ENGLISH) -> None:
        self._around = around
        self._words = words

    def _say(self, key: str) -> str:
        return self._words.say(f"board.{key}")

    def region(self, heading: str) -> Locator:
        """Find a part of the board by the key of its heading."""
        return self._region(f"heading.{heading}")

    def _region(self, key: str) -> Locator:
        """Find a landmark by the key of its name; when another board has the landmarks, find a group."""
        name = self._say(key)
        group = self._around.get_by_role("group", name=name, exact=True)
        return self._around.get_by_role("region", name=name, exact=True).or_(group)

    def button(self, name: str) -> Locator:
        """Find a button by its whole name."""
        return self._around.get_by_role("button", name=name, exact=True)

    def _part(self, name: str) -> Locator:
        return self._around.locator(f"[data-part={name}]")

    # ------------------------------------------------------------------ before a game

    @property
    def form(self) -> Locator:
        """The form of the set-up, with the team, the chapters, and the fields behind "More"."""
        return self._around.get_by_role("region", name=self._say("set_up.title"), exact=True)

    @property
    def begins(self) -> Locator:
        """The button that begins the first day."""
        return self.button(self._say("set_up.begin"))

    @property
    def campaign(self) -> Locator:
        """The region that says where a campaign stands, before and after a chapter."""
        return self._around.get_by_role("region", name=self._say("campaign.title"), exact=True)

    @property
    def who_plays(self) -> Locator:
        """The button that leads from the campaign to the set-up."""
        return self.button(self._say("campaign.who"))

    def name_field(self, number: int) -> Locator:
        """Find the field with the name of a nurse, by number from 1."""
        return self._around.get_by_label(self._words.say("board.set_up.name", n=number), exact=True)

    def unfold_more(self) -> None:
        """Open "More", so that the fields for the first Shift Manager, the help and the seed are visible."""
        more = self.button(self._say("set_up.more"))
        if more.get_attribute("aria-expanded") != "true":
            more.click()

    def field(self, name: str) -> Locator:
        """Find a field behind "More": `first`, `help` or `seed`."""
        role: Literal["combobox", "textbox"] = "combobox" if name == "first" else "textbox"
        return self._around.get_by_role(role, name=self._say(f"set_up.{name}"), exact=True)

    def chapter(self, number: int) -> Locator:
        """Find the radio button of a chapter, by the number of the scenario."""
        return self._around.get_by_role("radio", name=re.compile(rf"^Chapter {number}\b"))

    def set_up(
        self,
        *,
        players: int | None = None,
        names: Sequence[str] = (),
        scenario: int | None = None,
        seed: str | None = None,
        help_line: str | None = None,
        first: str | None = None,
    ) -> None:
        """Fill in the form of the set-up; a field whose argument is left out stays as it is."""
        team = self.form.get_by_label(re.compile(r"^Name of nurse"))
        while players is not None and team.count() < players:
            self.button(self._say("set_up.add")).click()
        while players is not None and team.count() > players:
            self._part("take_out").click()
        for number, name in enumerate(names, 1):
            self.name_field(number).fill(name)
        if scenario is not None:
            self.chapter(scenario).click()
        if (seed, help_line, first) != (None, None, None):
            self.unfold_more()
        for field, text in (("seed", seed), ("help", help_line)):
            if text is not None:
                self.field(field).fill(text)
                self.field(field).press("Tab")
        if first is not None:
            self.field("first").select_option(first)

    # ------------------------------------------------------------------ the question and its answers

    @property
    def prompt(self) -> Locator:
        """The part with the question, the player who is asked, the answers, and the explanations below the answers."""
        return self._part("prompt")

    @property
    def question(self) -> Locator:
        """The short question of the pending decision."""
        return self._part("question")

    @property
    def in_full(self) -> Locator:
        """The full text of the question or of an answer: read out after the short text, visible where it says more."""
        return self._part("in_full")

    @property
    def toolbar(self) -> Locator:
        """The toolbar with all answers."""
        return self._around.get_by_role("toolbar", name=self._say("heading.actions"), exact=True)

    @property
    def answers(self) -> Locator:
        """The buttons of the answers."""
        return self._around.locator("[data-do=act]")

    @property
    def follows(self) -> Locator:
        """The text that a screen reader reads out about the changes that an answer causes."""
        return self._part("follows")

    @property
    def foretold(self) -> Locator:
        """The full text and the changes of the answer that has the focus or the mouse."""
        return self._part("foretold")

    @property
    def pinned(self) -> Locator:
        """The slip that shows the causes of something, or explains a new kind of question."""
        return self._part("pinned")

    def ask_why(self) -> None:
        """Open the slip with the causes of the question, and with the answers that are not possible now."""
        self.go_on()
        self.button(self._say("why.ask")).click()
        self.pinned.get_by_role("heading").first.wait_for()

    @property
    def barred(self) -> Locator:
        """The list on the slip of the answers that are not possible now, with the reasons."""
        return self._part("barred")

    def door(self, name: str) -> Locator:
        """Find a button at the top of the board that opens something, by the key of its name."""
        return self._part("doors").get_by_role("button", name=self._say(name), exact=True)

    @property
    def drawer(self) -> Locator:
        """The open drawer."""
        return self._part("drawer")

    def open_journal(self) -> None:
        """Open the journal, if it is not open."""
        self.go_on()
        if self.log.count() == 0:
            self._around.locator("[data-do=drawer][data-drawer=journal] >> visible=true").first.click()
            self.drawer.wait_for()

    def choose_in_menu(self, name: str) -> None:
        """Open the menu, if it is not open, and press one of its buttons by its name."""
        self.go_on()
        if self.door("top.menu").get_attribute("aria-expanded") != "true":
            self.door("top.menu").click()
        self.drawer.get_by_role("button", name=name, exact=True).click()

    @property
    def things_that_answer(self) -> Locator:
        """The pawns, rows and the pool that can be clicked to give an answer."""
        return self._around.locator("[data-standing=open]")

    @property
    def notice(self) -> Locator:
        """The sentence that the board shows after a click that was not an answer."""
        return self._part("notice")

    @property
    def first_line(self) -> Locator:
        """The line that explains a question which is asked for the first time."""
        return self._part("first")

    def explain_again(self) -> None:
        """Choose in the menu that every kind of question is explained again."""
        self.door("top.menu").click()
        self.button(self._say("explain.again")).click()
        self._part("drawer").press("Escape")

    @property
    def hint(self) -> Locator:
        """The full explanation of a question."""
        return self._around.get_by_role("note", name=self._say("explain.heading"), exact=True)

    @property
    def outcome(self) -> Locator:
        """The heading of the outcome, on the page of the ending or, while the ward is visible, beside the ward."""
        return self._around.locator("[data-focus=outcome]")

    @property
    def way_to_the_ward(self) -> Locator:
        """The button that leads from the page of the ending to the ward."""
        return self.page.get_by_role("button", name=self._say("ending.ward"), exact=True)

    def look_at_the_ward(self) -> None:
        """Go from the page of the ending to the ward."""
        self.way_to_the_ward.click()

    @property
    def after(self) -> Locator:
        """The buttons on the page of the ending that the play page, and not the board, offers."""
        return self._part("page").locator("[data-do=menu]")

    @property
    def album(self) -> Locator:
        """The open album."""
        return self._region("album.heading")

    # ------------------------------------------------------------------ people, cards, Billy

    @property
    def pawns(self) -> Locator:
        """The pawns of all people, in the order of the web page."""
        return self._around.locator("[data-pawn]")

    def person(self, who: int) -> Locator:
        """Find a pawn by its number."""
        return self._around.locator(f"[data-pawn='{who}']")

    def pawns_that_are(self, standing: str) -> Locator:
        """Find the pawns that are legal answers ("open"), barred answers ("barred"), or no answers at all ("still")."""
        return self._around.locator(f"[data-pawn][data-standing={standing}]")

    @property
    def cards(self) -> Locator:
        """The patient cards that lie open."""
        return self._part("patient")

    @property
    def condition(self) -> Locator:
        """The thread of Billy's condition: a picture with a name that is read out."""
        return self._around.locator("[role=img][data-why=condition]")

    @property
    def here(self) -> Locator:
        """The mark on the thread for Billy's condition now."""
        return self._part("here")

    @property
    def ahead(self) -> Locator:
        """The number of Billy's condition after the answer that has the focus or the mouse."""
        return self._part("ahead")

    @property
    def slips(self) -> Locator:
        """The slips that show how many tokens a purse has now, and how many after an answer."""
        return self._part("slip")

    # ------------------------------------------------------------------ memories

    def memory(self, timeline: int, place: int) -> Locator:
        """Find a place in the grid of memories, by Timeline and position, both from 1."""
        return self.row(timeline).get_by_role("gridcell").nth(place - 1)

    def row(self, timeline: int) -> Locator:
        """Find the row of a Timeline in the grid of memories, from 1."""
        return self.region("memories").get_by_role("row").nth(timeline - 1)

    @property
    def empty_places(self) -> Locator:
        """The places of the grid without a memory."""
        return self._around.locator("[role=gridcell]:not([data-why])")

    @property
    def memories(self) -> Locator:
        """The places of the grid with a memory."""
        return self._around.locator("[role=gridcell][data-why]")

    @property
    def detail(self) -> Locator:
        """The memory, or the empty place, that is open to be read in full."""
        return self._part("detail")

    # ------------------------------------------------------------------ the journal, and earlier moments

    @property
    def log(self) -> Locator:
        """The list of the journal's lines, which can be scrolled."""
        return self._around.get_by_role("log")

    @property
    def lines(self) -> Locator:
        """The lines of the journal."""
        return self.log.get_by_role("listitem")

    @property
    def said(self) -> Locator:
        """The sentences of the journal's lines, without rule ids and buttons."""
        return self.lines.locator("[data-words]")

    @property
    def days(self) -> Locator:
        """The toolbar with a button for each day, in the open journal; there is none on the first day."""
        return self._around.get_by_role("toolbar", name=self._say("journal.days"), exact=True)

    @property
    def newest(self) -> Locator:
        """The sentence of the last line of the journal in the drawer, where the newest shift stands first."""
        return self.log.get_by_role("list").first.locator("[data-words]").last

    @property
    def moments(self) -> Locator:
        """The buttons on the thread, one for each moment to look back to."""
        return self._around.locator("[data-item^='moment ']")

    def moment(self, number: int) -> Locator:
        """Find the button of a moment on the thread, from 0."""
        return self.moments.nth(number)

    @property
    def banner(self) -> Locator:
        """The banner above the board while it shows an earlier moment."""
        return self._region("back.banner")

    @property
    def branch_banner(self) -> Locator:
        """The banner above the board of a game that is a branch."""
        return self._region("back.branch_banner")

    # ------------------------------------------------------------------ pages, and what is read out

    @property
    def page(self) -> Locator:
        """The page that is open over the whole ward."""
        return self._part("page")

    @property
    def page_title(self) -> Locator:
        """The heading of the open page."""
        return self._around.locator("[data-focus=page]")

    @property
    def on(self) -> Locator:
        """The button that goes on from a page, or that leaves the page folded; the page of the ending has neither."""
        return self._around.locator("[data-do=page_on], [data-do=leave_folded]")

    def go_on(self) -> None:
        """Go on from every open page, until the ward or the page of the ending is visible."""
        while self.on.count():
            self.turn_the_page()

    def turn_the_page(self) -> None:
        """Go on from the open page, and wait until that page is gone."""
        line = self.page.get_attribute("data-line") or ""
        self.on.click()
        self._around.locator(f"[data-part=page][data-line='{line}']").wait_for(state="detached")

    @property
    def story(self) -> Locator:
        """The page with the story, which opens when a game begins, and when a player chooses to read the story."""
        return self._around.locator("[data-part=page][data-tale]")

    def put_story_away(self) -> None:
        """Close the page with the story, so that the ward is visible again."""
        self.story.locator("[data-do=story], [data-do=page_on]").last.click()
        self.story.wait_for(state="detached")

    @property
    def heard(self) -> Locator:
        """The region with heavy words that Billy has just said, which stand behind a note."""
        return self._region("cover.heading")

    @property
    def pause(self) -> Locator:
        """The pause: a quiet surface that hides the board."""
        return self._part("pause")

    @property
    def voice(self) -> Locator:
        """The live region, whose text a screen reader reads out."""
        return self._around.locator("[data-game][aria-live]")
