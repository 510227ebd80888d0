import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/protocol/exchange.js";
import { applyDelta, baseOf } from "../src/protocol/delta.js";
import { sampleView } from "./sample.js";

test("a delta is applied as deep as it goes, and the rest is the same as before", () => {
  const view = sampleView();
  const stress = { items: { 1: { items: { stress: { all: 2 } } } } };
  const next = applyDelta(view, { revision: { all: 9 }, pawns: stress, conversation: { all: null } });
  assert.equal(next.revision, 9);
  assert.equal(next.conversation, null);
  assert.deepEqual(next.pawns[1], { ...view.pawns[1], stress: 2 });
  assert.equal(next.pawns[1]?.partials, view.pawns[1]?.partials);
  assert.equal(next.pawns[0], view.pawns[0]);
  assert.equal(next.grid, view.grid);
  assert.notEqual(view.revision, 9);
  assert.notEqual(view.pawns[1]?.stress, 2);
});

test("a list becomes longer or shorter, and what stays in it is the same", () => {
  const [first, second, third] = [{ move: 0 }, { move: 4 }, { move: 9 }];
  const view = /** @type {any} */ ({ moments: [first, second] });
  const longer = applyDelta(view, { moments: { items: { 1: { items: { move: { all: 5 } } }, 2: { all: third } }, length: 3 } });
  assert.deepEqual(longer.moments, [first, { move: 5 }, third]);
  assert.equal(longer.moments?.[0], first);
  assert.deepEqual(applyDelta(longer, { moments: { items: {}, length: 1 } }).moments, [first]);
});

test("a delta of another view than the one that is there: the whole is asked for", () => {
  /** @type {any[]} */
  const sent = [];
  let view = sampleView();
  const model = { get: () => view, set: (/** @type {string} */ _, /** @type {any} */ next) => (view = next),
    send: (/** @type {any} */ message) => void sent.push(message), save_changes() {}, on() {}, off() {} };
  const exchange = newExchange();
  const delta = { revision: { all: view.revision + 1 } };
  exchange.receive(model, { kind: "view", base: baseOf(view), delta });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.equal(sent.length, 0);
  exchange.receive(model, { kind: "view", base: [777, null, false], delta });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.deepEqual(sent.map((each) => each.kind), ["view"]);
});
