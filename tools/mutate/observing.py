"""The observer of the board: it notes what each part shows while tests run, with every rule and with one switched off.

After each move of each game of a test, what every part of the board shows is noted, as one number a part, and the ids
of rules that stand there. Where a test has been watched twice, once without a rule, the first moment that differs tells
on which parts that rule is seen.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

PARTS: Mapping[str, tuple[str, ...]] = {
    "ConditionTrack": ("track",),
    "PatientCard": ("shifts",),
    "Roster": ("pawns", "pool"),
    "MemoryGrid": ("grid",),
    "JournalView": (),
    "prompt": ("prompt", "actions", "gestures", "barred", "conversation", "outcome"),
    "head": ("head",),
    "places": ("places",),
    "supplies": ("supply", "decks"),
    "story": ("told",),
    "opening": (),
    "campaign": (),
}
"""The parts of the board, and the keys of a view that each one shows. A part that is a widget has the widget's name.
Parts without keys are observed apart: the journal, the opening, where a game that cannot be played is refused, and the
campaign, where the page tells of a group's way through the scenarios.
"""
ID = re.compile(r"(?<![\w-])[A-Z][A-Z0-9]*-\d\d(?!\d)")
MOST = 500
"""The most moments that are kept of one test."""

Moment = dict[str, int]
"""What each part showed, as a number that differs when it showed something else."""


@dataclass
class Observed:
    """What was seen in a run: for each test its moments, and for each part the ids of rules that stood there."""

    moments: dict[str, list[Moment]] = field(default_factory=dict)
    named: dict[str, set[str]] = field(default_factory=dict)

    def seen_without(self, test: str, other: Observed) -> set[str]:
        """The parts on which the other run of a test, or of any of its cases, first showed something else."""
        cases = [case for case in self.moments if case == test or case.startswith(f"{test}[")]
        return {part for case in cases for part in _first(self.moments[case], other.moments.get(case, []))}


def _first(moments: list[Moment], others: list[Moment]) -> set[str]:
    """The parts that differ at the first moment that differs.

    Where only the prompt differs, which tells what is going to follow, also the parts that differ next.
    """
    seen: set[str] = set()
    for moment, other in zip(moments, others, strict=False):
        if len(moment) == 1 and not other:  # what is refused with the rule cannot even be tried without it
            return seen | moment.keys()
        seen |= {part for part in moment.keys() & other.keys() if moment[part] != other[part]}
        if seen - {"prompt"} or moment.keys() != other.keys():
            break
    return seen


class BoardObserver:
    """A plugin of pytest: an observer of every game of every test, which leaves the games as they are."""

    def __init__(self) -> None:
        self.observed = Observed()
        self._moments: list[Moment] = []

    def pytest_collection_finish(self) -> None:
        """Observe every game whenever it is set up and whenever something is tried, from here on."""
        try:
            from holding_on.engine.errors import HoldingOnError
            from holding_on.game import Game, opening
        except ImportError:  # without one of its rules there may be no game
            return
        set_up, begin, apply, undo = opening.set_up, Game._begin, Game.apply, Game.undo

        def observing(part: str, do: Callable[[], Any]) -> Any:
            try:
                return do()
            except Exception as refused:
                stumbled = not isinstance(refused.__context__ or refused, HoldingOnError)
                self._observe_refusal(part, "" if stumbled else str(refused))
                raise

        def watched(part: str, game: Game, since: int, do: Callable[[], Any]) -> Any:
            done = observing(part, do)
            self._observe(game, since)
            return done

        def beginning(game: Game, *given: Any) -> None:
            watched("opening", game, 0, lambda: begin(game, *given))

        def applying(game: Game, action: Any) -> Any:
            return watched("prompt", game, len(game._journal), lambda: apply(game, action))

        def undoing(game: Game) -> None:
            watched("prompt", game, len(game._journal), lambda: undo(game))

        Game._begin, Game.apply, Game.undo = beginning, applying, undoing  # type: ignore[assignment, method-assign]
        opening.set_up = lambda options: observing("opening", lambda: set_up(options))
        self._observe_groups()

    def _observe_groups(self) -> None:
        """Observe what the page says of a group after each choice, and before its next game."""
        module = sys.modules.get("holding_on.board.campaign_panel")
        if module is None:  # no test of this run has a page
            return
        for name in ("_show_offers", "_show_progress"):
            self._observe_after(module.CampaignPanel, name)

    def _observe_after(self, group: Any, name: str) -> None:
        do = getattr(group, name)

        def done(here: Any, *given: Any) -> None:
            do(here, *given)
            self._moments.append({"campaign": _number([here.page.view, *(offer.text for offer in here.offers)])})

        setattr(group, name, done)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begin the list of the moments of another test."""
        self._moments = self.observed.moments.setdefault(nodeid, [])

    def _observe(self, game: Any, since: int) -> None:
        if len(self._moments) >= MOST:
            return
        try:
            view = game.view()
            lines = [(line["rule"], line["text"]) for line in game.lines(since)]
        except Exception:  # a game without one of its rules may not hold together: there is nothing to be seen of it
            self._moments.append({})
            return
        moment = {part: _number([view.get(key) for key in keys]) for part, keys in PARTS.items()}
        moment["JournalView"] = _number(lines)
        self._moments.append(moment)
        self._name("JournalView", (rule for rule, _ in lines))
        for part, keys in PARTS.items():
            self._name(part, (rule for key in keys for rule in _rules(view.get(key))))

    def _observe_refusal(self, part: str, refused: str) -> None:
        """Note a refusal on the part where something was asked for, with the rules that its sentence names."""
        self._moments.append({part: _number(refused)} if refused else {})
        self._name(part, ID.findall(refused))

    def _name(self, part: str, rules: Iterable[str]) -> None:
        self.observed.named.setdefault(part, set()).update(rules)


def _rules(shown: object) -> Iterator[str]:
    """The ids of rules that stand in a piece of a view."""
    if isinstance(shown, dict):
        if shown.get("rule"):
            yield str(shown["rule"])
        for inner in shown.values():
            yield from _rules(inner)
    elif isinstance(shown, list):
        for inner in shown:
            yield from _rules(inner)


def _number(shown: object) -> int:
    return crc32(repr(shown).encode("utf-8", "surrogatepass"))
