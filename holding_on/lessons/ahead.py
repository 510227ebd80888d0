"""What every lesson needs, brought before one is opened: a kernel that waits for the next lesson has done this."""

from holding_on.game import Game
from holding_on.lessons.lesson import NAMES
from holding_on.lessons.saying import words_of


def load(lang: str = "en") -> None:
    """Read the words and the box, and say one position in full; nothing of it is kept but what later games share."""
    words_of(lang)
    Game.from_scene({}, seed=1, names=[*NAMES[:3]], lang=lang).view()
