import assert from "node:assert/strict";
import { test } from "node:test";
import { lookedAt, tokensAhead } from "../src/question/ahead.js";
import { board } from "../src/board.js";
import { menuDrawer } from "../src/drawers/menu_drawer.js";
import { prompt } from "../src/question/question.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/** @typedef {import("../src/kit/node.js").Node} Node */

/** @param {string} name @returns {(node: Node) => boolean} */
const withClass = (name) => (node) => String(node.props["class"] ?? "").split(" ").includes(name);

/** @param {number} code */
const looking = (code) => ({ ...emptyDesk(), looked: { code, revision: sampleView().revision } });

test("what is looked at answers the question that is shown, or nothing is looked at", () => {
  const view = sampleView();
  assert.equal(lookedAt(view, emptyDesk()), null);
  assert.equal(lookedAt(view, looking(90))?.code, 90);
  assert.equal(lookedAt(view, looking(12345)), null);
  assert.equal(lookedAt({ ...view, revision: view.revision + 1 }, looking(90)), null);
});

test("the purses that change show now and then, a nurse's and the pool's, and no other", () => {
  const view = sampleView();
  const tree = board(view, [], say, looking(90));
  assert.deepEqual(findAll(tree, withClass("ho-slip")).map(wordsOf), ["ahead.change 4 3", "ahead.change 3 2"]);
  const ben = findAll(tree, (node) => node.key === "pawn 1")[0];
  assert.ok(ben && wordsOf(ben).includes("ahead.tokens 3"));
  const assistant = findAll(tree, (node) => node.key === "pawn 4")[0];
  assert.ok(assistant && findAll(assistant, withClass("ho-slip")).length === 0, "the pool is not the pawn of that number");
  assert.equal(tokensAhead(lookedAt(view, looking(90)), view.pool.purse), 2);
  assert.equal(tokensAhead(null, 1), null);
  assert.deepEqual(findAll(board(view, [], say, emptyDesk()), withClass("ho-slip")), []);
});

test("the pool is known by the number that the view gives it", () => {
  const view = sampleView();
  view.pool.purse = 17;
  for (const each of view.actions) each.tokens = each.code === 90 ? [[17, 9]] : [];
  const slips = findAll(board(view, [], say, looking(90)), withClass("ho-slip")).map(wordsOf);
  assert.deepEqual(slips, [`ahead.change ${view.pool.tokens} 9`]);
});

test("each answer says what follows, as a part of its name; an answer with nothing to say has no line", () => {
  const view = sampleView();
  const buttons = findAll(prompt(view, say, emptyDesk()), (node) => node.props["data-do"] === "act");
  for (const [index, each] of view.actions.entries()) {
    const button = buttons[index];
    assert.ok(button);
    assert.equal(findAll(button, (node) => node.props["data-part"] === "follows").length, each.follows === "" ? 0 : 1);
    assert.ok(wordsOf(button).includes(each.follows));
    assert.equal(button.props["aria-label"], undefined);
  }
});

test("the roles at the table stand in the menu, and the Shift Manager can be asked about", () => {
  const view = sampleView();
  const tree = menuDrawer(view, say, emptyDesk());
  for (const each of view.head.roles) assert.ok(wordsOf(tree).includes(each.text), each.text);
  const manager = findAll(tree, (node) => node.props["data-why"] === "manager");
  assert.deepEqual(manager.map(wordsOf), [view.head.manager_text]);
  view.head.roles = [];
  assert.deepEqual(findAll(menuDrawer(view, say, emptyDesk()), withClass("ho-roles")), []);
});

test("that anyone may stop is said in the menu at any time", () => {
  const view = sampleView();
  assert.ok(wordsOf(menuDrawer(view, say, emptyDesk())).includes("stop.button"));
  view.outcome = { won: false, died: true, reason: "condition", rule: "SCEN-10", title: "t", text: "x" };
  assert.ok(wordsOf(menuDrawer(view, say, emptyDesk())).includes("stop.button"));
});
