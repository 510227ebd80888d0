"""Assertions that the names of pawns, places and memories, which a screen reader reads out, agree with the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.browser.listening import Thing, names

MOST_STRESS = (3, 2)
"""The largest Stress of a nurse, and of an assistant (STRESS-03)."""
MOST_TOKENS = 6
"""The largest number of Care Tokens that a nurse can hold (TOKEN-04)."""


def covered(thing: Mapping[str, Any]) -> str:
    """Return the text of a thing in the view; of a folded thing, only the note in front of its heavy words."""
    return str(thing["cover"]["text"] if thing["cover"] else thing["text"])


def assert_the_places_are_named(game: ho.Game, heard: list[Thing]) -> None:
    """Assert that every pawn, place, Staff space and memory is on the board, with the name that the position asks for.

    `heard` are the things that `listening.read` returns.
    """
    named = NamedPlaces(game, heard)
    for pawn, place in enumerate(named.places):
        if place != n.ABSENT:
            named.assert_pawn(pawn)
    for place in (n.BREAK_ROOM, n.ON_CALL, n.ON_LEAVE):
        named.assert_place(place)
    for shift in range(n.SHIFTS):
        named.assert_spaces(shift)
    lying = [each for row in game.view()["grid"] for each in row["cards"]]
    assert names(heard, "gridcell") == [covered(each) for each in lying]
    assert [card for card, each in enumerate(lying) if each["state"] == "clear"] == sorted(named.position["clears"])


class NamedPlaces:
    """A position as numbers, together with the things that a screen reader reads out from its board."""

    def __init__(self, game: ho.Game, heard: list[Thing]) -> None:
        self.position = game.structure()
        self.places: list[int] = self.position["places"]
        self.nurses = game.names
        self.say = game.words.say
        self.listed = game.words.listed
        self.heard = heard

    def assert_pawn(self, pawn: int) -> None:
        """Assert that a pawn has one button, inside its place, whose name says the Stress and the Care Tokens."""
        who, place = self.name_of(pawn), self.places[pawn]
        begins = (f"{who}:", f"{who}, Nurse:")
        found = [thing for thing in self.heard if thing.role == "button" and thing.name.startswith(begins)]
        assert len(found) == 1, who
        name, within = found[0].name, found[0].within
        if place >= n.FIRST_SPACE:
            shift, space = n.shift_and_space(place)
            assert f"article {self.shift_name(shift)}" in within
            assert self.say("place.space", shift=self.say(f"shift.{n.SHIFT_NAMES[shift]}"), n=space + 1) in name
        else:
            called = self.say(f"place.{n.PLACE_NAMES[place]}")
            assert any(part.startswith(f"group {called}") for part in within)
            assert called in name
        if pawn < n.STRESSABLE:
            most = MOST_STRESS[pawn >= n.NURSES]
            assert self.say("view.pawn.stress", n=self.position["stress"][pawn], most=most) in name
        if pawn < n.NURSES:
            assert self.say("view.pawn.tokens", n=self.position["tokens"][pawn], most=MOST_TOKENS) in name
            held = len(self.position["held_partials"][pawn])
            assert (self.say("view.pawn.partials", n=held) in name) == (held > 0)
        assert (self.say("view.pawn.manager") in name) == (pawn == self.position["manager"])

    def assert_place(self, place: int) -> None:
        """Assert that a place is a group whose name says who is there, or that nobody is there."""
        who = self.listed([self.name_of(pawn) for pawn, where in enumerate(self.places) if where == place])
        name = self.say(f"place.{n.PLACE_NAMES[place]}")
        told = self.say("view.place", place=name, who=who) if who else self.say("view.place_empty", place=name)
        assert told in names(self.heard, "group")

    def assert_spaces(self, shift: int) -> None:
        """Assert that the Staff spaces of a shift without a pawn have the names that `spaces` returns."""
        begins = f"{self.shift_name(shift)}. "
        told = [name.removeprefix(begins) for name in names(self.heard, "button") if name.startswith(begins)]
        assert told == self.spaces(shift)

    def spaces(self, shift: int) -> list[str]:
        """Return the names of the Staff spaces of a shift without a pawn, from the position.

        From left to right come the spaces that pawns cover, and then the other spaces, empty or left again.
        """
        card, now = self.position["cards"][shift], self.position["shift"]
        if card is None:
            return []
        most = list(the_box().patients.values())[card][n.STAFF]
        cover = self.position["cover"] if shift == now else []
        covering = [self.name_of(pawn) for pawn, spaces in enumerate(cover) for _ in range(spaces)]
        is_over = shift < now or bool(self.position["ending"])
        told = []
        for space in range(most):
            if n.FIRST_SPACES[shift] + space in self.places:
                continue
            key = "covered" if covering else "left" if is_over else "empty"
            who = {"who": covering.pop(0)} if covering else {}
            told.append(self.say(f"view.space_{key}", n=space + 1, most=most, **who))
        return told

    def name_of(self, pawn: int) -> str:
        """Return the name of a pawn."""
        if pawn < n.NURSES:
            return self.nurses[pawn]
        kind, first = ("assistant", n.FIRST_ASSISTANT) if pawn < n.FIRST_ON_CALL else ("on_call", n.FIRST_ON_CALL)
        return self.say(f"staff.{kind}", n=pawn - first + 1)

    def shift_name(self, shift: int) -> str:
        """Return the name of a shift, from 0."""
        return self.say("view.shift_name", shift=self.say(f"shift.{n.SHIFT_NAMES[shift]}"))
