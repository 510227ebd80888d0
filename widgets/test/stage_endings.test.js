import assert from "node:assert/strict";
import { test } from "node:test";
import { ward } from "../src/stage/room.js";
import { wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";
import { having, drawn, shown } from "./staged.js";

/** @typedef {import("../src/stage/script.js").Script} Script */

test("a game that ends by a Warning has its card and its Warnings still, and none after a death", () => {
  const [moved, dead] = [false, true].map((died) => {
    const view = { ...sampleView(), outcome: { .../** @type {any} */ (sampleView().outcome), died } };
    const { leave, root } = shown({}, view);
    const found = root.querySelectorAll("[data-part=table], [data-part=bedside]").length;
    leave();
    return found;
  });
  assert.deepEqual([moved, dead], [2, 0]);
});

test("a game that ends at night leaves the whole picture in the colours of the night, and one that ends by day in those of the day", () => {
  for (const shift of [0, 2]) {
    const view = sampleView();
    view.head.shift = shift;
    view.outcome = { won: false, died: true, reason: "condition", rule: "", title: "", text: "" };
    const { leave, root } = shown({}, view);
    assert.deepEqual([root.matches(".is-night"), root.querySelector(".hw-room.is-night") !== null], [shift === 2, shift === 2]);
    leave();
  }
});

test("when he has died, whoever is on the shift sits with him, whatever care it gave and whatever stage it was", () => {
  const view = sampleView();
  view.head.shift = 0;
  view.head.stage = 1;
  view.pawns = view.pawns.map((each) => ({ ...each, shift: each.pawn === 0 ? 0 : null, space: each.pawn === 0 ? 0 : null, stress: 0 }));
  view.shifts = view.shifts.map((each) => ({ ...each, care: "medical", spaces: each.shift === 0 ? [{ space: 0, pawn: 0, covered_by: null, text: "" }] : [] }));
  const chairs = [null, { won: false, died: true, reason: "deck", rule: "", title: "", text: "" }].map((outcome) => {
    view.outcome = outcome;
    const { leave, root } = shown({}, view);
    const found = root.querySelectorAll("[data-item='pawn 0'] .hw-body").length;
    leave();
    return found;
  });
  assert.deepEqual(chairs, [1, 2], "a figure, and then a figure in a chair");
});

test("where he lies quiet he is drawn as he lies, and it is said how; where he does not the drawing of the board stays", () => {
  const view = sampleView();
  const bed = { src: "data:image/svg+xml,bed", text: "The lamp is out." };
  const dead = { ...view, outcome: { won: false, died: true, reason: "deck", rule: "", title: "", text: "" } };
  /** @param {any} seen @param {Script["bed"]} lies */
  const found = (seen, lies) => {
    const room = ward(seen, say, null, false, lies);
    return [having(room, "src", bed.src).length, having(room, "data-drawn", "bed-asleep").length, wordsOf(room).includes(bed.text)];
  };
  assert.deepEqual(found(dead, null), [0, 1, false]);
  assert.deepEqual(found(dead, bed), [1, 1, true]);
  assert.deepEqual(found(dead, { ...bed, src: "" }), [0, 1, true], "asleep he is drawn as on the board");
  assert.deepEqual(found({ ...view, head: { ...view.head, stage: 0 } }, bed), [0, 0, false]);
});

test("when he has died the option that was chosen has no frame of its own, and still says that it is so", () => {
  const view = sampleView();
  const dead = { ...view, outcome: { won: false, died: true, reason: "deck", rule: "", title: "", text: "" } };
  /** @type {Script["options"]} */
  const options = [{ name: "a", text: "21", state: "chosen" }, { name: "b", text: "24", state: "other" }];
  const classes = (/** @type {any} */ seen) => having(drawn({ options }, seen), "data-part", "option").map(({ props }) => [props["class"], props["aria-current"]]);
  assert.deepEqual(classes(view), [["hs-option is-chosen", "true"], ["hs-option is-other", false]]);
  assert.deepEqual(classes(dead), [["hs-option is-open", "true"], ["hs-option is-other", false]]);
});

test("when he has died the thread lies still: no needle, no loose end and no number", () => {
  const view = sampleView();
  const ends = [null, { won: false, died: true, reason: "deck", rule: "", title: "", text: "" }].map((outcome) => {
    view.outcome = outcome;
    const { leave, root } = shown({}, view);
    const found = [".hs-thread .hw-yarn", ".hs-thread .hw-here"].map((each) => root.querySelectorAll(each).length);
    leave();
    return found;
  });
  assert.deepEqual(ends, [[1, 1], [1, 0]]);
});
