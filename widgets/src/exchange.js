// One exchange with Python for one board, however many times it is shown: the journal so far, and the requests under way.

import { baseOf, withParts } from "./parting.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Link} Link
 * @typedef {{kind: string, text: string, title?: string, links?: Link[], picture?: Picture}} Answer
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {{answer: (answer: Answer) => void, clock: ReturnType<typeof setTimeout>}} Waiting
 */

/** How long a request may stay without an answer before the board says so, in milliseconds. */
const PATIENCE = 20_000;

/**
 * @param {any} message
 * @returns {Picture}
 */
function pictureOf(message) {
  const { memory, side, svg, text } = message;
  return { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
}

/** @param {number} [patience] */
export function newExchange(patience = PATIENCE) {
  /** @type {Line[]} */
  let lines = [];
  let number = Math.floor(Math.random() * 1e9);
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {Set<() => void>} */
  const watchers = new Set();
  const tell = () => watchers.forEach((watcher) => watcher());

  /**
   * @param {number} id
   * @param {Answer} answer
   */
  function settle(id, answer) {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.clock);
    one.answer(answer);
    tell();
  }

  /**
   * Sends a request; a second one is not sent while the first is under way.
   *
   * @param {Model} model
   * @param {Record<string, unknown>} request
   * @returns {Promise<Answer> | null}
   */
  function ask(model, request) {
    if (waiting.size > 0) return null;
    const id = ++number;
    /** @type {Promise<Answer>} */
    const answered = new Promise((answer) => {
      const clock = setTimeout(() => settle(id, { kind: "silence", text: "" }), patience);
      waiting.set(id, { answer, clock });
    });
    model.send({ ...request, id });
    tell();
    return answered;
  }

  /**
   * Takes in what the Python side says.
   *
   * @param {Model} model
   * @param {any} message
   */
  function hear(model, message) {
    if (message?.kind === "view") return take(model, message);
    if (message?.kind !== "lines") {
      const chain = message?.kind === "why" ? { title: String(message.title), links: message.links } : {};
      const drawn = message?.kind === "picture" ? { picture: pictureOf(message) } : {};
      settle(message?.id, { kind: String(message?.kind), text: String(message?.text ?? ""), ...chain, ...drawn });
      return;
    }
    const known = (lines.at(-1)?.line ?? -1) + 1;
    if (message.from > known) {
      model.send({ kind: "lines", from: known, id: ++number });
      return;
    }
    lines = [...lines.filter((line) => line.line < message.from), ...message.lines];
    tell();
  }

  /**
   * The view has changed in parts; when they do not belong to the one that is here, the whole is asked for.
   *
   * @param {Model} model
   * @param {{base: unknown, parts: import("./parting.js").Parts}} message
   */
  function take(model, { base, parts }) {
    const view = model.get("view");
    if (String(base) === String(baseOf(view))) model.set("view", withParts(view, parts));
    else model.send({ kind: "view", id: ++number });
  }

  /**
   * Listens for as long as the model lives, and asks for the journal so far.
   *
   * @param {Model} model
   * @returns {() => void}
   */
  function attach(model) {
    /** @param {unknown} message */
    const listener = (message) => hear(model, message);
    model.on("msg:custom", listener);
    model.send({ kind: "lines", from: 0, id: ++number });
    return () => {
      model.off("msg:custom", listener);
      for (const one of waiting.values()) clearTimeout(one.clock);
      waiting.clear();
      watchers.clear();
    };
  }

  return {
    attach,
    ask,
    hear,
    /** @returns {Line[]} */
    lines: () => lines,
    isWaiting: () => waiting.size > 0,
    /**
     * @param {() => void} watcher
     * @returns {() => void}
     */
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** @typedef {ReturnType<typeof newExchange>} Exchange */
