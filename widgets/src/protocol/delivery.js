// Passes a value from one widget of the web page to another. The message comes to one widget, but the value belongs to
// another one. That widget has the value before the rest of the message is drawn.

/**
 * void} Receiver => A function that takes a delivered value.
 *
 * @typedef {(value: any) => void} Receiver
 */

/**
 * Return the map of all receivers by name; there is one for the whole web page.
 *
 * @returns {Map<string, Receiver>}
 */
function receivers() {
  /** @type {any} */
  const page = globalThis;
  return (page[Symbol.for("holding_on receivers")] ??= new Map());
}

/**
 * Pass a value to the receiver that is registered under a name. Without such a receiver nothing happens.
 *
 * @param {string} name the name of the receiver
 * @param {unknown} value
 */
export function deliver(name, value) {
  receivers().get(name)?.(value);
}

/**
 * Register a receiver under a name. Calling the returned function removes the receiver.
 *
 * @param {string} name the name that `deliver` is called with
 * @param {Receiver} receiver
 * @returns {() => void}
 */
export function receive(name, receiver) {
  receivers().set(name, receiver);
  return () => void receivers().delete(name);
}
