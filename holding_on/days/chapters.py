"""The chapters of a campaign: one line for each finished game, with what was carried from one to the next."""

from collections.abc import Iterable, Iterator

from ..catalogue.language import Words
from ..catalogue.loading import DEFAULT_LANGUAGE
from ..engine.names import SHIFTS, TOP_CONDITION
from ..game.campaign import Campaign
from ..game.chapters import Chapter
from ..view.markup import text
from .life import life
from .places import BOTTOM, DAYS, MARGIN, Places, number
from .thread import DIED, thread

_HEIGHT = BOTTOM + MARGIN


def chapters(campaign: Campaign, lang: str = DEFAULT_LANGUAGE) -> str:
    """Return the finished games of a campaign as one HTML section, without styles and without JavaScript.

    Parameters
    ----------
    campaign : Campaign
        The campaign.
    lang : str, optional
        The language of the sentences.

    Returns
    -------
    str
        A `section`, whose classes all begin with `hd-`; empty when no game is over yet. No player's name is in it.

    Raises
    ------
    ContentError
        When the content has no texts in this language.
    """
    told, words = campaign.debrief(), campaign.words(lang)
    if not told:
        return ""
    longest = max(len(chapter["thread"]) for chapter in told)
    places = Places(-(-longest // SHIFTS), TOP_CONDITION)
    lines = "".join(
        f'<li class="hd-chapter">{_course(chapter, places)}'
        f"<p><strong>{text(_name(chapter, words))}</strong> {text(_sentences(chapter, words))}</p></li>"
        for chapter in told
    )
    heading = f'<h2 class="hd-threads">{text(words.say("days.chapters.title"))}</h2>'
    below = life(campaign, lang)
    return f'<section class="hd-days hd-so-far" lang="{text(words.lang)}">{heading}<ol>{lines}</ol>{below}</section>'


def spoken_chapters(campaign: Campaign, lang: str = DEFAULT_LANGUAGE) -> list[str]:
    """Return the finished games of a campaign as lines of text, for a terminal.

    Parameters
    ----------
    campaign : Campaign
        The campaign.
    lang : str, optional
        The language of the sentences.

    Returns
    -------
    list of str
        A title and a line for each game; nothing when no game is over yet.

    Raises
    ------
    ContentError
        When the content has no texts in this language.
    """
    told, words = campaign.debrief(), campaign.words(lang)
    if not told:
        return []
    apart = words.say("days.apart")
    lines = [apart.join((_name(chapter, words), _sentences(chapter, words))) for chapter in told]
    return [words.say("days.chapters.title"), *(words.say("days.line", text=line) for line in lines)]


def _name(chapter: Chapter, words: Words) -> str:
    return words.say("days.chapter", n=chapter["scenario"], title=words.say(chapter["title"]))


def _sentences(chapter: Chapter, words: Words) -> str:
    return " ".join(_parts(chapter, words))


def _parts(chapter: Chapter, words: Words) -> Iterator[str]:
    """Yield the sentences about a game: what it was given, how it ended, the quilt, and what it handed on."""
    ended, thread = chapter["ended"], chapter["thread"]
    given, handed_on = _marks(chapter["given"], words), _marks(chapter["handed_on"], words)
    if given:
        yield words.say("days.chapters.given", marks=given)
    if chapter["days"] is None:
        yield words.say(f"days.chapters.ended.{ended}")
    else:
        yield words.say(f"days.ended.{ended}", n=chapter["days"])
    if thread and ended not in DIED:
        yield words.say("days.chapters.condition", first=thread[0], last=chapter["condition"])
    if chapter["laid"] is not None and chapter["sewn"] is not None:
        laid = len({*chapter["laid"], *chapter["sewn"]})
        sewn = words.say("days.quilt_sewn", n=len(chapter["sewn"]))
        yield words.say("days.chapters.quilt", n=laid, sewn=sewn) if laid else words.say("days.chapters.empty")
    if handed_on:
        yield words.say("days.chapters.handed_on", marks=handed_on)


def _marks(marks: Iterable[str], words: Words) -> str:
    """Return the words of marks as one phrase; whatever else a program has handed on has no words."""
    return words.say("days.join").join(words.say(f"mark.{mark}") for mark in marks if words.has(f"mark.{mark}"))


def _course(chapter: Chapter, places: Places) -> str:
    """Return the small thread of a game, which the sentences beside it tell; nothing when its course is not known."""
    if not chapter["thread"]:
        return ""
    along = [(places.x(1, shift / SHIFTS), places.y(condition)) for shift, condition in enumerate(chapter["thread"])]
    end = f'<path class="hd-line" d="M{MARGIN} {BOTTOM}H{number(DAYS - MARGIN)}"/>'
    box = f'viewBox="0 0 {DAYS} {_HEIGHT}" aria-hidden="true"'
    return f'<svg class="hd-course" {box}>{end}{thread(along)}</svg>'
