import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/protocol/exchange.js";
import { hand, takes } from "../src/protocol/delivery.js";
import { fakeModel } from "./sample.js";

test("what is handed to a name goes to who has it, as long as somebody has", () => {
  /** @type {unknown[]} */
  const taken = [];
  const leave = takes("one", (what) => taken.push(what));
  hand("one", 1);
  hand("another", 2);
  leave();
  hand("one", 3);
  assert.deepEqual(taken, [1]);
});

test("what a letter carries for another widget is there before its view is shown", () => {
  const model = fakeModel();
  newExchange().attach(model);
  /** @type {string[]} */
  const order = [];
  const leave = takes("keeper", ({ record }) => order.push(record));
  model.on("change:view", () => order.push("shown"));
  model.speak({
    kind: "done",
    id: -1,
    news: [
      { kind: "view", value: { revision: 3, past: null, branch: null } },
      { kind: "hand", to: "keeper", what: { record: "kept" } },
    ],
  });
  assert.deepEqual(order, ["kept", "shown"]);
  leave();
});
