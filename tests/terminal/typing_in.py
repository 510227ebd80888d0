"""Type lines into the terminal game, and read what the game prints."""

import io
from pathlib import Path

import pytest

import holding_on as ho
from holding_on import terminal
from holding_on.catalogue.loading import the_box
from holding_on.terminal import Terminal

Capture = pytest.CaptureFixture[str]


def words(key: str) -> str:
    """Return a text of the box that has no plural forms."""
    return str(the_box().words("en")[key])


def flat(text: str) -> str:
    """Return a text without its line breaks."""
    return " ".join(text.split())


class Table:
    """A terminal: lines are typed into the game, and the game's output is read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capture: Capture, folder: Path) -> None:
        self._monkeypatch, self._capture = monkeypatch, capture
        self.code = 0
        """The exit code of the last game."""
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.chdir(folder)

    def type(self, *lines: str, seed: int = 7) -> str:
        """Play a new game with these lines, then end the input; return all output, without line breaks."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = terminal.main(1, 3, seed, None)
        return self.said()

    def type_into(self, game: ho.Game, *lines: str) -> str:
        """Go on with a game with these lines; return the output."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.code = Terminal(game).run()
        return self.said()

    def said(self) -> str:
        """Return the output since the last call."""
        return flat(self._capture.readouterr().out)
