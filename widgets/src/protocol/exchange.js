// One exchange with Python for one board, however many times it is shown: the journal so far, and the requests under way.

import { hand } from "./delivery.js";
import { baseOf, withParts } from "./delta.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Link} Link
 * @typedef {{kind: string, text: string, title?: string, links?: Link[], picture?: Picture}} Answer
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {{answer: (answer: Answer) => void, clocks: ReturnType<typeof setTimeout>[]}} Waiting
 */

/** How long a request may stay without an answer before the board says so, in milliseconds. */
const PATIENCE = 20_000;

/** After so many milliseconds without an answer the board shows that it waits; most answers are there before. */
const LATE = 100;

/**
 * @param {any} message
 * @returns {Answer}
 */
function answerIn(message) {
  const { kind, text = "", title, links, memory, side, svg } = message ?? {};
  const chain = kind === "why" ? { title: String(title), links } : {};
  const picture = { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
  return { kind: String(kind), text: String(text), ...chain, ...(kind === "picture" ? { picture } : {}) };
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
  let late = false;
  let reading = false;
  const tell = () => watchers.forEach((watcher) => watcher());

  /**
   * Ends a request with its answer; true when the board had shown that it waits.
   *
   * @param {number} id
   * @param {Answer} answer
   */
  function settle(id, answer) {
    const one = waiting.get(id);
    if (!one) return false;
    waiting.delete(id);
    one.clocks.forEach(clearTimeout);
    one.answer(answer);
    const shown = late;
    late = false;
    return shown;
  }

  function isLate() {
    late = true;
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
      const silence = setTimeout(() => settle(id, { kind: "silence", text: "" }) && tell(), patience);
      waiting.set(id, { answer, clocks: [setTimeout(isLate, LATE), silence] });
    });
    model.send({ ...request, id });
    return answered;
  }

  /**
   * Takes in what the Python side says: an answer, what is new, or both in one letter, which is drawn once.
   *
   * @param {Model} model
   * @param {any} message
   */
  function hear(model, message) {
    let change = null;
    let more = false;
    reading = true;
    for (const each of message?.news ?? [message]) {
      if (each?.kind === "lines") more = takeLines(model, each) || more;
      else if (each?.kind === "view" || each?.name === "view") change = each;
      else if (each?.kind === "set") model.set(each.name, each.value);
      else if (each?.kind === "hand") hand(String(each.to), each.what); // the view comes after it: nothing is shown that could be lost
    }
    const freed = settle(message?.id, answerIn(message));
    reading = false;
    if ((change === null || !takeView(model, change)) && (more || freed)) tell();
  }

  /**
   * More of the journal; when something before it is missing, that is asked for.
   *
   * @param {Model} model
   * @param {{from: number, lines: Line[]}} message
   */
  function takeLines(model, { from, lines: told }) {
    const known = (lines.at(-1)?.line ?? -1) + 1;
    if (from > known) {
      model.send({ kind: "lines", from: known, id: ++number });
      return false;
    }
    lines = [...lines.filter((line) => line.line < from), ...told];
    return true;
  }

  /**
   * The view has changed, as a whole or in parts; when these do not belong to the one that is here, the whole is asked for.
   * False when it is what it was.
   *
   * @param {Model} model
   * @param {{value?: import("./types.js").View, base: unknown, parts: import("./delta.js").Parts}} message
   */
  function takeView(model, { value, base, parts }) {
    const view = model.get("view");
    if (value) model.set("view", value);
    else if (String(base) === String(baseOf(view))) model.set("view", withParts(view, parts));
    else model.send({ kind: "view", id: ++number });
    return model.get("view") !== view;
  }

  /**
   * Listens for as long as the model lives, and asks for the journal so far.
   *
   * @param {Model} model
   * @param {unknown[]} [early] what was said before anybody listened
   * @returns {() => void}
   */
  function attach(model, early = []) {
    /** @param {unknown} message */
    const listener = (message) => hear(model, message);
    model.on("msg:custom", listener);
    model.on("change:view", sayDrawn);
    early.forEach(listener);
    /** Says which position is here now, where somebody wants to know. */
    function sayDrawn() {
      if (model.get("drawn") == null) return;
      model.set("drawn", model.get("view").revision);
      model.save_changes();
    }
    model.send({ kind: "lines", from: 0, id: ++number });
    return () => {
      model.off("msg:custom", listener);
      model.off("change:view", sayDrawn);
      for (const one of waiting.values()) one.clocks.forEach(clearTimeout);
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
    isLate: () => late,
    /** Something is on its way, or being taken in, with which the rest is drawn. */
    isBusy: () => reading || (waiting.size > 0 && !late),
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
