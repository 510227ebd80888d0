// The other half of what Python sends after each choice: the parts of the view that have changed.

/** @typedef {Record<string, {all?: unknown, items?: Record<string, unknown>}>} Parts */

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
  /** @type {Record<string, unknown>} */
  const changed = { ...view };
  for (const [name, { all, items }] of Object.entries(parts)) {
    const list = changed[name];
    changed[name] = items && Array.isArray(list) ? list.map((item, index) => items[index] ?? item) : all;
  }
  return /** @type {import("./types.js").View} */ (/** @type {unknown} */ (changed));
}
