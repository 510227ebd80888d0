"""A group plays every scenario of the box's campaign on the play page, every choice a click, with cards dealt by hand.

The cards come in a file that is opened on the page, as whoever leads the game can prepare one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.scenario_file import BY_ITSELF
from tests.browser.playing import PATIENCE
from tests.browser.servers import PlayServer
from tests.browser.test_campaign import AFRESH, NAMES, SHELF, Group, chapters
from tests.browser.watching import watched
from tests.game.campaigns import LOSES, WINS

WORDS = the_box().words("en")
NUMBERS = tuple(number for number in the_box().scenario_numbers if number != BY_ITSELF)
HALFWAY = 20
"""Choices before the reload."""
WANTED = {
    1: ["1-1", "2-1", "3-1", "4-1", "5-1"],
    2: ["1-2", "1-4", "1-6"],
    3: ["2-6", "3-5", "1-1"],
    4: ["1-3", "3-5", "4-2"],
    5: ["2-3", "4-2", "4-5"],
    6: ["1-6", "3-1"],
    7: ["4-1", "3-6"],
    8: ["4-6", "5-5"],
    9: ["4-3", "4-4", "5-3", "1-6"],
    10: ["5-6", "1-1", "1-5"],
}
"""What Billy tells first, scenario by scenario."""
NEW = {3: "call", 4: "choose", 5: "choose", 6: "call", 7: "call", 8: "choose", 9: "call", 10: "choose"}
"""What a group does for the first time."""
IS_DRAWN = "image => image.complete && image.naturalWidth > 0"
LAST = {2: "6B", 3: "9B", 4: "14A", 5: "20B", 6: "26A", 7: "39A", 8: "50A", 9: "57A", 10: "72B"}
"""Which card is turned over at the end: in the fourth a promise is kept, in the fifth the team has managed,
in the sixth he hears of his mother from Joe, in the seventh he is told what somebody thinks, and sleeps,
in the eighth all forty letters are sent, and their answer lies in his tin, in the ninth Joe has his hour, in the tenth
the letters are opened, by those whose they are."""
READ_AGAIN = "69A"
"""A card of the last scenario with a drawing and without a note, so that its title stands over it unfolded."""


class Ward(Group):
    """A group that plays what is in the box."""

    @property
    def record(self) -> str:
        """What the browser keeps of the group; what a file was opened over lies there too, and is older."""
        kept: list[str] = self.page.evaluate(
            "place => Object.keys(localStorage).filter(key => key.startsWith(place)).map(key => localStorage[key])",
            SHELF,
        )
        latest: dict[str, str] = max((json.loads(each) for each in kept), key=lambda each: each["at"])
        return latest["record"]

    @property
    def campaign(self) -> ho.Campaign:
        """Where the group stands, as the browser keeps it."""
        return ho.Campaign.from_record(self.record)

    def opens(self, campaign: ho.Campaign, scenario: int, **options: Any) -> ho.Game:
        """Open a file with a game of the group's campaign whose cards are dealt by hand."""
        game = campaign.play(scenario, names=NAMES, **options)
        self.page.locator("input[type=file]").set_input_files(
            {"name": "dealt.json", "mimeType": "application/json", "buffer": campaign.record().encode()}
        )
        self.player.button("Put the story away").first.click(timeout=PATIENCE)
        return game

    def opens_winnable(self, scenario: int) -> ho.Game:
        """Put away what was begun, and open the same scenario with days on which Billy talks."""
        campaign = self.campaign
        self.player.ward.choose_in_menu("New game")
        self.player.button("Put it away").click()
        expect(self.player.board).to_have_count(0, timeout=PATIENCE)  # the file is opened on an empty table
        dealt = {**WINS["deal"], "partials": WANTED[scenario], "clears": WANTED[scenario]}
        return self.opens(campaign, scenario, **{**WINS, "deal": dealt})

    def plays(self, game: ho.Game, choices: int = 10_000) -> None:
        """Make the choices of the balanced style on the page, a click for each; `game` follows."""
        self.puts_the_story_away()
        self.follows(game)
        for _ in range(choices):
            if game.outcome is not None:
                return
            actions = game.legal_actions()
            action = actions[0] if len(actions) == 1 else ho.styles.balanced(ho.styles.seat_of(game), actions)
            self.player.ward.go_on()
            offered: list[str] = self.player.actions.evaluate_all("all => all.map(each => each.dataset.code ?? '')")
            made = next(each for each in offered if str(action.code) in each.split())
            for code in made.split():  # with others, where one answer is; they end where something else is asked first
                if game.why_not(int(code)) is None:
                    game.apply(int(code))
            self.player.take(offered.index(made))
            self.follows(game)

    def follows(self, game: ho.Game) -> None:
        """With the last page that is turned a card is turned too."""
        while game.outcome is None and game.revision < self.player.revision:
            game.apply(game.legal_actions()[0])

    def puts_the_story_away(self) -> None:
        """Whoever has read the cards goes to the ward."""
        away = self.player.button("Put the story away")
        if away.count():
            away.first.click()


