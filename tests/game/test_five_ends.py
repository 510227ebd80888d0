"""The whole campaign of the box, played in five ways that end differently, and how it is told afterwards."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on import days
from holding_on.catalogue.loading import the_box
from tests.engine.table import stable
from tests.engine.test_joe import played

WORDS = the_box().words("en")
WANTED = {
    1: ("1-1", "2-1", "3-1", "4-1", "5-1"),
    2: ("1-2", "1-4", "1-6"),
    3: ("2-6", "3-5"),
    4: ("1-3", "3-5", "4-2"),
    5: ("2-3", "4-2", "4-5"),
    6: ("1-6", "3-1"),
    7: ("4-1", "3-6"),
    8: ("4-6", "5-5"),
    9: ("4-3", "4-4", "5-3", "1-4", "1-6"),
    10: ("5-6", "1-1", "1-5"),
}
"""What Billy tells first, scenario by scenario."""
Answers = dict[int, tuple[int, ...]]


def answers(told: tuple[int, ...]) -> tuple[str, ...]:
    """The answers to the first, the second and the third choice of a scenario."""
    return tuple(f"choose choice {number} option {option}" for number, option in enumerate(told, 1))


LIPS: Answers = {4: (1,), 5: (1,), 6: (1, 1), 7: (1, 1), 8: (1, 1), 9: (2, 1, 1), 10: (3, 2)}
MORNING: Answers = {4: (1,), 5: (1,), 6: (3, 1), 7: (2, 1), 8: (2, 1), 9: (1, 3), 10: (1, 1)}
RECORD: Answers = {4: (2,), 5: (2,), 6: (2, 2), 7: (2, 2), 8: (1, 2), 9: (1, 2, 1), 10: (2, 2)}
LETTERS: Answers = {4: (2,), 5: (2,), 6: (2, 2), 7: (1, 2), 8: (1, 1), 9: (2, 3), 10: (2, 1)}
LIST: Answers = {4: (2,), 5: (2,), 6: (2, 2), 7: (2, 2), 8: (2, 2), 9: (1, 3), 10: (2, 1)}
ENDS = {"71A": LIPS, "71B": MORNING, "72A": RECORD, "72B": LETTERS, "68B": LIST}
"""What is answered in each scenario, by the form of the end to which it leads."""
CARRIED = {
    "71A": {"heard", "reported", "told", "own-breath", "said", "boat-his", "posted", "record", "hers"},
    "71B": {"heard", "reported", "asked", "own-breath", "boat-his"},
    "72A": {"closed", "posted", "record"},
    "72B": {"closed", "said", "posted", "hers"},
    "68B": {"closed"},
}
"""The marks with which the last scenario begins, but for those that the post and a Call bring on their own."""


@pytest.fixture(scope="module", params=ENDS)
def end(request: pytest.FixtureRequest) -> tuple[str, ho.Campaign, ho.Game]:
    """A campaign that was completed, the form that its last scenario told, and that scenario's game."""
    campaign = ho.Campaign()
    for number, first in WANTED.items():
        deal = {"patients": [stable(memories=3, tokens=2)] * 13, "partials": [*first], "clears": [*first]}
        game = campaign.play(number, seed=1, first=0, deal=deal)
        played(game, *answers(ENDS[request.param].get(number, ())))
        assert game.outcome == ho.Outcome(True, "objective", "SCEN-07"), f"scenario {number}"
        campaign.finish(game)
    return request.param, campaign, game


@pytest.mark.slow
def test_what_a_group_did_leads_to_the_form_of_its_end(end: tuple[str, ho.Campaign, ho.Game]) -> None:
    form, campaign, game = end
    assert campaign.next is None
    assert campaign.completed == tuple(range(1, 11))
    assert {mark for mark, there in (game.carried or {}).items() if there} - {"clock", "joe-wrote"} == CARRIED[form]
    assert campaign.played[-1].told == form
    assert game.pages()[-1]["title"] == WORDS[f"narrative.{form}.title"]


@pytest.mark.slow
def test_a_completed_campaign_is_kept_told_again_and_read_as_one(end: tuple[str, ho.Campaign, ho.Game]) -> None:
    form, campaign, game = end
    again = ho.Campaign.from_record(campaign.record())
    assert again.played == campaign.played
    recap = again.recap()
    assert WORDS[f"scenario.10.recap.{form}"] in recap
    assert len(recap.split()) <= 120
    chapters = days.chapters(campaign)
    assert [number for number in range(1, 11) if WORDS[f"scenario.{number}.title"] not in chapters] == []
    told = {heard["memory"] for heard in game.album() if heard["side"] == "clear"}
    assert told <= {heard["memory"] for heard in campaign.album() if heard["side"] == "clear"}
    assert set(WANTED[1]) <= {heard["memory"] for heard in campaign.album() if heard["side"] == "clear"}


@pytest.mark.slow
def test_no_form_of_the_end_is_told_with_another(end: tuple[str, ho.Campaign, ho.Game]) -> None:
    form, campaign, game = end
    kept = game.record() + campaign.record() + str(game.view()) + str(game.pages()) + days.chapters(campaign)
    others = [other for other in ENDS if other != form and WORDS[f"narrative.{other}.title"] in kept]
    assert others == []
