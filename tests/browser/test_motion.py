"""Motion explains and never holds up: pawns walk, cards turn, a click on the way counts, and less of it is none."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from holding_on import Action
from holding_on.board import Board
from holding_on.engine import names as n
from holding_on.game import Game
from tests.browser.stage import DESK, Stage
from tests.browser.ward import Ward

MOVING = "document.getAnimations().filter(a => !(a instanceof CSSTransition)).map(a => a.effect.target.dataset)"

CELL = (820, 800)
"""A cell of a notebook: narrower than a page, and all rooms are in sight still."""

FRAME = "() => new Promise(seen => requestAnimationFrame(() => setTimeout(seen)))"
"""What walks sets out with the frame that shows it elsewhere."""

SLOWLY = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    motion.playbackRate = 0.05;
    return motion;
  };
}"""
"""A machine that has much to do looks late: what moves is still on its way then."""

CROSSED = """() => {
  const walking = document.getAnimations().map(a => a.effect.target).filter(each => each.matches("[data-pawn]"));
  let seen = 0, hit = 0;
  for (const pawn of walking) {
    const box = pawn.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (at === null) continue;
    seen += 1;
    if (pawn.contains(at)) hit += 1;
  }
  return [seen, hit];
}"""
"""How many pawns are on their way in sight, and how many of them would take a click meant for what they pass."""


TIMES = """() => {
  const kind = ({pawn, room, line, part}) => pawn ? "people" : room ? "rooms"
    : line || part === "here" ? "thread" : part === "patient" ? "card" : null;
  const times = {};
  for (const each of document.getAnimations()) {
    const of = each instanceof CSSTransition || each instanceof CSSAnimation ? null : kind(each.effect.target.dataset);
    if (of === null) continue;
    const {delay, duration} = each.effect.getTiming();
    const [begun, ended] = times[of] ?? [Infinity, 0];
    times[of] = [Math.min(begun, delay), Math.max(ended, delay + duration)];
  }
  return times;
}"""
"""When each kind of thing sets out and arrives, in milliseconds after the change."""

WIDTHS = "[...document.querySelectorAll('[data-room]')].map(each => each.offsetWidth)"

KEPT = "room => [room.checkVisibility(), room.offsetWidth > 0]"
TOPS = "['.holding-on', '[data-part=page]'].map(each => document.querySelector(each).getBoundingClientRect().top)"

SHADES = """() => {
  for (const each of document.getAnimations()) { each.pause(); each.currentTime = 700; }
  return [...document.querySelectorAll("[data-room]")].map(room => {
    const {backgroundColor, opacity} = getComputedStyle(room, "::after");
    const [, , , alpha = 1] = backgroundColor.match(/[\\d.]+/g).map(Number);
    return opacity * alpha;
  });
}"""
"""How dark each room is in the middle of all motion."""

SEWN = """[...new Set(document.getAnimations({subtree: true}).concat(
  [...document.querySelectorAll("[data-part=page] *")].flatMap(each => each.getAnimations({subtree: true})))
  .filter(each => each.animationName === "hw-sewn").map(each => each.playState))]"""


@pytest.fixture
def game() -> Game:
    """Three nurses before their first shift."""
    return Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0)


def test_a_card_turns_and_a_pawn_walks(browser: Browser, game: Game) -> None:
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        stage.say(lambda: game.apply(game.legal_actions()[0]))
        page.evaluate(FRAME)
        assert "patient" in [each.get("part") for each in page.evaluate(MOVING)]
        page.wait_for_function(f"{MOVING}.length === 0")
        stage.say(lambda: game.apply(game.legal_actions()[0]))
        page.evaluate(FRAME)
        assert any("pawn" in each for each in page.evaluate(MOVING))
        page.wait_for_function(f"{MOVING}.length === 0")
        assert page.locator("[data-walks]").count() == 0
        stage.say(lambda: None)
        page.evaluate(FRAME)
        assert page.evaluate(MOVING) == []  # what has not moved stands still


def test_never_two_at_once(browser: Browser, game: Game) -> None:
    """Card, people, rooms and thread each wait for what comes before; any key shows what is there at the end."""
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        met: set[str] = set()
        for _ in range(40):
            if game.outcome is not None:
                break
            stage.say(lambda: game.apply(game.legal_actions()[0]))
            page.evaluate(FRAME)
            times: dict[str, list[float]] = page.evaluate(TIMES)
            met |= set(times)
            ordered = [times[kind] for kind in ("card", "people", "rooms", "thread") if kind in times]
            for (_, ended), (begun, _) in itertools.pairwise(ordered):
                assert ended <= begun, times
            page.keyboard.press("Escape")  # any key ends all of it
            assert page.evaluate(MOVING) == []
            widths = page.evaluate(WIDTHS)
            page.evaluate(FRAME)
            assert page.evaluate(WIDTHS) == widths
            Ward(page).go_on()
        assert met == {"card", "people", "rooms", "thread"}


