"""The collected memories on a display, as the table arranges them: every display of the game shows the same."""

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
"""The most pictures that one request may ask for: enough for every memory and for a scenario's narrative cards."""


class MemoryDisplay(Display):
    """A display on which the collected memories lie, where the game has put them or as the table has laid them.

    This display answers these requests of the browser, beside those that every display answers: `lay` moves a memory to
    another place of its timeline, `track` puts a Tracking Token on a Clear Memory or takes it back, `pictures` asks for
    the drawings of cards that lie open, and `album` for all that Billy told.
    """

    arrangement = traitlets.Dict(read_only=True).tag(sync=True)

    _followed: Arrangement | None = None
    """The arrangement that is observed."""
    _unsubscribe: Callable[[], None]

    def _set(self, **traits: Any) -> None:
        super()._set(**traits)
        if "view" in traits:  # another game can have an equal view, but another arrangement
            self._show_arrangement()

    def _show_arrangement(self) -> None:
        """Show the arrangement of the game that is shown now, and follow its changes."""
        game = self._game_shown()
        arrangement = game.arrangement
        if arrangement is not self._followed:
            self._unfollow()
            self._followed, self._unsubscribe = arrangement, arrangement.subscribe(self._show_arrangement)
        laid = shown_of(game).arrangement()
        if laid is not self.arrangement:
            self._set(arrangement=laid)

    def close(self) -> None:
        """Take the display away; the game goes on without it."""
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
        """Move or track a memory, and answer with a sentence that says how it lies now or why that is not possible."""
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
        """Answer with the drawings of memories and narrative cards that lie open on this display.

        "2-3" asks for a card, and "2-3 partial" for one of its sides.
        """
        answers = [self._picture(*memory.split(" ", 1)) for memory in memories if isinstance(memory, str)]
        drawn = [
            {part: answer[part] for part in ("memory", "side", "svg", "text")} for answer in answers if "svg" in answer
        ]
        return {"kind": "pictures", "pictures": drawn, "text": ""}
