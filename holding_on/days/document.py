"""The page as one HTML file, which opens without a network: styles and typefaces stand in it."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..common.paths import PACKAGE
from ..game import Game
from ..game.campaign import Campaign
from ..view.markup import text
from .chapters import chapters
from .sheet import section
from .telling import Telling
from .threads import threads

_HERE: Final = Path(__file__).parent
_FONTS: Final = {"Serif": "serif", "Sans": "sans"}
_WEIGHTS: Final = (400, 600)


def document(
    games: Sequence[Game],
    turning: Sequence[Sequence[Mapping[str, Any]] | None] | None = None,
    *,
    names: bool = False,
    campaigns: Sequence[Campaign] = (),
) -> str:
    """Return the days of games and the chapters of campaigns as a whole HTML file.

    Parameters
    ----------
    games : sequence of Game
        The games; of several, the threads stand one below the other first, and then the page of each. There may be
        none when there is a campaign.
    turning : sequence, optional
        For each game its turning points, or None; left out, they are left out of all pages.
    names : bool, default False
        Whether the players' names are in it.
    campaigns : sequence of Campaign, optional
        The campaigns whose chapters stand below the games, for each finished game a line.

    Returns
    -------
    str
        HTML without a script, which asks no host for anything.

    Raises
    ------
    SceneError
        When a game began in a scene or at a position, so that its first days are not known.
    """
    pairs = zip(games, turning or [None] * len(games), strict=True)
    tellings = [Telling(game, points, names) for game, points in pairs]
    words = tellings[0].words if tellings else campaigns[0].words()
    heading = f'<h1 class="hd-page">{text(words.say("days.page"))}</h1>'
    title = tellings[0].title() if tellings else words.say("days.chapters.title")
    several = threads(tellings) if len(tellings) > 1 else ""
    pages = "".join(
        section(telling, str(number), telling.say("game", n=number) if several else "")
        for number, telling in enumerate(tellings, start=1)
    )
    below = "".join(chapters(campaign, words.lang) for campaign in campaigns)
    return (
        f'<!doctype html>\n<html lang="{text(words.lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>{_typefaces()}{styles()}</style></head>"
        f'<body class="hd-file"><main>{heading}{several}{pages}{below}</main></body></html>\n'
    )


@cache
def styles(file: str = "days.css") -> str:
    """Return the styles of the page, as CSS.

    Parameters
    ----------
    file : {"days.css", "thread.css", "panel.css", "wall.css"}
        The styles of the page itself with its thread, of the thread alone, of the buttons around the page on the play
        page, or what the leader's page adds.

    Returns
    -------
    str
        Rules for classes that begin with `hd-`.
    """
    files = ("thread.css", file) if file == "days.css" else (file,)
    return "".join((_HERE / each).read_text(encoding="utf-8") for each in files)


@cache
def _typefaces() -> str:
    """Return the typefaces that the board has, as CSS with the files in it."""
    folder = PACKAGE / "board" / "static"
    return "".join(
        f'@font-face{{font-family:"Holding On {name}";font-weight:{weight};font-display:swap;'
        f"src:url(data:font/woff2;base64,{b64encode((folder / f'{file}-{weight}.woff2').read_bytes()).decode()})}}"
        for name, file in _FONTS.items()
        for weight in _WEIGHTS
    )
