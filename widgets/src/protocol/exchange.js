// The exchange of messages between one board and Python, however many times the board is shown: the journal so far, and
// the pending requests.

import { deliver } from "./delivery.js";
import { applyDelta, baseOf } from "./delta.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Link} Link
 * @typedef {{kind: string, text: string, title?: string, links?: Link[], picture?: Picture,
 *   cards?: import("./types.js").Heard[]}} Answer
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {{resolve: (answer: Answer) => void, timers: ReturnType<typeof setTimeout>[]}} Pending
 */

/** Milliseconds after which a request without an answer is answered with "silence". */
const TIMEOUT = 20_000;

/** Milliseconds after which the board shows that it waits for an answer; most answers come before. */
const LATE = 100;

/**
 * @param {any} message
 * @returns {Answer}
 */
function answerIn(message) {
  const { kind, text = "", title, links, memory, side, svg, cards } = message ?? {};
  const chain = kind === "why" ? { title: String(title), links } : {};
  const picture = { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
  return { kind: String(kind), text: String(text), ...chain, ...(kind === "picture" ? { picture } : {}), ...(kind === "album" ? { cards } : {}) };
}

/** @param {number} [timeout] */
export function newExchange(timeout = TIMEOUT) {
  /** @type {Line[]} */
  let lines = [];
  let number = Math.floor(Math.random() * 1e9);
  /** @type {Map<number, Pending>} by the id of the request */
  const pending = new Map();
  /** @type {Set<() => void>} */
  const observers = new Set();
  let late = false;
  let reading = false;
  const notify = () => observers.forEach((observer) => observer());

  /**
   * Ends a request with its answer; true when the board had shown that it waits.
   *
   * @param {number} id
   * @param {Answer} answer
   */
  function settle(id, answer) {
    const request = pending.get(id);
    if (!request) return false;
    pending.delete(id);
    request.timers.forEach(clearTimeout);
    request.resolve(answer);
    const shown = late;
    late = false;
    return shown;
  }

  function setLate() {
    late = true;
    notify();
  }

  /**
   * Sends a request; null, and nothing is sent, while another one is pending.
   *
   * @param {Model} model
   * @param {Record<string, unknown>} request
   * @returns {Promise<Answer> | null}
   */
  function ask(model, request) {
    if (pending.size > 0) return null;
    const id = ++number;
    /** @type {Promise<Answer>} */
    const answered = new Promise((resolve) => {
      const silence = setTimeout(() => settle(id, { kind: "silence", text: "" }) && notify(), timeout);
      pending.set(id, { resolve, timers: [setTimeout(setLate, LATE), silence] });
    });
    model.send({ ...request, id });
    return answered;
  }

  /**
   * Takes in a message of the Python side: an answer, updates, or both. All of it is drawn once.
   *
   * @param {Model} model
   * @param {any} message
   */
  function receive(model, message) {
    let change = null;
    let more = false;
    reading = true;
    for (const update of message?.updates ?? [message]) {
      if (update?.kind === "lines") more = takeLines(model, update) || more;
      else if (update?.kind === "view" || update?.name === "view") change = update;
      else if (update?.kind === "set") model.set(update.name, update.value);
      else if (update?.kind === "deliver") deliver(String(update.to), update.value); // before the view: what is shown is kept already
    }
    const freed = settle(message?.id, answerIn(message));
    reading = false;
    if ((change === null || !takeView(model, change)) && (more || freed)) notify();
  }

  /**
   * Adds lines to the journal, from a line on; when lines before it are missing, asks for them.
   *
   * @param {Model} model
   * @param {{from: number, lines: Line[]}} update
   */
  function takeLines(model, { from, lines: fresh }) {
    const known = (lines.at(-1)?.line ?? -1) + 1;
    if (from > known) {
      model.send({ kind: "lines", from: known, id: ++number });
      return false;
    }
    lines = [...lines.filter((line) => line.line < from), ...fresh];
    return true;
  }

  /**
   * Sets the view, from a whole one or a delta; when the delta belongs to another view, asks for the whole.
   * False when the view is the same as before.
   *
   * @param {Model} model
   * @param {{value?: import("./types.js").View, base: unknown, delta: import("./delta.js").Delta}} update
   */
  function takeView(model, { value, base, delta }) {
    const view = model.get("view");
    if (value) model.set("view", value);
    else if (String(base) === String(baseOf(view))) model.set("view", applyDelta(view, delta));
    else model.send({ kind: "view", id: ++number });
    return model.get("view") !== view;
  }

  /**
   * Listens to the Python side until the returned function is called, and asks for the journal so far.
   *
   * @param {Model} model
   * @param {unknown[]} [early] messages that came before
   * @returns {() => void}
   */
  function attach(model, early = []) {
    /** @param {unknown} message */
    const listener = (message) => receive(model, message);
    model.on("msg:custom", listener);
    model.on("change:view", reportRevision);
    early.forEach(listener);
    /** Writes back which revision this page has, where Python asks for it (`drawn` is not null). */
    function reportRevision() {
      if (model.get("drawn") == null) return;
      model.set("drawn", model.get("view").revision);
      model.save_changes();
    }
    model.send({ kind: "lines", from: 0, id: ++number });
    return () => {
      model.off("msg:custom", listener);
      model.off("change:view", reportRevision);
      for (const request of pending.values()) request.timers.forEach(clearTimeout);
      pending.clear();
      observers.clear();
    };
  }

  return {
    attach,
    ask,
    receive,
    /** @returns {Line[]} */
    lines: () => lines,
    isLate: () => late,
    /** A message is pending, or being read, after which the board is drawn anyway. */
    isBusy: () => reading || (pending.size > 0 && !late),
    /**
     * Calls a function after each change that is not one of the view, until the returned function is called.
     *
     * @param {() => void} observer
     * @returns {() => void}
     */
    observe(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}

/** @typedef {ReturnType<typeof newExchange>} Exchange */
