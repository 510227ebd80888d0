"""A group on its way, on the play page: a loss, a retry, wins, a reload in the middle, a replay, and a fresh start."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import holding_on as ho
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.browser.ward import PLAY_PAGE
from tests.browser.watching import violations, watched
from tests.engine.table import played_out
from tests.game.campaigns import LINKED, LOSES, TITLES, WINS, linked, nearly

NAMES = ["Maeve", "Tom", "Una"]
SHELF = "holding_on.game "
AFRESH = "Begin the campaign afresh"


class LinkedServer(PlayServer):
    """`play` with a folder of three scenarios."""

    @property
    def content(self) -> str:
        """The folder."""
        return str(self.folder / "linked")

    def command(self) -> list[str]:
        """As it is typed."""
        return [*super().command(), "--content", self.content]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LinkedServer]:
    """A server of this module's own."""
    folder = tmp_path_factory.mktemp("campaign")
    linked(folder / "linked")
    with LinkedServer(folder) as started:
        yield started


@pytest.fixture
def page(browser: Browser, server: LinkedServer) -> Iterator[Page]:
    """A window; at the end nothing has left the machine and nothing has complained."""
    with watched(browser, server.origin) as opened:
        yield opened


class Group:
    """A group at the page, and what lies on its browser's shelf."""

    def __init__(self, page: Page, server: LinkedServer) -> None:
        self.player = Player(page)
        self.page = page
        self.server = server

    @property
    def record(self) -> str:
        """What the browser keeps: one thing."""
        kept: list[str] = self.page.evaluate(
            "place => Object.keys(localStorage).filter(key => key.startsWith(place)).map(key => localStorage[key])",
            SHELF,
        )
        (only,) = kept
        record: str = json.loads(only)["record"]
        return record

    @property
    def campaign(self) -> ho.Campaign:
        """Where the group stands, as the browser keeps it."""
        return ho.Campaign.from_record(self.record, self.server.content)

    @property
    def offers(self) -> list[str]:
        """What comes after an outcome, beside the days with him."""
        return [text for text in self.player.ward.after.all_inner_texts() if text != "The days with him"]

    def to_the_last_choice(self, scenario: int, options: dict[str, Any], campaign: ho.Campaign) -> None:
        """Somewhere else the group plays on, with cards dealt by hand; back at the page one choice is left."""
        last = nearly(campaign, scenario, {**options, "names": NAMES})
        kept = json.dumps({"id": "group", "record": campaign.record(), "at": 1})
        self.page.evaluate(
            "([key, kept]) => { localStorage.clear(); localStorage.setItem(key, kept); }", [f"{SHELF}group", kept]
        )
        self.page.reload()
        self.player.button("Go on with it").click(timeout=PATIENCE)
        self.player.board.wait_for(timeout=PATIENCE)
        assert self.offers == []
        assert campaign.game is not None
        self.player.take(campaign.game.legal_actions().index(last))
        assert self.player.over

    def begins(self, button: str) -> None:
        """A press on what is offered, and a board that asks for the first card."""
        self.player.button(button).click()
        self.player.button("Put the story away").first.click(timeout=PATIENCE)
        expect(self.player.actions.first).to_contain_text("Turn the card")
        assert not self.player.over


@pytest.fixture
def group(page: Page, server: LinkedServer) -> Group:
    """Those who have come to the page."""
    return Group(page, server)


@pytest.mark.slow
def test_a_loss_a_retry_two_wins_a_reload_a_replay_and_a_fresh_start(group: Group) -> None:
    player, page = group.player, group.page
    player.arrive(group.server.origin)
    group.to_the_last_choice(1, LOSES, ho.Campaign(group.server.content))
    assert group.offers == ["Try scenario 1 again"]
    group.begins("Try scenario 1 again")
    assert (group.campaign.tries, group.campaign.carried["names"]) == ({1: 1}, NAMES)

    group.to_the_last_choice(1, WINS, group.campaign)
    assert group.offers == [TITLES[2], "Play scenario 1 again"]
    group.begins(TITLES[2])
    expect(player.board.get_by_text(TITLES[2]).first).to_be_visible()
    assert group.campaign.tries == {1: 2}

    group.to_the_last_choice(2, WINS, group.campaign)
    assert group.offers == [TITLES[3], "Play scenario 2 again"]
    player.ward.look_at_the_ward()
    player.ward.choose_in_menu("New game")
    standing = player.before.campaign
    expect(standing).to_be_visible()
    expect(standing.get_by_role("heading", level=2)).to_be_focused()
    before = chapters(standing)
    assert before[: len(LINKED)] == [
        "Chapter 1. Who is Billy Kerr?, completed",
        f"Chapter 2. {TITLES[2]}, completed",
        f"Chapter 3. {TITLES[3]}",
    ]
    assert violations(page, PLAY_PAGE) == []
    page.reload()  # in the middle, between two games
    player.is_ready()
    expect(standing.get_by_role("heading", level=2)).to_be_focused()
    assert chapters(standing) == before
    player.before.chapter(1).click()
    group.begins("Play chapter 1 again")
    assert group.campaign.completed == (1, 2)

    player.ward.choose_in_menu("New game")
    player.button("Put it away").click()
    for answer in ("Keep it", "Put it away"):
        player.button(AFRESH).click()
        expect(player.button("Keep it")).to_be_focused()
        assert group.campaign.completed == (1, 2)
        player.button(answer).click()
        if answer == "Keep it":
            expect(player.button(AFRESH)).to_be_focused()
    expect(standing).to_have_count(0)
    group.begins("Begin the first day")
    assert ho.Game.from_record(group.record, group.server.content).scenario == 1


def chapters(standing: Locator) -> list[str]:
    """What the page between two chapters says of each."""
    expect(standing).to_be_visible(timeout=PATIENCE)
    return [knot.get_attribute("aria-label") or "" for knot in standing.get_by_role("radio").all()]


@pytest.mark.slow
def test_a_campaign_is_saved_to_a_file_and_opened_where_nothing_lay(group: Group, tmp_path: Path) -> None:
    campaign = ho.Campaign(group.server.content)
    campaign.finish(played_out(campaign.play(names=NAMES, **WINS)))
    group.player.arrive(group.server.origin)
    for _ in range(2):
        group.page.locator("input[type=file]").set_input_files(
            {"name": "group.json", "mimeType": "application/json", "buffer": campaign.record().encode()}
        )
        group.player.ward.page.wait_for(timeout=PATIENCE)
        group.player.ward.go_on()
        group.player.button(TITLES[2]).wait_for(timeout=PATIENCE)
        group.player.ward.look_at_the_ward()
        with group.page.expect_download() as waiting:
            group.player.ward.choose_in_menu("Save as a file")
        assert waiting.value.path().read_text(encoding="utf-8") == campaign.record()
        group.player.ward.choose_in_menu("New game")
        assert chapters(group.player.before.campaign)[0] == "Chapter 1. Who is Billy Kerr?, completed"
        campaign.finish(played_out(campaign.play(1, **LOSES)))
