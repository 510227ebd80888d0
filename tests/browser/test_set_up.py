"""The set-up: the team stands there, all in sight without scrolling, and all of it works by keyboard and by ear."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from holding_on.board.guard import Guard
from holding_on.board.lasting import about, minutes
from holding_on.board.setup_form import SetupForm
from holding_on.catalogue.language import Words
from holding_on.game.options import Options
from tests.browser.seeing import faults_of_texts, is_in_one_window, small_targets, strange_words
from tests.browser.stage import DESK, LOW, PHONE, THEMES, Stage
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import axe
from tests.sampling import only


class Table:
    """A set-up on a page, and how often it was asked to begin."""

    def __init__(self, stage: Stage, words: Words = ENGLISH, content: str | None = None) -> None:
        self.begun = self.turned_back = 0
        self.form = SetupForm(
            words,
            content,
            players=3,
            seed="",
            guard=Guard(pytest.fail, lambda: pytest.fail("a mistake")),
            on_begin=self._begin,
            on_help=lambda: None,
            on_back=self._back,
        )
        self.form.offer_scenarios(1, lambda number: number <= 1)
        self.root = stage.show(self.form)
        self.page: Page = stage.page
        self.ward = Ward(stage.page, words)
        self.ward.begins.wait_for()

    def _back(self) -> None:
        self.turned_back += 1

    def _begin(self) -> bool:
        begins = not self.form.is_refused()
        self.begun += begins
        return begins

    def wait_until_begun(self) -> None:
        """Give the page the time to tell Python that a key was pressed: it is told a moment later."""
        for _ in range(100):
            if self.begun:
                return
            self.page.wait_for_timeout(20)


@pytest.fixture
def table(stage: Stage) -> Table:
    """A set-up as it comes."""
    return Table(stage)


@pytest.mark.parametrize("size", [DESK, LOW, PHONE], ids=str)
def test_all_of_it_is_in_sight_whoever_plays(stage: Stage, table: Table, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    for players in (2, 3, 4):
        stage.say(partial(table.form.choose, players=players))
        assert is_in_one_window(table.ward.form)
        assert table.ward.form.get_by_label("Name of nurse").count() == players


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", only([PHONE], [DESK, PHONE]), ids=str)
def test_everybody_can_look_at_it(stage: Stage, table: Table, size: tuple[int, int], theme: str) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.set_theme(theme)
    stage.page.evaluate(axe())
    table.ward.unfold_more()
    for change in ({}, {"players": 4, "scenario": 2}, {"seed": "seven"}, {"names": ("", "Ben", "Ben", "Dev")}):
        stage.say(partial(table.form.choose, **change))
        stage.say(table.form.is_refused)
        found = stage.page.evaluate("axe.run('[data-part=set_up]').then(found => found.violations.map(v => v.id))")
        assert (found, small_targets(table.root), faults_of_texts(table.root)) == ([], [], [])


def test_longer_words_have_room(browser: Browser, content: str) -> None:
    for size in (DESK, PHONE):
        with Stage(browser, size=size) as stage:
            table = Table(stage, Words(Options(content=content).catalogue(), "en"), content)
            table.ward.unfold_more()
            stage.say(table.form.is_refused)
            assert (faults_of_texts(table.root), strange_words(table.root)) == ([], [])


def test_with_the_colours_of_the_system_alone_the_chosen_chapter_and_the_button_differ(browser: Browser) -> None:
    with Stage(browser, forced_colors="active") as stage:
        table = Table(stage)
        width = "part => parseFloat(getComputedStyle(part).borderTopWidth)"
        assert table.ward.chapter(1).evaluate(width) > table.ward.chapter(2).evaluate(width)
        assert table.ward.begins.evaluate(width) > 0
        assert table.ward.name_field(1).evaluate(width) > 0


def test_its_heading_has_the_focus_and_the_next_thing_leads_back(table: Table) -> None:
    expect(table.ward.form.get_by_role("heading", level=2)).to_be_focused()
    table.page.keyboard.press("Tab")
    expect(table.ward.button(ENGLISH.say("board.set_up.back"))).to_be_focused()
    table.page.keyboard.press("Enter")
    assert (table.turned_back, table.begun) == (1, 0)


def test_it_is_set_up_and_begun_by_keyboard_alone(table: Table) -> None:
    keys, ward = table.page.keyboard, table.ward
    ward.name_field(1).focus()
    keys.press("ControlOrMeta+a")
    keys.type("Maeve")
    keys.press("Enter")
    assert table.begun == 0, "whoever types does not begin by accident"
    for _ in range(3):
        keys.press("Tab")
    expect(ward.button("Take out Cleo")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(ward.name_field(4)).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(ward.chapter(1)).to_be_focused()
    keys.press("ArrowRight")
    expect(ward.chapter(2)).to_be_focused()
    expect(ward.chapter(2)).to_be_checked()
    expect(ward.chapter(1)).not_to_be_checked()
    keys.press("Tab")
    keys.press("Enter")
    keys.press("Tab")
    expect(ward.begins).to_be_focused()
    ward.field("seed").fill("12")
    ward.begins.focus()
    keys.press("Enter")
    table.wait_until_begun()
    assert table.begun == 1
    chosen = table.form.choice
    assert (chosen.names[0], chosen.players, chosen.scenario, chosen.seed) == ("Maeve", 4, 2, "12")


def test_the_chosen_chapter_says_how_long_it_takes_those_who_play(table: Table) -> None:
    for scenario, players in ((1, 3), (4, 2)):
        table.ward.set_up(scenario=scenario, players=players)
        said = about(minutes()[scenario][players - 2], ENGLISH)
        expect(table.ward.form.get_by_role("heading", name=f"Chapter {scenario}.")).to_contain_text(said)


def test_what_is_wrong_is_said_beside_its_field_which_has_the_focus(table: Table) -> None:
    ward = table.ward
    ward.set_up(names=["Ann", "Ben", " Ann "])
    ward.begins.click()
    expect(ward.form.get_by_role("alert")).to_have_text(ENGLISH.say("board.table.wrong.names"))
    expect(ward.name_field(3)).to_be_focused()
    expect(ward.name_field(3)).to_have_attribute("aria-invalid", "true")
    ward.set_up(names=["Ann", "Ben", "Una"], seed="seven")
    ward.begins.click()
    expect(ward.form.get_by_role("alert")).to_have_text(ENGLISH.say("board.table.wrong.seed"))
    ward.set_up(seed="7")
    expect(ward.form.get_by_role("alert")).to_have_count(0)
    ward.begins.click()
    assert table.begun == 1


def test_a_tap_on_the_empty_place_adds_a_nurse(table: Table) -> None:
    table.page.locator("[data-do=add]").first.click()
    expect(table.ward.name_field(4)).to_be_focused()
    expect(table.ward.button("Add a nurse")).to_have_count(0)
    table.ward.set_up(players=2)
    expect(table.ward.button("Take out Ben")).to_have_count(0)
    assert table.form.names == ["Ann", "Ben"]


def test_two_pages_of_one_table_show_the_same(stage: Stage, table: Table) -> None:
    stage.say(lambda: table.form.fill_in(["Maeve", "Tom"], 2, [1]))
    expect(table.ward.name_field(2)).to_have_value("Tom")
    expect(table.ward.name_field(3)).to_have_count(0)
    expect(table.ward.chapter(1)).to_have_accessible_name("Chapter 1. Who is Billy Kerr?, completed")
    expect(table.ward.chapter(3)).to_have_accessible_name("Chapter 3. Is there somebody?, by itself, before its turn")
