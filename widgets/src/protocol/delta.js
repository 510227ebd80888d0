// Deltas: after each action Python sends only the parts of the view that have changed (holding_on/board/delta.py).

/**
 * @typedef {object} Change What has changed in one value. Either `all` or `items` is there.
 * @property {unknown} [all] the whole new value
 * @property {Delta} [items] the changes of some of its items
 * @property {number} [length] the new length, where the value is a list whose length has changed
 *
 * @typedef {{[item: string]: Change}} Delta the changes of a value, by key (of an object) or index (of a list)
 */

/**
 * Return the three numbers by which a delta names the view that it belongs to: the revision, the move that is looked
 * back to (null for none), and whether a branch is shown. A delta is applied to no other view.
 *
 * @param {import("./view.d.ts").View} view
 * @returns {[revision: number, move: number | null, branch: boolean]}
 */
export function baseOf(view) {
  return [view.revision, view.past?.move ?? null, view.branch !== null];
}

/**
 * Return a new view: the given one with a delta applied. What has not changed is the same object as before.
 *
 * @param {import("./view.d.ts").View} view
 * @param {Delta} delta
 * @returns {import("./view.d.ts").View}
 */
export function applyDelta(view, delta) {
  return changed(view, { items: delta });
}

/**
 * Return one value with its change applied.
 *
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
