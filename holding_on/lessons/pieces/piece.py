"""What every piece of a lesson is made of: its base class, buttons, rows and lists to choose from, and HTML."""

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
    """A piece of a lesson on a page. What it prints is what a notebook stores and compares."""

    def __init__(self, children: Sequence[Any], kind: str) -> None:
        """`kind` is the end of two classes: one for its look, and a plain name by which it is found."""
        super().__init__(list(children))
        self.add_class("ho-lesson")
        self.add_class(f"ho-lesson-{kind}")
        self.add_class("lesson-piece")
        self.add_class(f"lesson-piece-{kind}")

    def lines(self) -> list[str]:
        """What this piece says, line by line; the same every time."""
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
    """Widgets side by side, as long as there is room."""
    made = ipywidgets.HBox(list(children), layout={"flex_flow": "row wrap"})
    made.add_class("ho-l-row")
    return made


def html(text: str = "") -> Any:
    """A widget that shows HTML."""
    return ipywidgets.HTML(text)


def dropdown(label: str, options: list[tuple[str, Any]], first: Any = None) -> Any:
    """A list to choose from, its label in front; `first`, if it is in the list, is chosen at the beginning."""
    values = [value for _, value in options]
    index = values.index(first) if first in values else 0 if values else None
    return labelled(ipywidgets.Dropdown, label, options=options, index=index)


def labelled(widget: Callable[..., Any], label: str, **traits: Any) -> Any:
    """A widget with its label in front, as long as that may be."""
    return widget(description=label, style={"description_width": "initial"}, layout={"width": "auto"}, **traits)


# --- HTML -------------------------------------------------------------------------------------------------------


def paragraph(text: str, kind: str = "", role: str = "") -> str:
    """A paragraph of this text, which is escaped."""
    css = f' class="ho-l-{kind}"' if kind else ""
    as_role = f' role="{role}"' if role else ""
    return f"<p{css}{as_role}>{escape(text)}</p>"


def within(sentence: str) -> str:
    """A sentence as it stands inside another one: without its full stop."""
    return sentence.removesuffix(".")


def with_rule(text: str, rule: str) -> str:
    """A sentence, escaped, with the id of the rule that it follows."""
    return f'{escape(text)} <span class="ho-l-rule">{escape(rule)}</span>' if rule else escape(text)


def folded(items: list[str], words: Words, shown: int) -> str:
    """The first of these pieces of HTML as a list, and the others in a list to be unfolded."""
    more = items[shown:]
    if len(more) < 2:  # one line takes no more room than the word that would hide it
        return listed(items)
    summary = escape(words.say("lesson.more_lines" if shown else "lesson.lines", n=len(more)))
    first = listed(items[:shown]) if shown else ""
    return f"{first}<details><summary>{summary}</summary>{listed(more)}</details>"


def listed(items: Iterable[str], kind: str = "") -> str:
    """Pieces of HTML as a list."""
    css = f' class="ho-l-{kind}"' if kind else ""
    return f"<ul{css}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def stylesheet() -> str:
    """The style element that all pieces of a page need once."""
    return f"<style>{CSS.read_text(encoding='utf-8')}</style>"


def on_a_page() -> bool:
    """Whether the lesson is shown as a page of Voilà, without its cells."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
