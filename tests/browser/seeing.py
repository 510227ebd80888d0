"""Functions that find faults of layout on a web page: small targets, cut or overlapping texts, broken words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Locator

from tools.texts.pseudo import CLOSES, OPENS

CHROME: Final = 100
"""The pixels above and below the widget on the play page, together."""

EYES: Final = r"""
const rect = (part) => part.getBoundingClientRect();
const style = (part) => getComputedStyle(part);
const frame = root.querySelector("dialog[open]") ?? root;
const parts = [...frame.querySelectorAll("*")].filter((part) =>
  part.checkVisibility({visibilityProperty: true}) && rect(part).width > 0 && part.closest("svg") === null);
const spoken = new Set(parts.filter((part) => style(part).clipPath === "inset(50%)"));
const isSeen = (part) => { for (let up = part; up !== frame; up = up.parentElement) if (spoken.has(up)) return false;
  return true; };
const seen = parts.filter(isSeen);
const words = (part) => (part.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
const around = (part, stop) => { const up = []; for (let at = part; at !== null && at !== stop; at = at.parentElement)
  up.push(at); return up; };
const told = (part) => around(part, root).filter((up) => up.className).slice(0, 2).reverse()
  .map((up) => `.${String(up.className).split(" ")[0]}`).join(" ") + ` “${words(part)}”`;
"""

SMALL_TARGETS: Final = r"""
const LEAST = 24;
const ACTED = "a[href], button, summary, input, select, textarea, [role=button], [role=gridcell], [data-do]";
const targets = seen.filter((part) => part.matches(ACTED));
const small = targets.filter((part) => Math.min(rect(part).width, rect(part).height) < LEAST - 0.5);
const centre = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
const away = (at, {left, right, top, bottom}) =>
  Math.hypot(Math.max(left - at.x, 0, at.x - right), Math.max(top - at.y, 0, at.y - bottom));
const isCrowded = (part) => {
  const at = centre(rect(part));
  return targets.some((other) => {
    if (other === part || other.contains(part) || part.contains(other)) return false;
    const {x, y} = centre(rect(other));
    return small.includes(other) ? Math.hypot(x - at.x, y - at.y) < LEAST : away(at, rect(other)) < LEAST / 2;
  });
};
const isInSentence = (part) => style(part).display.startsWith("inline") && style(part.parentElement).display !== "flex"
  && [...part.parentElement.childNodes].some((kid) => kid !== part && !targets.includes(kid) && words(kid) !== "");
const unseen = [...frame.querySelectorAll("button, [tabindex='0']")].filter((part) =>
  part.tabIndex >= 0 && part.checkVisibility({visibilityProperty: true}) && !isSeen(part));
return [...small.filter((part) => !isInSentence(part) && isCrowded(part)).map((part) => `too small: ${told(part)}`),
  ...unseen.map((part) => `can have the focus unseen: ${told(part)}`)];
"""
"""JavaScript that finds targets under 24 x 24 px whose circle of 24 px meets another target (WCAG 2.5.8; not targets
inside a sentence), and elements that can have the focus but are not visible."""

TEXTS: Final = r"""
const TRIM = 0.2;
const texts = [];
for (const part of seen) {
  for (const kid of part.childNodes) {
    if (kid.nodeType !== 3 || kid.data.trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(kid);
    for (const {left, right, top, bottom} of range.getClientRects()) {
      const trim = (bottom - top) * TRIM;
      if (right - left > 0.5) texts.push({kid, part, left, right, top: top + trim, bottom: bottom - trim});
    }
  }
}
const hides = (value) => value === "hidden" || value === "clip";
const isPainted = ({backgroundColor, borderLeftStyle, borderRightStyle}) =>
  !/, 0\)$/.test(backgroundColor) || (borderLeftStyle !== "none" && borderRightStyle !== "none");
const faults = new Set();
if (document.documentElement.scrollWidth > innerWidth) faults.add("the page is wider than the window");
const shown = [];
for (const text of texts) {
  const mayBeCut = text.part.closest("[role=gridcell]") !== null;
  let [across, down, place] = [true, true, null];
  const rest = {...text};
  for (const up of around(text.part, root.parentElement)) {
    const {overflowX, overflowY, position} = style(up);
    const box = rect(up);
    const isWide = text.left < box.left - 1 || text.right > box.right + 1;
    const isHigh = text.top < box.top - 1 || text.bottom > box.bottom + 1;
    const isCut = across && hides(overflowX) && isWide || down && hides(overflowY) && isHigh;
    if (isCut && !mayBeCut) faults.add(`cut: ${told(text.part)}`);
    const isFrame = place === null && isPainted(style(up)) || up === root;
    if (across && isWide && isFrame && !isCut) faults.add(`spilt: ${told(text.part)}`);
    if (isPainted(style(up))) place ??= up;
    if (overflowX !== "visible") {
      across = false;
      [rest.left, rest.right] = [Math.max(rest.left, box.left), Math.min(rest.right, box.right)];
    }
    if (overflowY !== "visible") {
      down = false;
      [rest.top, rest.bottom] = [Math.max(rest.top, box.top), Math.min(rest.bottom, box.bottom)];
    }
    if (position === "fixed") break;
  }
  if (rest.right - rest.left > 1 && rest.bottom - rest.top > 3) shown.push(rest);
}
const isOver = (part, stop) => around(part, stop).some((up) =>
  ["absolute", "fixed", "sticky"].includes(style(up).position) && isPainted(style(up)));
shown.sort((one, other) => one.top - other.top);
shown.forEach((one, index) => {
  for (const other of shown.slice(index + 1)) {
    if (other.top >= one.bottom - 1) break;
    if (other.kid === one.kid || other.left >= one.right - 1 || other.right <= one.left + 1) continue;
    const both = around(one.part, null).find((up) => up.contains(other.part));
    if (isOver(one.part, both) || isOver(other.part, both)) continue;
    faults.add(`overlapping: ${told(one.part)} and ${told(other.part)}`);
  }
});
return [...faults];
"""
"""JavaScript that finds texts which are cut off, which reach outside of their frame, or which overlap other texts."""

BROKEN: Final = r"""
const faults = new Set();
for (const part of seen) {
  for (const kid of part.childNodes) {
    if (kid.nodeType !== 3) continue;
    for (const {0: word, index} of kid.data.matchAll(/[^\s\u00ad\u2013\u2014/-]{2,}/g)) {
      const range = document.createRange();
      range.setStart(kid, index);
      range.setEnd(kid, index + word.length);
      const lines = [...range.getClientRects()].filter(({width}) => width > 0.5).map(({top}) => Math.round(top));
      if (new Set(lines).size > 1) faults.add(`broken: ${told(part)}`);
    }
  }
}
return [...faults];
"""
"""JavaScript that finds words which are broken over two lines at a place without a hyphen or dash."""

STRANGE_WORDS: Final = r"""
const ID = /^([A-Z]+\d*-\d+|[A-Z]+\d+|\d+[AB])$/;
const said = [];
for (const part of [frame, ...frame.querySelectorAll("*")]) {
  for (const kid of part.childNodes) if (kid.nodeType === 3) said.push([part, kid.data]);
  for (const name of ["aria-label", "title", "alt", "placeholder"])
    if (part.hasAttribute(name)) said.push([part, part.getAttribute(name)]);
}
const strange = (text) => {
  let [rest, depth] = ["", 0];
  for (const letter of text) {
    depth += letter === opens ? 1 : letter === closes ? -1 : 0;
    if (depth < 0) return true;
    if (depth === 0 && letter !== closes) rest += letter;
  }
  return depth !== 0 || rest.split(/\s+/).some((word) => /\p{L}/u.test(word) && !ID.test(word));
};
return [...new Set(said.filter(([, text]) => strange(text)).map(([part, text]) =>
  `a word of its own: ${text.trim().slice(0, 80)} in ${told(part)}`))];
"""
"""JavaScript that finds texts, also texts that are only read out, with words from outside of the language's messages.

A part of a message, without its beginning or end, is found too.
"""


PEOPLE: Final = r"""
const says = (part) => [...part.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim() !== "");
const boxes = (button) => [...button.querySelectorAll("*")]
  .filter((part) => seen.includes(part) && says(part)).map(rect);
const people = [...frame.querySelectorAll("[data-pawn]")].filter((each) => seen.includes(each));
const tags = people.map((each) => {
  const all = boxes(each);
  return {each, left: Math.min(...all.map((box) => box.left)), right: Math.max(...all.map((box) => box.right)),
    top: Math.min(...all.map((box) => box.top)), bottom: Math.max(...all.map((box) => box.bottom))};
});
const named = (each) => each.dataset.why;
const faults = [];
for (const [index, one] of tags.entries()) {
  if (!one.each.querySelector("svg")) faults.push(`without a drawing: ${named(one.each)}`);
  const spots = [[(one.left + one.right) / 2, (one.top + one.bottom) / 2], [one.left + 2, one.top + 2]];
  const under = spots.map(([x, y]) => document.elementFromPoint(x, y)).filter((at) => at && !one.each.contains(at));
  if (under.length > 0) faults.push(`under another thing: ${named(one.each)}`);
  for (const other of tags.slice(index + 1)) {
    const isBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
    const isAbove = one.top >= other.bottom - 1 || other.top >= one.bottom - 1;
    if (!isBeside && !isAbove) faults.push(`tags over each other: ${named(one.each)} and ${named(other.each)}`);
  }
}
return faults;
"""
"""JavaScript that finds pawns without a drawing, and name tags that overlap each other or lie under something else."""

WORDS: Final = r"""
const NUMBER_OR_WORD = /[\p{L}\p{N}]/u;
const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
let number = 0;
while (walk.nextNode()) {
  const {parentElement: part, data} = walk.currentNode;
  if (!seen.includes(part) || part.closest(left_out) !== null) continue;
  number += data.trim().split(/\s+/).filter((each) => NUMBER_OR_WORD.test(each)).length;
}
return number;
"""
"""JavaScript that counts the visible words and numbers."""


class Faults(dict[str, list[str]]):
    """A dictionary of faults; the value of a fault is the list of the places where it was found."""

    def add(self, where: str, found: Iterable[str]) -> None:
        """Note all faults that were found at the place `where`."""
        for fault in found:
            self.setdefault(fault, []).append(where)

    def assert_none(self) -> None:
        """Fail when there are faults, with the number of places and the first place of each fault."""
        told = "\n".join(f"{fault}: {len(places)} times, first in {places[0]}" for fault, places in self.items())
        assert told == "", told


def small_targets(root: Locator) -> list[str]:
    """Return the targets in this part of the web page, or in its open dialog, that are too small or not visible."""
    return _look(root, SMALL_TARGETS)


def faults_of_texts(root: Locator) -> list[str]:
    """Return the texts in this part of the web page, or in its open dialog, that are cut off or overlap something."""
    return _look(root, TEXTS)


def broken_words(root: Locator) -> list[str]:
    """Return the texts in this part of the web page in which a word is broken over two lines."""
    return _look(root, BROKEN)


def strange_words(root: Locator) -> list[str]:
    """Return the texts, on a web page in the pseudo-language, that are not completely in this language."""
    return _look(root, f'const [opens, closes] = ["{OPENS}", "{CLOSES}"]; {STRANGE_WORDS}')


def faults_of_people(root: Locator) -> list[str]:
    """Return the pawns without a drawing, and the pawns whose name tag cannot be read or clicked."""
    return _look(root, PEOPLE)


def is_in_one_window(part: Locator) -> bool:
    """Whether a part of the play page fits into the window without scrolling, with `CHROME` pixels around it."""
    window, box = part.page.viewport_size, part.bounding_box()
    assert window is not None
    assert box is not None
    wide: int = part.page.evaluate("document.documentElement.scrollWidth")
    return box["height"] <= window["height"] - CHROME and wide <= window["width"]


def words_in_view(root: Locator, left_out: str = "") -> int:
    """Count the visible words and numbers in this part of the web page; `left_out` selects elements to leave out."""
    found: int = root.evaluate(f"(root, left_out) => {{ {EYES} {WORDS} }}", left_out or ":not(*)")
    return found


def _look(root: Locator, script: str) -> list[str]:
    found: list[str] = root.evaluate(f"(root) => {{ {EYES} {script} }}")
    return found
