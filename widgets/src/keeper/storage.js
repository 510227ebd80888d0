// The games that this browser keeps, each as its record: they outlive the page, the kernel and the server.

/**
 * A game as it is stored: its id, its record, and when it was stored last, in milliseconds.
 *
 * @typedef {{id: string, record: string, at: number}} Stored
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Store
 */

export const PREFIX = "holding_on.game ";

/** So many games are stored; of more, those that were stored longest ago are removed. */
export const MOST = 20;

/**
 * Every stored game, the latest first; what cannot be one is passed over.
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
 * The game to go on with: the one with this id, or else the latest; null when there is none.
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
 * Stores a game; false when this browser keeps nothing (private windows, a full disk).
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
 * @param {Store | undefined} store
 * @param {string} id
 */
export function remove(store, id) {
  store?.removeItem(PREFIX + id);
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
