import assert from "node:assert/strict";
import { test } from "node:test";
import { Life, SILENCE } from "../src/site/life.js";

/** A life, how it ended, and what a widget has heard of it. */
function watched() {
  /** @type {string[]} */
  const ends = [];
  /** @type {string[]} */
  const heard = [];
  const life = new Life((reason) => ends.push(reason));
  life.statusChanged.connect((_, status) => heard.push(status));
  return { life, ends, heard };
}

/** @param {Life} life @param {number} seconds @param {boolean} [runsCell] */
function wait(life, seconds, runsCell = false) {
  for (let second = 0; second < seconds; second++) life.tick(runsCell);
}

test("a worker that says nothing after a press is dead, once, and widgets hear of it first", () => {
  const { life, ends, heard } = watched();
  life.begin();
  life.sent();
  wait(life, SILENCE - 1);
  assert.deepEqual([ends, heard], [[], []]);
  wait(life, SILENCE * 2);
  assert.deepEqual([ends, heard], [[""], ["dead"]]);
});

test("whoever waits, answers, or runs a long cell is not dead", () => {
  const { life, ends } = watched();
  life.sent();
  wait(life, SILENCE * 2); // Python is being loaded
  life.begin();
  wait(life, SILENCE - 1);
  life.heard();
  wait(life, SILENCE - 1);
  wait(life, SILENCE * 2, true);
  life.heard(true);
  wait(life, SILENCE * 2); // nobody has pressed
  assert.deepEqual(ends, []);
});

test("an error before Python is ready is no death", () => {
  const { life, ends } = watched();
  assert.equal(life.end("no memory"), false);
  life.begin();
  assert.equal(life.end("no memory"), true);
  assert.deepEqual(ends, ["no memory"]);
});
