// One display of the board: its element, its desk, how it draws, speaks, and keeps the focus.
import { asRead } from "../folds/folds.js";
import { inSight } from "../kit/frame.js";
import { hears } from "../kit/herald.js";
import { grouped, hasLandmarks } from "../kit/landmarks.js";
import { kept } from "../kit/node.js"; // kept: memoizes a function
import { draw, redraw, stays } from "../kit/patch.js";
import { setTabStops } from "../kit/roving.js";
import { speaker } from "../kit/words.js";
import { withView } from "../question/hints.js";
import { newDesk } from "./desk.js";
import { NOW } from "./tabs.js";

/**
 * @typedef {import("../protocol/types.js").Model} Model
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Notice} Notice
 * @typedef {import("../protocol/exchange.js").Exchange} Exchange
 * @typedef {import("../protocol/display.js").Display} Display
 * @typedef {import("../protocol/display.js").Feature} Feature
 */

/** Selectors of what gets the focus when something is asked; the first that is found gets it. */
const FOCUSED = ["[data-focus]", "[data-roving=actions] [data-item]", "[data-do=undo]", "[data-item], button"];

/** Selects the boxes that a notebook puts around a board. */
const BOXES = ".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-output";

/**
 * Make a display and show it.
 *
 * @param {Model} model
 * @param {Exchange} exchange
 * @param {HTMLElement} el
 * @param {() => import("../protocol/types.js").Words} labels gives the labels of all displays; a display may have
 *   further ones
 * @param {(view: View, lines: import("../protocol/view.d.ts").Line[], say: Say, desk: Desk) => import("../kit/node.js").Node}
 *   picture draws what the display shows
 * @returns {Display}
 */
