"""The class `LinkedGame`: a game that can be given on as a link."""

from collections.abc import Sequence
from typing import Self, SupportsIndex

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import RecordError
from . import links
from .debriefed import DebriefedGame
from .variant import Variant


class LinkedGame(DebriefedGame):
    """A game that can be written as the end of a web address. `Game` says what a record is."""

    def record(self) -> str:
        """Write the whole game as text.

        Returns
        -------
        str
            The record.
        """
        raise NotImplementedError

    @classmethod
    def from_record(cls, text: str, content: str | None = None, *, variants: Sequence[Variant] = ()) -> Self:
        """Make the game of a record.

        Parameters
        ----------
        text : str
            The record.
        content : str, optional
            The folder of the game's content; left out, the box.

        Returns
        -------
        Game
            The game.
        """
        raise NotImplementedError

    def link(self, address: str = "", *, move: SupportsIndex | None = None, names: bool = False) -> str:
        """Write the whole game as a link; `from_link` is the inverse.

        The game stands in the fragment of the link, the part after "#", which a browser sends to no server.

        Parameters
        ----------
        address : str, optional
            The address of a page of play, to which the fragment is added; left out, the fragment alone is returned.
        move : int, optional
            The move, from 0, at which a page of play shows the game; left out, its end.
        names : bool, default False
            Whether the names of the nurses are in the link. Without them each nurse has the name that the game gives.

        Returns
        -------
        str
            The link. Everybody who has it can read the whole game, with the cards that nobody has seen yet.

        Raises
        ------
        ValueError
            When the game has fewer moves than `move`, or when the address is no text.

        Examples
        --------
        >>> from holding_on import Game
        >>> game = Game(seed=7, first=0, names=["Maeve", "Tom", "Una"])
        >>> changes = game.apply(game.legal_actions()[0])
        >>> link = game.link("https://example.org/play")
        >>> link.partition("#g=1.")[0]
        'https://example.org/play'
        >>> game.link() in link, Game.from_link(link).names, Game.from_link(game.link(names=True)).names
        (True, ('Ann', 'Ben', 'Cleo'), ('Maeve', 'Tom', 'Una'))
        """
        if not isinstance(address, str):
            raise ValueError(f"address={quoted(address)}: an address is text, such as 'https://example.org/play'")
        shown = None if move is None else whole(move)
        if move is not None and (shown is None or not 0 <= shown <= len(self.actions)):
            raise ValueError(f"move={quoted(move)}: this game has {len(self.actions)} moves so far")
        record = self.record() if names else links.without_names(self.record(), list(self.names))
        return address.partition("#")[0] + links.write(record, shown)

    @classmethod
    def from_link(cls, text: str, content: str | None = None) -> Self:
        """Make the game of a link: play all its actions again.

        Parameters
        ----------
        text : str
            A link that `link` returned, a whole address or its fragment alone.
        content : str, optional
            The folder of the game's content, which the link does not name; left out, the box.

        Returns
        -------
        Game
            The whole game, also where the link names an earlier move at which a page shows it.

        Raises
        ------
        RecordError
            When the text is no link, or a damaged or cut one, or of a newer version, or of other content.
        """
        return cls.of_link(text, content)[0]

    @classmethod
    def of_link(cls, text: str, content: str | None = None) -> tuple[Self, int]:
        """Make the game of a link, and say at which move it is shown.

        Parameters
        ----------
        text : str
            A link, a whole address or its fragment alone.
        content : str, optional
            The folder of the game's content; left out, the box.

        Returns
        -------
        tuple of Game and int
            The whole game, and the move; the number of all moves stands for the end.

        Raises
        ------
        RecordError
            When the link cannot be used.
        """
        link = links.read(text)
        game = cls.from_record(link.record, content)
        moves = len(game.actions)
        if link.move is not None and link.move > moves:
            raise RecordError(f"this link asks for the move {link.move}, and its game has {moves} moves: leave &m= out")
        return game, moves if link.move is None else link.move
