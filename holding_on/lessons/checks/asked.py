"""A question about a position after some moves, with the sentence and the journal line that each answer is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.engine.names import STAGE_NAMES, TOP_CONDITION
from holding_on.game import Game
from holding_on.game.options import pawn_by_name
from holding_on.lessons.checks.evidence import line_about
from holding_on.lessons.checks.facts import compared_odds, fact, is_odds, pawn_of, value_text, within
from holding_on.lessons.checks.moves import play_moves, rehearse, return_to, told_moves
from holding_on.lessons.checks.written import is_another, mark_of

ALLOWED: Final = "allowed"
"""The value of `about` for a question that asks whether the last move is legal."""
ODDS_ARE: Final = ("less", "same", "more")
CONDITION: Final = "condition"
STAGE: Final = "stage"
FEWEST: Final = 2
"""How many options a question has at least."""
SET_AS: Final = {"ending": "outcome", "stage": "condition"}
"""For facts that follow from something on the table: its name, by which the game knows what set it."""


class Asked:
    """A question: what will a fact be after some moves, or is the last of the moves legal?

    `key` is the beginning of the keys of its words: `asks`, where the general question does not do, a sentence for each
    value of `options` (`yes` and `no` for "allowed"), and `right`, the value for which all of them were written. Only
    the right value may go without a sentence. `short_` and a value is what the first line says for a long option; after
    `short_yes` and `short_no` it reads "Yes, he may." and "No, not yet."
    `first` stands in place of that line. `name_` and a value is what the option says in place of its general name.

    A class may change the position. When something else is right then, or what the words name is otherwise, they do not
    fit any more: the question names the moves, the options are made anew around what the engine says, and a general
    sentence stands in.
    """

    def __init__(
        self,
        game: Game,
        moves: Sequence[str],
        about: str,
        options: Sequence[int | str],
        key: str,
        words: Words,
        mark: str = "",
        at: int | None = None,
    ) -> None:
        """Try the moves in a copy of the game.

        With a `mark` the position has been varied: the words go with the position of that mark only, and nothing
        general is said in their place. `at` is the number that it has been slid to: `asks_at` asks of it (`{n}`), and
        `varied` is told after every answer.
        """
        self._at = at
        self.game, self.moves, self.about, self.key, self.words = game, tuple(moves), about, key, words
        self.start = game.actions
        self._is_varied = bool(mark)
        self.steps, after = rehearse(game, moves)
        self.right = self._right(after)
        self.options: tuple[int | str | bool, ...] = (
            (True, False) if about == ALLOWED else tuple(dict.fromkeys(options))
        )
        self.mark = mark_of(game, [(self.steps, after)])
        self.is_changed = (
            self.right not in self.options
            or self._written_for() not in ("", _word(self.right))
            or is_another(key, self.mark)
            or mark not in ("", self.mark)
        )
        """Whether the words were written for another position than this one."""
        if self.is_changed and about != ALLOWED:
            self.options = self._anew(max(len(self.options), FEWEST))

    def _written_for(self) -> str:
        """Return the value, as a word of a key, that is right where the words fit; "" when they do not say so."""
        return self.words.say(f"{self.key}.right") if self.words.has(f"{self.key}.right") else ""

    def _anew(self, most: int) -> tuple[int | str | bool, ...]:
        """Return at most so many options, with what is right among them and what stood there before the moves."""
        if is_odds(self.about):
            return ODDS_ARE
        if self.about == STAGE:
            return STAGE_NAMES
        now = fact(self.game, self.about)
        if isinstance(self.right, int):
            return tuple(sorted(islice(self._near(self.right, now), most)))
        others = [value for value in (now, *self.options) if isinstance(value, str) and value not in ("", self.right)]
        return tuple(sorted((self.right, *[*dict.fromkeys(others)][: most - 1])))

    def _near(self, right: int, now: int | str | None) -> Iterator[int]:
        """Yield a number, the one that stood there before the moves, and then those near to it that there can be."""
        yield right
        if isinstance(now, int) and now != right:
            yield now
        highest = TOP_CONDITION if self.about == CONDITION else None
        for step in count(1):
            for value in (right - step, right + step):
                if value not in (now, right) and value >= 0 and (highest is None or value <= highest):
                    yield value

    def _right(self, after: Game) -> int | str | bool:
        if self.about == ALLOWED:
            return not self.steps[-1].refused
        return compared_odds(self.game, after, self.about) if is_odds(self.about) else fact(after, self.about)

    @property
    def asks(self) -> str:
        """The question."""
        if self._at is not None and self.words.has(f"{self.key}.asks_at"):
            return self.words.say(f"{self.key}.asks_at", n=self._at)
        if self.words.has(f"{self.key}.asks") and not self.is_changed:
            return self.words.say(f"{self.key}.asks")
        what = self.about.rpartition(" ")[2]
        general = what if what == self.about or is_odds(self.about) else f"somebodys_{what}"
        action = within(self.steps[-1].action)
        asks = self.words.say(f"lesson.predict.{general}", who=pawn_of(self.game, self.about), action=action)
        if not self.is_changed or self.about == ALLOWED:
            return asks
        return self.words.say("lesson.predict.after", moves=told_moves(self.game, self.moves, self.words), asks=asks)

    def sentence(self, value: int | str | bool) -> str:
        """Return what is said to an answer; "" for a right answer without a sentence."""
        key = f"{self.key}.{_word(value)}"
        if self.words.has(key) and not self.is_changed:
            return self.words.say(key)
        if self._is_varied:
            varied = f"{self.key}.varied"
            return self.words.say(varied) if self._at is not None and self.words.has(varied) else ""
        return "" if value == self.right else self.words.say("lesson.told.general")

    def name(self, value: int | str | bool) -> str:
        """Return an answer as a learner reads it: `name_` and its key, where the lesson names it otherwise."""
        key = f"{self.key}.name_{_word(value)}"
        if self.words.has(key) and not self.is_changed:
            return self.words.say(key)
        return value_text(value, self.about, self.words)

    @property
    def lit(self) -> list[str]:
        """The things of the stage whose figure the question is about."""
        name, _, what = self.about.rpartition(" ")
        if name and what != "place" and not is_odds(self.about):
            return [f"pawn {pawn_by_name(list(self.game.names), name)}"]
        thing = SET_AS.get(self.about, self.about)
        return [thing] if thing in ("condition", "pool") else []

    def title(self, value: int | str | bool) -> str:
        """Return the first line of what is told: whether the answer is so, and else what is so.

        Where the lesson has a first line of its own (`first`), each answer is told that.
        """
        if self.words.has(f"{self.key}.first") and not self.is_changed:
            return self.words.say(f"{self.key}.first")
        mine, there = self._short(value), self._short(self.right)
        if isinstance(self.right, bool):
            key = "told.yes" if self.right else "told.no"
        else:
            key = "told.so" if value == self.right else "told.not"
        text = self.words.say(f"lesson.{key}", mine=mine, there=there)
        return text[:1].upper() + text[1:]

    def _short(self, value: int | str | bool) -> str:
        """Return an answer as it stands in the first line of what is told: `short_` and its key, where there is one."""
        key = f"{self.key}.short_{_word(value)}"
        if self.words.has(key) and not self.is_changed:
            return self.words.say(key)
        if isinstance(value, bool):
            return self.words.say("lesson.told.possible" if value else "lesson.told.impossible")
        short = f"lesson.short.{self.about}.{value}"
        return self.words.say(short) if self.words.has(short) else within(self.name(value))

    def happen(self) -> None:
        """Make the moves in the game; a refused move changes nothing."""
        return_to(self.game, self.start)
        for step, move in zip(self.steps, self.moves, strict=True):
            if not step.refused:
                play_moves(self.game, [move])

    def cause(self) -> tuple[str, str]:
        """Return the line that says why it is so, and the id of its rule, once the moves have been made.

        It is the reason of the move that was refused, or the line of the entry that gave the fact its value, or a note
        that it stayed. Both are empty when no line is about what is asked.
        """
        if self.about != ALLOWED:
            return line_about(self.game, len(self.start), self.about)
        last = self.steps[-1].sentences
        return last[0] if last else ("", "")

    def lines(self) -> list[str]:
        """Return question, answers with their sentences, and steps with their rules, in lines of text."""
        general = self.words.say("lesson.told.general")
        said = {value: self.sentence(value) for value in self.options}
        answers = [f"  {self.name(value)}: {text}".rstrip(": ") for value, text in said.items() if text != general]
        if general in said.values():  # it is the same for each of these
            answers = [*(f"  {self.name(value)}" for value in self.options), f"  {general}"]
        steps = [f"  {line}" for step in self.steps for line in step.lines(self.words)]
        return [self.asks, *answers, *steps]


def _word(value: int | str | bool) -> str:
    """Return a value as the last part of the key of its sentence."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
