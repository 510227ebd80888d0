// The quilt: what its squares and seams show, and when a row of it is drawn anew.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quilt } from "../src/memories/quilt.js";
import { seams } from "../src/memories/seams.js";
import { findAll, wordsOf } from "./nodes.js";
import { action, emptyDesk, sampleView, say } from "./sample.js";

/** @typedef {import("../src/memories/laying.js").Place} Place */

/**
 * @param {import("../src/protocol/view.d.ts").Memory["state"]} state
 * @param {number[]} stitches above, right, below, left
 * @param {string[]} [sides]
 * @returns {Place}
 */
const lying = (state, stitches, sides = []) => ({
  place: 3, name: "2-3", text: "", cover: null, sides, sides_text: "",
  memory: { position: 3, state, stitches, title: "", words: "", story: null, feeling: null, text: "", cover: null },
});

/** @param {ReturnType<typeof seams>} nodes @returns {unknown[]} the look of each seam, and how many stitches it has */
const looks = (nodes) =>
  nodes.map((node) => node && [node.props["class"], findAll(node, ({ props }) => props["class"] === "hw-stitch").length]);

test("stitches end in the cloth, meet those of a neighbour, or are sewn once both memories are clear", () => {
  const clear = lying("clear", [3, 2, 4, 1]);
  const neighbours = [lying("clear", [1, 1, 3, 1]), lying("partial", [1, 1, 1, 2]), undefined, lying("clear", [1, 5, 1, 1])];
  assert.deepEqual(looks(seams(clear, neighbours)), [
    ["hw-stitches is-top is-sewn", 3],
    ["hw-stitches is-right is-meeting", 2],
    ["hw-stitches is-bottom is-loose", 4],
    ["hw-stitches is-left is-loose", 1],
  ]);
  assert.deepEqual(looks(seams(lying("partial", [3, 2, 4, 1]), neighbours))[0], ["hw-stitches is-top is-meeting", 3]);
});

test("where the table lays them itself a side that does not fit gapes, also one without a stitch", () => {
  const neighbour = lying("clear", [2, 2, 2, 2]);
  const laid = lying("clear", [0, 2, 2, 0], ["open", "fits", "open", "misfits"]);
  const [top, right, bottom, left] = seams(laid, [undefined, neighbour, undefined, neighbour]);
  assert.equal(top, false, "nothing is sewn to an outer edge");
  assert.deepEqual(looks([right, bottom, left].map((each) => each ?? false)), [
    ["hw-stitches is-right is-sewn", 2],
    ["hw-stitches is-bottom is-loose", 2],
    ["hw-stitches is-left is-gaping", 0],
  ]);
  assert.equal(findAll(left || "", (node) => node.tag === "path").length, 1, "by teeth, and not by a colour alone");
});

/** @param {import("../src/kit/node.js").Node} tree @param {string} role */
const withRole = (tree, role) => findAll(tree, (node) => node.props["role"] === role);

/** @param {import("../src/kit/node.js").Node} node what is seen of it, without what is spoken only */
const seen = (node) => wordsOf({ ...node, kids: node.kids.filter((kid) => typeof kid === "string" || kid.key !== "spoken") });

test("an empty square shows nothing and says its place; a row is known by its sign, and says its name", () => {
  const view = sampleView();
  const tree = quilt(view, say, emptyDesk());
  const empty = withRole(tree, "gridcell").filter((node) => node.props["data-why"] === null);
  assert.ok(empty.length > 20);
  assert.deepEqual(new Set(empty.map(seen)), new Set([""]));
  assert.deepEqual(empty.slice(0, 1).map(wordsOf), [view.grid[0]?.cards[0]?.text]);
  const [first] = withRole(tree, "rowheader");
  assert.ok(first);
  const sign = first.kids[0];
  assert.ok(typeof sign === "object");
  assert.deepEqual([sign.props["aria-hidden"], sign.props["title"]], ["true", view.grid[0]?.name]);
  assert.match(wordsOf(first), new RegExp(String(view.grid[0]?.name)));
});

test("what a memory is called is told where a pointer rests on it, and of a folded one its note alone", () => {
  const view = sampleView();
  const card = view.grid[0]?.cards[1];
  assert.ok(card);
  const titles = () => findAll(withRole(quilt(view, say, emptyDesk()), "gridcell")[1] ?? "", (node) => "title" in node.props);
  assert.deepEqual(titles().map(({ props }) => props["title"]), [card.title]);
  const cover = { card: "1-2", note: "Loss.", text: "With a note: Loss." };
  view.grid = view.grid.map((row) => ({ ...row, cards: row.cards.map((each) => (each === card ? { ...card, cover } : each)) }));
  assert.deepEqual(titles().map(({ props }) => props["title"]), ["Loss."]);
  assert.equal(titles().flatMap((node) => findAll(node, (each) => each.tag === "svg")).length, 1, "it lies folded");
});

test("a row that can be chosen is told from the others, and says so", () => {
  const view = sampleView();
  view.actions = [action({ code: 3, timeline: 2, target: "timeline" })];
  const tree = quilt(view, say, emptyDesk());
  assert.deepEqual(withRole(tree, "row").map((row) => String(row.props["class"]).includes("is-open")), [false, true, false, false, false]);
  assert.equal(findAll(tree, (node) => String(node.props["class"]).includes("is-asked")).length, 1);
  assert.match(wordsOf(withRole(tree, "rowheader")[1] ?? ""), /timeline\.open/);
});

test("a row is drawn anew when one beside it changes, since their stitches meet, and not when one further off does", () => {
  const view = sampleView();
  const desk = emptyDesk();
  const before = withRole(quilt(view, say, desk), "row");
  view.grid = view.grid.map((row, index) => (index === 2 ? { ...row, cards: [...row.cards] } : row));
  const after = withRole(quilt(view, say, desk), "row");
  assert.deepEqual(after.map((row, index) => row === before[index]), [true, false, false, false, true]);
});
