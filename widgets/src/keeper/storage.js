// The browser's own shelf: each game lies there as its record, and survives the page, the kernel and the server.

/**
 * A game as it is kept: which game, its record, and when it was laid there last, in milliseconds.
 *
 * @typedef {{id: string, record: string, at: number}} Kept
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Shelf
 */

export const PLACE = "holding_on.game ";

/** So many games lie there; of more, those that were touched longest ago are put away. */
export const MOST = 20;

/**
 * Every game that lies there, the latest first; what cannot be one is passed over.
 *
 * @param {Shelf | undefined} shelf
 * @returns {Kept[]}
 */
function all(shelf) {
  const keys = Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? "");
  const games = keys.filter((key) => key.startsWith(PLACE)).map((key) => read(shelf?.getItem(key) ?? ""));
  return games.filter((each) => each !== null).sort((one, other) => other.at - one.at);
}

/**
 * @param {string} text
 * @returns {Kept | null}
 */
function read(text) {
  try {
    const kept = JSON.parse(text);
    const whole = typeof kept?.id === "string" && typeof kept.record === "string" && typeof kept.at === "number";
    return whole ? kept : null;
  } catch {
    return null;
  }
}

/**
 * The game to go on with: the one that is wanted, or else the latest; null when there is none.
 *
 * @param {Shelf | undefined} shelf
 * @param {string | null} [wanted]
 * @returns {Kept | null}
 */
export function look(shelf, wanted = null) {
  const games = all(shelf);
  return games.find((each) => each.id === wanted) ?? games[0] ?? null;
}

/**
 * Lays a game there; false when this browser keeps nothing (private windows, a full disk).
 *
 * @param {Shelf | undefined} shelf
 * @param {Kept} kept
 */
export function lay(shelf, kept) {
  try {
    const place = PLACE + kept.id;
    const isNew = !shelf?.getItem(place);
    shelf?.setItem(place, JSON.stringify(kept));
    if (isNew) for (const { id } of all(shelf).slice(MOST)) clear(shelf, id);
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/**
 * @param {Shelf | undefined} shelf
 * @param {string} id
 */
export function clear(shelf, id) {
  shelf?.removeItem(PLACE + id);
}

/**
 * What the browser keeps for all pages, or for this tab alone; undefined where it keeps nothing.
 *
 * @param {"localStorage" | "sessionStorage"} name
 * @returns {Storage | undefined}
 */
export function storage(name) {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
