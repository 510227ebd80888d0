// Everybody has a face and a posture: one is drawn for whatever can come, and nobody smiles where nobody should.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawing } from "../src/drawing/drawing.js";
import { person } from "../src/house/figure.js";
import { tin } from "../src/house/things.js";
import { faceOf, figureOf } from "../src/people/person.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/protocol/view.d.ts").Pawn} Pawn
 * @typedef {import("../src/protocol/view.d.ts").View} View
 */

const NURSES = 4;
const ON_CALL = 7;
const PLACES = ["break_room", "on_call", "on_leave", "left", "manager_board", "contact_tile", "shift"];
/** Mouths that do not smile: overstressed, worried, tired, earnest. */
const SERIOUS = /-(3|w|2|1)$/;

/**
 * Everybody in everything that can become of them: how stressed, where, at which place of the shift.
 *
 * @returns {Pawn[]}
 */
function everybody() {
  const [ann] = sampleView().pawns;
  return Array.from({ length: 9 }, (_, number) => {
    /** @type {Pawn["kind"]} */
    const kind = number < NURSES ? "nurse" : number < ON_CALL ? "assistant" : "on_call";
    const most = { nurse: 3, assistant: 2, on_call: 0 }[kind];
    return Array.from({ length: most + 1 }, (_, stress) =>
      PLACES.flatMap((place) =>
        (place === "shift" ? [0, 1, 2] : [null]).map((space) => ({
          ...(/** @type {Pawn} */ (ann)), pawn: number, kind, place, space, shift: space === null ? null : 1,
          stress, stress_max: most, overstressed: most > 0 && stress === most,
        })),
      ),
    );
  }).flat(2);
}

/** The same day in a quiet hour, in an emergency, in each stage, and when the game was lost. */
function moments() {
  const stages = [0, 1, 2, 3].map((stage) => {
    const view = sampleView();
    view.head.stage = stage;
    return view;
  });
  const emergency = sampleView();
  const card = emergency.shifts[emergency.head.shift]?.card;
  assert.ok(card);
  card.kind = "emergency";
  const lost = sampleView();
  lost.outcome = { won: false, died: false, reason: "warnings", rule: "SCEN-07", title: "t", text: "x" };
  const [green, orange, red, black] = /** @type {[View, View, View, View]} */ (stages);
  return { quiet: [green, orange], grave: [red, black, emergency, lost] };
}

test("a face and a figure are drawn for each pawn, wherever it is and however it is", () => {
  const { quiet, grave } = moments();
  for (const view of [...quiet, ...grave]) {
    for (const pawn of everybody()) {
      assert.ok(drawing(faceOf(view, pawn)));
      assert.ok(drawing(figureOf(view, pawn)));
      const covering = structuredClone(view);
      const space = covering.shifts[1]?.spaces[2];
      assert.ok(space);
      space.covered_by = pawn.pawn;
      assert.ok(drawing(figureOf(covering, pawn)));
    }
  }
});

test("nobody smiles in an emergency, in the red and the black stage, and where the game was lost", () => {
  for (const view of moments().grave) {
    for (const pawn of everybody()) {
      assert.match(faceOf(view, pawn), SERIOUS);
      assert.match(figureOf(view, pawn), SERIOUS);
    }
  }
});

test("nine people are nine people", () => {
  const { quiet: [view] } = moments();
  assert.ok(view);
  assert.equal(new Set(everybody().map((pawn) => faceOf(view, pawn).split("-")[1])).size, 9);
  assert.equal(new Set(everybody().map((pawn) => figureOf(view, pawn).split("-")[1])).size, 9);
});

test("a posture tells how somebody is and where", () => {
  const view = sampleView();
  const [ann] = view.pawns;
  assert.ok(ann);
  const shift = { place: "shift", shift: 1, space: 0 };
  const away = { shift: null, space: null };
  /** @param {Partial<Pawn>} facts */
  const posture = (facts) => figureOf(view, { ...ann, ...facts }).replace("person-ann-", "");
  /** @param {Partial<Pawn>} facts */
  const face = (facts) => faceOf(view, { ...ann, ...facts }).replace("face-ann-", "");
  assert.equal(posture({ ...shift, stress: 0 }), "reach-0");
  assert.equal(posture({ ...shift, stress: 1 }), "reach-1");
  assert.equal(posture({ ...shift, space: 1, stress: 1 }), "stand-1");
  assert.equal(posture({ ...shift, shift: 0, stress: 1 }), "stand-1", "who has gone from his bed leans in no more");
  assert.equal(posture({ ...shift, stress: 2 }), "tired-2");
  assert.equal(posture({ ...shift, stress: 3 }), "over-3");
  assert.equal(posture({ ...away, place: "break_room", stress: 0 }), "cup-0");
  assert.equal(posture({ ...away, place: "break_room", stress: 1 }), "stand-1");
  assert.equal(posture({ ...away, place: "contact_tile", stress: 1 }), "phone-1");
  assert.deepEqual([0, 1, 2, 3].map((stress) => posture({ ...away, place: "on_leave", stress })), ["coat-0", "coat-1", "coat-2", "coat-2"]);
  assert.deepEqual([0, 1, 2, 3].map((stress) => face({ stress })), ["0", "0", "2", "3"]);
  assert.equal(posture({ ...away, place: "break_room", stress: 2, overstressed: true }), "over-3");
});

test("late in his illness there is time to sit with him: the first in the red stage, everybody in the black, nobody in an emergency", () => {
  const { quiet: [, orange], grave: [red, black, emergency] } = moments();
  const shift = { place: "shift", shift: 1, stress: 0 };
  /** @param {View | undefined} view */
  const postures = (view) => {
    assert.ok(view);
    const [ann] = view.pawns;
    assert.ok(ann);
    return [0, 1].map((space) => figureOf(view, { ...ann, ...shift, space }).replace("person-ann-", ""));
  };
  assert.deepEqual(postures(orange), ["reach-0", "stand-0"]);
  assert.deepEqual(postures(red), ["sit-w", "stand-w"]);
  assert.deepEqual(postures(black), ["sit-w", "sit-w"]);
  assert.deepEqual(postures(emergency), ["reach-w", "stand-w"]);
});

test("what somebody carries is drawn: hearts in their number, and stress, once there is any, as marks filled of those that are possible", () => {
  const view = sampleView();
  for (const pawn of view.pawns) {
    const button = person(view, say, null, pawn);
    const marks = findAll(button, ({ key }) => /^bolt /.test(key ?? ""));
    const full = marks.filter(({ props }) => String(props["class"]).includes("is-full"));
    assert.deepEqual([full.length, marks.length], [pawn.stress, pawn.stress > 0 ? pawn.stress_max : 0]);
    const hearts = findAll(button, ({ key }) => key === "tokens").map((each) => wordsOf(each).trim());
    assert.deepEqual(hearts, pawn.tokens === null ? [] : [String(pawn.tokens)]);
  }
});

test("the tin is open while there are hearts in it", () => {
  const view = sampleView();
  const tins = () => findAll(tin(view, say, null), ({ key }) => key === "tin");
  const full = tins();
  view.pool.tokens = 0;
  assert.equal(full.length, 1);
  assert.notDeepEqual(tins(), full);
});
