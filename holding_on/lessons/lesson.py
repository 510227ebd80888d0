"""The class Lesson, which makes the pieces of a notebook and notes which rules have been applied in these pieces."""

from __future__ import annotations

from functools import cache
from weakref import WeakKeyDictionary

from holding_on.board.code import bring_lessons
from holding_on.catalogue.chapters import rules_of
from holding_on.catalogue.language import Words
from holding_on.common.lesson_cells import read
from holding_on.common.measure import measure
from holding_on.common.notebooks import lesson_named, lessons, notebooks_folder, on_a_page, own_content
from holding_on.game import Game
from holding_on.lessons.checks.campaigns import campaign_steps
from holding_on.lessons.making.first_asserts import explain_asserts
from holding_on.lessons.making.positions import catalogue_of
from holding_on.lessons.making.questions import Questions
from holding_on.lessons.making.studies import Studies
from holding_on.lessons.making.toys import Toys
from holding_on.lessons.pieces.cards import Cards
from holding_on.lessons.pieces.heard import Heard
from holding_on.lessons.pieces.piece import html, paragraph
from holding_on.lessons.pieces.remember import Remember
from holding_on.lessons.pieces.rules import Rules
from holding_on.lessons.pieces.staged import Staged
from holding_on.lessons.pieces.way import Way


@cache
def words_of(lang: str, content: str | None = None) -> Words:
    """Return the messages of a language, together with its messages for lessons (`text/<language>/lessons`).

    `content` is a content folder; None stands for the box. Raises ContentError when the folder cannot be read or lacks
    the language.
    """
    catalogue = catalogue_of(content)
    return Words.of(lang, {**catalogue.words(lang), **catalogue.words_in(lang, "lessons")})


class Lesson(Questions, Toys, Studies):
    """A lesson of the course: a widget that shows the lesson's number (not in Voilà) and how long the lesson takes.

    `number` is 1 to 13, or from 14 on for a lesson of one's own. `content` is a content folder. None stands for the
    box, and for a lesson of one's own for the folder in which it lies. Raises ContentError when the folder cannot be
    read.
    """

    def __init__(self, number: int, lang: str = "en", content: str | None = None) -> None:
        bring_lessons()
        self.number, self.lang, self.content = number, lang, content or own_content(number)
        self.words = words_of(lang, self.content)
        explain_asserts(self.words)
        self._happened, self._pieces, self._staged = set(), [], []
        self._shared, self._program, self._set_up = {}, None, WeakKeyDictionary()
        title = paragraph(self._about() if on_a_page() else repr(self))
        super().__init__([html(f'<div class="ho-l-head">{title}</div>')], "head")

    def lines(self) -> list[str]:
        return [f"{self.words.say('lesson.head', n=self.number, all=max(self.number, lessons()))} {self._about()}"]

    def _about(self) -> str:
        """Return how long the lesson takes, if it has a notebook, and what can be done in it."""
        name = lesson_named(self.number)
        about = self.words.say("lesson.about")
        if name is None:
            return about
        size = measure(read(notebooks_folder() / name), self.words.texts)
        return f"{self.words.say('lesson.takes', n=size.whole_minutes)} {about}"

    def way(self, *way: Game | int) -> Way:
        """Return a group's way through the scenarios: ended games, and scenarios that the group tries to begin."""
        steps = campaign_steps(way, self.content, self.words)
        return self._noted(Way(way, steps, lambda scenario: self.game(scenario=scenario), self.words))

    def cards(self) -> Cards:
        """Return the list of the patient cards, each with the number by which a position names it."""
        return Cards(self.words, self.content)

    def heard(self, *memories: str, of: Staged | None = None) -> Heard:
        """Return one memory or two ("2-2") to read: the clear picture of each, and beside it what Billy tells.

        `of` is a piece whose game a memory comes to: as soon as one has found its place there, it is shown instead.
        Raises SceneError for an unknown memory, and for three.
        """
        return Heard(memories, catalogue_of(self.content), self.words, of)

    def remember(self) -> Remember:
        """Return what was chosen and heard, the one thing to remember, and what the next lesson will need."""
        return Remember(self._key("remember"), self.words, self._staged, self.number)

    def rules(self) -> Rules:
        """Return the rules of this chapter; rules that have not been applied in this lesson stand in a folded list."""
        return Rules(rules_of(self.number), self.happened(), self.words)

    def marks(self) -> dict[str, str]:
        """Return by the keys of their words the marks of the positions of all pieces on a stage."""
        return {key: mark for piece in self._staged for key, mark in piece.marks().items()}

    def happened(self) -> set[str]:
        """Return the ids of the rules that games and pieces of this lesson have applied so far."""
        steps = (step for piece in self._pieces for step in piece.steps)
        return self._happened.union(*(step.rules for step in steps))
