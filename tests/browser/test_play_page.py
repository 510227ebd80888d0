"""The play page in a real browser: whole games by mouse and by keyboard, and what may not go wrong on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.listening import read
from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import DESK, EVERY_SIZE_AND_THEME, SIZES
from tests.browser.ward import IS_SPOKEN, PLAY_PAGE, RULE
from tests.browser.watching import Watch, violations

LONGEST = 900
"""No game takes more choices than this."""


SPILLS = f"""
(() => {{
  const isWider = (e) => e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1;
  const spills = (e) => getComputedStyle(e).overflowX === 'visible' && isWider(e);
  const isHeld = (e) => {{
    for (let up = e.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX === 'hidden') return !isWider(up);
    return false;
  }};
  return [...document.querySelectorAll('.holding-on *')]
    .filter(e => !{IS_SPOKEN}(e) && !e.closest('[data-part=here], [data-part=ahead]') && spills(e) && !isHeld(e))
    .map(e => e.outerHTML.slice(0, 120));
}})()
"""
"""Everything whose inside is wider than itself and shows it, unless a frame around it holds all of that."""


@pytest.fixture(scope="module")
def window(browser: Browser, play: PlayServer) -> Iterator[Watch]:
    """The page at a desk, on which one game after the other is played."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
    watch = Watch(context.new_page())
    Player(watch.page).arrive(play.origin)
    yield watch
    context.close()


@pytest.fixture
def player(window: Watch, play: PlayServer) -> Iterator[Player]:
    """Somebody before a new game; at the end nothing has left the machine and nothing has complained."""
    somebody = Player(window.page)
    somebody.begin_afresh()
    yield somebody
    window.assert_clean(play.origin)


def test_notice_stands_before_play_and_the_board_after_it(player: Player) -> None:
    page = player.page
    page.reload()
    expect(page.get_by_role("heading", name="Before you begin")).to_be_visible(timeout=30_000)
    assert player.board.count() == 0
    player.is_ready()
    expect(page.get_by_role("heading", name="Before you begin")).to_have_count(0)
    player.before.set_up(seed="7")
    player.begin()
    player.ward.door("top.menu").click()
    expect(player.ward.drawer.get_by_text("Seed 7", exact=True)).to_be_visible()


def test_the_fields_follow_how_many_play_and_the_focus_stays_there(player: Player) -> None:
    page, before = player.page, player.before
    for players in (4, 2):
        before.set_up(players=players)
        expect(before.name_field(2)).to_be_visible()
        expect(before.name_field(4)).to_have_count(int(players == 4))
        expect(before.name_field(3)).to_have_count(int(players == 4))
        assert before.form.evaluate("form => form.contains(document.activeElement)")
        assert violations(page, PLAY_PAGE) == []
    before.set_up(players=4, names=["Ann", "Ben", "Cleo", "Deirdre"])
    player.begin()
    expect(player.board.get_by_role("button", name="Deirdre, Nurse")).to_be_visible()
    expect(player.board.get_by_role("group", name="Leading the day: ")).to_be_visible()


@pytest.mark.slow
def test_whole_game_by_mouse(player: Player) -> None:
    player.begin()
    chance = Random(3)
    choices = 0
    while not player.over:
        player.take_any(chance)
        choices += 1
        if choices in (1, 25):
            assert violations(player.page) == []
        assert choices < LONGEST
    assert choices > 20
    assert violations(player.page) == []
    assert player.actions.count() == 0
    assert player.page.evaluate("document.activeElement.dataset.focus") == "outcome"
    player.ward.look_at_the_ward()
    player.ward.open_journal()
    expect(player.ward.lines).not_to_have_count(0)


@pytest.mark.slow
def test_whole_game_by_keyboard_alone(player: Player) -> None:
    """From the first Tab to the outcome without a mouse: digits, arrows, Enter."""
    keyboard = player.page.keyboard
    for _ in range(30):
        keyboard.press("Tab")
        if player.before.begins.evaluate("begins => begins === document.activeElement"):
            break
    keyboard.press("Enter")
    player.board.wait_for()
    expect(player.board.locator("[data-focus=page]")).to_be_focused()
    keyboard.press("Escape")
    chance = Random(23)
    choices = 0
    while not player.over:
        before = player.revision
        assert player.page.evaluate("document.querySelector('.holding-on').contains(document.activeElement)")
        offered = player.actions.count()
        chosen = chance.randrange(offered)
        answer = player.actions.nth(chosen)
        digit, item = answer.get_attribute("data-key"), answer.get_attribute("data-item")
        if digit is not None and chance.random() < 0.5:
            keyboard.press(digit)
        else:
            player.reach_the_answers()
            keyboard.press("Home")
            for _ in range(chosen):
                keyboard.press("ArrowDown")
            assert player.page.evaluate("document.activeElement.dataset.item") == item
            keyboard.press("Enter")
        player.wait_until_moved(before)
        choices += 1
        assert choices < LONGEST
    assert choices > 20
    assert player.page.evaluate("document.activeElement.dataset.focus") == "outcome"
    _press_by_tabs(player.page, "Tab", "Where the game simplifies", press="")
    _read_the_page(player.page)


