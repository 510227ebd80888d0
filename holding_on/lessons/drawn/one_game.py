"""Charts of one game, or of the means of many: the care given, the luck of the cards, what people had, the memories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.engine.names import SHIFT_NAMES, TIMELINES
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
    rectangle,
    room_for,
    signed,
    text,
    upright,
)
from holding_on.study.counts import cards, people, rows
from holding_on.study.counts.rows import Rows

CELL: Final = 30
_MOST: Final = 44
"""The most that a column of cells is wide."""
_APART: Final = 20
"""How far apart the rows of the Timelines are."""


def care(shifts: Rows, words: Words) -> Drawing:
    """Draw the care that was given in each shift: a row for each shift of a day, a column for each day."""
    names = {kind: words.say(f"study.chart.{kind}") for kind in cards.CARE}
    given = {(row[rows.SHIFT], row[rows.DAY]): row[rows.CARE] for row in shifts}
    fields = {place: (names[kind][:1], kind, None) for place, kind in given.items()}
    marks = [(rectangle(2, 3, 22, 15, kind), name) for kind, name in names.items()]
    labels = {shift: words.say(f"shift.{shift}") for shift in SHIFT_NAMES}
    told = cards.care_told((row[rows.CARE] for row in shifts), words)
    return _grid(words.say("study.chart.care_title"), told, labels, fields, marks, words)


def of_people(shifts: Rows, what: people.What, names: Sequence[str], words: Words) -> Drawing:
    """Draw what each person has at the end of each day, in one game or as the mean of many; more is darker."""
    found = people.by_person(shifts, what)
    called, one = people.called(found, names, words), people.of_one_game(found)
    most = max((each.mean for each in found), default=0) or 1
    fields = {
        (each.who, each.day): (people.shown(each.mean, one), "cell", 0.55 * max(0.0, each.mean) / most)
        for each in found
    }
    title = words.say(f"study.chart.{what}_title" if one else f"study.chart.{what}_title_mean")
    return _grid(title, people.people_told(found, what, called, words), called, fields, [], words)


def _grid(
    title: str,
    told: str,
    labels: Mapping[str, str],
    fields: Mapping[tuple[str, int], tuple[str, str, float | None]],
    marks: Sequence[tuple[str, str]],
    words: Words,
) -> Drawing:
    """Draw a field for each label and day, with a text, a kind and how dark it is."""
    if not fields:
        return _nothing(title, words)
    left = room_for(labels.values())
    first, last = min(day for _, day in fields), max(day for _, day in fields)
    shown, top = legend(marks, 0)
    wide = min(_MOST, (WIDTH - left - 4) / (last - first + 1))
    drawn = [shown]
    for place, (key, name) in enumerate(labels.items()):
        y = top + TOP + place * CELL
        drawn.append(text(left - 8, y + 20, name, "", "end"))
        for day in range(first, last + 1):
            if (key, day) in fields:
                said, kind, dark = fields[key, day]
                x = left + (day - first) * wide
                drawn += [rectangle(x, y, wide, CELL, kind, dark), text(x + wide / 2, y + 20, said, "strong", "middle")]
    bottom = top + TOP + len(labels) * CELL
    scale = Scale(first - 0.5, last + 0.5, left, left + wide * (last - first + 1))
    drawn.append(along(scale, bottom, words.say("study.chart.day"), [(d, str(d)) for d in range(first, last + 1)]))
    return drawing(title, told, drawn, bottom + 2 * LINE, words)


def memories(shifts: Rows, words: Words) -> Drawing:
    """Draw the memories in play at the end of each day, a row for each Timeline.

    A wide bar is the number of memories that are found, a narrow bar of those that are clear.
    """
    found = people.memories(shifts)
    one = people.of_one_game(found)
    title = words.say("study.chart.memories_title" if one else "study.chart.memories_title_mean")
    if not found:
        return _nothing(title, words)
    marks = [(rectangle(1, 3, 24, 15, "found"), words.say("study.chart.partials"))]
    marks.append((rectangle(8, 3, 10, 15, "clear"), words.say("study.chart.clears")))
    shown, top = legend(marks, 0)
    names = [words.say("study.chart.timeline", n=line) for line in range(1, TIMELINES + 1)]
    left, high = room_for(names) + 18, 52
    first, last = found[0].day, found[-1].day
    wide = min(_MOST, (WIDTH - left - 4) / (last - first + 1))
    most = max(1.0, *(max(each.partials, each.clears) for each in found))
    x = Scale(first - 0.5, last + 0.5, left, left + wide * (last - first + 1))
    drawn = [shown]
    for place, name in enumerate(names):
        begin = top + TOP + place * (high + _APART)
        y = Scale(0, most, begin + high, begin)
        drawn += [
            text(left - 26, begin + high / 2 + 5, name, "", "end"),
            upright(y, left, [(0, "0"), (int(most), str(int(most)))], x.end),
        ]
        for each in found:
            if each.timeline == place + 1:
                for value, share, kind in ((each.partials, 0.7, "found"), (each.clears, 0.3, "clear")):
                    if value:
                        left_of, above = x.at(each.day) - wide * share / 2, y.at(value)
                        drawn.append(rectangle(left_of, above, wide * share, y.begin - above, kind))
    bottom = top + TOP + len(names) * (high + _APART) - _APART
    drawn.append(along(x, bottom, words.say("study.chart.day"), [(d, str(d)) for d in range(first, last + 1)]))
    return drawing(title, people.memories_told(found, words), drawn, bottom + 2 * LINE, words)


def luck(shifts: Rows, words: Words) -> Drawing:
    """Draw the luck of one game's cards: a bar for each card, and a line for the sum of the bars so far.

    A bar goes up where the card was kinder than the deck, and down where it was harder. The band holds the sums of 95
    of 100 games in which chance alone deals.
    """
    say = words.say
    drawn_cards = cards.draws(shifts)
    if not drawn_cards:
        return _nothing(say("study.chart.luck_title"), words)
    sums, reach, total, variance = [], [], 0.0, 0.0
    for each in drawn_cards:
        total, variance = total + each.luck, variance + each.variance
        sums.append(total)
        reach.append(cards.ERRORS * sqrt(variance))
    most = max(*reach, *map(abs, sums), *(abs(each.luck) for each in drawn_cards), 1.0) * 1.05
    marks = [(rectangle(8, 2, 10, 17, side), say(f"study.chart.{side}")) for side in ("kinder", "harder")]
    shown, top = legend(marks, 0)
    spaces = say("study.chart.spaces")
    top += LINE
    left = 40.0
    x = Scale(0.4, len(drawn_cards) + 0.6, left, WIDTH - 6)
    y = Scale(-most, most, top + 240, top)
    thick = min(12.0, 0.6 * (x.at(2) - x.at(1)))
    at = [x.at(number) for number in range(1, len(drawn_cards) + 1)]
    bars = []
    for place, each in zip(at, drawn_cards, strict=True):
        begin, end = sorted((y.at(0), y.at(each.luck)))
        bars.append(rectangle(place - thick / 2, begin, thick, end - begin, "kinder" if each.luck >= 0 else "harder"))
    above = [(place, y.at(far)) for place, far in zip(at, reach, strict=True)]
    below = [(place, y.at(-far)) for place, far in zip(at, reach, strict=True)]
    drawn = [
        shown,
        text(0, top - 7, spaces),
        upright(y, left, [(value, signed(value)) for value in y.ticks()], x.end),
        area(above, below, "chance"),
        line([(x.begin, y.at(0)), (x.end, y.at(0))], "axis"),
        *bars,
        line(zip(at, map(y.at, sums), strict=True), "sum"),
        along(x, y.begin, say("study.chart.card"), [(tick, signed(tick)) for tick in x.ticks(8)]),
    ]
    return drawing(say("study.chart.luck_title"), cards.luck_told(drawn_cards, words), drawn, y.begin + 2 * LINE, words)


def _nothing(title: str, words: Words) -> Drawing:
    """Return the drawing of a game in which no card has been turned yet: a sentence."""
    told = words.say("study.chart.nothing")
    return drawing(title, told, [text(0, LINE, told)], 2 * LINE, words)
