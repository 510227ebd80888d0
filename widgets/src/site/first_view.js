// Draws what a page shows first from the record of the build, before Python is there. The record has the widgets that the
// first cell makes, with the ids that they have in Python. When Python has run this cell, it takes them over: what it
// tells otherwise wins, and then it hears what was pressed meanwhile.
import { find, storage } from "../keeper/storage.js";

/**
 * @typedef {import("./model.js").State} State
 *
 * @typedef {object} Told What is there after some messages of Python.
 * @property {Record<string, State>} models the widgets, by their ids
 * @property {any[]} shown the messages that show something
 *
 * @typedef {Told & {cell: number, apart: [string, string, string][]}} FirstRecord the record of one `cell`
 *
 * @typedef {object} Page What the record is drawn on.
 * @property {import("./model.js").Models} models
 * @property {(message: any) => void} hear does at once what a message of Python asks
 * @property {(id: string, data: unknown) => void} post tells Python
 */

/** The traits by which two widgets are of one kind. */
const KIND = ["_model_module", "_model_name", "_anywidget_id", "_esm"];

/** The messages that Python sends while a cell runs; what they do can wait until the cell has ended. */
const OF_A_CELL = ["open", "comm", "close", "show", "text", "error", "clear"];

/** @param {string} address @returns {Promise<Response>} a file that the build has compressed */
async function unpacked(address) {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
}

/**
 * Fetch a record with what it shares with other records.
 *
 * @param {string[]} names the files: the record first
 * @param {string} base the address before these names
 * @returns {Promise<FirstRecord>}
 */
export async function recordFrom(names, base) {
  const read = async (/** @type {string} */ name) => {
    const answer = await unpacked(new URL(name, base).href);
    return name.endsWith(".json.pack") ? answer.json() : answer.text();
  };
  const [record, ...apart] = await Promise.all(names.map(read));
  record.apart.forEach(([id = "", trait = ""], /** @type {number} */ index) => {
    const state = record.models[id];
    state[trait] = trait in state ? state[trait] + apart[index] : apart[index]; // a text may lie in several pieces
  });
  return record;
}

/**
 * Whether Python will show in this browser what the record shows. A page that keeps games shows another thing where one
 * is kept, or where its address has one.
 *
 * @param {Told} record
 */
export function isFirst({ models }) {
  const keeps = Object.values(models).some((state) => "kept" in state);
  return !keeps || (find(storage("localStorage")) === null && !location.hash.startsWith("#g="));
}

/** Whether two values that came as JSON are the same. @param {unknown} one @param {unknown} other */
const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two widgets are of one kind. @param {State} one @param {State} other */
const isOneKind = (one, other) => KIND.every((trait) => one[trait] === other[trait]);

/**
 * Return what is there after messages of Python, and the messages to widgets that change no state.
 *
 * @param {any[]} messages
 */
function after(messages) {
  const told = { models: /** @type {Record<string, State>} */ ({}), shown: /** @type {any[]} */ ([]), said: /** @type {any[]} */ ([]) };
  for (const message of messages) {
    const { kind, id, state, data } = message;
    if (kind === "open") told.models[id] = { ...state };
    else if (kind === "close") delete told.models[id];
    else if (kind === "clear") told.shown = [];
    else if (kind !== "comm") told.shown.push(message);
    else if (data.method === "update") Object.assign(told.models[id] ?? {}, data.state);
    else told.said.push(message);
  }
  return told;
}

/** A first view that is drawn, until Python takes it over or it goes away. */
export class FirstView {
  /** @type {any[]} what Python has told so far */
  #held = [];
  /** @type {[string, unknown][]} what Python will hear: presses, and what widgets tell when they begin */
  #kept = [];
  #isOver = false;
  /** @type {() => void} */
  #resolve = () => {};
  /** @type {Promise<void>} whoever waits for Python begins to count then */
  taken = new Promise((resolve) => (this.#resolve = resolve));

  /** @param {FirstRecord} record @param {Page} page */
  constructor(record, page) {
    this.record = record;
    this.page = page;
    for (const [id, state] of Object.entries(record.models)) page.hear({ kind: "open", id, state: { ...state }, first: this });
    record.shown.forEach(page.hear);
  }

  /** Tell Python something, or keep it until Python can hear it. @param {string} id @param {unknown} data */
  post(id, data) {
    if (this.#isOver) this.page.post(id, data);
    else this.#kept.push([id, data]);
  }

  /**
   * Keep a message of Python until the cell has ended. Return whether it was kept.
   *
   * @param {any} message
   */
  keeps(message) {
    if (this.#isOver) return false;
    if (OF_A_CELL.includes(message.kind)) return Boolean(this.#held.push(message));
    if (message.kind === "done") this.#takeOver();
    return false;
  }

  /** Take the view away, unless Python has it already; what Python has told is done now, and nothing that was pressed. */
  drop() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const id of Object.keys(this.record.models)) this.page.models.remove(id);
    this.page.hear({ kind: "clear", cell: this.record.cell });
    this.#held.forEach(this.page.hear);
    this.differs = null;
  }

  /** @type {string[] | null} the traits that Python tells otherwise; null for a view that it does not know again */
  differs = [];

  #takeOver() {
    const { record, page } = this;
    const told = after(this.#held);
    if (Object.entries(told.models).some(([id, state]) => !isOneKind(state, record.models[id] ?? state))) return this.drop();
    this.#isOver = true;
    for (const [id, state] of Object.entries(told.models)) {
      const before = record.models[id];
      if (!before) page.hear({ kind: "open", id, state });
      else this.#change(id, Object.entries(state).filter(([trait, value]) => !isSame(value, before[trait])));
    }
    for (const id of Object.keys(record.models)) if (!told.models[id]) page.models.remove(id);
    if (!isSame(told.shown, record.shown)) {
      page.hear({ kind: "clear", cell: record.cell });
      told.shown.forEach(page.hear);
    }
    told.said.forEach(page.hear);
    this.#kept.forEach(([id, data]) => page.post(id, data));
    this.#resolve();
  }

  /** @param {string} id @param {[string, unknown][]} changed */
  #change(id, changed) {
    this.differs?.push(...changed.map(([trait]) => trait));
    if (changed.length) this.page.hear({ kind: "comm", id, data: { method: "update", state: Object.fromEntries(changed) } });
  }
}
