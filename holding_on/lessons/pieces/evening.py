"""An evening that the learner sets up and the engine plays, again and again, until every ending has been reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple

from holding_on.board.stage_script import Dial, LastPage, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import Step, play_moves, rehearse, split_moves
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, WAS_HEARD, Staged, option, pressed, scripted, told
from holding_on.view.actions import Action

WAY: Final = "way"
"""The name of the setting that chooses among the ways through the evening."""
WAYS_SHOWN: Final = 2
"""How many of the evenings that led to an ending stand below it."""
WHY: Final = 2
"""How many lines of the journal say why the evening ended."""
UNFINISHED: Final = "unfinished"
ENDINGS: Final = ("objective", "condition", "deck", "warnings")
"""The four endings, in the order in which their pages lie."""
SET_BY: Final = {"condition": "condition", "deck": "day"}
"""The endings in which Billy dies, each with the setting with which it stands or falls."""
NewEvening = Callable[..., Game]
"""Begins an evening; it is given a value of each setting by name."""


class Played(NamedTuple):
    """One evening that the engine has played: how it was set up, and how the game stands then."""

    setting: tuple[int, ...]
    ending: str
    steps: list[Step]


class Evening(Staged):
    """An evening whose settings the learner changes; the engine plays it, and the page of its ending lies below.

    What is set stays, so that one thing can be changed at a time.
    """

    def __init__(
        self, begin: NewEvening, ways: Sequence[str], settings: Mapping[str, Sequence[Any]], key: str, words: Words
    ) -> None:
        """Begin the first evening. `key` begins the keys of the words.

        Where his Condition is not one of the settings, he cannot come to 0, and where the day is not, the last card is
        not turned: that ending has no page.

        These are `asks`; `way` and the name of each setting; `way_1` and so on, and for each value that does not say
        itself what it is the name and its number (`memory_2`). There may be `says_objective`, spoken when he is heard,
        `done`, told when all endings have been reached, or, with `not_yet`, when everything has been tried that leads
        to one of them; until then that is told.
        """
        self.key, self._begin = key, begin
        self.settings: dict[str, Sequence[Any]] = {**settings, WAY: tuple(ways)}
        self.at = dict.fromkeys(self.settings, 0)
        """Which value each setting has, counted from 0."""
        self.reached: dict[str, list[tuple[int, ...]]] = {}
        """By ending the settings that led there. The first ending that was reached is first, the last setting last."""
        self.is_over = self._was_played = False
        self.endings = tuple(each for each in ENDINGS if SET_BY.get(each) in (None, *settings))
        """The endings that have a page."""
        super().__init__(self._new((0,) * len(self.settings)), words, "evening")

    @property
    def _open(self) -> list[str]:
        """The names of the settings that have more than one value; the others are no choice, and no dial."""
        return [name for name, values in self.settings.items() if len(values) > 1]

    # ------------------------------------------------------------------ an evening

    def _new(self, setting: Sequence[int]) -> Game:
        """Return the beginning of an evening."""
        values = {
            name: given[n] for (name, given), n in zip(self.settings.items(), setting, strict=True) if name != WAY
        }
        return self._begin(**values)

    def _moves(self, game: Game, setting: Sequence[int]) -> list[str]:
        return split_moves(self.settings[WAY][setting[-1]], game.names)

    @cached_property
    def every(self) -> list[Played]:
        """Every evening that can be set. Raises SceneError when a move is refused, or an ending cannot be reached."""
        every = []
        for setting in product(*(range(len(values)) for values in self.settings.values())):
            game = self._new(setting)
            steps, after = rehearse(game, self._moves(game, setting))
            wrong = next((step for step in steps if step.refused), None)
            if wrong is not None:
                raise SceneError(f"{self.key}: an evening cannot be played: {wrong.action}: {wrong.sentences[0][0]}")
            every.append(Played(setting, str(fact(after, "ending")), steps))
        missing = [ending for ending in self.endings if ending not in {each.ending for each in every}]
        if missing:
            raise SceneError(f"{self.key}: no evening that can be set ends so: {', '.join(missing)}")
        return every

    @property
    def steps(self) -> list[Step]:
        """The steps of every evening."""
        return [step for played in self.every for step in played.steps]

    def set(self, name: str, value: int) -> None:
        """Give a setting another value, counted from 1, and begin the evening anew."""
        self.at[name] = value - 1
        self.is_over = False
        self._show(self._new(tuple(self.at.values())))

    def play(self) -> None:
        """Let the engine play the evening that is set."""
        setting = tuple(self.at.values())
        game = self._new(setting)
        self._begun = game.actions
        play_moves(game, self._moves(game, setting))
        self.is_over = self._was_played = True
        ending = str(fact(game, "ending"))
        if ending != UNFINISHED and setting not in self.reached.setdefault(ending, []):
            self.reached[ending].append(setting)
        self._show(game)

    def _show(self, game: Game) -> None:
        if not self.is_over:
            self._begun = game.actions
        self.game = game
        self.stage.show(self.pictured(), game=game)

    # ------------------------------------------------------------------ what the stage shows

    def begun(self) -> tuple[Game, Sequence[Action]]:
        return self.game, self._begun

    def does(self, name: str) -> None:
        setting, _, value = name.rpartition(" ")
        if name == "play":
            self.play()
        elif setting in self.at and name in {each["name"] for each in self._dial(setting)["options"]}:
            self.set(setting, int(value))

    def script(self) -> Script:
        return scripted(
            self.words.say(f"{self.key}.asks"),
            dials=[self._dial(name) for name in self._open],
            told=self._told() if self.is_over else None,
            pages=[self._page(ending) for ending in self.endings],
            waits=not self._was_played,
            buttons=[pressed("play", self.say("evening.play"), main=True)],
        )

    def spoken(self, script: Script) -> list[str]:
        usual = super().spoken(script)
        return (
            [f"{self.key}.says_{WAS_HEARD}", *usual]
            if self.is_over and fact(self.game, "ending") == WAS_HEARD
            else usual
        )

    def _dial(self, name: str) -> Dial:
        """Return a setting with its values side by side."""
        options = [
            option(f"{name} {n}", self._value(name, n), CHOSEN if n == self.at[name] + 1 else OPEN)
            for n in range(1, len(self.settings[name]) + 1)
        ]
        return {"label": self.words.say(f"{self.key}.{name}"), "options": options}

    def _value(self, name: str, n: int) -> str:
        """Return a value as a learner reads it, counted from 1."""
        own = f"{self.key}.{name}_{n}"
        return self.words.say(own) if self.words.has(own) else str(self.settings[name][n - 1])

    def _page(self, ending: str) -> LastPage:
        title = self.say(f"short.ending.{ending}")
        return {
            "title": title[:1].upper() + title[1:],
            "text": "" if ending in self.reached else self.say("evening.closed"),
            "ways": [self._setting(setting) for setting in self.reached.get(ending, [])[-WAYS_SHOWN:]],
        }

    def _setting(self, setting: Sequence[int]) -> str:
        """Return a setting in the words of its dials."""
        each = zip(self.settings, setting, strict=True)
        open_ = self._open
        said = [
            f"{self.words.say(f'{self.key}.{name}')} {self._value(name, n + 1)}" for name, n in each if name in open_
        ]
        return " · ".join(said)

    def _told(self) -> Told:
        """Return how the evening ended and why, or how near each ending is."""
        outcome = self.game.outcome
        if outcome is None:
            head = self.game.view()["head"]
            near = head["condition_text"], head["warnings_text"], head["progress_text"]
            return told(self.say("evening.goes_on", day=head["day_text"]), "", (" · ".join(near), ""))
        made = {line for line, _ in self.game.entries(len(self._begun))}
        why = [(link.text, link.rule) for link in self.game.why("outcome").links if link.line in made]
        said = ""
        if len(self.reached) == len(self.endings):
            tried = {setting for settings in self.reached.values() for setting in settings}
            not_yet = f"{self.key}.not_yet"
            is_left = any(each.setting not in tried for each in self.every if each.ending != UNFINISHED)
            said = not_yet if is_left and self.words.has(not_yet) else f"{self.key}.done"
        return told(outcome.title, self.words.say(said) if self.words.has(said) else "", *reversed(why[:WHY]))

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for played in self.every:
            values = [self._value(name, n + 1) for name, n in zip(self.settings, played.setting, strict=True)]
            said.append(f"  {', '.join(values)}: {played.ending}")
        return said
