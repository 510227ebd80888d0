"""The reading of a journal: the days of a game and their shifts, from the first to the last entry."""

from collections.abc import Sequence

from ...catalogue.scenario_file import Scenario
from ...engine import changes, staffing
from ...engine import names as n
from ...engine.state import AFTER, VERB, Entry, State
from .shape import Day, Shift


class Reading:
    """A game that is read entry by entry. `noting` writes into the open day and shift, `days` has those that are over.

    Parameters
    ----------
    start : State
        The position before the first entry.
    scenario : Scenario
        The scenario of the game, for the ids of its contacts, letters and choices.
    memories : sequence of str
        The ids of all memories, by card.
    """

    def __init__(self, start: State, scenario: Scenario, memories: Sequence[str]) -> None:
        self.state = start.copy()
        self.scenario = scenario
        self.memories = memories
        self.move = -1
        self.at_start: list[str] = []
        self.days: list[Day] = []
        self.day: Day | None = None
        self.shift = self._shift(n.MORNING)

    def step(self, entry: Entry) -> None:
        """Follow one entry: end what it ends, change the position, and begin what it begins."""
        verb, after = entry[VERB], entry[AFTER]
        if verb == "day":
            self.close()
            changes.redo(self.state, entry)
            self._begin(after)
        elif verb == "shift" and after != n.MORNING and self.day is not None:
            self._close_shift(self.day)
            changes.redo(self.state, entry)
            self.shift = self._shift(after)
        else:
            self.move += verb == changes.CHOSE
            changes.redo(self.state, entry)

    def close(self, paying: bool = False) -> None:
        """End the open day, if there is one; with `paying`, the Medical Care of its last shift is not over yet."""
        day, state = self.day, self.state
        if day is None:
            self.at_start = [self.memories[card] for card in state.piles[n.PARTIAL_GRID]]
            return
        self._close_shift(day, paying)
        day["manager"] = state.manager
        day["stress"] = [
            None if place == n.ABSENT else level for level, place in zip(state.stress, state.places, strict=False)
        ]
        self.days.append(day)

    def staffed(self) -> None:
        """Write down who works on the open shift now."""
        shift, cover = self.shift, self.state.cover
        shift["who"] = staffing.on_shift(self.state)
        shift["covered_by"] = [pawn for pawn, spaces in enumerate(cover) for _ in range(spaces)]

    def _begin(self, day: int) -> None:
        places = self.state.places
        self.day = {
            "day": day,
            "manager": self.state.manager,
            "shifts": [],
            "stress": [],
            "leave": [],
            "away": [pawn for pawn, place in enumerate(places) if place == n.ON_LEAVE],
            "rested": None,
            "warnings": [],
            "laid": [],
            "sewn": [],
            "returned": 0,
            "bed": None,
            "facts": {},
        }
        self.shift = self._shift(n.MORNING)

    def _shift(self, number: int) -> Shift:
        condition = self.state.condition
        return {
            "shift": n.SHIFT_NAMES[number],
            "move": None,
            "kind": None,
            "staff": 0,
            "symbols": 0,
            "who": [],
            "moved": [],
            "covered_by": [],
            "tired": [],
            "short": 0,
            "before": condition,
            "after": condition,
            "fell": 0,
            "care": None,
            "tokens": 0,
            "met": None,
            "talker": None,
            "told": [],
            "passed_over": [],
            "asked": [],
            "known": 0,
            "events": 0,
            "broke_off": False,
            "lost": [],
            "letters": [],
            "choices": [],
            "call": None,
            "caller": None,
        }

    def _close_shift(self, day: Day, paying: bool = False) -> None:
        """End the open shift, and keep it when its card was turned or the story went on before that."""
        shift = self.shift
        shift["after"] = self.state.condition
        if shift["kind"] is None:
            if shift["letters"] or shift["choices"]:
                day["shifts"].append(shift)
            return
        if shift["care"] is None:
            self.staffed()
        elif shift["kind"] == n.KIND_NAMES[n.EMERGENCY] and not paying:
            shift["met"] = shift["tokens"] == shift["symbols"]
        day["shifts"].append(shift)
