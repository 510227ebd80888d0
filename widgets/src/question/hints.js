// The one new thing of a moment: a line where it is asked, once in this browser; and all of it for whoever asks.
import { button, h } from "../kit/node.js";
import { metBefore, noteMet } from "./met.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Hints} Hints
 */

/** @returns {Hints} what has been met in this browser is told no more */
export function noHints() {
  return { met: metBefore(), told: null, open: null };
}

/**
 * The explanation of what is asked; empty when there is none.
 *
 * @param {View} view
 * @param {Say} say
 */
export function hintText(view, say) {
  return labelOf("hint", view, say);
}

/**
 * What a question is about, in one line, while it is asked for the first time; else empty.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function firstLine(view, say, hints) {
  return hints.told === question(view) ? labelOf("first", view, say) : "";
}

/**
 * @param {string} kind
 * @param {View} view
 * @param {Say} say
 */
function labelOf(kind, view, say) {
  if (view.past !== null || view.outcome !== null) return "";
  const key = `${kind}.${view.prompt.topic}`;
  const text = say(key);
  return text === key ? "" : text;
}

/**
 * The state of the explanations once a question is seen: one of a kind that nobody met here before has its line, until
 * the next question comes. A look at the past changes nothing.
 *
 * @param {Hints} hints
 * @param {View} view
 * @param {Say} say
 * @returns {Hints}
 */
export function withView(hints, view, say) {
  const now = question(view);
  if (view.past !== null || hints.told === now) return hints;
  const { topic } = view.prompt;
  if (hints.met.includes(topic) || labelOf("first", view, say) === "") {
    return hints.told === null && (hints.open === null || hints.open === now) ? hints : { ...hints, told: null, open: null };
  }
  const met = [...hints.met, topic];
  noteMet(met);
  return { met, told: now, open: null };
}

/**
 * Opens the explanation of what is asked, or puts it away.
 *
 * @param {Hints} hints
 * @param {View} view
 * @returns {Hints}
 */
export function turned(hints, view) {
  return { ...hints, open: isOpen(hints, view) ? null : question(view) };
}

/**
 * Every kind of question is new again.
 *
 * @returns {Hints}
 */
export function again() {
  noteMet([]);
  return { met: [], told: null, open: null };
}

/**
 * @param {Hints} hints
 * @param {View} view
 */
export function isOpen(hints, view) {
  return hints.open === question(view);
}

/**
 * The explanation, while it is open.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function hint(view, say, hints) {
  return isOpen(hints, view) && explanation(view, say);
}

/**
 * What is asked, explained.
 *
 * @param {View} view
 * @param {Say} say
 */
export function explanation(view, say) {
  const text = hintText(view, say);
  return text !== "" && h("p", { class: "ho-hint", key: "hint", role: "note", "aria-label": say("explain.heading") }, text);
}

/**
 * The button that brings the explanation, and puts it away.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function hintButton(view, say, hints) {
  return (
    hintText(view, say) !== "" &&
    button("ho-quiet", say("explain.this"), {
      key: "explain", "data-do": "explain", "aria-expanded": String(isOpen(hints, view)),
    })
  );
}

/** @param {View} view */
function question(view) {
  return `${view.revision} ${view.prompt.topic}`;
}
