"""The class Lesson, which makes the pieces of a notebook and notes which rules have been applied in these pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeVar

from holding_on.board import Board
from holding_on.board.code import bring_lessons
from holding_on.catalogue.chapters import rules_of
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, path_of, the_box
from holding_on.common.lesson_cells import read
from holding_on.common.measure import measure
from holding_on.common.notebooks import lesson_named, lessons, notebooks_folder, on_a_page, on_the_site, own_content
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.bedside import bedside
from holding_on.lessons.checks.campaigns import campaign_steps
from holding_on.lessons.checks.moves import named, play_moves, split_moves
from holding_on.lessons.checks.recall import question_of
from holding_on.lessons.checks.tasks import PlayTask, task_of
from holding_on.lessons.pieces.ask import Ask
from holding_on.lessons.pieces.bench import Bench
from holding_on.lessons.pieces.board_charts import GameCharts
from holding_on.lessons.pieces.cards import Cards
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.compared import Compared
from holding_on.lessons.pieces.counts import Counts, Sixty
from holding_on.lessons.pieces.evening import Evening
from holding_on.lessons.pieces.exercise import Exercise, ProgramCheck, exercise_of
from holding_on.lessons.pieces.handover import Handover
from holding_on.lessons.pieces.listen import Listen
from holding_on.lessons.pieces.moments import Look, Moments
from holding_on.lessons.pieces.piece import Piece, html, listed, paragraph, with_rule
from holding_on.lessons.pieces.play import Play
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.record_upload import RecordUpload
from holding_on.lessons.pieces.remember import Remember
from holding_on.lessons.pieces.sew import Sew
from holding_on.lessons.pieces.shifts import Shifts
from holding_on.lessons.pieces.slide import Slide
from holding_on.lessons.pieces.staged import Staged
from holding_on.lessons.pieces.steps import Steps
from holding_on.lessons.pieces.trial import Trial
from holding_on.styles import STYLES, Style, seat_of

if TYPE_CHECKING:  # modules that play and count many games take a second to load, and most lessons need none of them
    from holding_on.lessons.pieces.rule_change import RuleChange, SharedStudies
    from holding_on.lessons.pieces.style_comparison import StyleComparison
    from holding_on.lessons.pieces.what_if import WhatIf
    from holding_on.study.growing_rows import GrowingRows

NAMES: Final = ("Ann", "Ben", "Cleo", "Dana")
"""The names of the nurses in the lessons."""
READ_OUT: Final = "told_narrative"
"""The verb of the lines about cards of the scenario that are read out; at set-up no lesson shows them."""
MOST_WAYS: Final = 6
"""How many ways a choice of words alone has at most."""
P = TypeVar(
    "P",
    Steps,
    Question,
    Handover,
    Choice,
    Play,
    Bench,
    Compared,
    Moments,
    Listen,
    Ask,
    Sew,
    Shifts,
    Evening,
    Sixty,
    Counts,
    Slide,
)


@cache
def words_of(lang: str, content: str | None = None) -> Words:
    """Return the messages of a language, together with its messages for lessons (`text/<language>/lessons`).

    `content` is a content folder; None stands for the box. Raises ContentError when the folder cannot be read or lacks
    the language.
    """
    catalogue = _catalogue_of(content)
    return Words.of(lang, {**catalogue.words(lang), **catalogue.words_in(lang, "lessons")})


def _catalogue_of(content: str | None) -> Catalogue:
    return the_box() if content is None else Catalogue(path_of(content))


class Lesson(Piece):
    """A lesson of the course: a widget that shows the lesson's number (not in Voilà) and how long the lesson takes.

    `number` is 1 to 13, or from 14 on for a lesson of one's own. `content` is a content folder. None stands for the
    box, and for a lesson of one's own for the folder in which it lies. Raises ContentError when the folder cannot be
    read.
    """

    def __init__(self, number: int, lang: str = "en", content: str | None = None) -> None:
        bring_lessons()
        self.number, self.lang, self.content = number, lang, content or own_content(number)
        self.words = words_of(lang, self.content)
        self._happened: set[str] = set()
        self._pieces: list[Any] = []
        """The pieces with steps. A piece may get more of them later, so their rules are counted when asked for."""
        self._staged: list[Staged] = []
        """The pieces with a stage, of which the end of the lesson tells again what was chosen and heard."""
        self._shared: dict[str, SharedStudies] = {}
        self._program: ProgramCheck | None = None
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

    # --- pieces -------------------------------------------------------------------------------------------------

    def game(self, scene: dict[str, Any] | None = None, moves: str = "", **options: Any) -> Game:
        """Return a game of this lesson, after the `moves` (separated by commas) have been made in it.

        The game begins in `scene`; without a scene, the game begins at the opening. Every move can be taken back.
        `options` are the options of `Game`. Raises SceneError for a scene or an option that is not possible, or for a
        refused move.
        """
        usual = {**self._usual(options), "free_undo": True}
        if scene is None:
            game = Game(**{"first": 0, **usual, **options})
        else:
            game = Game.from_scene(scene, **{**usual, **options})
        play_moves(game, split_moves(moves, game.names))
        self._happened |= {line["rule"] for line in game.lines() if line["verb"] != READ_OUT or line["move"]}
        return game

    def bedside(self, card: str, *staff: str, moves: str = "", **about: Any) -> Game:
        """Return a game in which `card` is turned, the `staff` have been placed on it, and the `moves` have been made.

        In `about`, the name of a nurse gives her Care Tokens (`Ann=3`), `stress={"Ben": 2}` gives Stress, `earlier` has
        the Shifts of this day that are over (`["P06: Ann, Assistant 1", "P16: Cleo"]`), `on_leave="Ben"` and
        `been_called="On-Call 1"` say who is away, the keys of a scene are the scene's, and everything else is an option
        of `Game`. It is the morning of day 3, and Billy stands at 24, unless `about` says otherwise. Moves may name
        people: "pay Ann". Raises SceneError for a position that is not possible.
        """
        there = bedside(card, staff, NAMES[: about.get("players", 3)], about)
        return self.game(there.scene, ", ".join([*there.moves, *split_moves(moves)]), **there.options)

    def _usual(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options that every game of this lesson has by default."""
        names = [*NAMES[: options.get("players", 3)]]
        return {"seed": self.number, "lang": self.lang, "content": self.content, "names": names}

    def board(self, game: Game) -> Board:
        """Return the whole board of a game, to which a chart can be linked."""
        return Board(game)

    def way(self, *way: Game | int) -> Steps:
        """Return a group's way through the scenarios: ended games, and scenarios that the group tries to begin."""
        return self._noted(Steps(campaign_steps(way, self.content, self.words), self.words))

    # --- pieces on a stage ----------------------------------------------------------------------------------------

    def predict(self, name: str, game: Game, moves: str, about: str, *options: int | str) -> Question:
        """Return a prediction: a question about a fact after moves.

        The moves are separated by commas. `about` is the name of the fact, or "allowed": is the last move legal? Its
        words are `lesson.NN.name`: a sentence for each option, `right` for the value for which they were written, and
        `asks` where the general question does not do. Options that do not fit the position are made anew, and a general
        sentence stands in. Raises SceneError for an unknown fact.
        """
        asked = Asked(game, split_moves(moves, game.names), about, options, self._key(name), self.words)
        return self._noted(Question(asked, self.words))

    def choose(self, name: str, game: Game, *ways: str) -> Choice:
        """Return a choice in which no way is wrong; each way is some moves, which are played when it is chosen.

        Its words are `asks`, and `way_1` and `told_1` for the first way, and so on. Without ways, each has only words.
        """
        key = self._key(name)
        made = ways or [""] * sum(f"{key}.way_{n}" in self.words.texts for n in range(1, MOST_WAYS + 1))
        return self._noted(Choice(game, [split_moves(way, game.names) for way in made], key, self.words))

    def play(
        self,
        name: str,
        game: Game | None = None,
        *moves: str,
        until: Mapping[str, Any] | None = None,
        ends: str | None = None,
    ) -> Play | Trial:
        """Return a task with moves to try. It is done at the moment to which the moves lead, or when `until` is true.

        `until` has facts and their values. Moves that are refused are the temptations of the task. Its words are
        `task`, and `done` if there is more to say; with a fact in `ends`, `done_0` and so on for its value at the end.
        With the name alone it is an exercise of this lesson (`exercises/`),
        in which a dead end says so. Raises SceneError when the moves lead nowhere, or for an unknown exercise.
        """
        if game is None:
            task = task_of(self.number, name, self.words, self.content)
            if not isinstance(task, PlayTask):
                raise SceneError(f"the exercise {name!r} is not played; say lesson.exercise({name!r})")
            trial = Trial(task)
            self._staged.append(trial)
            return trial
        made = [named(move, game.names) for move in moves]
        return self._noted(Play(game, made, until, self._key(name), self.words, ends))

    def bench(self, name: str, game: Game, *ways: str) -> Bench:
        """Return an hour to play in any way, again and again, with what came of the last two ways side by side.

        The `ways` are examples, each some moves; they all lead to the moment at which the hour is over. Its word is
        `task`. `beside` of what is returned adds the same hour at another table. Raises SceneError when the ways lead
        to different moments, or a move of them is refused.
        """
        return self._noted(Bench(game, [split_moves(way, game.names) for way in ways], self._key(name), self.words))

    def compare(self, name: str, game: Game, *ways: str) -> Compared:
        """Return an hour that goes on in one of a few ways, one press each, with what came of them side by side.

        Each way is some moves; they all lead to the moment at which the hour is over. Its words are `asks`, `way_1`,
        `way_2` and so on, and `done`, which is told when all ways have been seen. Raises SceneError as `bench` does.
        """
        return self._noted(Compared(game, [split_moves(way, game.names) for way in ways], self._key(name), self.words))

    def moments(self, name: str, game: Game, *stretches: str) -> Moments:
        """Return a game that the learner takes to any of its moments; each stretch of moves leads to the next one.

        Its words are `asks`, and `moment_1` and `told_1` for where the game begins, and so on.
        """
        made = [split_moves(stretch, game.names) for stretch in stretches]
        return self._noted(Moments(game, made, self._key(name), self.words))

    def listen(self, name: str, card: str, *staff: str, moves: str, of: int = 0, **about: Any) -> Listen:
        """Return a talk with Billy that the learner plays hour after hour, with the odds of an Event beside it.

        With `of` the learner first guesses in how many of so many hours Billy tells nothing. Each hour is laid down.
        Each hour begins as `bedside` says, and the `moves` lead through it; the game deals the cards. Its word is
        `asks`. Raises SceneError when a move is refused, or the moves end before the talk does.
        """

        def begin(told: Sequence[str], first: Sequence[str], seed: int) -> Game:
            deal = {"partials": list(first)} if first else {}
            return self.bedside(card, *staff, **{**about, "board": list(told), "seed": seed, "deal": deal})

        made = split_moves(moves, NAMES)
        return self._noted(Listen(begin, made, _catalogue_of(self.content), self._key(name), self.words, of))

    def ask(self, name: str, card: str, *staff: str, moves: str, **about: Any) -> Ask:
        """Return a talk in which the learner spends Care Tokens on questions, evening after evening, after a guess.

        Each evening begins as `bedside` says with other cards, and the `moves` lead to the first question. Its words
        are `guess` and `asks`. Raises SceneError when a move is refused, or when nobody may ask then.
        """

        def begin(seed: int) -> Game:
            return self.bedside(card, *staff, moves=moves, **{**about, "seed": seed})

        return self._noted(Ask(begin, self._key(name), self.words))

    def sew(self, name: str, game: Game, *memories: str) -> Sew:
        """Return memories to turn and lay until their stitches meet, beside a position of a game.

        The first of the `memories` ("2-2") lies there, the others come to hand one by one. Its words are `asks`, and
        `met_1` for what is said when the second memory has its place, and so on. Raises SceneError for memories that
        are not neighbours.
        """
        return self._noted(Sew(game, memories, _catalogue_of(self.content), self._key(name), self.words))

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

    def sixty(self, name: str, policy: str, beside: str = "") -> Sixty:
        """Return a scale on which the learner draws a line; then sixty games of a care style land, and another sixty.

        With `beside`, the count of another style of the same cards stands above. Its word is `asks`.
        """
        from holding_on.study.growing_rows import GrowingRows

        def begin(seed: int) -> GrowingRows:
            return GrowingRows(policy=policy, seed=seed, shifts=False, lang=self.lang)

        return self._noted(Sixty(self.game(), policy, begin, self._key(name), self.words, beside))

    def counts(self, name: str, policy: str, *options: int, games: int = 60, times: int = 1, seed: int = 0) -> Counts:
        """Return a question about counts of games that a tool has played; then they land beside the truth.

        With several `times` it asks how many of the counts miss the truth, with one how much shorter its bar is than
        that of sixty games. Its words are `asks`, `more`, a sentence for each option, and `name_4` and so on for what
        an option is called. Raises SceneError when nobody has counted such games.
        """
        return self._noted(
            Counts(self.game(), policy, options, self._key(name), self.words, games=games, times=times, seed=seed)
        )

    def look(self, name: str, game: Game) -> Look:
        """Return a position in which whatever is pressed says what it is. Its word is `asks`."""
        return Look(game, self._key(name), self.words)

    def handover(self) -> Handover:
        """Return three questions from the lessons before this one; what a reader missed comes back."""
        usual = {"seed": 1, "lang": self.lang, "content": self.content}
        return self._noted(Handover(self.number, lambda name: question_of(name, self.words, usual), self.words))

    def remember(self) -> Remember:
        """Return what was chosen and heard, the one thing to remember, and what the next lesson will need."""
        return Remember(self._key("remember"), self.words, self._staged, self.number)

    def marks(self) -> dict[str, str]:
        """Return by the keys of their words the marks of the positions of all pieces on a stage."""
        return {key: mark for piece in self._staged for key, mark in piece.marks().items()}

    def _key(self, name: str) -> str:
        """Return the beginning of the keys of a piece's words."""
        return f"lesson.{self.number:02}.{name}"

    def exercise(self, name: str) -> Exercise:
        """Return an exercise of this lesson. Raises SceneError when the lesson has no exercise with this name."""
        return exercise_of(self.number, name, self.words, self.content)

    def program(
        self,
        asked: str,
        function: Callable[[Game], Any],
        players: int = 3,
        numbers: Mapping[str, int] | None = None,
    ) -> ProgramCheck:
        """Compare a learner's function with the engine in several games; `asked` names what the function computes.

        `numbers` are numbers of the rules that are changed in these games, such as {"INQ-03": 1}.

        Where they differ, `position` is that game.
        """
        if self._program is not None:
            self._program.leave_to_the_next()
        self._program = ProgramCheck(asked, function, self.words, players, numbers)
        return self._program

    @property
    def position(self) -> Game:
        """The game in which the newest `program` differs, stops or gives None. Raises SceneError when there is none."""
        if self._program is None or self._program.position is None:
            raise SceneError(
                "lesson.position is the game in which a function differs from the game: it comes with "
                "lesson.program(…), when the function gives another answer there"
            )
        return self._program.position

    def change(self, kind: str = "", what: str = "", value: Any = None, **options: Any) -> RuleChange:
        """Return a piece that changes a rule, asks for a prediction, and plays many games with and without the change.

        `kind` is "number", "reading", "card", or "" to let the learner choose. `what` is the rule or the card that is
        chosen at first. `value` is a number, or a card's figures by name. The options are `scenario`, `players` and
        `policy` of `simulate`. Pieces with equal options share the games that they play. Raises SceneError for a kind,
        rule, card or value that is not possible.
        """
        from holding_on.lessons.pieces.rule_change import RuleChange

        return RuleChange(self._studies(options), self.words, kind, what, value)

    def slide(self, name: str, rule: str, value: int, games: int | None = None) -> Slide:
        """Return a number of the rules to slide, a claim of what it does, and games that test it on the same cards.

        It begins with this `value` of the number of this `rule` ("WARN-05"). Its words are `below` and `above`, told of
        values below and above the published one. Without a number, 200 games are played for a value; on a web page
        without a server, where a game takes longer, 50. Raises SceneError for a rule without a number, or for a value
        outside its range.
        """
        some, catalogue = games or (50 if on_the_site() else 200), _catalogue_of(self.content)
        slide = Slide(self.game(), self._studies({}), catalogue, rule, value, self._key(name), self.words, some)
        return self._noted(slide)

    def _studies(self, options: dict[str, Any]) -> SharedStudies:
        """Return the games that pieces with these options share."""
        from holding_on.lessons.pieces.rule_change import SharedStudies

        options = {"lang": self.lang, **options, **({"content": self.content} if self.content else {})}
        return self._shared.setdefault(repr(sorted(options.items())), SharedStudies(**options))

    # --- many games (lesson 12) -----------------------------------------------------------------------------------

    def played(self, policy: str, **options: Any) -> Game:
        """Return a game of this lesson that a care style has played to its end. `options` are options of `Game`."""
        game = Game(**{"first": 0, **self._usual(options), **options})
        while game.outcome is None:
            actions = game.legal_actions()
            game.apply(actions[0] if len(actions) == 1 else STYLES[policy](seat_of(game), actions))
        return game

    def record(self, board: Board) -> RecordUpload:
        """Return a button that puts the learner's own game on the board, from a saved file."""
        return RecordUpload(board, self.words)

    def pictures(self, board: Board, *kinds: str) -> GameCharts:
        """Return charts of the board's game, which are shown one at a time.

        The kinds are "condition", "care", "luck", "stress", "tokens" and "memories"; without a kind, all of these.
        """
        return GameCharts(board, kinds, self.words)

    def many(self, *policies: str | Style, games: int | None = None, board: Board | None = None) -> StyleComparison:
        """Return a comparison of care styles, which plays `games` games of each style when the learner asks.

        A style is a name or a function of one's own, which is compared with another one game by game. Without a number
        it plays 1000; on a web page without a server, where a game takes longer, 60.
        """
        from holding_on.lessons.pieces.style_comparison import StyleComparison

        return StyleComparison(policies or tuple(STYLES), games or (60 if on_the_site() else 1000), self.words, board)

    def might(self, board: Board, *policies: str, games: int | None = None) -> WhatIf:
        """Return a piece that plays `games` games on from a decision about care, with each kind of care.

        Without a number it plays 100; on a web page without a server, where a game takes longer, 30.
        """
        from holding_on.lessons.pieces.what_if import WhatIf

        return WhatIf(board, policies or tuple(STYLES), games or (30 if on_the_site() else 100), self.words)

    def cards(self) -> Cards:
        """Return the list of the patient cards, each with the number by which a position names it."""
        return Cards(self.words, self.content)

    def rules(self) -> Rules:
        """Return the rules of this chapter; rules that have not been applied in this lesson stand in a folded list."""
        return Rules(rules_of(self.number), self.happened(), self.words)

    # --- rules that have been applied ---------------------------------------------------------------------------

    def happened(self) -> set[str]:
        """Return the ids of the rules that games and pieces of this lesson have applied so far."""
        steps = (step for piece in self._pieces for step in piece.steps)
        return self._happened.union(*(step.rules for step in steps))

    def _noted(self, piece: P) -> P:
        """Keep a piece, so that the rules of its steps count as applied, and return it."""
        self._pieces.append(piece)
        if isinstance(piece, Staged):
            self._staged.append(piece)
        return piece


class Rules(Piece):
    """The rules of a chapter, each with its sentence and its id; rules not yet applied in the lesson are folded."""

    def __init__(self, chapter: list[str], happened: set[str], words: Words) -> None:
        self._words = words
        self.shown = [rule for rule in chapter if rule in happened]
        self.folded = [rule for rule in chapter if rule not in happened]
        body = listed(map(self._rule, self.shown), "rules")
        if self.folded:
            more = escape(words.say("lesson.rules.folded", n=len(self.folded)))
            body += f"<details><summary>{more}</summary>{listed(map(self._rule, self.folded), 'rules')}</details>"
        super().__init__([html(f"<h3>{escape(words.say('lesson.rules.title'))}</h3>{body}")], "rules")

    def _rule(self, rule: str) -> str:
        return with_rule(self._words.say(f"rule.{rule}"), rule)

    def lines(self) -> list[str]:
        say = self._words.say
        return [say("lesson.rules.title"), *self.shown, say("lesson.rules.folded", n=len(self.folded)), *self.folded]
