// Opens a page above everything else and gives the focus back when it is closed.
import { pageDialog } from "./page.js";
import { draw } from "./patch.js";

/**
 * Shows the page until it is closed: by its button, by Escape, by a click beside it, or because its place goes away.
 *
 * @param {import("./types.js").Page} page
 * @param {HTMLElement} place where the page is kept while it is open
 * @param {AbortSignal} ends
 * @param {() => void} back puts the focus where it belongs afterwards
 */
export function openPage(page, place, ends, back) {
  const dialog = /** @type {HTMLDialogElement} */ (draw(pageDialog(page), place.ownerDocument).dom);
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
    const part = event.target;
    if (part === dialog || (part instanceof Element && part.closest("[data-do=close]"))) close(true);
  }

  dialog.addEventListener("keydown", onKey, { signal });
  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("close", () => close(true), { signal });
  ends.addEventListener("abort", () => close(false), { signal });
  place.append(dialog);
  dialog.showModal();
}
