// A stage of a lesson for tests: its tree, or the whole of it on a page where the test speaks in the place of Python.
import "../src/lesson.js"; // a stage can be drawn only once the code of the lessons is there
import { newExchange } from "../src/protocol/exchange.js";
import { lessonAsks } from "../src/stage/asked.js";
import { surface } from "../src/surface.js";
import { findAll } from "./nodes.js";
import { document } from "./page.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/** @typedef {import("../src/stage/script.js").Script} Script */

/** @type {Script} */
export const BLANK = {
  badge: "", asks: "Where does it stand?", count: "", options: [], plays: false, tries: false, told: null, buttons: [], lit: [], said: [], speech: null, others: [], events: [], came: [], sits: null, plain: false,
  waits: false, keep: {}, recalls: false, hours: [], earlier: [], dials: [], pages: [], bench: null, cloth: [], laid: [], scale: null, slider: null, bed: null,
};

/** @type {NonNullable<Script["told"]>} */
export const TOLD = { title: "Not 24: 21.", text: "So it is.", lines: [{ text: "It falls.", rule: "CARE-13" }], kind: "" };

/** @type {Script["options"]} */
export const OPTIONS = [{ name: "a", text: "21", state: "open" }, { name: "b", text: "24", state: "open" }];

/** @param {import("../src/kit/node.js").Node} tree @param {string} name @param {unknown} value */
export const having = (tree, name, value) => findAll(tree, (node) => node.props[name] === value);

/** @param {Partial<Script>} script */
export const drawn = (script, view = sampleView()) => lessonAsks(view, say, emptyDesk(), { ...BLANK, ...script });

/**
 * Show a stage on a page where nothing says what is in sight, and let the test speak in the place of Python.
 *
 * @param {Partial<Script>} script
 */
export function shown(script, view = sampleView()) {
  /** @type {Record<string, any>} */
  const state = { part: "stage", game_id: "1", view, words: {}, script: { ...BLANK, ...script } };
  /** @type {Record<string, ((value?: any) => void)[]>} */
  const heard = {};
  /** @type {any[]} */
  const sent = [];
  const model = {
    sent,
    /** @param {string} name */
    get: (name) => state[name],
    /** @param {string} name @param {any} value */
    set(name, value) {
      state[name] = value;
      for (const call of heard[`change:${name}`] ?? []) call();
    },
    /** @param {any} content */
    send: (content) => void sent.push(content),
    /** @param {string} name @param {(value?: any) => void} call */
    on: (name, call) => void (heard[name] ??= []).push(call),
    /** @param {string} name @param {(value?: any) => void} call */
    off: (name, call) => void (heard[name] = (heard[name] ?? []).filter((each) => each !== call)),
    save_changes: () => {},
  };
  const exchange = newExchange();
  const el = document.createElement("div");
  document.body.append(el);
  const leave = surface(model, exchange, el, () => ({}));
  return { model, exchange, el, leave, root: /** @type {HTMLElement} */ (el.firstElementChild) };
}

/** Wait until everything that was put off for a moment is done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

globalThis.requestAnimationFrame ??= /** @type {any} */ ((/** @type {() => void} */ call) => setTimeout(call));
globalThis.cancelAnimationFrame ??= clearTimeout;
globalThis.ShadowRoot ??= /** @type {any} */ (class {});
for (const name of ["HTMLElement", "Element", "MouseEvent", "HTMLDetailsElement", "HTMLInputElement", "Text"]) {
  /** @type {any} */ (globalThis)[name] ??= /** @type {any} */ (document.defaultView)[name];
}
/** @type {Map<string, string>} */
export const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    /** @param {string} key */
    getItem: (key) => kept.get(key) ?? null,
    /** @param {string} key @param {string} value */
    setItem: (key, value) => void kept.set(key, value),
  },
});
