"""Games of a care style as bars on a scale: a dot for what was counted, and around it how far luck reaches.

`Sixty` plays them, after the learner has drawn a line. `Counts` shows games that a tool has played and counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from holding_on.board.stage_script import Bar, Button, Scale, Script, Slider, Stroke, Tick, Told
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.counted import all_counted, counted
from holding_on.lessons.pieces.playing import Playing
from holding_on.lessons.pieces.staged import OTHER, RIGHT, WRONG, Staged, option, pressed, scripted, told
from holding_on.lessons.pieces.style_name import style_name
from holding_on.study.counts.rates import Rate
from holding_on.study.growing_rows import GrowingRows
from holding_on.study.slices import play_here

SIXTY: Final = 60
APART: Final = {60: 10, 100: 20}
"""How far the numbers of a scale are apart, by its end."""
MOST: Final = 20
"""How many bars are shown at most, so that they fit on a screen."""
NAMED: Final = 8
"""Up to so many bars have their count beside them."""
Begin = Callable[[int], GrowingRows]
"""Begins to play games of the style, from a seed on."""


class OnAScale(Staged):
    """The base class of pieces that show bars on a scale of shares. The bars of before stay, as long as they fit."""

    def __init__(self, game: Game, style: str, games: int, key: str, words: Words, kind: str) -> None:
        """Show games by `games` at a time. `key` begins the key of the word `asks`."""
        self.key, self.words, self.style, self.games = key, words, style, games
        self.steps: list[Step] = []
        self.rates: list[Rate] = []
        """What was counted until now, the latest last."""
        self.answer: int | None = None
        self._new = 0
        """How many of the bars came with the last press."""
        super().__init__(game, words, kind)

    def scale(self) -> Scale:
        """Return the scale with the bars that fit."""
        raise NotImplementedError

    def _ruled(self, bars: Sequence[Bar], strokes: Sequence[Stroke], of: int) -> Scale:
        ticks: list[Tick] = [{"at": 100 * number / of, "text": str(number)} for number in range(0, of + 1, APART[of])]
        title = self.say("counts.axis", n=of)
        return {"title": title, "ticks": ticks, "strokes": [*strokes], "bars": [*bars]}

    def _bars(self, truth: float | None = None, name: str = "") -> list[Bar]:
        """Return the latest bars; those that came with the last press land one after the other."""
        shown = self.rates[-MOST:]
        first_new = len(shown) - self._new
        return [
            self._bar(rate, name if len(shown) <= NAMED else None, max(0, place - first_new), truth)
            for place, rate in enumerate(shown)
        ]

    def _bar(self, rate: Rate, name: str | None, late: int = 0, truth: float | None = None) -> Bar:
        """Return a bar; `name` stands beside it before its count, and with None nothing does."""
        count = self.say("counts.count", won=f"{rate.part:,}", all=f"{rate.whole:,}")
        low, high = rate.interval
        misses = truth is not None and not low <= truth <= high
        text = self.say("counts.misses" if misses else "counts.bar", count=count, sure=rate.told(self.words))
        return {
            "low": 100 * low,
            "at": 100 * rate.share,
            "high": 100 * high,
            "name": "" if name is None else f"{name} {count}".strip(),
            "text": text,
            "misses": misses,
            "late": late,
        }

    def _stroke(self, kind: str, share: float, text: str) -> Stroke:
        return {"kind": "mine" if kind == "mine" else "truth", "at": 100 * share, "text": text}

    def _start(self) -> None:
        self.answer, self.rates, self._new = None, [], 0

    def _again(self) -> Button:
        return pressed("start", self.say("button.again"))


class Sixty(OnAScale, Playing):
    """Sixty games after the learner has drawn a line, and another sixty as often as the learner likes.

    The games are played while the page answers. With `beside`, sixty games of another style that had the same cards
    stand above them.
    """

    def __init__(
        self, game: Game, style: str, begin: Begin, key: str, words: Words, beside: str = "", guess: bool = True
    ) -> None:
        """`begin` begins to play; see `OnAScale`. Without a `guess` no line is drawn, and one press plays the first.

        Raises SceneError for a style `beside` that nobody has counted.
        """
        self._begin_at, self._guess = begin, guess
        self.line = SIXTY // 2
        """Where the learner's line is, as long as it is being drawn."""
        self._beside = (beside, counted(beside, 0, SIXTY)) if beside else None
        super().__init__(game, style, SIXTY, key, words, "sixty")

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        what, _, given = name.partition(" ")
        if self.playing:
            return
        if what == "line" and self._draws:
            self.line = int(given)
            self.draw()
        elif name == "draw" and self._draws:
            self.answer = self.line
            self._sixty()
        elif name == "another" and (self.rates or not self._guess):
            self._sixty()
        elif name == "start" and self.rates:
            self._start()
            self.line = SIXTY // 2
            self.draw()

    @property
    def _draws(self) -> bool:
        """Whether the learner's line is still being drawn."""
        return self._guess and self.answer is None

    def _sixty(self) -> None:
        self._play(partial(self._count, self._begin_at(SIXTY * len(self.rates))))

    async def _count(self, rows: GrowingRows) -> None:
        def on_progress(missing: int) -> None:
            if self._task is not None and SIXTY - missing != self._done:
                self._done = SIXTY - missing
                self.draw()

        await play_here([rows], SIXTY, on_progress)
        self.rates.append(rows.won())
        self._new = 1

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        asks = self.words.say(f"{self.key}.asks")
        if self._draws:
            here = pressed("draw", self.say("counts.draw"), main=True)
            return scripted(asks, buttons=[here], waits=True, scale={**self.scale(), "line": self._line()})
        if self._done is not None:
            going = self.say("waiting.going", done=self._done, all=SIXTY)
            return scripted(asks, count=going, waits=not self.rates, scale=self.scale())
        another = pressed("another", self.say("counts.another" if self.rates else "counts.first"), main=True)
        if not self.rates:
            return scripted(asks, buttons=[another], waits=True, scale=self.scale())
        return scripted(asks, told=self._told(), buttons=[another, self._again()], scale=self.scale())

    def scale(self) -> Scale:
        mine = self.line if self.answer is None else self.answer
        text = "" if self.answer is None else self.say("counts.mine", n=mine)
        strokes = [self._stroke("mine", mine / SIXTY, text)] if self._guess else []
        name, above = style_name(self.style, self.words), []
        if self._beside is not None:
            above = [self._bar(self._beside[1], style_name(self._beside[0], self.words))]
        return self._ruled([*above, *self._bars(name=name if above else "")], strokes, SIXTY)

    def _line(self) -> Slider:
        told = self.say("counts.count", won=self.line, all=SIXTY)
        return {
            "name": "line",
            "text": self.say("counts.line"),
            "least": 0,
            "most": SIXTY,
            "value": self.line,
            "told": told,
        }

    def _told(self) -> Told:
        """Return what is told of the last sixty: beside the line, the other style, or the sixties before."""
        rate, mine = self.rates[-1], self.answer or 0
        title = self.say("counts.count", won=rate.part, all=rate.whole)
        low, high = rate.interval
        lines = []
        if len(self.rates) == 1:
            key = "line_in" if low <= mine / SIXTY <= high else "line_out"
            lines.append(self.say(f"counts.{key}", mine=mine) if self._guess else self.say("counts.dot"))
        else:
            won = [each.part for each in self.rates]
            lines.append(self.say("counts.between", n=len(won), least=min(won), most=max(won)))
        if self._beside is not None:
            least, most = self._beside[1].interval
            lines.append(self.say("counts.meet" if low <= most and least <= high else "counts.apart"))
        if self.words.has(after := f"{self.key}.after"):
            lines.append(self.words.say(after))
        return told(f"{title}.", " ".join(lines))

    def to_take_along(self) -> list[str]:
        if self.answer is None or not self.rates:
            return []
        facts = {"mine": self.answer, "n": SIXTY, "won": self.rates[0].part}
        if self._beside is not None:
            return [self.say("counts.kept_beside", style=style_name(self.style, self.words), **facts)]
        return [self.say("counts.kept", **facts)]

    def lines(self) -> list[str]:
        return [self.words.say(f"{self.key}.asks")]


