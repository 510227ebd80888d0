// What comes to a page in a board's letter and is for another widget there: it has it before the letter is drawn.

/** @typedef {(what: any) => void} Take */

/** @returns {Map<string, {take?: Take, left?: {what: any}}>} who takes what, by name: one list for the whole page */
function list() {
  /** @type {any} */
  const page = globalThis;
  return (page[Symbol.for("holding_on hands")] ??= new Map());
}

/**
 * Hands something to whoever has that name; until somebody has it, it is left for them.
 *
 * @param {string} name
 * @param {unknown} what
 */
export function hand(name, what) {
  const one = list().get(name);
  if (one?.take) one.take(what);
  else list().set(name, { left: { what } });
}

/**
 * From now on takes what is handed to this name, until the returned function is called.
 *
 * @param {string} name
 * @param {Take} take
 * @returns {() => void}
 */
export function takes(name, take) {
  const left = list().get(name)?.left;
  list().set(name, { take });
  if (left) take(left.what);
  return () => void list().delete(name);
}
