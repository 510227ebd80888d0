"""The scenes of the tests that look at the whole board: each kind of position, and each thing that can be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator

import holding_on as ho
from holding_on.board import Board
from holding_on.catalogue.loading import DEFAULT_LANGUAGE, Catalogue
from holding_on.styles import comfort_first, seat_of
from holding_on.view.shape import Memory
from tests.browser.board_pictures import positions
from tests.browser.listening import PATIENCE, Listener
from tests.browser.stage import DESK, Stage
from tests.content.folders import focusing, kept, write
from tests.content.twelfth import SCENARIO, twelfth
from tools.texts.pseudo import document

LAST_LINES: Final = """() => {
  const journals = [...document.getElementsByTagName("*")].filter((part) => part.role === "log");
  for (const journal of journals) {
    for (const day of [...journal.children].slice(0, -1)) day.remove();
    for (const line of [...journal.getElementsByTagName("li")].slice(0, -5)) line.remove();
  }
}"""


class Scene(NamedTuple):
    """A position to look at, and the function that opens something in it, such as a memory."""

    name: str
    position: ho.Game
    open: Callable[[Listener, ho.Game], None]


class Shown(NamedTuple):
    """A scene on the stage: the element of its board, and the listener that presses keys there."""

    root: Locator
    ear: Listener


@cache
def scenes() -> dict[str, Scene]:
    """Return all scenes by name; memoized.

    There is a scene for each kind of position with nothing opened, and one for each thing that can be opened, in the
    position with the most memories. The last scene is the page about what the game simplifies, after a game.
    """
    others = {
        "return": played_to("return", players=2),
        "four": played_to("leave", players=4),
        **{kind: played_to(kind, content=focusing()) for kind in ("focus", "heard")},
        "choice": played_to("choice", day=1, scenario=12, content=lettered()),
    }
    asked = [Scene(name, game, nothing) for name, game in (positions() | others).items()]
    full = max((scene.position for scene in asked if scene.position.decision.barred), key=memories)
    opened = (story, barred, notice, asking, why, clear_memory, partial_memory, heavy_memory, empty_place, back, branch)
    last = Scene("page", positions()["over_condition"], page)
    return {scene.name: scene for scene in (*asked, *(Scene(each.__name__, full, each) for each in opened), last)}


ALWAYS = ("assign_short", "payment_emergency", "inquiry", "over_objective", "story", "barred", "why", "clear_memory")
"""The scenes that every run looks at, with much text, many answers or a dialog; slow tests look at the other scenes."""


def numbered(always: bool) -> list[tuple[int, Scene]]:
    """Return the scenes of `ALWAYS`, or, when `always` is False, all other scenes; each with its number, from 0."""
    return [(number, scene) for number, scene in enumerate(scenes().values()) if (scene.name in ALWAYS) is always]


def played_to(kind: str, day: int = 4, **options: Any) -> ho.Game:
    """Return a game at a question of this kind, on this day or later; `options` are the options of `Game`.

    The seeds from 7 are tried until a game has such a question.
    """
    return next(filter(None, (_played_to(kind, day, ho.Game(seed=seed, **options)) for seed in range(7, 107))))


def _played_to(kind: str, day: int, game: ho.Game) -> ho.Game | None:
    while game.decision.kind != kind or game.structure()["day"] < day:
        actions = game.legal_actions()
        if not actions:
            return None
        game.apply(actions[0] if len(actions) == 1 else comfort_first(seat_of(game), actions))
    return game


def lettered(words: str = "") -> str:
    """Return a content folder with the scenario of the tests in which the table makes a choice after a letter.

    The letter comes without a condition. `words` is the folder of the pseudo-language; when it is given, the texts of
    the scenario are in this language too.
    """
    unasked = SCENARIO.replace('requires = {{ kind = "clears", count = 1 }}\n', "", 1)
    folder = twelfth(kept(words), scenario=unasked)
    if words:
        own = Catalogue(Path(twelfth(kept(), scenario=unasked))).words(DEFAULT_LANGUAGE)
        write(Path(folder), "text/en/twelfth.toml", document(own))
    return folder


def memories(game: ho.Game) -> int:
    """Return the number of memories in play."""
    position = game.structure()
    return len(position["partials"]) + len(position["clears"])


def replayed(game: ho.Game, content: str | None) -> ho.Game:
    """Return a new game with the same actions; with a content folder, the nurses have the names of that content."""
    names = game.names if content is None else ()
    if game._options.content is not None:
        content = (focusing if game.scenario == 1 else lettered)(content or "")
    again = ho.Game(game.scenario, len(game.names), game.seed, names=names, content=content)
    for action in game.actions:
        again.apply(action)
    return again


def set_up(stage: Stage, scene: Scene, size: tuple[int, int] = DESK, content: str | None = None) -> Shown:
    """Show only this scene on the stage, and return it. The journal keeps only its last five lines, to save time."""
    game = replayed(scene.position, content)
    stage.clear()
    stage.page.set_default_timeout(PATIENCE)
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    root = stage.show(Board(game))
    ear = Listener(stage.page, game.words)
    if ear.things.story.count():
        ear.things.put_story_away()
    scene.open(ear, game)
    stage.page.evaluate(LAST_LINES)
    return Shown(root, ear)


# --------------------------------------------------------------------------------------- functions that open something


def nothing(_ear: Listener, _game: ho.Game) -> None:
    """Open nothing."""


def story(ear: Listener, _game: ho.Game) -> None:
    """Open the page with the story so far."""
    ear.things.door("top.story").press("Enter")


def barred(ear: Listener, _game: ho.Game) -> None:
    """Open the list of answers that are not possible now, with the reasons."""
    ear.things.ask_why()
    ear.things.barred.locator("summary").press("Enter")


def notice(ear: Listener, game: ho.Game) -> None:
    """Choose a place that is no answer, so that the board says what the place is for."""
    ear.button(game.words.say("place.on_leave")).press("Enter")


def asking(ear: Listener, _game: ho.Game) -> None:
    """Press the button after which the next click asks "Why?"."""
    ear.things.ask_why()
    ear.button(ear.say("slip.else")).press("Enter")


def why(ear: Listener, _game: ho.Game) -> None:
    """Open the causes of the question, with the key w."""
    ear.answers.get_by_role("button").first.press("w")
    ear.things.pinned.get_by_role("heading").first.wait_for()


def clear_memory(ear: Listener, game: ho.Game) -> None:
    """Open a Clear with its picture and its story."""
    _memory(ear, game, lambda each: each["state"] == "clear" and each["cover"] is None)
    ear.region("memories").get_by_role("img").wait_for()


def partial_memory(ear: Listener, game: ho.Game) -> None:
    """Open a Partial with its picture and Billy's words."""
    _memory(ear, game, lambda each: each["state"] == "partial" and each["cover"] is None)
    ear.region("memories").get_by_role("img").wait_for()


