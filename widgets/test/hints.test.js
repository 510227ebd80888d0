import assert from "node:assert/strict";
import { test } from "node:test";
import { hint, hintButton, hintText, isOpen, noHints, switched, turned, withView } from "../src/hints.js";
import { prompt } from "../src/question/question.js";
import { wordsOf } from "./nodes.js";
import { emptyDesk, sampleView } from "./sample.js";

/** Explains two topics and no other. @type {import("../src/protocol/types.js").Say} */
const say = (key) => ({ "hint.assign": "About placing.", "hint.care": "About care." })[key] ?? key;

/** @param {string} topic @param {number} revision */
function asked(topic, revision) {
  const view = sampleView();
  view.prompt.topic = topic;
  view.revision = revision;
  return view;
}

test("a topic is explained the first time that it is asked, and not the second time", () => {
  const first = withView(noHints(), asked("assign", 1), say);
  assert.ok(isOpen(first, asked("assign", 1)));
  assert.equal(withView(first, asked("assign", 1), say), first, "the same question changes nothing");
  const second = withView(first, asked("assign", 2), say);
  assert.ok(!isOpen(second, asked("assign", 2)));
  const other = withView(second, asked("care", 3), say);
  assert.ok(isOpen(other, asked("care", 3)));
  assert.deepEqual(other.told, ["assign", "care"]);
});

test("a topic without an explanation shows none and counts as none", () => {
  const view = asked("over", 1);
  const hints = withView(noHints(), view, say);
  assert.deepEqual(hints, noHints());
  assert.equal(hint(view, say, hints), false);
  assert.equal(hintButton(view, say, hints), false);
});

test("switched off, nothing is explained unasked; asked for, it is; switched on, what is new is explained again", () => {
  const off = switched(withView(noHints(), asked("assign", 1), say));
  assert.ok(off.off && !isOpen(off, asked("assign", 1)));
  const later = withView(off, asked("care", 2), say);
  assert.ok(!isOpen(later, asked("care", 2)));
  const again = turned(later, asked("care", 2));
  assert.ok(again.off && isOpen(again, asked("care", 2)));
  assert.ok(wordsOf(hint(asked("care", 2), say, again) || "").includes("explain.on"));
  const on = withView(switched(again), asked("care", 5), say);
  assert.ok(isOpen(on, asked("care", 5)), "it had not been told while it was off");
});

test("the button brings the explanation and puts it away", () => {
  const view = asked("assign", 4);
  const seen = { ...noHints(), told: ["assign"] };
  const button = hintButton(view, say, seen);
  assert.equal(button && button.props["aria-expanded"], "false");
  const open = turned(seen, view);
  assert.equal(wordsOf(hint(view, say, open) || ""), "About placing. explain.off");
  assert.ok(!isOpen(turned(open, view), view));
});

test("a look at the past explains nothing and forgets nothing", () => {
  const now = asked("assign", 7);
  const hints = withView(noHints(), now, say);
  const past = asked("care", 2);
  past.past = { move: 2, text: "Day 1" };
  assert.equal(withView(hints, past, say), hints);
  assert.equal(hintText(past, say), "");
  assert.ok(isOpen(withView(hints, now, say), now));
});

test("where it stands alone the prompt holds question, explanation and answers, in this order", () => {
  const view = asked("assign", 1);
  const desk = { ...emptyDesk(), hints: withView(noHints(), view, say) };
  const text = wordsOf(prompt(view, say, desk, true));
  const places = [view.prompt.text, "About placing.", String(view.actions[0]?.text)].map((each) => text.indexOf(each));
  assert.ok(places.every((place) => place >= 0));
  assert.deepEqual(places, [...places].sort((a, b) => a - b));
});
