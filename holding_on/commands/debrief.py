"""`debrief GAME.json`: the command that tells the days of saved games and the chapters of campaigns as page or text."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from holding_on.common import saving
from holding_on.common.quoting import LONGEST_PATH, shortened
from holding_on.common.words import say

if TYPE_CHECKING:
    from holding_on.game import Game
    from holding_on.game.campaign import Campaign

DEV = False
WIDEST = 100
_OURS = b'class="hd-file"'
"""What stands in every page of this command. Another file is never replaced."""

Points = list[Sequence[Any]]


class Saved(NamedTuple):
    """The content of a file: a game; or a campaign, with its last game when its days can be told."""

    game: Game | None
    campaign: Campaign | None = None


def options(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `debrief`."""
    parser.add_argument("games", metavar="GAME.json", nargs="+", type=Path, help=say("debrief.games"))
    parser.add_argument("--out", metavar="FILE.html", type=Path, help=say("debrief.out"))
    parser.add_argument("--names", action="store_true", help=say("debrief.names"))
    parser.add_argument("--turning", action="store_true", help=say("debrief.turning"))
    parser.add_argument("--content", metavar="FOLDER", type=Path, help=say("debrief.content"))


def run(chosen: argparse.Namespace) -> int:
    """Make the page or print the text, and return the exit code: 2 for files of no use, 1 if nothing is saved.

    Every file that cannot be used is named in a sentence of its own, and then nothing is written.
    """
    content = None if chosen.content is None else str(chosen.content.resolve())
    read = [_read(path, content) for path in chosen.games]
    found = [each for each in read if not isinstance(each, str)]
    games = [each.game for each in found if each.game is not None]
    campaigns = [each.campaign for each in found if each.campaign is not None]
    refusals = [refusal for refusal in read if isinstance(refusal, str)]
    if chosen.out is not None and not refusals and not _may_replace(chosen.out):
        refusals.append(say("debrief.not_ours", file=_named(chosen.out)))
    if refusals:
        print("\n".join(refusals), file=sys.stderr)
        return 2
    points: Points | None = [_turning(game) for game in games] if chosen.turning else None
    if chosen.out is None:
        _print(games, points, chosen.names, campaigns)
        return 0
    return _write(chosen.out, games, points, chosen.names, campaigns)


def _read(path: Path, content: str | None) -> Saved | str:
    """Return what a file has that can be told, or the sentence that says why there is nothing."""
    from holding_on.catalogue.language import for_terminal
    from holding_on.engine.errors import HoldingOnError
    from holding_on.game import Game
    from holding_on.game.campaign import Campaign
    from holding_on.game.records import LARGEST, is_campaign

    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
        if is_campaign(text):
            saved = _of_campaign(Campaign.from_record(text, content))
            return saved or say("debrief.no_chapter", file=_named(path))
        game = Game.from_record(text, content)
        game.debrief()
    except UnicodeDecodeError:
        return say("debrief.no_text", file=_named(path))
    except HoldingOnError as refused:
        why = for_terminal(str(refused)).replace("content=", "--content")  # as it is named here
        return say("debrief.no_game", file=_named(path), why=why)
    except (OSError, ValueError) as error:
        return say("debrief.unreadable", file=_named(path), why=_reason(error))
    return Saved(game)


def _of_campaign(campaign: Campaign) -> Saved | None:
    """Return a campaign and its last game; None when no game was finished and the last game cannot be told either."""
    from holding_on.engine.errors import SceneError

    game = campaign.game
    try:
        if game is not None:
            game.debrief()
    except SceneError:  # it began in the middle, and the chapters can be told without it
        game = None
    return Saved(game, campaign) if game is not None or campaign.played else None


def _turning(game: Game) -> Sequence[Any]:
    """Return the turning points of a game; meanwhile a bar shows how many playings are done, if a person looks on."""
    from holding_on.study import turning_points
    from holding_on.study.progress import progress_bar

    steps = turning_points(game)
    try:
        total, done = next(steps).of, 1
        with progress_bar(sys.stderr.isatty(), 0, total, say("debrief.playing"), game.words) as told:
            told(1)
            while True:
                try:
                    next(steps)
                except StopIteration:
                    told(total - done)  # fewer moments than at first thought were played again
                    raise
                done += 1
                told(1)
    except StopIteration as end:
        found: Sequence[Any] = end.value
        return found


def _print(games: Sequence[Game], points: Points | None, names: bool, campaigns: Sequence[Campaign]) -> None:
    from holding_on.catalogue.language import for_terminal
    from holding_on.common.readable import use_readable_signs
    from holding_on.days import spoken, spoken_chapters

    use_readable_signs()
    width = min(WIDEST, shutil.get_terminal_size().columns)
    days = [spoken(game, points[number] if points else None, names=names) for number, game in enumerate(games)]
    told = [*days, *(spoken_chapters(campaign) for campaign in campaigns if campaign.played)]
    for number, lines in enumerate(told):
        if number:
            print("\n" + "-" * width + "\n")
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip())) + "  "
            print(textwrap.fill(for_terminal(line), width, subsequent_indent=indent, break_long_words=False))


def _write(out: Path, games: Sequence[Game], points: Points | None, names: bool, campaigns: Sequence[Campaign]) -> int:
    from holding_on.days import document

    try:
        saving.write(out, document(games, points, names=names, campaigns=campaigns).encode())
    except (OSError, ValueError) as error:
        print(say("debrief.not_saved", file=_named(out), why=_reason(error)), file=sys.stderr)
        return 1
    print(say("debrief.saved", file=_named(out)))
    return 0


def _may_replace(path: Path) -> bool:
    """Whether a page may be written to this path: nothing is there, or an older page of this command."""
    try:
        if not path.is_file():
            return not path.exists()
        return _OURS in path.read_bytes()
    except (OSError, ValueError):
        return True  # writing will say what is wrong


def _named(path: Path) -> str:
    return shortened(str(path), LONGEST_PATH)


def _reason(error: Exception) -> Any:
    return getattr(error, "strerror", None) or error
