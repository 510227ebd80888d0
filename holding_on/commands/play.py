"""`play`: the command that opens a game on a web page, or as text in the terminal with `--terminal`."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holding_on.commands import serving
from holding_on.common.asking import Answers
from holding_on.common.help_line import LONGEST, is_help_line
from holding_on.common.looking_in import Seen
from holding_on.common.paths import invocation
from holding_on.common.wall import TableNews
from holding_on.common.words import say
from holding_on.server.served import IDLE, Served

if TYPE_CHECKING:
    from holding_on.server.wall import Draws

DEV = False
"""Whether the command works only in a checkout."""
PORT = 8866
SCENARIO = 0
NURSES = 3
DEFAULT_LANGUAGE = "en"


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `play`."""
    serving.options(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--room", action="store_true", help=say("play.room"))
    where.add_argument("--terminal", action="store_true", help=say("play.terminal"))
    idle = say("play.idle", n=IDLE)
    parser.add_argument("--idle", metavar="MINUTES", type=_minutes, default=IDLE, help=idle)
    parser.add_argument("--tables", metavar="N", type=_tables, help=say("play.tables"))
    parser.add_argument("--content", metavar="FOLDER", type=Path, help=say("play.content"))
    parser.add_argument("--seed", metavar="N", type=int, help=say("play.seed"))
    scenario = say("play.scenario", n=SCENARIO)
    parser.add_argument("--scenario", metavar="N", type=_number, help=scenario)
    parser.add_argument("--lang", metavar="CODE", default=DEFAULT_LANGUAGE, help=say("play.lang"))
    players = say("play.players", n=NURSES)
    parser.add_argument("--players", metavar="N", type=int, default=NURSES, help=players)
    parser.add_argument("--help-line", metavar="TEXT", type=_help_line, default="", help=say("play.help_line"))


def run(chosen: argparse.Namespace) -> int:
    """Serve the play page, or play in the terminal, and return the exit code.

    When no game can begin with the chosen options, a sentence says why, nothing is served, and the exit code is 2.
    """
    content = None if chosen.content is None else str(chosen.content.resolve())
    scenario = SCENARIO if chosen.scenario is None else chosen.scenario
    refusal = _refusal(scenario, chosen.players, chosen.seed, content, chosen.lang)
    if refusal is not None:
        print(say("play.refused", why=refusal), file=sys.stderr)
        return 2
    if chosen.terminal:
        from holding_on.terminal import main

        again = _again(chosen, content)
        return main(
            scenario, chosen.players, chosen.seed, content, chosen.lang, command=again, help_line=chosen.help_line
        )
    addresses: list[str] = []
    if chosen.room:
        from holding_on.server.invitation import addresses_here

        addresses = addresses_here()
        if not addresses:
            print(say("room.no_network"), file=sys.stderr)
            return 2
    names = ("seed", "players", "scenario", "lang", "help_line")
    chosen_game = {"content": content, **{name: getattr(chosen, name) for name in names}}
    find = partial(_page, chosen, content, addresses)
    return serving.run(chosen, PORT, find, everywhere=chosen.room, **chosen_game)


def _again(chosen: argparse.Namespace, content: str | None) -> str:
    """Return the command line that goes on with the game in a terminal.

    It needs no seed, scenario or players, since these stand in the file of the game.
    """
    arguments = [] if content is None else ["--content", content]
    arguments += [] if chosen.lang == DEFAULT_LANGUAGE else ["--lang", chosen.lang]
    arguments += ["--help-line", chosen.help_line] if chosen.help_line else []
    return " ".join([invocation(), "play --terminal", *map(shlex.quote, arguments)])


def _page(chosen: argparse.Namespace, content: str | None, addresses: list[str]) -> Served:
    """Return what is served: the play page, and for a room also the page of its leader."""
    from holding_on.common.notebooks import notebooks_folder
    from holding_on.server.pages import served, served_to_room

    notebook, idle, tables = notebooks_folder() / "play.ipynb", chosen.idle, chosen.tables
    if not addresses:
        return served(notebook, idle, tables)
    return served_to_room(notebook, idle, addresses, tables, _wall(content, chosen.lang))


def _wall(content: str | None, lang: str) -> Draws:
    """Return the functions that draw the leader's pages of a room."""
    from holding_on import days
    from holding_on.catalogue.language import Words
    from holding_on.game.options import Options
    from holding_on.server.invitation import drawn_code
    from holding_on.server.wall import Drawn, Draws

    words = Words(Options(content=content).catalogue(), lang)
    styles = days.styles() + days.styles("wall.css")

    def draw(
        tables: Sequence[TableNews], now: float, minute_0: float, is_paused: bool, word: str, answers: Answers, at: str
    ) -> Drawn:
        page = days.WallPage(words, tables, now, minute_0, is_paused, word, answers, at, drawn_code(at) if at else "")
        return Drawn(lang, page.title, styles, page.content())

    def draw_questions(step: str, secret: str, said: str) -> Drawn:
        page = days.QuestionsPage(words, step, secret, said)
        return Drawn(lang, page.title, styles, page.content())

    def draw_table(table: int, news: TableNews | None, seen: Seen | None, now: float) -> Drawn:
        page = days.LookIn(words, table, news, seen, now)
        return Drawn(lang, page.title, styles, page.content())

    return Draws(draw, draw_table, draw_questions, partial(days.answers_csv, words))


def _tables(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("play.not_tables", text=text))
    return int(text)


def _help_line(text: str) -> str:
    if not is_help_line(text):
        raise argparse.ArgumentTypeError(say("play.not_help_line", n=LONGEST))
    return text


def _number(text: str) -> int | str:
    """Return a text as a whole number, or unchanged if it is none. The game then says which scenarios there are."""
    return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else text


def _minutes(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("play.not_minutes", text=text))
    return int(text)


def _refusal(scenario: Any, players: int, seed: int | None, content: str | None, lang: str) -> str | None:
    """Return the sentence that says why no game can begin with these options, or None when a game can begin."""
    from holding_on.catalogue.language import for_terminal
    from holding_on.engine.errors import HoldingOnError
    from holding_on.game import Game

    try:
        Game(scenario=scenario, players=players, seed=seed, content=content, lang=lang)
    except HoldingOnError as refused:
        return for_terminal(str(refused))
    return None
