// The one new thing of a moment, explained once: for what is asked, to be switched off, to be had again.
import { button, h } from "./node.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Hints} Hints
 */

/** @returns {Hints} nothing has been explained yet, and everything will be */
export function noHints() {
  return { off: false, told: [], open: null };
}

/**
 * The explanation of what is asked; empty when there is none.
 *
 * @param {View} view
 * @param {Say} say
 */
export function hintText(view, say) {
  if (view.past !== null || view.outcome !== null) return "";
  const key = `hint.${view.prompt.topic}`;
  const text = say(key);
  return text === key ? "" : text;
}

/**
 * The state of the explanations once a position is shown: what is asked for the first time is explained, until the
 * next question comes. A look at the past changes nothing.
 *
 * @param {Hints} hints
 * @param {View} view
 * @param {Say} say
 * @returns {Hints}
 */
export function withView(hints, view, say) {
  if (view.past !== null || hints.open === question(view)) return hints;
  const { topic } = view.prompt;
  if (hints.off || hints.told.includes(topic) || hintText(view, say) === "") {
    return hints.open === null ? hints : { ...hints, open: null };
  }
  return { ...hints, told: [...hints.told, topic], open: question(view) };
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
 * Explains nothing more unasked, or again whatever is new.
 *
 * @param {Hints} hints
 * @returns {Hints}
 */
export function switched(hints) {
  return hints.off ? { ...hints, off: false } : { ...hints, off: true, open: null };
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
  return isOpen(hints, view) && explanation(view, say, hints);
}

/**
 * What is asked, explained; with the button after which nothing more is.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Hints} hints
 */
export function explanation(view, say, hints) {
  const text = hintText(view, say);
  return (
    text !== "" &&
    h(
      "div",
      { class: "ho-hint", key: "hint", role: "note", "aria-label": say("explain.heading") },
      h("p", null, text),
      button("ho-quiet", hints.off ? say("explain.on") : say("explain.off"), { "data-do": "hints" }),
    )
  );
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
