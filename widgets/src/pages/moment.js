// Which moment of which game is shown.

/** @typedef {import("../protocol/view.d.ts").View} View */

/**
 * Whether nothing has been decided yet: the first cards of the story are shown then.
 *
 * @param {View} view
 */
export function isOpening(view) {
  return view.outcome === null && !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}

/**
 * Return a text that names the moment and the branch that are shown, for comparing.
 *
 * @param {View} view
 */
export function whereabouts(view) {
  return `${view.past?.move ?? "now"} ${view.branch === null ? "" : view.branch.text}`;
}
