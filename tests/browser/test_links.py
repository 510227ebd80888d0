"""A game as a link, on the play page of the command `play`: opened, walked, left, played on, and refused."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator
from time import sleep

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Route, expect

from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.engine.table import played
from tests.sampling import each_third, only

STORED = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('holding_on.game ')).sort()"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One browser profile, without the wish for less motion."""
    opened = browser.new_context(viewport={"width": 1280, "height": 900})
    yield opened
    opened.close()


def sent() -> Game:
    """A game that somebody else has played."""
    return played(Game(seed=9, names=["Maeve", "Tom", "Una"], first=0), 3, 25)


def endless() -> str:
    """A link that unpacks to two hundred million spaces."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(b" " * 200_000_000) + packer.flush()
    return "#g=1." + base64.urlsafe_b64encode(raw).decode().rstrip("=")


def where(player: Player, move: int) -> Locator:
    """The line that says at which move the game of the link is."""
    return player.page.get_by_text(f"Move {move} of 25")


def test_a_link_is_opened_walked_and_played_on_and_leaves_ones_own_game_alone(
    context: BrowserContext, play: PlayServer
) -> None:
    own = Player(context.new_page())
    own.arrive(play.origin)
    own.begin()
    own.take(0)
    kept = own.page.evaluate(STORED)
    assert len(kept) == 1
    own.page.close()

    player = Player(context.new_page())
    player.open(sent().link(play.origin, move=3))
    expect(where(player, 3)).to_be_visible(timeout=PATIENCE)
    assert player.page.url.rstrip("#") == play.origin
    expect(player.page.get_by_text(the_box().words("en")["board.back.branch"], exact=True)).not_to_be_visible()
    expect(player.page.get_by_text("A game that somebody has sent, of Ann, Ben, Cleo.")).to_be_visible()
    player.button("One move on").click()
    expect(where(player, 4)).to_be_visible(timeout=PATIENCE)
    player.button("Faster").click()
    player.button("Let it play").press("Enter")
    later = player.page.get_by_text(re.compile(r"Move ([7-9]|1\d) of 25"))  # a slow browser may miss one of them
    expect(later).to_be_visible(timeout=PATIENCE)
    player.button("Stand still").click()
    expect(player.button("Let it play")).to_be_visible(timeout=PATIENCE)
    assert player.page.evaluate(STORED) == kept
    player.button("Close this game").click()
    expect(player.button("Go on with it")).to_be_visible(timeout=PATIENCE)
    assert player.page.evaluate(STORED) == kept

    player.page.evaluate("hash => { location.hash = hash; }", sent().link(move=12))
    expect(where(player, 12)).to_be_visible(timeout=PATIENCE)
    player.button("Play on from here").click()
    expect(player.board.get_by_text("What if").or_(player.board).first).to_be_visible(timeout=PATIENCE)
    expect(where(player, 12)).to_have_count(0)
    player.page.wait_for_function(f"({STORED})().length === 2")
    player.ward.go_on()
    player.take(0)
    after = player.page.evaluate(STORED)
    assert [each for each in after if each in kept] == kept
    player.page.close()


@pytest.mark.parametrize("copies", only([True], [True, False]), ids=["copies", "refuses"])
def test_the_menu_gives_a_link_with_names_only_when_asked_by_keyboard(
    context: BrowserContext, play: PlayServer, copies: bool
) -> None:
    if copies:
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=play.origin)
    else:
        context.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))")
    player = Player(context.new_page())
    player.arrive(play.origin)
    player.begin()
    player.take(0)
    player.ward.choose_in_menu("Copy a link")
    dialog = player.page.get_by_role("dialog", name="A link to this game")
    field = dialog.get_by_role("textbox", name="The link")
    said = "The link is copied." if copies else "It is selected in its field"
    expect(dialog.get_by_role("status")).to_contain_text(said, timeout=PATIENCE)
    expect(field).to_be_focused()
    link = field.input_value()
    assert link.startswith(f"{play.origin}#g=1.")
    game = Game.from_link(link)
    assert (game.seed, len(game.actions)) == (7, 1)
    names = dialog.get_by_role("checkbox", name="With our names")
    names.press("Space")
    expect(names).to_be_checked()
    expect(field).not_to_have_value(link, timeout=PATIENCE)
    expect(dialog.get_by_role("status")).to_contain_text(said)
    chosen = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen == field.input_value()
    if copies:
        assert player.page.evaluate("() => navigator.clipboard.readText()") == field.input_value()
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    player.page.close()


@pytest.mark.parametrize(
    ("link", "said"),
    each_third(
        [
            (sent().link()[:-9], "damaged or cut off"),
            (endless(), "no game is so large"),
            ("#g=3.AAAA", "newer program"),
        ],
        several=True,
    ),
    ids=["damaged", "endless", "newer"],
)
def test_a_link_of_no_use_is_answered_in_a_sentence(
    context: BrowserContext, play: PlayServer, link: str, said: str
) -> None:
    player = Player(context.new_page())
    player.open(play.origin + link)
    expect(player.page.get_by_role("alert").filter(has_text=said)).to_be_visible(timeout=PATIENCE)
    player.is_ready()
    player.page.close()


def test_a_link_is_answered_also_where_the_code_of_the_widgets_comes_late(
    context: BrowserContext, play: PlayServer
) -> None:
    player = Player(context.new_page())
    late = 0

    def hold(route: Route) -> None:
        nonlocal late
        late += 1
        sleep(0.5)
        route.continue_()

    player.page.route("**/@jupyter-widgets/jupyterlab-manager/static/*.js", hold)
    player.open(play.origin + sent().link()[:-9])
    expect(player.page.get_by_role("alert").filter(has_text="damaged or cut off")).to_be_visible(timeout=PATIENCE)
    assert late, "the files of the widgets have other addresses now"
    player.page.close()
