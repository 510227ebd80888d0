// What an answer brings, in signs: who pays and who gains, what is a price and what a gain, and the hand of an emergency.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookedAt, offered } from "../src/question/ahead.js";
import { answer } from "../src/question/answer.js";
import { mustRest, rest } from "../src/question/rest.js";
import { signsOf } from "../src/question/signs.js";
import { faceOf } from "../src/people/person.js";
import { findAll, wordsOf } from "./nodes.js";
import { action, emptyDesk, gesture, sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/protocol/view.d.ts").Signs} Signs
 * @typedef {import("../src/protocol/view.d.ts").Action} Action
 */

/** @type {Signs["condition"]} */
const STILL = [21, 21, 21];

/**
 * The drawings among the signs, and their words.
 *
 * @param {Partial<Action>} facts
 * @param {import("../src/protocol/view.d.ts").View} [view]
 */
function shown(facts, view = sampleView()) {
  const found = signsOf(view, say, action(facts));
  if (found === null) return { drawn: [], words: "" };
  const drawn = findAll(found, ({ tag }) => tag === "svg").map(({ key, props }) =>
    String(key).startsWith("whose") ? "whose" : String(props["class"]).split("is-").at(-1));
  return { drawn, words: wordsOf(found).trim() };
}

test("a heart that is spent is seen also where one comes back, and none is a plus with nothing behind it", () => {
  /** @type {(then: number, hearts: number) => ReturnType<typeof shown>} */
  const answered = (then, hearts) => shown({ pawn: 1, target: "purse", tokens: [[1, then]], signs: { condition: STILL, hearts } });
  const held = sampleView().pawns.find(({ pawn }) => pawn === 1)?.tokens ?? 0;
  assert.deepEqual([answered(held - 1, 0).drawn, answered(held - 2, -1).drawn, answered(held - 1, -1).drawn], [["heart", "heart"], ["heart", "heart", "heart"], ["heart"]]);
  assert.match(answered(held - 1, 0).words, /signs.less.*signs.more/);
});

test("whose heart is spent is seen: a face or the tin, unless the answer is theirs", () => {
  /** @type {[number, number][]} */
  const tokens = [[1, 3]];
  const spent = { condition: STILL, hearts: -1 };
  assert.deepEqual(shown({ drawn: "hands-ask", tokens, signs: spent }).drawn, ["whose", "heart"]);
  assert.deepEqual(shown({ pawn: 1, target: "pawn", tokens, signs: spent }).drawn, ["heart"]);
  for (const pawn of [4, 5]) { // the purse of the Assistants has a number that one of them has too
    assert.deepEqual(shown({ pawn, target: "pawn", tokens: [[4, 2]], signs: spent }).drawn, ["whose", "heart"]);
  }
  assert.deepEqual(shown({ target: "purse", tokens: [[4, 2]], signs: spent }).drawn, ["heart"]);
  assert.match(shown({ target: "purse", tokens: [[4, 2]], signs: spent }).words, /signs.less/);
});

test("who gains a heart, or Stress, is a face; where more than two do they are names", () => {
  const view = sampleView();
  const [ann, ben] = view.pawns;
  assert.ok(ann && ben);
  const more = (/** @type {number} */ pawn, /** @type {number} */ gained) =>
    /** @type {[number, number]} */ ([pawn, (view.pawns[pawn]?.tokens ?? 0) + gained]);
  const two = shown({ drawn: "hands-rest", tokens: [more(0, 1), more(1, 2)], signs: { condition: STILL, hearts: 2 } }, view);
  assert.deepEqual(two.drawn, ["whose", "heart", "whose", "heart", "heart"]);
  const three = shown({ drawn: "hands-rest", tokens: [more(0, 1), more(1, 1), more(2, 1)], signs: { condition: STILL, hearts: 3 } }, view);
  assert.deepEqual(three.drawn, ["heart", "heart", "heart"]);
  assert.match(three.words, new RegExp(`${ann.short}.*${ben.short}`));
  const strained = shown({ drawn: "warning-pinned", signs: { condition: STILL, stress: [[0, 2]] } }, view);
  assert.deepEqual(strained.drawn, ["whose", ...Array.from({ length: ann.stress_max }, (_, index) => (index < 2 ? "bolt" : "bolt-open"))]);
});

test("where Stress goes, an answer draws how much, and no row of empty bolts that looks like what somebody carries", () => {
  const view = sampleView();
  view.pawns = view.pawns.map((each) => ({ ...each, stress: each.pawn === 1 ? 2 : 0 }));
  const rested = shown({ pawn: 1, target: "pawn", signs: { condition: STILL, stress: [[1, 0]] } }, view);
  assert.deepEqual(rested.drawn, ["bolt", "bolt"]);
  assert.match(rested.words, /^−$/);
});

test("a gain begins with a plus and a price with a minus; odds are those of a sewn cloth", () => {
  const gain = shown({ drawn: "hands-pall", signs: { condition: [21, 20, 20], hearts: 1, cloths: 2, either: 1 } });
  assert.match(gain.words, /signs.to 21 20.*signs.more/);
  assert.deepEqual(gain.drawn, ["heart", "cloth", "cloth", "heart", "cloth"]);
  assert.deepEqual(shown({ pawn: 0, timeline: 1, signs: { condition: STILL, odds: [1, 6] } }).drawn, ["sewn"]);
});

test("who might sit with him differs by the hearts and the cloths before them", () => {
  const view = sampleView();
  const [ann] = view.pawns;
  assert.ok(ann);
  ann.tokens = 2;
  ann.partials = [{ timeline: 1, words: "", text: "", cover: null }];
  assert.deepEqual(shown({ kind: "talk", pawn: 0, target: "pawn" }, view), { drawn: ["heart", "heart", "cloth"], words: "signs.has" });
  ann.tokens = 0;
  ann.partials = [];
  assert.deepEqual(shown({ kind: "talk", pawn: 0, target: "pawn" }, view).drawn, []);
});

test("before the first card of a day is turned, who is away had no choice: each has a face and a line", () => {
  const view = sampleView();
  assert.deepEqual(mustRest(view), []);
  const [morning] = view.shifts;
  const [ann] = view.pawns;
  assert.ok(morning && ann);
  view.head.shift = 0;
  morning.card = null;
  view.pawns = view.pawns.map((pawn) => ({ ...pawn, place: "break_room" }));
  assert.deepEqual(mustRest(view), []);
  view.pawns = view.pawns.map((pawn) => ({ ...pawn, place: pawn.pawn === 0 ? "on_leave" : pawn.place }));
  const note = rest(view, say, mustRest(view));
  assert.equal(note.props["role"], "note");
  assert.match(wordsOf(note), new RegExp(`rest.heading.*rest.text ${ann.name}`));
  assert.equal(findAll(note, ({ tag }) => tag === "svg").length, 1);
  assert.match(faceOf(view, ann), /^face-ann-/);
});

test("who goes together stands with every face, once, and its steps are sent as they are", () => {
  const view = sampleView();
  const together = gesture({ code: "128 132", name: "Ann and Assistant 1", pawn: null, pawns: [0, 4], target: "button" });
  const drawn = answer(view, say, emptyDesk(), together, { index: 0, number: 1 });
  assert.equal(drawn.props["data-code"], "128 132");
  const faces = findAll(drawn, ({ tag }) => tag === "svg").map(({ key }) => key);
  assert.deepEqual(faces, ["0", "4"]);
});

test("where several questions are answered at once those answers stand on the desk, else the single ones", () => {
  const single = { ...sampleView(), gestures: [] };
  assert.equal(offered(single), single.actions);
  const both = gesture({ code: "128 132" });
  const together = { ...single, gestures: [both] };
  assert.deepEqual(offered(together), [both]);
  const desk = { ...emptyDesk(), looked: { code: "128 132", revision: together.revision } };
  assert.equal(lookedAt(together, desk), both);
});
