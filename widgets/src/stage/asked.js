// What a lesson asks on its stage, the options or the game's own answers, what is told afterwards, and the buttons.
import { button, classes, h, spoken } from "../kit/node.js";
import { rule } from "../kit/texts.js";
import { offered } from "../question/ahead.js";
import { notice } from "../question/notice.js";
import { sign } from "../question/signs.js";
import { answers } from "../question/question.js";
import { bench } from "./bench.js";
import { slider as sliderOf } from "./slider.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("./script.js").Script} Script
 */

/** Three things to set side by side at a desk, one on a phone; what is pressed then is in the last place. */
const ACROSS = "grid-template-columns: repeat(auto-fit, minmax(min(100%, 185px), 1fr)); align-items: end";

/** Four small pages: side by side at a desk, two and two on a phone. */
const IN_A_ROW = "grid-template-columns: repeat(auto-fit, minmax(max(130px, 20%), 1fr))";

/** What led to such a page: small and plain, a line or more for each evening. */
const WAY = "display: block; margin-top: 4px; font-size: 0.85em; font-weight: 400";

/** What an earlier time brought stays above the question too: small cards, and words beside them. */
const ROW = "order: -1; display: flex; align-items: center; gap: 8px";
const SMALL = "width: 37px; height: 20px; font-size: 9px";

/**
 * Draw the question and everything below it.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {Script} script
 */
export function lessonAsks(view, say, desk, script) {
  const { badge, asks, count, options, plays, told: said, buttons, hours, earlier, dials, pages, bench: results, slider } = script;
  const asksItself = plays && view.outcome === null;
  const counted = count !== "" && h("span", { class: "hs-count", part: "count" }, count);
  const pressable =
    buttons.length > 0 &&
    h(
      "div",
      { class: "hs-buttons", key: "buttons" },
      buttons.map(({ name, text, main }) => button(classes("hs-button", main && "ho-primary"), text, { key: name, "data-do": "does", "data-name": name })),
    );
  return h(
    "div",
    { class: "hs-side", key: "side" },
    h(
      "div",
      { class: "hs-head", key: "head" },
      badge !== "" && h("span", { class: "hs-badge", key: "badge" }, badge),
      !asksItself && counted,
      question(asks),
    ),
    asksItself && h("div", { class: "hs-head", key: "own" }, h("p", { class: "hs-own" }, view.prompt.short), counted),
    asksItself && answers(view, say, desk, offered(view)),
    slider && sliderOf(slider),
    options.length > 0 && optionRow(options, asks, say, desk, view.outcome?.died),
    dials.length > 0 && h("div", { class: "hs-bench", part: "dials", style: ACROSS }, dials.map((dial) => set(dial, say, desk)), pressable),
    notice(say, desk),
    desk.notice?.answers && h("div", { key: "several" }, answers(view, say, desk, desk.notice.answers)),
    said && told(said, say),
    hours.length > 0 && laid(hours),
    earlier.map((row, n) => h("div", { key: `row ${n}`, part: "row", style: ROW }, laid(row.hours, SMALL), h("small", { key: "text", style: "flex: 1" }, row.text))),
    results && bench(results),
    pages.length > 0 && lastPages(pages),
    dials.length === 0 && pressable,
    desk.waiting && h("p", { class: "hs-own", key: "waiting" }, say("waiting")),
  );
}

/**
 * Draw the question of a lesson.
 *
 * @param {string} asks
 */
export function question(asks) {
  return h("h3", { class: "hs-asks", part: "question", tabindex: -1, "data-focus": "question" }, asks);
}

/**
 * Draw the options side by side, as many as the longest has room for.
 *
 * @param {import("./script.js").Option[]} options
 * @param {string} asks the question
 * @param {Say} say
 * @param {Desk} desk
 * @param {boolean} [still] whether Billy has died: then the one that was chosen has no frame of its own
 */
function optionRow(options, asks, say, desk, still) {
  const longest = Math.max(...options.map(({ text }) => text.length));
  return h(
    "div",
    { class: "hs-options", part: "options", role: "group", "aria-label": asks, style: `--long: ${longest}` },
    options.map(({ name, text, state }) =>
      h(
        "button",
        {
          class: `hs-option is-${still && state !== "other" ? "open" : state}`, key: name, "data-part": "option", "data-state": state, "data-do": state === "open" && "does", "data-name": name,
          "aria-disabled": state !== "open" || desk.waiting ? "true" : null, "aria-current": state === "chosen" && "true",
        },
        text,
        state === "right" && spoken(` ${say("stage.right")}`),
        state === "wrong" && spoken(` ${say("stage.wrong")}`),
      ),
    ),
  );
}

/**
 * Draw a thing to set, with its values side by side.
 *
 * @param {import("./script.js").Dial} dial
 * @param {Say} say
 * @param {Desk} desk
 */
function set({ label, options }, say, desk) {
  return h("div", { key: label }, h("p", { class: "hs-own", key: "label", "aria-hidden": "true" }, label), optionRow(options, label, say, desk));
}

/**
 * Draw the ways in which a game may end, each as a small page that is filled with what led there.
 *
 * @param {import("./script.js").LastPage[]} pages
 */
function lastPages(pages) {
  return h(
    "div",
    { class: "hs-options", part: "pages", role: "list", style: IN_A_ROW },
    pages.map(({ title, text, ways }) =>
      h(
        "div",
        { class: `hs-option is-${ways[0] ? "chosen" : "other"}`, key: title, role: "listitem" },
        title,
        text && spoken(` ${text}`),
        ways.map((way) => h("small", { key: way, style: WAY }, way)),
      ),
    ),
  );
}

/**
 * Draw what is told after an answer.
 *
 * @param {import("./script.js").Said} said
 * @param {Say} say
 */
function told({ title, text, lines, kind }, say) {
  return h(
    "div",
    { class: classes("hs-told", kind !== "" && `is-${kind}`), part: "told" },
    title !== "" && h("h4", { key: "title" }, title),
    text !== "" && h("p", { key: "text" }, text),
    lines.map((line) => h("p", { class: "hs-line" }, line.text, " ", rule(say, line.rule))),
  );
}

/** The most hours that are drawn in their size; more are smaller, so that what is below them stays in the window. */
const IN_FULL = 12;

/**
 * Draw hours or shifts, each as a small card with what it brought: memories that were told, or Stress.
 *
 * @param {import("./script.js").Script["hours"]} hours
 * @param {string} [size] the style of each, where it is not in its own size
 */
function laid(hours, size) {
  return h(
    "ol",
    { class: "hs-hours", part: "hours", style: hours.length > IN_FULL ? "zoom: 0.54" : "" },
    hours.map(({ kind, text, name, stress, needs }, n) =>
      h(
        "li",
        { class: classes(`is-${kind}`, !!name && "has-name"), key: `hour ${n}`, style: size },
        name && h("b", { key: "name" }, name),
        needs && h("small", { key: "needs" }, needs),
        spoken(` ${text} `),
        kind === "between" && sign("sewn"),
        kind !== "silent" && !name && !size && sign("cloth"),
        Array.from({ length: stress ?? 0 }, (_, n) => sign("bolt", `bolt ${n}`)),
      ),
    ),
  );
}
