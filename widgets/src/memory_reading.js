// Opening a memory: it is shown, its picture is asked for, and all of it is said once.
import { chosen } from "./memories.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Desk} Desk
 * @typedef {import("./exchange.js").Exchange} Exchange
 * @typedef {{root: HTMLElement, desk: Desk, model: Model, exchange: Exchange, signal: AbortSignal,
 *   viewNow: () => View, show: () => void, announce: (text: string) => void}} Display
 */

/**
 * What opens a memory by its name, "2-3", and closes it when it lies open; null closes whichever does.
 *
 * @param {Display} display
 * @returns {(name: string | null) => Promise<void>}
 */
export function memoryReader({ root, desk, model, exchange, signal, viewNow, show, announce }) {
  return async (name) => {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    show();
    const cell = root.querySelector(`[data-memory="${desk.memory ?? before}"]`);
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
    const opened = desk.memory;
    if (opened === null) return;
    await fetchPicture(opened);
    if (!signal.aborted && desk.memory === opened) tell();
  };

  /**
   * Asks for the drawing of a memory; without one its words stand alone.
   *
   * @param {string} memory
   */
  async function fetchPicture(memory) {
    if (chosen(viewNow(), memory)?.state === "empty") return;
    const answered = exchange.ask(model, { kind: "picture", memory });
    const answer = answered === null ? null : await answered;
    if (signal.aborted || !answer?.picture || desk.memory !== memory) return;
    desk.picture = answer.picture;
    show();
  }

  /** Says the memory that lies open, and brings it into sight. */
  function tell() {
    const text = root.querySelector(".ho-detail");
    if (!text) return;
    const said = [...text.children].filter((part) => part.tagName !== "BUTTON");
    announce(said.map((part) => part.getAttribute("alt") ?? part.textContent).join(" "));
    text.scrollIntoView({ block: "nearest" });
  }
}
