"""Loads what every lesson needs: a kernel that waits for the next lesson has called this before one is opened."""

from holding_on.game import Game
from holding_on.lessons.lesson import NAMES, words_of


def load(lang: str = "en") -> None:
    """Read the content and the messages, and view one position: what games share is kept, the position is not."""
    words_of(lang)
    Game.from_scene({}, seed=1, names=[*NAMES[:3]], lang=lang).view()
