"""HTML for notebooks: functions with which `Game` and the objects that it returns make their HTML form.

The HTML sets no colours and no fonts, so that it follows the light or dark theme of the notebook. All text is
escaped, and notebooks do not render any text as a formula.
"""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from ..catalogue.language import Words, for_terminal


def whole(words: Words, *parts: str) -> str:
    """Join parts to a `div` in the language of `words`; its two CSS classes keep notebooks from rendering formulas."""
    return f'<div lang="{text(words.lang)}" class="tex2jax_ignore mathjax_ignore">{"".join(parts)}</div>'


def text(value: object) -> str:
    """Escape a value as text for HTML; characters that reverse the direction of a line become visible signs.

    >>> text("<b>Ann & Tom</b>")
    '&lt;b&gt;Ann &amp; Tom&lt;/b&gt;'
    """
    return escape(for_terminal(str(value)))


def paragraphs(value: str) -> str:
    """Return a text as HTML, with a `p` for each paragraph; an empty line divides two paragraphs."""
    return "".join(f"<p>{text(each)}</p>" for each in value.split("\n\n") if each)


def listed(items: Iterable[str], kind: str = "ul") -> str:
    """Return a list as HTML; the items are HTML already. Without items, return ""."""
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f"<{kind}>{lines}</{kind}>" if lines else ""


def lined(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines of plain text as HTML, line by line; those that begin with two spaces become the items of a list."""
    for is_below, some in groupby(lines, lambda line: line.startswith("  ")):
        texts = [escape(line.strip(), quote=False) for line in some]
        if not is_below:
            yield from (f"<p>{each}</p>" for each in texts)
            continue
        numbers = [f"{number}. " for number in range(1, len(texts) + 1)]
        numbered = all(map(str.startswith, texts, numbers))
        items = map(str.removeprefix, texts, numbers) if numbered else texts
        yield "<ol>" if numbered else "<ul>"
        yield from (f"<li>{item}</li>" for item in items)
        yield "</ol>" if numbered else "</ul>"


def folded(heading: str, inside: str) -> str:
    """Return a fold as HTML: a heading, and `inside`, which a reader sees after a click on the heading."""
    return f"<details><summary>{text(heading)}</summary>{inside}</details>"
