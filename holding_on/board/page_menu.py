"""The items that the play page adds to the menu of its board: a new game, save, open, and the seed."""

from __future__ import annotations

from collections.abc import Callable

from holding_on.board.keeper import Keeper
from holding_on.board.menu import MenuItem
from holding_on.board.setup_form import WORDS
from holding_on.catalogue.language import Words
from holding_on.game import Game


def menu_of(words: Words, game: Game, keeper: Keeper, new_game: Callable[[object], None]) -> list[MenuItem]:
    """Return the items of the menu for a game."""
    return [
        MenuItem("new_game", words.say(f"{WORDS}new_game"), new_game),
        MenuItem("save", words.say("board.keep.save"), lambda _: keeper.ask({"kind": "save"})),
        MenuItem("open", words.say("board.keep.open"), lambda file: keeper.ask({**file, "kind": "open"}), does="file"),
        MenuItem("seed", words.say(f"{WORDS}seed_shown", seed=game.seed), does="words"),
    ]
