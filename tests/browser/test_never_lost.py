"""A game is never lost: the page is reloaded, its kernel or its server is killed, its line is cut, it is open twice."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from holding_on.game import Game
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer

QUICK = {"killed": range(1), "server_killed": range(1), "pause": [3.0]}
"""How many kernels and servers are killed, each at a decision that a number chooses, and for how many seconds a kernel
stands still."""
LONG = {"killed": range(50), "server_killed": range(5), "pause": [60.0]}
"""In `test --long`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A few times, or many: the first of each, and what has no number, in every run."""
    chosen = LONG if metafunc.config.getoption("--long", default=False) else QUICK
    for name, values in chosen.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayServer]:
    """A server whose kernels are killed, each by the test that plays on it."""
    with PlayServer(tmp_path_factory.mktemp("never_lost")) as started:
        yield started


MOST_AT_ONCE = 8
"""More moves than one answer makes."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One browser profile: what is kept in it is kept for all its pages."""
    opened = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    yield opened
    opened.close()


def sit_down(context: BrowserContext, server: PlayServer, moves: int = 4, seed: int = 1) -> Player:
    """A player in the middle of a game."""
    player = Player(context.new_page())
    player.arrive(server.origin)
    player.begin()
    chance = Random(seed)
    for _ in range(moves):
        if not player.over:
            player.take_any(chance)
    return player


def go_on(player: Player) -> None:
    """Take up the game that lies on the shelf."""
    player.button("Go on with it").click(timeout=PATIENCE)
    player.board.wait_for(timeout=PATIENCE)


def sit_down_later(context: BrowserContext, server: PlayServer, number: int) -> Player:
    """A player who has come back to a game, anywhere before its end, and has made one more choice."""
    chance = Random(number)
    whole = Game(seed=number, names=["Ann", "Ben", "Cleo"])
    while whole.outcome is None:
        whole.apply(chance.choice(whole.legal_actions()))
    game = Game(seed=number, names=["Ann", "Ben", "Cleo"])
    for action in whole.actions[: min(chance.randrange(1, 80), len(whole.actions) - MOST_AT_ONCE)]:
        game.apply(action)
    kept = json.dumps({"id": str(number), "record": game.record(), "at": 1})
    player = Player(context.new_page())
    player.page.goto(server.origin + server.probe)
    player.page.evaluate("kept => localStorage.setItem('holding_on.game ' + JSON.parse(kept).id, kept)", kept)
    player.open(server.origin)
    go_on(player)
    player.take_any(chance)
    return player


def record_of(player: Player) -> str:
    """The record, as the page saves it to a file."""
    with player.page.expect_download() as waiting:
        player.ward.choose_in_menu("Save as a file")
    return Path(waiting.value.path()).read_text(encoding="utf-8")


def journal_of(player: Player) -> list[str]:
    """The journal as it stands on the page, with the words of what was eased there."""
    player.ward.open_journal()
    for words in player.ward.log.locator("[data-do=words][data-eased]").all():
        words.press("Enter")
    lines: list[str] = player.ward.said.all_text_contents()
    return lines


def kernel_of(player: Player, server: PlayServer) -> psutil.Process:
    """The kernel of a page."""
    config = json.loads(player.page.locator("#jupyter-config-data").text_content() or "{}")
    (kernel,) = [each for each in kernels(server) if any(config["kernelId"] in word for word in each.cmdline())]
    return kernel


def kernels(server: PlayServer) -> list[psutil.Process]:
    """Every kernel of a server, the one that waits warm too."""
    children = psutil.Process(server.process.pid).children(recursive=True)
    living = [child for child in children if child.status() != psutil.STATUS_ZOMBIE]
    return [child for child in living if any("ipykernel" in word for word in child.cmdline())]


def test_a_reload_goes_on_at_the_same_decision(context: BrowserContext, server: PlayServer) -> None:
    player = sit_down(context, server)
    before = (record_of(player), journal_of(player), player.question, player.revision)
    player.page.reload()
    offer = player.page.get_by_text("A game lies here as it was left: Ann, Ben and Cleo, Day 1")
    expect(offer).to_be_visible(timeout=PATIENCE)
    player.button("Go on with it").click()
    player.board.wait_for(timeout=PATIENCE)
    assert (record_of(player), journal_of(player), player.question, player.revision) == before
    player.take(0)