class Counts(OnAScale):
    """Counts of many games, which land after a guess, with the truth that is counted of all games together.

    Several counts at once ask how many of them miss the truth. These are as the games fell, from the first one on: the
    guess and the number that came are told, and neither is marked as right or wrong. A single one asks how much shorter
    it is than that of sixty games, which follows from its number of games, and so has a right answer.
    """

    def __init__(
        self,
        game: Game,
        style: str,
        options: Sequence[int],
        key: str,
        words: Words,
        *,
        games: int,
        times: int,
        seed: int = 0,
    ) -> None:
        """The words of an option stand under its number; `name_4` and so on is what it is called. `seed` is the first.

        Raises SceneError when nobody has counted such games.
        """
        self.options, self.times, self.first = tuple(options), times, seed
        self.truth = all_counted(style)
        self.sixty = counted(style, 0, SIXTY)
        self._seed = seed
        shorter = _length(self.sixty) / _length(counted(style, 0, games))
        self.right = min(self.options, key=lambda each: abs(each - shorter)) if times == 1 else None
        super().__init__(game, style, games, key, words, "counts")

    def does(self, name: str) -> None:
        names = [f"option {n}" for n in range(len(self.options))]
        if name in names and self.answer is None:
            self.answer = self.options[names.index(name)]
            self._land()
        elif name == "more" and self.answer is not None:
            self._land()
        elif name == "start" and self.answer is not None:
            self._start()
            self._seed = self.first
        self.draw()

    def _land(self) -> None:
        for _ in range(self.times):
            self.rates.append(counted(self.style, self._seed, self.games))
            self._seed += self.games
        self._new = self.times

    def script(self) -> Script:
        asks = self.words.say(f"{self.key}.asks")
        if self.answer is None:
            options = [option(f"option {n}", self._name(each)) for n, each in enumerate(self.options)]
            return scripted(asks, options=options, waits=True, scale=self.scale())
        mine = OTHER if self.right is None else WRONG
        states = [RIGHT if each == self.right else mine if each == self.answer else OTHER for each in self.options]
        return scripted(
            asks,
            options=[
                option(f"option {n}", self._name(each), state)
                for n, (each, state) in enumerate(zip(self.options, states, strict=True))
            ],
            told=told(self._title(), self._sentence() if len(self.rates) == self.times else self._so_far()),
            buttons=[pressed("more", self.words.say(f"{self.key}.more"), main=True), self._again()],
            scale=self.scale(),
        )

    def _name(self, value: int) -> str:
        key = f"{self.key}.name_{value}"
        return self.words.say(key) if self.words.has(key) else str(value)

    def _sentence(self) -> str:
        key = f"{self.key}.{self.answer}"
        return self.words.say(key) if self.words.has(key) else ""

    def _missing(self, rates: Sequence[Rate]) -> int:
        return sum(not low <= self.truth.share <= high for low, high in (rate.interval for rate in rates))

    def _title(self) -> str:
        if self.times > 1:
            missed = self.say("counts.missed", n=self._missing(self.rates[-self.times :]), all=self.times)
            guess = self.say("counts.guess", n=self._name(self.answer or 0))
            return f"{guess} {missed}" if len(self.rates) == self.times else missed
        rate = self.rates[-1]
        return self.say("counts.landed", won=f"{rate.part:,}", all=f"{rate.whole:,}", sure=rate.told(self.words))

    def _so_far(self) -> str:
        return self.say("counts.missed_so_far", n=self._missing(self.rates), all=len(self.rates))

    def scale(self) -> Scale:
        truth, of = self.truth.share, SIXTY if self.times > 1 else 100
        text = self.say("counts.truth", all=f"{self.truth.whole:,}")
        shown = self.answer is not None
        strokes = [self._stroke("truth", truth, text)] if shown else []
        above = [] if self.times > 1 else [self._bar(self.sixty, "", truth=truth if shown else None)]
        return self._ruled([*above, *self._bars(truth)], strokes, of)

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for each in self.options:
            key = f"{self.key}.{each}"
            said.append(
                f"  {self._name(each)}: {self.words.say(key)}" if self.words.has(key) else f"  {self._name(each)}"
            )
        return said


def _length(rate: Rate) -> float:
    low, high = rate.interval
    return high - low
