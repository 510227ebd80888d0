// The games that this browser stores, each as its record. These games stay when the web page, the kernel or the server
// is gone.

/**
 * A stored game, and the storage that holds it.
 *
 * @typedef {object} Stored
 * @property {string} id
 * @property {string} record the game as text (options and actions)
 * @property {boolean} [over] whether nothing of it waits to be played on; the title reads this
 * @property {number} at when the game was stored last, in milliseconds since 1970
 *
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Store
 */

export const PREFIX = "holding_on.game ";

/** The most games that are stored. When there are more, the oldest are removed. */
export const MOST = 20;

/**
 * Return every stored game, the latest first. Text that is no game is left out.
 *
 * @param {Store | undefined} store
 * @returns {Stored[]}
 */
function all(store) {
  const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? "");
  const games = keys.filter((key) => key.startsWith(PREFIX)).map((key) => parsed(store?.getItem(key) ?? ""));
  return games.filter((each) => each !== null).sort((one, other) => other.at - one.at);
}

/**
 * Return the game that a stored text holds; null when it holds none.
 *
 * @param {string} text
 * @returns {Stored | null}
 */
function parsed(text) {
  try {
    const stored = JSON.parse(text);
    const whole = typeof stored?.id === "string" && typeof stored.record === "string" && typeof stored.at === "number";
    return whole ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Return the game to go on with: the game with this id, or else the latest; null when there is none.
 *
 * @param {Store | undefined} store
 * @param {string | null} [id]
 * @returns {Stored | null}
 */
export function find(store, id = null) {
  const games = all(store);
  return games.find((each) => each.id === id) ?? games[0] ?? null;
}

/**
 * Store a game. Return false when this browser stores nothing (a private window, a full disk).
 *
 * @param {Store | undefined} store
 * @param {Stored} game
 */
export function put(store, game) {
  try {
    const key = PREFIX + game.id;
    const isNew = !store?.getItem(key);
    store?.setItem(key, JSON.stringify(game));
    if (isNew) for (const { id } of all(store).slice(MOST)) remove(store, id);
    return store !== undefined;
  } catch {
    return false;
  }
}

/**
 * Remove a stored game.
 *
 * @param {Store | undefined} store
 * @param {string} id
 */
export function remove(store, id) {
  store?.removeItem(PREFIX + id);
}

/**
 * Return the browser's storage for all tabs and windows ("localStorage") or for this tab alone ("sessionStorage");
 * undefined where the browser allows no storage.
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
