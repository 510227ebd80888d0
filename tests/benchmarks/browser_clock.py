"""Functions that measure times with the clock of the web page, and so without the program that drives the browser."""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from tests.benchmarks.bare_browser import Tab

Times = tuple[float, float]
"""The time from a click until the change is in the web page, and the time until the change is painted."""

FLAG = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""The flag with which all requests to other machines fail at once, so that they take no time."""

CLICKS = """() => {
  let pressed = null, shown = null, painted = null, settle = null;
  addEventListener("click", () => { pressed ??= performance.now(); }, true);
  const end = () => {
    if (painted === null || document.querySelector("[aria-busy=true]") !== null) return;
    settle([shown, painted]);
    pressed = null;
  };
  const paint = () => {
    const after = new MessageChannel();
    after.port1.onmessage = () => { painted = performance.now() - pressed; end(); };
    after.port2.postMessage(null);
  };
  new MutationObserver((changes) => {
    if (pressed === null) return;
    if (shown === null && changes.some((change) => change.attributeName === "data-revision")) {
      shown = performance.now() - pressed;
      requestAnimationFrame(paint);
    }
    end();
  }).observe(document.body, { subtree: true, attributeFilter: ["data-revision", "aria-busy"] });
  window.expectClick = () => {
    pressed = shown = painted = null;
    window.answered = new Promise((resolve) => { settle = resolve; });
  };
  const oneOf = (targets, chance) => {
    const offered = document.querySelectorAll(targets);
    return offered[Math.floor(chance * offered.length)];
  };
  window.whereToClick = (targets, chance) => {
    const target = oneOf(targets, chance);
    target.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = target.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  window.clickOnAndOn = async ([targets, chances, rest]) => {
    const times = [];
    for (const chance of chances) {
      const target = oneOf(targets, chance);
      if (target === undefined) break;
      expectClick();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      times.push(await answered);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    return times;
  };
}"""
"""JavaScript that measures milliseconds from a click to the new `data-revision`, and to the end of its frame."""

OPENING = """
(() => {
  const [name, answer] = GIVEN;
  const before = new Set(["Play", "We are ready"]);
  const times = window.opening = { clickable: null, pressed: null, answered: null };
  const isSeen = (part) => part?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const look = () => {
    if (times.pressed !== null) {
      if (!isSeen(document.querySelector(answer))) return;
      times.answered = performance.now();
      clearInterval(clock);
    } else if (times.clickable === null) {
      const named = (words) => [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === words);
      for (const words of before) {
        if (!isSeen(named(words))) continue;
        named(words).click();
        before.delete(words);
      }
      const button = named(name);
      if (!isSeen(button)) return;
      button.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !button.contains(hit)) return;
      times.clickable = performance.now();
      addEventListener("click", () => { times.pressed = performance.now(); }, { capture: true, once: true });
    }
  };
  const clock = setInterval(look, 10);
})()
"""
"""JavaScript that measures from the start of the navigation until a button can be clicked, and from this click until
its result is visible. It presses the buttons of the title and the notice, which come first, at once.
"""


def start_clock(tab: Tab) -> None:
    """Prepare the web page of a tab, so that clicks on it can be measured."""
    tab.evaluate(f"({CLICKS})()")


def click(tab: Tab, targets: str, chance: float) -> Times:
    """Click with the mouse on an element that `targets` selects, and return the times of this click in milliseconds.

    `chance` is a number from 0 to 1 that chooses the element.
    """
    x, y = tab.evaluate(f"whereToClick({targets!r}, {chance})")
    tab.evaluate("expectClick()")
    tab.click((x, y))
    shown, painted = tab.evaluate("answered")
    return shown, painted


def click_on_and_on(tab: Tab, targets: str, chances: list[float], rest: float) -> list[Times]:
    """Click by a script in the web page, once for each of the `chances`, and return the times in milliseconds.

    `rest` is the pause before the next click, in milliseconds. The clicks end early when `targets` selects no element.
    """
    given = json.dumps([targets, chances, rest])
    return [(shown, painted) for shown, painted in tab.evaluate(f"clickOnAndOn({given})")]


def open_page(browser: Browser, address: str, answer: str, name: str) -> tuple[float, float]:
    """Open a web page without any cache, and click the first button with this name.

    Return the seconds until the button can be clicked, and from the click until the element `answer` is visible.
    """
    context = browser.new_context()
    page = context.new_page()
    given = f"[{name!r}, {answer!r}]"
    page.add_init_script(OPENING.replace("GIVEN", given))
    page.goto(address, wait_until="commit")
    page.wait_for_function("opening.clickable !== null", polling=100)
    page.get_by_role("button", name=name, exact=True).first.click()
    page.wait_for_function("opening.answered !== null", polling=100)
    clickable, pressed, answered = page.evaluate("[opening.clickable, opening.pressed, opening.answered]")
    page.goto("about:blank")  # leave the page as a reader does
    context.close()
    return clickable / 1e3, (answered - pressed) / 1e3
