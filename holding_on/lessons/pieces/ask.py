"""Evenings of asking: each press spends a Care Token on one question, and in the evening the answers are turned over.

What he answers is heard. Earlier evenings stay as rows. The game deals the cards and counts the chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from holding_on.board.stage_script import Hour, Option, Row, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.names import CLEAR_GRID, CLEAR_HELD, NURSES, PARTIAL_GRID, POSITIONS
from holding_on.engine.state import RULE
from holding_on.game import Game
from holding_on.lessons.checks.facts import events_before_an_answer, fact
from holding_on.lessons.checks.moves import Step, try_move
from holding_on.lessons.checks.retold import retold
from holding_on.lessons.pieces.laid import laid
from holding_on.lessons.pieces.staged import Staged, option, pressed, scripted, told
from holding_on.view.actions import Action
from holding_on.view.offered import pointed

MANY: Final = 10
"""How many evenings are played at once."""
LISTED: Final = 20
"""Of how many evenings, at most, each one's answers that fit are listed."""
SHOWN: Final = 3
"""How many evenings are printed as text."""
EARLIER: Final = 2
"""How many earlier evenings stay as rows."""
ASKS: Final = "inquire"
KEEPS: Final = "decline"
AN_EVENT: Final = "INQ-09"
AN_ANSWER: Final = "INQ-10"
STAGE_READ: Final = "EVENT-03"
Kind = Literal["told", "between", "silent", "fits", "back"]
Begin = Callable[[int, Sequence[str]], Game]
"""Begins an evening with a seed at the moment at which a Nurse may ask; these Clear Memories lie open already."""


class Asking(NamedTuple):
    """One question: the memories that were given to a Nurse for it, and whether an Event came."""

    memories: frozenset[int]
    event: bool


class Evening(NamedTuple):
    """The Care Tokens that an evening cost, its answers, and how many of these fit a memory that lies open."""

    spent: int
    answers: int
    fits: int