@pytest.mark.slow
def test_a_start_clean_is_clean(context: BrowserContext, server: PlayServer) -> None:
    player = sit_down(context, server, 2)
    player.page.reload()
    player.button("Start clean").click(timeout=PATIENCE)
    expect(player.button("Go on with it")).to_have_count(0)
    player.page.reload()
    player.is_ready()
    expect(player.button("Open a saved game")).to_be_visible()
    player.page.wait_for_timeout(600)
    expect(player.button("Go on with it")).to_have_count(0)


def test_a_killed_kernel_loses_nothing(context: BrowserContext, server: PlayServer, killed: int) -> None:
    player = sit_down_later(context, server, killed)
    before = (record_of(player), journal_of(player))
    kernel_of(player, server).kill()
    expect(player.page.get_by_role("alert").filter(has_text="has stopped")).to_be_visible(timeout=PATIENCE)
    player.button("Go on").click()
    player.board.wait_for(timeout=PATIENCE)
    player.ward.go_on()
    assert (record_of(player), journal_of(player)) == before
    if not player.over:
        player.take(0)


@pytest.mark.slow
def test_a_kernel_that_dies_while_it_waits_is_nobodys_table(context: BrowserContext, server: PlayServer) -> None:
    player = sit_down(context, server, 3)
    own = kernel_of(player, server)
    for waiting in [each for each in kernels(server) if each.pid != own.pid]:
        waiting.kill()
    player.page.wait_for_timeout(5000)  # the server looks after its kernels every three seconds
    before = record_of(player)
    player.page.reload()
    player.button("Go on with it").click(timeout=PATIENCE)
    player.board.wait_for(timeout=PATIENCE)
    assert record_of(player) == before
    player.take(0)


def test_a_killed_server_loses_nothing(context: BrowserContext, server: PlayServer, server_killed: int) -> None:
    player = sit_down_later(context, server, 100 + server_killed)
    before = (record_of(player), journal_of(player))
    for process in (server.process, *kernels(server)):
        process.kill()
    server.process.wait()
    server.__enter__()  # another one, where the first was
    player.page.goto(server.origin)  # this tab has passed the title
    go_on(player)
    player.ward.go_on()
    assert (record_of(player), journal_of(player)) == before
    if not player.over:
        player.take(0)


@pytest.mark.slow
def test_a_kernel_that_stands_still_goes_on_when_it_wakes(
    context: BrowserContext, server: PlayServer, pause: float
) -> None:
    player = sit_down(context, server)
    before = player.revision
    kernel = kernel_of(player, server)
    kernel.send_signal(signal.SIGSTOP)
    player.actions.first.click()
    player.page.wait_for_timeout(pause * 1000)
    assert player.revision == before
    kernel.send_signal(signal.SIGCONT)
    player.wait_until_moved(before)
    assert player.revision == before + 1
    player.take(0)


def test_a_line_that_is_cut_is_mended(browser: Browser, server: PlayServer) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    context = browser.new_context(reduced_motion="reduce")
    context.route_web_socket("**/channels*", through)
    player = sit_down(context, server, 3)
    known = len(lines)
    lines[-1].close(code=1011, reason="cut")
    player.page.wait_for_function("() => true")
    for _ in range(100):
        if len(lines) > known:
            break
        player.page.wait_for_timeout(200)
    assert len(lines) > known
    before = player.revision
    player.page.wait_for_timeout(500)
    player.take(0)
    assert player.revision == before + 1
    context.close()


