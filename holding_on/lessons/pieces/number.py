"""A number of a position that the learner slides after its question: for each value the question is asked anew."""

from __future__ import annotations

from functools import partial

from holding_on.board.stage_script import Slider
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.asked import CONDITION, Asked


class Number:
    """A number of a position, the values that it may have, and the question about the value that was slid to last."""

    def __init__(self, name: str, values: range, now: int, asked: Asked, set_up: partial[Game], words: Words) -> None:
        """Begin at the value `now`, of which `asked` asks. `set_up` sets up a position with another `name`.

        Raises SceneError when the position is not possible with the first or the last of the values.
        """
        self.name, self.values, self.value, self.words = name, values, now, words
        self._first, self._set_up = asked, set_up
        for value in (values[0], values[-1]):
            self._with(value)
        self.asked: Asked | None = None
        """The question about the value; None before the number has been slid."""
        self.answer: int | str | bool | None = None
        """What was answered to it."""
        self.came: dict[int, int] = {}
        """By each value that was asked about, once it has been answered, the number that came of it."""
        if type(asked.right) is int:
            self.came[now] = asked.right

    def slid(self, pressed: str) -> bool:
        """Take the value out of what the stage tells, such as "vary 8", and ask about it; False for anything else.

        Raises SceneError for a value with which the position is not possible.
        """
        values = {f"vary {value}": value for value in self.values}
        if pressed not in values:
            return False
        self.value, self.answer = values[pressed], None
        self.asked = self._with(self.value)
        return True

    def answered(self, answer: int | str | bool) -> None:
        """Take in an answer to the question about the value, and note what came of the value."""
        self.answer = answer
        if self.asked is not None and type(self.asked.right) is int:
            self.came[self.value] = self.asked.right

    def _with(self, value: int) -> Asked:
        """Return the question that was there first, asked of the position with this value."""
        game, first = self._set_up(**{self.name: value}), self._first
        return Asked(game, first.moves, first.about, self._options(), first.key, self.words, first.mark, value)

    def _options(self) -> list[int | str]:
        """Return the first question's options; a question whether a move is possible makes its own."""
        return [value for value in self._first.options if not isinstance(value, bool)]

    def slider(self) -> Slider:
        """Return the slider of the stage."""
        return {
            "name": "vary",
            "text": self._label(),
            "least": self.values[0],
            "most": self.values[-1],
            "value": self.value,
            "told": str(self.value),
            "came": sorted(self.came.items()) if len(self.came) > 1 else [],
        }

    def _label(self) -> str:
        key = self.name if self.name == CONDITION else "tokens"
        return self.words.say(f"lesson.vary.{key}", who=self.name)

    def line(self) -> str:
        """Return the label and the reach of the slider, as a line of text."""
        return f"  {self._label()}: {self.value} ({self.values[0]} – {self.values[-1]})"
