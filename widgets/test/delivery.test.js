import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/protocol/exchange.js";
import { deliver, receive } from "../src/protocol/delivery.js";
import { fakeModel } from "./sample.js";

test("a value is delivered to the receiver of its name, as long as there is one", () => {
  /** @type {unknown[]} */
  const taken = [];
  const leave = receive("one", (value) => taken.push(value));
  deliver("one", 1);
  deliver("another", 2);
  leave();
  deliver("one", 3);
  assert.deepEqual(taken, [1]);
});

test("what a message brings for another widget is there before the view is drawn", () => {
  const model = fakeModel();
  newExchange().attach(model);
  /** @type {string[]} */
  const order = [];
  const leave = receive("keeper", ({ record }) => order.push(record));
  model.on("change:view", () => order.push("shown"));
  model.speak({
    kind: "done",
    id: -1,
    updates: [
      { kind: "view", value: { revision: 3, past: null, branch: null } },
      { kind: "deliver", to: "keeper", value: { record: "kept" } },
    ],
  });
  assert.deepEqual(order, ["kept", "shown"]);
  leave();
});
