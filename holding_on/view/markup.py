"""HTML for notebooks: the few elements of which `Game` and the objects that it returns build their rich form.

They have no colours and fonts of their own, so that they follow the page's light or dark theme. All text is escaped,
and is kept from being rendered as a formula.
"""

from collections.abc import Iterable
from html import escape

from ..catalogue.language import Words, for_terminal


def whole(words: Words, *parts: str) -> str:
    """The parts as one form, in the language of its words. Both classes keep a page's formulas out."""
    return f'<div lang="{text(words.lang)}" class="tex2jax_ignore mathjax_ignore">{"".join(parts)}</div>'


def text(value: object) -> str:
    """A text as it can stand in HTML; signs that would turn its lines around are shown as a sign of their own.

    >>> text("<b>Ann & Tom</b>")
    '&lt;b&gt;Ann &amp; Tom&lt;/b&gt;'
    """
    return escape(for_terminal(str(value)))


def paragraphs(value: str) -> str:
    """A text of several paragraphs."""
    return "".join(f"<p>{text(each)}</p>" for each in value.split("\n\n") if each)


def listed(items: Iterable[str], kind: str = "ul") -> str:
    """A list of items that are HTML already; none, and there is no list."""
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f"<{kind}>{lines}</{kind}>" if lines else ""


def folded(heading: str, inside: str) -> str:
    """What is shown when somebody opens it by its heading."""
    return f"<details><summary>{text(heading)}</summary>{inside}</details>"
