"""Change a rule, say what it will do, and see it: many games at two tables with the same cards, and one to play."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.options import Options
from holding_on.lessons.altering import Card, Change, Choosing, Number, Reading, field
from holding_on.lessons.many import called
from holding_on.lessons.own_card import OwnCard
from holding_on.lessons.saying import paragraph, within
from holding_on.lessons.showing import Piece, button, html, row
from holding_on.lessons.waiting import Pace, Waiting, lasting
from holding_on.quoting import quoted
from holding_on.study import Study
from holding_on.study.measures import Paired, paired
from holding_on.study.series import Series

MANY: Final = (200, 1_000, 10_000)
"""How many games a learner may ask for, at each table."""
KINDS: Final = ("number", "reading", "card")
EXPECTED: Final = ("more", "fewer", "alike")
UNSURE: Final = "unsure"
AS_GOOD_AS: Final = 0.05
"""Two tables win about as many games where no more than this share of them can lie between the two."""


class Tables:
    """The games that a lesson has played with one kind of table: none is played twice, and how long one takes."""

    def __init__(self, **options: Any) -> None:
        """Takes the options of `Series`."""
        self.options = options
        self.pace = Pace()
        self._series: dict[str, Series] = {}

    def series(self, options: Mapping[str, Any]) -> Series:
        """The games of this table when it is changed so. Raises SceneError for what cannot be."""
        key = repr(sorted(options.items()))
        if key not in self._series:
            self._series[key] = Series(**{**self.options, **options})
        return self._series[key]


class Changing(Piece):
    """A rule to change, a prediction, many games with and without the change, and a board to play the changed game on.

    Nothing is played before a button is pressed; while games are played, the page answers.
    """

    def __init__(self, tables: Tables, words: Words, kind: str = "", what: str = "", value: Any = None) -> None:
        """`kind` is "number", "reading", "card", or "" for any of them; `what` a rule's id or a card, `value` what it
        is changed to: a number, or a card's figures by name. Raises SceneError for what cannot be.
        """
        if kind not in ("", *KINDS):
            raise SceneError(f"a lesson changes {', '.join(KINDS)}, not {quoted(kind)}")
        self.found: Paired | None = None
        """What the games have shown of the change that is chosen."""
        self.game: Game | None = None
        """The changed game, once somebody plays it."""
        self._tables, self._words = tables, words
        self._change: Change | None = None
        self._chosen_kind = field(
            ipywidgets.Dropdown,
            words.say("lesson.change.kind"),
            options=[(words.say(f"lesson.change.kinds.{each}"), each) for each in KINDS],
            value=kind or KINDS[0],
        )
        self._chosen_kind.layout.display = "none" if kind else None
        self._told, self._lasting, self._result = html(), html(), html()
        self._answer = ipywidgets.RadioButtons(
            options=[(words.say(f"lesson.change.{each}"), each) for each in EXPECTED],
            value=None,
            layout={"width": "auto"},
        )
        self._games = field(ipywidgets.Dropdown, words.say("lesson.change.games"), options=self._choices())
        self.waiting = Waiting(
            words,
            "simulate",
            self._asked,
            self._taken,
            self._drawn,
            self._show,
            seen=(),
            stands=self._stand,
            pace=tables.pace,
        )
        self._open = button(words, "play_changed", self.play_changed)
        self._place = ipywidgets.VBox([])
        self._choosing = self._chooser(self._chosen_kind.value, what, value)
        self._where = ipywidgets.VBox([self._choosing])
        super().__init__(
            [
                html(f"<h3>{escape(words.say('lesson.change.title'))}</h3>"),
                self._chosen_kind,
                self._where,
                self._told,
                html(paragraph(words.say("lesson.change.predict"))),
                self._answer,
                self._games,
                self._lasting,
                *self.waiting.parts,
                self._result,
                row(self._open),
                self._place,
            ],
            "change",
        )
        self._choosing.heard = self._heard
        self._chosen_kind.observe(lambda _: self._kind_chosen(), "value")
        self._answer.observe(lambda _: self._stand(), "value")
        self._heard()

    # --- what is chosen -----------------------------------------------------------------------------------------

    @property
    def choosing(self) -> Choosing:
        """Where it is chosen what is changed."""
        return self._choosing

    @property
    def change(self) -> Change | None:
        """What is changed now; None while nothing is, or while it cannot be."""
        return self._change

    def expect(self, answer: str) -> None:
        """Say what the change will do, as a click does: "more", "fewer" or "alike"."""
        self._answer.value = answer

    def ask_for(self, games: int) -> None:
        """Choose how many games are played."""
        self._games.value = games

    def _chooser(self, kind: str, what: str = "", value: Any = None) -> Choosing:
        options, words = self._tables.options, self._words
        if kind == "card":
            return Card(OwnCard(options.get("content")), words, what, value)
        catalogue = Options(content=options.get("content")).catalogue()
        if kind == "reading":
            return Reading(catalogue, words, what, options.get("players", 3))
        return Number(catalogue, words, what, value)

    def _kind_chosen(self) -> None:
        self._choosing = self._chooser(self._chosen_kind.value)
        self._choosing.heard = self._heard
        self._where.children = [self._choosing]
        self._heard()

    def _heard(self) -> None:
        """Something else has been chosen: what was said and seen before was about another game."""
        self._change, self.found = None, None
        try:
            self._change = self._choosing.change()
            if self._change is not None:
                self._tables.series(self._change.options)
        except HoldingOnError as refused:
            self._change = None
            self._told.value = f'<p class="ho-l-told is-broken" role="alert">{escape(str(refused))}</p>'
        else:
            now = self._change and f"<b>{escape(self._say('now'))}</b> {escape(self._change.told)}"
            self._told.value = f'<p role="status">{now or escape(self._say("as_published"))}</p>'
        self._answer.value = None
        self._result.value = ""
        self.waiting.forget()
        self._stand()

    def _stand(self) -> None:
        """What can be pressed as things stand."""
        playing = self.waiting.playing
        if not playing and (choices := self._choices()) != list(self._games.options):
            games = self._games.index
            self._games.options, self._games.index = choices, games
        self.waiting.stand(ready=bool(self._asked()[0]))
        self._open.disabled = self._change is None
        self._answer.disabled = playing or self._change is None or self.found is not None
        self._games.disabled = self._chosen_kind.disabled = playing
        self._choosing.rest(playing)
        self._lasting.value = paragraph(self._say("unknown_pace"), "count") if self._tables.pace.seconds is None else ""

    # --- many games ---------------------------------------------------------------------------------------------

    def _asked(self) -> tuple[list[Series], int]:
        """The two tables, once somebody has said what is expected."""
        if self._change is None or self._answer.value is None:
            return [], 0
        return [self._tables.series({}), self._tables.series(self._change.options)], self._games.value

    def _taken(self) -> tuple[Study, Study] | None:
        """The games that both tables have played."""
        tables, games = self._asked()
        counted = min(games, *(len(each) for each in tables))
        return (tables[0].study(counted), tables[1].study(counted)) if counted else None

    def _drawn(self, studies: tuple[Study, Study] | None) -> str:
        """What these games say; nothing where there are none."""
        if studies is None:
            return ""
        self.found = paired(*studies, (self._say("without"), self._say("with")))
        return self._compared(self.found, studies[0].policy)

    def _show(self, drawing: str) -> None:
        self._result.value = drawing

    def _compared(self, found: Paired, policy: str) -> str:
        """What was said, what the games say, and how sure that is."""
        from holding_on.study import charts  # what draws is loaded when there is something to draw

        there = happened(found)
        mine = self._say("you_said", mine=within(self._say(self._answer.value)))
        is_so = there == self._answer.value
        if there == UNSURE:
            came = self._say("undecided")
        else:
            came = self._say("it_is") if is_so else self._say("it_is_not", there=within(self._say(there)))
        chart = charts.drawn(charts.differences(found).to_dict())
        return (
            '<div class="ho-l-told" role="status">'
            + paragraph(f"{mine} {came}", "right" if is_so else "other")
            + paragraph(found.told)
            + f'</div><div class="ho-chart">{chart}</div>'
            + paragraph(self._say("style", policy=called(policy, self._words)), "count")
        )

    def _choices(self) -> list[tuple[str, int]]:
        """How many games, and how long they take, where that is known."""
        choices, pace = [], self._tables.pace.seconds
        for games in MANY:
            text = self._say("choice", n=games, count=f"{games:,}")
            if pace is not None:
                text = self._say("lasting", choice=text, time=lasting(2 * games * pace, self._words))
            choices.append((text, games))
        return choices

    # --- one game -----------------------------------------------------------------------------------------------

    def play_changed(self, seed: int | None = None) -> None:
        """Show a board of the changed game, its first patient card turned, so that it can be played at once."""
        if self._change is None:
            return
        options = {key: value for key, value in self._tables.options.items() if key not in ("policy", "seed")}
        deal = self._change.deal
        self.game = Game.from_scene({}, **{**options, **self._change.options}, seed=seed, deal=deal, free_undo=True)
        self.game.apply(self.game.legal_actions()[0])
        for shown in self._place.children:
            shown.close()
        told = self._say("play" if deal is None else "play_card")
        self._place.children = [html(paragraph(told, role="status")), Board(self.game)]

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"lesson.change.{key}", **facts)

    def lines(self) -> list[str]:
        told = self._say("as_published") if self._change is None else self._change.told
        answers = " / ".join(self._say(each) for each in EXPECTED)
        return [self._say("title"), *self._choosing.lines(), f"  {told}", f"  {self._say('predict')} {answers}"]


def happened(found: Paired) -> str:
    """What the games show, in a word of `EXPECTED`; "unsure" where they are too few to show any of it."""
    low, high = found.interval
    if low > 0 or high < 0:
        return "more" if low > 0 else "fewer"
    return "alike" if max(-low, high) <= AS_GOOD_AS else UNSURE
