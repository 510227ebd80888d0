"""A page that a browser's translator works on says what is so: the texts that it puts there go when ours change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page

import holding_on as ho
from holding_on.board import Board
from holding_on.styles import balanced, seat_of
from tests.browser import tour
from tests.browser.learning import Learner
from tests.browser.listening import Listener, names, read
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import NotebooksServer, PlayServer
from tests.browser.stage import Stage
from tests.browser.test_by_ear import assert_every_answer_is_offered, offered
from tests.browser.test_endings import played_to_the_end, won
from tests.browser.test_lessons import OPENING, hook
from tests.browser.turning import turn_to
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import watched

TRANSLATE = """() => {
  const OTHERS = "font, script, style, title, textarea, option";
  const wrap = (text) => {
    if (!text.isConnected || text.data.trim() === "" || text.parentElement.closest(OTHERS)) return;
    const around = document.createElement("font");
    around.append(document.createElement("font"));
    around.firstChild.append(text.data);
    text.replaceWith(around);
    window.wrapped = (window.wrapped ?? 0) + 1;
  };
  const all = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return wrap(node);
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    texts.forEach(wrap);
  };
  const watch = () => {
    all(document.body);
    new MutationObserver((records) => records.forEach(({ target, addedNodes }) => {
      if (target.nodeType === Node.TEXT_NODE) wrap(target);
      addedNodes.forEach(all);
    })).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.body) watch();
  else addEventListener("DOMContentLoaded", watch);
}"""
"""What the translator of a browser does: each text, and each that comes later, is taken off the page, and stands in two
elements of its own. Here it keeps its words, so that they can be compared."""

ANSWERED: Final = 4
"""So many screens of the lesson are answered."""


def assert_it_was_translated(page: Page) -> None:
    """The translator found something to do."""
    assert page.evaluate("wrapped") > 20


@pytest.mark.slow
def test_every_answer_of_a_game_does_what_stands_on_it(browser: Browser) -> None:
    game = ho.Game(scenario=1, seed=48, first=0)
    with Stage(browser) as stage:
        stage.show(Board(game))
        stage.page.evaluate(TRANSLATE)
        ear = Listener(stage.page, game.words)
        ear.things.go_on()
        while True:
            turn_the_pages(game, ear)
            if game.outcome is not None:
                break
            prompt = read(ear.region("prompt"))
            assert names(prompt, "heading") == [game.view()["prompt"]["short"]]
            assert_every_answer_is_offered(game, offered(ear, prompt))
            answer(game, ear)
        assert ear.things.outcome.inner_text() == game.pages()[-1]["title"]
        assert_it_was_translated(stage.page)
        assert stage.complaints == []
    assert len(game.actions) > 60


def turn_the_pages(game: ho.Game, ear: Listener) -> None:
    """Each page has the title and the words of the game, until the ward is there or the ending."""
    pages = [page for page in game.pages() if page["kind"] != "ending"]
    for page in pages:
        if page["cover"] is None and page["title"]:
            assert ear.things.page_title.inner_text() == page["title"]
        line = ear.things.page.get_attribute("data-line") or ""
        before = game.revision
        ear.things.on.click()
        if game.revision != before:
            turn_the_pages(game, ear)
            return
        ear.page.locator(f"[data-part=page][data-line='{line}']").wait_for(state="detached")


def answer(game: ho.Game, ear: Listener) -> None:
    """Press what a good team chooses, where it stands by itself, and else the first answer."""
    actions = game.legal_actions()
    chosen = actions[0] if len(actions) == 1 else balanced(seat_of(game), actions)
    by_itself = ear.things.answers.and_(ear.page.locator(f"[data-code='{chosen.code}']"))
    before = game.revision
    (by_itself if by_itself.count() else ear.things.answers.first).click()
    ear.page.wait_for_function("was => document.querySelector('.holding-on').dataset.revision !== was", arg=str(before))


@pytest.mark.parametrize(
    "name", [name if name in ("story", "why") else pytest.param(name, marks=pytest.mark.slow) for name in tour.scenes()]
)
def test_whatever_is_opened_says_the_same(browser: Browser, name: str) -> None:
    told = []
    for is_translated in (False, True):
        with Stage(browser) as stage:
            if is_translated:
                stage.page.evaluate(TRANSLATE)
            shown = tour.set_up(stage, tour.scenes()[name])
            told.append(shown.root.aria_snapshot())
    assert told[1] == told[0]


@pytest.mark.slow
def test_the_album_says_the_same(browser: Browser) -> None:
    told = []
    for is_translated in (False, True):
        with Stage(browser) as stage:
            if is_translated:
                stage.page.evaluate(TRANSLATE)
            played_to_the_end(stage, won())
            ward = Ward(stage.page)
            ward.button(ENGLISH.say("board.album.open")).press("Enter")
            lying = ward.album.aria_snapshot()
            ward.album.get_by_role("listitem").first.get_by_role("button").press("Enter")
            one = ward.page.aria_snapshot()
            stage.page.keyboard.press("ArrowRight")
            told.append([lying, one, ward.page.aria_snapshot()])
    assert told[1] == told[0]
    assert len(set(told[0])) == 3


@pytest.mark.slow
def test_title_set_up_and_the_first_shift_say_the_same(browser: Browser, play: PlayServer) -> None:
    assert told_of(browser, play.origin, from_title_to_shift) == told_of(
        browser, play.origin, from_title_to_shift, TRANSLATE
    )


def from_title_to_shift(page: Page, origin: str) -> Iterator[Locator]:
    """The title, the notice, the set-up with others at the table, the story, and the answers of a first shift."""
    player = Player(page)
    page.goto(origin, wait_until="commit")
    player.button("Play").wait_for(timeout=PATIENCE)
    yield page.locator("main").first
    player.button("Play").click()
    player.button("We are ready").wait_for(timeout=PATIENCE)
    yield page.get_by_role("main").first
    player.is_ready()
    form = player.before.form
    for change in ({"players": 4, "seed": "7"}, {"players": 2}, {"names": ("Ann", "Ann")}, {"names": ("Ann", "Ben")}):
        player.before.set_up(**change)
        page.wait_for_timeout(300)
        yield form
    player.before.begins.click()
    player.board.wait_for(timeout=PATIENCE)
    yield player.board
    player.button("Put the story away").first.click()
    for _ in range(8):
        player.ward.go_on()
        yield player.board
        player.take(0)


@pytest.mark.slow
def test_a_lesson_says_the_same(browser: Browser, lessons: NotebooksServer) -> None:
    assert told_of(browser, lessons.origin, through_a_lesson) == told_of(
        browser, lessons.origin, through_a_lesson, TRANSLATE
    )


def through_a_lesson(page: Page, origin: str) -> Iterator[Locator]:
    """A lesson as it opens, and its first screens as they are answered."""
    page.goto(f"{origin}voila/render/08-stress-leave-and-warnings.ipynb", timeout=OPENING)
    page.locator(hook("rules")).last.wait_for(state="attached", timeout=OPENING)
    for kind in ("head", "question", "shifts", "remember", "which", "program", "rules"):
        yield turn_to(page.locator(hook(kind)).first)
    turn_to(page.locator(hook("choice")).first)
    learner = Learner(page, Locator.click)
    for _ in islice(learner.screens(), ANSWERED):
        yield from learner.answers()


def told_of(
    browser: Browser, origin: str, walk: Callable[[Page, str], Iterator[Locator]], before: str = ""
) -> list[str]:
    """What a screen reader finds at each step of a walk, on a page on which a script runs first."""
    with watched(browser, origin) as page:
        if before:
            page.add_init_script(f"({before})()")
        told = [part.aria_snapshot() for part in walk(page, origin)]
        if before:
            assert_it_was_translated(page)
        return told
