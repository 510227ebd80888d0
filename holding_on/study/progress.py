"""A progress bar for a study, with the time that is left. In a notebook it has a button to stop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Event
from typing import Any

from ..catalogue.language import Words


@contextmanager
def progress_bar(shown: bool, done: int, games: int, name: str, words: Words) -> Iterator[Callable[[int], bool]]:
    """Give a function that takes the number of games just added, and returns whether the study has to stop.

    A bar is shown only if `shown` is True, and tqdm is there; a command that needs only Python does without it.
    """
    if not shown or find_spec("tqdm") is None:
        yield lambda _: False
        return
    stop = Event()
    facts = {"total": games, "initial": done, "desc": name, "unit": f" {words.say('study.progress.unit')}"}
    bar = _in_a_notebook(facts, stop, words) if _is_notebook() else _in_a_terminal(facts)

    def told(added: int) -> bool:
        bar.update(added)
        return stop.is_set()

    try:
        yield told
    finally:
        bar.close()


def _is_notebook() -> bool:
    """Whether this runs in a notebook, so that widgets can be displayed."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and hasattr(ipython.get_ipython(), "kernel")


def _in_a_terminal(facts: dict[str, Any]) -> Any:
    from tqdm import tqdm  # imported here, as it is seldom needed

    return tqdm(**facts)


def _in_a_notebook(facts: dict[str, Any], stop: Event, words: Words) -> Any:
    """Show a bar with a button to stop, and return the bar.

    While a cell runs, JupyterLab handles a click in a thread of its own. Other notebooks may not do that. There the
    notebook's stop button interrupts the cell, and the games so far are kept too.
    """
    import ipywidgets  # type: ignore[import-untyped]  # published without types
    from IPython.display import display
    from tqdm.notebook import tqdm_notebook

    class Bar(tqdm_notebook):  # type: ignore[misc]  # its base has no types
        def close(self) -> None:
            super().close()
            if self.n < facts["total"]:  # tqdm has made the bar red, as after an error, but a stop is no error
                self.container.children[1].bar_style = "info"
            button.layout.display = "none"

    button = ipywidgets.Button(description=words.say("study.progress.stop"))
    button.on_click(lambda _: stop.set())
    # ipykernel gives a message for a widget to the event loop that last wrote to it, but that loop is busy here. This
    # line keeps a click in the loop to which the page sent it. The name is private: server/private_names.py lists it
    button.comm._reply_subshell_for = lambda _, sent_to: sent_to
    bar = Bar(**facts, display=False)
    display(ipywidgets.HBox([bar.container, button]))  # type: ignore[no-untyped-call]  # IPython's display has no types
    return bar
