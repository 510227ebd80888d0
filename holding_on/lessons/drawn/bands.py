"""Charts of Billy's condition in many games: a fan of quantiles, or a game beside many that go on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.engine import names as n
from holding_on.lessons.drawn.paper import (
    LINE,
    TOP,
    WIDTH,
    Drawing,
    Scale,
    along,
    area,
    drawing,
    legend,
    line,
    point,
    rectangle,
    text,
    upright,
)
from holding_on.study.counts import days, rows
from holding_on.study.counts.days import Spread
from holding_on.study.counts.rows import Rows

_HIGH: Final = 270
_LEFT: Final = 34


def fan(shifts: Rows, words: Words, game: Rows | None = None) -> Drawing:
    """Draw Billy's condition over the days of many games: half of them lie in the dark band, nine of ten in both bands.

    The dotted line is the median. With `game`, one game is drawn as a line of its own, with a point for each shift.
    """
    spread = days.fan(shifts)
    told = [days.fan_told(rows.games_in(shifts), days.evenings_of(spread), words)]
    if game:
        told.append(days.game_told(_ends(game), words))
    return _drawn("fan_title", [spread], game or (), [], told, words)


def branches(game: Rows, studies: Sequence[tuple[str, int, Rows]], words: Words) -> Drawing:
    """Draw one game as a line, and as a band the games of a study that go on from a moment of it.

    `studies` are one or two, each with its name, the number of its games and its rows. The second has the choice that
    was really made; it is drawn as two broken lines, with half of its games between them.
    """
    spreads = [days.fan(shifts) for _, _, shifts in studies]
    evenings = [
        (name, games, days.evenings_of(spread)) for (name, games, _), spread in zip(studies, spreads, strict=True)
    ]
    told = [days.branches_told(_ends(game), evenings, words)]
    return _drawn("branches_title", spreads, game, [name for name, _, _ in studies], told, words)


def _ends(game: Rows) -> list[tuple[int, int]]:
    """Return the days of one game, each with Billy's condition at its end."""
    return [(row[rows.DAY], row[rows.CONDITION]) for row in rows.evenings(game)]


def _drawn(
    title: str, spreads: Sequence[Sequence[Spread]], game: Rows, names: Sequence[str], told: Sequence[str], words: Words
) -> Drawing:
    say = words.say
    marks = [(rectangle(1, 3, 24, 15, kind), say(f"study.chart.{key}")) for kind, key in _SHADES]
    marks.append((line([(0, 10), (26, 10)], "middle"), say("study.chart.middle")))
    if names:
        marks[0] = (marks[0][0], f"{names[0]}: {marks[0][1]}")
    if len(names) > 1:
        marks.append((line([(0, 10), (26, 10)], "between"), f"{names[1]}: {say('study.chart.between')}"))
    if game:
        marks.append((line([(0, 10), (26, 10)], "game") + point(13, 10, 5), say("study.chart.this_game")))
    shown, top = legend(marks, 0)
    top += TOP + LINE
    ends = [each[-1].x for each in spreads if each] + [rows.moment(row) / n.SHIFTS for row in game[-1:]]
    x, y = Scale(0, max([*ends, 1.0]), _LEFT, WIDTH - 8), Scale(0, n.TOP_CONDITION, top + _HIGH, top)
    drawn = [shown, text(0, top - 10, say("study.chart.condition")), *_stages(x, y)]
    for spread in spreads[:1]:
        for kind, low, high in (("wide", 0, 4), ("narrow", 1, 3)):
            drawn.append(area(_curve(spread, high, x, y), _curve(spread, low, x, y), kind))
    drawn += _stage_names(x, y, words)
    drawn += [line(_curve(spread, 2, x, y), "middle") for spread in spreads[:1]]
    drawn += [line(_curve(spread, edge, x, y), "between") for spread in spreads[1:] for edge in (1, 3)]
    if game:
        first = (rows.moment(game[0]) - 1) / n.SHIFTS, game[0][rows.BEFORE]
        steps = [first, *((rows.moment(row) / n.SHIFTS, row[rows.CONDITION]) for row in game)]
        places = [(x.at(moment), y.at(condition)) for moment, condition in steps]
        drawn += [line(places, "game"), *(point(*place, 5) for place in places)]
    drawn.append(upright(y, x.begin, [(value, str(value)) for value in (n.TOP_CONDITION, *n.STAGE_FLOORS)]))
    drawn.append(along(x, y.begin, say("study.chart.day"), [(d, str(d)) for d in range(int(x.high) + 1)]))
    return drawing(say(f"study.chart.{title}"), " ".join(told), drawn, y.begin + 2 * LINE, words)


_SHADES: Final = (("narrow", "half"), ("wide", "nine_of_ten"))
"""The two bands, each with the key of its words."""


def _curve(spread: Sequence[Spread], quantile: int, x: Scale, y: Scale) -> list[tuple[float, float]]:
    return [(x.at(each.x), y.at(each.quantiles[quantile])) for each in spread]


def _stages(x: Scale, y: Scale) -> list[str]:
    """Return the four stages of the Condition Track as bands, each with a line at its lower border (COND-02)."""
    drawn, above = [], float(n.TOP_CONDITION)
    for floor, name in zip(n.STAGE_FLOORS, n.STAGE_NAMES, strict=True):
        below = floor - 0.5 if floor else 0.0
        drawn.append(rectangle(x.begin, y.at(above), x.end - x.begin, y.at(below) - y.at(above), f"stage-{name}"))
        drawn.append(line([(x.begin, y.at(below)), (x.end, y.at(below))], "grid"))
        above = below
    return drawn


def _stage_names(x: Scale, y: Scale, words: Words) -> list[str]:
    """Return the names of the stages at the right, and the borders between them over the bands."""
    drawn, above = [], float(n.TOP_CONDITION)
    for floor, name in zip(n.STAGE_FLOORS, n.STAGE_NAMES, strict=True):
        below = floor - 0.5 if floor else 0.0
        middle = y.at((above + below) / 2) + 5
        drawn.append(text(x.end - 6, middle, words.say(f"stage.{name}"), "stage-name", "end"))
        if floor:
            drawn.append(line([(x.begin, y.at(below)), (x.end, y.at(below))], "border"))
        above = below
    return drawn
