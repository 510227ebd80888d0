"""The board explains afterwards: why, what a place is for, looking back, and what if, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.browser.stage import DESK, PHONE
from tests.browser.test_play_page import SPILLS
from tests.browser.ward import ENGLISH, RULE
from tests.browser.watching import Watch, violations

HERE = "document.activeElement.dataset.item ?? document.activeElement.dataset.do ?? document.activeElement.tagName"


@pytest.fixture(scope="module")
def window(browser: Browser, play: PlayServer) -> Iterator[Watch]:
    """The page at a desk, on which one game after the other is played."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce")
    watch = Watch(context.new_page())
    Player(watch.page).arrive(play.origin)
    yield watch
    context.close()


@pytest.fixture
def player(window: Watch, play: PlayServer) -> Iterator[Player]:
    """Somebody with a game under way; at the end the page has not complained."""
    somebody = Player(window.page)
    somebody.begin_afresh()
    somebody.begin()
    yield somebody
    window.assert_clean(play.origin)


def play_on(player: Player, choices: int, seed: int = 3) -> None:
    """Answer so many times by chance."""
    chance = Random(seed)
    for _ in range(choices):
        if player.over:
            return
        player.take_any(chance)


def heading(player: Player) -> Locator:
    """What the slip with the chain of causes is called."""
    return player.ward.pinned.get_by_role("heading", level=3)


