"""Billy's condition through the shifts of one game, in words: what a drawing of it says to whoever cannot see it."""

from collections.abc import Iterable

from ..catalogue.language import Words


def points(shifts: Iterable[tuple[int, str, int]], now: int | None, words: Words) -> list[tuple[str, int]]:
    """Return the moments of a game by their names, each with the condition then.

    `shifts` are the shifts whose card was turned: the day, the name of the shift, and the condition before its card.
    `now` is the condition after the last of them; None when there is no such moment.
    """
    found = [
        (words.say("study.chart.moment", day=day, shift=words.say(f"shift.{shift}")), before)
        for day, shift, before in shifts
    ]
    return found if now is None else [*found, (words.say("study.chart.now"), now)]


def told(line: Iterable[tuple[str, int]], words: Words) -> str:
    """Return the sentence that goes through these moments."""
    steps = [words.say("study.chart.at", condition=condition, moment=moment) for moment, condition in line]
    return words.say("study.chart.condition_told", steps=words.say("list.comma").join(steps))
