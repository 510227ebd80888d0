"""Memories to turn and lay by hand: one lies on the cloth, and each of the others is laid until the stitches meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from holding_on.board.stage_script import Scrap, Script, Told
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, Memory
from holding_on.catalogue.stitches import BOTTOM, LEFT, RIGHT, TOP, Edges, turned
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.laid import address_of
from holding_on.lessons.pieces.staged import Staged, pressed, scripted, told

WIDE: Final = 3
"""How many places the cloth has from left to right, and from top to bottom."""
MIDDLE: Final = 4
"""The place of the memory that lies there from the beginning."""
HAND: Final = 6
"""The place of the memory in hand until it is laid somewhere: a corner, which is beside no other memory."""
QUARTERS: Final = 4
SIDES: Final = ("top", "right", "bottom", "left")


class Sew(Staged):
    """A few memories to turn and lay. A memory may lie wherever it touches another; the stitches say how it fits.

    A place is right when all stitches meet, nothing is turned, and the memories are neighbours in Billy's life.
    """

    def __init__(self, game: Game, memories: Sequence[str], catalogue: Catalogue, key: str, words: Words) -> None:
        """Find the right place of every memory. The first lies in the middle, the others come to hand one by one.

        `key` begins the keys of the words: `asks`, and `met_1` for what is said when the second memory has its place,
        and so on. Raises SceneError for a memory that the box does not have, or that does not lie near the first.
        """
        known = {memory.id: memory for memory in catalogue.memories}
        unknown = [memory for memory in memories if memory not in known]
        if unknown or len(memories) < 2:
            raise SceneError(f"{key}: it takes two memories or more, from 1-1 to 5-6, not {', '.join(memories)}")
        self.key = key
        self.steps: list[Step] = []
        self._game = game
        self._memories = [known[memory] for memory in memories]
        self._right = [_beside(self._memories[0], memory, key) for memory in self._memories]
        if len({*self._right, HAND}) <= len(memories):
            raise SceneError(f"{key}: each memory needs a place of its own, and one comes to hand in the corner")
        alone = [each.id for n, each in enumerate(self._memories[1:], 1) if not self._touches(n)]
        if alone:
            raise SceneError(f"{key}: {alone[0]} touches none of those before it; name the one between them first")
        self._pictures = [address_of(catalogue.drawing(memory, "partial")) for memory in memories]
        self.hand, self.place, self.turns = 1, HAND, 1
        """Which memory is in hand, where it lies, and how many quarters of a turn it has been given."""
        self._is_begun = self._was_done = False
        super().__init__(game, words, "sew")

    def _touches(self, n: int) -> bool:
        """Whether a memory has its place beside one of those before it."""
        return any(place in self._right[:n] for _, place in _neighbours(self._right[n]))

    # ------------------------------------------------------------------ how it stands

    def lying(self) -> dict[int, Edges]:
        """Return the edges of the memories that have their place, by place."""
        return {self._right[n]: self._memories[n].stitches for n in range(self.hand)}

    def touching(self) -> Iterator[tuple[int, int, int]]:
        """Yield for each side of the memory in hand that touches another: the side, its stitches, the stitches there.

        The side is the one to which it points now.
        """
        lying, mine = self.lying(), turned(self._memories[self.hand].stitches, self.turns)
        for side, place in _neighbours(self.place):
            if place in lying:
                yield side, mine[side], lying[place][(side + 2) % QUARTERS]

    @property
    def meets(self) -> bool:
        """Whether the memory in hand lies beside others, and all stitches meet."""
        beside = [*self.touching()]
        return self.place != HAND and bool(beside) and all(mine == there for _, mine, there in beside)

    @property
    def is_right(self) -> bool:
        """Whether the memory in hand lies where it belongs."""
        return self.meets and self.turns % QUARTERS == 0 and self.place == self._right[self.hand]

    @property
    def is_done(self) -> bool:
        """Whether every memory has its place."""
        return self.is_right and self.hand == len(self._memories) - 1

    def _places(self) -> list[int]:
        """Return the empty places at which the memory in hand would touch another."""
        lying = self.lying()
        beside = {place for there in lying for _, place in _neighbours(there)}
        return sorted(beside - {*lying, self.place, HAND})

    # ------------------------------------------------------------------ what is pressed

    def does(self, name: str) -> None:
        verb, _, place = name.partition(" ")
        self._is_begun = True
        match verb:
            case "start":
                self.hand, self._is_begun = 1, False
                self._take()
            case "next" if self.is_right and not self.is_done:
                self.hand += 1
                self._take()
            case "show" if not self.is_right:
                self.place, self.turns = self._right[self.hand], -(-self.turns // QUARTERS) * QUARTERS
            case "turn" if not self.is_right:
                self.turns += 1
            case "lay" if not self.is_right and place.isdigit() and int(place) in self._places():
                self.place = int(place)
        self._was_done |= self.is_done
        self.draw()

    def _take(self) -> None:
        """Take the next memory in hand: it lies in the corner, turned."""
        self.place, self.turns = HAND, self.hand

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        buttons = [pressed("start", self.say("button.again"))] if self._is_begun or self.hand > 1 else []
        if not self.is_right:
            buttons = [
                pressed("turn", self.say("sew.turn"), main=True),
                pressed("show", self.say("sew.show")),
                *buttons,
            ]
        elif not self.is_done:
            buttons = [pressed("next", self.say("stage.next"), main=True), *buttons]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count=self.say("stage.count", n=self.hand, all=len(self._memories) - 1),
            cloth=[self._scrap(place) for place in range(WIDE * WIDE)],
            told=self._told(),
            buttons=buttons,
            waits=not self._was_done,
        )

    def _told(self) -> Told | None:
        """Return how the memory in hand lies, with what Billy said in it; at the end what he said in all of them."""
        his = [(self._quote(self.hand), "")]
        if not self._is_begun:
            return told("", self.say("sew.begin"), *his)
        if self.place == HAND:
            facing = dict(zip(SIDES, turned(self._memories[self.hand].stitches, self.turns), strict=True))
            return told("", self.say("sew.facing", **facing), *his)
        if self.is_right:
            lines = [(self._quote(n), "") for n in range(self.hand + 1)] if self.is_done else his
            text = self.words.say(f"{self.key}.met_{self.hand}")
            return told(self.say("sew.met"), text, *lines, kind="done" if self.is_done else "")
        for _, mine, there in self.touching():
            if mine != there:
                return told(self.say("sew.apart"), self.say("sew.beside", n=mine, there=there), *his)
        how = {0: "elsewhere", 2: "head"}.get(self.turns % QUARTERS, "side")
        return told(self.say("sew.numbers"), self.say(f"sew.{how}"), *his)

    def _quote(self, n: int) -> str:
        return self.words.say("board.page.quote", words=self.words.say(f"memory.{self._memories[n].id}.words"))

    def _scrap(self, place: int) -> Scrap:
        """Return what a place of the cloth shows, and what a press on it does."""
        if place == self.place:
            name = "" if self.is_right else "turn"
            held = self._shown(self.hand, self.turns, name, "sew.laid" if self.is_right else "sew.in_hand")
            return {**held, "caption": self.say("sew.hand")} if place == HAND else held
        for n in range(self.hand):
            if place == self._right[n]:
                return self._shown(n, 0, "", "sew.laid")
        is_open = not self.is_right and place in self._places()
        text = self.say(f"sew.place_{place}") if is_open else ""
        name = f"lay {place}" if is_open else ""
        return {"name": name, "text": text, "src": "", "edges": [], "sides": [], "turns": 0}

    def _shown(self, n: int, turns: int, name: str, key: str) -> Scrap:
        edges = self._memories[n].stitches
        facing = dict(zip(SIDES, turned(edges, turns), strict=True))
        picture = self.words.say(f"memory.{self._memories[n].id}.picture_partial")
        return {
            "name": name,
            "text": " ".join([self.say(key, picture=picture), self.say("sew.facing", **facing)]),
            "src": self._pictures[n],
            "edges": [*edges],
            "sides": self._standing(n, turns),
            "turns": turns,
        }

    def _standing(self, n: int, turns: int) -> list[str]:
        """Return for each side of a memory whether it "fits" or "misfits", or is "open"."""
        if n != self.hand:
            fits = {(side + 2) % QUARTERS: there for side, there in self._seams(self._right[n])}
            return [fits.get(side, "open") for side in range(QUARTERS)]
        standing = {side: "fits" if mine == there else "misfits" for side, mine, there in self.touching()}
        return [standing.get((side + turns) % QUARTERS, "open") for side in range(QUARTERS)]

    def _seams(self, place: int) -> Iterator[tuple[int, str]]:
        """Yield how the memories around a place that lies still fit it: the side that they turn to it, and the word."""
        lying = self.lying()
        for side, beside in _neighbours(place):
            if beside in lying:
                yield (side + 2) % QUARTERS, "fits"
            elif beside == self.place != HAND:
                mine = turned(self._memories[self.hand].stitches, self.turns)[(side + 2) % QUARTERS]
                yield (side + 2) % QUARTERS, "fits" if mine == lying[place][side] else "open"

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for n in range(1, len(self._memories)):
            said += [f"  {self._quote(n - 1)}", f"  {self._quote(n)}"] if n == 1 else [f"  {self._quote(n)}"]
            said.append(f"    {self.words.say(f'{self.key}.met_{n}')}")
        return said


def _beside(first: Memory, memory: Memory, key: str) -> int:
    """Return the place of a memory on a cloth in whose middle the first one lies."""
    down, along = memory.timeline - first.timeline, memory.position - first.position
    if max(abs(down), abs(along)) > 1:
        raise SceneError(f"{key}: {memory.id} does not lie beside {first.id} among Billy's memories")
    return MIDDLE + WIDE * down + along


def _neighbours(place: int) -> Iterator[tuple[int, int]]:
    """Yield the places beside a place of the cloth, each with the side on which it lies."""
    row, column = divmod(place, WIDE)
    for side, (down, along) in {TOP: (-1, 0), RIGHT: (0, 1), BOTTOM: (1, 0), LEFT: (0, -1)}.items():
        if 0 <= row + down < WIDE and 0 <= column + along < WIDE:
            yield side, (row + down) * WIDE + column + along
