"""The lessons in a real browser: each as a page and as a notebook, with an exercise that is solved by keyboard."""

from __future__ import annotations

import ast
import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import holding_on as ho
from holding_on.common.notebooks import is_played, notebooks_folder
from holding_on.lessons.checks.tasks import exercises_of
from tests.browser.playing import Player
from tests.browser.servers import LabServer, NotebooksServer, PlayServer
from tests.browser.turning import dots, turn_to
from tests.browser.ward import Ward
from tests.browser.watching import KNOWN_IN_LAB, violations, watched

LESSONS = sorted(path.name for path in notebooks_folder().glob("[0-9][0-9]-*.ipynb"))
SOLUTIONS = Path(__file__).parents[1] / "lessons" / "solutions"
OPENING = 90_000
KINDS = """() => {
  const classes = [...document.querySelectorAll(".lesson-piece")].flatMap((piece) => [...piece.classList]);
  const of = "lesson-piece-";
  return [...new Set(classes.filter((each) => each.startsWith(of)).map((each) => each.slice(of.length)))];
}"""
"""A JavaScript function: the kinds of the pieces on a page."""
LAST = {12: "might", 13: "change"}
"""The lessons that have no chapter of rules, and their last pieces."""


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """JupyterLab on a copy of the notebooks."""
    folder = tmp_path_factory.mktemp("desk")
    for path in notebooks_folder().glob("*.ipynb"):
        shutil.copy(path, folder)
    with LabServer(folder) as server:
        yield server


def hook(kind: str) -> str:
    """What selects the pieces of a kind: a box of ipywidgets has nothing but classes; this one has no look."""
    return f".lesson-piece-{kind}"


