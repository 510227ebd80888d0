// Explanations of questions. When a kind of question comes for the first time in this browser, one line says what it is
// about. The whole explanation opens when the reader asks for it.
import { button, h } from "../kit/node.js";
import { metBefore, noteMet } from "./met.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Hints} Hints
 */

/**
 * Return the hints at the beginning. Kinds of questions that this browser has shown before get no line.
 *
 * @returns {Hints}
 */
export function noHints() {
  return { met: metBefore(), told: null, open: null };
}

/**
 * Return the explanation of the present question; empty when there is none.
 *
 * @param {View} view
 * @param {Say} say
 */
export function hintText(view, say) {
  return labelOf("hint", view, say);
}

/**
 * Return the one line about a question while its kind is asked for the first time; empty otherwise.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function firstLine(view, say, hints) {
  return hints.told === question(view) ? labelOf("first", view, say) : "";
}

/**
 * Return a text about the present question; empty when there is none, and while nothing is asked.
 *
 * @param {string} kind "hint" for the explanation, "first" for the one line
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
 * Return the hints once a question is shown. When its kind is new in this browser, the line about it is shown until the
 * next question comes. Looking at a moment that is over changes nothing.
 *
 * @param {Hints} hints the hints before
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
 * Return the hints with the explanation of the present question opened, or closed when it was open.
 *
 * @param {Hints} hints
 * @param {View} view
 * @returns {Hints}
 */
export function turned(hints, view) {
  return { ...hints, open: isOpen(hints, view) ? null : question(view) };
}

/**
 * Return the hints at a new beginning: every kind of question is new again.
 *
 * @returns {Hints}
 */
export function again() {
  noteMet([]);
  return { met: [], told: null, open: null };
}

/**
 * Whether the explanation of the present question is open.
 *
 * @param {Hints} hints
 * @param {View} view
 */
export function isOpen(hints, view) {
  return hints.open === question(view);
}

/**
 * Draw the explanation while it is open; false otherwise.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function hint(view, say, hints) {
  return isOpen(hints, view) && explanation(view, say);
}

/**
 * Draw the explanation of the present question; false when there is none.
 *
 * @param {View} view
 * @param {Say} say
 */
export function explanation(view, say) {
  const text = hintText(view, say);
  return text !== "" && h("p", { class: "ho-hint", key: "hint", role: "note", "aria-label": say("explain.heading") }, text);
}

/**
 * Draw the button that opens and closes the explanation; false when there is none.
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

/**
 * Return the name of the present question: its revision and its topic.
 *
 * @param {View} view
 */
function question(view) {
  return `${view.revision} ${view.prompt.topic}`;
}
