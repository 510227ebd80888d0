"""Items that the web page around a board adds to the board's menu and to its page of the ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from holding_on.game import Game


@dataclass(frozen=True, slots=True)
class MenuItem:
    """An item of the menu or of the page of the ending. A click on it calls `chosen` with the request of the browser.

    `item` is the name of the item in the request, and `text` is what the players read. `does` is "ask" for an item that
    sends the request at once; "file" for an item that first asks for a file and adds the `size` and `text` of the file
    to the request; "words" for a text that cannot be clicked. On the page of the ending, an item with `main` is a
    filled button.
    """

    item: str
    text: str
    chosen: Callable[[Mapping[str, Any]], object] | None = None
    does: Literal["ask", "file", "words"] = "ask"
    main: bool = False


def rules_of_the_table(game: Game) -> list[MenuItem]:
    """Return a line of the menu for each house rule of a game: its name and its sentence, as the journal has them."""
    return [
        MenuItem(
            variant.rule,
            game.words.say("change.told_house.house", house=variant.name, rule=variant.sentence),
            does="words",
        )
        for variant in game.options.variants
    ]
