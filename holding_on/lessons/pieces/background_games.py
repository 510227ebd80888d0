"""Games that are played in the background: buttons to begin and to stop, and a bar that shows the progress."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_the_site
from holding_on.lessons.pieces.piece import Piece, button, html, paragraph, row
from holding_on.study.growing_rows import GrowingRows
from holding_on.study.playing import NoLegalAnswer
from holding_on.study.slices import ENOUGH, missing, play_here

log = logging.getLogger(__name__)

FIRST: Final = 3
"""The number of games of each study before the first chart."""
REDRAW_AFTER: Final = (20, 100, 300, 600)
"""The numbers of games of each study after which the chart is drawn anew."""
STEP: Final = 0.01
"""The bar moves whenever this share of all games has been played."""
_MINUTES: Final = 90
"""A time of this many seconds or more is given in minutes."""


class Pace:
    """The seconds that a game takes on this machine; None until some games have been played."""

    seconds: float | None = None


class GamesPiece(Piece):
    """The base class of pieces that show many games, which `BackgroundGames` plays."""

    def requested(self) -> tuple[Sequence[GrowingRows], int]:
        """Return the studies to play, and how many games each shall have; no studies when nothing can be played now."""
        raise NotImplementedError

    def collect(self) -> Any:
        """Return the data of the games played so far, for `draw`."""
        raise NotImplementedError

    def draw(self, collected: Any) -> str:
        """Return HTML that shows the data which `collect` returned."""
        raise NotImplementedError

    def show(self, drawing: str) -> None:
        """Show the HTML that `draw` returned."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring the widgets up to date; called when playing has begun or ended."""


async def play(studies: Sequence[GrowingRows], games: int, on_progress: Callable[[int], None]) -> None:
    """Play until each study has `games` games: with other processes where they are worth it, and can be started."""
    if on_the_site() or missing(studies, games) < ENOUGH:
        await play_here(studies, games, on_progress)
    else:
        from holding_on.study.background import play_on  # loads frames, which a web page without a server has not

        await play_on(studies, games, on_progress)


class BackgroundGames:
    """The games that a piece asks for, played in the background, with a button to begin and a button to stop.

    The web page still answers meanwhile. The piece draws after the first few games, after the numbers of games in
    `redraw_after`, and at the end. `pace` is measured over all games, to estimate the time of later games.
    """

    def __init__(
        self,
        words: Words,
        key: str,
        piece: GamesPiece,
        *,
        redraw_after: Sequence[int] = REDRAW_AFTER,
        pace: Pace | None = None,
    ) -> None:
        """Make the buttons and the bar; the message `lesson.button.<key>` labels the button that begins."""
        self._words, self._piece = words, piece
        self._redraw_after, self._pace = redraw_after, pace or Pace()
        self._task: asyncio.Task[None] | None = None
        self.growing = False
        """Whether the chart now shows only some of the games that were asked for."""
        self.begin_button = button(words, key, self.begin, main=True)
        self.stop_button = button(words, "stop_playing", self.stop)
        self.bar = html()
        self.refresh()

    @property
    def widgets(self) -> list[Any]:
        """The widgets to show: the buttons and the bar."""
        return [row(self.begin_button, self.stop_button), self.bar]

    @property
    def playing(self) -> bool:
        """Whether games are being played."""
        return self._task is not None

    def begin(self) -> asyncio.Task[None] | None:
        """Begin to play. Return the asyncio task that plays, or None when there is nothing to play."""
        studies, games = self._piece.requested()
        if self._task is None and studies:
            self._task = asyncio.get_running_loop().create_task(self._play(studies, games))
            self._task.add_done_callback(self._on_end)
            self._refresh_all()
        return self._task

    def stop(self) -> None:
        """Stop playing; the games played so far are kept and shown."""
        if self._task is not None:
            self.stop_button.disabled = True
            self._task.cancel()

    async def _play(self, studies: Sequence[GrowingRows], games: int) -> None:
        total = sum(max(0, games - len(each)) for each in studies)
        redraws = [count for count in self._redraw_after if count < games]
        reported = total + 1
        began = time.monotonic()
        first: tuple[float, int] | None = None

        def on_progress(missing: int) -> None:
            nonlocal reported, first
            first = first or (time.monotonic(), missing)
            while redraws and min(map(len, studies)) >= redraws[0]:
                redraws.pop(0)
                self._draw()
            if reported - missing >= STEP * total:
                reported = missing
                self._report(missing, total, first)

        self._report(total, total, first)
        self.growing, stopped = True, False
        try:
            if min(map(len, studies)) < FIRST < games:
                await play_here(studies, FIRST, lambda _: None)
                self._draw()
            await play(studies, games, on_progress)
        except asyncio.CancelledError:
            stopped = True
        except NoLegalAnswer as refused:  # the style of a learner
            self.growing = False
            why = self._words.say("lesson.waiting.refused", why=_why(refused))
            self.bar.value = paragraph(why, role="status")
            return
        else:
            self._pace.seconds = (time.monotonic() - began) / total if total else self._pace.seconds
        self.stop_button.disabled = True
        self.growing = False
        self._draw()
        key = "stopped" if stopped else "done"
        self.bar.value = paragraph(self._words.say(f"lesson.waiting.{key}"), role="status")

    def _draw(self) -> None:
        """Draw the games played so far."""
        self._piece.show(self._piece.draw(self._piece.collect()))

    def _report(self, missing: int, total: int, first: tuple[float, int] | None) -> None:
        """Show how many of `total` games are done, and the time that the `missing` games will take.

        `first` is a moment and the number of games that were missing then. The time is estimated by the pace since
        `first`; before any game is played, by the pace that was measured last.
        """
        text = self._words.say("lesson.waiting.going", done=f"{total - missing:,}", all=f"{total:,}")
        pace = self._pace.seconds
        if first is not None and missing < first[1]:
            pace = (time.monotonic() - first[0]) / (first[1] - missing)
        if pace is not None and missing:
            text += " " + self._words.say("lesson.waiting.left", time=duration(pace * missing, self._words))
        label = escape(text)
        bar = f'<progress max="{max(1, total)}" value="{total - missing}" aria-label="{label}"></progress>'
        self.bar.value = f'<p class="ho-l-progress">{bar} {label}</p>'

    def _on_end(self, task: asyncio.Task[None]) -> None:
        self._task = None
        self._refresh_all()
        if not task.cancelled() and task.exception() is not None:
            log.error("the games could not be played or shown", exc_info=task.exception())

    def _refresh_all(self) -> None:
        self.refresh()
        self._piece.refresh()

    def refresh(self, ready: bool = True) -> None:
        """Enable the buttons that can be pressed now; `ready` says whether the piece has games to play."""
        self.begin_button.disabled = self.playing or not ready
        self.stop_button.disabled = not self.playing
        self.stop_button.layout.display = None if self.playing else "none"


def _why(refused: NoLegalAnswer) -> str:
    """Return what a style raised or answered."""
    error = refused.error
    return repr(refused.answer) if error is None else f"{type(error).__name__}: {error}"


def duration(seconds: float, words: Words) -> str:
    """Return a length of time in words: less than a second, whole seconds, or from 90 seconds on whole minutes."""
    if seconds < 1:
        return words.say("lesson.waiting.moment")
    if seconds < _MINUTES:
        return words.say("lesson.waiting.seconds", n=round(seconds))
    return words.say("lesson.waiting.minutes", n=round(seconds / 60))
