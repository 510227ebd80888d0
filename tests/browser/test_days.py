"""The page "The days with him" in a browser: from its file alone, for everybody, on a phone, and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import holding_on as ho
from holding_on.days import document
from tests.browser.seeing import broken_words, faults_of_texts, small_targets
from tests.browser.watching import Watch, violations
from tests.days.test_page import point
from tests.game.test_debrief import game_of
from tests.playthroughs.playthrough import FOLDER

SIZES = {"desk": (1280, 1024), "tablet": (800, 1100), "phone": (390, 844)}
OPEN_ALL = "document.querySelectorAll('details').forEach(each => { each.open = true })"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
ENDS = "of => [...document.querySelectorAll(of)].map(each => each.getBoundingClientRect().height)"
MOST_SHEETS = 2
FULL = ("scenario_0_for_3_lost", "scenario_4_for_4_lost", "scenario_6_for_4_lost")
"""An evening, and long games of a campaign with much in their quilts and a long Objective."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of the longest of some games by chance, as the command saves it."""
    games = []
    for seed in range(4):
        game, chance = ho.Game(seed=seed, players=4, names=["Anneliese", "Bartholomew", "C", "Dev"]), Random(seed)
        while game.outcome is None:
            game.apply(chance.choice(game.legal_actions()))
        games.append(game)
    longest = max(games, key=lambda game: len(game.debrief()["days"]))
    path = tmp_path_factory.mktemp("days") / "days.html"
    path.write_text(document([longest], [[]], names=True), encoding="utf-8")
    return path


@contextmanager
def opened(browser: Browser, file: Path, size: str = "desk", **system: Any) -> Iterator[Page]:
    """A window without a network that shows the file; at the end nothing was asked for, and nothing complained."""
    wide, high = SIZES[size]
    context = browser.new_context(viewport={"width": wide, "height": high}, offline=True, **system)
    watch = Watch(context.new_page())
    watch.page.goto(file.as_uri())
    watch.page.evaluate("document.fonts.ready")
    yield watch.page
    watch.assert_clean(file.as_uri())
    context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("system", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}])
def test_everybody_can_read_it(browser: Browser, file: Path, size: str, system: dict[str, Any]) -> None:
    with opened(browser, file, size, **system) as page:
        page.evaluate(OPEN_ALL)
        found = violations(page, "html")
        contrast_is_the_systems = "forced_colors" in system
        assert [each for each in found if not (contrast_is_the_systems and "color-contrast" in each)] == []
        root = page.locator("main")
        assert [*small_targets(root), *faults_of_texts(root), *broken_words(root)] == []
        assert page.evaluate(SIDEWAYS) == 0


def test_its_typefaces_come_with_it(browser: Browser, file: Path) -> None:
    with opened(browser, file) as page:
        assert page.evaluate("[...document.fonts].filter(each => each.status === 'loaded').length") > 1


@pytest.mark.parametrize("size", SIZES)
def test_the_names_stand_beside_their_rows_also_while_the_days_scroll(browser: Browser, file: Path, size: str) -> None:
    with opened(browser, file, size) as page:
        heights = page.evaluate(ENDS, ".hd-figure > svg")
        assert heights[0] == pytest.approx(heights[1], abs=1)
        page.evaluate("document.querySelector('.hd-scroll').scrollLeft = 10000")
        left, edge = page.evaluate(
            "['.hd-labels', '.hd-scroll'].map(of => document.querySelector(of).getBoundingClientRect().left)"
        )
        assert left == pytest.approx(edge, abs=1)


def test_the_days_scroll_by_keyboard_on_a_phone(browser: Browser, file: Path) -> None:
    with opened(browser, file, "phone") as page:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "hd-scroll"
        page.keyboard.press("ArrowRight")
        page.wait_for_function("document.activeElement.scrollLeft > 0")


def test_it_is_printed_on_one_sheet_and_at_most_one_more(browser: Browser, file: Path) -> None:
    with opened(browser, file, color_scheme="dark") as page:
        sheets = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheets)) <= MOST_SHEETS
        page.emulate_media(media="print")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        assert page.evaluate("getComputedStyle(document.querySelector('.hd-title')).color") == "rgb(43, 42, 51)"


@pytest.mark.parametrize("name", FULL)
def test_a_full_game_with_four_doors_is_printed_on_two_sheets_with_nothing_cut(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    game = game_of(FOLDER / f"{name}.txt")
    moves = [shift["move"] for day in game.debrief()["days"] for shift in day["shifts"] if shift["move"] is not None]
    path = tmp_path / "days.html"
    path.write_text(document([game], [[point(moves[1]), point(moves[4], "otherwise")]], names=True), encoding="utf-8")
    with opened(browser, path) as page:
        assert page.locator(".hd-door").count() >= 3
        sheets = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == MOST_SHEETS
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 1054, "height": 726})  # an A4 sheet on its side, without its margins
        assert page.evaluate(SIDEWAYS) == 0
        assert faults_of_texts(page.locator("main")) == []
