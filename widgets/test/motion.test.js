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
  const { moves, feature, frames, root } = stand(at);
  feature.viewChanged?.();
  redraw(root);
  change();
  frames.pop()();
  return moves;
}

/**
 * Draw whoever walks anew.
 *
 * @param {any} root
 */
function redraw(root) {
  const person = root.querySelector(".somebody");
  person.replaceWith(person.cloneNode(true));
}

/**
 * Show a thread with a needle and a house with somebody.
 *
 * @param {Record<string, [left: number, top: number, width: number]>} at where things are, by their class
 */
function stand(at) {
  const page = /** @type {any} */ (document);
  page.body.innerHTML = `<main><div class="hw-plot"><i class="needle" data-part="here"><b>23</b></i></div>
    <div class="house" data-roving="house"><i class="somebody" data-pawn="1"></i></div></main>`;
  const root = page.querySelector("main");
  /** @type {string[]} */
  const moves = [];
  /** @type {any[]} */
  const running = [];
  const given = page.defaultView.Element.prototype;
  given.getBoundingClientRect = function () {
    const [left, top, width] = at[this.getAttribute("class")] ?? [0, 0, 0];
    return { left, top, width };
  };
  given.animate = function (/** @type {any} */ [from]) {
    if (from?.transform) moves.push(`${this.getAttribute("class")} ${from.transform}`);
    return { finished: new Promise(() => {}) };
  };
  root.getAnimations = () => running;
  /** @type {any[]} */
  const frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {any} */ each) => frames.push(each), cancelAnimationFrame: () => {}, Text: page.defaultView.Text });
  const signal = new AbortController().signal;
  const desk = { looked: null };
  const feature = motion(/** @type {any} */ ({ root, desk, page: { defaultView: null, addEventListener() {} }, signal }));
  return { moves, feature, frames, root, desk, running };
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

test("while the last motion runs, a press measures nothing before its frame, and who walks sets out from where that motion leads", () => {
  const at = places();
  const { moves, feature, frames, root, desk, running } = stand(at);
  const win = /** @type {any} */ (document.defaultView);
  const measured = win.Element.prototype.getBoundingClientRect;
  let times = 0;
  win.Element.prototype.getBoundingClientRect = function () {
    times++;
    return measured.call(this);
  };
  const press = () => {
    times = 0;
    feature.viewChanged?.();
    const before = times;
    redraw(root);
    feature.drawn?.();
    return before;
  };
  /** @type {{playState: string, finish: () => void}} */
  const walk = { playState: "running", finish: () => void (walk.playState = "finished") };
  assert.ok(press() > 0);
  running.push(walk);
  frames.pop()();
  Object.assign(desk, { looked: { code: 1, revision: 1 } });
  feature.drawn?.(); // what the answer would bring is shown
  assert.equal(press(), 0);
  at["somebody"] = [300, 50, 40];
  const states = [walk.playState];
  frames.pop()();
  assert.deepEqual([...states, walk.playState], ["running", "finished"]);
  assert.deepEqual(moves, ["somebody translate(-200px, 0px)"]);
  walk.playState = "running";
  feature.drawn?.(); // a page is closed
  assert.ok(press() > 0);
});
