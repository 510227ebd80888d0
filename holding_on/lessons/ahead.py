"""Load the content and messages that every lesson needs, in a kernel that waits for the next lesson to be opened."""

from holding_on.common.collecting import leave_out_what_is_loaded
from holding_on.game import Game
from holding_on.lessons.lesson import words_of
from holding_on.lessons.making.positions import NAMES


def load(lang: str = "en") -> None:
    """Read the content and the messages and view one position, so that later games find these memoized."""
    words_of(lang)
    Game.from_scene({}, seed=1, names=[*NAMES[:3]], lang=lang).view()
    leave_out_what_is_loaded()
