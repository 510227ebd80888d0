"""Counts the words that a learner may meet in a lesson, and the minutes that it takes.

Counted is what every learner goes through: the screens "For whoever wants more" and "For those who program" are left
out, and so are the sentences of the engine (the journal, why a move is refused) and hints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

from holding_on.common.course import goals_of
from holding_on.common.lesson_cells import Cells, Made, Screen, read
from holding_on.common.paths import PACKAGE
from holding_on.common.words import say

MOST_WORDS: Final = 600
MOST_MINUTES: Final = 12
"""The limits of a lesson that is played on a stage."""
WORDS_A_MINUTE: Final = 71
"""How fast prose is read. This and `MINUTES` were measured in lesson 4: its 321 words of prose took 4.5 minutes, its
eight predictions 3.3, its three exercises 6, its three plays 1.5."""
MINUTES: Final = {
    "predict": 0.41,
    "again": 0.41,
    "choose": 0.4,
    "handover": 0.5,
    "play": 0.5,
    "bench": 1.0,
    "into": 0.5,
    "compare": 1.0,
    "courses": 1.0,
    "slide": 1.5,
    "curve": 2.0,
    "own": 1.5,
    "moments": 1.0,
    "look": 1.0,
    "evening": 1.0,
    "exercise": 2.0,
    "heard": 0.5,
    "remember": 0.0,
}
"""The minutes of each kind of piece, with its words; of `heard`, of each memory. What stands in `remember` is read like
prose."""
OF_ANOTHER: Final = 1.0
"""The minutes of a piece that `MINUTES` does not name."""
PLAYED: Final = "choose"
"""The piece that a lesson on a stage begins with."""
ALLOWED: Final = "allowed"
_WORD: Final = re.compile(r"\w[\w’'-]*")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_NAMED: Final = ("Assistant ", "Nurse ", "Timeline ", "Scenario ", "Lesson ", "lesson ")
"""What is followed by a number that is part of its name."""
_NUMBER: Final = re.compile("".join(f"(?<!{name})" for name in _NAMED) + r"(?<![\w.,])\d+(?![\w]|[.,]\d)")
Texts = Mapping[str, Any]
"""The texts of lessons by dotted key; a text with plural forms is a dict."""


class Measure(NamedTuple):
    """The size of a lesson: the words that a learner may meet, and the minutes."""

    words_met: int
    minutes: float

    @property
    def whole_minutes(self) -> int:
        """The minutes as they are told: rounded up."""
        return ceil(round(self.minutes, 6))


class Asked(NamedTuple):
    """A question as the cells and the words have it: its options, and the sentence of each that has one."""

    key: str
    asks: str
    options: tuple[int | str, ...]
    sentences: dict[int | str, str]

    @property
    def without_sentence(self) -> list[int | str]:
        """The options to which nothing is said."""
        return [option for option in self.options if option not in self.sentences]


def measure(cells: Cells, texts: Texts, handed_on: Path | None = None) -> Measure:
    """Return the words and the minutes of a lesson; `handed_on` is the folder of what lessons hand on."""
    read_as_prose, words, minutes = 0, 0, 0.0
    for part in (part for screen in obligatory(cells) for part in screen.parts):
        if isinstance(part, str):
            read_as_prose += count(_LINK.sub(r"\1", part))
            continue
        said = sum(map(count, _said(part, cells.number, texts, handed_on or PACKAGE / "lessons" / "handover")))
        if part.kind == "remember":
            read_as_prose += said
        else:
            words += said
        minutes += _minutes(part)
    return Measure(read_as_prose + words, minutes + read_as_prose / WORDS_A_MINUTE)


def obligatory(cells: Cells) -> list[Screen]:
    """Return the screens that every learner goes through."""
    left_out = say("page.pager.more"), say("page.pager.code")
    return [screen for screen in cells.screens if not screen.heading.startswith(left_out)]


def is_played(cells: Cells) -> bool:
    """Whether a lesson is played on a stage, and so has to keep within the limits."""
    return any(isinstance(part, Made) and part.kind == PLAYED for screen in cells.screens for part in screen.parts)


def count(text: str) -> int:
    """Return the number of words of a text.

    >>> count("Ann's tokens, and **two** of the pool's")
    7
    """
    return len(_WORD.findall(text))


def _minutes(part: Made) -> float:
    is_exercise = part.kind == "play" and len(part.given) + len(part.named) == 1
    many = len(part.given) if part.kind == "heard" else 1
    return MINUTES["exercise"] if is_exercise else many * MINUTES.get(part.kind, OF_ANOTHER)


# --- the words of a piece -------------------------------------------------------------------------------------------


def _said(part: Made, number: int | None, texts: Texts, handed_on: Path) -> Iterator[str]:
    """Yield the texts of a piece that a learner may meet."""
    name = part.given[0] if part.given and isinstance(part.given[0], str) else None
    key = _key(number, name or part.kind)
    if part.kind not in ("predict", "again", "choose", "into"):
        yield from _spoken(key, part.kind, texts)
    if part.kind in ("predict", "again"):
        question = asked(part, number, texts)
        if question is not None:
            yield from (*_of_question(question), *_spoken(question.key, part.kind, texts))
    elif part.kind == "choose":
        told = _numbered(f"{key}.told", texts)
        yield from (_text(texts, f"{key}.asks"), *_numbered(f"{key}.way", texts), max(told, key=count, default=""))
    elif part.kind == "moments":  # all of them are gone to
        yield from (_text(texts, f"{key}.asks"), *_numbered(f"{key}.moment", texts), *_numbered(f"{key}.told", texts))
    elif part.kind == "sew":  # every memory finds its place
        yield from (_text(texts, f"{key}.asks"), *_numbered(f"{key}.met", texts))
    elif part.kind == "into":
        of, count_of = part.first, 1
        while of is not None and of.kind == "into":
            of, count_of = of.first, count_of + 1
        key, after = _key(number, str(of.given[0]) if of and of.given else ""), f"_{count_of}" if count_of > 1 else ""
        yield from (_text(texts, f"{key}.{word}{after}") for word in ("into", "between", "then"))
    elif part.kind in ("compare", "courses"):
        yield from (_text(texts, f"{key}.{word}") for word in ("asks", "switch", "done"))
        yield from (text for word in ("way", "table", "both") for text in _numbered(f"{key}.{word}", texts))
    elif part.kind == "evening":
        yield from (_text(texts, word) for word in texts if word.startswith(f"{key}."))
    elif part.kind == "counts":
        told = [_text(texts, f"{key}.{each}") for each in part.given[2:]]
        names = (_text(texts, f"{key}.name_{each}") or str(each) for each in part.given[2:])
        yield from (_text(texts, f"{key}.asks"), *names, max(told, key=count, default=""))
    elif part.kind == "remember":
        own = (_text(texts, f"{key}.{word}") for word in ("point", "tomorrow", "quiet"))
        yield from (*own, *(_text(texts, f"lesson.remember.{word}") for word in ("lead", "tomorrow", "chose")))
        if served := goals_of(number):
            yield _text(texts, "lesson.remember.goal")
            yield from (_text(texts, f"lesson.goal.{name}") for name in served)
    elif part.kind == "handover":
        yield _text(texts, f"lesson.{number or 0:02}.handed")
        for question in _handed_on(number or 0, texts, handed_on):
            yield from _of_question(question)
    elif name is not None:
        words = ("asks", "guess", "task", "both", "ready", "another", *(["done"] if part.kind != "bench" else []))
        yield from (_text(texts, f"{key}.{word}") for word in words)
        if part.kind == "bench":  # one of them is told
            yield max((_text(texts, each) for each in texts if each.startswith(f"{key}.done")), key=count, default="")


def _spoken(key: str, kind: str, texts: Texts) -> Iterator[str]:
    """Yield what is spoken while a piece is played and at its end; of a task, which ends once, the longest."""
    yield from (_text(texts, f"{key}.{word}") for word in ("opens", "opens_2", "opens_3", "says"))
    ends = [_text(texts, f"{key}.says_{n}") for n in range(31)]
    yield from [max(ends, key=count)] if kind == "play" else ends


def _of_question(question: Asked) -> Iterator[str]:
    yield question.asks
    yield from map(str, question.options)
    yield max(question.sentences.values(), key=count, default="")


def _key(number: int | None, name: str) -> str:
    return f"lesson.{number or 0:02}.{name}"


def _text(texts: Texts, key: str) -> str:
    """Return a text, of one with plural forms that of many; "" where there is none."""
    text = texts.get(key, "")
    return str(text.get("other", "") if isinstance(text, Mapping) else text)


def _numbered(key: str, texts: Texts) -> list[str]:
    found: list[str] = []
    while f"{key}_{len(found) + 1}" in texts:
        found.append(_text(texts, f"{key}_{len(found) + 1}"))
    return found


# --- questions ------------------------------------------------------------------------------------------------------


def asked(part: Made, number: int | None, texts: Texts) -> Asked | None:
    """Return the question of a prediction; None for any other piece."""
    if part.kind == "again" and part.first is not None:
        before = asked(part.first, number, texts)
        about = part.named.get("about") or _about(part.first)
        return before and _asked(f"{before.key}.again", about, part.given[1:], texts)
    if part.kind != "predict" or not part.given:
        return None
    return _asked(_key(number, part.given[0]), _about(part), part.given[4:], texts)


def _about(part: Made) -> str:
    if part.first is not None:
        return str(part.named.get("about") or _about(part.first))
    return str(part.given[3]) if len(part.given) > 3 else ""


def _asked(key: str, about: str, options: tuple[Any, ...], texts: Texts) -> Asked:
    general = f"somebodys_{about.rpartition(' ')[2]}" if " " in about else about
    asks = _text(texts, f"{key}.asks") or _text(texts, f"lesson.predict.{general}")
    offered = ("yes", "no") if about == ALLOWED else tuple(each for each in options if isinstance(each, int | str))
    sentences = {each: _text(texts, f"{key}.{each}") for each in offered if f"{key}.{each}" in texts}
    return Asked(key, asks, offered, sentences)


def _handed_on(number: int, texts: Texts, folder: Path) -> Iterator[Asked]:
    """Yield the questions that a reader for whom nothing is kept is asked."""
    for planned in _toml(folder / "asks.toml").get(f"{number:02}", ()):
        lesson, _, name = planned.partition(".")
        data = _toml(folder / f"{lesson}.toml")[name]
        key = _key(int(lesson), f"handover.{name}")
        yield _asked(key, str(data.get("about")), tuple(data.get("answers", ())), texts)


def printed_before(prose: str, options: tuple[int | str, ...]) -> list[int | str]:
    """Return the options that stand in the prose as a whole number, which is no part of a name.

    >>> printed_before("At 24, with 1.5 litres, by Assistant 2, card P21.", (1, 2, 21, 24))
    [24]
    """
    there = {int(number) for number in _NUMBER.findall(prose)}
    return [option for option in options if option in there]


# --- the lessons of the game ----------------------------------------------------------------------------------------


@cache
def texts_of(content: str | None = None) -> Texts:
    """Return the texts of all lessons, by key: of the game, and of a folder of content."""
    found: dict[str, Any] = {}
    for folder in (PACKAGE / "content", *([Path(content)] if content else [])):
        for path in sorted((folder / "text" / "en" / "lessons").glob("*.toml")):
            found |= flattened(_toml(path))
    return found


@cache
def measure_of(path: Path, content: str | None = None) -> Measure:
    """Return the size of a lesson. Raises NotRead for a notebook that cannot be read."""
    return measure(read(path), texts_of(content))


def flattened(table: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Return the texts of a table in tables by dotted key."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping) and "other" not in value:
            found |= flattened(value, f"{before}{key}.")
        else:
            found[f"{before}{key}"] = value
    return found


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(path.read_text(encoding="utf-8"))
