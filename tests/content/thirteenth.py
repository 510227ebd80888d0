"""A scenario that begins in the middle and lives in the tests alone: three days, nine patient cards, no Events."""

from pathlib import Path

from holding_on.catalogue.loading import the_box
from tests.content.eleventh import eleventh

OPENING = ("P24", "P15", "P06")
REST = ("P30", "P32", "P13", "P35", "P17", "P21")
"""The cards below the opening, which are shuffled."""
AWAY = [*(card for card in the_box().patients if card not in (*OPENING, *REST)), "3-4"]
CARDS = f"set_aside = {AWAY}\n".replace("'", '"')
BEGINS = """opening = ["P24", "P15", "P06"]
told = ["2-4"]
[setup.stress]
"nurse 2" = 2
"assistant 1" = 1
"nurse 4" = 1
"""


def in_the_middle(folder: Path, setup: str = BEGINS, objective: str = 'kind = "clears"\ncount = 2') -> str:
    """The folder of the eleventh scenario with nine patient cards, which begins as `setup` says, for `content`."""
    return eleventh(folder, objective, CARDS + setup)
