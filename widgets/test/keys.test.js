import assert from "node:assert/strict";
import { test } from "node:test";
import { acrossTable, alongList, digitOf } from "../src/kit/keys.js";

test("arrows go along a list and round its ends", () => {
  assert.equal(alongList("ArrowDown", 0, 3), 1);
  assert.equal(alongList("ArrowRight", 2, 3), 0);
  assert.equal(alongList("ArrowUp", 0, 3), 2);
  assert.equal(alongList("ArrowLeft", 2, 3), 1);
  assert.equal(alongList("Home", 2, 3), 0);
  assert.equal(alongList("End", 0, 3), 2);
});

test("other keys and empty lists lead nowhere", () => {
  assert.equal(alongList("a", 0, 3), null);
  assert.equal(alongList("ArrowDown", 0, 0), null);
});

test("arrows go across a table and stop at its edge", () => {
  assert.deepEqual(acrossTable("ArrowRight", { row: 1, column: 0 }, 5, 7), { row: 1, column: 1 });
  assert.deepEqual(acrossTable("ArrowDown", { row: 1, column: 3 }, 5, 7), { row: 2, column: 3 });
  assert.deepEqual(acrossTable("End", { row: 4, column: 3 }, 5, 7), { row: 4, column: 6 });
  assert.deepEqual(acrossTable("Home", { row: 4, column: 3 }, 5, 7), { row: 4, column: 0 });
  assert.equal(acrossTable("ArrowUp", { row: 0, column: 3 }, 5, 7), null);
  assert.equal(acrossTable("ArrowDown", { row: 4, column: 3 }, 5, 7), null);
  assert.equal(acrossTable("ArrowLeft", { row: 4, column: 0 }, 5, 7), null);
  assert.equal(acrossTable("ArrowRight", { row: 4, column: 6 }, 5, 7), null);
  assert.equal(acrossTable("x", { row: 4, column: 6 }, 5, 7), null);
});

test("a digit is what an answer shows as its key, and chords mean none", () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  assert.equal(digitOf({ key: "1", ...plain }), 1);
  assert.equal(digitOf({ key: "9", ...plain }), 9);
  assert.equal(digitOf({ key: "0", ...plain }), 0);
  assert.equal(digitOf({ key: "F1", ...plain }), null);
  assert.equal(digitOf({ key: "1", ...plain, ctrlKey: true }), null);
});
