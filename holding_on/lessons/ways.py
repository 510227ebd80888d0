"""A group's way through the scenarios: what each game that ended opens, and what stays closed until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.game import Game, records
from holding_on.game.campaign import Campaign
from holding_on.lessons.walking import Step, Steps


class Way(Steps):
    """A way that a lesson has chosen: games that have ended, and scenarios that the group tries to begin."""

    def __init__(self, way: Sequence[Game | int], content: str | None, words: Words) -> None:
        """Raises SceneError for a game that is not over, or whose scenario is not open then."""
        campaign = Campaign(content)
        super().__init__([_step(campaign, each, words) for each in way], [], words)


def group(played: Sequence[Mapping[str, Any]], content: str | None = None) -> Campaign:
    """A group that has come so far: the `scenario` of each game that it played, and how that `ended`.

    Raises RecordError where no group can have come there (SCEN-04).

    >>> group([{"scenario": 1, "ended": "condition"}]).next
    1
    """
    body = records.read(records.CAMPAIGN, Campaign(content).record())
    body["played"] = [dict(each) for each in played]
    return Campaign.from_record(records.write(records.CAMPAIGN, body), content)


def answer(campaign: Campaign, scenario: int, words: Words) -> tuple[str, str, bool]:
    """What a group hears that wants to begin a scenario, the rule, and whether it may."""
    rule = campaign.rule_of(scenario)
    if rule is None:
        return words.say("lesson.way.closed", n=campaign.next), "SCEN-04", False
    return words.say("lesson.way.open"), rule, True


def named(scenario: int, words: Words) -> str:
    """A scenario by its number and its title."""
    return words.say("lesson.way.scenario", n=scenario, title=words.say(f"scenario.{scenario}.title"))


def _step(campaign: Campaign, each: Game | int, words: Words) -> Step:
    return _ended(campaign, each, words) if isinstance(each, Game) else _tried(campaign, each, words)


def _tried(campaign: Campaign, scenario: int, words: Words) -> Step:
    said, rule, may = answer(campaign, scenario, words)
    tried = words.say("lesson.way.begin", scenario=named(scenario, words))
    return Step(tried, ((said, rule),), frozenset({rule}), refused=not may)


def _ended(campaign: Campaign, game: Game, words: Words) -> Step:
    campaign.adopt(game)
    campaign.finish(game)
    outcome = game.view()["outcome"]
    key, rule = campaign.after()
    next_title = words.say(f"scenario.{campaign.next or game.scenario}.title")
    told = words.say(f"campaign.ended.{key}", n=game.scenario, title=next_title)
    tried = words.say("lesson.way.ended", scenario=named(game.scenario, words), ending=outcome["title"])
    return Step(tried, ((told, rule),), frozenset({outcome["rule"], rule}), refused=False)
