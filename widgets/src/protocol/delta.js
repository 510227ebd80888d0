// The other half of what Python sends after each choice: the parts of the view that have changed.

/**
 * @typedef {{all?: unknown, items?: Parts, length?: number}} Part what has become of a value: `all` of it is new; or
 *   some of its `items`, by their key or place, each a part itself, and of a list the `length` where that has changed
 * @typedef {{[item: string]: Part}} Parts
 */

/**
 * Which view another one was made from, so that a change never meets the wrong one.
 *
 * @param {import("./types.js").View} view
 * @returns {[revision: number, move: number | null, branch: boolean]}
 */
export function baseOf(view) {
  return [view.revision, view.past?.move ?? null, view.branch !== null];
}

/**
 * The view with its changed parts put in; what has not changed is the same as before.
 *
 * @param {import("./types.js").View} view
 * @param {Parts} parts
 * @returns {import("./types.js").View}
 */
export function withParts(view, parts) {
  return put(view, { items: parts });
}

/**
 * @param {any} old
 * @param {Part} part
 * @returns {any}
 */
function put(old, { all, items, length }) {
  if (!items) return all;
  const next = Array.isArray(old) ? old.slice(0, length) : { ...old };
  for (const [item, part] of Object.entries(items)) next[item] = put(old[item], part);
  return next;
}
