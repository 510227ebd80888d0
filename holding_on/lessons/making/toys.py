"""The things to play with in a lesson: an hour, a talk, an evening, a cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holding_on.game import Game
from holding_on.lessons.checks.moves import split_moves
from holding_on.lessons.making.positions import NAMES, Positions, catalogue_of
from holding_on.lessons.pieces.ask import Ask
from holding_on.lessons.pieces.bench import Bench
from holding_on.lessons.pieces.compared import Compared
from holding_on.lessons.pieces.draws import Draws
from holding_on.lessons.pieces.evening import Evening
from holding_on.lessons.pieces.listen import Listen
from holding_on.lessons.pieces.moments import Look, Moments
from holding_on.lessons.pieces.sew import Sew
from holding_on.lessons.pieces.shifts import Shifts


class Toys(Positions):
    """Makes what a learner plays with as often as they like; most of it begins with a guess or a comparison."""

    def look(self, name: str, game: Game, *things: str) -> Look:
        """Return a position in which whatever is pressed says what it is. Its word is `asks`.

        The `things`, people by their names, "condition" and "warnings", can be pressed below the picture too. Raises
        SceneError for an unknown thing.
        """
        return Look(game, things, self._key(name), self.words)

    def moments(self, name: str, game: Game, *stretches: str) -> Moments:
        """Return a game that the learner takes to any of its moments; each stretch of moves leads to the next one.

        Its words are `asks`, and `moment_1` and `told_1` for where the game begins, and so on.
        """
        made = [split_moves(stretch, game.names) for stretch in stretches]
        return self._noted(Moments(game, made, self._key(name), self.words))

    def bench(self, name: str, game: Game, *ways: str, ends: str | Sequence[str] = ()) -> Bench:
        """Return an hour to play in any way, again and again, with what came of the last two ways side by side.

        The `ways` are examples, each some moves; they all lead to the moment at which the hour is over. Its word is
        `task`, and `done` is told when two ways have been played; with facts in `ends`, such as "condition" or
        ("condition", "memories"), what is told follows their values, as `done_21_2`, where there are such words.
        `beside` of what is returned adds the same hour at another table, `into` what follows the hour. Raises
        SceneError when the ways lead to different moments, or a move of them is refused.
        """
        made = [split_moves(way, game.names) for way in ways]
        facts = (ends,) if isinstance(ends, str) else ends
        return self._noted(Bench(game, made, self._key(name), self.words, facts))

    def compare(self, name: str, game: Game, *ways: str) -> Compared:
        """Return an hour that goes on in one of a few ways, one press each, with what came of them side by side.

        Each way is some moves; they all lead to the moment at which the hour is over. Its words are `asks`, `way_1`,
        `way_2` and so on, and `done`, which is told when all ways have been seen. Raises SceneError as `bench` does.
        """
        return self._noted(Compared(game, [split_moves(way, game.names) for way in ways], self._key(name), self.words))

    def listen(
        self, name: str, card: str, *staff: str, moves: str, of: int = 0, guess: bool = True, **about: Any
    ) -> Listen:
        """Return a talk with Billy that the learner plays hour after hour, with the odds of an Event beside it.

        With `of` each hour is laid down as a card; the learner first guesses in how many of so many hours Billy tells
        nothing, unless `guess` is false. Each hour begins as `bedside` says, and the `moves` lead through it; the game
        deals the cards. Its word is `asks`. Raises SceneError when a move is refused, or the moves end before the talk
        does.
        """

        def begin(told: Sequence[str], first: Sequence[str], seed: int) -> Game:
            deal = {"partials": list(first)} if first else {}
            return self.bedside(card, *staff, **{**about, "board": list(told), "seed": seed, "deal": deal})

        made = split_moves(moves, NAMES)
        return self._noted(Listen(begin, made, catalogue_of(self.content), self._key(name), self.words, of, guess))

    def ask(self, name: str, card: str, *staff: str, moves: str, **about: Any) -> Ask:
        """Return a talk in which the learner spends Care Tokens on questions, evening after evening.

        Each evening begins as `bedside` says with other cards, and the `moves` lead to the first question. Its word is
        `asks`, and `guess` where it is guessed first. Raises SceneError when a move is refused, or when nobody may ask
        then.
        """

        def begin(seed: int, whole: Sequence[str]) -> Game:
            grid = {**about.get("grid", {}), **({"clears": [*whole]} if whole else {})}
            return self.bedside(card, *staff, moves=moves, **{**about, "seed": seed, "grid": grid})

        return self._noted(Ask(begin, self._key(name), self.words))

    def sew(self, name: str, game: Game, *memories: str) -> Sew:
        """Return memories to turn and lay until their stitches meet, beside a position of a game.

        The first of the `memories` ("2-2") lies there, the others come to hand one by one. Its words are `asks`, and
        `met_1` for what is said when the second memory has its place, and so on. Raises SceneError for memories that
        are not neighbours.
        """
        return self._noted(Sew(game, memories, catalogue_of(self.content), self._key(name), self.words))

    def shifts(self, name: str, game: Game, who: str, count: int = 6) -> Shifts:
        """Return some shifts in a row before each of which the learner sends somebody or lets them rest.

        The game plays each shift, and what came of the last two times stands side by side. It begins before a Morning,
        and deals the cards. Its word is `asks`. Raises SceneError when the game begins elsewhere, or for somebody who
        gains no Stress.
        """
        return self._noted(Shifts(game, who, self._key(name), self.words, count))

    def evening(self, name: str, begin: Callable[..., Game], *ways: str, **settings: Sequence[Any]) -> Evening:
        """Return an evening that the learner sets up and lets the engine play, until each ending has been reached.

        `begin` returns the beginning of an evening; it is given one value of each of the `settings` by name. Each way
        is some moves, which lead through the evening. Its words are `asks`, `way` and the name of each setting, `way_1`
        and so on, and the name with a number for a value that is no number itself.
        """
        return self._noted(Evening(begin, ways, settings, self._key(name), self.words))

    def draws(self, name: str, begin: Callable[[int], Game], *moves: str, first: int = 1) -> Draws:
        """Return a card that is turned as often as the learner likes, each time from cards that were shuffled anew.

        `begin` returns the beginning, with the cards of a seed: `lambda seed: lesson.game({"day": 3}, seed=seed)`. The
        `moves` turn the card; the `first` seed is the first one. Its words are `asks`, and `ready` and `another`, told
        when the kind that one was ready for has come, or another. Raises SceneError when no card is turned by them.
        """
        made = [move for each in moves for move in split_moves(each, NAMES)]
        return self._noted(Draws(begin, made, first, self._key(name), self.words))
