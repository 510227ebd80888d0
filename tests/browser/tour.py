"""A tour of the board: positions in which everything is asked that a game can ask, and all that can be opened there."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from playwright.sync_api import Locator

import holding_on as ho
from holding_on.board import Board
from holding_on.styles import STYLES, seat_of
from tests.browser.listening import PATIENCE, Listener
from tools.stage import DESK, Stage

NAMES: Final = ("Ann", "Ben", "Cleo")
GAMES: Final = ((6, "comfort_first"), (11, "comfort_first"), (7, "fair_rota"), (3, "random"))
"""Seeds, and the styles that play them: together they meet every question and both ends."""

LAST_DAY: Final = """() => {
  const journals = [...document.getElementsByTagName("*")].filter((part) => part.role === "log");
  for (const journal of journals) for (const day of [...journal.children].slice(0, -1)) day.remove();
}"""


class Stop(NamedTuple):
    """A moment of one of these games: how full its board is, and the choices that lead to it."""

    fullness: int
    seed: int
    choices: tuple[int, ...]

    def game(self, content: str | None = None) -> ho.Game:
        """The game as it stands there; with content of one's own, its names for the nurses too."""
        names = NAMES if content is None else ()
        played = ho.Game(scenario=1, seed=self.seed, names=names, first=0, content=content)
        for choice in self.choices:
            played.apply(choice)
        return played


class Scene(NamedTuple):
    """Something to look at: a stop of the tour, and what its reader opens there."""

    name: str
    stop: Stop
    open: Callable[[Listener, ho.Game], None]


class Shown(NamedTuple):
    """A scene that stands on the stage: its element, and somebody who can press its keys."""

    root: Locator
    ear: Listener


def go_on(game: ho.Game, style: str) -> None:
    """One choice more, as a style chooses."""
    actions = game.legal_actions()
    game.apply(actions[0] if len(actions) == 1 else STYLES[style](seat_of(game), actions))


@cache
def stops() -> dict[str, Stop]:
    """The fullest board of each topic that is asked about; of the ends, the fullest that is won and that is lost."""
    found: dict[str, Stop] = {}
    for seed, style in GAMES:
        game = ho.Game(scenario=1, seed=seed, names=NAMES, first=0)
        while True:
            view = game.view()
            topic = view["prompt"]["topic"] if game.outcome is None else "won" if game.outcome.won else "lost"
            stop = Stop(len(json.dumps(view)), seed, tuple(action.code for action in game.actions))
            found[topic] = max(stop, found.get(topic, stop))
            if game.outcome is not None:
                break
            go_on(game, style)
    return found


@cache
def scenes() -> tuple[Scene, ...]:
    """Every stop as it is; all that can be opened where most lies on the table; and the page at the end."""
    asked = [Scene(name, stop, nothing) for name, stop in stops().items()]
    full = max(stop for name, stop in stops().items() if name not in ("won", "lost"))
    opened = (story, barred, notice, asking, why, clear_memory, partial_memory, heavy_memory, empty_place, back, branch)
    return (*asked, *(Scene(each.__name__, full, each) for each in opened), Scene("page", stops()["lost"], page))


def set_up(stage: Stage, scene: Scene, size: tuple[int, int] = DESK, content: str | None = None) -> Shown:
    """The scene alone on the stage. Of the journal only the last day stays: the others look like it."""
    game = scene.stop.game(content)
    stage.clear()
    stage.page.set_default_timeout(PATIENCE)
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    root = stage.show(Board(game))
    ear = Listener(stage.page, game.words)
    scene.open(ear, game)
    stage.page.evaluate(LAST_DAY)
    return Shown(root, ear)


# --------------------------------------------------------------------------------------- what can be opened


def nothing(_ear: Listener, _game: ho.Game) -> None:
    """The board as it comes."""


def story(ear: Listener, game: ho.Game) -> None:
    """The narrative cards that were told."""
    ear.button(ear.say("story.open", n=len(game.view()["told"]))).press("Enter")


def barred(ear: Listener, game: ho.Game) -> None:
    """All that is not possible now, and why."""
    ear.page.get_by_text(ear.say("barred", n=len(game.decision.barred)), exact=True).click()


def notice(ear: Listener, game: ho.Game) -> None:
    """What a place is for, told because it was chosen."""
    ear.button(game.words.say("place.on_leave")).press("Enter")


def asking(ear: Listener, _game: ho.Game) -> None:
    """The next click is a question."""
    ear.button(ear.say("why.ask")).press("Enter")


def why(ear: Listener, _game: ho.Game) -> None:
    """The causes of the question."""
    ear.answers.get_by_role("button").first.press("w")
    ear.page.get_by_role("dialog").wait_for()


def clear_memory(ear: Listener, game: ho.Game) -> None:
    """A clear memory with its picture and its story."""
    _memory(ear, game, "clear")
    ear.region("memories").get_by_role("img").wait_for()


def partial_memory(ear: Listener, game: ho.Game) -> None:
    """A partial memory with its picture and Billy's words."""
    _memory(ear, game, "partial")
    ear.region("memories").get_by_role("img").wait_for()


def heavy_memory(ear: Listener, game: ho.Game) -> None:
    """A memory that says what is coming before it is read."""
    _memory(ear, game, "clear", heavy=True)


def empty_place(ear: Listener, game: ho.Game) -> None:
    """A place of the grid where nothing lies yet."""
    _memory(ear, game, "empty")


def _memory(ear: Listener, game: ho.Game, state: str, *, heavy: bool = False) -> None:
    places = [(row["timeline"], each) for row in game.view()["grid"] for each in row["cards"]]
    timeline, place = next(
        (timeline, each["position"])
        for timeline, each in places
        if each["state"] == state and (each["cover"] is not None) == heavy
    )
    ear.memory(timeline, place).press("Enter")


def back(ear: Listener, _game: ho.Game) -> None:
    """A moment that is over."""
    chart = ear.page.get_by_role("toolbar", name=ear.say("back.heading"), exact=True)
    chart.get_by_role("button").nth(4).press("Enter")
    ear.page.get_by_role("region", name=ear.say("back.banner"), exact=True).wait_for()


def branch(ear: Listener, game: ho.Game) -> None:
    """A game of its own that left the real one."""
    back(ear, game)
    ear.button(ear.say("back.branch")).press("Enter")
    ear.page.get_by_role("region", name=ear.say("back.branch_banner"), exact=True).wait_for()


def page(ear: Listener, _game: ho.Game) -> None:
    """The page that says where the game simplifies."""
    ear.button(ear.say("simplifies")).press("Enter")
    ear.page.get_by_role("dialog").wait_for()
