"""Campaigns as lessons check them: which scenario a group may begin, and what an ended game opens (SCEN-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.game import Game, records
from holding_on.game.campaign import Campaign
from holding_on.lessons.checks.moves import Step


def campaign_after(played: Sequence[Mapping[str, Any]], content: str | None = None) -> Campaign:
    """Return the campaign of a group after the games in `played`; each game has a `scenario` and how it `ended`.

    Raises RecordError for games that no group can have played in this order (SCEN-04).

    >>> campaign_after([{"scenario": 1, "ended": "condition"}]).next
    1
    """
    body = records.read(records.CAMPAIGN, Campaign(content).record())
    body["played"] = [dict(each) for each in played]
    return Campaign.from_record(records.write(records.CAMPAIGN, body), content)


def may_begin(campaign: Campaign, scenario: int, words: Words) -> tuple[str, str, bool]:
    """Return whether a group may begin a scenario: a sentence for the group, the id of the rule, and True or False."""
    rule = campaign.rule_of(scenario)
    if rule is None:
        return words.say("lesson.way.closed", n=campaign.next), "SCEN-04", False
    return words.say("lesson.way.open"), rule, True


def scenario_name(scenario: int, words: Words) -> str:
    """Return the name of a scenario: its number and its title."""
    return words.say("lesson.way.scenario", n=scenario, title=words.say(f"scenario.{scenario}.title"))


def campaign_steps(way: Sequence[Game | int], content: str | None, words: Words) -> list[Step]:
    """Return the steps of a group through a new campaign. `way` has games that ended, and scenarios to try to begin.

    Raises SceneError for a game that is not over, or whose scenario is not open at that step.
    """
    campaign = Campaign(content)
    return [_end(campaign, each, words) if isinstance(each, Game) else _begin(campaign, each, words) for each in way]


def _begin(campaign: Campaign, scenario: int, words: Words) -> Step:
    sentence, rule, is_open = may_begin(campaign, scenario, words)
    action = words.say("lesson.way.begin", scenario=scenario_name(scenario, words))
    return Step(action, ((sentence, rule),), frozenset({rule}), refused=not is_open)


def _end(campaign: Campaign, game: Game, words: Words) -> Step:
    campaign.adopt(game)
    campaign.finish(game)
    outcome = game.outcome
    if outcome is None:
        raise ValueError("a campaign finishes only a game that is over")
    key, rule = campaign.after()
    next_title = words.say(f"scenario.{campaign.next or game.scenario}.title")
    sentence = words.say(f"campaign.ended.{key}", n=game.scenario, title=next_title)
    action = words.say("lesson.way.ended", scenario=scenario_name(game.scenario, words), ending=outcome.title)
    return Step(action, ((sentence, rule),), frozenset({outcome.rule, rule}), refused=False)