@pytest.fixture
def page(browser: Browser, play: PlayServer) -> Iterator[Page]:
    """A window; at the end nothing has left the machine and nothing has complained."""
    with watched(browser, play.origin) as opened:
        yield opened


@pytest.mark.slow
def test_a_scenario_is_lost_and_tried_again_every_one_is_won_and_all_begin_afresh(page: Page, play: PlayServer) -> None:
    ward = Ward(page, play)  # type: ignore[arg-type]  # its content is the box
    player = ward.player
    player.arrive(play.origin)

    lost = ward.opens(ho.Campaign(), 1, **LOSES)
    ward.plays(lost)
    assert lost.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert player.over
    assert ward.offers == ["Try scenario 1 again"]
    ward.begins("Try scenario 1 again")
    assert (ward.campaign.tries, ward.campaign.completed) == ({1: 1}, ())

    first = ward.opens_winnable(1)
    ward.plays(first, HALFWAY)
    asked = player.question
    page.reload()
    player.button("Go on with it").click(timeout=PATIENCE)
    player.board.wait_for(timeout=PATIENCE)
    assert (player.question, player.revision) == (asked, first.revision)
    ward.plays(first)
    assert ward.campaign.tries == {1: 2}

    for number in NUMBERS[1:]:
        title, card = WORDS[f"scenario.{number}.title"], the_box().scenario(number).side_ids[0]
        assert ward.offers == [title, f"Play scenario {number - 1} again"]
        player.button(title).click()
        drawing = page.get_by_role("img", name=WORDS[f"narrative.{card}.picture"])
        drawing.wait_for(timeout=PATIENCE)
        page.wait_for_function(IS_DRAWN, arg=drawing.element_handle())
        player.ward.put_story_away()
        game = ward.opens_winnable(number)
        ward.plays(game)
        assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
        assert NEW.get(number, "turn") in {action.kind for action in game.actions}
        expect(player.ward.outcome).to_have_text(WORDS[f"narrative.{LAST[number]}.title"])
    assert (ward.campaign.completed, ward.campaign.next) == (NUMBERS, None)
    assert (ward.campaign.carried["heard"], ward.campaign.carried["closed"]) == (False, True)
    assert ward.offers == [f"Play scenario {NUMBERS[-1]} again"]

    player.ward.look_at_the_ward()
    player.ward.door("top.story").click()
    while player.ward.story.get_by_role("heading", name=WORDS[f"narrative.{READ_AGAIN}.title"]).count() == 0:
        player.ward.turn_the_page()
    expect(page.get_by_role("img", name=WORDS[f"narrative.{READ_AGAIN}.picture"])).to_be_visible()
    player.ward.put_story_away()
    player.ward.choose_in_menu("New game")
    standing = player.before.campaign
    assert [each.rpartition(", ")[2] for each in chapters(standing)][: len(NUMBERS)] == ["completed"] * len(NUMBERS)
    player.button(AFRESH).click()
    player.button("Put it away").click()
    expect(standing).to_have_count(0)
    ward.begins("Begin the first day")
    begun = ho.Game.from_record(ward.record)
    assert (begun.scenario, len(begun.actions)) == (1, 0)
