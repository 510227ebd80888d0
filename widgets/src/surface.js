// The surface of one display: it listens to clicks and keys and passes them to the features.
import { asking } from "./display/asking.js";
import { newDisplay } from "./display/display.js";
import { menu } from "./display/menu.js";
import { motion } from "./display/motion.js";
import { pausing } from "./display/pausing.js";
import { playing } from "./display/playing.js";
import { pointing } from "./display/pointing.js";
import { tabbing } from "./display/tabs.js";
import { openingDrawers } from "./drawers/drawers.js";
import { folding } from "./folds/folding.js";
import { isTyping } from "./kit/keys.js";
import { moveFocus, setTabStops } from "./kit/roving.js";
import { arranging } from "./memories/arranging.js";
import { memoryReading } from "./memories/opening.js";
import { thumbnails } from "./memories/thumbnails.js";
import { albumReading } from "./pages/album_reading.js";
import { pageAloud } from "./pages/page.js";
import { turning } from "./pages/turning.js";
import { pictureOf } from "./parts.js";
import { simplifies } from "./simplifies/simplifies.js";
import { telling } from "./telling.js";

/**
 * Everything that a display can do. An Escape goes to the first feature that has something to close. Motion comes
 * first, since it notes where everybody stands before anything changes; later the browser would have to lay out the web
 * page once more for that.
 */
export const FEATURES = [
  motion, albumReading, turning, asking, openingDrawers, arranging, memoryReading, playing, folding, pausing, simplifies, tabbing, menu,
  thumbnails, pointing,
];

/**
 * Selects the elements that do the usual while the next click asks why. Among them are the buttons that end the asking
 * or go to another moment.
 */
const KEPT = ["after", "notice", "banner", "noted", "page", "doors", "kept"]
  .map((name) => `[data-part=${name}]`).join();

/**
 * Show the board in an element. Calling the returned function removes it.
 *
 * @param {import("./protocol/types.js").Model} model
 * @param {import("./protocol/exchange.js").Exchange} exchange
 * @param {HTMLElement} el
 * @param {() => import("./protocol/types.js").Words} labels gives the labels by key
 * @returns {() => void}
 */
export function surface(model, exchange, el, labels) {
  const display = newDisplay(model, exchange, el, labels, pictureOf(model));
  const { root, desk, stops, signal, viewNow, show, focusOnQuestion } = display;
  const features = FEATURES.map((make) => make(display));
  /** @type {Record<string, (part: HTMLElement, byKey: boolean) => void>} */
  const deeds = Object.assign({}, ...features.map((each) => each.deeds ?? {}));
  features.forEach(display.attach);
  const speak = telling(display);

  /**
   * Called when another view has come: remove what the board said about the position before, and draw the new position.
   */
  function viewChanged() {
    desk.notice = null;
    desk.asking = false;
    display.scrollToEnd(); // before motion measures how far somebody walks
    for (const each of features) each.viewChanged?.();
    show();
    speak();
  }

  function linesChanged() {
    show();
    display.scrollToEnd();
  }

  function besideTheView() {
    if (!exchange.isBusy()) show();
  }

  /**
   * Show the notices of a message from Python.
   *
   * @param {any} message
   */
  function noticed({ updates = [] }) {
    for (const each of updates) if (each.kind === "notice") display.inform(each);
  }

  /**
   * Do what a click on an element is for. While the next click asks why, ask about the element instead.
   *
   * @param {Element} part the pressed element
   * @param {boolean} byKey whether a key pressed it
   */
  function activate(part, byKey) {
    const thing = /** @type {HTMLElement} */ (part.closest("[data-do]") ?? part);
    if (desk.asking && !thing.closest(KEPT)) deeds["why"]?.(/** @type {HTMLElement} */ (part), byKey);
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

  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  const heard = Object.entries({
    "change:view": viewChanged,
    "change:words": show,
    "change:labels": besideTheView,
    "change:arrangement": besideTheView,
    "change:menu": besideTheView,
    "change:ending": besideTheView,
    "msg:custom": noticed,
  });
  for (const [name, call] of heard) model.on(name, call);
  const unwatch = exchange.observe(linesChanged);
  if (model.get("take_focus")) settleFocus();

  /** Give the focus to the question, once the notebook has put the board on the web page. */
  function settleFocus() {
    if (signal.aborted) return;
    if (!root.isConnected || root.offsetParent === null) {
      setTimeout(settleFocus, 30);
      return;
    }
    focusOnQuestion(false);
    display.announce(pageAloud(viewNow(), display.say(), desk));
  }

  return () => {
    display.ends.abort();
    unwatch();
    for (const [name, call] of heard) model.off(name, call);
    root.remove();
    display.voice.remove();
  };
}

/**
 * Whether an element is no button but can be chosen all the same, so that Enter and the space bar have to work as a
 * click.
 *
 * @param {HTMLElement} part the element that has the focus
 */
function isActed(part) {
  return part.tagName !== "BUTTON" && part.dataset["do"] !== undefined;
}

/**
 * Whether a key presses what has the focus: Enter or the space bar.
 *
 * @param {KeyboardEvent} event
 */
function isPress(event) {
  return event.key === "Enter" || event.key === " ";
}
