// Deltas: after each choice Python sends only the parts of the view that have changed (holding_on/board/delta.py).

/**
 * @typedef {{all?: unknown, items?: Delta, length?: number}} Change of one value: `all` of it is new; or some of its
 *   `items` are, by their key or index, each a change itself, and of a list the `length` where that is another
 * @typedef {{[item: string]: Change}} Delta
 */

/**
 * What a delta says of the view that it was made from, so that it is never applied to another one.
 *
 * @param {import("./types.js").View} view
 * @returns {[revision: number, move: number | null, branch: boolean]}
 */
export function baseOf(view) {
  return [view.revision, view.past?.move ?? null, view.branch !== null];
}

/**
 * A view with a delta applied; what has not changed is the same object as before.
 *
 * @param {import("./types.js").View} view
 * @param {Delta} delta
 * @returns {import("./types.js").View}
 */
export function applyDelta(view, delta) {
  return changed(view, { items: delta });
}

/**
 * @param {any} old
 * @param {Change} change
 * @returns {any}
 */
function changed(old, { all, items, length }) {
  if (!items) return all;
  const next = Array.isArray(old) ? old.slice(0, length) : { ...old };
  for (const [item, change] of Object.entries(items)) next[item] = changed(old[item], change);
  return next;
}
