"""The stage of a lesson on a page: it is seen whole, a press is drawn, and it works without a pointer and by ear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

import holding_on as ho
from holding_on.board import Script, Stage
from holding_on.board.stage_script import BLANK
from holding_on.engine.names import NIGHT
from tests.browser.stage import DESK, PHONE
from tests.browser.stage import Stage as WebPage
from tests.browser.watching import axe
from tests.sampling import each_third

ABOVE: Final = 150
"""How many pixels the heading of a lesson's screen takes above a stage, with two lines below it."""
HEADING: Final = 90
"""How many pixels the heading takes alone, as above an exercise."""
BELOW: Final = 65
"""How many pixels the bar with which one goes on takes at the foot of the window."""
ASKS: Final[Script] = {
    **BLANK,
    "asks": "Where does Billy's Condition stand afterwards?",
    "count": "1 of 2",
    "options": [{"name": str(n), "text": str(n), "state": "open"} for n in (21, 23, 24)],
    "waits": True,
}
TOLD: Final[Script] = {
    **ASKS,
    "options": [
        {"name": "21", "text": "21", "state": "right"},
        {"name": "23", "text": "23", "state": "wrong"},
        {"name": "24", "text": "24", "state": "other"},
    ],
    "told": {
        "title": "Not 23: 21.",
        "text": "You may have let Ann's tokens hold two of the three. On such a shift none can be laid.",
        "lines": [{"text": "His illness goes on: Billy's condition falls from 24 to 21.", "rule": "CARE-13"}],
        "kind": "",
    },
    "buttons": [{"name": "again", "text": "Once more, with other numbers", "main": True}],
    "lit": ["condition"],
    "waits": False,
}
HOOK: Final[Script] = {
    **BLANK,
    "asks": "What will she do with the hour?",
    "options": [
        {"name": "treat", "text": "Treat his heart", "state": "open"},
        {"name": "sit", "text": "Sit with him", "state": "open"},
    ],
    "plain": True,
    "waits": True,
}
PLAYS: Final[Script] = {
    **BLANK,
    "badge": "Your move",
    "asks": "Let Ben pay, or the pool. Then see who is left.",
    "count": "Tried so far: 0 of 2",
    "plays": True,
    "lit": ["pawn 0"],
    "buttons": [
        {"name": "show", "text": "Show me the next move", "main": False},
        {"name": "begin", "text": "Start again", "main": False},
    ],
}
DEAD: Final[Script] = {
    **PLAYS,
    "told": {"title": "", "text": "From here it cannot succeed.", "lines": [], "kind": "dead"},
}


