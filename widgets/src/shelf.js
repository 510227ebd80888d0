// The browser's own shelf: one game lies there, as its record, and survives the page, the kernel and the server.

/**
 * A game as it is kept: which game, its record, how it is told, and which tab laid it there last.
 *
 * @typedef {{id: string, record: string, told: string, tab: string}} Kept
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Shelf
 */

export const PLACE = "holding_on.game";

/**
 * The game that lies there; null when there is none, or nothing that can be one.
 *
 * @param {Shelf | undefined} shelf
 * @returns {Kept | null}
 */
export function look(shelf) {
  try {
    const kept = JSON.parse(shelf?.getItem(PLACE) ?? "null");
    const whole = ["id", "record", "told", "tab"].every((part) => typeof kept?.[part] === "string");
    return whole ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Lays a game there; false when this browser keeps nothing (private windows, a full disk).
 *
 * @param {Shelf | undefined} shelf
 * @param {Kept} kept
 */
export function lay(shelf, kept) {
  try {
    shelf?.setItem(PLACE, JSON.stringify(kept));
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/** @param {Shelf | undefined} shelf */
export function clear(shelf) {
  try {
    shelf?.removeItem(PLACE);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
