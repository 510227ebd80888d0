// One display of the board, alive: it hears clicks and keys and hands them to whoever knows what to do with them.
import { asking } from "./asking.js";
import { board } from "./board.js";
import { isOpening, newDisplay, whereabouts } from "./display.js";
import { memoryReading } from "./memory_reading.js";
import { playing } from "./playing.js";
import { attend } from "./pointing.js";
import { pages } from "./reading.js";
import { moveFocus, setTabStops } from "./roving.js";
import { storyReading } from "./story_reading.js";
import { telling } from "./telling.js";

/** Everything that a display can do; an Escape ends the first thing of these that is open. */
const FEATURES = [asking, memoryReading, playing, storyReading, pages];

/**
 * Shows the board in an element until the returned function is called.
 *
 * @param {import("./types.js").Model} model
 * @param {import("./exchange.js").Exchange} exchange
 * @param {HTMLElement} el
 * @returns {() => void}
 */
export function surface(model, exchange, el) {
  const display = newDisplay(model, exchange, el, board);
  const { root, desk, stops, signal, viewNow, show, focusOnQuestion } = display;
  const features = FEATURES.map((make) => make(display));
  /** @type {Record<string, (part: HTMLElement, byKey: boolean) => void>} */
  const deeds = Object.assign({}, ...features.map((each) => each.deeds ?? {}));
  for (const { drawn } of features) if (drawn) display.whenDrawn(drawn);
  const speak = telling(display);
  let told = viewNow().told.length;
  let where = whereabouts(viewNow());

  /** The game has moved on: what was told about the position before is put away. */
  function viewChanged() {
    const view = viewNow();
    desk.notice = null;
    desk.asking = false;
    if (whereabouts(view) !== where) desk.story = false;
    else if (view.told.length !== told) desk.story = view.told.length > told || isOpening(view);
    told = view.told.length;
    where = whereabouts(view);
    for (const each of features) each.viewChanged?.();
    show();
    display.scrollToEnd();
    speak();
  }

  function linesChanged() {
    show();
    display.scrollToEnd();
  }

  /**
   * Does what a part is for; while the next click is a question, asks about it.
   *
   * @param {Element} part
   * @param {boolean} byKey
   */
  function activate(part, byKey) {
    const thing = /** @type {HTMLElement} */ (part.closest("[data-do]") ?? part);
    if (desk.asking && !isKept(thing)) deeds["why"]?.(/** @type {HTMLElement} */ (part), byKey);
    else deeds[thing.dataset?.["do"] ?? ""]?.(thing, byKey);
  }

  /** @param {Event} event */
  function onClick(event) {
    if (event.target instanceof Element) activate(event.target, event instanceof MouseEvent && event.detail === 0);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const part = event.target;
    if (!(part instanceof HTMLElement) || isTyping(part)) return;
    if (event.key === "Escape") {
      if (!features.some((each) => each.escape?.())) return;
    } else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
    else if (isPress(event) && isActed(part)) activate(part, true);
    else if (!features.some((each) => each.key?.(event, part))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows which pawn an action is about, while it is looked at.
   * @param {Event} event */
  function onPoint(event) {
    const action = event.target instanceof Element ? event.target.closest("[data-points]") : null;
    const pawn = action instanceof HTMLElement ? action.dataset["points"] : undefined;
    for (const each of root.querySelectorAll("[data-pointed]")) each.removeAttribute("data-pointed");
    if (pawn === undefined) return;
    for (const each of root.querySelectorAll(`[data-pawn="${pawn}"]`)) each.setAttribute("data-pointed", "");
  }

  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("pointerover", onPoint, { signal });
  root.addEventListener("focusin", onPoint, { signal });
  attend(display);
  model.on("change:view", viewChanged);
  for (const name of ["words", "moments"]) model.on(`change:${name}`, show);
  const unwatch = exchange.watch(linesChanged);
  if (model.get("take_focus")) settleFocus();

  /** The first focus, once the notebook has put the board on the page. */
  function settleFocus() {
    if (signal.aborted) return;
    if (!root.isConnected || root.offsetParent === null) {
      setTimeout(settleFocus, 30);
      return;
    }
    const part = root.querySelector("[data-focus=story]");
    if (desk.story && part instanceof HTMLElement) part.focus();
    else focusOnQuestion(false);
  }

  return () => {
    display.ends.abort();
    unwatch();
    model.off("change:view", viewChanged);
    for (const name of ["words", "moments"]) model.off(`change:${name}`, show);
    root.remove();
    display.voice.remove();
  };
}

/** @param {HTMLElement} part */
function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}

/**
 * A part that is no button by itself and yet can be chosen.
 *
 * @param {HTMLElement} part
 */
function isActed(part) {
  return part.tagName !== "BUTTON" && part.dataset["do"] !== undefined;
}

/**
 * What stays what it is while the next click is a question: the buttons that end it or go to another moment.
 *
 * @param {Element | null} part
 */
function isKept(part) {
  return part?.closest(".ho-after, .ho-notice, .ho-banner") != null;
}

/**
 * The keys that choose what has the focus.
 *
 * @param {KeyboardEvent} event
 */
function isPress(event) {
  return event.key === "Enter" || event.key === " ";
}
