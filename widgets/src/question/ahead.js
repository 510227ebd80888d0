// What would follow the answer that the reader looks at: on the thread and in the purses. The view has all numbers;
// nothing is computed here. A reader looks at an answer by resting the pointer or the keyboard's focus on it.
import { h, spoken } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 */

/**
 * Return the answers that can be chosen: gestures, where the table gives several answers at once, or else actions.
 *
 * @param {View} view
 * @returns {Answer[]}
 */
export function offered({ actions, gestures = [] }) {
  return gestures.length > 0 ? gestures : actions;
}

/**
 * Return the answer that the reader looks at; null when the reader looks at none, or when the question has changed
 * since.
 *
 * @param {View} view
 * @param {Desk} desk
 * @returns {Answer | null}
 */
export function lookedAt(view, desk) {
  const { looked } = desk;
  if (looked === null || looked.revision !== view.revision) return null;
  return [...offered(view), ...view.actions].find(({ code }) => String(code) === String(looked.code)) ?? null;
}

/**
 * Return how many Care Tokens a purse will hold after an answer; null when their number stays the same.
 *
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {number} purse its number, as the view names it
 * @returns {number | null}
 */
export function tokensAhead(ahead, purse) {
  return ahead?.tokens.find(([which]) => which === purse)?.[1] ?? null;
}

/**
 * Draw the small label over a purse: how many Care Tokens are in it now, and how many afterwards; null when nothing
 * changes.
 *
 * @param {Say} say
 * @param {number} now how many it holds now
 * @param {number | null} then how many it will hold
 */
export function tokenSlip(say, now, then) {
  if (then === null) return null;
  const told = spoken(say("ahead.tokens", { n: then }));
  return [
    h("span", { class: "ho-slip", part: "slip", "aria-hidden": "true" }, say("ahead.change", { now, then })),
    { ...told, key: "ahead" },
  ];
}
