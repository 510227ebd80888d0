"""Lesson: what a notebook makes its pieces with; it remembers which rules have happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from holding_on.board import Board
from holding_on.catalogue.chapters import rules_of
from holding_on.game import Game
from holding_on.lessons.charting import Chart
from holding_on.lessons.exercises import Exercise, made
from holding_on.lessons.predicting import Prediction
from holding_on.lessons.programming import Program
from holding_on.lessons.saying import listed, with_rule, words_of
from holding_on.lessons.showing import Piece, Shown, html, styles
from holding_on.lessons.walking import Step, Walk, lead, parted
from holding_on.lessons.ways import Way
from holding_on.styles import STYLES

if TYPE_CHECKING:  # what plays and counts many games takes a second to come, and most lessons have none
    from holding_on.lessons.changing import Changing, Tables
    from holding_on.lessons.guessing import Guess
    from holding_on.lessons.many import Many
    from holding_on.lessons.might import Might
    from holding_on.lessons.pictures import Pictures, Record
    from holding_on.study import Study

NAMES = ("Ann", "Ben", "Cleo", "Dana")
"""The nurses of the lessons."""


class Lesson(Piece):
    """A lesson of the course; shown, it says which of them it is and how long it takes.

    `number` is 1 to 13; `content` a folder of one's own words and cards. Raises ContentError where that cannot be read.
    """

    def __init__(self, number: int, lang: str = "en", content: str | None = None) -> None:
        self.number, self.lang, self.content = number, lang, content
        self.words = words_of(lang, content)
        self._seen: set[str] = set()
        self._tables: dict[str, Tables] = {}
        self._key = f"lesson.{number:02}"
        super().__init__([html(styles() + f'<div class="ho-l-head">{"".join(map(_line, self.lines()))}</div>')], "head")

    def lines(self) -> list[str]:
        return [self.words.say("lesson.head", n=self.number)]

    # --- pieces -------------------------------------------------------------------------------------------------

    def game(self, scene: dict[str, Any] | None = None, moves: str = "", **options: Any) -> Game:
        """A game of this lesson: in a scene, else at the opening, after the moves that lead there (parted by commas).

        Every move in it can be taken back. Takes the options of `Game`; raises SceneError.
        """
        usual = {**self._usual(options), "free_undo": True}
        if scene is None:
            game = Game(**{"first": 0, **usual, **options})
        else:
            game = Game.from_scene(scene, **{**usual, **options})
        lead(game, parted(moves))
        self._seen |= {line["rule"] for line in game.lines()}
        return game

    def _usual(self, options: dict[str, Any]) -> dict[str, Any]:
        """What every game of this lesson has, unless it is told otherwise."""
        names = [*NAMES[: options.get("players", 3)]]
        return {"seed": self.number, "lang": self.lang, "content": self.content, "names": names}

    def show(self, game: Game, *parts: str) -> Shown:
        """Parts, live: "board", "track", "card", "roster", "memories", "prompt", "journal", "objective"."""
        return Shown(game, parts or ("board",))

    def board(self, game: Game) -> Board:
        """The whole board of a game, for a chart to be linked with."""
        return Board(game)

    def walk(self, game: Game, *steps: str, show: Iterable[str] = ("card", "roster")) -> Walk:
        """A walk through rules, one move at a time. A step is an action as it prints; a refused one is told and why."""
        made = Walk(game, steps, tuple(show), self.words)
        self._note(made.told)
        return made

    def way(self, *way: Game | int) -> Way:
        """A group's way through the scenarios: games that ended, in order, and scenarios that it tries to begin."""
        made = Way(way, self.content, self.words)
        self._note(made.told)
        return made

    def predict(self, game: Game, moves: str, about: str, *options: int | str, show: Iterable[str] = ()) -> Prediction:
        """A prediction: what will be there after these moves (parted by commas)? `about` is a fact, or "allowed"."""
        made = Prediction(game, parted(moves), about, options, tuple(show), self.words)
        self._note(made.told)
        return made

    def exercise(self, name: str) -> Exercise:
        """An exercise of this lesson. Raises SceneError when it has none of that name."""
        return made(self.number, name, self.words)

    def program(self, asked: str, function: Callable[[Game], Any], players: int = 3) -> Program:
        """Compare a function of one's own with the engine, over a whole game."""
        return Program(asked, function, self.words, players)

    def change(self, kind: str = "", what: str = "", value: Any = None, **options: Any) -> Changing:
        """Change a rule on the page, predict, and play many games of it beside as many of the published game.

        `kind` is "number", "reading", "card", or left out for a choice of them; `what` is the rule or the card that is
        chosen first, `value` a number, or a card's figures by name. Takes `scenario`, `players` and `policy` of
        `simulate`. Games that one piece has played, the others need not play again. Raises SceneError.
        """
        from holding_on.lessons.changing import Changing, Tables  # with all that counts games: one lesson needs it

        table = {"lang": self.lang, **options, **({"content": self.content} if self.content else {})}
        tables = self._tables.setdefault(repr(sorted(table.items())), Tables(**table))
        return Changing(tables, self.words, kind, what, value)

    def chart(self, board: Board) -> Chart:
        """Billy's condition in the game of a board, shift by shift; choosing a shift takes the board there."""
        return Chart(board, self.words)

    # --- many games (lesson 12) -----------------------------------------------------------------------------------

    def played(self, policy: str, **options: Any) -> Game:
        """A game of this lesson, played to its end by a care style. Takes the options of `Game`."""
        from holding_on.lessons.many import example

        return example(policy, **{"first": 0, **self._usual(options), **options})

    def record(self, board: Board) -> Record:
        """A way to lay a game of one's own on the board, from the file that the play page saved."""
        from holding_on.lessons.pictures import Record

        return Record(board, self.words)

    def pictures(self, board: Board, *kinds: str) -> Pictures:
        """Charts of the board's game, one at a time: "condition", "care", "luck", "stress", "tokens", "memories"."""
        from holding_on.lessons.pictures import Pictures

        return Pictures(board, kinds, self.words)

    def guess(self, study: Study) -> Guess:
        """A guess how many of ten games this style wins, before the study is told."""
        from holding_on.lessons.guessing import Guess

        return Guess(study, self.words)

    def many(self, *policies: str, games: int = 1000, board: Board | None = None) -> Many:
        """So many games of each style, played when somebody asks for it, while the page answers and its chart grows."""
        from holding_on.lessons.many import Many

        return Many(policies or tuple(STYLES), games, self.words, board)

    def might(self, board: Board, *policies: str, games: int = 100) -> Might:
        """What might have been: other care at a moment of the board's game, and many games that go on from there."""
        from holding_on.lessons.might import Might

        return Might(board, policies or tuple(STYLES), games, self.words)

    def rules(self) -> Piece:
        """The rules of this chapter: those that have happened in this lesson, and the others in a folded list."""
        return Rules(rules_of(self.number), self.happened(), self)

    # --- what has happened --------------------------------------------------------------------------------------

    def happened(self) -> set[str]:
        """The rules that the walks and predictions of this lesson have shown so far."""
        return set(self._seen)

    def _note(self, steps: Iterable[Step]) -> None:
        self._seen |= {rule for step in steps for rule in step.rules}


class Rules(Piece):
    """The rules of a chapter, each in its own words with its id; what the lesson has not shown is folded."""

    def __init__(self, known: list[str], happened: set[str], lesson: Lesson) -> None:
        self._lesson = lesson
        self.shown = [rule for rule in known if rule in happened]
        self.folded = [rule for rule in known if rule not in happened]
        say = lesson.words.say
        body = listed(map(self._told, self.shown), "rules")
        if self.folded:
            more = escape(say("lesson.rules.folded", n=len(self.folded)))
            body += f"<details><summary>{more}</summary>{listed(map(self._told, self.folded), 'rules')}</details>"
        super().__init__([html(f"<h3>{escape(say('lesson.rules.title'))}</h3>{body}")], "rules")

    def _told(self, rule: str) -> str:
        return with_rule(self._lesson.words.say(f"rule.{rule}"), rule)

    def lines(self) -> list[str]:
        say = self._lesson.words.say
        return [say("lesson.rules.title"), *self.shown, say("lesson.rules.folded", n=len(self.folded)), *self.folded]


def _line(text: str) -> str:
    return f"<p>{escape(text)}</p>"