def test_nothing_is_dark_by_day_while_rooms_give_way(browser: Browser, game: Game) -> None:
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        while game.structure()["shift"] == n.MORNING:
            Ward(page).go_on()
            stage.say(lambda: game.apply(game.legal_actions()[0]))
            page.evaluate(FRAME)
        Ward(page).go_on()
        shades = page.evaluate(SHADES)
        assert len(shades) > 4
        assert set(shades) == {0}


def test_the_number_of_his_condition_waits_for_the_thread(browser: Browser, game: Game) -> None:
    """It is the one before until the thread is there; any key, and the next change, bring what is so."""
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page, ward = stage.page, Ward(stage.page)
        page.keyboard.press("Escape")
        ways: dict[str, Callable[[], object]] = {
            "waiting": lambda: None,
            "a key": lambda: page.keyboard.press("Shift"),
            "the next change": lambda: stage.say(lambda: game.apply(first(game))),
        }
        for arrive in ways.values():
            before = now = game.structure()["condition"]
            while now == before or ward.page.count():
                ward.go_on()
                page.evaluate("document.getAnimations().forEach(each => each.finish())")
                before = game.structure()["condition"]
                stage.say(lambda: game.apply(first(game)))
                page.evaluate(FRAME)
                now = game.structure()["condition"]
            assert ward.here.inner_text() == str(before)
            arrive()
            expect(ward.here).to_have_text(str(game.structure()["condition"]))
            page.wait_for_function(f"{MOVING}.length === 0")
            assert ward.here.inner_text() == str(game.structure()["condition"])


def first(game: Game) -> Action:
    """The first answer."""
    return game.legal_actions()[0]


def test_a_patch_is_sewn_on_one_after_the_other(browser: Browser) -> None:
    """What the evening lays down is tacked round, stitch by stitch; a key ends it."""
    game = Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0)
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        page.evaluate(SLOWLY)
        for _ in range(400):
            stage.say(lambda: game.apply(game.legal_actions()[-1]))
            if page.locator("[data-kind=evening], [data-kind=laid]").count():
                break
            Ward(page).go_on()
        assert page.evaluate(SEWN) == ["running"]
        page.keyboard.press("Shift")
        assert page.evaluate(SEWN) == ["finished"]


def test_behind_a_page_the_ward_is_kept_unseen(browser: Browser, game: Game) -> None:
    """It has its layout still, and nobody sees, hears or reaches it."""
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page, ward = stage.page, Ward(stage.page)
        opened = 0
        while game.structure()["day"] == 1 and game.outcome is None:
            stage.say(lambda: game.apply(first(game)))
            page.evaluate(FRAME)
            if ward.page.count() == 0:
                continue
            opened += 1
            assert page.locator("[data-room]").first.evaluate(KEPT) == [False, True]
            expect(ward.region("house")).to_have_count(0)
            assert len(set(page.evaluate(TOPS))) == 1
            for _ in range(8):
                page.keyboard.press("Tab")
                assert page.evaluate("document.activeElement.closest('[data-room]')") is None
            ward.go_on()
        assert opened > 0


def test_a_click_on_the_way_counts(browser: Browser, game: Game) -> None:
    with Stage(browser, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        page.evaluate(SLOWLY)
        on_the_way = 0
        for _ in range(4):
            Ward(page).go_on()
            before = game.revision
            on_the_way += page.evaluate(MOVING) != []
            first = page.get_by_role("toolbar", name="The answers").get_by_role("button").first
            first.evaluate("button => button.click()")
            expect(page.locator(".holding-on")).not_to_have_attribute("data-revision", str(before))
            page.evaluate(FRAME)
        assert on_the_way >= 2


@pytest.mark.parametrize("size", [DESK, CELL])
def test_who_walks_stands_between_nobody_and_an_answer(browser: Browser, game: Game, size: tuple[int, int]) -> None:
    with Stage(browser, size=size, reduced_motion="no-preference") as stage:
        stage.show(Board(game))
        page = stage.page
        page.keyboard.press("Escape")
        crossed = 0
        for _ in range(12):
            stage.say(lambda: game.apply(game.legal_actions()[0]))
            page.evaluate(FRAME)
            seen, hit = page.evaluate(CROSSED)
            crossed += seen
            assert hit == 0
        assert crossed > 0


def test_less_motion_is_none(browser: Browser, game: Game) -> None:
    with Stage(browser, reduced_motion="reduce") as stage:
        stage.show(Board(game))
        stage.page.keyboard.press("Escape")
        for _ in range(4):
            stage.say(lambda: game.apply(game.legal_actions()[0]))
            stage.page.evaluate(FRAME)
            assert stage.page.evaluate(MOVING) == []
