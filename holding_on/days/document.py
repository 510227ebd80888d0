"""The page as one HTML file, which opens without a network: styles and typefaces stand in it."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..game import Game
from ..game.campaign import Campaign
from ..view.markup import text
from ..view.web_page import web_page
from .chapters import chapters
from .sheet import section
from .telling import Telling
from .threads import threads

_HERE: Final = Path(__file__).parent


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
    return web_page(words, title, styles(), f"{heading}{several}{pages}{below}", "hd-file")


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
