import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../src/kit/patch.js";
import { roadsOf } from "../src/thread/roads.js";
import { curve, thread } from "../src/thread/thread.js";
import { along, drawnOut, placeOf } from "../src/thread/way.js";
import { findAll, wordsOf } from "./nodes.js";
import { document, html } from "./page.js";
import { action, sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/kit/node.js").Node} Node
 * @typedef {import("../src/protocol/view.d.ts").Moment} Moment
 */

/** @param {string} name @returns {(node: Node) => boolean} */
const withClass = (name) => (node) => String(node.props["class"] ?? "").split(" ").includes(name);
/** @param {string} name @returns {(node: Node) => boolean} */
const withPart = (name) => (node) => node.props["data-part"] === name;

/** @returns {Moment[]} four shifts over two days, the last of them on, then now */
const moments = () =>
  [[0, 1, 28], [4, 1, 28], [9, 1, 26], [15, 2, 20], [18, 2, 12]].map(([move = 0, day = 0, condition = 0], index) => ({
    move, day, shift: index === 4 ? 0 : index % 3, condition, stage: 0, now: index === 4,
    care: /** @type {const} */ (["medical", "palliative", null, "medical", null])[index] ?? null, text: `day ${day}, move ${move}`,
  }));

/** @param {number | null} move */
const looking = (move) => {
  const view = { ...sampleView(), moments: moments(), past: move === null ? null : { move, text: `moment ${move}` } };
  view.track = { ...view.track, value: move === null ? 12 : (moments().find((each) => each.move === move)?.condition ?? 17) };
  return view;
};

/** @param {[number, number, number]} condition @param {number} [held] */
const answer = (condition, held) => action({ code: condition[1] * 100 + condition[2], signs: { condition, held } });

/** @param {import("../src/protocol/view.d.ts").Action[]} answers @param {import("../src/protocol/view.d.ts").Action} [ahead] */
const asked = (answers, ahead) => thread({ ...looking(null), actions: answers }, say, ahead);

/** What stands at the roads. @param {Node} tree */
const labels = (tree) => findAll(tree, withClass("hw-labels")).flatMap((each) => each.kids.map(wordsOf));

test("the thread is the track's sentence, and shows where Billy is", () => {
  const view = sampleView();
  const tree = thread(view, say);
  const [picture] = findAll(tree, (node) => node.props["role"] === "img");
  assert.deepEqual([picture?.props["aria-label"], picture?.props["data-why"]], [view.track.text, "condition"]);
  assert.deepEqual(findAll(tree, withPart("here")).map((each) => wordsOf(each).trim()), [String(view.track.value)]);
});

test("the stages are bands that together reach from the best to the worst, each named, with its borders in numbers", () => {
  const view = sampleView();
  const tree = thread(view, say);
  const bands = findAll(tree, (node) => "data-stage" in node.props);
  assert.deepEqual(bands.map((each) => each.props["style"]), [16.5, 6, 4, 3.5].map((share) => `--share: ${share}`));
  assert.deepEqual(findAll(tree, withClass("hw-names")).flatMap((each) => each.kids.map(wordsOf)), view.track.stages.map((each) => each.name));
  assert.deepEqual(findAll(tree, withClass("hw-scale")).flatMap((each) => each.kids.map(wordsOf)), ["30", "14", "8", "4", "0"]);
});

test("it is as wide as the deck holds shifts, and today is named", () => {
  const view = sampleView();
  const days = () => findAll(thread(view, say), withClass("hw-days")).flatMap((each) => each.kids.map(wordsOf));
  assert.deepEqual([days().length, days()[0], days()[1], days()[2]], [13, "journal.day 1", "2", "journal.day 3"]);
  view.head = { ...view.head, day: 2 };
  assert.deepEqual(days().slice(0, 3), ["1", "journal.day 2", "3"], "two names side by side would touch on a phone");
  view.track = { ...view.track, shifts: 20 };
  assert.equal(days().length, 7);
});

test("before a card was turned no point opens a moment, nor where only the present is shown", () => {
  const buttons = (/** @type {import("../src/protocol/view.d.ts").View} */ view, opens = true) =>
    findAll(thread(view, say, null, opens), (node) => node.tag === "button").length;
  assert.deepEqual([buttons({ ...looking(null), moments: moments().slice(-1) }), buttons(sampleView())], [0, 0]);
  assert.deepEqual([buttons(looking(null)), buttons(looking(null), false)], [5, 0]);
});

test("one point a shift, each a button of one group that tells its moment", () => {
  const tree = thread(looking(null), say, null, true);
  const buttons = findAll(tree, (node) => node.tag === "button");
  assert.deepEqual(buttons.map((each) => each.props["aria-label"]), [
    "day 1, move 0", "day 1, move 4", "day 1, move 9", "day 2, move 15", "back.is_now day 2, move 18",
  ]);
  assert.deepEqual(buttons.map((each) => each.props["data-do"]), ["look", "look", "look", "look", "now"]);
  assert.deepEqual(buttons.map((each) => each.props["aria-pressed"]), ["false", "false", "false", "false", "true"]);
  assert.equal(findAll(tree, (node) => node.props["role"] === "toolbar").length, 1);
});

test("the line is level at each moment", () => {
  assert.equal(curve([{ x: 2, up: 26 }, { x: 3, up: 20 }], 30), "M2 4C2.5 4 2.5 10 3 10");
  assert.ok(html(draw(thread(looking(null), say), document)).includes("<path "));
});

test("now lies after the shift that is on, and before one whose card is not turned", () => {
  const all = moments();
  assert.deepEqual(all.map((_, index) => placeOf(all, index, 3)), [0, 1, 2, 3, 4]);
  const between = [...all.slice(0, 3), { ...moments()[4], day: 2, shift: 0 }];
  assert.equal(placeOf(/** @type {Moment[]} */ (between), 3, 3), 3);
});

test("a game that begins on a later day lies where that day is, even with no moment to look back to", () => {
  const view = sampleView();
  view.head = { ...view.head, day: 5, shift: 1 };
  assert.deepEqual(along(view).here, { x: 13, up: view.track.value });
  const only = { .../** @type {Moment} */ (moments()[4]), day: 5, shift: 1 };
  assert.equal(along({ ...view, moments: [only] }).here.x, 13);
});

test("a whole deck of moments ends at the right edge", () => {
  const all = Array.from({ length: 40 }, (_, index) => ({
    .../** @type {Moment} */ (moments()[0]), move: index, now: index === 39,
    day: Math.floor(Math.min(index, 38) / 3) + 1, shift: Math.min(index, 38) % 3,
  }));
  assert.equal(along({ ...sampleView(), moments: all }).here.x, 39);
});

test("a heart where a shift was treated, a ring where it was with him, and nothing for the shift that is on", () => {
  const found = findAll(thread(looking(null), say), withClass("hw-mark"));
  assert.deepEqual(found.map((each) => String(each.props["class"]).split(" ")[1]), ["is-medical", "is-palliative", "is-knot"]);
});

test("looking back, the thread ends at that moment, and what came after it is marked", () => {
  const tree = thread(looking(9), say, null, true);
  const buttons = findAll(tree, (node) => node.tag === "button");
  assert.deepEqual(buttons.map((each) => each.props["aria-pressed"]), ["false", "false", "true", "false", "false"]);
  assert.deepEqual(buttons.map((each) => withClass("is-later")(each)), [false, false, false, true, true]);
  assert.deepEqual(findAll(tree, withPart("here")).map((each) => wordsOf(each).trim()), ["26"]);
  const { here, before, later } = along(looking(9));
  assert.deepEqual([here.x, before.length, later.map(({ x }) => x)], [2, 3, [2, 3, 4]]);
  assert.equal(findAll(thread(looking(null), say), withClass("hw-later")).length, 0);
});

test("a moment in the middle of a shift lies after its card", () => {
  assert.deepEqual(along(looking(11)).here, { x: 3, up: 17 });
});

test("when he has died the thread ends loose", () => {
  const view = { ...looking(null), outcome: { won: false, died: true, reason: "condition", rule: "", title: "", text: "" } };
  assert.equal(findAll(thread(view, say), withClass("hw-loose")).length, 1);
  assert.equal(findAll(thread(view, say), withClass("hw-needle")).length, 0);
  assert.equal(findAll(thread({ ...looking(9), outcome: view.outcome }, say), withClass("hw-loose")).length, 0);
});

test("where the answers part there are two roads, the higher one first, and only hearts hold him", () => {
  const tree = asked([answer([12, 9, 12], 3), answer([12, 9, 9])]);
  assert.deepEqual(labels(tree), ["thread.held 3 12", "thread.falls 9"]);
  assert.deepEqual(findAll(tree, withPart("ahead")), [], "nothing is looked at");
  assert.deepEqual(labels(asked([answer([12, 12, 13], 1), answer([12, 12, 12])])), ["thread.raised 1 13", "thread.stays 12"]);
  assert.deepEqual(labels(asked([answer([12, 14, 14]), answer([12, 12, 12])])), ["thread.rises 14", "thread.stays 12"]);
});

test("answers that end alike are one road, and where nothing changes there is none", () => {
  assert.deepEqual(labels(asked([answer([12, 9, 9]), answer([12, 9, 9])])), ["thread.falls 9"]);
  assert.deepEqual(labels(asked([answer([12, 12, 12])])), []);
  assert.deepEqual(labels(asked([])), []);
});

test("the answer that is looked at stands out, on the thread and in words, beside the road that is farthest from it", () => {
  const answers = [answer([12, 10, 12], 3), answer([12, 10, 12], 3), answer([12, 9, 9])];
  const ends = (/** @type {number} */ index) => roadsOf(answers, answers[index] ?? null).map(({ end, looked }) => [end, looked]);
  assert.deepEqual(ends(0), [[12, true], [10, true]]);
  assert.deepEqual(ends(2), [[12, false], [9, true]]);
  assert.deepEqual(ends(-1), [[12, false], [9, false]]);
  const tree = asked(answers, answers[2]);
  assert.deepEqual(labels(tree), ["thread.held 3 12", "thread.falls 9 ahead.condition 9"]);
  assert.deepEqual(findAll(tree, withPart("ahead")).map(wordsOf), ["9"]);
});

test("a line that goes on begins with what is still to be drawn lying in its end", () => {
  const at = (/** @type {number[]} */ ...ups) => curve(ups.map((up, x) => ({ x, up })), 30);
  const [short, long] = [at(28, 26), at(28, 26, 20)];
  assert.equal(drawnOut(short, long), `${short}C1 4 1 4 1 4`);
  assert.equal(drawnOut(at(28), long), "M0 2C0 2 0 2 0 2C0 2 0 2 0 2");
  assert.equal(drawnOut(short, short), short);
  assert.equal(drawnOut(long, short), "", "what goes back is not drawn on");
});