ON_TOP = """part => { const box = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
"""Whether nothing lies over a thing."""


def ask_about(player: Player) -> None:
    """Have the next click be a question."""
    player.ward.ask_why()
    player.ward.button("Ask about something else").click()
    expect(player.ward.button("Why?")).to_have_attribute("aria-pressed", "true")


def look_at(player: Player, number: int) -> None:
    """Choose a moment of the chart, and wait until it is shown."""
    player.ward.moment(number).click()
    expect(player.ward.moment(number)).to_have_attribute("aria-pressed", "true")


WHERE = (
    "[...document.querySelectorAll('[data-revision], [data-part=banner]')]"
    ".map(e => e.dataset.revision ?? e.textContent).join()"
)
"""Which moment of which game is shown."""


def press(player: Player, name: str) -> None:
    """A button that leads to another moment; done when that is shown.

    While an answer is under way a click is let go, and whoever sees nothing happen clicks again.
    """
    here = player.page.evaluate(WHERE)
    for _ in range(4):
        player.button(name).click(force=True)
        with suppress(TimeoutError):
            player.page.wait_for_function(f"here => {WHERE} !== here", arg=here, timeout=PATIENCE / 3)
            return
    raise AssertionError(f"{name} leads nowhere")


def test_why_is_answered_by_click_by_key_and_by_asking(player: Player) -> None:
    page, board, slip = player.page, player.board, player.ward.pinned
    play_on(player, 14)
    keyboard = page.keyboard

    board.get_by_role("img").and_(board.locator("[data-why=condition]")).click(position={"x": 600, "y": 40})
    expect(heading(player)).to_contain_text("Why? ")
    title = heading(player).inner_text()
    keyboard.press("Escape")
    player.ward.door("top.menu").click()
    board.locator("[data-item=condition]").click()
    expect(heading(player)).to_have_text(f"Why? {board.locator('[data-item=condition]').inner_text()}")
    assert heading(player).inner_text() == title
    expect(heading(player)).to_be_focused()
    assert slip.evaluate(ON_TOP)
    first = slip.locator("ol > li").first
    rule = first.get_by_text(RULE)
    expect(rule).to_be_visible()
    assert first.get_by_role("paragraph").first.inner_text().removesuffix(rule.inner_text()).strip().endswith(".")
    assert "age" in first.get_by_role("paragraph").last.inner_text()
    assert violations(page) == []
    keyboard.press("Escape")
    expect(slip).to_have_count(0)
    assert page.evaluate(HERE) == "condition"

    player.ward.open_journal()
    line = player.ward.lines.last
    said = line.locator("[data-words]").inner_text()
    line.get_by_role("button", name=f"Why: {said}", exact=True).focus()
    keyboard.press("Enter")
    expect(heading(player)).to_have_text(f"Why? {said}")
    expect(slip.get_by_role("paragraph").first).to_contain_text(said)
    assert slip.evaluate(ON_TOP)
    while page.evaluate(HERE) != "slip_away":
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(slip).to_have_count(0)
    assert page.evaluate(HERE).startswith("line ")

    pawn = player.ward.person(0)
    name = pawn.get_attribute("data-why")
    pawn.focus()
    keyboard.press("w")
    expect(heading(player)).to_have_text(f"Why? Where {name} is")
    slip.get_by_role("button", name=f"The Stress of {name}").click()
    expect(heading(player)).to_have_text(f"Why? The Stress of {name}")
    keyboard.press("Escape")
    assert page.evaluate(HERE) == pawn.get_attribute("data-item")


def test_the_next_click_is_a_question_after_the_why_button(player: Player) -> None:
    page, board, slip = player.page, player.board, player.ward.pinned
    play_on(player, 6)
    before = player.revision
    toggle = player.ward.button("Why?")
    ask_about(player)
    expect(board.get_by_text(ENGLISH.say("board.why.asking"))).to_be_visible()
    assert "dotted" in player.said
    outlines = page.evaluate(
        "[...document.querySelectorAll('.holding-on [data-why]:not([data-part=prompt])')]"
        ".map(e => getComputedStyle(e).outlineStyle)"
    )
    assert set(outlines) == {"dotted"}
    board.get_by_role("heading", level=2).click()
    expect(player.ward.notice).to_contain_text("nothing to ask")
    page.keyboard.press("Escape")
    expect(toggle).not_to_have_attribute("aria-pressed", "true")
    ask_about(player)
    player.actions.first.click()
    expect(heading(player)).to_have_text("Why?")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(toggle).not_to_have_attribute("aria-pressed", "true")
    ask_about(player)
    toggle.click()
    expect(toggle).not_to_have_attribute("aria-pressed", "true")
    assert player.revision == before
    player.ward.door("top.story").focus()
    page.keyboard.press("w")
    expect(player.ward.notice).to_contain_text("nothing to ask")


@pytest.mark.slow
def test_every_place_answers_a_click(player: Player) -> None:
    board = player.board
    play_on(player, 9)
    before = player.revision
    notice = player.ward.notice
    silent = []
    if player.ward.pinned.count():
        player.button("Close").click()

    def try_each(places: Locator) -> None:
        assert places.count() > 0
        for place in places.all():
            place.click(position={"x": 4, "y": 4})
            expect(notice).to_be_visible()
            texts = notice.locator("p").all_inner_texts()
            if not texts or min(map(len, texts)) < 10:
                silent.append(place.evaluate("e => e.outerHTML.slice(0, 90)"))
            notice.get_by_role("button").click()

    try_each(
        board.locator(
            "button[data-item^='space '], button[data-item^='card '], "
            "[data-roving=house] [data-do=about]:not([role=group]), "
            "[data-about=objective], [data-standing=still], [data-standing=barred]"
        )
    )
    player.ward.door("top.menu").click()
    try_each(player.ward.drawer.locator("[data-do=about]"))
    player.ward.door("top.menu").click()
    assert silent == []
    player.ward.empty_places.first.click()
    assert player.ward.detail.get_by_role("paragraph").count() >= 3
    assert player.revision == before


def test_looking_back_changes_nothing_and_a_branch_leaves_the_game_as_it_was(player: Player) -> None:
    page = player.page
    assert player.ward.moments.count() == 0
    play_on(player, 16)
    player.ward.open_journal()
    player.ward.drawer.get_by_role("button", name="Day 1", exact=True).click()
    before, lines, question = player.revision, player.ward.lines.count(), player.question
    moments = player.ward.moments
    last = moments.count() - 1
    assert last >= 3
    moments.nth(last).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(HERE) == f"moment {last - 2}"
    page.keyboard.press("Enter")
    banner = player.ward.banner
    spoken = moments.nth(last - 2).get_attribute("aria-label") or ""
    expect(banner).to_contain_text(f"You are looking back: {spoken}")
    assert spoken in player.said
    assert page.evaluate(HERE) == f"moment {last - 2}"
    assert player.actions.count() == 0
    assert 0 < player.ward.lines.count() < lines
    expect(player.ward.region("journal").get_by_role("paragraph")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("1")
    player.ward.pawns.first.click()
    expect(player.ward.notice).to_contain_text("moment that is over")
    player.button("Take back").click(force=True)
    expect(player.ward.notice).to_contain_text("moment that is over")
    press(player, "Earlier")
    expect(moments.nth(last - 3)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(HERE) == "earlier"
    for _ in range(last - 3):
        press(player, "Earlier")
    player.button("Earlier").click(force=True)
    expect(player.ward.notice).to_contain_text("first moment")
    press(player, "Back to now")
    expect(banner).to_have_count(0)
    assert (player.revision, player.question, player.ward.lines.count()) == (before, question, lines)

    look_at(player, 1)
    press(player, "What if: play on from here")
    other = player.ward.branch_banner
    expect(other).to_be_visible()
    expect(banner).to_have_count(0)
    player.take(0)
    player.take(0)
    assert violations(page) == []
    press(player, "Back to the real game")
    expect(other).to_have_count(0)
    assert (player.revision, player.question, player.ward.lines.count()) == (before, question, lines)


@pytest.mark.slow
def test_after_the_end_the_whole_game_can_be_walked_through(player: Player) -> None:
    board = player.board
    while not player.over:  # the last answer each time: no Medical Care, and soon two Hospital Warnings
        player.take(player.actions.count() - 1)
    ending = player.ward.outcome.inner_text()
    player.ward.look_at_the_ward()
    days = []
    look_at(player, 0)
    player.ward.door("top.menu").click()
    for _ in range(player.ward.moments.count() - 1):
        expect(player.ward.outcome).to_have_count(0)
        days.append(board.locator("[data-item=day]").inner_text())
        press(player, "Later")
    assert len(set(days)) > 1
    assert days == sorted(days, key=lambda day: int(day.split()[-1]))
    expect(player.ward.banner).to_have_count(0)
    assert player.ward.outcome.inner_text() == ending


@pytest.mark.slow
def test_on_a_phone_in_the_dark_the_past_and_the_causes_fit(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce")
    page = context.new_page()
    player = Player(page)
    player.arrive(f"{play.origin}?theme=dark")
    player.begin()
    play_on(player, 8)
    look_at(player, 0)
    assert violations(page) == []
    assert page.evaluate(SPILLS) == []
    box = player.ward.banner.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE[0]
    page.get_by_role("navigation").get_by_role("button").filter(has_text="Quilt").click()
    player.ward.memory(5, 6).scroll_into_view_if_needed()
    expect(player.ward.banner).to_be_in_viewport()
    press(player, "Back to now")
    player.ward.open_journal()
    player.ward.lines.locator("[data-do=why]").last.click()
    expect(heading(player)).to_be_in_viewport(ratio=1)
    assert player.ward.pinned.evaluate(ON_TOP)
    assert violations(page) == []
    assert page.evaluate(SPILLS) == []
    context.close()


def test_a_memory_opens_with_its_picture_and_says_what_it_shows(player: Player) -> None:
    page = player.page
    chance = Random(5)
    placed = player.ward.memories
    while placed.count() == 0 and not player.over:
        rather = player.actions.count() - 1 if "What do you give" in player.question else None
        player.take(chance.randrange(player.actions.count()) if rather is None else rather)
    placed.first.focus()
    page.keyboard.press("Enter")
    expect(player.ward.detail).to_be_visible()
    noted = player.ward.detail.get_by_role("button", name="Show the words", exact=True)
    if noted.count() > 0:  # where it has a note, its words are chosen first
        noted.click()
        page.keyboard.press("Escape")
        placed.first.focus()
        page.keyboard.press("Enter")
    image = player.ward.detail.get_by_role("img")
    expect(image).to_be_visible()
    assert image.evaluate("e => e.decode().then(() => e.naturalWidth)") > 0
    words = image.get_attribute("alt") or ""
    assert len(words.split()) > 8
    assert words in player.said
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(image).to_have_count(0)
