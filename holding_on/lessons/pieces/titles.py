"""The names of ways through an hour: what was chosen in full, or shortly what parts a way from the one beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final, NamedTuple

from holding_on.board.stage_script import Result
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.moves import return_to
from holding_on.view.actions import Action

UNTOLD: Final = ("give", "talk", "enough", "pay")
"""The kinds of answers that a title leaves out."""
LAID: Final = "pay"
CARE: Final = "care"
LONGEST: Final = 40
"""So many letters of a title have room in a result that stands beside another."""
CONDITION: Final = "condition"
Cuts = tuple[tuple[int, int], ...]
"""For each hour that was gone into: how many moves were made before what nobody chose, and how many with it."""


class Chosen(NamedTuple):
    """An answer that was chosen: its kind, its short name and its Shift."""

    kind: str
    name: str
    shift: str


Hours = tuple[tuple[Chosen, ...], ...]
"""What was chosen in each hour of a way."""


def hours_of(before: Game, actions: Sequence[Action], cuts: Cuts) -> Hours:
    """Return what was chosen in each hour after the moves of a game; what nobody chose lies between the `cuts`."""
    starts = [len(before.actions), *(begun for _, begun in cuts)]
    ends = [*(end for end, _ in cuts), len(actions)]
    return tuple(
        (*_chosen(actions[:start], actions[start:end], before),) for start, end in zip(starts, ends, strict=True)
    )


def _chosen(start: Sequence[Action], actions: Sequence[Action], game: Game) -> Iterator[Chosen]:
    """Yield the answers that were chosen where there was more than one, and each Care Token that was laid down."""
    trial = copy(game)
    return_to(trial, start)
    for action in actions:
        view = trial.view()
        offered, shift = view["actions"], view["shifts"][view["head"]["shift"]]["short"]
        name = next((each["name"] for each in offered if each["code"] == action.code), "")
        if action.kind == LAID or (name and len(offered) > 1 and action.kind not in UNTOLD):
            yield Chosen(action.kind, name, shift)
        trial.apply(action)


def whole(hours: Hours, words: Words) -> str:
    """Return what was chosen in every hour."""
    return _joined([", ".join(_names(hour, words, "laid")) for hour in hours], words, "then")


def heading(hours: Hours, beside: Hours, words: Words) -> str:
    """Return a short name of a way: what parts it from the one `beside` it, as much as has room.

    Each hour in which they part is named, by its care where that differs. What both have in common is left out; with
    nothing beside it, the name begins with the first choice.
    """
    mine, theirs = ([_names(hour, words, "laid_short") for hour in each] for each in (hours, beside))
    parted = [[name for name in own if name not in other] for own, other in zip(mine, theirs, strict=False)]
    parted += mine[len(theirs) :]
    if theirs and not any(parted) and mine != theirs:  # fewer Care Tokens, and all else is alike
        parted = [own if own != other else [] for own, other in zip(mine, theirs, strict=False)]
    if not any(parted):
        parted = mine
    care = {each.name for hour in hours for each in hour if each.kind == CARE}
    first = [next((name for name in names if name in care), names[0]) if names else "" for names in parted]
    title = _in_hours([[name] if name else [] for name in first], hours, words)
    if len(title) > LONGEST:
        return _without_shifts([*filter(None, first)], words)
    for named in _growing(parted, first):
        longer = _in_hours(named, hours, words)
        if len(longer) > LONGEST:
            break
        title = longer
    return title


def _in_hours(named: Sequence[Sequence[str]], hours: Hours, words: Words) -> str:
    """Return the names with the Shift of their hour before them, where there is more than one hour."""
    shifts = [hour[0].shift if hour and len(hours) > 1 else "" for hour in hours]
    each = [
        words.say("lesson.bench.hour", shift=shift, what=", ".join(names)) if shift and names else ", ".join(names)
        for shift, names in zip(shifts, named, strict=False)
    ]
    return _joined(each, words, "and_then")


def _without_shifts(first: Sequence[str], words: Words) -> str:
    """Return one name for each hour, in their order, as many as have room; where all are the same, how often."""
    if len(set(first)) == 1 < len(first):
        return _times(first[0], len(first), words)
    while len(title := _joined(first, words, "then")) > LONGEST and len(first) > 1:
        first = first[:-1]
    return title


def _growing(hours: Sequence[Sequence[str]], first: Sequence[str]) -> Iterator[list[list[str]]]:
    """Yield the names of the hours with one name more each time; those that are `first` are in all of them."""
    named = [[name] if name else [] for name in first]
    for n, names in enumerate(hours):
        for name in names:
            if name not in named[n]:
                named[n] = [each for each in names if each in (*named[n], name)]
                yield named


def _joined(hours: Sequence[str], words: Words, key: str) -> str:
    named = [*filter(None, hours)]
    title = "".join(named[:1])
    for then in named[1:]:
        title = words.say(f"lesson.bench.{key}", first=title, then=then)
    return title


def _names(chosen: Sequence[Chosen], words: Words, laid: str) -> list[str]:
    """Return answers in words. The Care Tokens that were laid down are counted, since the name of such an answer
    alone says too little.
    """
    counted = Counter(each.name for each in chosen if each.kind != LAID)
    tokens = sum(each.kind == LAID for each in chosen)
    names = [name if n == 1 else _times(name, n, words) for name, n in counted.items()]
    return [*names, words.say(f"lesson.bench.{laid}", n=tokens)] if tokens else names


def _times(name: str, n: int, words: Words) -> str:
    own = f"lesson.bench.times_{n}"
    return words.say(own if words.has(own) else "lesson.bench.times", n=n, name=name)


def parted(results: Sequence[Result], named: Sequence[str] = ()) -> list[Result]:
    """Return results with what differs between them: what is alike in all is left out, but for the facts that are
    `named`. Where all are alike nothing is, and where nothing else is left it is told how Billy's Condition stands.
    """
    texts = [{figure["text"] for figure in each["figures"]} for each in results]
    alike = set.intersection(*texts) if len(texts) > 1 else set[str]()
    if all(each <= alike for each in texts):
        return [*results]
    shown: list[Result] = []
    for result in results:
        own = [each for each in result["figures"] if each["text"] not in alike]
        own += [each for each in result["figures"] if each["text"] in alike and each["about"].startswith((*named,))]
        shown.append({**result, "figures": own or [each for each in result["figures"] if each["about"] == CONDITION]})
    return shown