@pytest.mark.slow
def test_a_saved_game_is_opened_on_another_machine(
    browser: Browser, context: BrowserContext, server: PlayServer
) -> None:
    player = sit_down(context, server, 3)
    record, journal = record_of(player), journal_of(player)
    elsewhere = browser.new_context(reduced_motion="reduce")
    other = Player(elsewhere.new_page())
    other.arrive(server.origin)
    for name, text in {
        "<img src=x onerror=alert(1)>.json": "<script>alert(1)</script>",
        "cut.json": record[:-20],
        "future.json": json.dumps({**json.loads(record), "version": 99}),
        "large.json": "x" * 1_000_001,
    }.items():
        other.page.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        )
        expect(other.page.get_by_role("alert").filter(has_text="nothing has changed")).to_be_visible()
        expect(other.before.begins).to_be_visible()
        assert other.page.locator("img[src=x]").count() == 0
    other.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    other.board.wait_for(timeout=PATIENCE)
    assert (record_of(other), journal_of(other)) == (record, journal)
    elsewhere.close()


BUSY = """
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (message) {
  if (message?.kind === "here") setTimeout(() => post.call(this, message), 1000);
  else post.call(this, message);
};
"""
"""A tab that says late what it plays."""


@pytest.mark.slow
def test_a_tab_that_is_busy_and_answers_late_is_heard_all_the_same(context: BrowserContext, server: PlayServer) -> None:
    context.add_init_script(BUSY)
    sit_down(context, server)
    second = Player(context.new_page())
    second.open(server.origin)
    second.button("Start clean").wait_for(timeout=PATIENCE)
    expect(second.page.get_by_text("This game is open in another tab or window")).to_be_visible(timeout=PATIENCE)
    expect(second.button("Take it up here")).to_be_visible()


@pytest.mark.slow
def test_the_later_tab_is_told_and_nothing_is_mixed(context: BrowserContext, server: PlayServer) -> None:
    first = sit_down(context, server)
    second = Player(context.new_page())
    second.open(server.origin)
    expect(second.page.get_by_text("This game is open in another tab or window")).to_be_visible(timeout=PATIENCE)
    second.button("Take it up here").click()
    second.board.wait_for(timeout=PATIENCE)
    told = first.page.get_by_role("alert").filter(has_text="goes on in another tab")
    expect(told).to_be_visible()
    second.take(0)
    record = record_of(second)
    first.take(0)  # the first may go on by itself, and is not kept
    assert _shelf(first.page) == record
    first.button("Take it back here").click()
    expect(second.page.get_by_role("alert").filter(has_text="goes on in another tab")).to_be_visible()
    assert _shelf(first.page) == record_of(first)


@pytest.mark.slow
def test_two_games_in_two_tabs_are_both_kept(context: BrowserContext, server: PlayServer) -> None:
    first = sit_down(context, server, 2)
    second = Player(context.new_page())
    second.open(server.origin)
    second.button("Start clean").click(timeout=PATIENCE)
    second.before.set_up(names=["Maeve"])
    second.begin()
    second.take_any(Random(2))
    records = [record_of(first), record_of(second)]
    assert records[0] != records[1]
    for player, record in zip((first, second), records, strict=True):
        player.page.reload()
        go_on(player)
        assert record_of(player) == record


@pytest.mark.slow
def test_a_file_asks_before_it_takes_the_place_of_a_game(context: BrowserContext, server: PlayServer) -> None:
    player = sit_down(context, server, 2)
    before = record_of(player)
    game = Game(seed=3, names=["Maeve", "Tom", "Una"])
    game.apply(game.legal_actions()[0])
    other = game.record()
    for answer, record in (("Go on with this one", before), ("Open it", other)):
        player.page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": other.encode()}
        )
        expect(player.page.get_by_text("A game from a file: Maeve, Tom and Una")).to_be_visible()
        player.button(answer).click()
        expect(player.page.get_by_text("A game from a file")).to_have_count(0)
        player.board.wait_for(timeout=PATIENCE)
        assert record_of(player) == record


def _shelf(page: Page) -> str:
    kept: str = page.evaluate(
        "JSON.parse(localStorage.getItem('holding_on.game ' + sessionStorage.getItem('holding_on.mine'))).record"
    )
    return kept


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="signals of Unix")
def test_leaving_and_coming_back_finds_the_game(context: BrowserContext, server: PlayServer) -> None:
    player = sit_down(context, server, 2)
    record = record_of(player)
    player.page.close()
    again = Player(context.new_page())
    again.open(server.origin)
    again.button("Go on with it").click(timeout=PATIENCE)
    again.board.wait_for(timeout=PATIENCE)
    assert record_of(again) == record
