"""The positions of a lesson: its games, from a scene, at a bedside, or played by a care style."""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import partial
from typing import Any, Final, TypeVar

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, path_of, the_box
from holding_on.game import Game
from holding_on.lessons.checks.bedside import bedside
from holding_on.lessons.checks.moves import play_moves, split_moves
from holding_on.lessons.pieces.piece import Piece
from holding_on.lessons.pieces.staged import Staged
from holding_on.styles import STYLES, seat_of

NAMES: Final = ("Ann", "Ben", "Cleo", "Dev")
"""The names of the nurses in the lessons."""
READ_OUT: Final = "told_narrative"
"""The verb of the lines about cards of the scenario that are read out; at set-up no lesson shows them."""
P = TypeVar("P", bound=Piece)


def catalogue_of(content: str | None) -> Catalogue:
    """Return the catalogue of a content folder; None stands for the box."""
    return the_box() if content is None else Catalogue(path_of(content))


class Positions(Piece):
    """Makes the games of a lesson, and notes its pieces and which rules have been applied in them."""

    number: int
    lang: str
    content: str | None
    words: Words
    _happened: set[str]
    _pieces: list[Any]
    """The pieces with steps. A piece may get more of them later, so their rules are counted when asked for."""
    _staged: list[Staged]
    """The pieces with a stage, of which the end of the lesson tells again what was chosen and heard."""
    _set_up: MutableMapping[Game, partial[Game]]
    """How each position at a bedside was set up, so that it can be set up again with another number."""

    def game(self, scene: dict[str, Any] | None = None, moves: str = "", **options: Any) -> Game:
        """Return a game of this lesson, after the `moves` (separated by commas) have been made in it.

        The game begins in `scene`; without a scene, the game begins at the opening. Every move can be taken back.
        `options` are the options of `Game`. Raises SceneError for a scene or an option that is not possible, or for a
        refused move.
        """
        usual = {**self._usual(options), "free_undo": True}
        if scene is None:
            game = Game(**{"first": 0, **usual, **options})
        else:
            game = Game.from_scene(scene, **{**usual, **options})
        play_moves(game, split_moves(moves, game.names))
        self._happened |= {line["rule"] for line in game.lines() if line["verb"] != READ_OUT or line["move"]}
        return game

    def bedside(self, card: str, *staff: str, moves: str = "", **about: Any) -> Game:
        """Return a game in which `card` is turned, the `staff` have been placed on it, and the `moves` have been made.

        In `about`, the name of a nurse gives her Care Tokens (`Ann=3`), `stress={"Ben": 2}` gives Stress, `earlier` has
        the Shifts of this day that are over (`["P06: Ann, Assistant 1", "P16: Cleo"]`), `on_leave="Ben"` and
        `been_called="On-Call 1"` say who is away, the keys of a scene are the scene's, and everything else is an option
        of `Game`. It is the morning of day 3, and Billy stands at 24, unless `about` says otherwise. Moves may name
        people: "pay Ann". Raises SceneError for a position that is not possible.
        """
        there = bedside(card, staff, NAMES[: about.get("players", 3)], about)
        game = self.game(there.scene, ", ".join([*there.moves, *split_moves(moves)]), **there.options)
        self._set_up[game] = partial(self.bedside, card, *staff, moves=moves, **about)
        return game

    def _usual(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options that every game of this lesson has by default."""
        names = [*NAMES[: options.get("players", 3)]]
        return {"seed": self.number, "lang": self.lang, "content": self.content, "names": names}

    def played(self, policy: str, **options: Any) -> Game:
        """Return a game of this lesson that a care style has played to its end. `options` are options of `Game`."""
        game = Game(**{"first": 0, **self._usual(options), **options})
        while game.outcome is None:
            actions = game.legal_actions()
            game.apply(actions[0] if len(actions) == 1 else STYLES[policy](seat_of(game), actions))
        return game

    def board(self, game: Game) -> Board:
        """Return the whole board of a game, to which a chart can be linked."""
        return Board(game)

    def _key(self, name: str) -> str:
        """Return the beginning of the keys of a piece's words."""
        return f"lesson.{self.number:02}.{name}"

    def _noted(self, piece: P) -> P:
        """Keep a piece, so that the rules of its steps count as applied, and return it."""
        self._pieces.append(piece)
        if isinstance(piece, Staged):
            self._staged.append(piece)
        return piece
