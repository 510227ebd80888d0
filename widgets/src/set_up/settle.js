// A page before a game comes alive: it hears its model, and the focus begins at the heading, once the page stands where the
// one before it stood.

/**
 * The button that led here is gone with its page, and the focus has no place: it gets one, unless somebody takes it
 * elsewhere before. The returned function ends the hearing and the waiting, and the page with them.
 *
 * @param {HTMLElement} root
 * @param {import("../protocol/types.js").Model} model
 * @param {Record<string, (...said: any[]) => void>} calls what is done when the model says one of these
 * @returns {() => void}
 */
export function settle(root, model, calls) {
  const page = root.ownerDocument;
  const heard = Object.entries(calls);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const look = () => {
    if (!root.isConnected) waiting = setTimeout(look, 30);
    else if (page.activeElement === null || page.activeElement.contains(root)) root.querySelector("h2")?.focus({ preventScroll: true });
  };
  for (const [name, call] of heard) model.on(name, call);
  look();
  return () => {
    clearTimeout(waiting);
    for (const [name, call] of heard) model.off(name, call);
    root.remove();
  };
}
