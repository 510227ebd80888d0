// A dialog above everything else on the page, which gives the focus back when it is closed.
import { draw } from "./patch.js";

/** @typedef {import("./node.js").Node} Node */

/**
 * Shows a dialog until it is closed: by its button, by Escape, by a click beside it, or because its place goes away.
 *
 * @param {Node} node
 * @param {HTMLElement} place where the dialog is kept while it is open
 * @param {AbortSignal} ends
 * @param {() => void} back puts the focus where it belongs afterwards
 * @param {(part: HTMLElement) => void} [further] takes any other of its buttons; the dialog is closed then
 */
export function openDialog(node, place, ends, back, further) {
  const dialog = /** @type {HTMLDialogElement} */ (draw(node, place.ownerDocument).dom);
  dialog.dataset["lmSuppressShortcuts"] = "true"; // a notebook hears no key while it is open
  const listening = new AbortController();
  const { signal } = listening;

  /** @param {boolean} focus */
  function close(focus) {
    listening.abort();
    dialog.close();
    dialog.remove();
    if (focus) back();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    close(true);
  }

  /** @param {Event} event */
  function onClick(event) {
    const part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    const isBeside = event.target === dialog && dialog.dataset["part"] !== "pause"; // a pause has nothing beside it
    if (isBeside || (part instanceof HTMLElement && part.dataset["do"] === "close")) return close(true);
    if (!(part instanceof HTMLElement) || further === undefined) return;
    close(false);
    further(part);
  }

  dialog.addEventListener("keydown", onKey, { signal });
  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("close", () => close(true), { signal });
  ends.addEventListener("abort", () => close(false), { signal });
  place.append(dialog);
  dialog.showModal();
}
