"""A piece that changes a rule, asks for a prediction, and plays many games with and without the change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_the_site
from holding_on.common.quoting import quoted
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.game.options import Options
from holding_on.lessons.checks.changed_card import ChangedCards, can_be_changed
from holding_on.lessons.checks.facts import within
from holding_on.lessons.drawn import rates
from holding_on.lessons.drawn.paper import styles
from holding_on.lessons.pieces.background_games import BackgroundGames, GamesPiece, Pace, duration
from holding_on.lessons.pieces.board_charts import shown
from holding_on.lessons.pieces.piece import button, dropdown, html, paragraph, row
from holding_on.lessons.pieces.rule_choice import Alteration, CardChoice, NumberChoice, ReadingChoice, RuleChoice
from holding_on.lessons.pieces.style_name import style_name
from holding_on.study.counts.pairs import Paired
from holding_on.study.growing_rows import GrowingRows, paired_rows

MANY: Final = (200, 1_000, 10_000)
"""The numbers of games that a learner may choose: so many are played with the change, and as many without."""
ON_THE_SITE: Final = (50, 200, 1_000)
"""The same on a web page without a server, where a game takes longer."""
KINDS: Final = ("number", "reading", "card")
EXPECTED: Final = ("more", "fewer", "alike")
UNSURE: Final = "unsure"
AS_GOOD_AS: Final = 0.05
"""The result is "alike" when the interval of the difference (between two shares) lies within plus and minus this."""


class SharedStudies:
    """The studies that the pieces of a lesson share, so that no game is played twice."""

    def __init__(self, **options: Any) -> None:
        """Keep the options of `GrowingRows` that all these studies have."""
        self.options = options
        self.pace = Pace()
        self.studies: dict[str, GrowingRows] = {}

    def of(self, change: Mapping[str, Any]) -> GrowingRows:
        """Return the study with these options changed. Raises SceneError for options that are not possible."""
        key = repr(sorted(change.items()))
        if key not in self.studies:
            self.studies[key] = GrowingRows(**{**self.options, **change}, shifts=False)
        return self.studies[key]


class RuleChange(GamesPiece):
    """A piece that changes a rule, asks for a prediction, plays many games, and offers one game to the learner.

    As many games are played with the change as without, on the same cards. A button begins to play the games; the
    web page still answers while they are played. Where cards cannot be changed, as on a web page without a server, a
    sentence stands in the place of a card.
    """

    def __init__(self, shared: SharedStudies, words: Words, kind: str = "", what: str = "", value: Any = None) -> None:
        """Make the piece. `kind` is "number", "reading", "card", or "" to let the learner choose the kind.

        `what` is the id of a rule or a card, `value` the changed number or a card's figures by name. Raises SceneError
        for a choice that is not possible.
        """
        if kind not in ("", *KINDS):
            raise SceneError(f"a lesson changes {', '.join(KINDS)}, not {quoted(kind)}")
        self.found: Paired | None = None
        """The result of the games with the chosen change; None before all games are played."""
        self.game: Game | None = None
        """The game that the learner plays with the change; None before the game is begun."""
        self.change: Alteration | None = None
        """The chosen change; None while the game is as published, or while the choice is not possible."""
        self.shared, self._words = shared, words
        self._elsewhere = self._say("card.elsewhere") if kind == "card" and not can_be_changed() else ""
        offered = [each for each in KINDS if each in ("number", "reading", kind) or can_be_changed()]
        kinds = [(self._say(f"kinds.{each}"), each) for each in offered]
        self.kind = dropdown(self._say("kind"), kinds, kind or KINDS[0])
        self.kind.layout.display = "none" if kind else None
        self.status, self.time, self.result = html(), html(), html()
        self.expected = ipywidgets.RadioButtons(
            options=[(self._say(each), each) for each in EXPECTED], value=None, layout={"width": "auto"}
        )
        self.count = dropdown(self._say("games"), self._counts())
        self.background = BackgroundGames(words, "simulate", self, pace=shared.pace)
        self.play_button = button(words, "play_changed", self.play_changed)
        self.place = ipywidgets.VBox([])
        self.choice = self._choice(self.kind.value, what, value)
        self._choice_place = ipywidgets.VBox([self.choice])
        title = html(f"{styles()}<h3>{escape(self._say('title'))}</h3>")
        super().__init__(
            [title, html(paragraph(self._elsewhere))]
            if self._elsewhere
            else [
                title,
                self.kind,
                self._choice_place,
                self.status,
                html(paragraph(self._say("predict"))),
                self.expected,
                self.count,
                self.time,
                *self.background.widgets,
                self.result,
                row(self.play_button),
                self.place,
            ],
            "change",
        )
        self.choice.on_choice = self._on_choice
        self.kind.observe(lambda _: self._on_kind(), "value")
        self.expected.observe(lambda _: self._on_answer(), "value")
        self._on_choice()

    # --- the choice of a change ---------------------------------------------------------------------------------

    def _choice(self, kind: str, what: str = "", value: Any = None) -> RuleChoice:
        options, words = self.shared.options, self._words
        if kind == "card":
            return CardChoice(ChangedCards(options.get("content")), words, what, value)
        catalogue = Options(content=options.get("content")).catalogue()
        if kind == "reading":
            return ReadingChoice(catalogue, words, what, options.get("players", 3))
        return NumberChoice(catalogue, words, what, value)

    def _on_kind(self) -> None:
        self.choice = self._choice(self.kind.value)
        self.choice.on_choice = self._on_choice
        self._choice_place.children = [self.choice]
        self._on_choice()

    def _on_choice(self) -> None:
        """Take the change that is chosen now, and clear the answer and the result of the earlier change."""
        self.change, self.found = None, None
        try:
            change = self.choice.alteration()
            if change is not None:
                self.shared.of(change.options)
        except HoldingOnError as error:
            self.status.value = f'<p class="ho-l-told is-broken" role="alert">{escape(str(error))}</p>'
        else:
            self.change = change
            now = change and f"<b>{escape(self._say('now'))}</b> {escape(change.sentence)}"
            self.status.value = f'<p role="status">{now or escape(self._say("as_published"))}</p>'
        self.expected.value = None
        self.result.value = self.background.bar.value = ""
        self.refresh()

    def _on_answer(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Enable the buttons and lists that can be used now, and disable the rest."""
        playing = self.background.playing
        if not playing and (counts := self._counts()) != list(self.count.options):
            chosen = self.count.index
            self.count.options, self.count.index = counts, chosen
        self.background.refresh(ready=bool(self.requested()[0]))
        self.play_button.disabled = self.change is None
        self.expected.disabled = playing or self.change is None or self.found is not None
        self.count.disabled = self.kind.disabled = playing
        self.choice.disable(playing)
        self.time.value = paragraph(self._say("unknown_pace"), "count") if self.shared.pace.seconds is None else ""

    # --- many games ---------------------------------------------------------------------------------------------

    def requested(self) -> tuple[Sequence[GrowingRows], int]:
        """Return the studies without and with the change, and the number of games; no studies before the answer."""
        if self.change is None or self.expected.value is None:
            return [], 0
        return [self.shared.of({}), self.shared.of(self.change.options)], self.count.value

    def collect(self) -> list[GrowingRows]:
        """Return the games played so far in two studies: without the change and with it; none before the first."""
        studies, games = self.requested()
        return [*studies] if min((games, *map(len, studies))) else []

    def draw(self, collected: list[GrowingRows]) -> str:
        """Return HTML: a chart, and after all games the answer beside the result and its interval; "" without games."""
        if not collected:
            return ""
        without, changed = collected
        found = paired_rows(without, changed, (self._say("without"), self._say("with")), self.count.value)
        chart = shown(rates.differences(found), self._words)
        if self.background.growing:  # the result is said only after all games
            return chart
        self.found = found
        came, answer = expectation(found), self.expected.value
        mine = self._say("you_said", mine=within(self._say(answer)))
        if came == UNSURE:
            verdict = self._say("undecided")
        else:
            verdict = self._say("it_is" if came == answer else "it_is_not", there=within(self._say(came)))
        return (
            '<div class="ho-l-told" role="status">'
            + paragraph(f"{mine} {verdict}", "right" if shown == answer else "other")
            + paragraph(found.told)
            + f"</div>{chart}"
            + paragraph(self._say("style", policy=style_name(without.policy, self._words)), "count")
        )

    def show(self, drawing: str) -> None:
        self.result.value = drawing

    def _counts(self) -> list[tuple[str, int]]:
        """Return the labels and numbers of games to choose from; a label says how long the games take, once known."""
        counts, pace = [], self.shared.pace.seconds
        for games in ON_THE_SITE if on_the_site() else MANY:
            text = self._say("choice", n=games, count=f"{games:,}")
            if pace is not None:
                text = self._say("lasting", choice=text, time=duration(2 * games * pace, self._words))
            counts.append((text, games))
        return counts

    # --- one game -----------------------------------------------------------------------------------------------

    def play_changed(self, seed: int | None = None) -> None:
        """Show a board with a new game under the changed rules, in which the first patient card has been turned."""
        if self.change is None:
            return
        options = {key: value for key, value in self.shared.options.items() if key not in ("policy", "seed")}
        deal = self.change.deal
        self.game = Game.from_scene({}, **{**options, **self.change.options}, seed=seed, deal=deal, free_undo=True)
        self.game.apply(self.game.legal_actions()[0])
        for before in self.place.children:
            before.close()
        text = self._say("play" if deal is None else "play_card")
        self.place.children = [html(paragraph(text, role="status")), Board(self.game)]

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"lesson.change.{key}", **facts)

    def lines(self) -> list[str]:
        if self._elsewhere:
            return [self._say("title"), self._elsewhere]
        status = self._say("as_published") if self.change is None else self.change.sentence
        answers = " / ".join(self._say(each) for each in EXPECTED)
        return [self._say("title"), *self.choice.lines(), f"  {status}", f"  {self._say('predict')} {answers}"]


def expectation(found: Paired) -> str:
    """Return the result of the games as a word of `EXPECTED`; "unsure" when the games are too few to decide."""
    low, high = found.interval
    if low > 0 or high < 0:
        return "more" if low > 0 else "fewer"
    return "alike" if max(-low, high) <= AS_GOOD_AS else UNSURE
