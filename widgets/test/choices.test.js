import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOn, answerTo, barredOn, standing } from "../src/question/choices.js";
import { action, sampleView } from "./sample.js";

test("a pawn with one action takes it", () => {
  const answer = answerTo(sampleView(), { kind: "pawn", pawn: 1 });
  assert.ok(answer && "take" in answer);
  assert.equal(answer.take.code, 64);
});

test("a pawn with two actions points both out and takes neither", () => {
  const view = sampleView();
  view.actions.push(action({ code: 70, kind: "cover", text: "cover", pawn: 1, timeline: null, target: "pawn" }));
  const answer = answerTo(view, { kind: "pawn", pawn: 1 });
  assert.ok(answer && "choose" in answer);
  assert.deepEqual(answer.choose.map((each) => each.code), [64, 70]);
});

test("a barred pawn is explained with its reason", () => {
  const answer = answerTo(sampleView(), { kind: "pawn", pawn: 5 });
  assert.ok(answer && "barred" in answer);
  assert.equal(answer.barred[0]?.reason, "enough_staff");
  assert.equal(standing(sampleView(), { kind: "pawn", pawn: 5 }), "barred");
});

test("a pawn that nothing is asked of is only there", () => {
  assert.equal(answerTo(sampleView(), { kind: "pawn", pawn: 6 }), null);
  assert.equal(standing(sampleView(), { kind: "pawn", pawn: 6 }), "still");
});

test("a timeline's row takes the action that names it, a pawn of another action does not", () => {
  const view = sampleView();
  assert.equal(actionsOn(view, { kind: "timeline", timeline: 2 })[0]?.code, 90);
  assert.equal(actionsOn(view, { kind: "timeline", timeline: 1 }).length, 0);
});

test("an action of the list alone is not on the pawn it speaks of", () => {
  const view = sampleView();
  view.actions = [action({ code: 5, kind: "talk", text: "talk", pawn: 1, timeline: null, target: "button" })];
  assert.equal(standing(view, { kind: "pawn", pawn: 1 }), "still");
});

test("the pool answers for a purse that is nobody's", () => {
  const view = sampleView();
  view.actions = [
    action({ code: 1, kind: "pay", text: "Ann pays", pawn: 0, timeline: null, target: "purse" }),
    action({ code: 2, kind: "pay", text: "the pool pays", pawn: null, timeline: null, target: "purse" }),
  ];
  assert.deepEqual(actionsOn(view, { kind: "pool" }).map((each) => each.code), [2]);
  assert.deepEqual(actionsOn(view, { kind: "pawn", pawn: 0 }).map((each) => each.code), [1]);
});

test("a row is barred by what names its timeline and no pawn", () => {
  const view = sampleView();
  view.barred = [{ code: 9, kind: "ask", text: "", pawn: null, timeline: 4, target: "timeline", reason: "none", rule: "INQ-07", why: "",
    unlock: "" }];
  assert.equal(barredOn(view, { kind: "timeline", timeline: 4 }).length, 1);
  assert.equal(barredOn(view, { kind: "timeline", timeline: 1 }).length, 0);
});
