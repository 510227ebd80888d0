"""Keeping a table's game outside the kernel: on the browser's shelf after every action, and as files."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import anywidget
import traitlets

from holding_on.board.code import STATIC
from holding_on.board.display import LABELS, Display
from holding_on.board.filing import campaign_file_name, file_name, stands, told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, RecordError
from holding_on.game import Game
from holding_on.game.campaign import Campaign
from holding_on.game.records import LARGEST, is_campaign

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was found on the shelf or in a file: playable from where it was.

    Of a group's `campaign` it is the game under way; None when the group is between two games. `id` names what was
    found for other tabs; `played` says that one of them plays it now; `at_once` that its reader has asked to go on
    already.
    """

    game: Game | None
    id: str
    played: bool = False
    at_once: bool = False
    campaign: Campaign | None = None


class Keeper(anywidget.AnyWidget):
    """The buttons "save" and "open" of a table, and the browser's shelf behind them.

    `found` is called with a game that lay on the shelf, `opened` with one from a file, `told` with a sentence when
    something cannot be used, kept or read, and `elsewhere` when another tab has taken the game up.

    `record_of` is what is kept of a game: its record, or that of the campaign that it belongs to. `carrier` is the
    display on which it is played: what is kept after an action travels in the letter of that action.
    """

    _esm = STATIC / "keeper.js"

    name = traitlets.Unicode().tag(sync=True)
    """To whom the page hands what comes in another widget's letter."""
    kept = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        words: Words,
        content: str | None,
        *,
        found: Callable[[Found], None],
        opened: Callable[[Found], None],
        told: Callable[[str], None],
        elsewhere: Callable[[], None],
    ) -> None:
        self._words, self._content = words, content
        self._found, self._opened, self._told, self._elsewhere = found, opened, told, elsewhere
        self.record_of: Callable[[Game], str] = Game.record
        self.carrier: Display | None = None
        self._moving = False
        self._game: Game | None = None
        self._between: Campaign | None = None
        self._leave: Callable[[], None] = _nothing
        labels = {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith("board.keep.")}
        super().__init__(kept={}, words=labels, name=secrets.token_hex(8))
        self.on_msg(self._asked)

    def __repr__(self) -> str:
        return str(self.kept.get("told", ""))

    def keep(self, game: Game, name: str = "") -> None:
        """From now on keep this game, after every action; `name` is the one it is known by in other tabs."""
        self.let_go()
        self._game = game
        name = name or secrets.token_hex(8)
        self.kept = {**self._entry(game, name), "fresh": True}
        self._leave = game.subscribe(lambda moved: self._keep(moved, name))

    def keep_between(self, campaign: Campaign, name: str = "") -> None:
        """Keep where a group stands that is between two games."""
        self.let_go()
        self._between = campaign
        name = name or secrets.token_hex(8)
        self.kept = {"id": name, "record": campaign.record(), "told": stands(self._words, campaign), "fresh": False}

    def take_back(self) -> None:
        """Play the game here again, after another tab had taken it up."""
        if self._game is not None:
            self.keep(self._game, self.kept["id"])

    def let_go(self) -> None:
        """Keep the game no longer; what was kept stays where it is."""
        self._leave()
        self._leave, self._game, self._between = _nothing, None, None

    def forget(self, name: str = "") -> None:
        """Take the game off the shelf: the one that is kept, or one that was found there by its name."""
        name = name or self.kept.get("id", "")
        self.let_go()
        self.kept = {}
        self.send({"kind": "forget", "id": name})

    def _keep(self, game: Game, name: str) -> None:
        self._moving = True
        try:
            self.kept = self._entry(game, name)
        finally:
            self._moving = False

    def send_state(self, key: Any = None) -> None:
        """Send what a trait is now; what is kept after an action goes in the letter of that action, if there is one."""
        carrier = self.carrier if key == "kept" and self._moving else None
        if carrier is None or not carrier.carry(self.name, self.kept):
            super().send_state(key)

    def _entry(self, game: Game, name: str) -> dict[str, Any]:
        return {"id": name, "record": self.record_of(game), "told": told(self._words, game), "fresh": False}

    def tell(self, found: Found) -> str:
        """What was found in one sentence: who plays, and how far they are."""
        if found.game is not None:
            return told(self._words, found.game)
        return stands(self._words, found.campaign) if found.campaign is not None else ""

    # ------------------------------------------------------------------ what the browser says

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        request = content if isinstance(content, Mapping) else {}
        try:
            self._hear(request)
        except HoldingOnError as refused:
            self._told(self._say("unusable", reason=str(refused)))
        except Exception:
            log.exception("the keeper could not answer %r", request.get("kind"))
            self._told(self._say("unexpected"))

    def _hear(self, request: Mapping[str, Any]) -> None:
        match request:
            case {"kind": "found", "id": str(name), "record": str(text), "played": bool(played), "at_once": bool(now)}:
                if self._game is None:
                    self._found(self._read(text, name, played, now))
            case {"kind": "open", "size": int(size)} if size > LARGEST:
                raise RecordError(self._say("too_large", most=LARGEST // 1000))
            case {"kind": "open", "text": str(text)}:
                self._opened(self._read(text))
            case {"kind": "save"} if self._game is not None:
                self.send({"kind": "save", "name": file_name(self._game), "text": self.record_of(self._game)})
            case {"kind": "save"} if self._between is not None:
                name = campaign_file_name(self._between)
                self.send({"kind": "save", "name": name, "text": self._between.record()})
            case {"kind": "elsewhere"}:
                self._elsewhere()
            case {"kind": "keeps_nothing"}:
                self._told(self._say("keeps_nothing"))

    def _read(self, text: str, name: str = "", played: bool = False, at_once: bool = False) -> Found:
        """What a record holds: the campaign of a group, or a game of its own."""
        if not is_campaign(text):
            return Found(Game.from_record(text, self._content), name, played, at_once)
        campaign = Campaign.from_record(text, self._content)
        return Found(campaign.game, name, played, at_once, campaign)

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"{LABELS}table.keep.{key}", **facts)


def _nothing() -> None:
    """There is no game to let go of."""
