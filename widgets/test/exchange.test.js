import assert from "node:assert/strict";
import { test } from "node:test";
import { newExchange } from "../src/protocol/exchange.js";
import { fakeModel, line, sampleView } from "./sample.js";

test("an exchange asks for the journal when it begins, and takes in what is new", () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  assert.equal(model.sent[0].kind, "lines");
  assert.equal(model.sent[0].from, 0);
  model.speak({ kind: "lines", from: 0, lines: [line(0), line(1)] });
  model.speak({ kind: "lines", from: 2, lines: [line(2)] });
  assert.deepEqual(exchange.lines().map((each) => each.line), [0, 1, 2]);
});

test("lines that were taken back go, and the same lines told twice stand once", () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  model.speak({ kind: "lines", from: 0, lines: [line(0), line(1), line(2)] });
  model.speak({ kind: "lines", from: 2, lines: [] });
  assert.deepEqual(exchange.lines().map((each) => each.line), [0, 1]);
  model.speak({ kind: "lines", from: 1, lines: [line(1), line(2)] });
  assert.deepEqual(exchange.lines().map((each) => each.line), [0, 1, 2]);
});

test("a gap in the journal is asked for again", () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  model.speak({ kind: "lines", from: 0, lines: [line(0)] });
  model.speak({ kind: "lines", from: 5, lines: [line(5)] });
  assert.deepEqual(exchange.lines().map((each) => each.line), [0]);
  assert.equal(model.sent.at(-1).from, 1);
});

test("one request at a time: a second click while the first is under way is let go", async () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  const first = exchange.ask(model, { kind: "act", action: 1, revision: 0 });
  assert.ok(exchange.isBusy());
  assert.equal(exchange.ask(model, { kind: "act", action: 1, revision: 0 }), null);
  assert.equal(model.sent.filter((each) => each.kind === "act").length, 1);
  model.speak({ kind: "done", id: model.sent.at(-1).id, text: "" });
  assert.deepEqual(await first, { kind: "done", text: "" });
  assert.ok(!exchange.isBusy());
});

test("a refusal comes back with its sentence, an answer to somebody else is let pass", async () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  const answer = exchange.ask(model, { kind: "undo", revision: 0 });
  model.speak({ kind: "done", id: -1, text: "" });
  assert.ok(exchange.isBusy());
  model.speak({ kind: "refused", id: model.sent.at(-1).id, text: "Not now." });
  assert.deepEqual(await answer, { kind: "refused", text: "Not now." });
});

test("silence begins to count when Python has taken the widget over", async () => {
  let take = () => {};
  const model = Object.assign(fakeModel(), { taken: new Promise((/** @type {(there: void) => void} */ resolve) => (take = resolve)) });
  const exchange = newExchange(5);
  exchange.attach(model);
  const answer = exchange.ask(model, { kind: "undo", revision: 0 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(exchange.isBusy());
  take();
  assert.equal((await answer)?.kind, "silence");
});

test("silence is an answer too, and frees the board", async () => {
  const model = fakeModel();
  const exchange = newExchange(5);
  exchange.attach(model);
  const answer = await exchange.ask(model, { kind: "act", action: 1, revision: 0 });
  assert.equal(answer?.kind, "silence");
  assert.ok(!exchange.isBusy());
});

test("observers are notified of every change until they leave, and the end leaves no listener", () => {
  const model = fakeModel();
  const exchange = newExchange();
  const end = exchange.attach(model);
  let heard = 0;
  const leave = exchange.observe(() => void heard++);
  model.speak({ kind: "lines", from: 0, lines: [line(0)] });
  assert.equal(heard, 1);
  leave();
  model.speak({ kind: "lines", from: 1, lines: [line(1)] });
  assert.equal(heard, 1);
  end();
  assert.equal(model.listening(), 0);
});

test("what a change brings comes in one message, and is drawn once, with its lines and freed of waiting", async () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  const view = { ...sampleView(), revision: 4 };
  model.set("view", view);
  const answer = exchange.ask(model, { kind: "act", action: 1, revision: 4 });
  /** @type {string[]} */
  const draws = [];
  let told = 0;
  exchange.observe(() => void told++);
  model.on("change:arrangement", () => void draws.push(`beside: ${exchange.isBusy()}`));
  model.on("change:view", () => void draws.push(`view: ${exchange.isBusy()} ${exchange.lines().length}`));
  model.speak({
    kind: "done",
    id: model.sent.at(-1).id,
    text: "",
    updates: [
      { kind: "lines", from: 0, lines: [line(0)] },
      { kind: "set", name: "arrangement", value: { text: "as laid" } },
      { kind: "view", base: [4, null, false], delta: { revision: { all: 5 } } },
    ],
  });
  assert.deepEqual(draws, ["beside: true", "view: false 1"]);
  assert.equal(told, 0);
  assert.equal(model.get("view").revision, 5);
  assert.equal(model.get("arrangement").text, "as laid");
  assert.deepEqual(await answer, { kind: "done", text: "" });
});

test("a delta of a view that is not here is not applied: the whole is asked for, and the lines stand", () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  model.set("view", { ...sampleView(), revision: 2 });
  let told = 0;
  exchange.observe(() => void told++);
  const change = { kind: "view", base: [4, null, false], delta: { revision: { all: 5 } } };
  model.speak({ kind: "updates", updates: [{ kind: "lines", from: 0, lines: [line(0)] }, change] });
  assert.equal(model.sent.at(-1).kind, "view");
  assert.equal(model.get("view").revision, 2);
  assert.equal(told, 1);
});

test("who waits longer than a moment is shown that they wait, and freed with the answer", async () => {
  const model = fakeModel();
  const exchange = newExchange();
  exchange.attach(model);
  let told = 0;
  exchange.observe(() => void told++);
  exchange.ask(model, { kind: "undo", revision: 0 });
  assert.ok(!exchange.isLate());
  await new Promise((go) => setTimeout(go, 140));
  assert.ok(exchange.isLate());
  assert.equal(told, 1);
  model.speak({ kind: "refused", id: model.sent.at(-1).id, text: "Not now." });
  assert.ok(!exchange.isLate());
  assert.equal(told, 2);
});

test("a page says which position it has drawn where that is asked for, and nothing elsewhere", () => {
  const model = fakeModel();
  const end = newExchange().attach(model);
  model.set("view", { ...sampleView(), revision: 4 });
  assert.equal(model.saved(), 0);
  model.set("drawn", 4);
  model.set("view", { ...sampleView(), revision: 5 });
  assert.deepEqual([model.get("drawn"), model.saved()], [5, 1]);
  end();
  assert.equal(model.listening(), 0);
});
