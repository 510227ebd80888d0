"""Moments of one game to go through by hand, forwards and back, and a position to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holding_on.board.stage_script import Script, Slider
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.moves import play_moves, rehearse, return_to
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, Staged, option, scripted, told
from holding_on.view.actions import Action

THINGS: Final = ("condition", "warnings")
"""The things that are not people and can be named in a position to look at."""


class Moments(Staged):
    """A game that the learner takes to any of its moments: at each, people stand where they stood then."""

    def __init__(self, game: Game, stretches: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try the moves in a copy; each stretch of them leads from one moment to the next.

        `key` begins the keys of the words: `asks`, and `moment_1` and `told_1` for where the game begins, and so on.
        Raises SceneError when a move is refused.
        """
        self.key = key
        self._start = game.actions
        self._made = [[move for stretch in stretches[:n] for move in stretch] for n in range(len(stretches) + 1)]
        self.steps, _ = rehearse(game, self._made[-1])
        wrong = next((step for step in self.steps if step.refused), None)
        if wrong is not None:
            raise SceneError(f"{key}: a moment cannot be reached: {wrong.action}: {wrong.sentences[0][0]}")
        self.at = 0
        self.been = {0}
        """The moments at which the learner has been, counted from 0."""
        super().__init__(game, words, "moments")

    def script(self) -> Script:
        moments = [
            option(f"moment {n}", self.words.say(f"{self.key}.moment_{n}"), CHOSEN if n == self.at + 1 else OPEN)
            for n in range(1, len(self._made) + 1)
        ]
        there = told("", self.words.say(f"{self.key}.told_{self.at + 1}"))
        return scripted(
            self.words.say(f"{self.key}.asks"),
            options=moments,
            slider=self._slider(),
            told=there,
            waits=len(self.been) < len(self._made),
        )

    def _slider(self) -> Slider:
        """Return all moments as a line along which one slides, forwards and back."""
        return {
            "name": "at",
            "text": self.say("moments.slider"),
            "least": 1,
            "most": len(self._made),
            "value": self.at + 1,
            "told": self.words.say(f"{self.key}.moment_{self.at + 1}"),
        }

    def spoken(self, script: Script) -> list[str]:
        return [f"{self.key}.says_{self.at + 1}", *super().spoken(script)]

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the moves up to the moment before, so that the picture shows what has changed since."""
        return self.game, self.game.actions[: len(self._start) + len(self._made[max(0, self.at - 1)])]

    def does(self, name: str) -> None:
        numbers = range(1, len(self._made) + 1)
        at = next((n for n in numbers if name in (f"moment {n}", f"at {n}")), None)
        if at is not None:
            self.at = at - 1
            self.been.add(self.at)
            with self.at_once():
                return_to(self.game, self._start)
                play_moves(self.game, self._made[self.at])

    def lines(self) -> list[str]:
        said, shown = [self.words.say(f"{self.key}.asks")], 0
        for n, made in enumerate(self._made, 1):
            said.append(f"  {self.words.say(f'{self.key}.moment_{n}')}: {self.words.say(f'{self.key}.told_{n}')}")
            said += [f"    {line}" for step in self.steps[shown : len(made)] for line in step.lines(self.words)]
            shown = len(made)
        return said


class Look(Staged):
    """A position to look at: whatever is pressed says what it is, in the picture and of the things named below."""

    def __init__(self, game: Game, things: Sequence[str], key: str, words: Words) -> None:
        """Name the `things` as options: people by their names, and "condition" and "warnings".

        `key` begins the key of the word `asks`. Raises SceneError for an unknown thing.
        """
        self.key = key
        self.things = tuple(things)
        self._pawns = {pawn["name"]: pawn for pawn in game.view()["pawns"]}
        unknown = [thing for thing in things if thing not in (*THINGS, *self._pawns)]
        if unknown:
            raise SceneError(f"{key}: nothing here is called {unknown[0]!r}; it takes a name, or {', '.join(THINGS)}")
        self.seen: list[str] = []
        """The things that have been pressed below the picture, the latest last."""
        super().__init__(game, words, "look")

    def script(self) -> Script:
        latest = self.seen[-1] if self.seen else None
        options = [
            option(f"thing {n}", self._name(thing), CHOSEN if thing == latest else OPEN)
            for n, thing in enumerate(self.things)
        ]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            options=options,
            told=told("", self.say("look.begin") if latest is None else self._text(latest)),
            lit=[] if latest is None else [self._lit(latest)],
            waits=bool(self.things) and not self.seen,
        )

    def _name(self, thing: str) -> str:
        return self.say(f"look.{thing}") if thing in THINGS else thing

    def _text(self, thing: str) -> str:
        """Return what the ward says of a thing."""
        view = self.game.view()
        said = {"condition": view["track"]["text"], "warnings": view["head"]["warnings_mean"]}
        return said[thing] if thing in said else self._pawns[thing]["text"]

    def _lit(self, thing: str) -> str:
        """Return the name by which the picture lights a thing."""
        return thing if thing in THINGS else f"pawn {self._pawns[thing]['pawn']}"

    def does(self, name: str) -> None:
        """Tell what a thing is. The things of the picture say that themselves."""
        names = [f"thing {n}" for n in range(len(self.things))]
        if name in names:
            thing = self.things[names.index(name)]
            self.seen = [*(each for each in self.seen if each != thing), thing]
            self.draw()

    def lines(self) -> list[str]:
        view = self.game.view()
        things = [view["track"], *(place for place in view["places"] if place["pawns"]), *view["pawns"]]
        return [self.words.say(f"{self.key}.asks"), *(f"  {thing['text']}" for thing in things)]
