"""The leader's page of a room: all threads on one axis, and where each table is, as HTML without JavaScript."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..catalogue.language import Words
from ..common.asking import Answers
from ..common.wall import LEADER, LONGEST_WORD, TABLE, TableNews
from ..view.markup import folded, text
from .questions import sums
from .wall_threads import sign, threads

QUIET: Final = 5
"""After so many minutes without a move the page says so in place of "Playing"."""

_NINETY: Final = 90


@dataclass(frozen=True)
class WallPage:
    """The leader's page at one moment.

    Parameters
    ----------
    words : Words
        The words of the page.
    tables : sequence of TableNews
        What the tables tell of themselves.
    now, minute_0 : float
        The present moment, and the one at which the ninety minutes began, in seconds.
    is_paused : bool
        Whether all tables pause.
    word : str
        The word of the leader's that stands at all tables; empty while there is none.
    answers : Answers, optional
        The answers to the six questions; None where they are not asked.
    address, code : str
        The address of the page of the questions, and its QR code as HTML.
    """

    words: Words
    tables: Sequence[TableNews]
    now: float
    minute_0: float
    is_paused: bool = False
    word: str = ""
    answers: Answers | None = None
    address: str = ""
    code: str = ""

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.say("title")

    def content(self) -> str:
        """Return the page as HTML; each part that changes by itself is named by `data-part`."""
        parts = {"clock": self._clock(), "threads": self._threads(), "tables": self._cards()}
        head = f'<h1>{text(self.title)}</h1><p data-part="clock">{parts["clock"]}</p>'
        pause = f'<div data-part="pause">{self._button("go_on" if self.is_paused else "pause")}</div>'
        head += f'<form method="post">{self._button("begin")}{pause}</form>'
        head += f'{self._sending()}<div class="wall-word" data-part="word">{self._word_there()}</div>'
        sections = "".join(
            f'<section aria-labelledby="wall-{name}">'
            f'<h2 id="wall-{name}" class="wall-unseen">{text(self.say(name))}</h2>'
            f'<div data-part="{name}">{parts[name]}</div></section>'
            for name in ("threads", "tables")
        )
        return f'<header class="wall-head">{head}</header><main>{sections}{self._questions()}</main>'

    def _questions(self) -> str:
        if self.answers is None:
            return ""
        heading = f'<h2 id="wall-questions">{text(self.say("questions.title"))}</h2>'
        part = f'<div data-part="questions">{sums(self.words, self.answers, self.address, self.code)}</div>'
        return f'<section aria-labelledby="wall-questions">{heading}{part}</section>'

    def _button(self, does: str) -> str:
        return f'<button type="submit" name="do" value="{does}">{text(self.say(does))}</button>'

    def _sending(self) -> str:
        """Return the folded form that sends a word to all tables.

        It is in no part that changes by itself, so that nothing that is being written is lost.
        """
        field = f'<input name="word" maxlength="{LONGEST_WORD}" autocomplete="off" required>'
        label = f"<label>{text(self.say('word'))} {field}</label>"
        return folded(self.say("send_word"), f'<form method="post">{label}{self._button("send")}</form>')

    def _word_there(self) -> str:
        """Return the word that stands at all tables, with the way to take it back."""
        if not self.word:
            return ""
        said = f"<p>{text(self.say('word_there', word=self.word))}</p>"
        return f'{said}<form method="post">{self._button("take_back")}</form>'

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this page."""
        return self.words.say(f"wall.{key}", **facts)

    # ------------------------------------------------------------------ the clock

    def _clock(self) -> str:
        minute = _minutes(self.now - self.minute_0)
        planned = [_minute_of(key) for key in self.words.texts if key.startswith("wall.plan.")]
        step = max(begun for begun in planned if begun <= minute)
        clock = self.say("clock" if minute <= _NINETY else "late", n=minute)
        return f"<strong>{text(clock)}</strong> {text(self.say(f'plan.{step}'))}"

    # ------------------------------------------------------------------ the threads

    def _threads(self) -> str:
        shown = [table for table in self.tables if table.thread]
        if not shown:
            return f"<p>{text(self.say('no_threads'))}</p>"
        return threads(self.words, shown)

    # ------------------------------------------------------------------ the tables

    def _cards(self) -> str:
        if not self.tables:
            return f"<p>{text(self.say('no_tables'))}</p>"
        return f'<ul class="wall-cards" role="list">{"".join(map(self._card, self.tables))}</ul>'

    def _card(self, table: TableNews) -> str:
        quiet = _minutes(self.now - table.moved)
        state = state_of(table, self.now)
        moved = self.say("moved", n=quiet) if quiet else self.say("moved_now")
        place = place_of(self.words, table)
        where = f"<p>{text(place)}</p>" if place else ""
        names = f"<p>{text(self.words.listed([*table.names]))}</p>" if table.names else ""
        doors = "".join(f"<li><b>{letter}</b> {text(said)}</li>" for letter, said in table.doors)
        moments = folded(self.say("doors"), f'<ul role="list">{doors}</ul>') if doors else ""
        look_in = text(self.say("look_in"))
        name = text(self.say("look_in_at", table=self.say("table", n=table.table)))
        heading = f"<h3>{sign(table.table)}{text(self.say('table', n=table.table))}</h3>"
        link = f'<a class="wall-look" href="{below(table.table)}" aria-label="{name}">{look_in}</a>'
        return (
            f'<li class="wall-card wall-is-{state}">{heading}{where}{names}'
            f'<p class="wall-state">{text(said_state(self.words, table, self.now))}</p>'
            f'<p class="wall-moved">{text(moved) if state != "quiet" else ""}</p>{moments}{link}</li>'
        )


def below(table: int) -> str:
    """Return the path at which the leader looks in at a table."""
    return f"{LEADER}/{TABLE}/{table}"


def state_of(table: TableNews, now: float) -> str:
    """Return what a table does; a table that plays and makes no move for some minutes is quiet."""
    return "quiet" if table.state == "playing" and _minutes(now - table.moved) >= QUIET else table.state


def said_state(words: Words, table: TableNews, now: float) -> str:
    """Return the sentence about what a table does."""
    return words.say(f"wall.state.{state_of(table, now)}", n=_minutes(now - table.moved))


def place_of(words: Words, table: TableNews) -> str:
    """Return the day and the shift of a table, or "" between two games."""
    if table.state == "between":
        return ""
    return words.say("wall.place", day=table.day, shift=words.say(f"shift.{table.shift}"))


def _minutes(seconds: float) -> int:
    """Return whole minutes, none of them below 0: a clock may have been set back."""
    return max(0, int(seconds // 60))


def _minute_of(key: str) -> int:
    return int(key.rpartition(".")[2])
