"""A widget that the board's code draws: where it finds code, words and styles, and how it reads without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types
import traitlets

from holding_on.board import plain_text
from holding_on.board.code import STATIC, Code, is_shared, the_code
from holding_on.board.synced import SyncedWidget
from holding_on.catalogue.language import FORM, Words

LABELS = "board."


class Drawn(SyncedWidget):
    """A widget that the browser draws from its `view`; `part` names which part of the board that is."""

    _esm = STATIC / "stand_in.js"

    code = traitlets.Instance(Code, read_only=True).tag(sync=True, **ipywidgets.widget_serialization)
    """The code that draws the widget, which displays share."""
    part = traitlets.Unicode("board", read_only=True).tag(sync=True)
    labels = traitlets.Unicode(read_only=True).tag(sync=True)
    """The name of the widget's set of labels in `code`."""
    words = traitlets.Dict(read_only=True).tag(sync=True)
    """Labels of this widget alone, which replace those of its set."""
    unreached = traitlets.Unicode(read_only=True).tag(sync=True)
    """The sentence that is shown while the code has not reached the page."""

    _words: Words

    def _labels(self) -> dict[str, Any]:
        """The traits that depend on nothing but the words of the game's language and content."""
        code = the_code() if self.comm is None else self.code
        unreached = self._words.say("display.unreached")
        return {"code": code, "labels": code.add_labels(labels(self._words)), "unreached": unreached}

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, its plain text, and its text as HTML for pages where no kernel runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        return bundle and ({**bundle[0], "text/html": self.in_html()}, bundle[1])

    def in_html(self) -> str:
        """Write the text of this widget as HTML without a script or a style.

        Returns
        -------
        str
            A part of a page.
        """
        still = self._words.say("display.still")
        return plain_text.in_html(self._text_lines(), self._name(), still, self._words.lang)

    def _name(self) -> str:
        """The name of the widget for those who read the page."""
        raise NotImplementedError

    def close(self) -> None:
        """Take the widget away."""
        if self.trait_has_value("code") and not is_shared(self.code):
            self.code.close()
        super().close()

    def __repr__(self) -> str:
        """The text of the widget, readable and the same every time: notebooks compare it."""
        return "\n".join(self._text_lines())

    def _text_lines(self) -> Iterator[str]:
        """The text of the widget, line by line."""
        raise NotImplementedError


def labels(words: Words) -> dict[str, Any]:
    """The board's labels in one language, by the keys that the browser uses, and the line that says where help is."""
    own = {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith(LABELS)}
    own |= {key: text for key, text in words.texts.items() if key.startswith(FORM)}
    return {**own, "help": words.say("notice.help")}
