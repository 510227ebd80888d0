import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../src/why/about.js";
import { board } from "../src/board.js";
import { findAll } from "./nodes.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/** @param {string} thing @param {import("../src/protocol/view.d.ts").View} [view] */
const told = (thing, view = sampleView()) => about(view, say, thing).map((each) => each.text);

test("an empty staff space of this shift tells what it is and which answers fill it", () => {
  const [what, is, now, ...rest] = told("space 1 1");
  assert.equal(what, "Day shift, space 2 of 3: empty");
  assert.equal(is, "about.space");
  assert.ok(now?.startsWith("about.now Place Ben on the Day shift · Place Cleo"));
  assert.deepEqual(rest, []);
});

test("where nothing uses a place now, the reasons of the game are told, with rule and what would unlock it", () => {
  const lines = about(sampleView(), say, "place on_call");
  const last = lines.at(-1);
  assert.equal(last?.rule, "COVER-01");
  assert.ok(last?.text.includes("On-Call Assistants may come when"));
});

test("reasons that are the same are told once, and many are not all told", () => {
  const view = sampleView();
  const one = view.barred[0];
  assert.ok(one);
  view.barred = Array.from({ length: 12 }, (_, index) => ({ ...one, why: `why ${Math.floor(index / 2)}` }));
  assert.equal(told("place on_call", view).length, 2 + 3);
});

test("a thing that has no part in what is asked says what is asked", () => {
  assert.equal(told("patient").at(-1), `about.asked ${sampleView().prompt.text}`);
});

test("where the game asks nothing, as on the stage of a lesson, a thing says what it is alone", () => {
  const view = sampleView();
  view.prompt.text = "";
  assert.deepEqual(told("patient", view), [view.decks.text, "about.patient"]);
  assert.deepEqual(told("track", { ...view, actions: [], barred: [] }), [view.track.text]);
});

test("in a moment that is over the only way on is told, after the end nothing is asked", () => {
  assert.equal(told("patient", { ...sampleView(), past: { move: 1, text: "" } }).at(-1), "refused.past");
  const over = { won: false, died: true, reason: "deck", rule: "SCEN-11", title: "t", text: "x" };
  assert.deepEqual(told("patient", { ...sampleView(), outcome: over }), [sampleView().decks.text, "about.patient"]);
});

test("nothing that is drawn as a place is silent", () => {
  const view = sampleView();
  const tree = board(view, [], say, { ...emptyDesk(), drawer: "menu" });
  const things = findAll(tree, (node) => "data-about" in node.props).map((node) => String(node.props["data-about"]));
  const wanted = ["supply", "patient", "partial", "clear", "place break_room", "place on_call", "space 1 0"];
  assert.deepEqual(wanted.filter((each) => !things.includes(each)), []);
  const others = ["timeline 1", "memory 1 3", "pool", "pawn 0", "card 0", "card 2"];
  for (const thing of [...things, ...others]) assert.ok(about(view, say, thing).length > 0, thing);
  const roles = ["button", "gridcell", "rowheader"];
  const still = findAll(tree, (node) => roles.includes(String(node.props["role"] ?? node.tag)));
  assert.deepEqual(still.filter((node) => !("data-do" in node.props)), []);
});

test("what is not on the board has nothing to tell", () => {
  const things = ["", "space 9 0", "space 0 7", "place nowhere", "pawn 40", "timeline 9"];
  assert.deepEqual(things.flatMap((thing) => told(thing)), []);
});
