// Opening a memory: it is shown, its picture is asked for, and all of it is said once.
import { chosen } from "./memories.js";

/** @type {import("./display.js").NewFeature} */
export function memoryReading({ root, desk, model, exchange, signal, viewNow, show, announce }) {
  /**
   * Opens a memory by its name, "2-3", and closes it when it lies open; null closes whichever does.
   *
   * @param {string | null} name
   */
  async function open(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    show();
    const cell = root.querySelector(`[data-memory="${desk.memory ?? before}"]`);
    if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
    const opened = desk.memory;
    if (opened === null) return;
    await fetchPicture(opened);
    if (!signal.aborted && desk.memory === opened) tell();
  }

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

  return {
    deeds: { memory: (part) => void open(part.dataset["memory"] ?? null) },
    escape() {
      if (desk.memory === null) return false;
      void open(null);
      return true;
    },
  };
}
