"""The building blocks of a lesson's pieces: the base class, buttons, rows, lists to choose from, and HTML."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.unsaved import Unsaved
from holding_on.catalogue.language import Words

CSS: Final = Path(__file__).parents[1] / "static" / "lesson.css"


class Piece(Unsaved, ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """A piece of a lesson on a page. A notebook stores and compares the lines that the piece prints."""

    def __init__(self, children: Sequence[Any], kind: str) -> None:
        """Make the piece; `kind` ends two of its CSS classes: one for its look, and one by which others find it."""
        super().__init__(list(children))
        self.add_class("ho-lesson")
        self.add_class(f"ho-lesson-{kind}")
        self.add_class("lesson-piece")
        self.add_class(f"lesson-piece-{kind}")

    def lines(self) -> list[str]:
        """The text of this piece, line by line and the same every time."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        return bundle and {**bundle, "text/plain": repr(self)}


# --- widgets ----------------------------------------------------------------------------------------------------


def button(words: Words, key: str, on_click: Callable[[], object], main: bool = False) -> Any:
    """A button, labelled by the message `lesson.button.<key>`."""
    made = ipywidgets.Button(description=words.say(f"lesson.button.{key}"), layout={"width": "auto"})
    made.add_class("ho-l-main" if main else "ho-l-plain")
    made.on_click(lambda _: on_click())
    return made


def row(*children: Any) -> Any:
    """Put widgets side by side; those without room go to the next line."""
    made = ipywidgets.HBox(list(children), layout={"flex_flow": "row wrap"})
    made.add_class("ho-l-row")
    return made


def html(text: str = "") -> Any:
    """A widget that shows HTML."""
    return ipywidgets.HTML(text)


def dropdown(label: str, options: list[tuple[str, Any]], first: Any = None) -> Any:
    """A list to choose from, with its label in front; at first `first` is chosen, or else the first option."""
    values = [value for _, value in options]
    index = values.index(first) if first in values else 0 if values else None
    return labelled(ipywidgets.Dropdown, label, options=options, index=index)


def labelled(widget: Callable[..., Any], label: str, **traits: Any) -> Any:
    """A widget with its label in front, in the full length of the label."""
    return widget(description=label, style={"description_width": "initial"}, layout={"width": "auto"}, **traits)


# --- HTML -------------------------------------------------------------------------------------------------------


def paragraph(text: str, kind: str = "", role: str = "") -> str:
    """A text, escaped, as a paragraph of HTML."""
    css = f' class="ho-l-{kind}"' if kind else ""
    as_role = f' role="{role}"' if role else ""
    return f"<p{css}{as_role}>{escape(text)}</p>"


def within(sentence: str) -> str:
    """A sentence without its full stop, so that it can stand inside another one."""
    return sentence.removesuffix(".")


def with_rule(text: str, rule: str) -> str:
    """A sentence, escaped, with the id of the rule that it follows."""
    return f'{escape(text)} <span class="ho-l-rule">{escape(rule)}</span>' if rule else escape(text)


def folded(items: list[str], words: Words, shown: int) -> str:
    """The first `shown` items, which are HTML, as a list, and the others in a list that unfolds."""
    more = items[shown:]
    if len(more) < 2:  # a single line takes no more room than the button that would unfold it
        return listed(items)
    summary = escape(words.say("lesson.more_lines" if shown else "lesson.lines", n=len(more)))
    first = listed(items[:shown]) if shown else ""
    return f"{first}<details><summary>{summary}</summary>{listed(more)}</details>"


def listed(items: Iterable[str], kind: str = "") -> str:
    """A list of items, which are HTML."""
    css = f' class="ho-l-{kind}"' if kind else ""
    return f"<ul{css}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def stylesheet() -> str:
    """The style element that all pieces of a page need once."""
    return f"<style>{CSS.read_text(encoding='utf-8')}</style>"


def on_a_page() -> bool:
    """Whether the lesson is shown as a page of Voilà, without its cells."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