def _press_by_tabs(page: Page, tab: str, name: str, press: str = "Enter") -> None:
    """Go by Tab, forward or back, until what has this name has the focus, and press a key there."""
    for _ in range(40):
        page.keyboard.press(tab)
        if page.evaluate("document.activeElement.innerText") == name:
            if press:
                page.keyboard.press(press)
            return
    raise AssertionError(f"{name} is not reached by {tab}")


def _read_the_page(page: Page) -> None:
    """From the link that has the focus: open the page, read it, close it, and be back on the link."""
    here = "[document.activeElement.tagName, document.activeElement.innerText]"
    link = ["BUTTON", "Where the game simplifies"]
    dialog = page.get_by_role("dialog", name="Where the game simplifies")
    for close in ("Escape", "Enter"):
        assert page.evaluate(here) == link
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        assert page.evaluate(here) == ["H2", "Where the game simplifies"]
        assert violations(page, "dialog") == []
        if close == "Enter":  # the button is the first thing after the title
            page.keyboard.press("Tab")
            assert page.evaluate(here) == ["BUTTON", "Close"]
        else:
            _read_on(page, dialog)
        page.keyboard.press(close)
        expect(dialog).to_have_count(0)
    assert page.evaluate(here) == link


def _read_on(page: Page, dialog: Locator) -> None:
    """Down to the end by keys, with the rules of a point opened on the way; nothing is wider than the page."""
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.locator("details[open] li").first).to_be_visible()
    assert dialog.locator("details[open] li").get_by_text(RULE).first.inner_text() == "CARE-01"
    page.keyboard.press("End")
    page.wait_for_timeout(300)
    page.keyboard.press("End")  # a busy browser may let the first go while it makes room for what was opened
    expect(dialog.get_by_text("CC BY 4.0")).to_be_in_viewport()
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport()
    assert dialog.evaluate("e => e.scrollWidth <= e.clientWidth")
    box = dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")


ALWAYS_THERE = {"facts", "moments", "house", "card", "actions", "memories"}


@pytest.mark.parametrize(
    ("door", "there"),
    [("heading.journal", {"journal"}), ("top.menu", {"menu facts", "menu stock"})],
    ids=["journal", "menu"],
)
def test_every_thing_of_the_ward_is_reached_by_tab_and_arrows(player: Player, door: str, there: set[str]) -> None:
    player.begin()
    page = player.page
    player.take(0)
    player.ward.door(door).click()
    reached: set[str] = set()
    player.board.locator("[data-roving=facts] [data-item][tabindex='0']").focus()
    for _ in range(50):
        if not page.evaluate("document.querySelector('.holding-on').contains(document.activeElement)"):
            break
        group = page.evaluate("document.activeElement.closest('[data-roving]')?.dataset.roving ?? ''")
        if group and group not in reached:
            reached.add(group)
            _go_through(page, group)
        page.keyboard.press("Tab")
    assert reached == ALWAYS_THERE | there


def _go_through(page: Page, group: str) -> None:
    """Reach every thing of a group by arrows."""
    seen = set()
    items = page.evaluate(
        "g => [...document.querySelectorAll(`[data-roving='${g}'] [data-item]`)].map(e => e.dataset.item)", group
    )
    table = (["ArrowRight"] * 6 + ["Home", "ArrowDown"]) * 5
    for key in ["Home", *(table if group == "memories" else ["ArrowRight"] * len(items))]:
        seen.add(page.evaluate("document.activeElement.dataset.item"))
        page.keyboard.press(key)
    assert seen >= set(items)


def test_a_barred_pawn_tells_why(player: Player) -> None:
    player.begin()
    player.take(0)
    before = player.revision
    barred = player.ward.pawns_that_are("barred").first
    barred.click()
    notice = player.ward.notice
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > 20
    assert player.revision == before
    expect(notice.get_by_text(RULE).first).to_be_visible()
    assert player.said.strip() != ""
    player.button("Close").click()
    expect(notice).to_have_count(0)


def test_a_pawn_that_nothing_is_asked_of_tells_itself(player: Player) -> None:
    player.begin()
    pawn = player.ward.pawns_that_are("still").first
    (spoken,) = read(pawn)
    pawn.click()
    expect(player.ward.notice).to_contain_text(spoken.name)


def test_take_back_where_nothing_can_be_taken_back_says_why(player: Player) -> None:
    player.begin()
    before = player.revision
    player.button("Take back").click(force=True)
    expect(player.ward.notice).to_be_visible()
    assert player.ward.notice.get_by_role("paragraph").inner_text().strip().endswith(".")
    assert player.revision == before