class Ask(Staged):
    """A talk in which a Nurse asks Billy as long as she likes and has Care Tokens, evening after evening.

    Beside each Timeline stands how many of its memories would fit what lies open, and how likely an Event comes before
    an answer. Both are counted of the cards that are left. In the evening the memories that are whole lie there sharp.
    """

    def __init__(self, begin: Begin, key: str, words: Words) -> None:
        """Play some evenings to see that they come to their end. `key` begins the key of the word `asks`.

        Where there is the word `guess`, it is guessed first how many answers will fit.
        Raises SceneError when no Nurse may ask in the position.
        """
        self.key, self.words = key, words
        self.guess: int | None = None
        """How many answers the learner believes to fit."""
        self.evenings: list[Evening] = []
        """The evenings that the learner has played, one by one or many at once."""
        self._has_asked = False
        """Whether an evening has been played to its end."""
        self.is_over = False
        """Whether the answers of the present evening have been turned over."""
        self._begin, self._seed = begin, 0
        self.rows: list[Row] = []
        """The evenings that the learner has played one by one."""
        self._at_once: dict[int, list[Evening]] = {}
        """The evenings that were played many at once, by the question that was asked in them."""
        self._shows_many = False
        """Whether the last press brought many evenings."""
        game = begin(0, ())
        self.timelines = [action.code for action in _questions(game)]
        if not self.timelines:
            raise SceneError(f"{key}: no Nurse may ask here: {game.decision}")
        self.steps: list[Step] = []
        self._first = [self._whole_evening(seed, self.timelines[0], self.steps) for seed in range(1, SHOWN + 1)]
        self._set(game)
        super().__init__(game, words, "ask")

    def _set(self, game: Game) -> None:
        """Begin an evening with this game."""
        self.game, self.asked = game, list[Asking]()
        self._since, self._tokens = len(game.actions), int(fact(game, "tokens"))
        self.is_over = self._shows_many = False

    # ------------------------------------------------------------------ questions

    def _move(self, action: Action) -> Step:
        """Make a move of the talk: a question, or the answer to an Event that asks for trust."""
        before, since = _held(self.game), len(self.game.actions)
        step = try_move(self.game, str(action))
        entries = self.game.entries(since)
        now = Asking(frozenset(_held(self.game) - before), any(entry[RULE] == AN_EVENT for _, entry in entries))
        if action.kind == ASKS:
            self._since = since
            self.asked.append(now)
        else:
            last = self.asked[-1]
            self.asked[-1] = Asking(last.memories | now.memories, last.event or now.event)
        return step

    def _came(self) -> Evening:
        """Return what the present evening has cost and brought until now."""
        memories = [memory for each in self.asked for memory in each.memories]
        spent = self._tokens - int(fact(self.game, "tokens"))
        return Evening(spent, len(memories), sum(_fits(self.game, memory) for memory in memories))

    def _whole_evening(self, seed: int, question: int, steps: list[Step] | None = None) -> Evening:
        """Play an evening of the same question, as long as it can be asked; what an Event asks for is kept."""
        self._set(self._begin(seed, ()))
        while True:
            legal = self.game.legal_actions()
            action = next((each for each in legal if each.kind == KEEPS or each.code == question), None)
            if action is None:
                return self._came()
            step = self._move(action)
            if steps is not None:
                steps.append(step)

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        if name in self._guesses:
            self.guess = self._guesses.index(name)
        elif self._guesses:
            return
        elif not self.is_over and name in [each["name"] for each in self._offered()]:
            self._choose(name)
        elif name == "another" and self.is_over:
            self._set(self._begin(self._next_seed(), ()))
        elif self.is_over and name in (names := [f"many {code}" for code in self.timelines]):
            self._play_many(self.timelines[names.index(name)])
        elif name == "start":
            self._seed, self.guess, self.evenings, self.rows, self._at_once = 0, None, [], [], {}
            self._set(self._begin(0, ()))
        self.stage.show(self.pictured(), game=self.game)

    def _choose(self, name: str) -> None:
        """Make the chosen move, or let the evening come; it comes by itself when no question can be asked any more."""
        for action in self.game.legal_actions():
            if name == f"move {action.code}":
                self._move(action)
        if name == "evening" or not _goes_on(self.game):
            self._end()

    def _next_seed(self) -> int:
        self._seed += 1
        return self._seed

    def _end(self) -> None:
        """Let the evening come, in which the answers are turned over."""
        self.evenings.append(self._came())
        self._turn_over()
        self.rows.append({"text": self.say("ask.came", **self.evenings[-1]._asdict()), "hours": self._laid()})

    def _turn_over(self) -> None:
        """Show the answers; of the last question the picture shows nothing any more."""
        self.is_over, self._since, self._has_asked = True, len(self.game.actions), True

    def _play_many(self, question: int) -> None:
        """Play many evenings in which always the same is asked, and tell what they came to together."""
        came = [self._whole_evening(self._next_seed(), question) for _ in range(MANY)]
        self.evenings += came
        self._at_once[question] = [*self._at_once.get(question, []), *came]
        self._turn_over()
        self._shows_many = True

    @property
    def _guesses(self) -> list[str]:
        """The names of the guesses while one is to be made: none of the answers fits, up to one for each token."""
        guesses = self.guess is None and self.words.has(f"{self.key}.guess")
        return [f"guess {n}" for n in range(self._tokens_of_one() + 1)] if guesses else []

    def _tokens_of_one(self) -> int:
        """Return how many Care Tokens the Nurse has who may ask first."""
        nurse = pointed(self.timelines[0])["pawn"]
        return int(self.game.structure()["tokens"][nurse or 0])

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the moves before the last question, so that the picture shows what came of it."""
        return self.game, self.game.actions[: self._since]

    @property
    def is_about_memories(self) -> bool:
        return True

    @property
    def timelines_asked(self) -> list[int]:
        return [int(pointed(code)["timeline"] or 0) for code in self.timelines]

    def pictured(self) -> Script:
        """Return the script; in the evening the memories lie there as the day leaves them."""
        shown = super().pictured()
        whole = self._whole() if self.is_over and not self._shows_many else []
        if not whole:
            return shown
        deck = [each for each in shown["laid"] if each.get("deck")]
        return {**shown, "laid": [*laid(self._begin(0, whole), self.words), *deck]}

    def _whole(self) -> list[str]:
        """Return the ids of the memories that answers of this evening make whole."""
        answers = sorted(memory for each in self.asked for memory in each.memories if _fits(self.game, memory))
        return [f"{memory // POSITIONS + 1}-{memory % POSITIONS + 1}" for memory in answers]

    def moved(self) -> None:
        """Show nothing yet: a press shows how things stand after all of its moves."""

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        if self._guesses:
            asks = self.words.say(f"{self.key}.guess")
            guesses = [option(name, str(n)) for n, name in enumerate(self._guesses)]
            return scripted(asks, options=guesses, waits=not self._has_asked)
        asks = self.words.say(f"{self.key}.asks")
        guess = "" if self.guess is None else self.say("ask.guess", n=self.guess)
        if not self.is_over:
            said = told(self._title() if self.asked else "", self._chances(), *(self._said() if self.asked else ()))
            return scripted(
                asks,
                count=guess,
                options=self._offered(),
                told=said,
                hours=self._laid(),
                waits=not self._has_asked,
            )
        many = [
            option(f"many {code}", self.say("ask.many", n=MANY, about=self._short(code))) for code in self.timelines
        ]
        return scripted(
            asks,
            count=guess,
            options=many,
            told=self._counted_at_once() if self._shows_many else told(self.say("ask.evening"), self._counted()),
            hours=[] if self._shows_many else self._laid(),
            earlier=self._earlier(self.rows if self._shows_many else self.rows[:-1]),
            buttons=[
                pressed("another", self.say("ask.another"), main=True),
                pressed("start", self.say("button.again")),
            ],
        )

    def _earlier(self, rows: Sequence[Row]) -> list[Row]:
        """Return the last of these evenings, the latest first."""
        return [*reversed(rows[-EARLIER:])]

    def _offered(self) -> list[Option]:
        """Return what can be done now in the talk, each question with its chances."""
        offered = {each["code"]: each for each in self.game.view()["actions"]}
        options = []
        for action in self.game.legal_actions():
            shown = offered[action.code]
            if action.kind == ASKS:
                fits, unseen = shown["signs"]["odds"]
                text = self.say("ask.about", about=shown["brief"], n=fits, all=unseen)
            else:
                text = shown["text"]
            if action.kind != "stop":
                options.append(option(f"move {action.code}", text))
        if all(each.kind in (ASKS, "stop") for each in self.game.legal_actions()) and self.asked:
            options.append(option("evening", self.say("ask.stop")))
        return options

    def _chances(self) -> str:
        """Return how likely an Event comes before an answer, of each Timeline that can be asked about now."""
        said = []
        for action in _questions(self.game):
            events, n = events_before_an_answer(self.game.table(), int(pointed(action.code)["timeline"] or 0) - 1)
            said.append(self.say("ask.chance", about=self._short(action.code), events=events, n=n))
        return self.say("ask.first", chances=", ".join(said)) if said else ""

    def _short(self, code: int) -> str:
        """Return the short name of the Timeline that a question is about."""
        number = pointed(code)["timeline"]
        return self.words.say(f"short.timeline.{number}")

    def _title(self) -> str:
        """Return in a sentence what the last question brought."""
        last = self.asked[-1]
        if not any(action.kind in (ASKS, "stop") for action in self.game.legal_actions()):
            return self.say("ask.trust")
        return self.say(f"ask.{_kind_of(last)}")

    def _said(self) -> list[tuple[str, str]]:
        """Return the lines of the journal about an Event of the last question, and what came after it."""
        lines = retold(self.game, self._since, self.words)
        told_so = (AN_EVENT, AN_ANSWER) if self.asked[-1].event else ()
        return [
            (text, rule)
            for text, rule in lines
            if rule in told_so or (rule.startswith("EVENT-") and rule != STAGE_READ)
        ]

    def _laid(self) -> list[Hour]:
        """Return the questions as small cards; once the evening has come they show which answers fit."""
        kinds = [self._turned(each) if self.is_over else _kind_of(each) for each in self.asked]
        return [{"kind": kind, "text": self.say(f"ask.card.{kind}")} for kind in kinds]

    def _turned(self, asking: Asking) -> Kind:
        """Return what an answer is seen to be in the evening."""
        if not asking.memories:
            return "silent"
        return "fits" if any(_fits(self.game, memory) for memory in asking.memories) else "back"

    def _counted(self) -> str:
        """Return what the evening cost and brought, beside the guess or beside what all evenings came to."""
        came = self.say("ask.came", **self.evenings[-1]._asdict())
        if len(self.evenings) == 1:
            return came if self.guess is None else f"{came} {self.say('ask.mine', mine=self.guess)}"
        both = _together(self.evenings)
        return f"{came} {self.say('ask.together', n=len(self.evenings), spent=both.spent, fits=both.fits)}"

    def _counted_at_once(self) -> Told:
        """Return what the evenings of each question came to, together and day by day, so that they can be compared."""
        lines = []
        for code, evenings in self._at_once.items():
            both = _together(evenings)
            days = " ".join(["…"] * (len(evenings) > LISTED) + [str(each.fits) for each in evenings[-LISTED:]])
            came = {"days": days, "answers": both.answers, "fits": both.fits}
            lines.append(self.say("ask.came_at_once", about=self._short(code), **came))
        return told(self.say("ask.at_once"), "", *((line, "") for line in lines))

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        said += [f"  {text}" for text in (*(each["text"] for each in self._offered()), self._chances())]
        return [*said, *(f"  {self.say('ask.came', **evening._asdict())}" for evening in self._first)]


def _questions(game: Game) -> list[Action]:
    return [action for action in game.legal_actions() if action.kind == ASKS]


def _goes_on(game: Game) -> bool:
    """Return whether something is left to choose in the talk beside its end."""
    return any(action.kind in (ASKS, KEEPS) for action in game.legal_actions())


def _held(game: Game) -> set[int]:
    """Return the Clear Memories that lie face down with the Nurses."""
    return {card for pile in game.table().piles[CLEAR_HELD : CLEAR_HELD + NURSES] for card in pile}


def _fits(game: Game, memory: int) -> bool:
    """Return whether a Clear Memory belongs to a Partial Memory that lies open and has no Clear Memory on it yet."""
    piles = game.table().piles
    return memory in piles[PARTIAL_GRID] and memory not in piles[CLEAR_GRID]


def _kind_of(asking: Asking) -> Kind:
    """Return what a question brought, as far as it is known before the evening."""
    if not asking.memories:
        return "silent"
    return "between" if asking.event else "told"


def _together(evenings: Sequence[Evening]) -> Evening:
    return Evening(*map(sum, zip(*evenings, strict=True)))