@pytest.fixture(autouse=True)
def begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel begins anew, so that other tests do not get the code of the lessons."""
    monkeypatch.setattr("holding_on.board.code._shared", None)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[WebPage]:
    """Open a page as wide as a lesson, at both sizes; the test fails when it has reported an error or a warning."""
    with WebPage(browser, size=request.param) as opened:
        style = f"main {{ max-width: 892px; margin: 0 auto; padding: {ABOVE}px min(8px, 2vw) }}"
        opened.page.add_style_tag(content=style)
        yield opened
        assert opened.complaints == []


def a_morning(*moves: str) -> ho.Game:
    """A third morning with three symbols on the card, after some moves."""
    pawns = {f"nurse {n}": {"tokens": tokens} for n, tokens in ((1, 3), (2, 2), (3, 1))}
    scene = {"day": 3, "condition": 24, "pool": 2, "pawns": pawns}
    game = ho.Game.from_scene(scene, seed=4, names=["Ann", "Ben", "Cleo"], deal={"patients": ["P16"]})
    for move in ("turn", "place nurse 1", "place assistant 1", *moves):
        game.apply(ho.Action.of(move))
    return game


class Lesson:
    """A stage on a page, and the lesson that follows it."""

    def __init__(self, page: WebPage, script: Script, *moves: str) -> None:
        self.page, self.game = page, a_morning(*moves)
        self.pressed: list[str] = []
        self.refused: list[int | str] = []
        self.recalled: list[dict[str, Any]] = []
        self.next: Script = script
        self.moves: tuple[str, ...] = ()
        self.stage = Stage(self.game, script, does=self._does, refused=self._refused, recalled=self.recalled.append)
        self.root: Locator = page.show(self.stage).locator(".holding-on")
        expect(self.root.locator("[data-part=picture]")).to_be_visible()

    def _does(self, name: str) -> None:
        self.pressed.append(name)
        for move in self.moves:
            self.game.apply(ho.Action.of(move))
        self.stage.show(self.next)

    def _refused(self, code: int | str) -> None:
        self.refused.append(code)
        self.stage.show({**PLAYS, "count": f"Tried so far: {len(self.refused)} of 2"})

    def button(self, name: str) -> Locator:
        """A button of the stage by its name."""
        return self.root.get_by_role("button", name=name)


def test_the_six_moments_of_a_day_stand_in_rows_that_hold_their_names(page: WebPage) -> None:
    names = ("Morning", "Leave", "Day", "Night", "Dawn", "Tomorrow")
    moments: Script = {**BLANK, "options": [{"name": each, "text": each, "state": "open"} for each in names]}
    options = Lesson(page, moments).root.locator("[data-part=option]")
    tops = [box["y"] for box in (option.bounding_box() for option in options.all()) if box]
    assert len(tops) == len(names)
    at_a_desk = page.page.evaluate("innerWidth") == DESK[0]
    assert len(set(tops)) == (1 if at_a_desk else 2)
    assert options.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_after_the_end_of_a_game_thread_and_question_are_as_wide_as_the_stage(page: WebPage) -> None:
    game = ho.Game.from_scene({"day": 3, "condition": 1}, seed=4, deal={"patients": ["P05"]})
    for move in ("turn", "place nurse 1", "care medical", "enough"):  # he dies, and the card goes
        game.apply(ho.Action.of(move))
    assert game.outcome is not None
    root = page.show(Stage(game, ASKS, does=lambda _: None)).locator(".holding-on")
    expect(root.locator("[data-part=thread]")).to_be_visible()
    expect(root.locator("[data-part=bedside]")).to_have_count(0)
    whole, *parts = (
        root.locator(name).bounding_box()
        for name in ("[data-part=picture]", "[data-part=thread]", "[data-part=options]")
    )
    assert whole is not None
    assert all(part is not None and part["width"] > 0.9 * whole["width"] for part in parts)


def test_however_many_are_elsewhere_their_list_ends_above_the_thread(page: WebPage) -> None:
    """At night, with people on both earlier shifts, On Leave and off duty, and tokens in the pool."""
    pawns = {"nurse 2": {"place": "on_leave", "stress": 3}, "on-call 1": {"place": "left"}}
    scene = {"day": 4, "condition": 24, "pool": 2, "pawns": pawns}
    game = ho.Game.from_scene(scene, seed=4, names=["Ann", "Ben", "Cleo"])
    while game.structure()["shift"] != NIGHT:
        game.apply(game.legal_actions()[0])
    root = page.show(Stage(game, BLANK, does=lambda _: None)).locator(".holding-on")
    thread = root.locator("[data-part=thread]").bounding_box()
    listed = root.locator("[data-roving=ward] [data-item^='place ']")
    assert listed.count() == 4
    boxes = [each.bounding_box() for each in root.locator("[data-roving=ward] [data-item]").all() if each.is_visible()]
    assert thread is not None
    assert all(box is not None and box["y"] + box["height"] < thread["y"] for box in boxes)
    over = "one => Math.round(one.parentElement.parentElement.getBoundingClientRect().bottom)"
    assert listed.first.evaluate(over) < thread["y"]


@pytest.mark.parametrize(
    ("above", "script", "moves"),
    each_third(
        [
            (ABOVE, TOLD, ()),
            (ABOVE, HOOK, ()),
            (ABOVE, ASKS, ()),
            (ABOVE, PLAYS, ("care medical",)),
            (HEADING, DEAD, ("care medical",)),
        ],
        several=True,
    ),
    ids=["told", "hook", "asks", "plays", "dead"],
)
def test_a_stage_is_seen_whole_at_a_desk_and_its_first_answer_on_a_phone_and_axe_says_nothing_against_it(
    page: WebPage, above: int, script: Script, moves: tuple[str, ...]
) -> None:
    page.page.add_style_tag(content=f"main {{ padding-top: {above}px !important }}")
    root = Lesson(page, script, *moves).root
    size = page.page.viewport_size
    assert size is not None
    seen = size["height"] - BELOW
    first = root.locator("[data-part=option], [data-do=act]").first.bounding_box()
    whole = root.bounding_box()
    assert first is not None
    assert whole is not None
    assert first["y"] + first["height"] <= seen
    if size["width"] == DESK[0]:
        assert whole["y"] + whole["height"] <= seen
    assert whole["width"] <= min(892, size["width"] - 14)
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.page.evaluate(axe())
    found = page.page.evaluate(
        "root => axe.run(root).then(({violations}) => violations.map(each => `${each.id}: ${each.nodes[0].html}`))",
        root.element_handle(),
    )
    assert found == []


def test_a_press_is_drawn_at_once_with_what_it_told_and_the_figure_that_changed(page: WebPage) -> None:
    lesson = Lesson(page, ASKS)
    expect(lesson.root.locator("[data-waits]")).to_have_count(1)
    assert lesson.root.locator("[data-do=act], [data-part=roads], [data-pawn][data-standing=open]").count() == 0
    lesson.next, lesson.moves = TOLD, ("care palliative",)
    lesson.button("23").click()
    expect(lesson.root.locator("[data-part=told]")).to_contain_text("Not 23: 21.")
    assert lesson.pressed == ["23"]
    expect(lesson.root.locator("[data-waits]")).to_have_count(0)
    assert lesson.root.get_attribute("data-revision") == str(lesson.game.revision)
    assert lesson.root.locator("[data-part=thread][data-lit] [data-part=here] b").inner_text() == str(
        lesson.stage.view["track"]["value"]
    )
    assert (
        lesson.root.locator("[data-part=option][data-state=wrong]").evaluate(
            "each => getComputedStyle(each).textDecorationLine"
        )
        == "line-through"
    )
    lesson.button("24").click(force=True)
    assert lesson.pressed == ["23"]


def test_a_script_alone_is_drawn(page: WebPage) -> None:
    lesson = Lesson(page, ASKS)
    page.say(lambda: lesson.stage.show(TOLD))
    expect(lesson.root.locator("[data-part=told]")).to_contain_text("CARE-13")


def test_without_a_pointer_an_answer_is_given_heard_and_gone_on_from(page: WebPage) -> None:
    lesson = Lesson(page, ASKS)
    keys = page.page.keyboard
    focus = "document.activeElement.textContent"
    for _ in range(12):
        keys.press("Tab")
        if page.page.evaluate(focus) == "23":
            break
    lesson.next = TOLD
    keys.press("Enter")
    expect(lesson.root.locator("[data-part=told]")).to_be_visible()
    assert page.page.evaluate(focus).startswith("23")
    told = lesson.root.locator("xpath=..").locator("[aria-live]")
    expect(told).to_contain_text("Not 23: 21. You may have let Ann's tokens")
    keys.press("Tab")
    keys.press("Tab")
    lesson.next = {**ASKS, "asks": "And with two tokens?", "count": "2 of 2"}
    keys.press("Enter")
    expect(lesson.root.locator("[data-part=question]")).to_be_focused()
    assert lesson.pressed == ["23", "again"]
    assert page.page.evaluate(focus) == "And with two tokens?"


def test_a_move_of_ones_own_is_made_by_a_digit_or_by_a_press_in_the_room(page: WebPage) -> None:
    lesson = Lesson(page, PLAYS, "care medical")
    before = lesson.game.revision
    lesson.root.locator("[data-part=question]").focus()
    page.page.keyboard.press("1")
    expect(lesson.root).to_have_attribute("data-revision", str(before + 1))
    lesson.root.locator("[data-do=pool]").click()
    expect(lesson.root).to_have_attribute("data-revision", str(before + 2))


def test_whoever_is_barred_is_refused_with_the_reason_and_the_lesson_hears_of_it(page: WebPage) -> None:
    lesson = Lesson(page, PLAYS, "care medical")
    before = lesson.game.revision
    lesson.root.locator("[data-do=pawn][data-pawn='1']").click()
    expect(lesson.root.locator("[data-part=notice]")).to_contain_text("Ben does not work on this shift")
    expect(lesson.root.locator("[data-part=count]")).to_have_text("Tried so far: 1 of 2")
    barred = {each["code"]: each["pawn"] for each in lesson.stage.view["barred"]}
    assert [barred[code] for code in lesson.refused if isinstance(code, int)] == [1]
    assert lesson.game.revision == before


def test_stages_out_of_sight_have_few_elements_until_they_are_seen_or_printed(browser: Browser) -> None:
    count = "[...document.querySelectorAll('.holding-on')].map(each => each.querySelectorAll('*').length)"
    with WebPage(browser) as page:
        for _ in range(12):
            page.show(Stage(a_morning(), ASKS, does=str))
        expect(page.page.locator("[data-part=picture]").first).to_be_visible()
        numbers = page.page.evaluate(count)
        assert numbers[0] > 100
        assert numbers[-1] < 4
        page.page.locator(".holding-on").last.scroll_into_view_if_needed()
        expect(page.page.locator(".holding-on").last.locator("[data-part=picture]")).to_be_visible()
        assert page.page.locator("[data-part=unseen]").count() > 0
        page.page.emulate_media(media="print")
        expect(page.page.locator("[data-part=unseen]")).to_have_count(0)
        assert page.complaints == []


def test_what_a_lesson_keeps_stays_in_the_browser_and_comes_back_when_it_is_recalled(browser: Browser) -> None:
    with WebPage(browser) as page:
        page.page.route("**/*", lambda route: route.fulfill(body="<main></main>", content_type="text/html"))
        page.page.goto("http://lessons.test/")
        page.page.evaluate("""localStorage.setItem("holding-on-lessons", '{"here": 4, "recall": {"02.days": 1}}')""")
        Lesson(page, {**ASKS, "keep": {"03.not_twice": {"missed": 1}}})
        kept = page.page.evaluate("JSON.parse(localStorage.getItem('holding-on-lessons'))")
        assert kept == {"here": 4, "recall": {"02.days": 1, "03.not_twice": {"missed": 1}}}
        page.clear()
        lesson = Lesson(page, {**ASKS, "recalls": True})
        assert lesson.recalled == [kept["recall"]]


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_a_lit_figure_has_a_ring_in_all_looks(browser: Browser, contrast: Any) -> None:
    for theme in ("light", "dark"):
        with WebPage(browser, theme=theme, contrast=contrast) as page:
            root = Lesson(page, {**TOLD, "lit": ["condition", "pawn 0", "pawn 1", "pool", "card"]}).root
            rings = root.evaluate(
                """root => [
                  "[data-part=here] b", "[data-lit] span[aria-hidden] > span:has(> b)", "[data-do=pool]",
                  "[data-pawn='1'][data-lit]", "[data-part=bedside] > *",
                ].map(each => getComputedStyle(root.querySelector(each)).outlineStyle)"""
            )
            assert rings == ["double"] * 5
