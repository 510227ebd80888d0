// What comes to a page in a board's letter and is for another widget there: it has it before the letter is drawn.

/** @typedef {(what: any) => void} Take */

/** @returns {Map<string, Take>} who takes what, by name: one list for the whole page */
function takers() {
  /** @type {any} */
  const page = globalThis;
  return (page[Symbol.for("holding_on takers")] ??= new Map());
}

/**
 * Hands something to whoever has that name.
 *
 * @param {string} name
 * @param {unknown} what
 */
export function hand(name, what) {
  takers().get(name)?.(what);
}

/**
 * From now on takes what is handed to this name, until the returned function is called.
 *
 * @param {string} name
 * @param {Take} take
 * @returns {() => void}
 */
export function takes(name, take) {
  takers().set(name, take);
  return () => void takers().delete(name);
}
