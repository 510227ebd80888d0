"""A whole game by keyboard alone: arrows, digits, Enter, Escape and w; the focus is never lost and never caught."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

import holding_on as ho
from holding_on.board import Board
from tests.browser import tour
from tests.browser.listening import Listener, read
from tests.browser.stage import Stage

NAMES = ["Ann", "Ben", "Cleo"]
MOST_STOPS = 40
"""With more stops of the Tab key than this the board would be a long way round."""
NOTHING = ("", "none", "generic", "RootWebArea", "StaticText")
"""Roles of which nobody is told anything."""
AROUND = """() => {
  for (const [name, where] of [["before", "afterbegin"], ["after", "beforeend"]]) {
    const button = document.createElement("button");
    button.textContent = name;
    document.querySelector("main").insertAdjacentElement(where, button);
  }
}"""
"""Something to come from and to go to, as a notebook has it."""

STOPS = """() => [...new Set([...document.querySelectorAll("[data-roving]")]
  .filter((group) => group.querySelector("[data-item]"))
  .map((group) => group.querySelectorAll("[data-item][tabindex='0']").length))]"""
"""How many things of a group the Tab key reaches, of all groups."""


class Player:
    """Somebody who has a keyboard and nothing else, at the board of a game."""

    def __init__(self, stage: Stage, game: ho.Game) -> None:
        self.game = game
        self.page = stage.page
        self.ear = Listener(stage.page, game.words)
        self.ear.listen()

    def press(self, key: str) -> tuple[str, str]:
        """Press a key; role and name of what has the focus then. It is always something that can be told."""
        self.page.keyboard.press(key)
        role, name = self.ear.focus()
        for _ in range(20):  # while the page draws, what the browser tells of it may be a moment old
            if role not in NOTHING:
                break
            self.page.wait_for_timeout(50)
            role, name = self.ear.focus()
        assert role not in NOTHING, key
        assert name != "", (key, role)
        return role, name

    def answers(self) -> list[str]:
        """The names of the answers, in their order."""
        return [thing.name for thing in read(self.ear.answers) if thing.role == "button"]

    def take(self, index: int) -> None:
        """Walk down to an answer from the question, which has the focus, and take it."""
        assert self.ear.focus() == ("heading", self.game.view()["prompt"]["short"])
        for answer in self.answers()[: index + 1]:
            assert self.press("ArrowDown") == ("button", answer)
        self.press("Enter")

    def take_on_the_ward(self) -> None:
        """Go back by Tab to a pawn that can be chosen, and choose it."""
        can_be_chosen = self.ear.say("pawn.open")
        for _ in range(MOST_STOPS):
            _, name = self.press("Shift+Tab")
            first = name
            while can_be_chosen not in name:
                _, name = self.press("ArrowRight")
                if name == first:
                    break
            else:
                self.press("Enter")
                return
        raise AssertionError("no pawn that can be chosen was reached")

    def turn_the_pages(self) -> None:
        """Go on from each page by Enter; a heavy one is left folded by its button."""
        before = self.game.revision
        for page in (page for page in self.game.pages() if page["kind"] != "ending"):
            assert self.ear.focus()[0] == "heading"
            if page["cover"] is not None:
                while self.press("Tab")[1] != self.ear.say("page.leave_folded"):
                    assert self.ear.is_inside(self.ear.things.page)
            self.page.keyboard.press("Enter")
            self.ear.hear()
        if self.game.revision != before:  # the last one has turned a card, which may bring a page
            self.turn_the_pages()


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """A page, which has not complained at the end."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


def test_a_whole_game_by_keyboard_alone(stage: Stage) -> None:
    game = ho.Game(scenario=1, seed=3, names=NAMES, first=0)
    stage.show(Board(game, take_focus=True))
    stage.page.wait_for_function("document.activeElement !== document.body")
    player, chance = Player(stage, game), Random(2)
    assert player.ear.focus()[0] == "heading"
    player.press("Escape")
    while game.outcome is None:
        asked, before, view = game.decision, len(game.actions), game.view()
        offered = view["gestures"] or view["actions"]
        index = chance.randrange(len(offered))
        if before % 10 == 5:
            ask_why(player)
            assert stage.page.evaluate(STOPS) == [1]
        by_a_person = asked.kind == "assign" and chance.random() < 0.3
        if by_a_person:
            player.take_on_the_ward()
        elif index < 9 and chance.random() < 0.5:
            player.press(str(index + 1))
        else:
            player.take(index)
        player.ear.hear()
        player.turn_the_pages()
        taken = [action.code for action in game.actions[before:]]
        steps = [int(code) for code in str(offered[index]["code"]).split()]
        if by_a_person:
            assert taken[0] in {each["code"] for each in view["actions"]}
        else:
            assert taken[: len(steps)] == steps
        assert [str(action) for action in game.actions[before + (1 if by_a_person else len(steps)) :]] in ([], ["turn"])
    assert len(game.actions) > 30
    assert player.ear.focus() == ("heading", game.pages()[-1]["title"])
    read_the_page(player)


def ask_why(player: Player) -> None:
    """Ask about the question with w, and come back to where the focus was."""
    ear, here = player.ear, player.ear.focus()
    player.page.keyboard.press("w")
    slip = ear.things.pinned
    slip.get_by_role("heading").first.wait_for()
    assert ear.focus() == ("heading", ear.say("why.ask"))
    while player.press("Tab") != ("button", ear.say("slip.away")):
        assert ear.is_inside(slip)
    assert player.press("Enter") == here
    assert slip.count() == 0


def read_the_page(player: Player) -> None:
    """From the ending to the page about the game's limits, and back to the link."""
    link = ("button", player.ear.say("simplifies"))
    while player.press("Tab") != link:
        assert player.ear.is_inside(player.ear.things.page)
    player.press("Enter")
    assert player.ear.focus() == ("heading", link[1])
    assert player.press("Escape") == link


@pytest.mark.parametrize("name", ["turn_first", "heavy_memory", "back"])
def test_tab_comes_to_the_board_and_leaves_it_at_both_ends(stage: Stage, name: str) -> None:
    scene = tour.scenes()[name]
    tour.set_up(stage, scene)
    stage.page.evaluate(AROUND)
    player = Player(stage, scene.position)
    player.ear.button("before").focus()
    there = way(player, "Tab", "after")
    back = way(player, "Shift+Tab", "before")
    assert len(set(there) & set(back)) > 5


def way(player: Player, key: str, end: str) -> list[tuple[str, str]]:
    """What is met on the way by a key, until the end is reached."""
    met: list[tuple[str, str]] = []
    while (here := player.press(key)) != ("button", end):
        met.append(here)
        assert len(met) < MOST_STOPS, met
    return met
