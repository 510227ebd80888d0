// What would follow the answer that is looked at: on the thread and in the purses. The view brings it; nothing is computed.
import { h, spoken } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/types.js").Action} Action
 */

/**
 * The answers that stand on the desk: where several questions are answered at once, those that answer them all.
 *
 * @param {View} view
 * @returns {Action[]}
 */
export function offered({ actions, gestures = [] }) {
  return gestures.length > 0 ? gestures : actions;
}

/**
 * The answer that is looked at, if it still answers what is asked.
 *
 * @param {View} view
 * @param {Desk} desk
 * @returns {Action | null}
 */
export function lookedAt(view, desk) {
  const { looked } = desk;
  if (looked === null || looked.revision !== view.revision) return null;
  return [...offered(view), ...view.actions].find(({ code }) => String(code) === String(looked.code)) ?? null;
}

/**
 * How many tokens a purse will hold; null when it stays as it is.
 *
 * @param {Action | null} ahead
 * @param {number} purse
 * @returns {number | null}
 */
export function tokensAhead(ahead, purse) {
  return ahead?.tokens.find(([which]) => which === purse)?.[1] ?? null;
}

/**
 * The small slip over a purse: so many now, so many then.
 *
 * @param {Say} say
 * @param {number} now
 * @param {number | null} then
 */
export function tokenSlip(say, now, then) {
  if (then === null) return null;
  const told = spoken(say("ahead.tokens", { n: then }));
  return [
    h("span", { class: "ho-slip", part: "slip", "aria-hidden": "true" }, say("ahead.change", { now, then })),
    { ...told, key: "ahead" },
  ];
}