export function newDisplay(model, exchange, el, labels, picture) {
  const page = el.ownerDocument;
  const ends = new AbortController();
  const part = model.get("part") ?? "board";
  const whole = part === "board";
  const marked = whole && hasLandmarks(page, ends.signal);
  const desk = { ...newDesk(), large: model.get("projector") === true, details: model.get("details") === true };
  /**
   * By group of items: the name of the item used last.
   *
   * @type {Map<string, string>}
   */
  const stops = new Map();
  /**
   * void)[]} told after each redraw => What is called after each redraw.
   *
   * @type {(() => void)[]}
   */
  const watchers = [];
  /**
   * For a part that stands alone: the name of the item used last. An answer does not count, since all answers are gone
   * once one is given.
   */
  let used = "";
  /** @typedef {import("../protocol/types.js").Words} Words */
  const words = kept((/** @type {Words} */ all, /** @type {Words} */ own) => ({ ...all, ...own }));
  let drawn = draw(node(), page);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  const voice = page.createElement("div");
  voice.className = "ho-hidden";
  voice.setAttribute("aria-live", "polite");
  voice.dataset["part"] = part;
  el.append(root, voice);
  ends.signal.addEventListener("abort", hears(voice));
  tellAround();
  setTabStops(root, stops);
  scrollToEnd();

  /**
   * Return the view as this reader may read it.
   *
   * @returns {View}
   */
  function viewNow() {
    return asRead(model.get("view"), desk.notes);
  }

  function say() {
    return speaker(words(labels(), model.get("words")), viewNow().lang);
  }

  function node() {
    desk.waiting = exchange.isLate();
    desk.laying.table = model.get("arrangement") ?? null;
    desk.menu = model.get("menu") ?? [];
    desk.light = "holdingOnLight" in page.body.dataset; // only a web page of our own offers light and dark; a notebook has its own theme
    desk.ending = model.get("ending") ?? [];
    const isSeen = !desk.large && desk.leaf === null && !desk.waiting; // a question that nobody can see now is not counted as shown
    if (isSeen) desk.hints = withView(desk.hints, viewNow(), say());
    const pictured = picture(viewNow(), exchange.lines(), say(), desk);
    return marked ? pictured : grouped(pictured);
  }

  /** Return the element that has the focus. Inside a shadow root the document itself would only name its host. */
  function focused() {
    const place = root.getRootNode();
    return place instanceof ShadowRoot ? place.activeElement : page.activeElement;
  }

  /** Draw what has changed. The focus stays on the board. */
  function show() {
    const before = /** @type {HTMLElement} */ (focused());
    const hadFocus = root.contains(before);
    const item = hadFocus && before.closest("[data-item]:not([data-do=act])");
    if (item) used = item.getAttribute("data-item") ?? "";
    const next = node();
    if (hadFocus && !stays(drawn, next, before)) before.blur(); // before anything changes: taken out with the focus, it would make the browser lay out the web page once more
    drawn = redraw(drawn, next);
    setTabStops(root, stops);
    tellAround();
    for (const watcher of watchers) watcher();
    if (hadFocus && !root.contains(focused())) focusOnQuestion(true);
  }

  /**
   * Write the name of the game on the voice element, so that the displays of one game find each other. While the board
   * shows the past, mark the boxes that the notebook puts around it.
   */
  function tellAround() {
    voice.dataset["game"] = model.get("game_id");
    /** @type {Element | null | undefined} */
    let box = el;
    for (; box; box = box.parentElement?.closest(BOXES)) box.classList.toggle("ho-around-past", viewNow().past !== null);
  }

  /**
   * Scroll lists to their end, others to their beginning, and the house to Billy's room. This waits for the next frame,
   * in which motion begins too, so that the browser lays out the web page once.
   */
  function scrollToEnd() {
    requestAnimationFrame(() => {
      const seen = inSight(root);
      for (const part of seen.querySelectorAll("[data-scroll=end]")) part.scrollTo(part.scrollWidth, part.scrollHeight);
      for (const part of seen.querySelectorAll("[data-scroll=start]")) part.scrollTop = 0;
      for (const part of seen.querySelectorAll("[data-scroll=here]")) {
        const here = part.querySelector("[data-here]");
        if (here instanceof HTMLElement) part.scrollLeft = here.offsetLeft + here.offsetWidth - part.clientWidth;
      }
    });
  }

  /**
   * Move the focus from a chosen answer to the question, before the next answers take its place, so that nobody presses
   * an answer unread. This is done before the board is drawn; afterwards it would make the browser lay out the web page
   * once more.
   */
  function goToQuestion() {
    if (whole && focused()?.matches("[data-do=act]")) focusOn("[data-focus=question]");
  }

  /**
   * Return the first element that one of the selectors finds; null when there is none.
   *
   * @param {string[]} things selectors, in order
   */
  function firstOf(things) {
    for (const thing of things) {
      const part = root.querySelector(thing);
      if (part !== null) return part;
    }
    return null;
  }

  /**
   * Give the focus to the first element that a selector finds, without scrolling.
   *
   * @param {string} thing a selector
   */
  function focusOn(thing) {
    const part = /** @type {HTMLElement | null} */ (root.querySelector(thing));
    part?.focus({ preventScroll: true });
  }

  /**
   * Scroll to a part of the board.
   *
   * @param {string} name its `data-part`
   */
  function bringIntoSight(name) {
    root.querySelector(`[data-part=${name}]`)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Speak a text once to those who do not see the board.
   *
   * @param {string} text
   */
  function announce(text) {
    if (text !== "") voice.textContent = text === voice.textContent ? `${text} ` : text;
  }

  /**
   * Show and speak a notice.
   *
   * @param {Notice} notice
   */
  function inform(notice) {
    desk.notice = notice;
    show();
    const told = root.querySelector("[data-part=notice]");
    if (told instanceof HTMLElement && told.offsetParent === null) {
      desk.tab = NOW; // another part of the board is in sight, so the notice would not be seen
      show();
      focusOnQuestion(true);
      bringIntoSight("notice");
    }
    if (!whole) bringIntoSight("notice");
    announce([notice.title, ...notice.lines.map((line) => line.text)].filter(Boolean).join(" "));
  }

  /**
   * Show and speak a sentence.
   *
   * @param {string} text
   */
  function tell(text) {
    inform({ title: "", lines: [{ text, rule: "" }] });
  }

  /**
   * Give the focus to the open page, or to the question, or to the outcome. In a part that stands alone the focus
   * stays, or goes back to the item used last.
   *
   * @param {boolean} quiet whether nothing is scrolled
   */
  function focusOnQuestion(quiet) {
    const before = focused();
    if (!whole && before !== root && root.contains(before)) return;
    const first = firstOf(whole ? FOCUSED : [`[data-item="${used}"]`, ...FOCUSED]);
    if (stops.delete("actions")) setTabStops(root, stops);
    if (first instanceof HTMLElement && (first !== before || !quiet)) first.focus({ preventScroll: quiet });
  }

  /**
   * Give the focus back to an element, or to the nearest element around it that can have the focus.
   *
   * @param {HTMLElement} part the element
   */
  function focusBack(part) {
    const able = part.closest("button, [tabindex]") ?? root.querySelector("[data-do=asking]");
    if (able instanceof HTMLElement && able.isConnected) able.focus({ preventScroll: true });
    else focusOnQuestion(true);
  }

  return {
    model, exchange, el, page, root, voice, part, whole, desk, stops, ends, signal: ends.signal,
    viewNow, say, show, focused, scrollToEnd, goToQuestion, focusOn, bringIntoSight, announce, inform, tell, focusOnQuestion, focusBack,
    /**
     * Call a feature after each redraw.
     *
     * @param {Feature} feature
     */
    attach({ drawn: redrawn }) {
      if (redrawn) watchers.push(redrawn);
    },
  };
}
