"""Counts the answers to the six questions that a room is asked before and after.

Nothing is kept but how often each answer was given: not who gave it, not in which order, not which answers belong
together. What was answered is shown when a round is over, since sums that grew before one's eyes would tell what the
last person answered.

>>> answers = Answers()
>>> answers.give(answers.open_page(), {"ease": "4"})
''
>>> answers.shown("before", "ease") is None
True
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

QUESTIONS: Final = ("ease", "decline", "overload", "speak", "stay", "turn")
"""The names of the questions. The first three ask about the goals of nursing (`common/course.py`)."""

STEPS: Final = ("before", "between", "after", "closed")
"""What the page of the questions does: it asks, waits, asks again, and is over."""

ROUNDS: Final = ("before", "after")
"""The steps at which it asks."""

HIGHEST: Final = 5
"""The highest answer; the lowest is 1."""

FEWEST: Final = 5
"""So many people have to answer a question before anything is shown: of fewer, somebody could be recognised."""

MOST_PAGES: Final = 4096
"""How many pages may be open and unanswered; the oldest is forgotten then."""

Counts = tuple[int, ...]
"""How often each answer was given, from 1 to 5."""


class Answers:
    """The answers of a room, as counts, and which questions are being asked."""

    def __init__(self) -> None:
        self.step = STEPS[0]
        self._counts = {(when, name): [0] * HIGHEST for when in ROUNDS for name in QUESTIONS}
        self._pages: dict[str, None] = {}
        """The pages that have been opened in this round and not been sent; nothing says by whom."""
        self._sent = dict.fromkeys(ROUNDS, 0)

    @property
    def is_asking(self) -> bool:
        """Whether the questions are open."""
        return self.step in ROUNDS

    def open_page(self) -> str:
        """Return a new secret for a page with the questions, by which it can be sent once."""
        while len(self._pages) >= MOST_PAGES:
            del self._pages[next(iter(self._pages))]
        page = secrets.token_urlsafe(16)
        self._pages[page] = None
        return page

    def give(self, page: str, answers: Mapping[str, str]) -> str:
        """Count the answers of a page; return "", or the name of the reason why nothing was counted.

        A question may be left out, not all of them.
        """
        if not self.is_asking or page not in self._pages:
            return "again" if self.is_asking else "not_now"
        given = {name: answers[name] for name in QUESTIONS if name in answers}
        if not given:
            return "nothing"
        if any(answer not in _ALLOWED for answer in given.values()):
            return "no_answer"
        del self._pages[page]
        for name, answer in given.items():
            self._counts[self.step, name][int(answer) - 1] += 1
        self._sent[self.step] += 1
        return ""

    def go_on(self, step: str) -> None:
        """Go on to a later step; nothing leads back, so that no sum is seen to grow."""
        if step in STEPS and STEPS.index(step) > STEPS.index(self.step):
            self.step = step
            self._pages.clear()

    def next_step(self) -> str | None:
        """Return the step that follows; None after the last."""
        return None if self.step == STEPS[-1] else STEPS[STEPS.index(self.step) + 1]

    def is_over(self, when: str) -> bool:
        """Whether a round is over."""
        return STEPS.index(self.step) > STEPS.index(when)

    def sent(self, when: str) -> int:
        """Return how many pages were sent in a round."""
        return self._sent[when]

    def shown(self, when: str, question: str) -> Counts | None:
        """Return the counts of a question in a round; None before the round is over, and of fewer than five people."""
        counts = self._counts[when, question]
        return tuple(counts) if self.is_over(when) and sum(counts) >= FEWEST else None


_ALLOWED: Final = frozenset(str(answer) for answer in range(1, HIGHEST + 1))
