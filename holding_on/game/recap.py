"""Functions that write the recap: a short text for a group that comes back to its campaign after weeks."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..catalogue.language import Words
from ..catalogue.scenario_file import Scenario
from ..engine.names import ENDING_NAMES, OUTCOME, WON

MOST_WORDS: Final = 120
"""The largest number of words in a recap. When there are more, the oldest sentences are left out first."""


class Ended(NamedTuple):
    """A finished game of a campaign, and the values that this game leaves for later scenarios."""

    scenario: int
    ended: str
    carries: dict[str, Any]
    told: str = ""
    """The side of the outcome card that was read; "" when the scenario has only one such side."""

    @property
    def won(self) -> bool:
        """Whether the Objective of the game was met."""
        return self.ended == ENDING_NAMES[WON]

    def plain(self) -> dict[str, Any]:
        """Return the game as plain data for the record of a campaign."""
        carries = {"carries": self.carries} if self.carries else {}
        told = {"told": self.told} if self.told else {}
        return {"scenario": self.scenario, "ended": self.ended, **carries, **told}


def forms_of(scenario: Scenario) -> list[str]:
    """Return the sides of cards that can say how a scenario was completed."""
    return [side for side, role in zip(scenario.side_ids, scenario.roles, strict=True) if role == OUTCOME]


def recap(played: Sequence[Ended], following: int | None, scenario_of: Callable[[int], Scenario], words: Words) -> str:
    """Write the recap in whole sentences: the last game, what comes next, and the completed scenarios in order.

    Parameters
    ----------
    played : sequence of Ended
        Every finished game, in order; at least one.
    following : int or None
        The number of the scenario that comes next; None when all scenarios are completed.
    scenario_of : callable
        Returns a scenario by its number.
    words : Words
        The texts of the recap's language.

    Returns
    -------
    str
        At most `MOST_WORDS` words. A scenario that was not completed is named by its title only.
    """
    left = {each.scenario: each for each in played if each.won}
    begins = list(_standing(played, following, words))
    way = [
        (is_form, sentence)
        for number in sorted(left)
        for is_form, sentence in _behind(left[number], scenario_of(number), words)
    ]
    kept: set[int] = set()
    room = MOST_WORDS - sum(map(_length, begins))
    for place in _by_weight([is_form for is_form, _ in way]):
        room -= _length(way[place][1])
        if room < 0:
            break
        kept.add(place)
    return " ".join([*begins, *(sentence for place, (_, sentence) in enumerate(way) if place in kept)])


def _standing(played: Sequence[Ended], following: int | None, words: Words) -> Iterator[str]:
    """Yield the sentences that say how the last game ended, and what may be played now."""
    *before, last = played
    again = last.won and any(each.won and each.scenario == last.scenario for each in before)
    title = words.say(f"scenario.{last.scenario}.title")
    yield words.say(f"campaign.recap.{'replay' if again else last.ended}", n=last.scenario, title=title)
    if following is None:
        yield words.say("campaign.recap.all")
    else:
        yield words.say(f"campaign.recap.{'again' if following == last.scenario else 'next'}", n=following)


def _behind(ended: Ended, scenario: Scenario, words: Words) -> Iterator[tuple[bool, str]]:
    """Yield the sentence for how a scenario was completed, with True, and a sentence for each mark, with False."""
    about = f"scenario.{scenario.number}.recap."
    forms = forms_of(scenario)
    form = about + (ended.told or (forms[0] if len(forms) == 1 else ""))
    if words.has(form):
        yield True, words.say(form)
    else:
        yield (
            True,
            words.say("campaign.recap.met", n=scenario.number, title=words.say(f"scenario.{scenario.number}.title")),
        )
    for mark in scenario.carries:
        if ended.carries.get(mark) is True and words.has(about + mark):
            yield False, words.say(about + mark)


def _by_weight(are_forms: Collection[bool]) -> list[int]:
    """Return the indices of sentences, the most important first; `are_forms` is True for the sentence of a scenario.

    The last scenario comes first, then the marks, then the other scenarios, each from the newest to the oldest.
    """
    backwards = [place for place, _ in sorted(enumerate(are_forms), reverse=True)]
    forms = [place for place in backwards if list(are_forms)[place]]
    return [*forms[:1], *(place for place in backwards if place not in forms), *forms[1:]]


def _length(sentence: str) -> int:
    return len(sentence.split())
