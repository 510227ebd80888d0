"""Where the things of the ward are on a page: each is found by its role, its name or its `data-`, never by its look."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from playwright.sync_api import Locator, Page

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

ENGLISH: Final = Words(the_box(), "en")
RULE: Final = re.compile(r"^[A-Z]+-\d+$")
"""The id of a rule, as it stands beside a sentence."""

PLAY_PAGE: Final = ".jp-OutputArea-output"
"""What the play page shows, by the name that its server gives it: no part of it is ours."""

IS_SPOKEN: Final = """(part => {
  for (; part; part = part.parentElement) if (getComputedStyle(part).clipPath === "inset(50%)") return true;
  return false;
})"""
"""A function of the page: whether a thing is said and not seen."""


class Ward:
    """The things of one board or part, or of all that stand on a page, in the words of its game."""

    def __init__(self, around: Page | Locator, words: Words = ENGLISH) -> None:
        self._around = around
        self._words = words

    def _say(self, key: str) -> str:
        return self._words.say(f"board.{key}")

    def region(self, heading: str) -> Locator:
        """A part of the board by its heading's key."""
        return self._region(f"heading.{heading}")

    def _region(self, key: str) -> Locator:
        """A landmark; where another board on the page has these, a group."""
        name = self._say(key)
        group = self._around.get_by_role("group", name=name, exact=True)
        return self._around.get_by_role("region", name=name, exact=True).or_(group)

    def button(self, name: str) -> Locator:
        """A button by its whole name."""
        return self._around.get_by_role("button", name=name, exact=True)

    def _part(self, name: str) -> Locator:
        return self._around.locator(f"[data-part={name}]")

    # ------------------------------------------------------------------ before a game

    @property
    def form(self) -> Locator:
        """The set-up: the team, the chapters, and what stands behind "More"."""
        return self._around.get_by_role("region", name=self._say("set_up.title"), exact=True)

    @property
    def begins(self) -> Locator:
        """The button that begins the first day."""
        return self.button(self._say("set_up.begin"))

    @property
    def campaign(self) -> Locator:
        """The page between two chapters."""
        return self._around.get_by_role("region", name=self._say("campaign.title"), exact=True)

    @property
    def who_plays(self) -> Locator:
        """The button of that page which leads to the set-up."""
        return self.button(self._say("campaign.who"))

    def name_field(self, number: int) -> Locator:
        """The name under the feet of a nurse, by number from 1."""
        return self._around.get_by_label(self._words.say("board.set_up.name", n=number), exact=True)

    def unfold_more(self) -> None:
        """Have the first leader, the line of help and the seed in sight."""
        more = self.button(self._say("set_up.more"))
        if more.get_attribute("aria-expanded") != "true":
            more.click()

    def field(self, name: str) -> Locator:
        """A field behind "More": `first`, `help` or `seed`."""
        role: Literal["combobox", "textbox"] = "combobox" if name == "first" else "textbox"
        return self._around.get_by_role(role, name=self._say(f"set_up.{name}"), exact=True)

    def chapter(self, number: int) -> Locator:
        """The knot of a chapter."""
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
        """Fill in what is asked before a game; what is left out stays as it is."""
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

    # ------------------------------------------------------------------ what is asked, and what answers it

    @property
    def prompt(self) -> Locator:
        """Everything about the question: who is asked, the answers, what stands below them."""
        return self._part("prompt")

    @property
    def question(self) -> Locator:
        """What is asked now, in one line."""
        return self._part("question")

    @property
    def in_full(self) -> Locator:
        """All that the question says, or an answer: spoken after the short words, and seen where it says more."""
        return self._part("in_full")

    @property
    def toolbar(self) -> Locator:
        """The answers together."""
        return self._around.get_by_role("toolbar", name=self._say("heading.actions"), exact=True)

    @property
    def answers(self) -> Locator:
        """The answers, each a button."""
        return self._around.locator("[data-do=act]")

    @property
    def follows(self) -> Locator:
        """What follows an answer, as it is spoken."""
        return self._part("follows")

    @property
    def foretold(self) -> Locator:
        """What the answer that is looked at says and brings, in full."""
        return self._part("foretold")

    @property
    def pinned(self) -> Locator:
        """The slip that says why, or explains what is new."""
        return self._part("pinned")

    def ask_why(self) -> None:
        """Have what is asked explained on the slip: the causes, and what is not possible now."""
        self.go_on()
        self.button(self._say("why.ask")).click()
        self.pinned.get_by_role("heading").first.wait_for()

    @property
    def barred(self) -> Locator:
        """What is not possible now, and why: on the slip."""
        return self._part("barred")

    def door(self, name: str) -> Locator:
        """A button at the top that opens something, by the key of its name."""
        return self._part("doors").get_by_role("button", name=self._say(name), exact=True)

    @property
    def drawer(self) -> Locator:
        """The drawer that lies open."""
        return self._part("drawer")

    def open_journal(self) -> None:
        """Have the journal lie open."""
        self.go_on()
        if self.log.count() == 0:
            self._around.locator("[data-do=drawer][data-drawer=journal] >> visible=true").first.click()
            self.drawer.wait_for()

    def choose_in_menu(self, name: str) -> None:
        """Choose something in the menu, by its words."""
        self.go_on()
        if self.door("top.menu").get_attribute("aria-expanded") != "true":
            self.door("top.menu").click()
        self.drawer.get_by_role("button", name=name, exact=True).click()

    @property
    def things_that_answer(self) -> Locator:
        """The pawns, rows and the pool that stand for answers."""
        return self._around.locator("[data-standing=open]")

    @property
    def notice(self) -> Locator:
        """What a click was told instead of being taken."""
        return self._part("notice")

    @property
    def first_line(self) -> Locator:
        """What a question is about, in the place of who is asked, while it is asked for the first time."""
        return self._part("first")

    def explain_again(self) -> None:
        """Have every kind of question be new again, by the menu."""
        self.door("top.menu").click()
        self.button(self._say("explain.again")).click()
        self._part("drawer").press("Escape")

    @property
    def hint(self) -> Locator:
        """The explanation in full."""
        return self._around.get_by_role("note", name=self._say("explain.heading"), exact=True)

    @property
    def outcome(self) -> Locator:
        """The heading of the page that a game ends with; where the ward lies open instead, that of the desk."""
        return self._around.locator("[data-focus=outcome]")

    @property
    def way_to_the_ward(self) -> Locator:
        """The way from the ending to the ward as it lay."""
        return self.page.get_by_role("button", name=self._say("ending.ward"), exact=True)

    def look_at_the_ward(self) -> None:
        """From the ending, the ward as it lay."""
        self.way_to_the_ward.click()

    @property
    def after(self) -> Locator:
        """What the page around the board offers on the ending, each a button."""
        return self._part("page").locator("[data-do=menu]")

    @property
    def album(self) -> Locator:
        """The album, while it lies open."""
        return self._region("album.heading")

    # ------------------------------------------------------------------ people, cards, Billy

    @property
    def pawns(self) -> Locator:
        """Everybody, in the order of the page."""
        return self._around.locator("[data-pawn]")

    def person(self, who: int) -> Locator:
        """One of them, by number."""
        return self._around.locator(f"[data-pawn='{who}']")

    def pawns_that_are(self, standing: str) -> Locator:
        """Those of whom nothing is asked ("still"), or who cannot answer ("barred")."""
        return self._around.locator(f"[data-pawn][data-standing={standing}]")

    @property
    def cards(self) -> Locator:
        """The patient cards that lie open."""
        return self._part("patient")

    @property
    def condition(self) -> Locator:
        """The thread, as one picture with a name."""
        return self._around.locator("[role=img][data-why=condition]")

    @property
    def here(self) -> Locator:
        """Where Billy is on the thread."""
        return self._part("here")

    @property
    def ahead(self) -> Locator:
        """The number to which the answer that is looked at would take him."""
        return self._part("ahead")

    @property
    def slips(self) -> Locator:
        """What an answer would change in a purse: so many now, so many then."""
        return self._part("slip")

    # ------------------------------------------------------------------ memories

    def memory(self, timeline: int, place: int) -> Locator:
        """A place of Billy's collected memories, both counted from 1."""
        return self.row(timeline).get_by_role("gridcell").nth(place - 1)

    def row(self, timeline: int) -> Locator:
        """A timeline of them, counted from 1."""
        return self.region("memories").get_by_role("row").nth(timeline - 1)

    @property
    def empty_places(self) -> Locator:
        """Where no memory lies yet."""
        return self._around.locator("[role=gridcell]:not([data-why])")

    @property
    def memories(self) -> Locator:
        """Those that lie there."""
        return self._around.locator("[role=gridcell][data-why]")

    @property
    def detail(self) -> Locator:
        """The memory, or the empty place, that is read in full."""
        return self._part("detail")

    # ------------------------------------------------------------------ the journal, and moments that are over

    @property
    def log(self) -> Locator:
        """The journal's lines together, which scroll."""
        return self._around.get_by_role("log")

    @property
    def lines(self) -> Locator:
        """The lines of the journal."""
        return self.log.get_by_role("listitem")

    @property
    def said(self) -> Locator:
        """What the lines say, without their rules and buttons."""
        return self.lines.locator("[data-words]")

    @property
    def days(self) -> Locator:
        """The days of the journal that lies open in the drawer, each a button, once there are several."""
        return self._around.get_by_role("toolbar", name=self._say("journal.days"), exact=True)

    @property
    def newest(self) -> Locator:
        """What the last line says, in the drawer, where the newest shift stands first."""
        return self.log.get_by_role("list").first.locator("[data-words]").last

    @property
    def moments(self) -> Locator:
        """The moments of the thread."""
        return self._around.locator("[data-item^='moment ']")

    def moment(self, number: int) -> Locator:
        """One of them, counted from 0."""
        return self.moments.nth(number)

    @property
    def banner(self) -> Locator:
        """What stands above a moment that is over."""
        return self._region("back.banner")

    @property
    def branch_banner(self) -> Locator:
        """What stands above a game that left the real one."""
        return self._region("back.branch_banner")

    # ------------------------------------------------------------------ what covers the board, and what is said

    @property
    def page(self) -> Locator:
        """What takes the whole page, until the table goes on."""
        return self._part("page")

    @property
    def page_title(self) -> Locator:
        """Its one heading."""
        return self._around.locator("[data-focus=page]")

    @property
    def on(self) -> Locator:
        """What goes on from a page: its filled button, or the one that leaves it folded; an ending has neither."""
        return self._around.locator("[data-do=page_on], [data-do=leave_folded]")

    def go_on(self) -> None:
        """Turn every page that lies open: the ward is there again, or the page that the game ends with."""
        while self.on.count():
            line = self.page.get_attribute("data-line") or ""
            self.on.click()
            self._around.locator(f"[data-part=page][data-line='{line}']").wait_for(state="detached")

    @property
    def story(self) -> Locator:
        """The page of the story that is read, as a game begins or when it was asked for."""
        return self._around.locator("[data-part=page][data-tale]")

    def put_story_away(self) -> None:
        """The ward is there again."""
        self.story.locator("[data-do=story], [data-do=page_on]").last.click()
        self.story.wait_for(state="detached")

    @property
    def heard(self) -> Locator:
        """What Billy has just said, where a note stands before it."""
        return self._region("cover.heading")

    @property
    def pause(self) -> Locator:
        """The quiet surface over the board."""
        return self._part("pause")

    @property
    def voice(self) -> Locator:
        """What is said to those who do not look."""
        return self._around.locator("[data-game][aria-live]")
