"""Somebody at the board who does not see it: whatever they find has a role and a name, and the rest is heard."""

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
"""Keeps what is said, by turns: a turn in which two things are said is one in which the first is not heard."""

QUOTED = r'"(?:[^"\\]|\\.)*"'
LINE = re.compile(r"( *)- (?:'((?:[^']|'')*)'|([^\"':][^\":]*(?:" + QUOTED + r"[^:]*)?))(?::(?: (.*))?)?$")
THING = re.compile(r"([\w-]+)(?: (" + QUOTED + r"))?((?: \[[^\]]*\])*)$")


class Thing(NamedTuple):
    """One thing of the accessibility tree, as it is read out."""

    role: str
    name: str
    states: str
    text: str
    within: tuple[str, ...]
    """The roles and names of what it stands in, from the outside."""


class Listener:
    """One person at a page with one board, in the words of its game."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self.things = Ward(page, words)
        self.ward = self.region("board")
        self._browser = page.context.new_cdp_session(page)
        self._turns = 0

    def say(self, key: str, **facts: object) -> str:
        """A label of the board."""
        return self.words.say(f"board.{key}", **facts)

    # ------------------------------------------------------------------ what is found by role and name

    def region(self, heading: str) -> Locator:
        """A part of the board by its heading's key."""
        return self.things.region(heading)

    def button(self, name: str) -> Locator:
        """A button by its whole name."""
        return self.things.button(name)

    def memory(self, timeline: int, place: int) -> Locator:
        """A place of Billy's collected memories, both counted from 1."""
        return self.things.memory(timeline, place)

    @property
    def answers(self) -> Locator:
        """The toolbar with the answers to what is asked."""
        return self.things.toolbar

    def choose(self, answer: str) -> None:
        """Take an answer of the toolbar by its name, with the keyboard."""
        self.answers.get_by_role("button", name=answer, exact=True).press("Enter")

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus, as the browser tells them to a screen reader."""
        here = self._browser.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        asked = {"objectId": here, "fetchRelatives": False}
        node = self._browser.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))

    def is_inside(self, part: Locator) -> bool:
        """Whether the focus is in a part of the page."""
        return bool(part.evaluate("part => part.contains(document.activeElement)"))

    # ------------------------------------------------------------------ what is heard

    def listen(self) -> int:
        """Hear whatever a live region says from now on; how many live regions there are."""
        self._turns = 0
        return int(self.page.evaluate(LISTEN))

    def hear(self) -> list[str]:
        """Everything said since the last time, once there is something: in one turn, or it would be lost."""
        self.page.wait_for_function("turns => heard.length > turns", arg=self._turns, timeout=PATIENCE)
        return self.heard()

    def heard(self) -> list[str]:
        """Everything said since the last time."""
        turns: list[list[str]] = self.page.evaluate("turns => heard.slice(turns)", self._turns)
        self._turns += len(turns)
        assert all(len(turn) == 1 for turn in turns), f"said over something that was not yet heard: {turns}"
        return [turn[0].strip() for turn in turns]


def read(part: Locator) -> list[Thing]:
    """A part of the page as the accessibility tree has it, from its beginning to its end."""
    return list(_things(part.aria_snapshot()))


def _things(snapshot: str) -> Iterator[Thing]:
    around: list[str] = []
    for line in snapshot.splitlines():
        found = LINE.match(line)
        assert found is not None, line
        indent, quoted, plain, value = found.groups()
        thing = THING.match(plain if quoted is None else quoted.replace("''", "'"))
        if thing is None:  # a property of the thing before it
            continue
        role, name, states = thing.groups()
        said = json.loads(name) if name else ""
        del around[len(indent) // 2 :]
        yield Thing(role, said, states.strip(), _unquoted(value or ""), tuple(around))
        around.append(f"{role} {said}")


def _unquoted(value: str) -> str:
    return str(json.loads(value)) if value.startswith('"') else value


def asked_aloud(game: Game) -> str:
    """The question as it is said: what is seen of it, then all of it."""
    prompt = game.view()["prompt"]
    return f"{prompt['short']} {prompt['text']}"


def names(heard: list[Thing], role: str) -> list[str]:
    """The names of all things with a role, in order."""
    return [thing.name for thing in heard if thing.role == role]
