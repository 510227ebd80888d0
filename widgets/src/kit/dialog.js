// A dialog above everything else on the web page. When it is closed, the focus goes back to where it was.
import { draw } from "./patch.js";

/** @typedef {import("./node.js").Node} Node */

/**
 * Show a dialog until it is closed: by its button, by Escape, by a click beside it, or because its display goes away.
 *
 * @param {Node} node the dialog as a node
 * @param {HTMLElement} place the element that holds the dialog while it is open
 * @param {AbortSignal} ends aborted when the display goes away
 * @param {() => void} back gives the focus back once the dialog is closed
 * @param {(part: HTMLElement) => void} [further] called with any other pressed button of the dialog, after the dialog
 *   is closed
 */
export function openDialog(node, place, ends, back, further) {
  const dialog = /** @type {HTMLDialogElement} */ (draw(node, place.ownerDocument).dom);
  dialog.dataset["lmSuppressShortcuts"] = "true"; // a notebook's own keyboard shortcuts are off while the dialog is open
  const listening = new AbortController();
  const { signal } = listening;

  /**
   * Remove the dialog.
   *
   * @param {boolean} focus whether the focus is given back
   */
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
    const isBeside = event.target === dialog && dialog.dataset["part"] !== "pause"; // a pause fills the window, so no click can fall beside it
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
