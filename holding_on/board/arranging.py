"""The puzzle of the stitches on a display: what the table lays, every display of the game shows at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import traitlets

from holding_on.board.display import Display
from holding_on.engine.errors import SceneError
from holding_on.engine.names import MEMORIES
from holding_on.game.arrangement import Arrangement

MOST_PICTURES: Final = 2 * MEMORIES
"""As many as one letter may ask for: every memory, and more narrative cards than a scenario has."""


class Arranging(Display):
    """A display on which the collected memories lie, where the game has put them or as the table has laid them.

    Beside what every display answers, the browser may `lay` a memory on another place of its timeline, `track` a clear
    one with a Tracking Token or take the token back, and ask for the `pictures` of cards that lie open.
    """

    arrangement = traitlets.Dict(read_only=True).tag(sync=True)

    _table: Arrangement | None = None
    _leave_table: Callable[[], None]

    @traitlets.observe("view")
    def _look_at_table(self, _change: object = None) -> None:
        """Whatever the display shows now, it shows how the table has laid it."""
        table = self._shown().arrangement
        if table is not self._table:
            self._leave()
            self._table, self._leave_table = table, table.subscribe(self._look_at_table)
        self._set(arrangement=table.plain())

    def close(self) -> None:
        """Take the display away; the game goes on without it."""
        self._leave()
        super().close()

    def _leave(self) -> None:
        if self._table is not None:
            self._leave_table()

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        match request:
            case {"kind": "lay" | "track"}:
                return self._touched(request)
            case {"kind": "pictures", "memories": list(memories)}:
                return self._pictures(memories[:MOST_PICTURES])
        return super()._answer(request)

    def _touched(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """What the table did with a memory that lies, in words; or why it cannot."""
        table = self._shown().arrangement
        try:
            match request:
                case {"kind": "lay", "memory": str(memory), "position": int(position)}:
                    told = table.move(memory, position)
                case {"kind": "track", "memory": str(memory), "on": bool(on)}:
                    told = table.track(memory) if on else table.untrack(memory)
                case _:
                    return self._refused("unreadable")
        except SceneError as refused:
            return {"kind": "refused", "text": str(refused)}
        return {"kind": "done", "text": told}

    def _pictures(self, memories: list[object]) -> dict[str, Any]:
        """The drawings of those memories and narrative cards that lie open on this display."""
        answers = [self._picture(memory) for memory in memories if isinstance(memory, str)]
        drawn = [
            {part: answer[part] for part in ("memory", "side", "svg", "text")} for answer in answers if "svg" in answer
        ]
        return {"kind": "pictures", "pictures": drawn, "text": ""}
