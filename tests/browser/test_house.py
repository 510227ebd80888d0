"""The house holds everybody: no tag over another, no word cut, and what could be chosen before can be chosen here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.styles import balanced, seat_of
from holding_on.view.shape import Space, View
from tests.browser.board_pictures import positions
from tests.browser.listening import read
from tests.browser.naming import assert_the_places_are_named
from tests.browser.seeing import faults_of_texts, small_targets
from tests.browser.stage import DESK, PHONE, THEMES, Stage
from tests.browser.tour import lettered, played_to, replayed
from tests.browser.watching import violations
from tests.sampling import each_third

NAMES = ["Ann", "Ben", "Cleo", "Dev"]
FOUR = ("assign", "assign_short", "care_deteriorating", "leave", "payment_emergency", "over_condition")
"""A table of four: many in the Break Room, somebody short, an ordinary day, who goes to rest, a night, an end."""

HOUSE = "[data-roving=house]"

MEASURED = r"""house => {
  const rect = (part) => part.getBoundingClientRect();
  const frame = rect(house);
  const sees = ({left, right, top, bottom}) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  const buttons = [...house.querySelectorAll("button")].map((each) => ({name: each.dataset.item, each}));
  const tags = buttons.map(({name, each}) => ({name, part: each.querySelector("[aria-hidden] > span:has(b)")}))
    .filter(({part}) => part !== null).map(({name, part}) => ({name, box: rect(part)}));
  const faults = [];
  for (const {name, each} of buttons) {
    const {width, height} = rect(each);
    if (Math.min(width, height) < 23.5) faults.push(`${name} is small: ${width} x ${height}`);
    if (!sees(rect(each))) faults.push(`${name} is out of sight`);
  }
  tags.forEach(({name, box}, index) => {
    if (!sees(box)) faults.push(`the tag of ${name} is out of sight`);
    for (const other of tags.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 0.5 && down > 0.5) faults.push(`the tags of ${name} and ${other.name} overlap`);
    }
  });
  if (house.scrollWidth > house.clientWidth) faults.push(`wider than its place: ${house.scrollWidth}`);
  return faults;
}"""
"""What is wrong with the house: what is too small to press, out of sight, or over something else."""

CHOSEN = r"""root => [...root.querySelectorAll("[data-item]")].map(each => each.dataset.item)
  .filter(item => /^(pawn|space|card|place|pool|letter)/.test(item)).sort()"""


CUT = r"""house => [...house.querySelectorAll("b, [aria-hidden] > span")].filter(each => each.checkVisibility()
  && !each.querySelector("svg") && getComputedStyle(each).display !== "inline"
  && each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
"""Words that are wider than what holds them."""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """One page, on which one board after the other stands."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


RARE: dict[str, tuple[int, Callable[[View], bool]]] = {
    "call": (3, lambda view: bool(_in(view, "contact_tile"))),
    "cover": (2, lambda view: any(space["covered_by"] is not None for space in _spaces(view))),
    "rest": (2, lambda view: len(_in(view, "on_leave")) > 1 and len(_in(view, "left")) > 1),
    "black": (2, lambda view: view["head"]["stage"] == 3 and any(space["pawn"] is not None for space in _spaces(view))),
    "crowd": (1, lambda view: view["head"]["day"] > 2 and len(_in(view, "break_room")) > 4),
}
"""What comes seldom, each with the scenario in which it is sought, and how it is known."""


def _in(view: View, place: str) -> list[int]:
    return next((each["pawns"] for each in view["places"] if each["id"] == place), [])


def _spaces(view: View) -> list[Space]:
    return list(view["shifts"][view["head"]["shift"]]["spaces"])


@cache
def rare(name: str) -> ho.Game:
    """A position of this kind, at a table of four that often does what it likes."""
    scenario, is_so = RARE[name]
    for seed in range(30):
        game, chance = ho.Game(scenario, 4, seed, names=NAMES), Random(seed)
        while game.outcome is None:
            if is_so(game.view()):
                return game
            actions = game.legal_actions()
            whim = len(actions) == 1 or chance.random() < 0.3
            game.apply(chance.choice(actions) if whim else balanced(seat_of(game), actions))
    raise AssertionError(name)


def position(name: str) -> ho.Game:
    """A position by its name."""
    if name == "letters":
        return played_to("choice", day=1, scenario=12, content=lettered())
    return rare(name) if name in RARE else positions(4)[name]


def shown(stage: Stage, game: ho.Game) -> Locator:
    """A board alone on the stage, with nothing over it."""
    stage.clear()
    stage.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    stage.set_theme("light")
    root = stage.show(Board(game))
    stage.page.keyboard.press("Escape")
    return root


@pytest.mark.parametrize("name", each_third([*FOUR, *RARE, "letters"]))
def test_everybody_is_in_sight_in_the_house_and_no_tag_is_over_another(stage: Stage, name: str) -> None:
    game = position(name)
    house = shown(stage, game).locator(HOUSE)
    assert house.evaluate(MEASURED) == []
    assert house.evaluate(CUT) == []
    assert house.locator("[data-pawn]").count() == len(game.view()["pawns"])
    assert [*faults_of_texts(house), *small_targets(house)] == []


@pytest.mark.parametrize("name", each_third(["assign", "payment_emergency", "rest", "call"]))
def test_longer_words_have_room_in_the_house(stage: Stage, content: str, name: str) -> None:
    house = shown(stage, replayed(position(name), content)).locator(HOUSE)
    assert house.evaluate(MEASURED) == []
    assert faults_of_texts(house) == []


@pytest.mark.parametrize("name", ["assign", "payment_emergency", "rest"])
def test_the_house_is_heard_as_it_is(stage: Stage, name: str) -> None:
    game = position(name)
    shown(stage, game)
    assert_the_places_are_named(game, read(stage.page.locator("body")))


def test_whoever_makes_a_call_says_whom_they_call(stage: Stage) -> None:
    game = position("call")
    house = shown(stage, game).locator(HOUSE)
    [caller] = _in(game.view(), "contact_tile")
    whom = game.words.say("short.calls", contact="").strip()
    expect(house.locator(f"[data-pawn='{caller}']")).to_contain_text(whom)


@pytest.mark.parametrize("name", ["assign", "payment_emergency", "letters"])
def test_the_house_is_accessible_by_day_and_dark_and_breaks_on_no_phone(stage: Stage, name: str) -> None:
    root = shown(stage, position(name))
    for theme in THEMES:
        stage.set_theme(theme)
        assert violations(stage.page) == [], theme
    stage.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults_of_texts(root.locator(HOUSE)) == []


def test_somebody_is_placed_by_a_click_and_arrows_go_through_the_house(stage: Stage) -> None:
    game = replayed(position("assign"), None)
    house = shown(stage, game).locator(HOUSE)
    first = house.locator("[data-pawn][data-standing=open]").first
    who = int(first.get_attribute("data-pawn") or 0)
    first.click()
    expect(house.get_by_role("article").locator(f"[data-pawn='{who}']")).to_be_visible()
    assert [each["place"] for each in game.view()["pawns"] if each["pawn"] == who] == ["shift"]
    house.locator("[data-item][tabindex='0']").focus()
    stage.page.keyboard.press("End")
    expect(house.locator("[data-item]").last).to_be_focused()


def test_where_the_house_is_wider_than_its_place_his_room_is_in_sight(stage: Stage) -> None:
    game = replayed(position("assign"), None)
    root = shown(stage, game)
    stage.page.set_viewport_size({"width": 820, "height": 800})
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    expect(root.locator("[data-here]")).to_be_in_viewport(ratio=0.99)
