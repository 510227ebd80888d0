"""The base class of widgets whose view is sent to the browser as deltas. Only Python can change what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets

from holding_on.board.code import is_jupyter
from holding_on.board.delta import delta
from holding_on.board.unsaved import Unsaved
from holding_on.engine.errors import SceneError

Update = dict[str, Any]
"""A part of a message to the browser. Its key `kind` says what it holds: `lines` of the journal, the delta of the
`view`, the value of a trait to `set`, a value to `deliver` to another widget, or a `notice` beside the question.
"""


class OwnView(dict[str, Any]):
    """A copy of a view for one display. `shared` is the original, which other displays use too."""

    __slots__ = ("shared",)

    def __init__(self, shared: Mapping[str, Any]) -> None:
        """Copy a view. Later changes of the copy do not change `shared`."""
        super().__init__(shared)
        self.shared = shared


class SyncedWidget(Unsaved, anywidget.AnyWidget):
    """A widget with a `view`, from which the browser draws the widget once for each message.

    The read-only traits say what is shown. Only the widget itself sets them, with `_set`. The updates of traits that
    change together go in one message.
    """

    view = traitlets.Dict(read_only=True).tag(sync=True)

    _sent: Mapping[str, Any] | None = None
    """The view that the browser has; None for a widget that always sends its whole view."""
    _updates: list[Update] | None = None
    """The updates that are collected for the next message; None when updates are sent at once."""

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_") and _is_ours(self, name):
            raise SceneError(
                f"{type(self).__name__}.{name} says what is shown, and only the display itself sets it. To change the "
                "position, play: game.apply(…). To show another game: display.game = other"
            )
        super().__setattr__(name, value)

    def _set(self, **traits: Any) -> None:
        """Set read-only traits by their names."""
        for name, value in traits.items():
            self.set_trait(name, value)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Set the traits that a web page sends, except read-only traits and code.

        So a web page cannot change what the widget shows.

        Parameters
        ----------
        sync_data : dict
            The values of the traits, by the names of the traits.
        """
        theirs = {
            name: value
            for name, value in sync_data.items()
            if name not in ("_esm", "_css") and not _is_ours(self, name)
        }
        if theirs:
            super().set_state(theirs)

    @property
    def _sends_deltas(self) -> bool:
        """Whether the view is sent to the web page as deltas.

        In Jupyter a web page that opens later asks the kernel for the whole state, so deltas are enough. Other hosts
        keep the messages instead, so each message must hold the whole value of a trait.
        """
        comm = self.comm
        return comm is None or is_jupyter(comm)

    def send_state(self, key: Any = None) -> None:
        """Send the value of a trait to the browser; for the trait `view`, send only what has changed.

        Parameters
        ----------
        key : str or iterable of str, optional
            The name of a trait, or the names of several traits. Without it, all traits are sent.
        """
        if not self._sends_deltas:
            super().send_state(key)
        elif key == "view" and self._sent is not None:
            before, self._sent = self._sent, self._unchanged_view()
            self._send_update(self._change_of_view(before, self._sent))
        elif self._updates is not None and isinstance(key, str):
            self._updates.append({"kind": "set", "name": key, "value": self.get_state(key)[key]})
        else:
            super().send_state(key)

    def _unchanged_view(self) -> Mapping[str, Any]:
        """Return the view as it was set, even if somebody has changed the dict in the trait `view` since."""
        view: dict[str, Any] = self.view
        return view.shared if isinstance(view, OwnView) else dict(view)

    def _change_of_view(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Update:
        """Return the update from the view `before` to the view `after`."""
        return change_of_view(before, after)

    def carry(self, to: str, value: dict[str, Any]) -> bool:
        """Add a value for another widget to the message of this widget that is being collected.

        The browser gives the value to the other widget before it draws this one.

        Parameters
        ----------
        to : str
            The name that the other widget has for such messages, such as `Keeper.name`.
        value : dict
            The value that is delivered.

        Returns
        -------
        bool
            Whether the value was added; False when no message is being collected.
        """
        if self._updates is None:
            return False
        self._updates.append({"kind": "deliver", "to": to, "value": value})
        return True

    def _send_update(self, update: Update) -> None:
        """Add an update to the message that is being collected, or send it at once when there is no such message."""
        if self._updates is None:
            self.send(update)
        else:
            self._updates.append(update)

    def _send_view(self) -> None:
        """Send the whole view, for a browser that has another view than the one that the delta starts from."""
        self._sent = self._unchanged_view()
        if self._sends_deltas:
            self._send_update({"kind": "set", "name": "view", "value": self.view})
        else:
            super().send_state("view")

    def _collected(self, change: Callable[[], None]) -> list[Update]:
        """Call `change` and return the updates that it causes, without sending them.

        On hosts that cannot use deltas the updates are sent at once, and the list is empty.
        """
        updates: list[Update] = []
        self._updates = updates if self._sends_deltas else None
        try:
            change()
        finally:
            self._updates = None
        return updates

    def _send_together(self, change: Callable[[], None]) -> None:
        """Call `change`, and send the updates that it causes together.

        They go in the message that is being collected, or else in a new message.
        """
        if self._updates is not None:
            change()
        elif updates := self._collected(change):
            self.send({"kind": "updates", "updates": updates})


def _is_ours(widget: SyncedWidget, name: str) -> bool:
    """Whether `name` is a read-only trait of the widget, which only the widget itself may set."""
    trait = getattr(type(widget), name, None)
    return isinstance(trait, traitlets.TraitType) and trait.read_only


def change_of_view(before: Mapping[str, Any], after: Mapping[str, Any]) -> Update:
    """Return the update from one view to another, with the delta and the identity of the view `before`."""
    return {"kind": "view", "base": _base(before), "delta": delta(before, after)}


def _base(view: Mapping[str, Any]) -> list[Any]:
    """Return the identity of a view, from which a delta starts. `baseOf` in the browser computes the same list."""
    return [view["revision"], view["past"] and view["past"]["move"], view["branch"] is not None]
