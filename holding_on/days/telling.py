"""A game as its days are told: the data of the debriefing, with the words and names for them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..catalogue.language import Words
from ..engine import names as n
from ..game import Game, records
from ..game.debriefing.shape import Day, Shift
from .places import Places


class Telling:
    """The days of one game, in words.

    Parameters
    ----------
    game : Game
        The game, over or not. It must have begun at its set-up.
    turning : sequence of mapping, optional
        Its turning points, as `holding_on.study.turning_points` finds them; None when nobody has looked for them.
    names : bool
        Whether the players' own names are in it. If not, each is called by the number of the nurse.
    """

    def __init__(self, game: Game, turning: Sequence[Mapping[str, Any]] | None = None, names: bool = True) -> None:
        self.game = game if names else without_names(game)
        self.words: Words = self.game.words
        self.turning = turning
        self.told = self.game.debrief()

    @property
    def days(self) -> list[Day]:
        """The days, from the first."""
        return self.told["days"]

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this page."""
        return self.words.say(f"days.{key}", **facts)

    def said(self, text: Mapping[str, Any]) -> str:
        """Return the sentence of a key with facts, as the data of the debriefing have it."""
        return self.words.say(text["key"], **text["facts"])

    def who(self, pawn: int) -> str:
        """Return the name of somebody by the number of the pawn."""
        if pawn < n.FIRST_ASSISTANT:
            return self.told["players"][pawn]
        if pawn < n.FIRST_ON_CALL:
            return self.words.say("staff.assistant", n=pawn - n.FIRST_ASSISTANT + 1)
        return self.words.say("staff.on_call", n=pawn - n.FIRST_ON_CALL + 1)

    def people(self, pawns: Sequence[int]) -> str:
        """Return several people as one phrase; whoever stands there more than once is named once."""
        return self.words.listed([self.who(pawn) for pawn in dict.fromkeys(pawns)])

    def shift(self, shift: Shift) -> str:
        """Return the name of a shift."""
        return self.words.say(f"shift.{shift['shift']}")

    def staff(self) -> list[int]:
        """Return those who have Stress Tokens in this game: the nurses, and the assistants who are not on call."""
        return [pawn for pawn, stress in enumerate(self.days[0]["stress"]) if stress is not None] if self.days else []

    def places(self, days: int = 0, highest: int = 0) -> Places:
        """Return the axis of this game; at least for a number of days, and up to a condition."""
        reached = [shift["before"] for _, shift in self.turned()] + [shift["after"] for _, shift in self.turned()]
        return Places(max(days, len(self.days)), max([highest, *reached]))

    def title(self) -> str:
        """Return the title of the page, which counts the days."""
        count = len(self.days)
        written = f"days.count.{count}"
        return self.say("title", n=count, count=self.words.say(written) if self.words.has(written) else count)

    def about(self, game: str = "") -> str:
        """Return the line under the title: which game of several, who played, what was played, and how it ended."""
        number, title = self.told["scenario"], self.words.say(self.told["title"])
        chapter = self.say("evening", title=title) if number == 0 else self.say("chapter", n=number, title=title)
        ended = self.say(f"ended.{self.told['ended']}", n=self.told["day"])
        parts = [game, self.words.listed(self.told["players"]), chapter, ended]
        return self.say("apart").join(part for part in parts if part)

    def asked_for(self) -> str:
        """Return the line that says what the group was asked for."""
        objective = self.words.say(f"scenario.{self.told['scenario']}.objective")
        return self.say("asked_for", objective=objective)

    def timelines(self, memories: Sequence[str]) -> str:
        """Return the parts of Billy's life that some memories belong to, as one phrase."""
        found = sorted({memory.partition("-")[0] for memory in memories})
        return self.words.listed([self.say("timeline", name=self.words.say(f"timeline.{each}")) for each in found])

    def turned(self) -> Iterator[tuple[Day, Shift]]:
        """Yield the shifts whose card was turned, each with its day."""
        for day in self.days:
            for shift in day["shifts"]:
                if shift["kind"] is not None:
                    yield day, shift


def without_names(game: Game) -> Game:
    """Return the same game, in which every player is called by the number of the nurse."""
    data = records.read(records.RECORD, game.record())
    names = [game.words.say("staff.nurse", n=number) for number in range(1, len(game.names) + 1)]
    data["options"] = {**data["options"], "names": names}
    again = records.write(records.RECORD, data)
    return Game.from_record(again, game.options.content, variants=game.options.variants)
