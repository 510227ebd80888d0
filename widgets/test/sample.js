// The sample view and the labels that the tests draw with.
import { readFileSync } from "node:fs";
export { newDesk as emptyDesk } from "../src/display/desk.js";

/**
 * Return a new copy of the sample view, so that a test may change it.
 *
 * @returns {import("../src/protocol/view.d.ts").View}
 */
export function sampleView() {
  return JSON.parse(readFileSync(new URL("./sample_view.json", import.meta.url), "utf8"));
}

/**
 * Return the key of a label with its facts, so that a test sees which label was asked for.
 *
 * @type {import("../src/protocol/types.js").Say}
 */
export const say = (key, facts) => (facts ? `${key} ${Object.values(facts).join(" ")}` : key);

/**
 * Return an action of the sample, with some facts changed.
 *
 * @param {Partial<import("../src/protocol/view.d.ts").Action>} facts
 * @returns {import("../src/protocol/view.d.ts").Action}
 */
export function action(facts) {
  return { code: 1, kind: "go_on", text: "", pawn: null, timeline: null, target: "button", follows: "", condition: 21,
    tokens: [], signs: { condition: [21, 21, 21] }, drawn: "", name: "", brief: "", more: false, ...facts };
}

/**
 * Return actions of the sample that are given together, with some facts changed.
 *
 * @param {Partial<import("../src/protocol/view.d.ts").Gesture>} facts
 * @returns {import("../src/protocol/view.d.ts").Gesture}
 */
export function gesture(facts) {
  return { ...action({}), code: "1 2", pawns: [], ...facts };
}

/**
 * Return a journal line.
 *
 * @param {number} number
 * @param {Partial<import("../src/protocol/view.d.ts").Line>} [facts] what differs from the usual
 * @returns {import("../src/protocol/view.d.ts").Line}
 */
export function line(number, facts = {}) {
  return { line: number, day: 1, shift: 0, rule: "COVER-04", text: `line ${number}`, cover: null, cause: null, move: number, ...facts };
}

/** Return a model that keeps what is sent to it, and lets a test speak in the place of Python. */
export function fakeModel() {
  /** @type {Map<string, Set<(message: unknown) => void>>} */
  const listeners = new Map();
  /** @type {any[]} */
  const sent = [];
  /** @type {Map<string, any>} */
  const state = new Map();
  let saved = 0;
  return {
    sent,
    saved: () => saved,
    save_changes: () => void saved++,
    /** @param {string} name @returns {any} */
    get: (name) => state.get(name),
    /** @param {string} name @param {any} value */
    set(name, value) {
      state.set(name, value);
      for (const callback of listeners.get(`change:${name}`) ?? []) callback(undefined);
    },
    /** @param {unknown} content */
    send: (content) => void sent.push(content),
    /** @param {string} name @param {(message: unknown) => void} callback */
    on(name, callback) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(callback));
    },
    /** @param {string} name @param {(message: unknown) => void} callback */
    off(name, callback) {
      listeners.get(name)?.delete(callback);
    },
    /** @param {unknown} message */
    speak(message) {
      for (const callback of listeners.get("msg:custom") ?? []) callback(message);
    },
    listening: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}
