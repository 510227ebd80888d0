import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/exchange.js";
import { baseOf, withParts } from "../src/parting.js";
import { sampleView } from "./sample.js";

test("changed parts are put in, whole or item by item, and the rest is the same as before", () => {
  const view = sampleView();
  const pawn = { .../** @type {any} */ (view.pawns[1]), stress: 2 };
  const next = withParts(view, { revision: { all: 9 }, pawns: { items: { 1: pawn } }, conversation: { all: null } });
  assert.equal(next.revision, 9);
  assert.equal(next.conversation, null);
  assert.equal(next.pawns[1], pawn);
  assert.equal(next.pawns[0], view.pawns[0]);
  assert.equal(next.grid, view.grid);
  assert.notEqual(view.revision, 9);
});

test("a change for another view than the one that is there asks for the whole", () => {
  /** @type {any[]} */
  const sent = [];
  let view = sampleView();
  const model = { get: () => view, set: (/** @type {string} */ _, /** @type {any} */ next) => (view = next),
    send: (/** @type {any} */ message) => void sent.push(message), on() {}, off() {} };
  const exchange = newExchange();
  const parts = { revision: { all: view.revision + 1 } };
  exchange.hear(model, { kind: "view", base: baseOf(view), parts });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.equal(sent.length, 0);
  exchange.hear(model, { kind: "view", base: [777, null, false], parts });
  assert.equal(view.revision, sampleView().revision + 1);
  assert.deepEqual(sent.map((each) => each.kind), ["view"]);
});
