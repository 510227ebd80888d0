"""Charts of rates of many games: how they end, how many go on or are won, and two studies of the same cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.lessons.drawn.paper import (
    HUES,
    LINE,
    TOP,
    WIDTH,
    Drawing,
    Scale,
    along,
    drawing,
    legend,
    line,
    number,
    point,
    rectangle,
    room_for,
    signed,
    text,
    upright,
)
from holding_on.study.counts import days, deal, rows
from holding_on.study.counts.pairs import Paired
from holding_on.study.counts.rates import Rate
from holding_on.study.growing_rows import GrowingRows

_SHARES: Final = [(part / 5, f"{20 * part} %") for part in range(6)]
_ROW: Final = 17
"""How high the place of one study is in a row."""
_LEAST_SHOWN: Final = 5
"""The fewest games of a hundred that the scale of a difference reaches to each side."""
_GROUPS: Final = ("both", "only_a", "only_b", "neither")


def endings(studies: Mapping[str, GrowingRows], words: Words) -> Drawing:
    """Draw the share of games that is won, and the share lost for each reason, with their 95 % intervals."""
    counted = {name: days.endings(each.games) for name, each in studies.items()}
    points = [
        (words.say(f"study.chart.ending.{reason}"), name, Rate(count, len(studies[name])))
        for name, ends in counted.items()
        for reason, count in ends
    ]
    told = [days.endings_told(name, len(studies[name]), ends, words) for name, ends in counted.items()]
    return _dots("endings_title", "share", points, told, words)


def by_luck(studies: Mapping[str, GrowingRows], words: Words) -> Drawing:
    """Draw the share of games that a style wins with hard, middling and kind cards, with its 95 % interval."""
    points, told = [], []
    for name, each in studies.items():
        seeds = [game[rows.SEED] for game in each.games]
        luck = deal.dealt(each.table, seeds, each.origin.start is not None).luck()
        thirds = deal.won_by_thirds(luck, [game[rows.WON] for game in each.games])
        points += [(words.say(f"study.chart.cards_{cards}"), name, Rate(won, games)) for cards, games, won in thirds]
        told += [words.say("study.chart.by_luck_named", name=name)] if len(studies) > 1 else []
        told += deal.thirds_told(thirds, words)
    return _dots("by_luck_title", "share_won", points, told, words)


def _dots(title: str, axis: str, points: Sequence[tuple[str, str, Rate]], told: Sequence[str], words: Words) -> Drawing:
    """Draw each rate as a point with its interval: the label of its row, the name of its study, and the rate."""
    names = list(dict.fromkeys(name for _, name, _ in points))
    labels = list(dict.fromkeys(label for label, _, _ in points))
    shown, top = legend([(_mark(hue), name) for hue, name in enumerate(names)], 0) if len(names) > 1 else ("", 0.0)
    left, high = room_for(labels), max(34, _ROW * len(names) + 8)
    x = Scale(0, 1, left, WIDTH - 24)
    top += TOP
    bottom = top + high * len(labels)
    drawn = [shown, along(x, bottom, words.say(f"study.chart.{axis}"), _SHARES, top)]
    for place, label in enumerate(labels):
        drawn.append(text(left - 10, top + high * (place + 0.5) + 5, label, "", "end"))
    for label, name, rate in points:
        hue = names.index(name)
        y = top + high * (labels.index(label) + 0.5) + _ROW * (hue - (len(names) - 1) / 2)
        low, most = rate.interval
        drawn += [
            line([(x.at(low), y), (x.at(most), y)], f"interval hc-hue-{hue % HUES}"),
            point(x.at(rate.share), y, hue),
        ]
    return drawing(words.say(f"study.chart.{title}"), " ".join(told), drawn, bottom + 2 * LINE, words)


def _mark(hue: int) -> str:
    """Return the mark of a study in a legend: its line and its point."""
    return line([(0, 10), (26, 10)], f"interval hc-hue-{hue % HUES} hc-dash-{hue % HUES}") + point(13, 10, hue)


def survival(studies: Mapping[str, GrowingRows], words: Words) -> Drawing:
    """Draw the share of games that go on after each day, with the 95 % interval of each share."""
    counted = {name: days.survival(each.games) for name, each in studies.items()}
    shown, top = legend([(_mark(hue), name) for hue, name in enumerate(counted)], 0) if len(counted) > 1 else ("", 0.0)
    last = max((going[-1][0] for going in counted.values()), default=1)
    top += TOP + LINE
    x, y = Scale(0.5, last + 0.5, 58, WIDTH - 6), Scale(0, 1, top + 220, top)
    drawn = [shown, text(0, top - 10, words.say("study.chart.going")), upright(y, x.begin, _SHARES, x.end)]
    drawn.append(along(x, y.begin, words.say("study.chart.day"), [(day, str(day)) for day in range(1, last + 1)]))
    for hue, (name, going) in enumerate(counted.items()):
        look, apart = f"hc-hue-{hue % HUES}", 0.11 * (hue - (len(counted) - 1) / 2)
        rates = [(x.at(day + apart), Rate(count, len(studies[name]))) for day, count in going]
        drawn.append(line([(at, y.at(rate.share)) for at, rate in rates], f"{look} hc-dash-{hue % HUES}"))
        for at, rate in rates:
            low, most = rate.interval
            drawn += [line([(at, y.at(low)), (at, y.at(most))], look), point(at, y.at(rate.share), hue)]
    told = [days.survival_told(name, len(studies[name]), going, words) for name, going in counted.items()]
    return drawing(words.say("study.chart.survival_title"), " ".join(told), drawn, y.begin + 2 * LINE, words)


def differences(found: Paired) -> Drawing:
    """Draw bars for the games won in both studies, in one of them and in neither; below, the difference of 100 games.

    The line below reaches over the 95 % interval. If it crosses 0, these games cannot say which study wins more. If no
    game differs, there is no line, but a point at 0.
    """
    say = found.words.say
    counts = (found.both, found.only_a, found.only_b, found.neither)
    labels = [say(f"study.paired.chart.{key}", a=found.names[0], b=found.names[1]) for key in _GROUPS]
    left = room_for(labels)
    x = Scale(0, max(*counts, 1), left, WIDTH - 50)
    drawn = []
    for place, (label, count, kind) in enumerate(zip(labels, counts, ("bar", "fewer", "more", "bar"), strict=True)):
        begin = TOP + 30 * place
        drawn.append(text(left - 10, begin + 18, label, "", "end"))
        drawn.append(rectangle(left, begin + 3, x.at(count) - left, 21, kind))
        drawn.append(text(x.at(count) + 6, begin + 18, f"{count:,}", "strong"))
    low, high = (0.0, 0.0) if found.alike else (100 * bound for bound in found.interval)
    reach = max(_LEAST_SHOWN, -low, high) * 1.1
    scale, y = Scale(-reach, reach, 20, WIDTH - 20), TOP + 30 * len(labels) + 40.0
    drawn += [
        line([(scale.at(0), y - 22), (scale.at(0), y + 22)], "nought"),
        line([(scale.at(low), y), (scale.at(high), y)], "interval"),
        f'<circle class="hc-point hc-hue-0" cx="{number(scale.at(100 * found.difference))}" cy="{number(y)}" r="6"/>',
        along(
            scale,
            y + 22,
            say("study.paired.chart.difference", b=found.names[1]),
            [(tick, signed(tick)) for tick in scale.ticks(6)],
        ),
    ]
    return drawing(say("study.paired.chart.title"), found.told, drawn, y + 22 + 2 * LINE, found.words)
