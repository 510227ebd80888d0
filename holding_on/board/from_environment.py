"""The play page as the command `play` asks for it: its options stand in environment variables."""

from __future__ import annotations

import os
from pathlib import Path

from holding_on.board.page import PlayPage
from holding_on.board.setup_form import is_number
from holding_on.common.collecting import leave_out_what_is_loaded
from holding_on.common.wall import FOLDER
from holding_on.engine.names import NURSES
from holding_on.game.options import FEWEST


def play_page() -> PlayPage:
    """Make the web page of the command `play`. Its options are read from environment variables.

    Returns
    -------
    PlayPage
        The page. When the content cannot be read, the page uses the content of the box, and says at its top what is
        wrong.

    Notes
    -----
    The options are `HOLDING_ON_PLAYERS`, `HOLDING_ON_SEED`, `HOLDING_ON_CONTENT`, `HOLDING_ON_SCENARIO`,
    `HOLDING_ON_LANG`, `HOLDING_ON_HELP_LINE` and `HOLDING_ON_WALL`.
    """
    option = os.environ.get
    players, scenario = option("HOLDING_ON_PLAYERS", "3"), option("HOLDING_ON_SCENARIO", "")
    folder = option(FOLDER)
    page = PlayPage(
        players=min(max(FEWEST, int(players)), NURSES) if is_number(players) else 3,
        seed=option("HOLDING_ON_SEED", ""),
        content=option("HOLDING_ON_CONTENT") or None,
        scenario=int(scenario) if is_number(scenario) else None,
        lang=option("HOLDING_ON_LANG") or "en",
        help_line=option("HOLDING_ON_HELP_LINE", ""),
        wall=Path(folder) if folder else None,
    )
    leave_out_what_is_loaded()
    return page
