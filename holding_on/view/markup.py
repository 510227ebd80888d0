"""HTML for notebooks: the few elements of which `Game` and the objects that it returns build their HTML form.

The elements set no colours and fonts, so that they follow the page's light or dark theme. All text is escaped, and
notebooks do not render it as a formula.
"""

from collections.abc import Iterable
from html import escape

from ..catalogue.language import Words, for_terminal


def whole(words: Words, *parts: str) -> str:
    """Join parts to one form in the language of `words`; both CSS classes stop a page from rendering formulas."""
    return f'<div lang="{text(words.lang)}" class="tex2jax_ignore mathjax_ignore">{"".join(parts)}</div>'


def text(value: object) -> str:
    """Escape a text for HTML; characters that would reverse the direction of its lines are shown as visible signs.

    >>> text("<b>Ann & Tom</b>")
    '&lt;b&gt;Ann &amp; Tom&lt;/b&gt;'
    """
    return escape(for_terminal(str(value)))


def paragraphs(value: str) -> str:
    """A text of several paragraphs as HTML."""
    return "".join(f"<p>{text(each)}</p>" for each in value.split("\n\n") if each)


def listed(items: Iterable[str], kind: str = "ul") -> str:
    """A list of items, which are HTML; without items, ""."""
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f"<{kind}>{lines}</{kind}>" if lines else ""


def folded(heading: str, inside: str) -> str:
    """HTML that a reader unfolds by its heading."""
    return f"<details><summary>{text(heading)}</summary>{inside}</details>"
