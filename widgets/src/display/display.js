// What one display of the board is: its page, what its reader has opened, how it draws itself, speaks and keeps focus.
import { asRead } from "../folds/folds.js";
import { hears } from "../kit/herald.js";
import { grouped, hasLandmarks } from "../kit/landmarks.js";
import { kept } from "../kit/node.js";
import { draw, redraw } from "../kit/patch.js";
import { setTabStops } from "../kit/roving.js";
import { speaker } from "../kit/words.js";
import { withView } from "../question/hints.js";
import { newDesk } from "./desk.js";
import { NOW } from "./tabs.js";

/**
 * @typedef {import("../protocol/types.js").Model} Model
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Notice} Notice
 * @typedef {import("../protocol/exchange.js").Exchange} Exchange
 * @typedef {import("../protocol/display.js").Display} Display
 * @typedef {import("../protocol/display.js").Feature} Feature
 */

/** What has the focus when something is asked: the first of these that is there. */
const FOCUSED = ["[data-focus]", "[data-roving=actions] [data-item]", "[data-do=undo]", "[data-item], button"];

/** What a notebook puts around a board. */
const BOXES = ".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-output";

/**
 * @param {Model} model
 * @param {Exchange} exchange
 * @param {HTMLElement} el
 * @param {() => import("../protocol/types.js").Words} labels what all displays say; a display may have words of its own besides
 * @param {(view: View, lines: import("../protocol/types.js").Line[], say: Say, desk: Desk) => import("../kit/node.js").Node} picture
 * @returns {Display}
 */
export function newDisplay(model, exchange, el, labels, picture) {
  const page = el.ownerDocument;
  const ends = new AbortController();
  const part = model.get("part") ?? "board";
  const whole = part === "board";
  const marked = whole && hasLandmarks(page, ends.signal);
  const desk = { ...newDesk(), large: model.get("projector") === true, details: model.get("details") === true };
  /** @type {Map<string, string>} the thing last used, by group */
  const stops = new Map();
  /** @type {(() => void)[]} told after each redraw */
  const watchers = [];
  /** In a part: the name of what was used last. An answer that is offered there is gone once it is taken. */
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

  /** @returns {View} */
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
    desk.light = "holdingOnLight" in page.body.dataset; // a page of ours listens; in a notebook its own theme decides
    desk.ending = model.get("ending") ?? [];
    const isSeen = !desk.large && desk.leaf === null && !desk.waiting; // a question that was answered already is not
    if (isSeen) desk.hints = withView(desk.hints, viewNow(), say());
    const pictured = picture(viewNow(), exchange.lines(), say(), desk);
    return marked ? pictured : grouped(pictured);
  }

  /** What has the focus: where a notebook closes a part of its page off, the page itself names that part and no more. */
  function focused() {
    const place = root.getRootNode();
    return place instanceof ShadowRoot ? place.activeElement : page.activeElement;
  }

  /** Draws what has changed; the focus stays on the board. */
  function show() {
    const before = focused();
    const hadFocus = root.contains(before);
    const item = hadFocus ? before?.closest("[data-item]:not([data-do=act])") : null;
    if (item instanceof HTMLElement) used = item.dataset["item"] ?? "";
    drawn = redraw(drawn, node());
    setTabStops(root, stops);
    tellAround();
    for (const watcher of watchers) watcher();
    if (hadFocus && !root.contains(focused())) focusOnQuestion(true);
  }

  /** Other displays of the same game know each other by its name; the boxes around know that a moment is shown that is over. */
  function tellAround() {
    voice.dataset["game"] = model.get("game_id");
    /** @type {Element | null | undefined} */
    let box = el;
    for (; box; box = box.parentElement?.closest(BOXES)) box.classList.toggle("ho-around-past", viewNow().past !== null);
  }

  /** With the next frame, just before the walks begin: both cost one layout. */
  function scrollToEnd() {
    requestAnimationFrame(() => {
      for (const part of root.querySelectorAll("[data-scroll=end]")) part.scrollTo(part.scrollWidth, part.scrollHeight);
      for (const part of root.querySelectorAll("[data-scroll=start]")) part.scrollTop = 0;
      for (const part of root.querySelectorAll("[data-scroll=here]")) {
        const here = part.querySelector("[data-here]");
        if (here instanceof HTMLElement) part.scrollLeft = here.offsetLeft + here.offsetWidth - part.clientWidth;
      }
    });
  }

  /**
   * The answer that was chosen is about to make room for the next ones: the question has the focus already, never an
   * answer that nobody has read. Before the board is drawn that costs no layout.
   */
  function goToQuestion() {
    if (whole && focused()?.matches("[data-do=act]")) focusOn("[data-focus=question]");
  }

  /**
   * What is there of these.
   *
   * @param {string[]} things
   */
  function firstOf(things) {
    for (const thing of things) {
      const part = root.querySelector(thing);
      if (part !== null) return part;
    }
    return null;
  }

  /** @param {string} thing the first that it selects gets the focus, where it stands */
  function focusOn(thing) {
    const part = root.querySelector(thing);
    if (part instanceof HTMLElement) part.focus({ preventScroll: true });
  }

  /** @param {string} name of the part that is wanted */
  function bringIntoSight(name) {
    root.querySelector(`[data-part=${name}]`)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Says a text once to those who do not look.
   *
   * @param {string} text
   */
  function announce(text) {
    if (text !== "") voice.textContent = text === voice.textContent ? `${text} ` : text;
  }

  /**
   * Shows what a click was told instead of being taken, and says it.
   *
   * @param {Notice} notice
   */
  function inform(notice) {
    desk.notice = notice;
    show();
    const told = root.querySelector("[data-part=notice]");
    if (told instanceof HTMLElement && told.offsetParent === null) {
      desk.tab = NOW; // another part is in sight, and what is told would not be
      show();
      focusOnQuestion(true);
      bringIntoSight("notice");
    }
    if (!whole) bringIntoSight("notice");
    announce([notice.title, ...notice.lines.map((line) => line.text)].filter(Boolean).join(" "));
  }

  /**
   * Shows a sentence, and says it.
   *
   * @param {string} text
   */
  function tell(text) {
    inform({ title: "", lines: [{ text, rule: "" }] });
  }

  /**
   * The page that lies open, else what is asked, or the outcome; in a part the focus stays,
   * or goes back to what was used last.
   *
   * @param {boolean} quiet without scrolling there
   */
  function focusOnQuestion(quiet) {
    const before = focused();
    if (!whole && before !== root && root.contains(before)) return;
    const first = firstOf(whole ? FOCUSED : [`[data-item="${used}"]`, ...FOCUSED]);
    if (stops.delete("actions")) setTabStops(root, stops);
    if (first instanceof HTMLElement && (first !== before || !quiet)) first.focus({ preventScroll: quiet });
  }

  /**
   * Gives the focus to a part that had it, or to the nearest around it that can have it.
   *
   * @param {HTMLElement} part
   */
  function focusBack(part) {
    const able = part.closest("button, [tabindex]") ?? root.querySelector("[data-do=asking]");
    if (able instanceof HTMLElement && able.isConnected) able.focus({ preventScroll: true });
    else focusOnQuestion(true);
  }

  return {
    model, exchange, el, page, root, voice, part, whole, desk, stops, ends, signal: ends.signal,
    viewNow, say, show, focused, scrollToEnd, goToQuestion, focusOn, bringIntoSight, announce, inform, tell, focusOnQuestion, focusBack,
    /** @param {Feature} feature told after each redraw */
    attach({ drawn: redrawn }) {
      if (redrawn) watchers.push(redrawn);
    },
  };
}
