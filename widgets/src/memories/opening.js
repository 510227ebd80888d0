// Opening a memory: it is shown, its picture is asked for, and all of it is said once.
import { isClosed } from "../folds/folds.js";
import { chosen } from "./detail.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function memoryReading({ root, desk, model, exchange, signal, viewNow, show, announce, focusOn, bringIntoSight }) {
  /** @type {string | null} the memory whose drawing was asked for */
  let asked = null;
  let fetching = Promise.resolve();

  /**
   * Opens a memory by its name, "2-3", and closes it when it lies open; null closes whichever does.
   *
   * @param {string | null} name
   */
  async function open(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    if (desk.memory !== null) desk.slip = null; // no slip lies over it
    show();
    focusOn(`[data-memory="${desk.memory ?? before}"]`);
    const opened = desk.memory;
    if (opened === null) return;
    await fetching;
    if (!signal.aborted && desk.memory === opened) tell();
  }

  /**
   * Asks for the drawing of a memory whose words are shown; without one they stand alone.
   *
   * @param {string} memory
   */
  async function fetchPicture(memory) {
    const lying = chosen(viewNow(), memory);
    if (lying === undefined || lying.state === "empty" || isClosed(desk, lying.cover)) return;
    asked = memory;
    const kept = desk.laying.pictures.get(`${memory} ${lying.state}`);
    if (kept) {
      desk.picture = kept;
      return show();
    }
    const answered = exchange.ask(model, { kind: "picture", memory });
    const answer = answered === null ? null : await answered;
    if (signal.aborted || !answer?.picture || desk.memory !== memory) return;
    desk.picture = answer.picture;
    show();
  }

  /** Says the memory that lies open, and brings it into sight. */
  function tell() {
    const text = root.querySelector("[data-part=detail]");
    if (!text) return;
    const said = [...text.querySelectorAll("img, p")]; // the title stands in the text
    announce(said.map((part) => part.getAttribute("alt") ?? part.textContent).join(" "));
    bringIntoSight("detail");
  }

  return {
    drawn() {
      if (desk.memory === null) asked = null;
      else if (desk.memory !== asked) fetching = fetchPicture(desk.memory);
    },
    deeds: {
      memory: (part) => void open(part.dataset["memory"] ?? null) },
    escape() {
      if (desk.memory === null) return false;
      void open(null);
      return true;
    },
  };
}