def heavy_memory(ear: Listener, game: ho.Game) -> None:
    """Open a memory with heavy words, which are folded behind a note."""
    _memory(ear, game, lambda each: each["cover"] is not None)


def empty_place(ear: Listener, game: ho.Game) -> None:
    """Open a place of the grid without a memory."""
    _memory(ear, game, lambda each: each["state"] == "empty")


def _memory(ear: Listener, game: ho.Game, wanted: Callable[[Memory], bool]) -> None:
    places = [(row["timeline"], each) for row in game.view()["grid"] for each in row["cards"]]
    timeline, place = next((timeline, each["position"]) for timeline, each in places if wanted(each))
    ear.memory(timeline, place).press("Enter")


def back(ear: Listener, _game: ho.Game) -> None:
    """Go back to an earlier moment of the game."""
    chart = ear.page.get_by_role("toolbar", name=ear.say("back.heading"), exact=True)
    chart.get_by_role("button").nth(4).press("Enter")
    ear.page.get_by_role("region", name=ear.say("back.banner"), exact=True).wait_for()


def branch(ear: Listener, game: ho.Game) -> None:
    """Go back to an earlier moment of the game, and begin a branch there."""
    back(ear, game)
    ear.button(ear.say("back.branch")).press("Enter")
    ear.page.get_by_role("region", name=ear.say("back.branch_banner"), exact=True).wait_for()


def page(ear: Listener, _game: ho.Game) -> None:
    """Open the page that says what the game simplifies."""
    ear.things.choose_in_menu(ear.say("simplifies"))
    ear.page.get_by_role("dialog").wait_for()
