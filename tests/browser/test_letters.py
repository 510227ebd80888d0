"""The two typefaces: brought to a page once, without a request, and seen in a place that a notebook has closed off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import holding_on as ho
from holding_on.board.code import the_code
from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import Stage
from tests.browser.watching import Watch

THEIRS = "() => [...document.fonts].map(each => [each.family.replaceAll('\"', ''), each.weight, each.status]).sort()"
FOUR = [[f"Holding On {family}", weight, "loaded"] for family in ("Sans", "Serif") for weight in ("400", "600")]

WIDTHS = """([family, closed]) => {
  const host = document.body.appendChild(document.createElement("div"));
  const place = closed ? host.attachShadow({mode: "open"}) : host;
  const width = (fonts) => {
    const span = document.createElement("span");
    [span.style.font, span.style.fontFamily, span.textContent] = ["40px monospace", fonts, "Billy is heard"];
    place.append(span);
    return span.getBoundingClientRect().width;
  };
  return [width("monospace"), width(`"${family}", monospace`)];
}"""


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """A page with two parts of one game on it."""
    with Stage(browser) as stage:
        game = ho.Game(seed=7)
        stage.show(ho.Board(game))
        stage.show(ho.Roster(game))
        yield stage


def test_they_come_to_a_page_once_and_without_a_request(stage: Stage) -> None:
    assert sorted(the_code().fonts) == ["sans-400", "sans-600", "serif-400", "serif-600"]
    stage.page.wait_for_function("() => [...document.fonts].every(each => each.status === 'loaded')")
    assert stage.page.evaluate(THEIRS) == FOUR
    assert [each for each in stage.requests if not each.startswith(("about:", "blob:"))] == []
    assert stage.complaints == []


@pytest.mark.parametrize("family", ["Holding On Sans", "Holding On Serif"])
@pytest.mark.parametrize("closed", [False, True], ids=["on the page", "in a closed-off place"])
def test_they_are_seen(stage: Stage, family: str, closed: bool) -> None:
    others, ours = stage.page.evaluate(WIDTHS, [family, closed])
    assert others != ours


def test_our_pages_have_them_before_the_board_stands(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context()
    watch = Watch(context.new_page())
    Player(watch.page).open(play.origin)
    watch.page.get_by_role("heading", name="Before you begin").wait_for()
    assert watch.page.evaluate("() => document.fonts.load('600 20px \"Holding On Serif\"').then(found => found.length)")
    assert watch.page.evaluate("() => getComputedStyle(document.body).fontFamily").startswith('"Holding On Sans"')
    watch.assert_clean(play.origin)
    context.close()
