"""What a notebook shows of a game and of what it answers: a few elements of HTML beside the plain text.

They bring neither colours nor type of their own, so they are as light or as dark as the page. All is said in words, in
the order in which it is read. What is filled in is escaped, and is not read as a formula: a name stays a name.
"""

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from ..catalogue.language import Words, for_terminal

if TYPE_CHECKING:
    from .actions import Chain, Decision, Outcome


def whole(words: Words, *parts: str) -> str:
    """The parts as one form, in the language of its words. Both classes keep a page's formulas out."""
    return f'<div lang="{text(words.lang)}" class="tex2jax_ignore mathjax_ignore">{"".join(parts)}</div>'


def text(said: object) -> str:
    """A text as it can stand in HTML; signs that would turn its lines around are shown as a sign of their own.

    >>> text("<b>Ann & Tom</b>")
    '&lt;b&gt;Ann &amp; Tom&lt;/b&gt;'
    """
    return escape(for_terminal(str(said)))


def paragraphs(said: str) -> str:
    """A text of several paragraphs."""
    return "".join(f"<p>{text(each)}</p>" for each in said.split("\n\n") if each)


def listed(items: Iterable[str], kind: str = "ul") -> str:
    """A list of items that are HTML already; none, and there is no list."""
    lines = "".join(f"<li>{item}</li>" for item in items)
    return f"<{kind}>{lines}</{kind}>" if lines else ""


def folded(heading: str, inside: str) -> str:
    """What is shown when somebody opens it by its heading."""
    return f"<details><summary>{text(heading)}</summary>{inside}</details>"


def decision(asked: "Decision", words: Words) -> str:
    """What is asked and by which rule, the answers with their names in Python, and folded what is not possible."""
    answers = [
        f"{text(said)} <code>{text(action)}</code>" for said, action in zip(asked.answers, asked.actions, strict=False)
    ]
    barred = listed(map(text, asked.barred))
    return "".join(
        [
            f"<p><strong>{text(asked.prompt)}</strong> ({text(asked.rule)})</p>",
            listed(answers),
            folded(words.say("shown.barred", n=len(asked.barred)), barred) if barred else "",
        ]
    )


def chain(links: "Chain") -> str:
    """The sentence, and the links in their order, each with what its rule says and where it is printed."""
    lines = (f"{text(link)}<br><small>{text(link.wording)} {text(link.printed)}</small>" for link in links.links)
    return f"<p>{text(links.sentence)}</p>{listed(lines, 'ol')}"


def outcome(ended: "Outcome") -> str:
    """How it ended, by which rule, and what is said of it."""
    return f"<p><strong>{text(ended.title)}</strong> ({text(ended.rule)})</p>{paragraphs(ended.text)}"


def game(view: dict[str, Any], position: str, asked: "Decision", ended: "Outcome | None", words: Words) -> str:
    """A position in a line, what is asked for and how far that is, the question or the end, and folded the staff."""
    head, past, branch = view["head"], view["past"], view["branch"]
    about = [f"<p><strong>{text(head['title'])}</strong></p>"]
    if past is not None:
        about.append(f"<p>{text(words.say('shown.past', text=past['text']))}</p>")
    elif branch is not None:
        about.append(f"<p>{text(branch['text'])}</p>")
    about.append(f"<p>{text(position)}</p>")
    about.append(f"<p>{text(head['objective_text'])} {text(head['progress_text'])}</p>")
    if ended is not None:
        about.append(outcome(ended))
    elif past is None:
        about.append(decision(asked, words))
    staff = listed(text(each["text"]) for each in (*view["pawns"], view["pool"]))
    return whole(words, *about, folded(words.say("shown.staff"), staff))
