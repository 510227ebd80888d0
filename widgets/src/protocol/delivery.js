// Values that come in one widget's message and belong to another widget of the page: that one has its value before the
// rest of the message is drawn.

/** @typedef {(value: any) => void} Receiver */

/** @returns {Map<string, Receiver>} the registry of receivers by name, one for the whole page */
function receivers() {
  /** @type {any} */
  const page = globalThis;
  return (page[Symbol.for("holding_on receivers")] ??= new Map());
}

/**
 * Passes a value to the receiver of that name, if there is one.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function deliver(name, value) {
  receivers().get(name)?.(value);
}

/**
 * Registers a receiver under a name, until the returned function is called.
 *
 * @param {string} name
 * @param {Receiver} receiver
 * @returns {() => void}
 */
export function receive(name, receiver) {
  receivers().set(name, receiver);
  return () => void receivers().delete(name);
}
