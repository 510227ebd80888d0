"""What takes a while: games that are played beside the page, with a bar that tells how far, and a way to stop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final, Generic, TypeVar

from holding_on.catalogue.language import Words
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import button, html, row
from holding_on.study.series import Series, play_on

log = logging.getLogger(__name__)

SEEN: Final = (20, 100, 300, 600)
"""After so many games of each what they show is drawn anew."""
T = TypeVar("T")
STEP: Final = 0.01
"""The share of the whole after which the bar moves."""
_MINUTES: Final = 90
"""A time of so many seconds is told in minutes."""


class Pace:
    """How long a game takes on this machine, in seconds: None until some have been played."""

    seconds: float | None = None


class Waiting(Generic[T]):
    """A button that plays many games, a bar and a button to stop; nothing is played before somebody asks for it.

    `asked` gives the series and how many games of each, no series where nothing can be played now. At the end, and
    after as many games of each as `seen` says, `take` says what is to be drawn, while nothing is added to it; `draw`,
    in a thread, makes of that what is handed to `show`. The page answers all the while; `stands` hears when playing
    begins and ends, and `pace` is kept for the next time.
    """

    def __init__(
        self,
        words: Words,
        begin: str,
        asked: Callable[[], tuple[Sequence[Series], int]],
        take: Callable[[], T],
        draw: Callable[[T], str],
        show: Callable[[str], None],
        *,
        seen: Sequence[int] = SEEN,
        stands: Callable[[], None] = lambda: None,
        pace: Pace | None = None,
    ) -> None:
        self._words, self._asked, self._show = words, asked, show
        self._take, self._draw = take, draw
        self._seen, self._stands, self._pace = seen, stands, pace or Pace()
        self._task: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None
        self._begin = button(words, begin, self.begin, main=True)
        self._stop = button(words, "stop_playing", self.stop)
        self._bar = html()
        self.stand()

    @property
    def parts(self) -> list[Any]:
        """What stands on the page."""
        return [row(self._begin, self._stop), self._bar]

    @property
    def playing(self) -> bool:
        """Whether games are being played."""
        return self._task is not None

    def begin(self) -> None:
        """Play."""
        series, games = self._asked()
        if self._task is None and series:
            self._task = asyncio.get_running_loop().create_task(self._play(series, games))
            self._task.add_done_callback(self._ended)
            self.stand()
            self._stands()

    def stop(self) -> None:
        """Play no more; what was played is kept and shown."""
        if self._task is not None:
            self._stop.disabled = True
            self._task.cancel()

    async def _play(self, series: Sequence[Series], games: int) -> None:
        whole = sum(max(0, games - len(each)) for each in series)
        seen = [each for each in self._seen if each < games]
        last = whole + 1
        began = time.monotonic()
        first: tuple[float, int] | None = None

        def told(missing: int) -> None:
            nonlocal last, first
            first = first or (time.monotonic(), missing)
            while seen and min(map(len, series)) >= seen[0]:
                seen.pop(0)
                self._draw_beside()
            if last - missing >= STEP * whole:
                last = missing
                self._tell(missing, whole, first)

        self._tell(whole, whole, first)
        stopped = False
        try:
            await play_on(series, games, told)
        except asyncio.CancelledError:
            stopped = True
        else:
            self._pace.seconds = (time.monotonic() - began) / whole if whole else self._pace.seconds
        self._stop.disabled = True
        if self._drawing is not None:
            await self._drawing
        await self._drawn()
        say = self._words.say
        news = say("lesson.waiting.stopped") if stopped else say("lesson.waiting.done")
        self._bar.value = paragraph(news, role="status")

    def _draw_beside(self) -> None:
        """Draw what there is, unless that is being done."""
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.get_running_loop().create_task(self._drawn())

    async def _drawn(self) -> None:
        self._show(await asyncio.to_thread(self._draw, self._take()))

    def _tell(self, missing: int, whole: int, first: tuple[float, int] | None) -> None:
        """How far it is, and how long it still takes: at the pace since the `first` games came, else at the last."""
        said = self._words.say("lesson.waiting.going", done=f"{whole - missing:,}", all=f"{whole:,}")
        pace = self._pace.seconds
        if first is not None and missing < first[1]:
            pace = (time.monotonic() - first[0]) / (first[1] - missing)
        if pace is not None and missing:
            said += " " + self._words.say("lesson.waiting.left", time=lasting(pace * missing, self._words))
        text = escape(said)
        bar = f'<progress max="{max(1, whole)}" value="{whole - missing}" aria-label="{text}"></progress>'
        self._bar.value = f'<p class="ho-l-progress">{bar} {text}</p>'

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._task = None
        self.stand()
        self._stands()
        if not task.cancelled() and task.exception() is not None:
            log.error("the games could not be played or shown", exc_info=task.exception())

    def stand(self, ready: bool = True) -> None:
        """What can be pressed as things stand; where it is not `ready`, there is nothing to play."""
        self._begin.disabled = self.playing or not ready
        self._stop.disabled = not self.playing
        self._stop.layout.display = None if self.playing else "none"

    def forget(self) -> None:
        """What the bar said was about other games."""
        self._bar.value = ""


def lasting(seconds: float, words: Words) -> str:
    """A length of time in words, as exact as such a guess can be."""
    if seconds < 1:
        return words.say("lesson.waiting.moment")
    if seconds < _MINUTES:
        return words.say("lesson.waiting.seconds", n=round(seconds))
    return words.say("lesson.waiting.minutes", n=round(seconds / 60))
