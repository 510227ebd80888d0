// How far the pages of a position have been turned, kept for this tab: who loads the page again comes back to the same one.

const KEY = "holding-on page";

/**
 * The line of the page that was turned last at this position; none of another is meant.
 *
 * @param {import("../protocol/types.js").View} view
 */
export function lastTurned(view) {
  try {
    const { at, line } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return at === whereOf(view) && Number.isInteger(line) ? line : -1;
  } catch {
    return -1; // a browser that keeps nothing shows them again
  }
}

/**
 * @param {import("../protocol/types.js").View} view
 * @param {number} line
 */
export function noteTurned(view, line) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: whereOf(view), line }));
  } catch {
    // then it is not kept
  }
}

/**
 * A position of a game, by what all see of it.
 *
 * @param {import("../protocol/types.js").View} view
 */
function whereOf({ head, pawns, moments, pages }) {
  return [head.title, pawns.map(({ name }) => name), moments?.at(-1)?.move, pages?.at(-1)?.line].join();
}
