import assert from "node:assert/strict";
import { test } from "node:test";
import { setUpPicture, setUp } from "../src/set_up/set_up.js";
import { findAll, wordsOf } from "./nodes.js";
import { document } from "./page.js";
import { fakeModel, say } from "./sample.js";

/** @param {Partial<import("../src/set_up/set_up.js").SetUp>} [facts] @returns {import("../src/set_up/set_up.js").SetUp} */
const viewOf = (facts) => ({
  lang: "en", heard: 0, names: ["Ann", "Ben", "Cleo", "Dev"], players: 3, fewest: 2, first: -1, seed: "", help_line: "", scenario: 2,
  chapters: [{ n: 1, title: "One", state: "done" }, { n: 2, title: "Two", state: "open" }, { n: 3, title: "Three", state: "alone" }],
  assistants: 2, wrong: null, ...facts,
});

/** @param {import("../src/set_up/set_up.js").SetUp} view */
const drawnOf = (view, isOpen = false) => setUpPicture(view, view, isOpen, say);

/** @param {import("../src/kit/node.js").Node} tree @param {string} name */
const having = (tree, name) => findAll(tree, (node) => node.props[name] !== undefined && node.props[name] !== false);

/** The set-up on a page, and the words that its model was sent. @param {Partial<import("../src/set_up/set_up.js").SetUp>} [facts] */
function shown(facts) {
  const model = fakeModel();
  model.set("view", viewOf(facts));
  const el = document.createElement("div");
  document.body.append(el);
  const leave = setUp(model, el, () => ({ "set_up.name": "Name of nurse {n}" }));
  /** @param {string} selector */
  const part = (selector) => /** @type {any} */ (el.querySelector(selector));
  /** @param {any} field @param {string} text @param {string} kind */
  const type = (field, text, kind = "change") => {
    field.value = text;
    const { Event } = /** @type {any} */ (document.defaultView);
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  return { model, el, leave, part, type };
}

test("as many stand there as play, each with a field that says whose name it is, and a place for one more", () => {
  for (const players of [2, 3, 4]) {
    const tree = drawnOf(viewOf({ players }));
    const labels = having(tree, "data-field").map(({ props }) => props["aria-label"]);
    assert.deepEqual(labels, [1, 2, 3, 4].slice(0, players).map((n) => `set_up.name ${n}`));
    assert.equal(having(tree, "data-do").filter(({ props }) => props["data-part"] === "add").length, Number(players < 4));
    const out = having(tree, "data-do").filter(({ props }) => props["data-do"] === "take_out");
    assert.deepEqual(out.map(({ props }) => props["aria-label"]), players > 2 ? [`set_up.take_out ${["Cleo", "Dev"][players - 3]}`] : []);
  }
});

test("the chapters are one group of which one is chosen; what each is, is said", () => {
  const knots = findAll(drawnOf(viewOf()), (node) => node.props["role"] === "radio");
  assert.deepEqual(
    knots.map(({ props }) => [props["aria-label"], props["aria-checked"], props["tabindex"]]),
    [
      ["set_up.chapter 1 One, set_up.done", "false", -1],
      ["set_up.chapter 2 Two", "true", 0],
      ["set_up.chapter 3 Three, set_up.alone", "false", -1],
    ],
  );
  assert.match(wordsOf(drawnOf(viewOf())), /set_up\.one_by_one/);
  assert.match(wordsOf(drawnOf(viewOf({ scenario: 3 }))), /set_up\.apart/);
});

test("what is no chapter stands apart, under its title alone, and it is said that it is played by itself", () => {
  const chapters = [{ n: 0, title: "None", state: "apart" }, { n: 1, title: "One", state: "open" }];
  const tree = drawnOf(viewOf({ chapters, scenario: 0 }));
  const knots = findAll(tree, (node) => node.props["role"] === "radio");
  assert.deepEqual(
    knots.map(({ props }) => [props["aria-label"], props["aria-checked"], props["data-chapter"]]),
    [["None", "true", 0], ["set_up.chapter 1 One", "false", 1]],
  );
  assert.deepEqual(knots.map((node) => wordsOf(node)), ["None", "1"]);
  assert.match(wordsOf(tree), /None.*set_up\.no_chapter/s);
  assert.doesNotMatch(wordsOf(drawnOf(viewOf({ chapters, scenario: 1 }))), /set_up\.no_chapter/);
});

test("a press on the one that stands apart chooses number 0, which is told", () => {
  const chapters = [{ n: 0, title: "None", state: "apart" }, { n: 1, title: "One", state: "open" }];
  const { model, part, leave } = shown({ chapters, scenario: 1 });
  part('[data-chapter="0"]').click();
  assert.equal(model.sent[0].scenario, 0);
  leave();
});

test("how long the chosen chapter takes changes with who plays, and is not said where nobody has counted it", () => {
  const chapters = [{ n: 1, title: "One", state: "open", lasts: ["two long", "three long", "four long"] }, { n: 2, title: "Two", state: "open", lasts: [] }];
  const said = (/** @type {number} */ players, scenario = 1) => findAll(drawnOf(viewOf({ chapters, players, scenario })), (node) => node.tag === "h3").map((node) => wordsOf(node).replace(/ +/g, " "));
  assert.deepEqual([2, 3, 4].map((players) => said(players)[0]), ["two", "three", "four"].map((n) => `set_up.chapter 1 One ${n} long`));
  assert.deepEqual(said(3, 2), ["set_up.chapter 2 Two"]);
});

test("what is wrong stands beside its field: of the names, at those that Python names", () => {
  const names = drawnOf(viewOf({ names: ["Ann", " ", "ann", "Dev"], wrong: { field: "names", text: "No.", at: [1, 2] } }));
  assert.deepEqual(having(names, "aria-invalid").map(({ props }) => props["data-field"]), ["names 1", "names 2"]);
  const typed = ["seed", "help_line"].map((field) => drawnOf(viewOf({ wrong: { field, text: "No.", at: [] } }), true));
  assert.deepEqual(typed.map((tree) => having(tree, "aria-invalid").map(({ props }) => props["data-field"])), [["seed"], ["help_line"]]);
  for (const tree of [names, ...typed]) {
    assert.deepEqual(findAll(tree, (node) => node.props["role"] === "alert").map(wordsOf), ["No."]);
  }
});

test("a name is kept while it is typed, and told when it is done", () => {
  const { model, part, type, leave } = shown();
  const [ann, ben] = ["0", "1"].map((n) => part(`[data-field="names ${n}"]`));
  type(ann, "Mae", "input");
  assert.equal(model.sent.length, 0);
  model.set("view", viewOf({ names: ["Ann", "Tom", "Cleo", "Dev"] }));
  assert.deepEqual([ann.value, ben.value], ["Mae", "Tom"], "what is being typed stays, what Python has chosen is shown");
  type(ann, "Maeve");
  assert.deepEqual([model.sent[0].kind, model.sent[0].names[0], model.sent[0].names[1]], ["choose", "Maeve", "Tom"]);
  leave();
});

test("what an earlier message is answered with takes nothing back that was chosen since", () => {
  const { model, part, type, leave } = shown();
  const ann = part('[data-field="names 0"]');
  type(ann, "9999");
  type(ann, "Maeve");
  model.set("view", viewOf({ heard: 1, names: ["9999", "Ben", "Cleo", "Dev"], wrong: { field: "names", text: "No.", at: [0] } }));
  assert.equal(ann.value, "Maeve", "the page has said more since");
  model.set("view", viewOf({ heard: 2, names: ["Maeve", "Ben", "Cleo", "Dev"] }));
  type(ann, "Maev", "input");
  model.set("view", viewOf({ heard: 2, names: ["Maeve", "Tom", "Cleo", "Dev"] }));
  assert.deepEqual([ann.value, part('[data-field="names 1"]').value], ["Maev", "Tom"]);
  model.set("view", viewOf({ heard: 2, names: ["Una", "Tom", "Cleo", "Dev"] }));
  assert.equal(ann.value, "Una", "Python has chosen another");
  leave();
});

test("one more nurse stands there after a tap, with the focus on the name; and is taken out again", () => {
  const { model, part, leave } = shown({ first: 2 });
  part("[data-part=add]").click();
  assert.equal(document.activeElement?.getAttribute("data-field"), "names 3");
  assert.equal(part("[data-part=add]"), null);
  part("[data-part=take_out]").click();
  assert.equal(document.activeElement?.getAttribute("data-part"), "add");
  part("[data-part=take_out]").click();
  assert.deepEqual(model.sent.map(({ players, first }) => [players, first]), [[4, 2], [3, 2], [2, -1]]);
  leave();
});

test("arrows choose a chapter and go in a round", () => {
  const { model, el, leave } = shown({ scenario: 3 });
  const { KeyboardEvent } = /** @type {any} */ (document.defaultView);
  el.querySelectorAll("[role=radio]")[2]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  assert.equal(model.sent[0].scenario, 1);
  assert.equal(document.activeElement?.getAttribute("data-chapter"), "1");
  leave();
});

for (const field of ["seed", "help_line"]) {
  test(`a wrong ${field} is unfolded and has the focus when begin is refused`, () => {
    const { model, part, leave } = shown();
    part("[data-do=begin]").click();
    model.set("view", viewOf({ wrong: { field, text: "No.", at: [] } }));
    model.speak({ kind: "done", begun: false });
    assert.equal(document.activeElement?.getAttribute("data-field"), field);
    leave();
  });
}

test("begin is asked once until it is answered; refused, what is wrong is unfolded and has the focus", () => {
  const { model, part, leave } = shown();
  assert.equal(part("[data-part=more]"), null);
  part("[data-do=begin]").click();
  part("[data-do=begin]").click();
  assert.deepEqual(model.sent.map(({ kind }) => kind), ["begin"]);
  model.set("view", viewOf({ wrong: { field: "seed", text: "No.", at: [] } }));
  model.speak({ kind: "done", begun: false });
  assert.equal(document.activeElement?.getAttribute("data-field"), "seed");
  part("[data-do=begin]").click();
  assert.equal(model.sent.length, 2);
  part("[data-do=add]").click();
  part("[data-do=begin]").click();
  model.speak({ kind: "done", begun: false });
  assert.deepEqual(model.sent.map(({ kind }) => kind), ["begin", "begin", "choose", "begin"], "with another choice a press is kept");
  leave();
});

test("a press with another choice is kept also when the game itself refused the one before", () => {
  const { model, part, leave } = shown();
  part("[data-do=begin]").click();
  part("[data-do=add]").click();
  part("[data-do=begin]").click();
  model.speak({ kind: "done", begun: false });
  assert.deepEqual(model.sent.map(({ kind }) => kind), ["begin", "choose", "begin"]);
  model.speak({ kind: "done", begun: true });
  part("[data-do=begin]").click();
  assert.equal(model.sent.length, 4, "it can be begun again once it was answered");
  leave();
});
