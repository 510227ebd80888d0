"""The class `Listener`, which uses the board like a blind person, by roles, names and the texts that are read out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from holding_on.catalogue.language import Words
from holding_on.game import Game
from tests.browser.ward import Ward

PATIENCE = 10_000

LISTEN = """() => {
  const loud = (each) => ["polite", "assertive"].includes(each.ariaLive ?? "")
    || (["status", "alert", "log"].includes(each.role ?? "") && each.ariaLive === null);
  const live = [...document.getElementsByTagName("*")].filter(loud);
  const heard = window.heard = [];
  const listener = new MutationObserver((records) =>
    heard.push(records.flatMap((record) => [...record.addedNodes].map((node) => node.textContent))));
  for (const each of live) listener.observe(each, {childList: true, characterData: true, subtree: true});
  return live.length;
}"""
"""A JavaScript function that keeps the texts of all live regions in `heard`, and returns the number of live regions.

`heard` has a list of texts for each update of the web page. Of two texts in one list, a screen reader would leave the
first out.
"""

QUOTED = r'"(?:[^"\\]|\\.)*"'
LINE = re.compile(r"( *)- (?:'((?:[^']|'')*)'|([^\"':][^\":]*(?:" + QUOTED + r"[^:]*)?))(?::(?: (.*))?)?$")
THING = re.compile(r"([\w-]+)(?: (" + QUOTED + r"))?((?: \[[^\]]*\])*)$")


class Thing(NamedTuple):
    """A node of the accessibility tree, as a screen reader reads it out."""

    role: str
    name: str
    states: str
    text: str
    within: tuple[str, ...]
    """The roles and names of the nodes around this node, the outermost first."""


class Listener:
    """A person with a screen reader at a web page with one board; `words` is the language of the board."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self.things = Ward(page, words)
        self.ward = self.region("board")
        self._browser = page.context.new_cdp_session(page)
        self._turns = 0

    def say(self, key: str, **facts: object) -> str:
        """Return a label of the board by its key, with `facts` in its gaps."""
        return self.words.say(f"board.{key}", **facts)

    # ------------------------------------------------------------------ things found by role and name

    def region(self, heading: str) -> Locator:
        """Find a part of the board by the key of its heading."""
        return self.things.region(heading)

    def button(self, name: str) -> Locator:
        """Find a button by its whole name."""
        return self.things.button(name)

    def memory(self, timeline: int, place: int) -> Locator:
        """Find a place in the grid of memories, by Timeline and position, both from 1."""
        return self.things.memory(timeline, place)

    @property
    def answers(self) -> Locator:
        """The toolbar with the answers to the question."""
        return self.things.toolbar

    def choose(self, answer: str) -> None:
        """Choose an answer in the toolbar by its name, with the keyboard."""
        self.answers.get_by_role("button", name=answer, exact=True).press("Enter")

    def focus(self) -> tuple[str, str]:
        """Return the role and name of the element with the focus, as the browser gives them to a screen reader."""
        here = self._browser.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        asked = {"objectId": here, "fetchRelatives": False}
        node = self._browser.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))

    def is_inside(self, part: Locator) -> bool:
        """Whether the focus is in a part of the web page."""
        return bool(part.evaluate("part => part.contains(document.activeElement)"))

    # ------------------------------------------------------------------ texts that are read out

    def listen(self) -> int:
        """Note from now on all texts of live regions, and return the number of live regions."""
        self._turns = 0
        return int(self.page.evaluate(LISTEN))

    def hear(self) -> list[str]:
        """Wait for a new text, and return all texts since the last call of `hear` or `heard`."""
        self.page.wait_for_function("turns => heard.length > turns", arg=self._turns, timeout=PATIENCE)
        return self.heard()

    def heard(self) -> list[str]:
        """Return all texts since the last call of `hear` or `heard`; fail when two came in one update of the page."""
        turns: list[list[str]] = self.page.evaluate("turns => heard.slice(turns)", self._turns)
        self._turns += len(turns)
        assert all(len(turn) == 1 for turn in turns), f"said over something that was not yet heard: {turns}"
        return [turn[0].strip() for turn in turns]


def read(part: Locator) -> list[Thing]:
    """Return the nodes of a part of the web page in the accessibility tree, in order."""
    return list(_things(part.aria_snapshot()))


def _things(snapshot: str) -> Iterator[Thing]:
    around: list[str] = []
    for line in snapshot.splitlines():
        found = LINE.match(line)
        assert found is not None, line
        indent, quoted, plain, value = found.groups()
        thing = THING.match(plain if quoted is None else quoted.replace("''", "'"))
        if thing is None:  # this line is a property of the thing before it
            continue
        role, name, states = thing.groups()
        said = json.loads(name) if name else ""
        del around[len(indent) // 2 :]
        yield Thing(role, said, states.strip(), _unquoted(value or ""), tuple(around))
        around.append(f"{role} {said}")


def _unquoted(value: str) -> str:
    return str(json.loads(value)) if value.startswith('"') else value


def asked_aloud(game: Game) -> str:
    """Return the question as it is read out: the short text that is visible, then the full text."""
    prompt = game.view()["prompt"]
    return f"{prompt['short']} {prompt['text']}"


def names(heard: list[Thing], role: str) -> list[str]:
    """Return the names of all things with this role, in order."""
    return [thing.name for thing in heard if thing.role == role]
