"""The keeper: the widget that stores a game in the browser after every action, and saves and opens files of games."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import anywidget
import traitlets

from holding_on.board.code import STATIC
from holding_on.board.display import Display
from holding_on.board.drawn import LABELS
from holding_on.board.summaries import campaign_file_name, campaign_summary, game_file_name, game_summary
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, RecordError
from holding_on.game import Game
from holding_on.game.campaign import Campaign
from holding_on.game.records import LARGEST, is_campaign

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game or campaign that was stored in the browser or saved as a file, so that people can play on.

    For a campaign, `game` is its game under way, or None between two games. For a single game, `campaign` is None.
    `id` is the key of the game in the browser's storage; it is empty for a file. `played` says that another tab plays
    the game now. `at_once` says that the player has already asked to go on with the game.
    """

    game: Game | None
    id: str
    played: bool = False
    at_once: bool = False
    campaign: Campaign | None = None


class Keeper(anywidget.AnyWidget):
    """The widget with the buttons "save" and "open" of the play page; it also stores games in the browser.

    The keeper calls these functions: `on_found` with a game that the browser had stored; `on_opened` with a game from a
    file; `on_refused` with a sentence, when a game cannot be stored, read or used; `on_elsewhere`, when another tab has
    begun to play the game; `on_played` with the id of a stored game, when another tab reports late that it plays this
    game; `on_link` with the game of a link that was opened on this page, the move at which it is shown, and whether the
    reader wants no motion.

    `record_of` returns the text that is kept of a game: the record of the game, or of the campaign that it belongs to.
    `carrier` is the display on which the game is played. After an action this display sends the record to the browser
    together with its own reply.
    """

    _esm = STATIC / "keeper.js"

    name = traitlets.Unicode().tag(sync=True)
    """The name of this widget for messages of other widgets, which may bring a new value of `kept`."""
    kept = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    bare = traitlets.Bool(False).tag(sync=True)
    """Whether the buttons of the keeper are hidden, because the menu of the board already offers to save and open."""

    def __init__(
        self,
        words: Words,
        content: str | None,
        *,
        on_found: Callable[[SavedGame], None],
        on_opened: Callable[[SavedGame], None],
        on_refused: Callable[[str], None],
        on_elsewhere: Callable[[], None],
        on_played: Callable[[str], object],
        on_link: Callable[[Game, int, bool], object],
    ) -> None:
        self._words, self._content = words, content
        self._on_found, self._on_opened = on_found, on_opened
        self._on_refused, self._on_elsewhere, self._on_played = on_refused, on_elsewhere, on_played
        self._on_link = on_link
        self.address = ""
        """The address of this web page, before which `Game.link` puts a game; empty until the browser has said it."""
        self.record_of: Callable[[Game], str] = Game.record
        self.carrier: Display | None = None
        self._in_change = False
        """Whether `kept` is being set because the game has changed."""
        self._game: Game | None = None
        self._campaign: Campaign | None = None
        self._unsubscribe: Callable[[], None] = _nothing
        labels = {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith("board.keep.")}
        super().__init__(kept={}, words=labels, name=secrets.token_hex(8))
        self.on_msg(self._on_message)

    def __repr__(self) -> str:
        return str(self.kept.get("summary", ""))

    def keep(self, game: Game, saved_id: str = "") -> None:
        """Begin to store a game after every action, under `saved_id` or, when this is empty, under a new id."""
        self.release()
        self._game = game
        saved_id = saved_id or secrets.token_hex(8)
        self.kept = {**self._entry(game, saved_id), "fresh": True}
        self._unsubscribe = game.subscribe(lambda changed: self._on_change(changed, saved_id))

    def keep_campaign(self, campaign: Campaign, saved_id: str = "") -> None:
        """Store a campaign that is between two games, under `saved_id` or, when this is empty, under a new id."""
        self.release()
        self._campaign = campaign
        summary = campaign_summary(self._words, campaign)
        saved_id = saved_id or secrets.token_hex(8)
        self.kept = {"id": saved_id, "record": campaign.record(), "summary": summary, "fresh": False, "over": True}

    def take_back(self) -> None:
        """Begin again to store the game in this tab, after another tab had begun to play it."""
        if self._game is not None:
            self.keep(self._game, self.kept["id"])

    def release(self) -> None:
        """Stop storing the game. Its last record stays in the browser."""
        self._unsubscribe()
        self._unsubscribe, self._game, self._campaign = _nothing, None, None

    def forget(self, saved_id: str = "") -> None:
        """Remove the game with the id `saved_id` from the browser, or the present game when no id is given."""
        saved_id = saved_id or self.kept.get("id", "")
        self.release()
        self.kept = {}
        self.send({"kind": "forget", "id": saved_id})

    def _on_change(self, game: Game, saved_id: str) -> None:
        self._in_change = True
        try:
            self.kept = self._entry(game, saved_id)
        finally:
            self._in_change = False

    def send_state(self, key: Any = None) -> None:
        """Send the value of a trait. After an action, `kept` goes in the reply to that action, if there is a reply."""
        carrier = self.carrier if key == "kept" and self._in_change else None
        if carrier is None or not carrier.carry(self.name, self.kept):
            super().send_state(key)

    def _entry(self, game: Game, saved_id: str) -> dict[str, Any]:
        summary = game_summary(self._words, game)
        over = game.outcome is not None
        return {"id": saved_id, "record": self.record_of(game), "summary": summary, "fresh": False, "over": over}

    def summary(self, saved: SavedGame) -> str:
        """Return a sentence about a saved game: who plays, and how far the players are."""
        if saved.game is not None:
            return game_summary(self._words, saved.game)
        return campaign_summary(self._words, saved.campaign) if saved.campaign is not None else ""

    # ------------------------------------------------------------------ messages of the browser

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        self.ask(content if isinstance(content, Mapping) else {})

    def ask(self, message: Mapping[str, Any]) -> None:
        """Do what a message of the browser or an item of the menu asks for; show a sentence when that fails."""
        try:
            self._take(message)
        except HoldingOnError as refused:
            self._on_refused(self._say("unusable", reason=str(refused)))
        except Exception:
            log.exception("the keeper could not answer %r", message.get("kind"))
            self._on_refused(self._say("unexpected"))

    def _take(self, message: Mapping[str, Any]) -> None:
        match message:
            case {"kind": "found", "id": str(name), "record": str(text), "played": bool(played), "at_once": bool(now)}:
                if self._game is None:
                    self._on_found(self._read(text, name, played, now))
            case {"kind": "here", "address": str(address), "link": str(link), "still": bool(still)}:
                self.address = address
                if link:
                    self._on_link(*Game.of_link(link, self._content), still)
            case {"kind": "open", "size": int(size)} if size > LARGEST:
                raise RecordError(self._say("too_large", most=LARGEST // 1000))
            case {"kind": "open", "text": str(text)}:
                self._on_opened(self._read(text))
            case {"kind": "save"} if self._game is not None:
                self.send({"kind": "save", "name": game_file_name(self._game), "text": self.record_of(self._game)})
            case {"kind": "save"} if self._campaign is not None:
                name = campaign_file_name(self._campaign)
                self.send({"kind": "save", "name": name, "text": self._campaign.record()})
            case {"kind": "played", "id": str(name)} if self._game is None:
                self._on_played(name)
            case {"kind": "elsewhere"}:
                self._on_elsewhere()
            case {"kind": "keeps_nothing"}:
                self._on_refused(self._say("keeps_nothing"))

    def _read(self, text: str, saved_id: str = "", played: bool = False, at_once: bool = False) -> SavedGame:
        """Return the game or the campaign whose record is `text`."""
        if not is_campaign(text):
            return SavedGame(Game.from_record(text, self._content), saved_id, played, at_once)
        campaign = Campaign.from_record(text, self._content)
        return SavedGame(campaign.game, saved_id, played, at_once, campaign)

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"{LABELS}table.keep.{key}", **facts)


def _nothing() -> None:
    """Do nothing: the value of `_unsubscribe` while no game is observed."""
