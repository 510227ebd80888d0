"""The arrangement: how the players have laid out the memories in play. It is a puzzle beside the game.

The engine knows the place of every memory, and no rule depends on an arrangement (G-32): no legal action, no record
and no match of memories uses it. Players may lay the cards of a Timeline in any order, change the order when more cards
arrive (TALK-03, TALK-04), and lay Tracking Tokens on Clears as a reminder (TALK-10).
"""

from collections.abc import Callable, Iterable
from typing import Final, SupportsIndex

from ..catalogue import stitches
from ..catalogue.stitches import BOTTOM, LEFT, RIGHT, TOP
from ..common.numbers import whole
from ..engine import names as n
from ..engine.changes import CARD
from ..engine.errors import SceneError
from ..engine.state import AFTER, TARGET, VERB, State
from ..view import shape
from ..view.facts.memories import side_in_play
from ..view.memories import memory_text
from ..view.wording import Wording
from .observers import Observers
from .options import memory_by_id

SIDES: Final = ("top", "right", "bottom", "left")
"""The names of the sides of a card, in the order of `stitches.Edges`."""
STANDINGS: Final[dict[bool | None, shape.Standing]] = {True: "fits", False: "misfits", None: "open"}
"""The words for how a side lies: "fits" or "misfits" its neighbour, or "open" when the place beside it is empty."""
NOTHING: Final = -1

Sides = tuple[bool | None, ...]


