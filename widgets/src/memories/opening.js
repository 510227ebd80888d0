// Opening a memory: the board shows it, asks for its picture, and speaks its words once.
import { isClosed } from "../folds/folds.js";
import { chosen } from "./detail.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function memoryReading({ root, desk, model, exchange, signal, viewNow, show, announce, focusOn, bringIntoSight }) {
  /**
   * The memory whose drawing was asked for.
   *
   * @type {string | null}
   */
  let asked = null;
  let fetching = Promise.resolve();

  /**
   * Open a memory, or close it when it is open already; null closes the memory that is open.
   *
   * @param {string | null} name of the memory, such as "2-3"
   */
  async function open(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    if (desk.memory !== null) desk.slip = null; // the slip would lie over it
    show();
    focusOn(`[data-memory="${desk.memory ?? before}"]`);
    const opened = desk.memory;
    if (opened === null) return;
    await fetching;
    if (!signal.aborted && desk.memory === opened) tell();
  }

  /**
   * Ask for the drawing of a memory whose words are shown. Without a drawing the words stand alone.
   *
   * @param {string} memory its name, such as "2-3"
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

  /** Say the words of the open memory, and scroll to it. */
  function tell() {
    const text = root.querySelector("[data-part=detail]");
    if (!text) return;
    const said = [...text.querySelectorAll("img, p")]; // the title is part of the text already
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
