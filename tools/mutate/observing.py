"""Note what each part of the board shows while tests run, with every rule and with one rule switched off.

After each move in a test, the observer notes a number for what each part of the board shows, and the ids of the rules
that stand on that part. When a test has been run twice, with and without a rule, the first moment that differs shows on
which parts of the board that rule is seen.
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
Parts without keys are observed apart: the journal, the opening (where a game that cannot be played is refused), and
the campaign (which shows a group's way through the scenarios).
"""
ID = re.compile(r"(?<![\w-])[A-Z][A-Z0-9]*-\d\d(?!\d)")
MOST = 500
"""The most moments that are kept of one test."""

Moment = dict[str, int]
"""A number for what each part showed; another number means that the part showed something else."""


@dataclass
class Observed:
    """The observations of a run: the moments of each test, and the ids of the rules that stood on each part."""

    moments: dict[str, list[Moment]] = field(default_factory=dict)
    named: dict[str, set[str]] = field(default_factory=dict)

    def seen_without(self, test: str, other: Observed) -> set[str]:
        """Return the parts that differed first between this run of a test, with all its cases, and the `other` run."""
        cases = [case for case in self.moments if case == test or case.startswith(f"{test}[")]
        return {part for case in cases for part in _first(self.moments[case], other.moments.get(case, []))}


def _first(moments: list[Moment], others: list[Moment]) -> set[str]:
    """Return the parts that differ at the first moment at which two runs differ.

    The prompt announces what follows. If only the prompt differs, the parts that differ next are returned too.
    """
    seen: set[str] = set()
    for moment, other in zip(moments, others, strict=False):
        if len(moment) == 1 and not other:  # the rule refused something; without the rule, the attempt failed
            return seen | moment.keys()
        seen |= {part for part in moment.keys() & other.keys() if moment[part] != other[part]}
        if seen - {"prompt"} or moment.keys() != other.keys():
            break
    return seen


class BoardObserver:
    """A plugin of pytest that observes every game of every test, and changes no game."""

    def __init__(self) -> None:
        self.observed = Observed()
        self._moments: list[Moment] = []

    def pytest_collection_finish(self) -> None:
        """Observe every game from now on: at its opening, and when an action is made, refused or taken back."""
        try:
            from holding_on.engine.errors import HoldingOnError
            from holding_on.game import Game, opening
        except ImportError:  # with a rule switched off, the import may fail
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
        """Observe what the board says about a group's campaign, after each choice and before the next game."""
        module = sys.modules.get("holding_on.board.campaign_panel")
        if module is None:  # no test of this run shows a campaign
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
        """Begin the list of moments of the test that starts now."""
        self._moments = self.observed.moments.setdefault(nodeid, [])

    def _observe(self, game: Any, since: int) -> None:
        if len(self._moments) >= MOST:
            return
        try:
            view = game.view()
            lines = [(line["rule"], line["text"]) for line in game.lines(since)]
        except Exception:  # with a rule switched off, a game may be too broken to be shown
            self._moments.append({})
            return
        moment = {part: _number([view.get(key) for key in keys]) for part, keys in PARTS.items()}
        moment["JournalView"] = _number(lines)
        self._moments.append(moment)
        self._name("JournalView", (rule for rule, _ in lines))
        for part, keys in PARTS.items():
            self._name(part, (rule for key in keys for rule in _rules(view.get(key))))

    def _observe_refusal(self, part: str, refused: str) -> None:
        """Note a refusal on the part where something was tried, and the rules in its sentence; "" for another error."""
        self._moments.append({part: _number(refused)} if refused else {})
        self._name(part, ID.findall(refused))

    def _name(self, part: str, rules: Iterable[str]) -> None:
        self.observed.named.setdefault(part, set()).update(rules)


def _rules(shown: object) -> Iterator[str]:
    """Yield the ids of the rules that stand in a piece of a view."""
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
