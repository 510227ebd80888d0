import assert from "node:assert/strict";
import { test } from "node:test";
import { banners, neighbour } from "../src/display/looking_back.js";
import { board } from "../src/board.js";
import { journal } from "../src/drawers/journal.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, line, sampleView, say } from "./sample.js";

/** @typedef {import("../src/protocol/view.d.ts").Moment} Moment */

/** @returns {Moment[]} four shifts over two days, then now */
const moments = () =>
  [[0, 1, 28], [4, 1, 28], [9, 1, 26], [15, 2, 20], [18, 2, 12]].map(([move = 0, day = 0, condition = 0], index) => ({
    move, day, shift: index % 3, condition, stage: 0, now: index === 4, care: null, text: `day ${day}, move ${move}`,
  }));

/** @param {number | null} move */
const looking = (move) => ({ ...sampleView(), moments: moments(), past: move === null ? null : { move, text: `moment ${move}` } });

test("earlier and later go from moment to moment, and the last step is now", () => {
  /** @param {number | null} move @param {-1 | 1} way */
  const step = (move, way) => neighbour(looking(move), way)?.move;
  assert.deepEqual([step(9, -1), step(9, 1)], [4, 15]);
  assert.deepEqual([step(0, -1), step(15, 1)], [undefined, 18]);
  assert.deepEqual([step(null, -1), step(null, 1)], [15, undefined]);
  assert.equal(neighbour(looking(15), 1)?.now, true);
});

test("the past is said, framed, and has its four ways on; the present has none", () => {
  const tree = board(looking(9), [], say, emptyDesk());
  assert.ok(String(tree.props["class"]).split(" ").includes("is-past"));
  const banner = findAll(tree, (node) => String(node.props["class"]).includes("ho-banner"))[0];
  assert.ok(banner && wordsOf(banner).includes("back.looking moment 9"));
  const buttons = findAll(banner, (node) => node.tag === "button");
  assert.deepEqual(buttons.map((each) => each.props["data-do"]), ["earlier", "later", "now", "branch"]);
  assert.deepEqual(banners(looking(null), say).filter(Boolean), []);
});

test("at the first moment there is no earlier one", () => {
  const tree = board(looking(0), [], say, emptyDesk());
  const closed = findAll(tree, (node) => node.props["aria-disabled"] === "true" && node.props["data-do"] === "earlier");
  assert.equal(closed.length, 1);
});

test("a branch says what it is and has the way back, also while its own past is looked at", () => {
  const view = { ...looking(9), branch: { text: "a game of its own" } };
  const shown = banners(view, say).filter((each) => each !== false);
  assert.equal(shown.length, 2);
  const words = shown.map((each) => (each ? wordsOf(each) : "")).join(" ");
  assert.ok(words.includes("a game of its own") && words.includes("back.leave_branch"));
});

test("looking back, the journal ends with that moment and says how much is put aside", () => {
  const lines = [line(0, { move: 0 }), line(1, { move: 9 }), line(2, { move: 10 }), line(3, { move: 12 })];
  const text = wordsOf(journal(lines, say, emptyDesk(), { move: 9, text: "then" }));
  assert.ok(text.includes("line 0") && text.includes("line 1") && !text.includes("line 2"));
  assert.ok(text.includes("journal.later 2"));
  assert.ok(!wordsOf(journal(lines, say, emptyDesk())).includes("journal.later"));
});
