"""A command that takes pictures of the board in every kind of position, in both themes, for a desktop and a phone.

python -m tests.browser.board_pictures FOLDER                     all pictures
python -m tests.browser.board_pictures FOLDER --only care_stable  one kind of position; may be given several times
python -m tests.browser.board_pictures FOLDER --theme dark --size phone
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from holding_on.board import Board
from holding_on.engine import names as n
from holding_on.game import Game
from holding_on.styles import STYLES, seat_of
from holding_on.view import questions
from tests.browser.stage import SIZES, THEMES, Stage
from tests.views.there import there
from tools.check.chromium import find

NAMES = ["Ann", "Ben", "Cleo", "Dev"]
SEEDS = range(40)
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", default=[], help="a kind of position: care_stable, over_won …")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--projector", action="store_true", help="in large type")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for size in chosen.size or SIZES:
            for theme in chosen.theme or THEMES:
                for kind, game in positions(chosen.players).items():
                    if not chosen.only or kind in chosen.only:
                        file = chosen.folder / f"{kind}-{size}-{theme}{'-large' * chosen.projector}.png"
                        take(browser, game, size, theme, file, projector=chosen.projector)
        browser.close()


def take(browser: Browser, game: Game, size: str, theme: str, file: Path, *, projector: bool = False) -> None:
    """Write a picture of the whole board to a file, also of the part of the board below the window."""
    with Stage(browser, size=SIZES[size], theme=theme) as stage:
        board = Board(game, projector=projector)
        stage.show(board)
        stage.page.wait_for_timeout(60)
        stage.page.screenshot(path=file, full_page=True)
        board.close()


@cache
def positions(players: int = 3) -> dict[str, Game]:
    """Return a game at each kind of question and at each outcome, by its name; memoized.

    Several games are played; for each kind, the moment with the most cards on the table is taken.
    """
    found: dict[str, tuple[int, Game]] = {}
    for seed in SEEDS:
        game = Game(seed=seed, players=players, names=NAMES[:players])
        for kind, fullness in _played(game, Random(seed)):
            if kind not in found or fullness > found[kind][0]:
                found[kind] = (fullness, game.at(move=len(game.actions)))
    return {kind: _live(game) for kind, (_, game) in sorted(found.items())}


def _played(game: Game, chance: Random) -> Iterator[tuple[str, int]]:
    """Play a game, and yield for each move the kind of question and a number that says how full the table is.

    The balanced style chooses the actions; about one action in eight is chosen by chance.
    """
    while game.outcome is None:
        table = game.structure()
        cards = len({*table["partials"], *table["clears"]})
        held = sum(map(len, table["held_partials"][: n.NURSES])) + sum(map(len, table["held_clears"]))
        shifts = sum(card is not None for card in table["cards"])
        yield questions.topic(game.table()), 4 * shifts + 3 * held + cards + len(table["legal"])
        actions = game.legal_actions()
        whim = len(actions) == 1 or chance.random() < 0.12
        game.apply(chance.choice(actions) if whim else STYLES["balanced"](seat_of(game), actions))
    yield f"over_{there(game.view()['outcome'])['reason']}", len(game.actions)


def _live(past: Game) -> Game:
    """Return a game that can be played on from an earlier moment of another game, with the same actions until then."""
    actions = past.actions
    game = Game(seed=past.seed, players=len(past.names), names=past.names)
    for action in actions:
        game.apply(action)
    return game


if __name__ == "__main__":
    main()
