"""The base class of the displays that show Billy's collected memories. All displays of a game show them alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import traitlets

from holding_on.board.display import Display
from holding_on.board.shown import shown_of
from holding_on.engine.errors import SceneError
from holding_on.engine.names import MEMORIES
from holding_on.game.arrangement import Arrangement

MOST_PICTURES: Final = 2 * MEMORIES
"""The largest number of pictures in one request; all memories and all narrative cards of a scenario are fewer."""


class MemoryDisplay(Display):
    """A display that shows the collected memories in the order in which the players have laid them.

    Besides the requests that every display answers, this display answers these requests of the browser: `lay` moves a
    memory to another place of its Timeline. `track` puts a Tracking Token on a Clear Memory or takes the token away.
    `pictures` asks for the pictures of cards that lie open. `album` asks for everything that Billy has told.
    """

    arrangement = traitlets.Dict(read_only=True).tag(sync=True)

    _followed: Arrangement | None = None
    """The arrangement whose changes this display observes; None before the first."""
    _unsubscribe: Callable[[], None]

    def _set(self, **traits: Any) -> None:
        super()._set(**traits)
        if "view" in traits:  # the view of another game may be equal, while its arrangement differs
            self._show_arrangement()

    def _show_arrangement(self) -> None:
        """Show the arrangement of the game that is shown now, and observe the changes of this arrangement."""
        game = self._game_shown()
        arrangement = game.arrangement
        if arrangement is not self._followed:
            self._unfollow()
            self._followed, self._unsubscribe = arrangement, arrangement.subscribe(self._show_arrangement)
        laid = shown_of(game).arrangement()
        if laid is not self.arrangement:
            self._set(arrangement=laid)

    def close(self) -> None:
        """Remove the display from the web page. The game stays and can be played on."""
        self._unfollow()
        super().close()

    def _unfollow(self) -> None:
        if self._followed is not None:
            self._unsubscribe()

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        match request:
            case {"kind": "lay" | "track"}:
                return self._arranged(request)
            case {"kind": "pictures", "memories": list(memories)}:
                return self._pictures(memories[:MOST_PICTURES])
            case {"kind": "album"}:
                return {"kind": "album", "cards": self._game_shown().album(), "text": ""}
        return super()._answer(request)

    def _arranged(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Move a memory, or put a Tracking Token on it or take the token away, as the request asks.

        The reply is a sentence that says how the memory lies now, or why the request is not possible.
        """
        arrangement = self._game_shown().arrangement
        try:
            match request:
                case {"kind": "lay", "memory": str(memory), "position": int(position)}:
                    text = arrangement.move(memory, position)
                case {"kind": "track", "memory": str(memory), "on": bool(on)}:
                    text = arrangement.track(memory) if on else arrangement.untrack(memory)
                case _:
                    return self._refused("unreadable")
        except SceneError as refused:
            return {"kind": "refused", "text": str(refused)}
        return {"kind": "done", "text": text}

    def _pictures(self, memories: list[object]) -> dict[str, Any]:
        """Return the reply with the pictures of those memories and narrative cards that lie open on this display.

        An item "2-3" asks for a card, and "2-3 partial" for one side of the card.
        """
        answers = [self._picture(*memory.split(" ", 1)) for memory in memories if isinstance(memory, str)]
        drawn = [
            {part: answer[part] for part in ("memory", "side", "svg", "text")} for answer in answers if "svg" in answer
        ]
        return {"kind": "pictures", "pictures": drawn, "text": ""}
