"""A progress bar for a study, with the time that is left; in a notebook it has a button to stop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

from ..catalogue.language import Words


@contextmanager
def progress_bar(shown: bool, done: int, games: int, name: str, words: Words) -> Iterator[Callable[[int], bool]]:
    """Give a function that is called with the number of games that were added, and returns whether to stop.

    There is a bar only if it is to be `shown`.
    """
    if not shown:
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
    """Whether this runs in a notebook, where what is displayed appears on a page."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and hasattr(ipython.get_ipython(), "kernel")


def _in_a_terminal(facts: dict[str, Any]) -> Any:
    from tqdm import tqdm  # here, because few ask for it

    return tqdm(**facts)


def _in_a_notebook(facts: dict[str, Any], stop: Event, words: Words) -> Any:
    """Show a bar with a button to stop, and return the bar.

    JupyterLab hands a click to a thread of its own while a cell runs. On a page that does not, the notebook's own stop
    button interrupts the cell, and the games so far are kept too.
    """
    import ipywidgets  # type: ignore[import-untyped]  # published without types
    from IPython.display import display
    from tqdm.notebook import tqdm_notebook

    class Bar(tqdm_notebook):  # type: ignore[misc]  # its base has no types
        def close(self) -> None:
            super().close()
            if self.n < facts["total"]:  # tqdm makes the bar red, as after an error; a stop is no error
                self.container.children[1].bar_style = "info"
            button.layout.display = "none"

    button = ipywidgets.Button(description=words.say("study.progress.stop"))
    button.on_click(lambda _: stop.set())
    # ipykernel hands a message for a widget to the event loop that last wrote to it, and that loop is busy here; this
    # keeps a click in the loop to which the page sent it. The name is private: server/private_names.py lists it
    button.comm._reply_subshell_for = lambda _, sent_to: sent_to
    bar = Bar(**facts, display=False)
    display(ipywidgets.HBox([bar.container, button]))  # type: ignore[no-untyped-call]  # its own box it counts through
    return bar
