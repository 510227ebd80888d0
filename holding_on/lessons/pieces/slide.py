"""A number of the rules that the learner slides, a claim of what it does, and many games that test the claim.

Each game is played twice with the same cards, with the published number and with the chosen one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from holding_on.board.stage_script import Bar, Scale, Script, Slider, Stroke, Tick
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, Number
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.playing import Playing
from holding_on.lessons.pieces.staged import option, pressed, scripted, told
from holding_on.study.counts.pairs import Paired
from holding_on.study.growing_rows import paired_rows
from holding_on.study.slices import play_here

if TYPE_CHECKING:  # it brings charts, which a lesson without them need not load
    from holding_on.lessons.pieces.rule_change import SharedStudies

CLAIMS: Final = (-20, -10, -5, 0, 5, 10, 20)
"""How many more games of a hundred can be claimed to be won."""
REACHES: Final = (30, 60, 99)
"""How far the scale reaches to each side, in games of a hundred: the first that shows every bar whole."""
PARTS: Final = 3
"""Into how many parts each side of the scale is divided."""
CLAIM: Final = 3
"""How far a claim reaches to either side of its value, in parts of a hundred of the scale."""
DOUBLED: Final = 3
"""How often the number of games can be doubled."""
SHOWN_AT: Final = (8, 4, 2, 1)
"""The bar is shown at these parts of the games that are played, so that it is seen to grow shorter."""


class Tried:
    """The claim of one value of the number, and what the games have said of it until now."""

    def __init__(self, claim: int) -> None:
        self.claim = claim
        self.games = 0
        """How many games have been played to the end that was asked for."""
        self.found: Paired | None = None


class Slide(Playing):
    """A number to slide; for each value one press claims what it does, and many games are played to test it.

    The bars of all values that were tried stay on the scale, in the order of the values.
    """

    def __init__(
        self,
        game: Game,
        shared: SharedStudies,
        catalogue: Catalogue,
        rule: str,
        value: int,
        key: str,
        words: Words,
        games: int,
    ) -> None:
        """Begin with this value. `key` begins the keys of the words `below` and `above`, told of values on either side.

        Raises SceneError for a rule without a number, or for a value outside its range.
        """
        self.number = number_of(catalogue, rule, value)
        self.key, self.words, self.value, self.games = key, words, value, games
        self.steps: list[Step] = []
        self.tried: dict[int, Tried] = {}
        """What was claimed and found, by the value of the number."""
        self._shared, self._first = shared, value
        super().__init__(game, words, "slide")

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        what, _, given = name.partition(" ")
        if self.playing:
            return
        if what == "slide":
            self.value = int(given)
        elif what == "claim" and self._may_claim():
            self.tried[self.value] = Tried(int(given))
            self._play(partial(self._count, self.games))
            return
        elif name == "more" and self._can_double():
            self._play(partial(self._count, 2 * self.tried[self.value].games))
            return
        elif name == "start":
            self.tried, self.value = {}, self._first
        self.draw()

    def _may_claim(self) -> bool:
        return self.value != self.number.default and self.value not in self.tried

    def _can_double(self) -> bool:
        tried = self.tried.get(self.value)
        return tried is not None and tried.games < self.games * 2**DOUBLED

    async def _count(self, games: int) -> None:
        """Play until there are so many games with either number."""
        published = self._shared.of({})
        changed = self._shared.of({"numbers": {self.number.rule: self.value}})
        tried = self.tried[self.value]
        names, step = self._names(), max(1, games // 20)

        def on_progress(_: int) -> None:
            played = min(len(published), len(changed))
            if self._done is not None and played >= self._done + step:
                self._done = played
                self.draw()

        for part in SHOWN_AT:
            now = games // part
            if now > tried.games:
                await play_here([published, changed], now, on_progress)
                tried.found = paired_rows(published, changed, names, now)
                self.draw()
        tried.games = games

    def _names(self) -> tuple[str, str]:
        number = self.number.default
        return self.say("slide.as_published", value=number), self.say("slide.changed", value=self.value)

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        tried = self.tried.get(self.value)
        asks = self.say("slide.asks" if self.value != self.number.default else "slide.published", value=self.value)
        if self.playing and tried is not None:
            going = self.say("slide.going", games=tried.found.games if tried.found else 0, done=self._done)
            return scripted(asks, count=going, waits=not self._is_known(), scale=self.scale())
        again = [pressed("start", self.say("button.again"))] if self.tried else []
        if tried is None or tried.found is None:
            claims = [option(f"claim {claim}", self._more(claim)) for claim in CLAIMS] if self._may_claim() else []
            return scripted(
                asks,
                options=claims,
                buttons=again,
                scale=self.scale_to_slide(),
                waits=not self._is_known(),
            )
        more = [pressed("more", self.say("slide.more_games"))] if self._can_double() else []
        return scripted(
            asks,
            told=told(
                self._title(tried.found), self._sentence(tried.claim, tried.found), (self._counts(tried.found), "")
            ),
            buttons=[*more, *again],
            scale=self.scale_to_slide(),
        )

    def _is_known(self) -> bool:
        """Whether the games have answered at least one claim."""
        return any(each.games for each in self.tried.values())

    def _slider(self) -> Slider:
        number = self.number
        value = self.say("slide.value_published" if self.value == number.default else "slide.value", value=self.value)
        return {
            "name": "slide",
            "text": _capital(self.words.say(f"number.{number.name}")),
            "least": number.least,
            "most": number.most,
            "value": self.value,
            "told": value,
        }

    def _more(self, games: float) -> str:
        """Return a number of games of a hundred as a learner reads it, such as "10 fewer"."""
        whole = round(games)
        key = "more" if whole > 0 else "fewer" if whole < 0 else "alike"
        return self.say(f"slide.{key}", n=abs(whole))

    def _title(self, found: Paired) -> str:
        low, high = found.interval
        if found.alike:
            return self.say("slide.no_difference", n=found.games)
        if low <= 0 <= high:
            return self.say("slide.cannot_tell", n=found.games)
        return self.say("slide.found", more=self._more(100 * found.difference))

    def _sentence(self, claim: int, found: Paired) -> str:
        """Return how far luck reaches, whether the claim is within, and what the lesson says of this side."""
        low, high = (100 * bound for bound in found.interval)
        facts = {"low": self._more(low), "high": self._more(high), "claim": self._more(claim)}
        said = [self.say("slide.holds" if low <= claim <= high else "slide.misses", **facts)]
        key = f"{self.key}.{'below' if self.value < self.number.default else 'above'}"
        if self.words.has(key):
            said.append(self.words.say(key))
        return " ".join(said)

    def _counts(self, found: Paired) -> str:
        both, neither = found.both, found.neither
        facts = {"value": self.value, "published": self.number.default, "n": found.games}
        return self.say("slide.counts", alike=both + neither, mine=found.only_b, theirs=found.only_a, **facts)

    def scale(self) -> Scale:
        """Return the scale with a bar for each value that was tried, and the claim for the present one."""
        found = [(value, each.found) for value, each in sorted(self.tried.items()) if each.found is not None]
        widest = max((100 * abs(bound) for _, each in found for bound in each.interval), default=0.0)
        reach = next((each for each in REACHES if widest <= each), REACHES[-1])

        def place(games: float) -> float:
            return round(50 + 50 * max(-reach, min(reach, games)) / reach, 2)

        step = reach // PARTS
        ticks: list[Tick] = [
            {"at": place(tick), "text": f"{tick:+}" if tick else "0"} for tick in range(-reach, reach + 1, step)
        ]
        number = self.number
        values: list[Tick] = [
            {"at": self._beside(value), "text": str(value)} for value in range(number.least, number.most + 1)
        ]
        as_it_comes = self.say("slide.nought", value=number.default)
        nought: Stroke = {"kind": "truth", "at": 50, "text": as_it_comes, "named": self._beside(number.default)}
        mine = [self._claimed(value, place(each.claim)) for value, each in sorted(self.tried.items())]
        bars = [self._bar(value, each, place) for value, each in found]
        title = self.say("slide.axis")
        return {"title": title, "ticks": ticks, "strokes": [nought, *mine], "bars": bars, "values": values}

    def scale_to_slide(self) -> Scale:
        """Return the scale with the slider below it, each value of which stands below its bar."""
        return {**self.scale(), "line": self._slider()}

    def _beside(self, value: int) -> float:
        """Return the place of a value of the number, from left to right."""
        return round(100 * (value - self.number.least) / (self.number.most - self.number.least), 2)

    def _claimed(self, value: int, at: float) -> Stroke:
        """Return the short line that keeps a claim."""
        beside = self._beside(value)
        return {"kind": "mine", "at": at, "text": "", "begin": beside - CLAIM, "end": beside + CLAIM}

    def _bar(self, value: int, found: Paired, place: Callable[[float], float]) -> Bar:
        low, high = (100 * bound for bound in found.interval)
        facts = {"value": value, "low": self._more(low), "high": self._more(high), "n": found.games}
        return {
            "low": place(low),
            "at": place(100 * found.difference),
            "high": place(high),
            "name": "",
            "text": self.say("slide.bar", **facts),
            "misses": False,
            "late": 0,
            "beside": self._beside(value),
        }

    def to_take_along(self) -> list[str]:
        for value, tried in self.tried.items():
            if tried.found is not None:
                what = self.words.say(f"number.{self.number.name}")
                low, high = (self._more(100 * bound) for bound in tried.found.interval)
                facts = {"what": what, "value": value, "claim": self._more(tried.claim), "low": low, "high": high}
                return [self.say("slide.kept", **facts)]
        return []

    def lines(self) -> list[str]:
        slider = self._slider()
        claims = " / ".join(map(self._more, CLAIMS))
        sides = [
            self.words.say(f"{self.key}.{each}") for each in ("below", "above") if self.words.has(f"{self.key}.{each}")
        ]
        reach = f"  {slider['text']}: {slider['told']} ({slider['least']} – {slider['most']})"
        return [self.say("slide.asks", value=self.value), reach, f"  {claims}", *(f"  {side}" for side in sides)]


def number_of(catalogue: Catalogue, rule: str, value: int) -> Number:
    """Return the number of a rule. Raises SceneError for a rule without a number, or for a value outside its range."""
    numbers = {number.rule: number for number in catalogue.numbers.values()}
    if rule not in numbers:
        raise SceneError(f"a lesson can change {', '.join(numbers)}, not {quoted(rule)}")
    number = numbers[rule]
    if not number.least <= value <= number.most:
        raise SceneError(f"{rule} can be {number.least} to {number.most}, not {value}")
    return number


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
