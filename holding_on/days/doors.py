"""The doors: up to four moments of a game at which a talk may begin, each with a letter on the thread."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Any, Final, NamedTuple

from ..engine import names as n
from ..game import Game
from ..game.debriefing.shape import Day, Shift
from ..view.markup import folded, text
from .telling import Telling

MOST: Final = 2
"""The most doors by fact, and the most by turning points."""
BY_FACT: Final = ("warnings", "memories_lost", "worn_out", "emergency_unmet")
"""The facts that make a door, the rarest first."""
_IN_THE_EVENING: Final = ("warnings", "worn_out")


class Door(NamedTuple):
    """A moment: its letter, the move for `Game.at`, its day, where it stands on the thread, and its sentence."""

    letter: str
    move: int
    day: int
    part: float
    """How much of the day is over."""
    condition: float
    text: str
    figures: str = ""
    """What playing on from there has shown; empty for a door by fact."""


def doors(telling: Telling) -> list[Door]:
    """Return the doors of a game in the order of its days."""
    found = [*_by_fact(telling), *(_turning(telling, each) for each in _turned(telling))]
    found.sort(key=lambda door: (door.move, door.part))
    return [door._replace(letter=letter) for letter, door in zip(ascii_uppercase, found, strict=False)]


def doors_of(game: Game, turning: Sequence[Mapping[str, Any]] | None = None) -> list[tuple[str, int, str]]:
    """Return the doors of a game: of each its letter on the page, its move, and its sentence, which names nobody.

    Parameters
    ----------
    game : Game
        The game, over or stopped.
    turning : sequence of mapping, optional
        Its turning points, as for `fragment`.

    Returns
    -------
    list of (str, int, str)
        The letter, the number of the move as in `Game.at`, and the sentence of each door.

    Raises
    ------
    SceneError
        When the game began in a scene or at a position, so that its first days are not known.
    """
    return [(door.letter, door.move, door.text) for door in doors(Telling(game, turning))]


def listed(telling: Telling, found: list[Door]) -> str:
    """Return the doors as a list, with what the turning points say where they say nothing surely."""
    lines = "".join(_line(telling, door) for door in found)
    nowhere = telling.turning is not None and not any(each["sure"] for each in telling.turning)
    note = f'<p class="hd-note">{text(telling.words.say("study.turning.nowhere"))}</p>' if nowhere else ""
    if not lines and not note:
        return ""
    heading = f'<h3 class="hd-spoken">{text(telling.say("doors"))}</h3>'
    return f'<div class="hd-doors">{heading}{f"<ol>{lines}</ol>" if lines else ""}{note}</div>'


def _line(telling: Telling, door: Door) -> str:
    letter = f'<b class="hd-circle">{door.letter}</b>'
    more = folded(telling.say("turning.played_on"), f"<p>{text(door.figures)}</p>") if door.figures else ""
    return f'<li class="hd-door" data-move="{door.move}">{letter} <div><p>{text(door.text)}</p>{more}</div></li>'


def _by_fact(telling: Telling) -> Iterator[Door]:
    facts = telling.told["facts"]
    for name in [fact for fact in BY_FACT if facts.get(fact)][:MOST]:
        move = facts[f"{name}_move"]
        said: dict[str, Any] = {"day": facts[f"{name}_day"]}
        if name == "warnings":
            warning = next(warning for day in telling.days for warning in day["warnings"])
            name = f"warnings.{warning['rule']}"
        day, shift = _moment(telling, move)
        door = _at(telling, move, telling.say(f"door.{name}", shift=telling.shift(shift), **said))
        if name.partition(".")[0] in _IN_THE_EVENING:
            door = door._replace(part=1 - 0.1 / n.SHIFTS, condition=day["shifts"][-1]["after"])
        yield door


def _turning(telling: Telling, each: Mapping[str, Any]) -> Door:
    """Return the door of a turning point: a question about what was weighed, and the figures for those who ask."""
    facts = each["facts"]
    named = {part: facts[part] for part in ("day", "shift", "taken", "other")}
    return _at(telling, each["move"], telling.say(f"turning.{each['kind']}", **named))._replace(
        figures=_figures(telling, each)
    )


def _figures(telling: Telling, each: Mapping[str, Any]) -> str:
    """Return what playing on has shown, without the answers, since these name people."""
    facts = each["facts"]
    figures = telling.say("turning.figures", n=facts["n"], won=facts["won"], other_won=facts["other_won"])
    return telling.say(f"turning.{each['key'].rpartition('.')[2]}", figures=figures)


def _turned(telling: Telling) -> list[Any]:
    """Return the turning points that get a door: those that are sure, or else those at which more was heard."""
    turning = list(telling.turning or [])
    sure = [each for each in turning if each["sure"]]
    heard = [each for each in turning if "heard" in each["key"]]
    return (sure or heard)[:MOST]


def _at(telling: Telling, move: int, said: str) -> Door:
    day, shift = _moment(telling, move)
    part = (n.SHIFT_NAMES.index(shift["shift"]) + 0.5) / n.SHIFTS
    return Door("", move, day["day"], part, (shift["before"] + shift["after"]) / 2, said)


def _moment(telling: Telling, move: int) -> tuple[Day, Shift]:
    """Return the shift in which a move was: the last one that had begun."""
    turned = list(telling.turned())
    begun = [(day, shift) for day, shift in turned if (shift["move"] or 0) <= move]
    return (begun or turned)[-1 if begun else 0]
