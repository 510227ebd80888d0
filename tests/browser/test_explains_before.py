"""Before somebody chooses: what follows each answer, on the thread and in the purses too; what is new, told once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import DESK, PHONE
from tests.browser.test_play_page import SPILLS
from tests.browser.ward import ENGLISH, IS_SPOKEN, Ward
from tests.browser.watching import violations, watched

PLACES = f"""
[...document.querySelectorAll('.holding-on :is(button, h3, li, p, article, section, [data-do=why] span)')]
  .filter(e => !{IS_SPOKEN}(e))
  .map(e => e.getBoundingClientRect())
  .map(b => [b.x, b.y, b.width, b.height].map(Math.round).join(' '))
"""
"""Where everything stands: it may not move because somebody looks at an answer."""


REDRAWS = """() => {
  window.redraws = 0;
  const options = {subtree: true, childList: true, attributes: true, attributeFilter: ["class"]};
  const track = document.querySelector("[role=img][data-why=condition]").parentElement;
  new MutationObserver(() => { redraws += 1; }).observe(track, options);
}"""
"""Counts from now on how often the track is drawn anew: it shows what an answer would change."""


STAYS = """e => {
  let came = 0;
  window.stayed = [];
  e.addEventListener("pointerenter", () => { came = performance.now(); });
  e.addEventListener("pointerleave", () => { stayed.push(performance.now() - came); });
}"""
"""Notes from now on for how long the pointer is over an answer each time."""

REST = 80
"""Milliseconds after which it rests there."""


@pytest.fixture(scope="module")
def page(browser: Browser, play: PlayServer) -> Iterator[Page]:
    """The page at a desk, on which one game after the other is played; at the end it has not complained."""
    with watched(browser, play.origin, DESK[0], DESK[1]) as opened:
        Player(opened).arrive(play.origin)
        yield opened


@pytest.fixture
def player(page: Page) -> Player:
    """Somebody who sits at the board, with the story read and put away."""
    return _seated(page)


def _seated(page: Page) -> Player:
    somebody = Player(page)
    somebody.begin_afresh()
    somebody.begin()
    page.mouse.move(1, 1)
    return somebody


def _at_a_payment(player: Player) -> Locator:
    """The first answer of the seed's first payment: it takes a Care Token and moves the condition."""
    for _ in range(3):
        player.take(0)
    player.page.mouse.move(1, 1)
    return player.actions.first


def _at_a_long_text(player: Player) -> Locator:
    """Play by chance until an answer has much to say; that answer."""
    chance = Random(8)
    for _ in range(40):
        for index, text in enumerate(player.actions.all_inner_texts()):
            if len(text) > 260:
                return player.actions.nth(index)
        player.take(chance.randrange(player.actions.count()))
    raise AssertionError("no answer had much to say")


def _numbers(found: Locator) -> list[str]:
    return [text.strip() for text in found.all_inner_texts()]


