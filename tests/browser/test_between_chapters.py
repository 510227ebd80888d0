"""The page between two chapters: all of it in sight, for everybody, by keyboard too."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import holding_on as ho
from holding_on.board.campaign_page import CampaignPage
from holding_on.board.guard import Guard
from holding_on.catalogue.language import Words
from holding_on.game.options import Options
from tests.browser.seeing import faults_of_texts, is_in_one_window, small_targets, strange_words
from tests.browser.stage import DESK, LOW, PHONE, THEMES, Stage
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import axe
from tests.game.campaigns import won
from tests.game.test_recap import longest, record_of


class Way:
    """The page of a group that has completed the first chapter, and what was asked for on it."""

    def __init__(
        self, stage: Stage, words: Words = ENGLISH, content: str | None = None, back: ho.Campaign | None = None
    ) -> None:
        self.asked: list[object] = []
        self.panel = CampaignPage(
            words,
            guard=Guard(pytest.fail, lambda: pytest.fail("a mistake")),
            on_begin=self.asked.append,
            deeds={kind: partial(self.asked.append, kind) for kind in ("who", "rest", "reset")},
        )
        if back is None:
            campaign = ho.Campaign(content)
            won(campaign)
            campaign.leave()
            self.panel.tell(campaign, 9)
        else:
            self.panel.tell(back, None)
        self.root = stage.show(self.panel)
        self.page: Page = stage.page
        self.ward = Ward(stage.page, words)
        self.ward.campaign.wait_for()

    def press(self, key: str) -> None:
        """Press the button of that label."""
        self.ward.button(ENGLISH.say(f"board.campaign.{key}")).click()


@pytest.fixture
def way(stage: Stage) -> Way:
    """The page as it comes."""
    return Way(stage)


@pytest.mark.parametrize("size", [DESK, LOW, PHONE], ids=str)
def test_all_of_it_is_in_sight(stage: Stage, way: Way, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    assert is_in_one_window(way.ward.campaign)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_everybody_can_look_at_it(stage: Stage, way: Way, size: tuple[int, int], theme: str) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    stage.set_theme(theme)
    stage.page.evaluate(axe())
    for deed in ("", "chapter", "afresh"):
        if deed == "chapter":
            way.ward.chapter(1).click()
        elif deed != "":
            way.press(deed)
        found = stage.page.evaluate("axe.run('[data-part=campaign]').then(found => found.violations.map(v => v.id))")
        assert (found, small_targets(way.root), faults_of_texts(way.root)) == ([], [], [])


@pytest.mark.parametrize("size", [DESK, LOW, PHONE], ids=str)
def test_a_group_that_comes_back_reads_the_way_so_far(stage: Stage, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    campaign = ho.Campaign.from_record(record_of([longest(number) for number in ho.Campaign().scenarios]))
    way = Way(stage, back=campaign)
    spoken = way.ward.campaign.aria_snapshot()
    assert campaign.recap().split()[-1] in spoken
    headings = [each.inner_text() for each in way.ward.campaign.get_by_role("heading", level=3).all()]
    assert headings[:2] == [ENGLISH.say("board.campaign.so_far"), ENGLISH.say("board.campaign.carry")]
    expect(way.ward.campaign.get_by_text(campaign.recap(), exact=True)).to_be_visible()
    stage.page.evaluate(axe())
    found = stage.page.evaluate("axe.run('[data-part=campaign]').then(found => found.violations.map(v => v.id))")
    assert (found, small_targets(way.root), faults_of_texts(way.root)) == ([], [], [])
    assert size == PHONE or is_in_one_window(way.ward.campaign)
    assert stage.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_longer_words_have_room(browser: Browser, content: str) -> None:
    for size in (DESK, PHONE):
        with Stage(browser, size=size) as stage:
            way = Way(stage, Words(Options(content=content).catalogue(), "en"), content)
            assert (faults_of_texts(way.root), strange_words(way.root)) == ([], [])


def test_with_the_colours_of_the_system_alone_the_next_chapter_differs(browser: Browser) -> None:
    with Stage(browser, forced_colors="active") as stage:
        way = Way(stage)
        border: Any = "part => [getComputedStyle(part).borderTopWidth, getComputedStyle(part).borderTopStyle]"
        assert len({str(way.ward.chapter(number).evaluate(border)) for number in (1, 2, 3)}) == 3


def test_the_next_chapter_is_two_steps_of_the_keyboard_away(way: Way) -> None:
    keys = way.page.keyboard
    expect(way.ward.campaign.get_by_role("heading", level=2)).to_be_focused()
    keys.press("Tab")
    expect(way.ward.chapter(2)).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    keys.press("Shift+Tab")
    keys.press("ArrowLeft")
    expect(way.ward.chapter(1)).to_be_focused()
    expect(way.ward.chapter(1)).to_be_checked()
    keys.press("ArrowLeft")
    expect(way.ward.chapter(2)).to_be_checked()
    way.press("rest")
    way.press("who")
    assert way.asked == [2, "rest", "who"]


def test_to_begin_afresh_is_asked_about_first(way: Way) -> None:
    for answer in ("no", "yes"):
        way.press("afresh")
        expect(way.ward.button(ENGLISH.say("board.campaign.no"))).to_be_focused()
        assert way.asked == []
        way.press(answer)
    assert way.asked == ["reset"]
