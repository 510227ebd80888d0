// The exchange of messages between one board and Python. One exchange serves all displays of the board on a web page.
// It has the journal so far and the pending request.

import { deliver } from "./delivery.js";
import { applyDelta, baseOf } from "./delta.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./view.d.ts").Line} Line
 * @typedef {import("./view.d.ts").Link} Link
 * @typedef {import("./view.d.ts").Picture} Picture
 *
 * @typedef {object} Answer Python's reply to a request.
 * @property {string} kind "done", "why", "picture" or "album"; "silence" when no reply came; anything else is a refusal
 * @property {string} text a sentence to show, often empty
 * @property {string} [title] the title of the reply to "Why?"
 * @property {Link[]} [links] the causes, the latest first
 * @property {Picture} [picture] the drawing of a memory
 * @property {import("./view.d.ts").Heard[]} [cards] the memories of the album
 *
 * @typedef {object} Pending A request that waits for its reply.
 * @property {(answer: Answer) => void} resolve passes the reply to the caller of `ask`
 * @property {ReturnType<typeof setTimeout>[]} timers the timers that are cancelled when the reply comes
 */

/** Milliseconds after which a request without a reply gets one of the kind "silence". */
const TIMEOUT = 20_000;

/** Milliseconds after which the board shows that it waits for a reply; most replies come earlier. */
const LATE = 100;

/**
 * Return the reply that a message holds, with only the properties that replies of its kind have.
 *
 * @param {any} message a message from Python
 * @returns {Answer}
 */
function answerIn(message) {
  const { kind, text = "", title, links, memory, side, svg, cards } = message ?? {};
  const chain = kind === "why" ? { title: String(title), links } : {};
  const picture = { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
  return { kind: String(kind), text: String(text), ...chain, ...(kind === "picture" ? { picture } : {}), ...(kind === "album" ? { cards } : {}) };
}

/**
 * Make the exchange of one board.
 *
 * @param {number} [timeout] milliseconds until a request is given up
 */
export function newExchange(timeout = TIMEOUT) {
  /** @type {Line[]} */
  let lines = [];
  let number = Math.floor(Math.random() * 1e9);
  /**
   * The pending request by its id; there is one at most.
   *
   * @type {Map<number, Pending>}
   */
  const pending = new Map();
  /** @type {Set<() => void>} */
  const observers = new Set();
  let late = false;
  let reading = false;
  const notify = () => observers.forEach((observer) => observer());

  /**
   * Give a pending request its reply. Return true when the board was showing that it waits for the reply.
   *
   * @param {number} id the number of the request
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
   * Send a request. Return a promise of the reply, or null when another request is pending; nothing is sent then.
   *
   * @param {Model} model
   * @param {Record<string, unknown>} request its `kind` and what belongs to that kind
   * @returns {Promise<Answer> | null}
   */
  function ask(model, request) {
    if (pending.size > 0) return null;
    const id = ++number;
    /** @type {Promise<Answer>} */
    const answered = new Promise((resolve) => {
      const timers = [setTimeout(setLate, LATE)];
      pending.set(id, { resolve, timers });
      const wait = () => pending.has(id) && timers.push(setTimeout(() => settle(id, { kind: "silence", text: "" }) && notify(), timeout));
      void (model.taken?.then(wait) ?? wait());
    });
    model.send({ ...request, id });
    return answered;
  }

  /**
   * Read a message from Python: a reply, updates, or both. Observers are notified once at most.
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
      else if (update?.kind === "deliver") deliver(String(update.to), update.value); // first, so that the keeper has stored the game when the board shows it
    }
    const freed = settle(message?.id, answerIn(message));
    reading = false;
    if ((change === null || !takeView(model, change)) && (more || freed)) notify();
  }

  /**
   * Take over lines of the journal; the new lines replace all lines from the number `from` on. When lines before that
   * number are missing, ask Python for them. Return whether lines were taken over.
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
   * Set the view, from a whole one or by a delta. A delta that belongs to another view is not applied; then ask Python
   * for the whole view. Return whether the view has changed.
   *
   * @param {Model} model
   * @param {{value?: import("./view.d.ts").View, base: unknown, delta: import("./delta.js").Delta}} update
   */
  function takeView(model, { value, base, delta }) {
    const view = model.get("view");
    if (value) model.set("view", value);
    else if (String(base) === String(baseOf(view))) model.set("view", applyDelta(view, delta));
    else model.send({ kind: "view", id: ++number });
    return model.get("view") !== view;
  }

  /**
   * Listen to Python, and ask for the journal so far. Calling the returned function ends the listening.
   *
   * @param {Model} model
   * @param {unknown[]} [early] messages that came before the code was loaded
   * @returns {() => void}
   */
  function attach(model, early = []) {
    /** @param {unknown} message */
    const listener = (message) => receive(model, message);
    model.on("msg:custom", listener);
    model.on("change:view", reportRevision);
    early.forEach(listener);
    /** Write back which revision this web page shows, where Python asks for it (then `drawn` is not null). */
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
    /**
     * Return the journal so far.
     *
     * @returns {Line[]}
     */
    lines: () => lines,
    isLate: () => late,
    /**
     * Return whether the board will soon be drawn anyway: a message is being read, or a request is pending and not
     * late.
     */
    isBusy: () => reading || (pending.size > 0 && !late),
    /**
     * Call a function after each change of anything but the view, such as new lines. Calling the returned function
     * removes it.
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
