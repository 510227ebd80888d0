"""A few numbers of the rules of which the learner chooses one, slides it, claims what it does, and has it tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, Number
from holding_on.game import Game
from holding_on.lessons.pieces.slide import Slide, Tried, number_of
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, option

if TYPE_CHECKING:  # it brings charts, which a lesson without them need not load
    from holding_on.lessons.pieces.rule_change import SharedStudies


class Chosen(NamedTuple):
    """A rule that can be chosen, and what was claimed and found of it until now."""

    number: Number
    value: int
    first: int
    tried: dict[int, Tried]


class OwnRule(Slide):
    """Numbers to slide, one at a time; what was claimed and found of the others is kept until they are chosen again."""

    def __init__(
        self,
        game: Game,
        shared: SharedStudies,
        catalogue: Catalogue,
        rules: Sequence[tuple[str, int]],
        key: str,
        words: Words,
        games: int,
    ) -> None:
        """Begin with the first of the rules, each with the value that it is slid to at first.

        `key` begins the keys of the words: `switch`, and `rule_1` and so on, what the rules are called. Raises
        SceneError as `Slide` does.
        """
        self._rules = [Chosen(number_of(catalogue, rule, value), value, value, {}) for rule, value in rules]
        self.at = 0
        """Which of the rules is chosen, counted from 0."""
        super().__init__(game, shared, catalogue, *rules[0], key, words, games)

    def does(self, name: str) -> None:
        what, _, given = name.partition(" ")
        if what != "rule":
            super().does(name)
        elif not self.playing:
            self._rules[self.at] = Chosen(self.number, self.value, self._first, self.tried)
            self.at = int(given) - 1
            self.number, self.value, self._first, self.tried = self._rules[self.at]
            self.draw()

    def _is_known(self) -> bool:
        return super()._is_known() or any(tried.games for each in self._rules for tried in each.tried.values())

    def script(self) -> Script:
        script = super().script()
        if not self.playing:
            rules = [
                option(f"rule {n + 1}", self._called(n), CHOSEN if n == self.at else OPEN)
                for n in range(len(self._rules))
            ]
            script["buttons"] = []  # so that the rules stand side by side
            script["dials"] = [{"label": self.words.say(f"{self.key}.switch"), "options": rules}]
        return script

    def _called(self, rule: int) -> str:
        return self.words.say(f"{self.key}.rule_{rule + 1}")

    def lines(self) -> list[str]:
        return [f"  {self._called(n)}" for n in range(len(self._rules))] + super().lines()
