import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { again, firstLine, hint, hintButton, hintText, isOpen, noHints, turned, withView } from "../src/question/hints.js";
import { prompt } from "../src/question/question.js";
import { wordsOf } from "./nodes.js";
import { emptyDesk, sampleView } from "./sample.js";

/** Explains two topics and no other. @type {import("../src/protocol/types.js").Say} */
const say = (key) =>
  ({ "hint.assign": "About placing.", "hint.care": "About care.", "first.assign": "Placing.", "first.care": "Care." })[key] ?? key;

afterEach(() => void Reflect.deleteProperty(globalThis, "localStorage"));

/** A browser that keeps what it is given. */
function keeping() {
  const kept = new Map();
  const localStorage = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: localStorage });
}

/** @param {string} topic @param {number} revision */
function asked(topic, revision) {
  const view = sampleView();
  view.prompt.topic = topic;
  view.revision = revision;
  return view;
}

test("a question has its line the first time that it is asked, and not the second time", () => {
  const first = withView(noHints(), asked("assign", 1), say);
  assert.equal(firstLine(asked("assign", 1), say, first), "Placing.");
  assert.equal(withView(first, asked("assign", 1), say), first, "the same question changes nothing");
  const second = withView(first, asked("assign", 2), say);
  assert.equal(firstLine(asked("assign", 2), say, second), "");
  const other = withView(second, asked("care", 3), say);
  assert.equal(firstLine(asked("care", 3), say, other), "Care.");
  assert.deepEqual(other.met, ["assign", "care"]);
});

test("it is kept in the browser: whoever comes back is told nothing twice, until they want all of it again", () => {
  keeping();
  withView(noHints(), asked("assign", 1), say);
  const later = withView(noHints(), asked("assign", 1), say);
  assert.equal(firstLine(asked("assign", 1), say, later), "");
  const new_ = withView(again(), asked("assign", 1), say);
  assert.equal(firstLine(asked("assign", 1), say, new_), "Placing.");
  localStorage.setItem("holding-on met", "{");
  assert.deepEqual(noHints().met, []);
});

test("the line stands in the place of who is asked, and the question below it", () => {
  const view = asked("assign", 1);
  const desk = { ...emptyDesk(), hints: withView(noHints(), view, say) };
  assert.ok(wordsOf(prompt(view, say, desk)).startsWith("Placing."));
  assert.ok(wordsOf(prompt(view, say, emptyDesk())).startsWith(view.prompt.lead));
});

test("a topic without an explanation shows none and counts as none", () => {
  const view = asked("over", 1);
  const hints = withView(noHints(), view, say);
  assert.deepEqual(hints, noHints());
  assert.equal(hint(view, say, hints), false);
  assert.equal(hintButton(view, say, hints), false);
});

test("the button brings the explanation and puts it away; the next question comes without it", () => {
  const view = asked("assign", 4);
  const seen = { ...noHints(), met: ["assign", "care"] };
  const button = hintButton(view, say, seen);
  assert.equal(button && button.props["aria-expanded"], "false");
  const open = withView(turned(seen, view), view, say);
  assert.equal(wordsOf(hint(view, say, open) || ""), "About placing.");
  assert.ok(!isOpen(turned(open, view), view));
  assert.equal(hint(asked("care", 5), say, withView(open, asked("care", 5), say)), false);
});

test("a look at the past explains nothing and forgets nothing", () => {
  const now = asked("assign", 7);
  const hints = withView(noHints(), now, say);
  const past = asked("care", 2);
  past.past = { move: 2, text: "Day 1" };
  assert.equal(withView(hints, past, say), hints);
  assert.equal(hintText(past, say), "");
  assert.equal(firstLine(now, say, withView(hints, now, say)), "Placing.");
});

test("where it stands alone the prompt holds question, explanation and answers, in this order", () => {
  const view = asked("assign", 1);
  const desk = { ...emptyDesk(), hints: turned(noHints(), view) };
  const text = wordsOf(prompt(view, say, desk, true));
  const places = [view.prompt.text, "About placing.", String(view.actions[0]?.text)].map((each) => text.indexOf(each));
  assert.ok(places.every((place) => place >= 0));
  assert.deepEqual(places, [...places].sort((a, b) => a - b));
});