def test_a_memory_on_the_grid_is_read_in_full_and_closed_again(player: Player) -> None:
    player.begin()
    cell = player.ward.memory(1, 1)
    cell.focus()
    player.page.keyboard.press("Enter")
    expect(player.ward.detail).to_contain_text("Timeline 1")
    player.page.keyboard.press("Escape")
    expect(player.ward.detail).to_have_count(0)
    assert player.page.evaluate("document.activeElement.dataset.item") == "memory 1-1"


def test_take_back_gives_the_position_back(player: Player) -> None:
    player.begin()
    player.ward.open_journal()
    player.take(0)
    asked, lines = player.question, player.ward.lines.count()
    player.take(0)
    before = player.revision
    player.button("Take back").click()
    player.wait_until_moved(before)
    assert player.question == asked
    expect(player.ward.lines).to_have_count(lines)


def test_what_changed_and_what_is_asked_is_announced(player: Player) -> None:
    player.begin()
    player.take(0)
    spoken = player.said
    assert player.question in spoken
    player.ward.open_journal()
    assert player.ward.newest.inner_text() in spoken


def test_two_fast_clicks_are_one_choice(player: Player) -> None:
    player.begin()
    before = player.revision
    player.actions.first.evaluate("b => { b.click(); b.click(); b.click(); }")
    player.wait_until_moved(before)
    assert player.revision == before + 1


def test_names_with_markup_stand_as_text(player: Player) -> None:
    page = player.page
    name = "<img src=x onerror=alert(1)>"
    player.before.set_up(names=[name], first=name)
    player.begin()
    player.ward.door("top.menu").click()
    expect(player.ward.drawer.locator("[data-why=manager]")).to_contain_text(name)
    assert player.board.locator("img").count() == 0
    player.take(0)
    player.ward.open_journal()
    expect(player.ward.log).not_to_be_empty()
    assert page.locator("img").count() == 0


def test_a_new_game_asks_before_it_puts_a_running_one_away(player: Player) -> None:
    player.begin()
    player.take(0)
    before = player.revision
    player.ward.choose_in_menu("New game")
    player.button("Go on with this one").click()
    expect(player.button("Go on with this one")).to_have_count(0)  # the board is drawn anew with it
    assert player.revision == before
    player.ward.choose_in_menu("New game")
    player.button("Put it away").click()
    expect(player.board).to_have_count(0)
    player.reach_the_set_up()
    player.before.set_up(seed="12")
    player.begin()
    player.ward.door("top.menu").click()
    expect(player.ward.drawer.get_by_text("Seed 12", exact=True)).to_be_visible()
    assert not player.over


def test_a_seed_that_is_no_number_is_refused_in_a_sentence(player: Player) -> None:
    player.before.set_up(seed="seven")
    player.before.begins.click()
    expect(player.before.form.get_by_role("alert")).to_contain_text("whole number")
    expect(player.before.field("seed")).to_be_focused()
    assert player.board.count() == 0


@pytest.mark.parametrize(("size", "theme"), EVERY_SIZE_AND_THEME)
def test_the_board_fits_and_reads_well(browser: Browser, play: PlayServer, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    watch = Watch(page)
    player = Player(page)
    player.open(f"{play.origin}?theme={theme}")
    expect(player.button("We are ready")).to_be_visible(timeout=30_000)
    assert violations(page, PLAY_PAGE) == []
    page.get_by_text("Where the game simplifies", exact=True).click()
    expect(page.get_by_text("CC BY 4.0")).to_be_visible()
    assert violations(page, PLAY_PAGE) == []
    player.is_ready()
    assert violations(page, PLAY_PAGE) == []
    player.begin()
    assert violations(page) == []
    chance = Random(3)
    for _ in range(12):
        if not player.over:
            player.take_any(chance)
    assert violations(page) == []
    box = player.board.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate(SPILLS) == []
    if size == "desk":
        assert box["y"] + box["height"] <= height
    watch.assert_clean(play.origin)
    context.close()


@pytest.mark.slow
def test_the_tabs_stay_at_the_foot_of_a_phone_however_much_there_is_to_read(browser: Browser, play: PlayServer) -> None:
    for height in (640, 844, 1000):  # less than a question needs, and more than the first one
        context = browser.new_context(viewport={"width": 390, "height": height})
        player = Player(context.new_page())
        player.arrive(play.origin)
        player.begin()
        for _ in range(4):
            box = player.board.get_by_role("navigation").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] == pytest.approx(height, abs=1)
            player.take(0)
        context.close()


def test_less_motion_is_respected(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context(reduced_motion="reduce")
    player = Player(context.new_page())
    player.arrive(play.origin)
    player.begin()
    moving = (
        "[...document.querySelectorAll('.holding-on, .holding-on *')].filter(e => {"
        " const s = getComputedStyle(e); return s.transitionDuration !== '0s' || s.animationName !== 'none'; })"
    )
    assert player.page.evaluate(f"{moving}.length") == 0
    context.close()