def pieces(name: str) -> int:
    """How many pieces of a lesson a notebook shows."""
    notebook = json.loads((notebooks_folder() / name).read_text(encoding="utf-8"))
    shown = [cell for cell in notebook["cells"] if cell["cell_type"] == "code" and cell["outputs"]]
    ends = [ast.unparse(ast.parse("".join(cell["source"])).body[-1]) for cell in shown]
    return sum(end.startswith("lesson") or ".again(" in end for end in ends)


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_opens_as_a_page_and_an_exercise_is_solved_by_keyboard(
    browser: Browser, lessons: NotebooksServer, name: str
) -> None:
    with watched(browser, lessons.origin, height=900) as page:
        page.goto(f"{lessons.origin}voila/render/{name}", timeout=OPENING)
        expect(page.locator(".lesson-piece")).to_have_count(pieces(name), timeout=OPENING)
        assert page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
        if exercises_of(int(name[:2])) and not is_played(name):  # those are solved in test_played_lessons.py
            solve(page, int(name[:2]))
        page.set_viewport_size({"width": 390, "height": 800})
        for dot in dots(page).all():
            dot.click()
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        kinds = page.evaluate(KINDS)
        assert LAST.get(int(name[:2]), "rules") in kinds
        for kind in kinds:
            assert violations(turn_to(page.locator(hook(kind)).first).page, hook(kind)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_runs_as_a_notebook(browser: Browser, desk: LabServer, name: str) -> None:
    with watched(browser, desk.origin, width=1400, height=1200, known=KNOWN_IN_LAB) as page:
        # in a workspace of its own, where nothing that was open before is opened again
        page.goto(f"{desk.origin}lab/workspaces/{name[:2]}/tree/{name}?token={desk.token}")
        desk.wait_until_idle(page, OPENING)
        run_all(page)
        page.locator(".jp-Notebook .jp-Cell").last.scroll_into_view_if_needed()
        page.locator(hook(LAST.get(int(name[:2]), "rules"))).last.wait_for(timeout=OPENING)
        assert page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.error']").count() == 0
        shown = page.locator(hook("program") + ", " + hook("which")).first
        assert shown.evaluate("piece => getComputedStyle(piece).flexWrap") == "wrap"  # it has the looks of pieces


@pytest.fixture(scope="module")
def changing(browser: Browser, lessons: NotebooksServer) -> Iterator[Page]:
    """The lesson in which a rule is changed, as a page."""
    with watched(browser, lessons.origin, height=900) as page:
        page.goto(f"{lessons.origin}voila/render/13-change-a-rule.ipynb", timeout=OPENING)
        yield page


@pytest.mark.slow
def test_a_rule_is_changed_on_the_page_which_answers_while_the_games_are_played(changing: Page) -> None:
    page = changing
    number, reading = page.locator(hook("change")).nth(0), page.locator(hook("change")).nth(1)
    begin = turn_to(number).get_by_role("button", name="play the games")
    expect(begin).to_be_disabled(timeout=OPENING)
    expect(number.get_by_role("progressbar")).to_have_count(0)
    number.get_by_label("Fewer games won").check()
    begin.click()
    expect(number.get_by_role("progressbar")).to_be_visible(timeout=30_000)
    turn_to(reading).get_by_label("More games won").check()
    expect(reading.get_by_role("button", name="play the games")).to_be_enabled(timeout=30_000)
    told = turn_to(number).get_by_role("status").filter(has_text="each played twice")
    expect(told).to_contain_text("200 games, each played twice with the same cards.", timeout=OPENING)
    expect(told).to_contain_text("You said: Fewer games won.")
    expect(number.locator("svg[role=img]")).to_be_visible()
    number.get_by_label("How many games").select_option(index=2)
    begin.click()
    stop = number.get_by_role("button", name="Stop playing")
    expect(number.get_by_role("progressbar")).to_be_visible(timeout=30_000)
    stop.click()
    expect(number.get_by_text("Stopped. What was played")).to_be_visible(timeout=30_000)
    expect(stop).to_be_hidden()
    number.get_by_role("button", name="Play this game myself").click()
    expect(Ward(Ward(number).prompt).answers.first).to_be_visible(timeout=30_000)
    assert violations(page, hook("change")) == []


def test_a_card_that_cannot_be_is_refused_on_the_page(changing: Page) -> None:
    changing.set_viewport_size({"width": 390, "height": 800})
    card = changing.locator(hook("change")).nth(1)
    staff = turn_to(card).get_by_label("Staff spaces")
    staff.fill("7", timeout=OPENING)
    staff.press("Tab")
    expect(card.get_by_role("alert")).to_contain_text("7 is more than the largest value, 3.", timeout=30_000)
    expect(card.get_by_role("button", name="Play this game myself")).to_be_disabled()
    staff.fill("1")
    staff.press("Tab")
    expect(card.get_by_text("Staff spaces 1 instead of")).to_be_visible(timeout=30_000)
    assert changing.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.slow
def test_a_rule_leads_from_the_play_page_to_its_lesson_and_back(browser: Browser, play: PlayServer) -> None:
    with watched(browser, play.origin, height=900) as page:
        Player(page).arrive(play.origin)
        Ward(page).begins.click(timeout=60_000)
        Ward(page).story.get_by_role("button", name="Put the story away").last.click()
        Player(page).take(0)
        Ward(page).open_journal()
        Ward(page).lines.locator("[data-do=why]").last.click()
        link = page.get_by_role("link", name="Lesson").first
        with page.context.expect_page() as opened:
            link.click()
        lesson = opened.value
        turn_to(lesson.locator(hook("rules")))
        lesson.get_by_role("link", name="All lessons", exact=True).click()
        expect(lesson.get_by_role("link", name="Play the game")).to_be_visible(timeout=30_000)
        expect(lesson.get_by_role("listitem")).to_have_count(len(LESSONS) + 1)


def run_all(page: Page) -> None:
    """Run every cell, and wait for the first piece of the lesson."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.locator(".lesson-piece").first.wait_for(timeout=OPENING)


def solve(page: Page, lesson: int) -> None:
    """Solve an exercise with the keyboard alone: the first that is answered by ticking, else the first to be played."""
    known = exercises_of(lesson)
    solutions = tomllib.loads((SOLUTIONS / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    ticked = [name for name, each in known.items() if each["kind"] != "play"]
    name, kind = (ticked[0], "which") if ticked else (next(iter(known)), "play")
    exercise = turn_to(page.locator(hook(kind)).first)
    if kind == "which":
        tick(page, exercise, known[name]["choices"], solutions[name]["solution"])
    else:
        play_out(page, exercise, solutions[name]["solution"])
    expect(exercise.locator("[data-state=done]")).to_be_visible(timeout=30_000)


def tick(page: Page, exercise: Locator, choices: list[str], right: list[str]) -> None:
    """Tick what is right, go on to the button, and press it."""
    boxes = exercise.get_by_role("checkbox")
    boxes.first.focus()
    for number, choice in enumerate(choices):
        if choice in right:
            page.keyboard.press("Space")
            expect(boxes.nth(number)).to_be_checked()
        page.keyboard.press("Tab")
    press(page, exercise.get_by_role("button", name="Check", exact=True))


def play_out(page: Page, exercise: Locator, moves: list[str]) -> None:
    """Make these moves: go through the answers by arrow keys, and choose one with Enter."""
    part = exercise.locator(".holding-on").first
    codes = [str(ho.Action.of(move).code) for move in moves]
    while codes:
        revision = part.get_attribute("data-revision") or ""
        chosen = offered(page, exercise, codes)
        Ward(exercise).answers.first.focus()
        for _ in range(30):
            if page.evaluate("document.activeElement.dataset.code") == chosen:
                break
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(part).not_to_have_attribute("data-revision", revision, timeout=30_000)
        codes = codes[len(chosen.split()) :]


def offered(page: Page, exercise: Locator, codes: list[str]) -> str:
    """The answer that makes the next of these moves, or several of them, in whatever order it names them."""
    for _ in range(300):
        found: list[str] = Ward(exercise).answers.evaluate_all("all => all.map(each => each.dataset.code ?? '')")
        for each in found:
            made = each.split()[: len(codes)]  # what is done when all is made may go on to the next card
            if made and sorted(made) == sorted(codes[: len(made)]):
                return each
        page.wait_for_timeout(100)
    raise AssertionError(f"none of {found} makes the moves {codes}")


def press(page: Page, button: Locator) -> None:
    """Go on by Tab until a button has the focus, and press it."""
    for _ in range(40):
        if button.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the button was not reached")
