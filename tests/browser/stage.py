"""The class `Stage`, which shows widgets on a web page in a browser without any server.

The Python side of the widgets runs in the test, and the web page exchanges messages with it. This is much faster than a
notebook, with the same bundle, messages and styles. It is for tests of many positions, and for pictures. What depends
on Voila or JupyterLab is tested with their servers.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import anywidget
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from holding_on.board.code import the_code

DESK: Final = (1280, 800)
LOW: Final = (1280, 720)
PHONE: Final = (390, 844)
SIZES: Final = {"desk": DESK, "phone": PHONE}

THEMES: Final = {
    "light": {"--jp-layout-color0": "white", "--jp-ui-font-color0": "rgba(0, 0, 0, 1)"},
    "dark": {"--jp-layout-color0": "#111111", "--jp-ui-font-color0": "rgba(255, 255, 255, 1)"},
}
"""The colours of the two themes of a notebook, from which the board computes its own colours."""
EVERY_SIZE_AND_THEME: Final = [
    ("desk", "light"),
    ("phone", "dark"),
    pytest.param("desk", "dark", marks=pytest.mark.slow),
    pytest.param("phone", "light", marks=pytest.mark.slow),
]
"""Parameters of a test: each size and each theme once in every run, and all four pairs in the slow run."""

PAGE: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The ward</title>
<meta name="viewport" content="width=device-width"><style>
body { margin: 0; background: var(--jp-layout-color0); color: var(--jp-ui-font-color0);
  font: 13px system-ui, sans-serif }
</style></head><body><main><h1 style="position:absolute;clip-path:inset(50%)">The ward</h1></main></body></html>"""

BRING: Final = """(given) => {
  const calls = [];
  const state = JSON.parse(given);
  window.code = {state, get: (name) => state[name], on: (_, call) => calls.push(call),
    changed: () => calls.forEach(call => call())};
}"""

LABEL: Final = "(labels) => { code.state.labels = JSON.parse(labels); code.changed(); }"

MOUNT: Final = """async (given) => {
  const {id, source, state} = JSON.parse(given);
  const models = window.models ??= {};
  const heard = {};
  const deliver = (events) => {
    for (const [kind, name, value] of events) {
      if (kind === "set") { model.state[name] = value; (heard["change:" + name] ?? []).forEach(call => call()); }
      else (heard["msg:custom"] ?? []).slice().forEach(call => call(value, []));
    }
  };
  const model = models[id] = {
    state, deliver,
    get: (name) => model.state[name],
    set: (name, value) => { model.state[name] = value; (heard["change:" + name] ?? []).forEach(call => call()); },
    save_changes: () => {},
    widget_manager: {get_model: async () => window.code},
    on: (name, call) => (heard[name] ??= []).push(call),
    off: (name, call) => { heard[name] = (heard[name] ?? []).filter(each => each !== call); },
    send: (content) => void window.askPython(id, content).then((told) => deliver(JSON.parse(told))),
  };
  const url = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
  const made = (await import(url)).default();
  const el = document.createElement("div");
  el.id = id;
  document.querySelector("main").append(el);
  await made.initialize?.({model});
  model.end = await made.render({model, el});
  model.leave = () => { model.end?.(); el.remove(); delete models[id]; };
}"""


class Stage:
    """A web page in a browser, and the widgets on it."""

    def __init__(self, browser: Browser, *, size: tuple[int, int] = DESK, theme: str = "light", **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"reduced_motion": "reduce", **options}
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None,
        )
        self.requests: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.set_content(PAGE)
        self.page.expose_function("askPython", self._asked)
        self.set_theme(theme)
        self._widgets: dict[str, anywidget.AnyWidget] = {}
        self._events: dict[str, list[tuple[str, str, Any]]] = {}
        self._asking: str | None = None
        self._numbers = count()
        self._labels: dict[str, Any] | None = None
        """The labels that the web page has received together with the code; None before that."""

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def set_theme(self, theme: str) -> None:
        """Set the theme of the web page, "light" or "dark", as a notebook does."""
        self.page.evaluate(
            """([theme, colours]) => {
              document.body.dataset.jpThemeLight = String(theme === "light");
              for (const [name, value] of Object.entries(colours)) document.body.style.setProperty(name, value);
            }""",
            [theme, THEMES[theme]],
        )

    def show(self, widget: anywidget.AnyWidget) -> Locator:
        """Put a widget on the web page, below the other widgets, and return its element."""
        name = f"widget-{next(self._numbers)}"
        self._widgets[name] = widget
        self._events[name] = []
        self._listen(name, widget)
        state = widget.get_state()
        source = str(state.pop("_esm"))
        self._bring_code()
        shown = {key: value for key, value in state.items() if not key.startswith("_") and _is_plain(value)}
        self.page.evaluate(MOUNT, json.dumps({"id": name, "source": source, "state": shown}))
        return self.page.locator(f"#{name}")

    def clear(self) -> None:
        """Remove all widgets from the web page."""
        self.page.evaluate("() => { for (const model of Object.values(window.models ?? {})) model.leave(); }")
        self._widgets.clear()
        self._events.clear()

    def say(self, change: Callable[[], object]) -> None:
        """Call a function, as a cell of a notebook would, and send its changes to all widgets on the web page."""
        change()
        self._deliver()

    # ------------------------------------------------------------------ messages between Python and the web page

    def _bring_code(self) -> None:
        """Send the code and the labels to the web page, once for all displays; labels that change are sent again."""
        code = the_code()
        if self._labels is None:
            given = {name: getattr(code, name) for name in ("version", "source", "styles", "fonts", "labels")}
            self.page.evaluate(BRING, json.dumps(given))
        elif self._labels != code.labels:
            self.page.evaluate(LABEL, json.dumps(code.labels))
        self._labels = dict(code.labels)

    def _listen(self, name: str, widget: anywidget.AnyWidget) -> None:
        """Keep all messages that a widget would send to a notebook."""
        events = self._events[name]

        def publish(kind: str, data: dict[str, Any], *_: object, **__: object) -> None:
            sent = json.loads(json.dumps(data))
            if kind != "comm_msg":
                return
            if sent["method"] == "custom":
                events.append(("say", "", sent["content"]))
            else:
                events.extend(("set", key, value) for key, value in sent["state"].items() if not key.startswith("_"))

        widget.comm.publish_msg = publish

    def _asked(self, name: str, content: object) -> str:
        """Handle a message from the web page as a notebook's kernel does; return the widget's messages as JSON."""
        self._widgets[name]._handle_custom_msg(content, [])
        answer, self._events[name][:] = json.dumps(self._events[name]), []
        self._later()
        return answer

    def _later(self) -> None:
        """Send the messages of the other widgets to the web page, after the reply to the first widget."""
        for name, events in self._events.items():
            if events:
                told, events[:] = events[:], []
                script = f"setTimeout(() => window.models[{json.dumps(name)}].deliver({json.dumps(told)}), 0)"
                self._post(script)

    def _post(self, script: str) -> None:
        self.page.evaluate(script)

    def _deliver(self) -> None:
        told = json.dumps(self._events)
        for events in self._events.values():
            events.clear()
        script = "told => Object.entries(JSON.parse(told)).forEach(([id, events]) => window.models[id].deliver(events))"
        self.page.evaluate(script, told)


def _is_plain(value: object) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True
