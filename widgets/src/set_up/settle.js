// Starts a web page that is shown before a game: the web page listens to its model, and its heading gets the focus.

/**
 * Listen to a model, and give the focus to the heading once the web page stands in its place. The button that led to
 * this web page is gone, and the focus with it. When somebody has moved the focus elsewhere by then, it stays there.
 * Calling the returned function ends all of this and removes the web page.
 *
 * @param {HTMLElement} root
 * @param {import("../protocol/types.js").Model} model
 * @param {Record<string, (...said: any[]) => void>} calls by an event of the model, the function to call
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
