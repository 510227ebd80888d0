import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { journal } from "../src/drawers/journal.js";
import { whyDialog } from "../src/drawers/slip.js";
import { besides, nameOf, requestFor } from "../src/why/why.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, line, sampleView, say } from "./sample.js";

/** @typedef {import("../src/kit/node.js").Node} Node */

/** @param {Node | false} tree @returns {string[]} */
const asked = (tree) =>
  tree === false ? [] : findAll(tree, (node) => "data-why" in node.props).map((node) => String(node.props["data-why"]));

/** @returns {import("../src/protocol/view.d.ts").Link[]} */
const links = () =>
  ["third", "second", "first"].map((text, index) => ({
    text, rule: `COVER-0${index}`, wording: `rule of ${text}`, pages_text: index < 2 ? `page ${index}` : "",
    line: 9 - index, lesson: null,
  }));

test("everything that stands on the board can be asked about", () => {
  const view = sampleView();
  const things = new Set(["journal", "menu"].flatMap((drawer) => asked(board(view, [line(3)], say, { ...emptyDesk(), drawer }))));
  const wanted = [
    "condition", "warnings", "manager", "shift", "day", "prompt", "pool", "Ann", "Ann stress", "Ann tokens",
    ...view.shifts.flatMap((shift) => (shift.card ? [shift.card.id] : [])), "1-2", "line 3",
  ];
  assert.deepEqual(wanted.filter((each) => !things.has(each)), []);
  view.outcome = { won: true, died: false, reason: "objective", rule: "SCEN-07", title: "t", text: "x" };
  const after = asked(board(view, [], say, emptyDesk()));
  assert.ok(after.includes("outcome") && !after.includes("prompt"));
});

test("a place where no memory lies has no why, a placed one has", () => {
  const view = sampleView();
  const placed = view.grid.flatMap((row) =>
    row.cards.filter((card) => card.state !== "empty").map((card) => `${row.timeline}-${card.position}`),
  );
  const things = asked(board(view, [], say, emptyDesk())).filter((each) => /^\d-\d$/.test(each));
  assert.ok(placed.length > 0);
  assert.deepEqual(things, placed);
});

test("a line of the journal is asked by its number, everything else by its name", () => {
  assert.deepEqual(requestFor("line 41"), { kind: "why", line: 41 });
  assert.deepEqual(requestFor("Ann stress"), { kind: "why", thing: "Ann stress" });
  assert.deepEqual(requestFor("line dance"), { kind: "why", thing: "line dance" });
});

test("each line has its small button, spoken with the line, in one group that begins at the newest", () => {
  const tree = journal([line(0), line(1)], say, emptyDesk());
  const buttons = findAll(tree, (node) => node.props["data-do"] === "why" && node.tag === "button");
  assert.deepEqual(buttons.map((each) => each.props["aria-label"]), ["why.line line 0", "why.line line 1"]);
  const groups = findAll(tree, (node) => node.props["data-roving"] === "journal");
  assert.deepEqual(groups.map((each) => each.props["data-roving-from"]), ["end"]);
});

test("a thing is called as the board shows it, and what is not there is not called", () => {
  const view = sampleView();
  const lines = [line(7)];
  assert.equal(nameOf(view, lines, say, emptyDesk(), "condition"), view.head.condition_text);
  assert.equal(nameOf(view, lines, say, emptyDesk(), "line 7"), "line 7");
  assert.equal(nameOf(view, lines, say, emptyDesk(), "Ann stress"), "why.stress Ann");
  assert.equal(nameOf(view, lines, say, emptyDesk(), "1-2"), "Crane light");
  assert.ok(nameOf(view, lines, say, emptyDesk(), view.shifts[0]?.card?.id ?? "").startsWith("Deteriorating."));
  assert.equal(nameOf(view, lines, say, emptyDesk(), "line 8"), "");
  assert.equal(nameOf(view, lines, say, emptyDesk(), "nobody"), "");
});

test("what stands on a pawn is asked from the pawn, and the pawn from it", () => {
  const view = sampleView();
  assert.deepEqual(besides(view, "Ann"), ["Ann stress", "Ann tokens"]);
  assert.deepEqual(besides(view, "Ann tokens"), ["Ann", "Ann stress"]);
  assert.deepEqual(besides(view, "condition"), []);
  const helper = view.pawns.find((pawn) => pawn.kind === "on_call");
  assert.ok(helper);
  helper.stress_max = 0;
  helper.tokens = null;
  assert.deepEqual(besides(view, helper.name), []);
});

test("the chain is an ordered list, the latest first, each link with its rule and page", () => {
  const tree = whyDialog(say, { lang: "en", what: "Condition 21", title: "unused", links: links(), more: [] });
  assert.equal(tree.props["aria-label"], "why.title Condition 21");
  const items = findAll(tree, (node) => node.tag === "li").map((each) => wordsOf(each).replace(/\s+/g, " ").trim());
  assert.deepEqual(items, [
    "third COVER-00 rule of third page 0",
    "second COVER-01 rule of second page 1",
    "first COVER-02 rule of first",
  ]);
  assert.equal(findAll(tree, (node) => node.tag === "ol").length, 1);
});

test("a thing without a cause says so, and a thing without a name takes the title of the answer", () => {
  const more = [{ thing: "Ann", name: "A" }];
  const tree = whyDialog(say, { lang: "en", what: "", title: "The title", links: [], more });
  assert.equal(tree.props["aria-label"], "The title");
  assert.ok(wordsOf(tree).includes("why.none"));
  const buttons = findAll(tree, (node) => node.props["data-do"] === "why");
  assert.deepEqual(buttons.map((each) => [each.props["data-why"], wordsOf(each)]), [["Ann", "A"]]);
});

test("while a click is a question the board says so", () => {
  const still = board(sampleView(), [], say, emptyDesk());
  const asking = board(sampleView(), [], say, { ...emptyDesk(), asking: true });
  assert.ok(!wordsOf(still).includes("why.asking"));
  assert.ok(wordsOf(asking).includes("why.asking"));
  assert.ok(String(asking.props["class"]).split(" ").includes("is-asking"));
  const toggle = findAll(asking, (node) => node.props["data-do"] === "asking");
  assert.deepEqual(toggle.map((each) => each.props["aria-pressed"]), ["true"]);
});
