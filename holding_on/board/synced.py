"""A widget whose state only Python sets, and whose view is sent as deltas, in one message with its other changes."""

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
"""One thing that a message tells the browser, by its `kind`: `lines` of the journal, a delta of the `view`, a trait to
`set`, a value to `deliver` to another widget, or `trouble`.
"""


class OwnView(dict[str, Any]):
    """One display's own copy of a view, with the `shared` view that it is a copy of and that other displays use too."""

    __slots__ = ("shared",)

    def __init__(self, shared: dict[str, Any]) -> None:
        """Copy a view; `shared` is never changed, and changes of the copy stay with its display."""
        super().__init__(shared)
        self.shared = shared


class SyncedWidget(Unsaved, anywidget.AnyWidget):
    """A widget with a `view`, which the browser has whole in its state and draws once for each message.

    Read-only traits say what is shown: only the widget itself sets them, by `_set`. Traits that change together go in
    one message as its `updates`.
    """

    view = traitlets.Dict(read_only=True).tag(sync=True)

    _sent: dict[str, Any] | None = None
    """The view that the browser has; None before the widget is on a page."""
    _updates: list[Update] | None = None
    """The updates of the message that is being collected; None while there is none."""

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_") and _is_ours(self, name):
            raise SceneError(
                f"{type(self).__name__}.{name} says what is shown, and only the display itself sets it. To change the "
                "position, play: game.apply(…). To show another game: display.game = other"
            )
        super().__setattr__(name, value)

    def _set(self, **traits: Any) -> None:
        """Set read-only traits, which say what is shown."""
        for name, value in traits.items():
            self.set_trait(name, value)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the state that a page sends, except read-only traits and code: a page cannot change the view.

        Parameters
        ----------
        sync_data : dict
            The values by the names of the traits.
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
        """Whether only deltas are sent to the page. In Jupyter a page that opens later asks the kernel for the state;
        other hosts keep the messages themselves, and so get the whole value of a trait each time.
        """
        comm = self.comm
        return comm is None or is_jupyter(comm)

    def send_state(self, key: Any = None) -> None:
        """Send the value of a trait; for the view, send the delta to the view that the browser has.

        Parameters
        ----------
        key : str or iterable of str, optional
            The name of the trait, or the names of several; left out, all of them.
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

    def _unchanged_view(self) -> dict[str, Any]:
        """The view as it was set, even if somebody changed the value of the trait `view` in place."""
        view: dict[str, Any] = self.view
        return view.shared if isinstance(view, OwnView) else dict(view)

    def _change_of_view(self, before: dict[str, Any], after: dict[str, Any]) -> Update:
        """The update from one view to another."""
        return change_of_view(before, after)

    def carry(self, to: str, value: dict[str, Any]) -> bool:
        """Send a value to another widget of the page in the message that is being collected.

        The browser delivers it before it draws the rest.

        Parameters
        ----------
        to : str
            The name to which the other widget listens.
        value : dict
            The value that is delivered.

        Returns
        -------
        bool
            False when no message is being collected, and nothing is sent.
        """
        if self._updates is None:
            return False
        self._updates.append({"kind": "deliver", "to": to, "value": value})
        return True

    def _send_update(self, update: Update) -> None:
        """Send an update with the message that is being collected, or at once when there is none."""
        if self._updates is None:
            self.send(update)
        else:
            self._updates.append(update)

    def _send_view(self) -> None:
        """Send the whole view, for a browser that does not have the view that a delta was made from."""
        self._sent = self._unchanged_view()
        if self._sends_deltas:
            self._send_update({"kind": "set", "name": "view", "value": self.view})
        else:
            super().send_state("view")

    def _collected(self, change: Callable[[], None]) -> list[Update]:
        """Make a change and return its updates, which are not sent yet; none on hosts that are sent no deltas."""
        updates: list[Update] = []
        self._updates = updates if self._sends_deltas else None
        try:
            change()
        finally:
            self._updates = None
        return updates

    def _send_together(self, change: Callable[[], None]) -> None:
        """Make a change and send its updates with the message that is being collected, or else in one new message."""
        if self._updates is not None:
            change()
        elif updates := self._collected(change):
            self.send({"kind": "updates", "updates": updates})


def _is_ours(widget: SyncedWidget, name: str) -> bool:
    """Whether a name is a read-only trait, which only the widget itself sets."""
    trait = getattr(type(widget), name, None)
    return isinstance(trait, traitlets.TraitType) and trait.read_only


def change_of_view(before: Mapping[str, Any], after: Mapping[str, Any]) -> Update:
    """The update from one view to another: the base it starts from, and the delta."""
    return {"kind": "view", "base": _base(before), "delta": delta(before, after)}


def _base(view: Mapping[str, Any]) -> list[Any]:
    """The identity of the view that a delta starts from, made in the same way as by `baseOf` in the browser."""
    return [view["revision"], view["past"] and view["past"]["move"], view["branch"] is not None]