def test_a_ghost_and_slips_show_what_an_answer_would_change(player: Player) -> None:
    page = player.page
    answer = _at_a_payment(player)
    ghost, slips = player.ward.ahead, player.ward.slips
    expect(ghost).to_have_count(0)
    before = page.evaluate(PLACES)
    answer.hover()
    expect(ghost).to_have_text("29")
    expect(player.ward.here).to_have_text("28")
    assert "from 28 to 29" in answer.inner_text()
    road = ghost.locator("..")
    expect(road).to_contain_text("with a heart:")
    expect(road).to_contain_text("The answer that is pointed out would take him to 29.")
    expect(slips).to_have_text("1 to 0")
    pawn = player.ward.pawns.filter(has=Ward(page).slips)
    expect(pawn).to_contain_text("1 Care Token of at most 6.")
    expect(pawn).to_contain_text("After the answer that is pointed out: 0 Care Tokens.")
    assert page.evaluate(PLACES) == before
    assert violations(page) == []

    page.mouse.move(1, 1)
    expect(ghost).to_have_count(0)
    expect(slips).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    for _ in range(20):
        if answer.evaluate("e => e === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(answer).to_be_focused()
    expect(ghost).to_have_text("29")
    expect(slips).to_have_text("1 to 0")
    page.keyboard.press("ArrowDown")
    expect(ghost).to_have_text("28")
    expect(ghost.locator("..")).to_contain_text("as he is now:")

    player.ward.pawns_that_are("open").first.hover()
    expect(ghost).to_have_text("29")


def test_an_answer_is_looked_at_when_the_pointer_rests_on_it_and_a_choice_ends_that(player: Player) -> None:
    page, board = player.page, player.board
    answer, ward = _at_a_payment(player), player.ward
    ahead = ward.ahead.or_(ward.slips).or_(board.locator("[data-pointed]"))
    box = answer.bounding_box()
    assert box is not None
    page.wait_for_timeout(500)  # pictures come after their words
    answer.evaluate(STAYS)
    for _ in range(50):  # on a busy machine it may take a while from one move to the next: then it has rested
        page.evaluate(REDRAWS)
        page.mouse.move(box["x"] + 20, box["y"] + 5)
        page.mouse.move(1, 1)
        page.wait_for_timeout(300)
        if page.evaluate("stayed.at(-1)") < REST / 2:
            break
    assert page.evaluate("stayed.at(-1)") < REST / 2
    assert page.evaluate("redraws") == 0  # it has only passed by
    page.mouse.move(box["x"] + 20, box["y"] + 5)
    expect(ahead).not_to_have_count(0)
    before = player.revision
    page.mouse.down()
    page.mouse.up()
    expect(board).to_have_attribute("data-revision", str(before + 1))
    page.wait_for_timeout(300)
    expect(ahead).to_have_count(0)  # the pointer is still there, and has asked about nothing yet


def test_a_long_text_stands_in_full_and_nothing_moves_when_it_is_looked_at(player: Player) -> None:
    page = player.page
    answer = _at_a_long_text(player)
    before = page.evaluate(PLACES)
    for look in (answer.hover, answer.focus):
        look()
        page.wait_for_timeout(200)  # the pointer rests there for a moment first
        expect(answer).to_have_accessible_name(re.compile(re.escape(Ward(answer).follows.inner_text())))
        assert answer.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
        assert page.evaluate(PLACES) == before
    boxes = [box for each in player.actions.all() if (box := each.bounding_box())]
    for one, other in combinations(boxes, 2):
        is_beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        assert is_beside or one["y"] + one["height"] <= other["y"]


def test_what_is_new_has_its_line_once_in_this_browser_and_again_when_asked_for(player: Player) -> None:
    page, ward = player.page, player.ward
    ward.explain_again()
    first = ENGLISH.say("board.first.turn_first")
    expect(ward.first_line).to_have_text(first)
    player.take(0)
    line = ENGLISH.say("board.first.assign")
    expect(ward.first_line).to_have_text(line)
    assert line in player.said
    for fills in (True, False):
        while (" goes to " in player.question) is fills:
            player.take(player.actions.count() - 1)
    expect(ward.first_line).to_have_count(0)
    assert violations(page) == []
    again = _seated(page)
    again.take(0)
    expect(ward.first_line).to_have_count(0)
    ward.explain_again()
    expect(ward.first_line).to_have_text(line)


def test_all_of_an_explanation_stands_with_why(player: Player) -> None:
    page, hint = player.page, player.ward.hint
    player.take(0)
    expect(hint).to_have_count(0)
    explain = player.ward.button("Why?")
    explain.focus()
    page.keyboard.press("Enter")
    expect(player.ward.pinned.get_by_role("heading").first).to_be_focused()
    expect(hint).to_have_text(ENGLISH.say("board.hint.assign"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(explain).to_be_focused()


def test_answers_tell_what_follows_and_the_question_and_the_way_to_stop_stay_in_view(player: Player) -> None:
    page, board, ward = player.page, player.board, player.ward
    follows = player.ward.follows.first
    name = f"Turn the card – Turn the patient card – what follows: {follows.inner_text()}"
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    assert "39" in name
    chance = Random(5)
    for _ in range(14):
        facts = board.locator("[data-roving=facts]")
        for part in (ward.question, ward.door("pause.button"), ward.door("top.menu"), ward.button("Take back"), facts):
            expect(part).to_be_in_viewport(ratio=1)
        last = player.actions.last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=0.9)
        assert page.evaluate("scrollY") == 0
        player.take(chance.randrange(player.actions.count()))
    while "Who goes" not in player.question:
        player.take(0)
    ward.ask_why()
    ward.barred.locator("summary").click()
    ward.barred.get_by_role("listitem").first.scroll_into_view_if_needed()
    expect(ward.barred.get_by_role("listitem").first).to_be_in_viewport(ratio=0.9)
    expect(ward.door("pause.button")).to_be_in_viewport(ratio=1)
    assert violations(page) == []


def test_on_a_phone_nothing_is_cut_and_nothing_spills(browser: Browser, play: PlayServer) -> None:
    with watched(browser, play.origin, PHONE[0], PHONE[1]) as page:
        Player(page).arrive(f"{play.origin}?theme=dark")
        player = _seated(page)
        answer = _at_a_payment(player)
        answer.hover()
        expect(player.ward.ahead).to_have_text("29")
        expect(answer).to_have_accessible_name(re.compile(re.escape(Ward(answer).follows.inner_text())))
        assert page.evaluate(SPILLS) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
