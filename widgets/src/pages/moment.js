// Which moment of which game is shown.

/** @typedef {import("../protocol/types.js").View} View */

/**
 * Nothing has been decided yet: the cards told so far lie open.
 *
 * @param {View} view
 */
export function isOpening(view) {
  return !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}

/**
 * Which moment of which game is shown.
 *
 * @param {View} view
 */
export function whereabouts(view) {
  return `${view.past?.move ?? "now"} ${view.branch === null ? "" : view.branch.text}`;
}
