"""Whole games in the house: whatever comes, everybody is drawn, nothing is cut, nothing lies over anything else, and
little has to be read.

Whatever is found fails.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from holding_on.board import Board
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from tests.browser.seeing import broken_words, faults_of_people, faults_of_texts, small_targets, words_in_view
from tests.browser.stage import DESK, PHONE, Stage
from tests.browser.ward import Ward

SIZES: Final = {
    "desk": DESK,
    "low": (1280, 720),
    "cell": (820, 800),
    "phone": PHONE,
    "narrow": (760, 900),
    "short": (900, 700),
}
NO_WIDER: Final = ("cell", "narrow", "short")
"""Sizes at which the house makes room on two floors; on a phone and a desk it has other ways."""
IN_ONE_WINDOW: Final = ("desk", "low")
"""Sizes at which nothing scrolls."""
NAMES: Final = ["Ann", "Ben", "Cleo", "Dev"]
EVERY: Final = 12
"""A kind of question is looked at when it comes first, and again after so many moves."""
ONCE: Final = 1000
"""More moves than a game has: each kind of question is looked at when it comes first, and no more."""

NOT_COUNTED: Final = "[data-part=scale], [data-part=days], [data-part=pinned], [data-part=drawer], [data-part=first]"
"""The thread's scale and days, an open slip or drawer, and the line that a question has once in a browser."""
MOST: Final = {"ward": (150, 160), "question": (45, 60), "phone": (75, 110)}
"""Words in view: the median of a game, and at any time."""

ASIDE: Final = """root => [...root.querySelectorAll("[data-roving=house]")]
  .some((house) => house.scrollWidth > house.clientWidth + 1)"""
"""Whether some of the house is only to be seen by scrolling it sideways."""

SCROLLS: Final = """root => [...root.querySelectorAll("[data-part=prompt] [data-scroll], [data-do=act]")]
  .some((part) => part.scrollHeight > part.clientHeight + 2)"""
"""Whether an answer, or the place of all answers, is too small for what is in it."""

Found = dict[str, dict[str, str]]
"""By size, each fault with the place where it was seen first."""


def looked_at(game: Game, chance: Random, every: int = EVERY) -> Iterator[str]:
    """Play by chance, and stop at the kinds of question that are to be looked at, and at the end."""
    seen: dict[str, int] = {}
    while game.outcome is None:
        kind = game.decision.kind
        if seen.get(kind, -every) + every <= len(game.actions):
            seen[kind] = len(game.actions)
            yield kind
        if game.outcome is None:  # the last page may have turned the card by which it ends
            game.apply(chance.choice(game.legal_actions()))
    yield "over"


def faults_at(stage: Stage, root: Locator, size: str) -> Iterator[str]:
    """All that is wrong to see at a size; the words and numbers of this very game are left out."""
    width, height = SIZES[size]
    stage.page.set_viewport_size({"width": width, "height": height})
    found = (faults_of_texts(root), broken_words(root), faults_of_people(root), small_targets(root), stage.complaints)
    for fault in chain.from_iterable(found):
        yield re.sub(r"“.*?”|\d+|(?<=: )[A-Z]\w+.*", "…", fault)
    stage.complaints.clear()
    if size in NO_WIDER and root.evaluate(ASIDE):
        yield "a house that has to be scrolled sideways"
    if size in IN_ONE_WINDOW and root.evaluate("root => root.getBoundingClientRect().bottom") > height:
        yield "higher than the window"
    if size in IN_ONE_WINDOW and root.evaluate(SCROLLS):
        yield "answers that have to be scrolled"


def faults_in(browser: Browser, games: list[tuple[int, int, int]], every: int = EVERY) -> Found:
    """What is wrong anywhere in games by chance, each by scenario, players and seed."""
    found: Found = {size: {} for size in SIZES}
    with Stage(browser, size=DESK) as stage:
        for scenario, players, seed in games:
            game = Game(scenario, players=players, seed=seed, names=NAMES[:players])
            root = stage.show(Board(game, take_focus=True))
            story = Ward(stage.page).story
            story.get_by_role("heading").wait_for()
            stage.page.keyboard.press("Escape")
            expect(story).to_have_count(0)
            for kind in looked_at(game, Random(seed), every):
                stage.say(lambda: None)
                Ward(stage.page).go_on()
                for size in SIZES:
                    for fault in faults_at(stage, root, size):
                        place = (
                            f"{kind} after {len(game.actions)} of scenario {scenario}, {players} players, seed {seed}"
                        )
                        found[size].setdefault(fault, place)
            stage.clear()
    return {size: faults for size, faults in found.items() if faults}


@pytest.mark.slow
def test_at_each_kind_of_question_of_a_game_by_chance_nothing_is_wrong_to_see(browser: Browser) -> None:
    assert faults_in(browser, [(1, 4, 3)], every=ONCE) == {}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", the_box().scenario_numbers)
def test_in_games_of_all_scenarios_nothing_is_wrong_to_see(browser: Browser, scenario: int, players: int) -> None:
    assert faults_in(browser, [(scenario, players, 5)]) == {}


def words_in(browser: Browser, scenario: int, players: int, seed: int) -> dict[str, list[int]]:
    """The words in view at positions of a game by chance: on a desk, of the question with its answers, on a phone."""
    game = Game(scenario, players=players, seed=seed, names=NAMES[:players])
    counted: dict[str, list[int]] = {each: [] for each in MOST}
    with Stage(browser, size=DESK) as stage:
        root = stage.show(Board(game, take_focus=True))
        Ward(stage.page).story.get_by_role("heading").wait_for()
        stage.page.keyboard.press("Escape")
        for kind in looked_at(game, Random(seed)):
            if kind == "over":
                break
            stage.say(lambda: None)
            Ward(stage.page).go_on()
            if game.outcome is not None:  # with the last page it has ended
                break
            for name, (width, height) in {"ward": DESK, "phone": PHONE}.items():
                stage.page.set_viewport_size({"width": width, "height": height})
                counted[name].append(words_in_view(root, NOT_COUNTED))
            counted["question"].append(words_in_view(Ward(root).prompt, "[data-part=after]"))
    return counted


def assert_few(counted: dict[str, list[int]]) -> None:
    """Half of the positions have no more than that, and none has many more."""
    found = {name: (median(each), max(each)) for name, each in counted.items()}
    assert {
        name: each for name, each in found.items() if any(a > b for a, b in zip(each, MOST[name], strict=True))
    } == {}


@pytest.mark.slow
def test_little_has_to_be_read_in_a_game_by_chance(browser: Browser) -> None:
    assert_few(words_in(browser, 1, 3, 3))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_little_has_to_be_read_in_games_of_all_scenarios(browser: Browser, scenario: int, players: int) -> None:
    assert_few(words_in(browser, scenario, players, 5))
