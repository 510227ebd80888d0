"""The words of the lessons, beside those of the game, and how they become a piece of a page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue, path_of, the_box


@cache
def words_of(lang: str, content: str | None = None) -> Words:
    """The texts of a language, those of the lessons (`text/<language>/lessons`) among them; `content` is a folder of
    one's own. Raises ContentError.
    """
    catalogue = the_box() if content is None else Catalogue(path_of(content))
    words = Words(catalogue, lang)
    words.texts = {**words.texts, **catalogue.words_in(lang, "lessons")}
    return words


def paragraph(text: str, kind: str = "", role: str = "") -> str:
    """A paragraph of a page; whatever is in the text stays text."""
    css = f' class="ho-l-{kind}"' if kind else ""
    as_role = f' role="{role}"' if role else ""
    return f"<p{css}{as_role}>{escape(text)}</p>"


def within(sentence: str) -> str:
    """A sentence inside another: without its stop."""
    return sentence.removesuffix(".")


def with_rule(text: str, rule: str) -> str:
    """A sentence with the id of the rule that it follows."""
    return f'{escape(text)} <span class="ho-l-rule">{escape(rule)}</span>' if rule else escape(text)


def folded(items: list[str], words: Words, shown: int) -> str:
    """The first of these pieces as a list, and those that are more in a list to be unfolded."""
    more = items[shown:]
    if len(more) < 2:  # one line takes no more room than the word that would hide it
        return listed(items)
    summary = escape(words.say("lesson.more_lines" if shown else "lesson.lines", n=len(more)))
    first = listed(items[:shown]) if shown else ""
    return f"{first}<details><summary>{summary}</summary>{listed(more)}</details>"


def listed(items: Iterable[str], kind: str = "") -> str:
    """Pieces of a page as a list, one an item."""
    css = f' class="ho-l-{kind}"' if kind else ""
    return f"<ul{css}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
