"""House rules: where the rules that a table has agreed on come in. A game without such rules has no `House`.

The engine calls these functions and does not know what they do: `game/house_rules.py` makes them from the table's
variants. A plain game pays one comparison at each of these places.
"""

from collections.abc import Callable
from typing import Any


class House:
    """The house rules of one game.

    * `rules` are their ids, which the journal names as a game begins
    * `options(state, legal, barred)` returns the actions that are legal by the house rules, where `legal` are so by the
      rules of the box; like the options of a decision, it adds to `barred` what it bars, if it is given a list
    * `answer(state, rule, options, answer, action, verb)` notes an action in the journal and applies it; the other
      arguments are the rule and the functions of the pending decision, and the verb of the entry
    * `follow(state, phase, line)` does what follows a phase that is over, and the entries of the journal from `line` on
    * `who(state, decided, player)` returns who decides, where `player` does so by the rules of the box; `decided` is
      the number of a decision, or SENIOR
    * `keeps_journal`: whether some house rule follows changes, so that every state needs a journal

    The types leave the state open, since the readings, which a state has, hold this object.

    `again` and `of` say how to make these rules again, for pickles and for `copy`.
    """

    __slots__ = ("again", "answer", "follow", "keeps_journal", "of", "options", "rules", "who")

    def __init__(
        self,
        rules: tuple[str, ...],
        options: Callable[[Any, list[int], Any], list[int]],
        answer: Callable[[Any, str, Any, Any, int, str], None],
        follow: Callable[[Any, int, int], None],
        who: Callable[[Any, int, int], int],
        keeps_journal: bool,
        again: Callable[[object], "House"],
        of: object,
    ) -> None:
        self.rules = rules
        self.options = options
        self.answer = answer
        self.follow = follow
        self.who = who
        self.keeps_journal = keeps_journal
        self.again = again
        self.of = of

    def __reduce__(self) -> tuple[Callable[[object], "House"], tuple[object]]:
        """Return how to make these rules again, for pickles and for `copy`."""
        return self.again, (self.of,)
