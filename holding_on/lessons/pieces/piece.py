"""The building blocks of a lesson's pieces: the base class, buttons, rows, lists to choose from, and HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.code import is_jupyter
from holding_on.board.unsaved import Unsaved
from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_a_page

CSS: Final = Path(__file__).parents[1] / "static" / "lesson.css"


class Piece(Unsaved, ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """The base class of a lesson's pieces. A notebook stores the lines that a piece prints, and tests compare them."""

    def __init__(self, children: Sequence[Any], kind: str) -> None:
        """Make the piece. Its CSS classes `ho-lesson-<kind>` and `lesson-piece-<kind>` serve its look and its tests.

        A piece brings the style sheet of all pieces with it, since any cell of a notebook may be the only one that is
        run. Our web pages have it in their head.
        """
        super().__init__([*children] if on_a_page() else [*children, _style_sheet()])
        self.add_class("ho-lesson")
        self.add_class(f"ho-lesson-{kind}")
        self.add_class("lesson-piece")
        self.add_class(f"lesson-piece-{kind}")

    def lines(self) -> list[str]:
        """Return the text of this piece in lines, which are the same at every run."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        return bundle and {**bundle, "text/plain": repr(self)}


# --- widgets ----------------------------------------------------------------------------------------------------


def button(words: Words, key: str, on_click: Callable[[], object], main: bool = False) -> Any:
    """Return a button that calls `on_click`, labelled by the message `lesson.button.<key>`; a `main` one stands out."""
    made = ipywidgets.Button(description=words.say(f"lesson.button.{key}"), layout={"width": "auto"})
    made.add_class("ho-l-main" if main else "ho-l-plain")
    made.on_click(lambda _: on_click())
    return made


def row(*children: Any) -> Any:
    """Return a row of widgets; widgets that find no room in the row stand on the next line."""
    made = ipywidgets.HBox(list(children), layout={"flex_flow": "row wrap"})
    made.add_class("ho-l-row")
    return made


def html(text: str = "") -> Any:
    """Return a widget that shows HTML."""
    return ipywidgets.HTML(text)


def dropdown(label: str, options: list[tuple[str, Any]], first: Any = None) -> Any:
    """Return a list to choose from, with a label in front. At first, `first` is chosen, or the first option."""
    values = [value for _, value in options]
    index = values.index(first) if first in values else 0 if values else None
    return labelled(ipywidgets.Dropdown, label, options=options, index=index)


def labelled(widget: Callable[..., Any], label: str, **traits: Any) -> Any:
    """Return a widget with a label in front; the label is never cut off."""
    return widget(description=label, style={"description_width": "initial"}, layout={"width": "auto"}, **traits)


# --- HTML -------------------------------------------------------------------------------------------------------


def paragraph(text: str, kind: str = "", role: str = "") -> str:
    """Return a text, escaped, as a paragraph of HTML; `kind` ends its CSS class, `role` is its ARIA role."""
    css = f' class="ho-l-{kind}"' if kind else ""
    as_role = f' role="{role}"' if role else ""
    return f"<p{css}{as_role}>{escape(text)}</p>"


def with_rule(text: str, rule: str) -> str:
    """Return a sentence, escaped, with the id of the rule that the sentence follows; no id for a rule ""."""
    return f'{escape(text)} <span class="ho-l-rule">{escape(rule)}</span>' if rule else escape(text)


def listed(items: Iterable[str], kind: str = "") -> str:
    """Return items (each is HTML) as an HTML list."""
    css = f' class="ho-l-{kind}"' if kind else ""
    return f"<ul{css}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _style_sheet() -> Any:
    """Return the widget that brings the style sheet; in Jupyter it is sent once, for all pieces of the kernel."""
    global _shared
    if _shared is None or _shared.comm is None:
        made = html(f"<style>{CSS.read_text(encoding='utf-8')}</style>")
        made.layout.display = "none"  # so that no gap is left where it stands
        if not is_jupyter(made.comm):  # somebody else's session, or its cell, could close it
            return made
        _shared = made
    return _shared


_shared: Any = None
"""The style sheet that the pieces of this kernel share."""
