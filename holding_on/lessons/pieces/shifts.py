"""Shifts of one person: before each the learner sends them or lets them rest, and the game plays the shift."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from holding_on.board.stage_script import Figure, Hour, Path, Result, Row, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.names import FIRST_ON_CALL, FIRST_SPACE, PAWN_NAMES, SHIFT_NAMES
from holding_on.engine.state import AFTER, TARGET, VERB
from holding_on.game import Game
from holding_on.game.options import pawn_by_name
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import Step, try_move
from holding_on.lessons.checks.retold import retold
from holding_on.lessons.pieces.paths import path_of, points_of
from holding_on.lessons.pieces.staged import Staged, option, pressed, scripted, told
from holding_on.view.actions import Action
from holding_on.view.shape import Pawn

Choice = Literal["goes", "rests", "leaves", "away"]
ORDER: Final = ("place", "reassign", "cover", "call in")
"""How a space is filled, while nobody becomes Overstressed by it."""
NAMING: Final = ("STRESS-", "LEAVE-", "DAY-16")
"""Beginnings of the rules whose sentences are told when they name the person."""
ALWAYS: Final = "WARN-"
"""The beginning of the rules whose sentences are always told."""
LOST: Final = "draw_losses"
"""What is noted when somebody loses a memory by Stress."""
SIDE_BY_SIDE: Final = 2
EARLIER: Final = 3
"""How many earlier times stay as rows."""


class Played(NamedTuple):
    """A shift that the game has played in a copy, and how the person spent it.

    When the choice was not possible, `refused` is the move that the game refuses, and `card` is None.
    """

    after: Game
    steps: list[Step]
    refused: Step | None
    title: str = ""
    card: Hour | None = None
    needs: int = 0
    """How many people the shift needed."""


def _shift_of(game: Game) -> tuple[int | str, str]:
    """Return the day and the shift."""
    return fact(game, "day"), str(fact(game, "shift"))


class Shifts(Staged):
    """Some shifts in a row on a ward that is short of people, and one person who is asked before each of them.

    The game plays every shift and says what comes of it. The others come from the Break Room. Where these are too few,
    whoever has most room for Stress stays or covers; an On-Call Assistant comes before anybody becomes Overstressed.
    Billy is treated in the Morning, and eased later where his card allows it.
    """

    def __init__(self, game: Game, who: str, key: str, words: Words, count: int) -> None:
        """Play the shifts in a copy, once with the person and once without. `key` begins the key of the word `asks`.

        Raises SceneError when this person gains no Stress, or the game does not begin before a Morning.
        """
        self.key, self.words, self.count = key, words, count
        self._pawn = pawn_by_name(list(game.names), who)
        self._code = PAWN_NAMES[self._pawn]
        if self._pawn >= FIRST_ON_CALL or (fact(game, "asked"), fact(game, "shift")) != ("turn", SHIFT_NAMES[0]):
            raise SceneError(f"{key}: somebody who can gain Stress is asked from a Morning on, and not {who!r}")
        self._name = self._person(game)["name"]
        self._start = copy(game)
        self.played: list[Played] = []
        """The shifts that are over."""
        self._refused: Played | None = None
        """The last choice, if it was not possible."""
        self.results: list[Result] = []
        """What came of the shifts each time that all were played, the latest last."""
        self.paths: list[Path] = []
        """The paths of Billy's Condition in these times."""
        self.rows: list[Row] = []
        """The shifts of each of these times."""
        self.ways = [self._whole_way(n) for n in (0, -1)]
        """The shifts when the person goes wherever possible, and when the person goes home as early as possible."""
        self.steps = [step for way in self.ways for played in way for step in played.steps]
        self.needs = [played.needs for played in max(self.ways, key=len)]
        """How many people each shift needs. The cards are the same whoever comes, so that one can plan."""
        super().__init__(game, words, "shifts")

    def _whole_way(self, which: int) -> list[Played]:
        """Play all shifts with the first or the last of the choices, and the other one where that is refused.

        What was refused is among the steps.
        """
        way: list[Played] = []
        while not self._is_over(way):
            now = way[-1].after if way else self._start
            choices = self._choices(now)
            tried = self._shift(now, choices[which])
            played = tried if tried.card else self._shift(now, choices[which - 1])
            if not played.card:
                raise SceneError(f"{self.key}: a shift can be played neither with {self._name} nor without")
            way.append(played if tried.card else played._replace(steps=[*tried.steps, *played.steps]))
        return way

    # ------------------------------------------------------------------ a shift

    def _person(self, game: Game) -> Pawn:
        return next(pawn for pawn in game.view()["pawns"] if pawn["pawn"] == self._pawn)

    def _choices(self, game: Game) -> list[Choice]:
        """Return what can be chosen before the next shift. At noon whoever is in the Break Room may go On Leave."""
        person = self._person(game)
        if person["overstressed"] or person["place"] == "on_leave":
            return ["away"]
        leaves = game.why_not(Action.of(f"send on leave {self._code}")) is None
        return ["goes", "rests", "leaves"] if leaves else ["goes", "rests"]

    def _shift(self, game: Game, choice: Choice) -> Played:
        """Play the next shift in a copy of the game."""
        after, steps, asked = copy(game), list[Step](), list[Game]()

        def act(move: str) -> None:
            steps.append(try_move(after, move))

        if choice == "leaves":
            act(f"send on leave {self._code}")
        while fact(after, "asked") == "leave":
            act("no more leave")
        now, stands, since = _shift_of(after), self._person(after)["place"], len(after.actions)
        act("turn")
        lies = after.view()["shifts"][SHIFT_NAMES.index(now[1])]["card"]
        needs = lies["staff"] if lies else 0
        while after.outcome is None and _shift_of(after) == now and fact(after, "asked") != "leave":
            if fact(after, "asked") == "assign" and not asked:
                asked.append(copy(after))
            act(self._next_move(after, choice))
        came = any(
            entry[VERB] == "places" and entry[TARGET] == self._pawn and entry[AFTER] >= FIRST_SPACE
            for _, entry in after.entries(since)
        )
        if asked and choice in ("goes", "rests") and came != (choice == "goes"):
            refused = self._why_not(asked[0], choice)
            needed = self.say("shifts.title.needed", who=self._name)
            return Played(game, [refused], refused, needed if came else refused.title(self.words))
        if choice in ("goes", "rests"):  # where nobody is asked who comes, the game has chosen
            spent = "rests" if not came else "stays" if stands == "shift" else "goes"
        else:
            spent = choice
        name, stress = self.words.say(f"shift.{now[1]}"), self._person(after)["stress"]
        facts = {"who": self._name, "shift": name, "n": stress}
        card: Hour = {
            "kind": "worked" if came else "rested",
            "name": name,
            "stress": stress,
            "text": self.say(f"shifts.card.{spent}", **facts),
        }
        return Played(after, steps, None, self.say(f"shifts.title.{spent}", **facts), card, needs)

    def _why_not(self, asked: Game, choice: Choice) -> Step:
        """Return the move by which the person would come, or stay away, refused when it is asked who comes."""
        comes = "place" if self._person(asked)["place"] == "break_room" else "reassign"
        return try_move(copy(asked), "accept warning" if choice == "rests" else f"{comes} {self._code}")

    def _next_move(self, game: Game, choice: Choice) -> str:
        """Return the next move of a shift: who comes to it, the care that Billy receives, or what else is asked."""
        moves = [str(action) for action in game.legal_actions()]
        if fact(game, "asked") == "assign":
            return min(moves, key=lambda move: self._rank(game, choice, move))
        treats = fact(game, "shift") == SHIFT_NAMES[0]
        wished = ("care medical" if treats else "care palliative", "enough", f"give {self._code}", "lose token")
        return next((move for move in wished if move in moves), moves[0])

    def _rank(self, game: Game, choice: Choice, move: str) -> tuple[int, int, int]:
        """Return the place of a move in the order in which a shift is filled; the lowest one comes first."""
        if move == "accept warning":
            return (9, 0, 0)
        verb = next(n for n, each in enumerate(ORDER) if move.startswith(each))
        pawn = PAWN_NAMES.index(move.removeprefix(ORDER[verb]).strip())
        room = next(each["stress_max"] - each["stress"] for each in game.view()["pawns"] if each["pawn"] == pawn)
        own = pawn == self._pawn
        if verb == 0:
            return (0 if not own or choice == "goes" else 8, 0 if own else 1, -pawn)
        if own:
            return (1 if choice == "goes" and verb == 1 else 7, 0, 0)
        if verb == ORDER.index("call in"):
            return (3, 0, 0)
        return (2 if room > 1 else 4, -room, verb)

    # ------------------------------------------------------------------ what the stage shows

    def _is_over(self, way: Sequence[Played]) -> bool:
        return len(way) == self.count or bool(way and way[-1].after.outcome)

    @property
    def is_over(self) -> bool:
        """Whether all shifts have been played, or the game has ended."""
        return self._is_over(self.played)

    def script(self) -> Script:
        over = self.is_over
        latest = [*reversed(self.results[-SIDE_BY_SIDE:])]
        for result, when in zip(latest, ("this_time", "before"), strict=False):
            result["when"] = self.say(f"bench.{when}")
        again = pressed("start", self.say("button.again"), main=over)
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count="" if over else self._next_shift(),
            options=[] if over else [option(choice, self._offer(choice)) for choice in self._choices(self.game)],
            told=self._told_at_the_end() if over else self._told(),
            hours=self._needing([*self._cards(self.played), *self._to_come()]),
            earlier=[*reversed(self.rows[: -1 if over else None][-EARLIER:])],
            waits=not self.results,
            others=self.paths[: -1 if over else None][-1:],
            bench={"lead": self.say("bench.lead"), "results": latest, "latest": 0} if over else None,
            buttons=[again] if self.played else [],
        )

    def _cards(self, way: Sequence[Played]) -> list[Hour]:
        return [played.card for played in way if played.card]

    def _needing(self, cards: Sequence[Hour]) -> list[Hour]:
        """Return the cards of all shifts with how many people each needs; nothing for a shift that no way reaches."""
        texts = [self.say("shifts.needs", n=n) for n in self.needs]
        texts += [""] * (len(cards) - len(texts))
        return [{**card, "needs": text} for card, text in zip(cards, texts, strict=False)]

    def _to_come(self) -> list[Hour]:
        text = self.say("shifts.card.to_come")
        left = range(len(self.played), self.count)
        return [{"kind": "to_come", "name": self._shift_name(n), "text": text} for n in left]

    def _row(self, way: Sequence[Played]) -> list[Hour]:
        """Return the cards of all shifts without their names, which are said in their words, so that they are small."""
        return [
            {"kind": card["kind"], "text": f"{card.get('name')}: {card['text']}", "stress": card.get("stress", 0)}
            for card in self._cards(way)
        ]

    def _shift_name(self, number: int) -> str:
        return self.words.say(f"shift.{SHIFT_NAMES[number % len(SHIFT_NAMES)]}")

    def _next_shift(self) -> str:
        return self.say("shifts.count", day=fact(self.game, "day"), shift=self._shift_name(len(self.played)))

    def _offer(self, choice: Choice) -> str:
        """Return the words of an option: whoever is on the shift before is not sent, but asked to stay."""
        stays = choice == "goes" and self._person(self.game)["place"] == "shift"
        return self.say(f"shifts.{'stays' if stays else choice}", who=self._name)

    def _told(self) -> Told | None:
        """Return what is told of the last choice: why it was refused, or what came of it for person and ward."""
        if self._refused and self._refused.refused:
            return told(self._refused.title, "", *self._refused.refused.sentences[:1])
        if not self.played:
            return None
        lines = retold(self.game, self._made_before, self.words)
        own = [line for line in lines if line[1].startswith(NAMING) and self._name in line[0]]
        return told(self.played[-1].title, "", *own, *(line for line in lines if line[1].startswith(ALWAYS)))

    def _told_at_the_end(self) -> Told | None:
        """Return the words of the lesson about as many Hospital Warnings as there are now, where it has such.

        They may name what it took: the Stress that was gained, the memories that were lost and Billy's spaces.
        """
        key = f"{self.key}.done_{fact(self.game, 'warnings')}"
        own, others = self._gained(self.played)
        spaces = self._start.structure()["condition"] - self.game.structure()["condition"]
        paid = {"own": own, "others": others, "lost": self._lost(self.game), "spaces": spaces}
        return told("", self.words.say(key, **paid)) if self.words.has(key) else None

    def _gained(self, way: Sequence[Played]) -> tuple[int, int]:
        """Return how much Stress the person gained and how much the others. What a day off takes away counts too."""
        games = [self._start, *(played.after for played in way)]
        own, others = 0, 0
        for before, after in pairwise(games):
            was = {pawn["pawn"]: pawn["stress"] for pawn in before.view()["pawns"]}
            more = {pawn["pawn"]: max(0, pawn["stress"] - was[pawn["pawn"]]) for pawn in after.view()["pawns"]}
            own += more.pop(self._pawn)
            others += sum(more.values())
        return own, others

    def _lost(self, game: Game) -> int:
        """Return how many memories were lost by Stress."""
        return sum(entry[VERB] == LOST for _, entry in game.entries(len(self._start.actions)))

    def _result(self, way: Sequence[Played]) -> Result:
        """Return what came of all shifts: who gained how much Stress, the Hospital Warnings, and Billy's thread."""
        games = [self._start, *(played.after for played in way)]
        own, others = self._gained(way)
        worked = sum(card["kind"] == "worked" for card in self._cards(way))
        stress = self._person(games[-1])["stress"]
        first, last = (game.structure() for game in (games[0], games[-1]))
        texts = {
            "stress": self.say("shifts.own", who=self._name, n=own, left=stress),
            "others": self.say("shifts.others", n=others),
            "warnings": self.say("bench.warnings", before=first["warnings"], after=last["warnings"]),
        }
        figures: list[Figure] = [{"about": about, "text": text} for about, text in texts.items()]
        title = self.say("shifts.worked", n=worked, who=self._name, all=len(way))
        return {
            "title": title,
            "when": "",
            "before": first["condition"],
            "after": last["condition"],
            "points": points_of(games[-1], self._start),
            "figures": figures,
        }

    def _unseen(self, game: Game) -> list[Figure]:
        """Return what else was paid, in a result of the stage: memories that were lost, and a Leave that goes on."""
        lost = self._lost(game)
        away = [self.say("shifts.on_leave", who=self._name)] if self._person(game)["place"] == "on_leave" else []
        text = ". ".join([*([self.say("shifts.lost", n=lost)] if lost else []), *away])
        return [{"about": "paid", "text": text}] if text else []

    @property
    def _made_before(self) -> int:
        """How many moves had been made before the last shift."""
        return len((self.played[-2].after if len(self.played) > 1 else self._start).actions)

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the moves before the last shift, so that the picture shows what came of it."""
        return self.game, self.game.actions[: self._made_before]

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        if name == "start":
            self.played, self._refused = [], None
            self._show(copy(self._start))
        choice = next((each for each in self._choices(self.game) if each == name), None)
        if choice is None or self.is_over:
            return
        played = self._shift(self.game, choice)
        self._refused = played if played.refused else None
        if not played.refused:
            self.played.append(played)
            if self._is_over(self.played):
                result = self._result(self.played)
                result["figures"] = [*result["figures"], *self._unseen(played.after)]
                self.results.append(result)
                before = self.say("bench.ended", when=self.say("bench.before"), title=result["title"])
                self.paths.append(path_of(played.after, before, self.words))
                self.rows.append(
                    {
                        "text": next(each["text"] for each in result["figures"] if each["about"] == "warnings"),
                        "hours": self._row(self.played),
                    }
                )
        self._show(played.after)

    def _show(self, game: Game) -> None:
        """Show a game that has been played on in a copy: its cards are those that came there."""
        self.game = game
        self.stage.show(self.pictured(), game=game)

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for way in self.ways:
            result = self._result(way)
            said += [f"  {result['title']}", *(f"    {card.get('name')}: {card['text']}" for card in self._cards(way))]
            said += [f"    {figure['text']}" for figure in result["figures"]]
        return said
