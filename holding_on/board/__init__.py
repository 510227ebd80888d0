"""The widgets that show a game and let people play it: the whole board, its parts, and the play page."""

# ruff: noqa: E402  # first it is asked whether all is there
from holding_on.catalogue.extras import need

need("The board", "anywidget", "ipywidgets")

from holding_on.board.board import Board
from holding_on.board.from_environment import play_page
from holding_on.board.page import PlayPage
from holding_on.board.stage import Stage
from holding_on.board.stage_script import Button, Option, Script, Told, ToldLine

__all__ = ["Board", "Button", "Option", "PlayPage", "Script", "Stage", "Told", "ToldLine", "play_page"]
