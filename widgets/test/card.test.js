// The patient card: where hearts can lie, whom it needs, what it brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patientCard } from "../src/question/card.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/kit/node.js").Node} Node
 * @typedef {import("../src/protocol/view.d.ts").PatientCard} PatientCard
 */

/** @param {string} name @returns {(node: Node) => boolean} */
const withClass = (name) => (node) => String(node.props["class"] ?? "").split(" ").includes(name);

const aCard = () => /** @type {PatientCard} */ (sampleView().shifts[0]?.card);

for (const [kind, held, open] of [["deteriorating", "arrow-held", "arrow"], ["stable", "heart", "heart-open"]]) {
  test(`hearts lie on the first signs of a ${kind} card, the others are open`, () => {
    const card = { ...aCard(), kind: String(kind), symbols: 3, covered: 2 };
    const [head] = patientCard(card, 0, say, card.text, false).kids;
    const signs = findAll(/** @type {Node} */ (head), withClass("hw-sign"));
    const names = signs.map((each) => String(each.props["class"]).split("is-").at(-1));
    assert.deepEqual(names, [held, held, open]);
    assert.equal(new Set(signs.map((each) => each.key)).size, 3);
  });
}

test("a card shows whom it needs and what it brings, an emergency what it brings where all of it is held", () => {
  const card = { ...aCard(), staff: 3, tokens: 1, memories: 2, either: 1, inquire: true };
  const count = (/** @type {PatientCard} */ each, /** @type {string} */ sign) =>
    findAll(/** @type {Node} */ (patientCard(each, 0, say, each.text, false).kids[2]), withClass(`is-${sign}`)).length;
  assert.deepEqual(["person", "heart", "cloth"].map((sign) => count(card, sign)), [3, 2, 3]);
  assert.ok(wordsOf(patientCard(card, 0, say, card.text, false)).includes("card.brings"));
  const emergency = { ...card, kind: "emergency", tokens: 0, memories: 0, either: 0, inquire: false, all_held: 1 };
  assert.equal(count(emergency, "heart"), 1);
  assert.ok(wordsOf(patientCard(emergency, 0, say, emergency.text, false)).includes("card.all_held"));
  assert.ok(!wordsOf(patientCard({ ...emergency, all_held: 0 }, 0, say, emergency.text, false)).includes("card.brings"));
});

test("its id is in view where details are wanted, and nowhere else", () => {
  const card = { ...aCard(), id: "P04" };
  assert.ok(wordsOf(patientCard(card, 0, say, card.text, true)).includes("P04"));
  assert.ok(!wordsOf(patientCard(card, 0, say, card.text, false)).includes("P04"));
});
