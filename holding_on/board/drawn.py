"""The base class of the widgets that the board's code draws in the browser, and that also have a plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import ipywidgets  # type: ignore[import-untyped]  # published without types
import traitlets

from holding_on.board import plain_text
from holding_on.board.code import STATIC, Code, the_code
from holding_on.board.synced import SyncedWidget
from holding_on.catalogue.language import FORM, Words

LABELS = "board."


class Drawn(SyncedWidget):
    """A widget that the browser draws from its `view`. `part` is the name of the part of the board that is drawn."""

    _esm = STATIC / "stand_in.js"

    code = traitlets.Instance(Code, read_only=True).tag(sync=True, **ipywidgets.widget_serialization)
    """The widget that holds the code for drawing; several displays may share it."""
    part = traitlets.Unicode("board", read_only=True).tag(sync=True)
    labels = traitlets.Unicode(read_only=True).tag(sync=True)
    """The name of the set of labels in `code.labels` that this widget uses."""
    words = traitlets.Dict(read_only=True).tag(sync=True)
    """Labels for this widget alone, by their keys; they replace labels of the set."""
    unreached = traitlets.Unicode(read_only=True).tag(sync=True)
    """The sentence that the web page shows until it has received the code."""

    _words: Words
    _in_lessons: ClassVar[bool] = False
    """Whether only the code of the lessons draws this widget."""

    def _labels(self) -> dict[str, Any]:
        """Return the values of the traits that depend only on the language and the content."""
        code = the_code(lesson=self._in_lessons) if self.comm is None else self.code
        unreached = self._words.say("display.unreached")
        return {"code": code, "labels": code.add_labels(labels(self._words)), "unreached": unreached}

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, its plain text, and its text as HTML for web pages where no kernel runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        return bundle and ({**bundle[0], "text/html": self.in_html()}, bundle[1])

    def in_html(self) -> str:
        """Write the text of this widget as HTML without a script or a style.

        Returns
        -------
        str
            The HTML, to be put into a web page.
        """
        still = self._words.say("display.still")
        return plain_text.in_html(self._text_lines(), self._name(), still, self._words.lang)

    def _name(self) -> str:
        """Return the name of the widget in the language of the game."""
        raise NotImplementedError

    def close(self) -> None:
        """Remove the widget from the web page."""
        if self.trait_has_value("code") and not self.code.shared:
            self.code.close()
        super().close()

    def __repr__(self) -> str:
        """Return the widget as plain text. The same position always gives the same text, so tests can compare it."""
        return "\n".join(self._text_lines())

    def _text_lines(self) -> Iterator[str]:
        """Yield the lines of the widget's plain text."""
        raise NotImplementedError


def labels(words: Words) -> dict[str, Any]:
    """Return the labels of the board in one language, by the keys that the browser uses.

    The label "help" is the line that says where players find help.
    """
    own = {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith(LABELS)}
    own |= {key: text for key, text in words.texts.items() if key.startswith(FORM)}
    return {**own, "help": words.say("notice.help")}
