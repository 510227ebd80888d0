"""The life that Billy told in a campaign: one quilt of all games, and under it his memories, part by part."""

from functools import partial
from itertools import groupby

from ..catalogue.language import Words
from ..catalogue.loading import DEFAULT_LANGUAGE
from ..game.campaign import Campaign
from ..game.whole_album import CLEAR, Told
from ..view.markup import text
from .quilt import Cloth, rows_of, titled


def life(campaign: Campaign, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return the quilt of a whole campaign with what was told to its end, each memory folded, as HTML.

    Parameters
    ----------
    campaign : Campaign
        The campaign.
    lang : str, optional
        The language of the texts.

    Returns
    -------
    str
        A part of a page, without styles and without JavaScript; empty while nothing was told in a finished game.

    Raises
    ------
    ContentError
        When the content has no texts in this language.
    """
    told, words = campaign.album(lang), campaign.words(lang)
    if not told:
        return ""
    side_of = {each["memory"]: each["side"] for each in told}
    drawn = {memory: campaign.picture(memory, lang) for memory in side_of}
    cloth = Cloth(side_of, rows_of(side_of), words, lambda memory, _: drawn.get(memory))
    quilt = titled(cloth, words.say("days.life.title"))
    heard = [each for each in told if each["side"] == CLEAR]
    parts = "".join(map(partial(_part, words=words), (list(part) for _, part in groupby(heard, _timeline))))
    return f'<div class="hd-life">{quilt}{parts}</div>'


def _timeline(told: Told) -> int:
    return told["timeline"]


def _part(heard: list[Told], words: Words) -> str:
    """Return a part of his life: its name, and each memory under its title; a note stands before it is unfolded."""
    memories = "".join(
        f"<details><summary>{text(each['title'])}{_note(each)}</summary>"
        f"<p>{text(each['words'])}</p><p>{text(each['story'])}</p>"
        f"<p>{text(_when(each, words))}</p></details>"
        for each in heard
    )
    return f"<h4>{text(heard[0]['lead'])}</h4>{memories}"


def _note(told: Told) -> str:
    return f" <span>{text(told['note'])}</span>" if told["note"] else ""


def _when(told: Told, words: Words) -> str:
    """Return in which chapters a memory was told."""
    numbers = words.listed([str(number) for number in told["scenarios"]])
    return words.say("days.life.told", n=len(told["scenarios"]), numbers=numbers)
