"""A curve: a number of the rules of which every value is claimed and tested, one after the other."""

from __future__ import annotations

from holding_on.board.stage_script import Script
from holding_on.lessons.pieces.slide import Slide
from holding_on.lessons.pieces.staged import pressed
from holding_on.study.counts.pairs import Paired


class Curve(Slide):
    """A number to slide that asks for all of its values: each is claimed before its games land beside the others."""

    def does(self, name: str) -> None:
        """Do what is pressed; "next" slides to the first value that has no claim yet."""
        if name == "next" and self.untried:
            name = f"slide {self.untried[0]}"
        super().does(name)

    @property
    def untried(self) -> list[int]:
        """The values, other than the published one, that have no claim yet."""
        values = range(self.number.least, self.number.most + 1)
        return [value for value in values if value != self.number.default and value not in self.tried]

    def script(self) -> Script:
        script = super().script()
        asked_for = self.number.most - self.number.least
        if not script["count"]:
            script["count"] = self.say("stage.count", n=asked_for - len(self.untried), all=asked_for)
        if script["told"] and self.untried:
            script["buttons"] = [pressed("next", self.say("slide.next"), main=True), *script["buttons"]]
        return script

    def _sentence(self, claim: int, found: Paired) -> str:
        """Return what is said of a claim; of the last one, with the whole curve in sight, what that shows."""
        said = super()._sentence(claim, found)
        if self.untried or not self.words.has(f"{self.key}.whole"):
            return said
        sides = [f"{self.key}.{side}" for side in ("below", "above")]
        for side in filter(self.words.has, sides):
            said = said.removesuffix(self.words.say(side))
        return f"{said.rstrip()} {self.words.say(f'{self.key}.whole')}"

    def lines(self) -> list[str]:
        key = f"{self.key}.whole"
        return [*super().lines(), *([f"  {self.words.say(key)}"] if self.words.has(key) else [])]
