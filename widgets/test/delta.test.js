import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/protocol/exchange.js";
import { baseOf, withParts } from "../src/protocol/delta.js";
import { sampleView } from "./sample.js";

test("changed parts are put in as deep as they go, and the rest is the same as before", () => {
  const view = sampleView();
  const stress = { items: { 1: { items: { stress: { all: 2 } } } } };
  const next = withParts(view, { revision: { all: 9 }, pawns: stress, conversation: { all: null } });
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
  const longer = withParts(view, { moments: { items: { 1: { items: { move: { all: 5 } } }, 2: { all: third } }, length: 3 } });
  assert.deepEqual(longer.moments, [first, { move: 5 }, third]);
  assert.equal(longer.moments?.[0], first);
  assert.deepEqual(withParts(longer, { moments: { items: {}, length: 1 } }).moments, [first]);
});

test("a change for another view than the one that is there asks for the whole", () => {
  /** @type {any[]} */
  const sent = [];
  let view = sampleView();
  const model = { get: () => view, set: (/** @type {string} */ _, /** @type {any} */ next) => (view = next),
    send: (/** @type {any} */ message) => void sent.push(message), save_changes() {}, on() {}, off() {} };
  const exchange = newExchange();
  const parts = { revision: { all: view.revision + 1 } };
  exchange.hear(model, { kind: "view", base: baseOf(view), parts });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.equal(sent.length, 0);
  exchange.hear(model, { kind: "view", base: [777, null, false], parts });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.deepEqual(sent.map((each) => each.kind), ["view"]);
});
