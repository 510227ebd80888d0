"""The story card by card, the notes before heavy words, the pause that blanks the board, and stopping."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.catalogue.loading import the_box
from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import EVERY_SIZE_AND_THEME, PHONE, SIZES, Stage
from tests.browser.ward import PLAY_PAGE, Ward
from tests.browser.watching import violations

WORDS = the_box().words("en")
NAMES = ["Ann", "Ben", "Cleo"]
HERE = "document.activeElement.dataset.focus ?? document.activeElement.dataset.do ?? document.activeElement.tagName"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
ON_TOP = """() => [...Array(1000).keys()].some((spot) => document.elementFromPoint(
  innerWidth * (spot % 40) / 40, innerHeight * Math.floor(spot / 40) / 25)?.closest("[data-part=pause]") === null)"""
"""Whether anything but the quiet surface is seen anywhere."""

HEAVY = 2
"""The card of the opening that has a note."""
TALKATIVE = {"kind": "deteriorating", "staff": 1, "symbols": 1, "memories": 2}


def at_the_opening(stage: Stage) -> Locator:
    """A board before its first decision: the story lies open."""
    return stage.show(Board(ho.Game(seed=7, names=NAMES, first=0), take_focus=True))


def at_the_heavy_page(stage: Stage) -> ho.Game:
    """Billy has just spoken: a memory with a note and one without; more of both lie in the grid and in a hand."""
    scene = {
        "grid": {"partials": ["3-4", "4-4"], "clears": ["3-4"]},
        "pawns": {"nurse 1": {"place": "break_room"}, "nurse 2": {"partials": ["2-5"]}},
    }
    game = ho.Game.from_scene(scene, seed=5, names=NAMES, deal={"patients": [TALKATIVE], "partials": ["3-6", "5-2"]})
    stage.show(Board(game))
    stage.page.get_by_role("button", name="Put the story away").first.click()
    while not any(line["cover"] for line in game.lines()):
        answer = next((a for a in game.legal_actions() if str(a) == "care palliative"), game.legal_actions()[0])
        stage.say(lambda code=answer.code: game.apply(code))  # type: ignore[misc]
    return game


def at_heavy_words(stage: Stage) -> ho.Game:
    """The same on the ward, the heavy memory left folded."""
    game = at_the_heavy_page(stage)
    Ward(stage.page).go_on()
    return game


def open_hand(stage: Stage) -> None:
    """The cards that are held lie open in the journal."""
    ward = Ward(stage.page)
    ward.open_journal()
    ward.drawer.get_by_role("button", name=re.compile(WORDS["board.heading.hands"])).first.click()


def voice(stage: Stage) -> str:
    """What was said last."""
    return Ward(stage.page).voice.text_content() or ""


def present(stage: Stage, memories: tuple[str, ...] = ("3-4", "3-6", "2-5")) -> list[str]:
    """Whatever of the words of these memories stands anywhere on the page: seen, spoken, in a name or a picture."""
    page: str = stage.page.evaluate("document.body.innerHTML + [...document.images].map(each => each.alt)")
    page = page.replace("&nbsp;", " ").replace("&amp;", "&")
    texts = [
        (memory, part, WORDS[f"memory.{memory}.{part}"]) for memory in memories for part in ("title", "words", "clear")
    ]
    return [f"{memory} {part}" for memory, part, text in texts if text in page]


def button(place: Locator | Any, name: str) -> Locator:
    """A button by its whole name."""
    found: Locator = place.get_by_role("button", name=name, exact=True)
    return found


# --- the story ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "theme"), EVERY_SIZE_AND_THEME)
def test_the_story_is_turned_page_by_page_and_can_be_read_anywhere(browser: Browser, size: str, theme: str) -> None:
    with Stage(browser, size=SIZES[size], theme=theme) as stage:
        at_the_opening(stage)
        ward = Ward(stage.page)
        drawn = ward.page.get_by_role("img", name=WORDS["narrative.1A.picture"])
        expect(drawn).to_have_attribute("src", re.compile("^data:image/svg"))
        drawn.evaluate("image => image.decode()")
        expect(drawn).to_be_in_viewport(ratio=1)
        for number in range(1, 6):
            expect(ward.page).to_have_attribute("data-line", str(number))
            expect(ward.page.locator("img")).to_have_count(1 if number == 1 else 0)
            if number != HEAVY:
                expect(ward.page.get_by_role("paragraph").first).to_have_text(f"Card {number} of 5")
                expect(ward.page.get_by_role("heading")).to_be_in_viewport(ratio=1)
            assert stage.page.evaluate(SIDEWAYS) <= 0
            assert violations(stage.page) == []
            expect(ward.on).to_be_in_viewport(ratio=1)
            ward.on.click()
        expect(ward.page).to_have_count(0)
        expect(ward.answers.first).to_be_in_viewport(ratio=1)
        assert stage.complaints == []


def test_on_a_phone_words_that_go_on_below_the_buttons_fade_out_above_them(browser: Browser) -> None:
    with Stage(browser, size=PHONE) as stage:
        at_the_opening(stage)
        ward = Ward(stage.page)
        ward.on.click()
        button(stage.page, WORDS["board.page.unfold"]).click()
        text = ward.page.get_by_text("The ward sister gives you")
        fade = """button => {
            const bar = button.parentElement, box = bar.getBoundingClientRect();
            const [top] = getComputedStyle(bar).backgroundImage.match(/rgba\\(0, 0, 0, 0\\)/) ?? [];
            return {clear: top !== undefined, from: box.top, to: button.getBoundingClientRect().top};
        }"""
        seen, words = ward.on.evaluate(fade), text.bounding_box()
        assert words is not None
        assert words["y"] + words["height"] > seen["to"], "the words go on below"
        assert seen["clear"]
        assert seen["to"] - seen["from"] >= 20
        text.evaluate("text => scrollTo(0, document.body.scrollHeight)")
        seen, words = ward.on.evaluate(fade), text.bounding_box()
        assert words is not None
        assert words["y"] + words["height"] <= seen["from"] + 1, "at the end nothing is pale"


def test_the_cards_are_turned_by_keys_and_said_once_each(stage: Stage) -> None:
    at_the_opening(stage)
    keyboard, heading = stage.page.keyboard, stage.page.locator("[data-focus=page]")
    expect(heading).to_be_focused()
    assert voice(stage) == f"Card 1 of 5. {WORDS['narrative.1A.picture']} {WORDS['narrative.1A.text']}"
    keyboard.press("1")
    keyboard.press("ArrowLeft")
    expect(heading).to_have_text(WORDS["narrative.1A.title"])
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    expect(heading).to_have_text(WORDS["board.page.heavy_story"])
    button(stage.page, "Leave it folded").press("Enter")
    expect(heading).to_have_text(WORDS["narrative.2A.title"])
    assert voice(stage) == f"Card 3 of 5. {WORDS['narrative.2A.text']}"
    for key in ("Enter", "PageDown"):
        keyboard.press(key)
        expect(heading).to_be_focused()
    keyboard.press(" ")
    expect(heading).to_have_count(0)
    assert stage.page.evaluate(HERE) == "question"


def test_the_story_is_opened_and_put_away_and_the_focus_comes_back(stage: Stage) -> None:
    at_the_opening(stage)
    page = stage.page
    page.keyboard.press("Escape")
    assert page.evaluate(HERE) == "question"
    opener = Ward(page).door("top.story")
    for put_away in ("Escape", "button"):
        opener.click()
        expect(page.locator("[data-focus=page]")).to_be_focused()
        button(page, "Next card").click()
        button(page, "Card before").click()
        expect(page.locator("[data-focus=page]")).to_be_focused()
        if put_away == "Escape":
            page.keyboard.press(put_away)
        else:
            button(page, "Put the story away").click()
        expect(Ward(page).page).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_story_stays_with_its_reader_and_else_goes_when_the_game_moves_on(stage: Stage) -> None:
    game = ho.Game(seed=7, names=NAMES, first=0)
    stage.show(Board(game, take_focus=True))
    heading = stage.page.locator("[data-focus=page]")
    expect(heading).to_be_focused()
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    expect(heading).to_be_focused()
    stage.page.evaluate("document.activeElement.blur()")
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    expect(heading).to_have_count(0)


def test_the_words_of_the_outcome_stand_on_the_page_of_the_ending(stage: Stage) -> None:
    firsts = [memory.id for memory in the_box().memories if memory.position == 1]
    scene = {"shift": "night", "grid": {"partials": firsts, "clears": firsts[1:]}}
    game = ho.Game.from_scene({**scene, "pawns": {"nurse 1": {"clears": firsts[:1]}}}, seed=5, names=NAMES)
    stage.show(Board(game))
    page = stage.page
    while game.outcome is None:
        expect(Ward(page).story).to_have_count(0)
        Ward(page).answers.last.click()
        Ward(page).go_on()
    heading = Ward(page).outcome
    expect(heading).to_be_focused()
    expect(heading).to_have_text(WORDS["narrative.3B.title"])
    assert voice(stage).count(WORDS["narrative.3B.text"]) == 1
    page.keyboard.press("Escape")
    assert page.evaluate(HERE) == "outcome"
    Ward(page).look_at_the_ward()
    expect(Ward(page).story).to_have_count(0)
    expect(heading).to_have_text(WORDS["outcome.objective.title"])


# --- notes --------------------------------------------------------------------------------------------------------


def test_heavy_words_are_nowhere_until_their_reader_wants_them(stage: Stage) -> None:
    at_heavy_words(stage)
    page = stage.page
    assert present(stage) == []
    assert WORDS["memory.3-6.note"] in voice(stage)
    assert WORDS["memory.5-2.words"] in voice(stage)
    cell = page.locator("[data-memory='3-4']").first
    cell.click()
    expect(Ward(page).detail).to_contain_text(WORDS["memory.3-4.note"])
    expect(Ward(page).detail.get_by_role("img")).to_have_count(0)
    assert violations(page) == []
    Ward(page).open_journal()
    Ward(page).lines.filter(has_text=WORDS["memory.3-6.note"]).last.locator("[data-do=why]").click()
    expect(Ward(page).pinned).to_contain_text(WORDS["memory.3-6.note"])
    assert present(stage) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    open_hand(stage)
    expect(Ward(page).drawer).to_contain_text(WORDS["memory.2-5.note"])
    assert present(stage) == []
    assert violations(page) == []


def test_words_are_unfolded_on_their_page_and_put_aside_in_the_journal(stage: Stage) -> None:
    at_the_heavy_page(stage)
    page, ward = stage.page, Ward(stage.page)
    expect(ward.page).to_contain_text(WORDS["memory.3-6.note"])
    assert WORDS["memory.3-6.note"] in voice(stage)
    assert present(stage) == []
    button(ward.page, "Unfold it").click()
    assert present(stage) == ["3-6 words"]
    assert WORDS["memory.3-6.words"] in voice(stage)
    expect(ward.page_title).to_be_focused()
    ward.go_on()
    assert page.evaluate(HERE) == "question"
    ward.open_journal()
    assert present(stage) == ["3-6 words"]
    ward.lines.locator("[data-do=words]").first.click()
    assert present(stage) == []
    assert voice(stage) == WORDS["board.cover.hidden"]


def test_a_memory_shows_its_story_and_picture_only_when_that_is_chosen(stage: Stage) -> None:
    at_heavy_words(stage)
    page = stage.page
    page.locator("[data-memory='3-4']").first.click()
    detail = Ward(page).detail
    button(detail, "Show the words").click()
    expect(detail.get_by_role("img")).to_have_attribute("alt", WORDS["memory.3-4.picture_clear"])
    assert present(stage) == ["3-4 title", "3-4 words", "3-4 clear"]
    assert WORDS["memory.3-4.clear"] in voice(stage)
    button(detail, "Hide the words").click()
    expect(detail.get_by_role("img")).to_have_count(0)
    assert present(stage) == []
    button(detail, "Go on without them").click()
    expect(detail).to_have_count(0)


def test_whoever_wants_to_decide_once_does(stage: Stage) -> None:
    game = at_the_heavy_page(stage)
    ward = Ward(stage.page)
    button(ward.page, WORDS["board.cover.show_all"]).click()
    ward.go_on()
    open_hand(stage)
    assert {text.split()[0] for text in present(stage)} == {"3-4", "3-6", "2-5"}
    stage.page.keyboard.press("Escape")
    stage.page.locator("[data-memory='3-4']").first.click()
    button(ward.detail, WORDS["board.cover.hide_all"]).click()
    assert present(stage) == []
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    assert present(stage) == []


def test_the_note_of_a_narrative_card_stands_before_its_words(stage: Stage) -> None:
    at_the_opening(stage)
    page, card = stage.page, Ward(stage.page).page
    button(card, "Next card").click()
    assert WORDS["narrative.1B.note"] in voice(stage)
    assert "massive attack" not in page.evaluate("document.body.innerHTML")
    button(card, "Unfold it").click()
    expect(card).to_contain_text("massive attack")
    assert "massive attack" in voice(stage)
    button(card, "Next card").click()
    button(card, "Card before").click()
    expect(card).to_contain_text("massive attack")


# --- the pause ----------------------------------------------------------------------------------------------------


def test_a_key_blanks_the_board_and_gives_it_back_exactly(stage: Stage) -> None:
    game = at_heavy_words(stage)
    page = stage.page
    page.locator("[data-memory='4-4']").first.click()
    expect(Ward(page).detail.get_by_role("img")).to_be_visible()
    Ward(page).open_journal()
    Ward(page).ask_why()
    page.set_viewport_size({"width": 1280, "height": 480})
    lines = "document.querySelector('[data-part=drawer_lines]')"
    page.evaluate(f"{lines}.scrollTop = 40")
    page.evaluate("scrollTo(0, 60)")
    look = f"[document.querySelector('.holding-on').outerHTML, {lines}.scrollTop, scrollY]"
    for part in (Ward(page).detail.get_by_role("img"), Ward(page).barred, Ward(page).log):
        expect(part).to_be_visible()
    assert page.evaluate(look)[1] > 0
    before, said, focus = page.evaluate(look), voice(stage), page.evaluate("window.was = document.activeElement, 0")
    for back in ("b", "Escape", "button"):
        page.keyboard.press("b")
        expect(page.get_by_role("dialog", name="The game waits")).to_be_visible()
        assert not page.evaluate(ON_TOP)
        assert violations(page, "[data-part=pause]") == []
        page.mouse.click(30, 30)
        expect(page.get_by_role("dialog")).to_be_visible()
        if back == "button":
            button(page, "Back to the game").click()
        else:
            page.keyboard.press(back)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate(look) == before
        assert page.evaluate("document.activeElement === window.was")
        assert voice(stage) == said
    assert focus == 0
    assert game.outcome is None


def test_the_key_covers_a_page_that_lies_open_and_types_where_one_types(stage: Stage) -> None:
    at_heavy_words(stage)
    page = stage.page
    Ward(page).choose_in_menu(WORDS["board.simplifies"])
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("b")
    assert not page.evaluate(ON_TOP)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("document.querySelector('#widget-0').append(document.createElement('textarea'))")
    page.locator("textarea").press("b")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_happens_while_the_game_waits_is_neither_seen_nor_lost(stage: Stage) -> None:
    game = at_heavy_words(stage)
    page = stage.page
    button(page, "Pause").click()
    stage.say(lambda: game.apply(game.legal_actions()[0]))
    assert not page.evaluate(ON_TOP)
    page.keyboard.press("b")
    expect(page.locator(".holding-on")).to_have_attribute("data-revision", str(game.revision))
    assert page.evaluate("document.activeElement.closest('.holding-on') !== null")


# --- stopping -----------------------------------------------------------------------------------------------------


def test_in_a_notebook_whoever_ends_finds_the_board_covered_and_the_way_back(stage: Stage) -> None:
    at_heavy_words(stage)
    page = stage.page
    Ward(page).choose_in_menu("Stop here")
    kind = page.get_by_role("dialog", name="You can stop here")
    expect(kind).to_contain_text(WORDS["notice.help"])
    button(kind, "Go on").click()
    assert page.evaluate(HERE) == "stop"
    Ward(page).choose_in_menu("Stop here")
    button(page, "End here").click()
    ended = page.get_by_role("dialog", name="You have stopped here")
    expect(ended).to_contain_text(WORDS["notice.help"])
    assert not page.evaluate(ON_TOP)
    assert violations(page, "[data-part=pause]") == []
    button(ended, "Back to the game").click()
    assert page.evaluate(HERE) == "stop"


def test_on_the_play_page_whoever_ends_comes_to_a_calm_page(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context()
    player = Player(context.new_page())
    page = player.page
    player.arrive(play.origin)
    player.before.set_up(help_line="Maeve & Tom, room 2.14")
    player.begin()
    player.take(0)
    before = player.revision
    player.ward.choose_in_menu("Stop here")
    expect(page.get_by_role("dialog")).to_contain_text("Maeve & Tom, room 2.14")
    player.button("End here").click()
    heading = page.get_by_role("heading", name="You have stopped here")
    expect(heading).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(player.board).to_have_count(0)
    expect(player.button("Back to the game")).to_be_focused()
    for told in ("Day 1, Morning Shift", "Maeve & Tom, room 2.14"):
        expect(page.get_by_text(told).filter(visible=True)).to_have_count(1)
    expect(player.page.get_by_text("Where the game simplifies", exact=True)).to_be_visible()
    assert violations(page, PLAY_PAGE) == []
    player.button("New game").click()
    player.button("Go on with this one").click()
    expect(player.board).to_have_attribute("data-revision", str(before))
    context.close()
