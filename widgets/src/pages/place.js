// How far the pages of a position have been turned, stored for this tab: after a reload the same page is open.

const KEY = "holding-on page";

/**
 * Return the line of the page that was turned last at this position; -1 when none was.
 *
 * @param {import("../protocol/view.d.ts").View} view
 */
export function lastTurned(view) {
  try {
    const { at, line } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return at === whereOf(view) && Number.isInteger(line) ? line : -1;
  } catch {
    return -1; // a browser that stores nothing shows the pages again
  }
}

/**
 * Store which page was turned.
 *
 * @param {import("../protocol/view.d.ts").View} view
 * @param {number} line of the page; -1 for none
 */
export function noteTurned(view, line) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: whereOf(view), line }));
  } catch {
    // a browser that stores nothing
  }
}

/**
 * Return a text that names a position of a game, for comparing.
 *
 * @param {import("../protocol/view.d.ts").View} view
 */
function whereOf({ head, pawns, moments, pages }) {
  return [head.title, pawns.map(({ name }) => name), moments?.at(-1)?.move, pages?.at(-1)?.line].join();
}