class Arrangement:
    """The arrangement of the memories in play by the players; all displays of a game show the same arrangement.

    The arrangement changes with its game. A memory that comes into play is laid on the first free place of its Timeline
    where it fits its neighbours, or else on the first free place. A memory that an undo takes away is removed. Memories
    that the players have moved stay where they are. Methods take the id of a memory and the position of a place, from
    1. A method that cannot do what is asked raises SceneError, which says what would work instead.

    >>> from holding_on.game import Game
    >>> game = Game.from_scene({"grid": {"partials": ["1-1", "1-2", "2-1", "2-4"], "clears": ["2-4"]}})
    >>> game.arrangement.move("2-4", 2)
    'It lies on place 2 of Timeline 2 now. It does not fit above and on the left.'
    >>> game.arrangement.move("2-4", 3)
    'It lies on place 3 of Timeline 2 now.'
    >>> game.arrangement.track("2-4")
    'A Tracking Token lies on it, as a reminder.'
    >>> game.arrangement
    1 =(1-1)=(1-2)   .     .     .     .
         =
    2 =(2-1)   .   [2-4*   .     .     .
    3    .     .     .     .     .     .
    4    .     .     .     .     .     .
    5    .     .     .     .     .     .
    Everything fits so far.
    """

    def __init__(self, wording: Wording, look: Callable[[], State]) -> None:
        """Make an empty arrangement; `look` returns the current state of the game that it follows."""
        self._wording = wording
        self._names = wording.names
        self._look = look
        self._over = False
        self._lying = [NOTHING] * n.MEMORIES
        """The card on each place, Timeline by Timeline; -1 for an empty place."""
        self._tracked: set[int] = set()
        self._stood: tuple[list[int], list[Sides]] = ([], [])
        """How the cards lay when somebody last asked how they fit, and how the sides on each place lay then."""
        self._told: tuple[object, shape.Arrangement] | None = None
        """What the data of the last display were made of, and these data."""
        self._observers: Observers[[]] = Observers("the memories")
        self.revision = 0
        """The number of changes that the players have made."""

    def copy(self, look: Callable[[], State], *, over: bool = False) -> "Arrangement":
        """Copy the arrangement for a branch or an earlier moment; when `over`, nothing can be moved in the copy."""
        copy = Arrangement(self._wording, look)
        copy.lay(*self.laid(), over=over)
        return copy

    def laid(self) -> tuple[list[int], list[int]]:
        """Return the card on each place and the cards with a Tracking Token, for `lay` to restore."""
        self.follow()
        return self._lying[:], sorted(self._tracked)

    def lay(self, lying: list[int], tracked: list[int], *, over: bool = False) -> None:
        """Restore an arrangement from the values of `laid`; when `over`, nothing can be moved any more."""
        self._over = over
        self._lying, self._tracked = lying[:], set(tracked)
        self.revision += 1

    def follow(self) -> None:
        """Add memories that have come into play, and remove memories that are gone. Every method calls this first."""
        state = self._look()
        there = state.piles[n.PARTIAL_GRID]
        self._lying = [card if card in there else NOTHING for card in self._lying]
        self._tracked.intersection_update(state.piles[n.CLEAR_GRID])
        new = [card for card in there if card not in self._lying]
        for card in _as_they_came(new, state) if new else ():
            free = [place for place in _places_of(card) if self._lying[place] == NOTHING]
            self._lying[next((place for place in free if self._would_fit(card, place)), free[0])] = card

    def _would_fit(self, card: int, place: int) -> bool:
        return False not in self._sides_on(place, [*self._lying[:place], card, *self._lying[place + 1 :]])

    def _sides_on(self, place: int, lying: list[int]) -> Sides:
        """Return for each side of the card on a place whether the side fits; None for a side beside an empty place."""
        return stitches.sides(self._grid(lying), *divmod(place, n.POSITIONS))

    def _grid(self, lying: list[int]) -> stitches.Grid:
        memories = self._names.catalogue.memories
        edges = [None if card == NOTHING else memories[card].stitches for card in lying]
        return tuple(tuple(edges[first : first + n.POSITIONS]) for first in range(0, n.MEMORIES, n.POSITIONS))

    def _sides(self) -> list[Sides]:
        """Return what `_sides_on` returns for each place; it is found only once while the cards lie as they do."""
        lay, sides = self._stood
        if lay != self._lying:
            grid = self._grid(self._lying)
            sides = [stitches.sides(grid, *divmod(place, n.POSITIONS)) for place in range(n.MEMORIES)]
            self._stood = self._lying[:], sides
        return sides

    # --- moving -------------------------------------------------------------------------------------------------

    def move(self, memory: str, position: SupportsIndex) -> str:
        """Lay a memory on another place of its Timeline; a memory that lies there goes to the place that is free now.

        Returns a sentence that says how the memory lies now.
        """
        card = self._touched(memory)
        to = whole(position)
        if to is None or not 1 <= to <= n.POSITIONS:
            raise SceneError(self._names.say("arrangement.refused.place", place=repr(position), most=n.POSITIONS))
        here, there = self._lying.index(card), _places_of(card)[to - 1]
        sentences = [self._names.say("arrangement.laid", n=to, timeline=card // n.POSITIONS + 1)]
        if here != there:
            other = self._lying[there]
            self._lying[here], self._lying[there] = other, card
            if other != NOTHING:
                sentences.append(self._names.say("arrangement.swapped", n=here % n.POSITIONS + 1))
            self._changed()
        return " ".join([sentences[0], *self._sentences_of_sides(there), *sentences[1:]])

    def track(self, memory: str) -> str:
        """Lay a Tracking Token on a Clear Memory, as a reminder (TALK-10), and return a sentence that says so."""
        card = self._touched(memory)
        if card not in self._look().piles[n.CLEAR_GRID]:
            raise SceneError(self._names.say("arrangement.refused.partial", memory=memory))
        if card not in self._tracked:
            self._tracked.add(card)
            self._changed()
        return self._names.say("arrangement.tracked")

    def untrack(self, memory: str) -> str:
        """Take a Tracking Token back from a memory, if one lies there, and return a sentence that says so."""
        card = self._touched(memory)
        if card in self._tracked:
            self._tracked.remove(card)
            self._changed()
        return self._names.say("arrangement.untracked")

    def _changed(self) -> None:
        self.revision += 1
        self._observers.notify()

    def _touched(self, memory: str) -> int:
        """Return the card of a memory. Raises SceneError for one that is not in play or cannot be moved."""
        if self._over:
            raise SceneError(self._names.say("arrangement.refused.over"))
        return self._card(memory)

    def _card(self, memory: str) -> int:
        self.follow()
        card = memory_by_id(self._names.catalogue, memory)
        if card not in self._lying:
            there = ", ".join(self._ids(self._lying))
            key = "absent" if there else "none"
            raise SceneError(self._names.say(f"arrangement.refused.{key}", memory=memory, there=there))
        return card

    def subscribe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer()` after every change by the players, and return the function that ends this.

        When the game adds or removes memories, only the observers of `Game.subscribe` are notified.
        """
        return self._observers.add(observer)

    # --- how the memories lie -----------------------------------------------------------------------------------

    def position(self, memory: str) -> int:
        """Return the position of the place where a memory lies, from 1."""
        return self._place(memory) % n.POSITIONS + 1

    def sides(self, memory: str) -> dict[str, shape.Standing]:
        """Return for each side of a memory "fits", "misfits", or "open" when the place beside the side is empty.

        A side at the border of the grid has no neighbour; such a side fits when it has no stitches (COMP-22).
        """
        return self._standings(self._place(memory))

    def _place(self, memory: str) -> int:
        card = self._card(memory)
        return self._lying.index(card)

    def _standings(self, place: int) -> dict[str, shape.Standing]:
        return dict(zip(SIDES, map(STANDINGS.__getitem__, self._sides()[place]), strict=True))

    @property
    def misfits(self) -> tuple[tuple[str, str], ...]:
        """The sides that do not fit, as pairs (id of the memory, name of the side)."""
        self.follow()
        taken = [place for place, card in enumerate(self._lying) if card != NOTHING]
        return tuple(
            (self._id(self._lying[place]), side)
            for place in taken
            for side, standing in self._standings(place).items()
            if standing == "misfits"
        )

    @property
    def fits(self) -> bool:
        """Whether all neighbouring sides fit. The arrangement can still turn out wrong when more memories come."""
        return not self.misfits

    @property
    def tracked(self) -> tuple[str, ...]:
        """The ids of the Clear Memories on which a Tracking Token lies."""
        self.follow()
        return tuple(self._ids(self._tracked))

    def _id(self, card: int) -> str:
        return self._names.catalogue.memories[card].id

    def _ids(self, cards: Iterable[int]) -> list[str]:
        return [self._id(card) for card in sorted(cards) if card != NOTHING]

    # --- for displays -------------------------------------------------------------------------------------------

    def plain(self) -> shape.Arrangement:
        """Return the arrangement as JSON data for a display, with its sentences.

        While it stays as it is, these are the same data again: nobody may change them.
        """
        self.follow()
        made_of = (self._lying[:], sorted(self._tracked), self._look().piles[n.CLEAR_GRID][:])
        if self._told is None or self._told[0] != made_of:
            self._told = made_of, self._data()
        return self._told[1]

    def _data(self) -> shape.Arrangement:
        places = [self._plain_place(place) for place in range(n.MEMORIES)]
        rows = [places[first : first + n.POSITIONS] for first in range(0, n.MEMORIES, n.POSITIONS)]
        return {"rows": rows, "tracked": list(self.tracked), "fits": self.fits, "text": self.text}

    def _plain_place(self, place: int) -> shape.Laid:
        card, position = self._lying[place], place % n.POSITIONS + 1
        if card == NOTHING:
            return {
                "memory": None,
                "text": self._names.empty_place(place),
                "cover": None,
                "sides": [],
                "sides_text": "",
            }
        return {
            "memory": self._id(card),
            **memory_text(self._wording, card, side_in_play(self._look(), card) or "partial", position),
            "sides": list(self._standings(place).values()),
            "sides_text": " ".join(self._sentences_of_sides(place)),
        }

    @property
    def text(self) -> str:
        """The sentence that says whether all sides fit so far, but not whether each memory has its true place."""
        self.follow()
        if not any(card != NOTHING for card in self._lying):
            return self._names.say("arrangement.none")
        return self._names.say("arrangement.fits" if self.fits else "arrangement.misfits")

    def _sentences_of_sides(self, place: int) -> list[str]:
        """Return the sentences about which sides of a card fit, without sides at the top or bottom of the grid."""
        say, listed = self._names.say, self._names.words.listed
        sides = self._standings(place)
        outer = {0: "top", n.TIMELINES - 1: "bottom"}.get(place // n.POSITIONS)
        sentences = []
        for standing in ("fits", "misfits"):
            names = [say(f"arrangement.side.{side}") for side in SIDES if sides[side] == standing and side != outer]
            if names:
                sentences.append(say(f"arrangement.sides.{standing}", sides=listed(names)))
        return sentences

    def __repr__(self) -> str:
        """Return the grid in lines: (Partial), [Clear], * for a Tracking Token, = for sides that fit, ≠ for others."""
        self.follow()
        sides = self._sides()
        lines = []
        for first in range(0, n.MEMORIES, n.POSITIONS):
            row = range(first, first + n.POSITIONS)
            if first:
                between = [_seam(sides[place - n.POSITIONS][BOTTOM], sides[place][TOP]) for place in row]
                lines.append("".join(f"     {seam}" for seam in between))
            beside = [None, *(sides[place][RIGHT] for place in row)]
            seams = [_seam(one, sides[place][LEFT]) for one, place in zip(beside, row, strict=False)]
            cards = "".join(seam + self._drawn(place) for seam, place in zip(seams, row, strict=True))
            lines.append(f"{first // n.POSITIONS + 1} {cards}{_seam(beside[-1])}")
        return "\n".join(line.rstrip() for line in [*lines, self.text] if line.strip())

    def _drawn(self, place: int) -> str:
        card = self._lying[place]
        if card == NOTHING:
            return "  .  "
        if card not in self._look().piles[n.CLEAR_GRID]:
            return f"({self._id(card)})"
        return f"[{self._id(card)}{'*' if card in self._tracked else ']'}"


def _seam(*sides: bool | None) -> str:
    """Return the sign between two places: "=" for sides that fit, "≠" for others, " " beside an empty place."""
    return next(("=" if side else "≠" for side in sides if side is not None), " ")


def _places_of(card: int) -> range:
    """Return the places of the Timeline of a card."""
    first = card - card % n.POSITIONS
    return range(first, first + n.POSITIONS)


def _as_they_came(cards: list[int], state: State) -> list[int]:
    """Sort cards by when they came into play; cards that lay in play from the start come first."""
    lines = enumerate(state.journal or ())
    came = {entry[TARGET]: line for line, entry in lines if entry[VERB] == CARD and entry[AFTER] == n.PARTIAL_GRID}
    return sorted(cards, key=lambda card: (came.get(card, NOTHING), card))
