"""The base class of pieces that a stage shows: one picture of a position, with a question and what is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, cast

from holding_on.board.stage import Stage
from holding_on.board.stage_script import BLANK, Button, Option, Script, Told, ToldLine
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.facts import has_died
from holding_on.lessons.pieces.came import picture_of
from holding_on.lessons.pieces.laid import answers_left, laid
from holding_on.lessons.pieces.lying import bed_of
from holding_on.lessons.pieces.piece import Piece
from holding_on.view.actions import Action

OPEN = "open"
CHOSEN = "chosen"
RIGHT = "right"
WRONG = "wrong"
OTHER = "other"
SPOKEN: Final = ("opens", "opens_2", "opens_3", "says", *(f"says_{n}" for n in range(31)))
"""The last parts of the keys of what is spoken."""

WAS_HEARD: Final = "objective"
"""The ending of a game in which Billy is heard: then what a lesson has to say is spoken."""


class Staged(Piece):
    """A piece with a stage. A subclass says in `script` what the stage shows, and in `does` what a press does."""

    key = ""
    """The beginning of the keys of the piece's words."""

    def __init__(self, game: Game, words: Words, kind: str) -> None:
        self.game, self.words = game, words
        self._begun = game.actions
        self.stage = Stage(
            game,
            self.pictured(),
            does=self.does,
            refused=self.refused,
            tempts=self.tempts,
            recalled=self.recalled,
            in_short=self._in_short,
        )
        self._waits = False
        """Whether moves are being made that are shown together at their end."""
        super().__init__([self.stage], kind)
        self.add_class("ho-lesson-staged")
        game.subscribe(self._on_move)

    def script(self) -> Script:
        """Return what the stage shows now."""
        raise NotImplementedError

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the game that is shown, and the moves it began with: the picture shows what came of those after."""
        return self.game, self._begun

    def pictured(self) -> Script:
        """Return the script, with Billy's words, the Events and the changes that the picture shows.

        What the picture says in his bubble or on a card is not told again in a line. Of several Events the cards have
        only the names, and so their words are told.
        """
        script = self.script()
        game, begun = self.begun()
        if has_died(game):
            script = _at_his_bed(script)
            if len(game.actions) > len(begun):  # else he had died before this piece began
                script = _dying(script, self.say("told.dies"))
        picture = picture_of(game, begun, self.words)
        events = picture["events"]
        drawn = [*picture["said"], *(event["text"] for event in events if len(events) == 1)]
        if game.outcome is not None:
            picture["said"] = []  # the game is over, and nobody speaks from the room that is shown
        if has_died(game):
            picture["came"] = []
        lines = script["told"]["lines"] if script["told"] else []
        told = script["told"] and {
            **script["told"],
            "lines": [line for line in lines if not any(words in line["text"] for words in drawn)],
        }
        said, speech = script["said"] or picture["said"], None
        key = next((each for each in self.spoken(script) if self.words.has(each)), None)
        if key is not None and (game.outcome is None or game.outcome.reason == WAS_HEARD):
            by, quote = self._by(key), self.words.say("board.page.quote", words=self.words.say(key))
            said, speech = ([*said, quote], None) if by == "" else (said, {"by": by, "text": quote})
        lying = laid(game, self.words) if self.is_about_memories else []
        lying += answers_left(game, self.timelines_asked, self.words)
        drawn_there: dict[str, Any] = {
            **picture,
            "told": told,
            "said": said,
            "speech": speech,
            "laid": lying,
            "bed": bed_of(game, self.words),
        }
        return cast(Script, {**script, **drawn_there})

    def spoken(self, script: Script) -> list[str]:
        """Return the keys of what may be spoken now; the first is, of which there are words.

        It is `opens` until what the piece is for has been done, and then `says`. Billy says it, or whoever is named by
        the same key with `_by` after it.
        """
        return [f"{self.key}.{'opens' if script['waits'] or script['plays'] else 'says'}"]

    def speaking(self) -> list[str]:
        """Return the beginnings of the keys of what is spoken, as far as it is printed after the piece."""
        return [self.key]

    def line_of(self, key: str) -> list[str]:
        """Return what is spoken by this key as a line of text; nothing where there are no words."""
        if not self.words.has(key):
            return []
        return [" ".join(filter(None, (self._by(key), self.words.say("board.page.quote", words=self.words.say(key)))))]

    def _by(self, key: str) -> str:
        """Return who speaks, as it stands before the words; "" for Billy."""
        return self._speaker(self.words.say(f"{key}_by")) if self.words.has(f"{key}_by") else ""

    def _speaker(self, who: str) -> str:
        return self.say("stage.speaks", who=who)

    def __repr__(self) -> str:
        said = [f"{key}.{word}" for key in self.speaking() for word in SPOKEN]
        return "\n".join([*self.lines(), *(line for key in said for line in self.line_of(key))])

    @property
    def is_about_memories(self) -> bool:
        """Whether the stage shows the memories that lie open, in place of the thread."""
        return False

    @property
    def timelines_asked(self) -> list[int]:
        """The Timelines, counted from 1, about which Billy is asked, so that his answers that are left are drawn."""
        return []

    def does(self, name: str) -> None:
        """Do what the pressed option or button of this name is for; an unknown name does nothing."""
        raise NotImplementedError

    def refused(self, code: int | str) -> None:
        """Note that the ward refused what the learner tried: the code of a barred answer, or the sentence of a move."""

    def tempts(self) -> tuple[Action, ...]:
        """Return the moves that may tempt the learner now, and that are refused."""
        return ()

    def _in_short(self, reason: str) -> str:
        """Return in a word or two why an answer is not possible; empty where the picture does not show it."""
        key = f"lesson.stage.barred.{reason}"
        return self.words.say(key) if self.words.has(key) else ""

    def recalled(self, kept: Mapping[str, Any]) -> None:
        """Take in what the browser has kept of earlier lessons."""

    def to_take_along(self) -> list[str]:
        """Return what the end of the lesson tells again of this piece: what was chosen in it, and what Billy said."""
        return []

    def marks(self) -> dict[str, str]:
        """Return by the keys of its words the marks of the positions of this piece (`checks.written`)."""
        return {}

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Return a context in which the game may take several moves, or none; `moved` is called once, at its end."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
            self.moved()

    def moved(self) -> None:
        """Show how things stand after a move of the game."""
        self.draw()

    def _on_move(self, _: Game) -> None:
        if not self._waits:
            self.moved()

    def draw(self) -> None:
        """Show what the script is now."""
        self.stage.show(self.pictured())

    def say(self, key: str, **facts: Any) -> str:
        """Return a message of the lessons by the last part of its key."""
        return self.words.say(f"lesson.{key}", **facts)

    def counted(self, key: str, n: int, **facts: Any) -> str:
        """Return a message that says a number in words, where the lessons have one for this number: `key_2` for two."""
        own = f"{key}_{n}"
        return self.say(own if self.words.has(f"lesson.{own}") else key, n=n, **facts)


def _at_his_bed(script: Script) -> Script:
    """Return a script in which nothing is counted or lit, and nothing is left to try: Billy has died."""
    buttons = [button for button in script["buttons"] if not button["name"].startswith("try ")]
    return {**script, "lit": [], "bench": None, "tries": False, "count": "", "buttons": buttons}


def _dying(script: Script, title: str) -> Script:
    """Return a script that says under this title that Billy dies: no hope is marked as wrong, and nothing as done."""
    was_wrong = any(each["state"] == WRONG for each in script["options"])
    states = {WRONG: CHOSEN, RIGHT: OTHER if was_wrong else CHOSEN}
    options = [
        option(each["name"], each["text"], states.get(each["state"], each["state"])) for each in script["options"]
    ]
    said = script["told"] or told("", "")
    lines = [line for line in said["lines"] if line["rule"] != "SCEN-10"]  # its line would say the title again
    return {**script, "options": options, "told": {**said, "title": title, "kind": "", "lines": lines}}


def scripted(asks: str, **given: Any) -> Script:
    """Return a whole script; what is not given is empty, and nothing waits."""
    return cast(Script, {**BLANK, "asks": asks, **given})


def option(name: str, text: str, state: Any = OPEN) -> Option:
    """Return an option; `state` is one of `OPEN`, `CHOSEN`, `RIGHT`, `WRONG` and `OTHER`."""
    return {"name": name, "text": text, "state": state}


def pressed(name: str, text: str, main: bool = False) -> Button:
    """Return a button of the stage."""
    return {"name": name, "text": text, "main": main}


def told(title: str, text: str, *lines: tuple[str, str], kind: Any = "") -> Told:
    """Return what is told: a title, a sentence, and lines of the journal with the ids of their rules."""
    said: list[ToldLine] = [{"text": line, "rule": rule} for line, rule in lines if line]
    return {"title": title, "text": text, "lines": said, "kind": kind}
