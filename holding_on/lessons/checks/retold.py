"""The lines of the journal about some moves, as a lesson tells them; of a heavy memory only its Timeline is told."""

from __future__ import annotations

from typing import Final

from holding_on.catalogue.language import Words
from holding_on.engine.names import POSITIONS
from holding_on.engine.state import TARGET
from holding_on.game import Game

TOLD_BY: Final = frozenset({"PARTIAL-09", "PARTIAL-10"})
"""The rules by which a memory goes to whoever listens, and its words are read aloud."""


def retold(game: Game, since: int, words: Words) -> list[tuple[str, str]]:
    """Return the sentences of the journal after the first `since` moves, each with the id of its rule.

    Who opens a lesson is not asked first whether a heavy memory may be read, so its words are left out.
    """
    return [(text, rule) for text, rule, _ in _sentences(game, since, words)]


def told_memories(game: Game, since: int, words: Words) -> list[tuple[str, bool]]:
    """Return of these sentences those in which Billy tells a memory, and whether its words were left out."""
    return [(text, heavy) for text, rule, heavy in _sentences(game, since, words) if rule in TOLD_BY]


def _sentences(game: Game, since: int, words: Words) -> list[tuple[str, str, bool]]:
    shown = {row["line"]: row for row in game.lines()}
    said = []
    for line, entry in game.entries(since):
        row = shown.get(line)
        if row is None or not row["text"]:
            continue
        heavy = row["rule"] in TOLD_BY and row["cover"] is not None
        said.append((_timeline_only(entry[TARGET], words) if heavy else row["text"], row["rule"], heavy))
    return said


def heard(game: Game, since: int, words: Words) -> list[tuple[str, str]]:
    """Return of the sentences of `retold` those in which Billy tells a memory."""
    return [(text, rule) for text, rule in retold(game, since, words) if rule in TOLD_BY]


def told_aloud(card: int, words: Words) -> str:
    """Return what Billy says of a memory, in quotes; "" of a heavy one, since nobody was asked whether to read it."""
    memory = f"memory.{card // POSITIONS + 1}-{card % POSITIONS + 1}"
    if words.has(f"{memory}.note"):
        return ""
    return words.say("board.page.quote", words=words.say(f"{memory}.words"))


def _timeline_only(card: int, words: Words) -> str:
    number = card // POSITIONS + 1
    name = words.say("timeline.named", n=number, name=words.say(f"timeline.{number}"))
    return words.say("lesson.listen.told", timeline=name)
