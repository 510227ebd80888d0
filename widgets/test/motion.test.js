import assert from "node:assert/strict";
import { test } from "node:test";
import { motion } from "../src/display/motion.js";
import { document } from "./page.js";

/**
 * Show a thread with a needle and a house with somebody, change where they are, and return what moves from where.
 *
 * @param {() => void} change
 * @param {Record<string, [left: number, top: number, width: number]>} at where things are, by their class
 */
function moved(change, at) {
  const page = /** @type {any} */ (document);
  page.body.innerHTML = `<main><div class="hw-plot"><i class="needle" data-part="here"><b>23</b></i></div>
    <div class="house" data-roving="house"><i class="somebody" data-pawn="1"></i></div></main>`;
  const root = page.querySelector("main");
  /** @type {string[]} */
  const moves = [];
  const given = page.defaultView.Element.prototype;
  given.getBoundingClientRect = function () {
    const [left, top, width] = at[this.getAttribute("class")] ?? [0, 0, 0];
    return { left, top, width };
  };
  given.animate = function (/** @type {any} */ [from]) {
    if (from?.transform) moves.push(`${this.getAttribute("class")} ${from.transform}`);
    return { finished: new Promise(() => {}) };
  };
  root.getAnimations = () => [];
  /** @type {any[]} */
  const frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {any} */ each) => frames.push(each), cancelAnimationFrame: () => {}, Text: page.defaultView.Text });
  const signal = new AbortController().signal;
  motion(/** @type {any} */ ({ root, page: { defaultView: null, addEventListener() {} }, signal })).viewChanged?.();
  const person = root.querySelector(".somebody");
  person.replaceWith(person.cloneNode(true)); // whoever walks is drawn anew
  change();
  frames[0]();
  return moves;
}

/** @returns {Record<string, [left: number, top: number, width: number]>} */
const places = () => ({ "hw-plot": [10, 200, 600], needle: [160, 210, 4], house: [0, 0, 800], somebody: [100, 50, 40] });

test("a page that shifts moves neither the needle nor anybody", () => {
  const at = places();
  const shifts = () => Object.values(at).forEach((each) => (each[1] -= 46));
  assert.deepEqual(moved(shifts, at), []);
});

test("a thread that gets wider does not move the needle, which stays at its day", () => {
  const at = places();
  const wider = () => Object.assign(at, { "hw-plot": [10, 200, 900], needle: [235, 210, 4] });
  assert.deepEqual(moved(wider, at), []);
});

test("what has moved on its ground moves by that much, however the page has shifted", () => {
  const at = places();
  const move = () => Object.assign(at, { "hw-plot": [10, 150, 600], needle: [235, 180, 4], house: [0, -50, 800], somebody: [300, 0, 40] });
  assert.deepEqual(moved(move, at), ["somebody translate(-200px, 0px)", "needle translate(-75px, -20px)"]);
});
