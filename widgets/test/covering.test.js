import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { covering, isShown, noNotes, told } from "../src/covering.js";
import { journal } from "../src/journal.js";
import { news } from "../src/news.js";
import { prompt } from "../src/question/question.js";
import { covered, nameOf, whyDialog } from "../src/why.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, line, sampleView, say } from "./sample.js";

/** @typedef {import("../src/node.js").Node} Node */

const WORDS = "a saucepan on his head";
const NOTE = "Fear in the night.";
const COVER = { card: "1-2", note: NOTE, text: `With its note: ${NOTE}` };

/** A view in which one memory with a note lies in the grid, in a hand and in the pool, and one narrative card has one. */
function heavyView() {
  const view = sampleView();
  const memory = view.grid[0]?.cards[1];
  const held = [...view.pawns.flatMap((pawn) => pawn.partials), ...view.pool.partials];
  const card = view.told[0];
  assert.ok(memory && card && held.length > 1);
  Object.assign(memory, { title: WORDS, text: WORDS, words: WORDS, story: WORDS, cover: COVER });
  for (const each of held) Object.assign(each, { text: WORDS, words: WORDS, cover: COVER });
  Object.assign(card, { text: WORDS, note: NOTE });
  return view;
}

const heavyLine = () => line(3, { text: WORDS, cover: COVER, read_aloud: true });

/** A reader who has opened the memory and the story, and has just heard the line. */
const reader = () => ({
  ...emptyDesk(), tale: true, leaf: 1, memory: "1-2", notes: { ...noNotes(), heard: [{ text: WORDS, cover: COVER }] },
  picture: { memory: "1-2", side: "clear", svg: "<svg/>", text: WORDS },
});

/** Everything that is seen or spoken below a node: its words and its attributes. @param {Node} tree */
const all = (tree) =>
  [wordsOf(tree), ...findAll(tree, () => true).flatMap((node) => Object.values(node.props).map(String))].join(" ");

/** What covering does at a desk: its deeds, and what was announced. @param {import("../src/desk.js").Desk} desk */
function at(desk) {
  const lines = [heavyLine()];
  const display = /** @type {any} */ ({
    desk, exchange: { lines: () => lines }, viewNow: heavyView, say: () => say, show() {}, announce() {},
    focusOnQuestion() {},
  });
  const { deeds = {}, viewChanged = () => {} } = covering(display);
  const part = /** @type {any} */ ({ dataset: { card: "1-2" }, closest: () => null });
  return { viewChanged, press: (/** @type {string} */ name) => deeds[name]?.(part, false) };
}

test("the words of a card with a note are nowhere on the board until its reader wants them", () => {
  const lines = [heavyLine()];
  const closed = all(board(heavyView(), lines, say, reader()));
  assert.ok(!closed.includes(WORDS));
  assert.ok(closed.includes(COVER.text) && closed.includes(`cover.note ${NOTE}`));
  const desk = reader();
  desk.notes.all = true;
  const open = board(heavyView(), lines, say, desk);
  assert.ok(wordsOf(open).split(WORDS).length > 7);
  assert.equal(findAll(open, (node) => node.tag === "img").length, 1);
});

test("neither the news nor the causes say the words of a card with a note", () => {
  const view = heavyView();
  const lines = [heavyLine()];
  const links = [{ text: WORDS, rule: "PARTIAL-09", wording: "", pages_text: "", line: 3 }, { text: "else", rule: "", wording: "", pages_text: "", line: 4 }];
  const desk = emptyDesk();
  assert.equal(news([], lines, say, desk), COVER.text);
  for (const thing of ["line 3", "1-2"]) assert.equal(nameOf(view, lines, say, desk, thing), COVER.text);
  const dialog = (/** @type {import("../src/desk.js").Desk} */ at) =>
    all(whyDialog(say, { lang: "en", what: "", title: "t", links: covered(links, lines, at), more: [] }));
  assert.ok(!dialog(desk).includes(WORDS) && dialog(desk).includes("else"));
  desk.notes.cards["1-2"] = true;
  assert.ok(dialog(desk).includes(WORDS));
  assert.equal(news([], lines, say, desk), WORDS);
});

test("a reader chooses for one card, takes it back, or decides for all", () => {
  const desk = emptyDesk();
  const { press } = at(desk);
  const seen = () => [isShown(desk, "1-2"), isShown(desk, "2-5")];
  assert.deepEqual(seen(), [false, false]);
  press("words");
  assert.deepEqual(seen(), [true, false]);
  press("words");
  assert.deepEqual(seen(), [false, false]);
  press("all_words");
  assert.deepEqual(seen(), [true, true]);
  press("words");
  assert.deepEqual(seen(), [false, true]);
  press("all_words");
  assert.deepEqual(seen(), [false, false]);
});

test("where the question stands alone what Billy has just said asks for a choice, until it is made or something new is told", () => {
  const desk = emptyDesk();
  const { viewChanged, press } = at(desk);
  const asking = () => findAll(prompt(heavyView(), say, desk, true), (node) => node.props["class"] === "ho-heard").length;
  assert.equal(asking(), 0);
  viewChanged();
  assert.equal(asking(), 1);
  press("leave_words");
  assert.equal(asking(), 0);
  assert.equal(told(desk, heavyLine()), COVER.text);
});

test("a line of the journal has a button for its words, others have none", () => {
  const buttons = (/** @type {import("../src/desk.js").Desk} */ desk) =>
    findAll(journal([line(1), heavyLine()], say, desk), (node) => node.props["data-do"] === "words");
  const [button, ...more] = buttons(emptyDesk());
  assert.ok(button && more.length === 0);
  assert.equal(button.props["aria-label"], `cover.show_of ${NOTE}`);
  assert.equal(buttons({ ...emptyDesk(), notes: { ...noNotes(), all: true } })[0]?.props["aria-label"], `cover.hide_of ${NOTE}`);
});

test("an emergency is read at once until its reader has left a card folded; then a line stands in the place of its words", () => {
  const view = sampleView();
  const shift = view.shifts[view.head.shift];
  assert.ok(shift?.card);
  const eased = { card: "P35", note: NOTE, text: `Emergency. ${NOTE}` };
  shift.card = { ...shift.card, text: WORDS, spoken: WORDS, eased };
  const desk = emptyDesk();
  const card = () => wordsOf(board(view, [], say, desk));
  assert.ok(card().includes(WORDS) && !card().includes(NOTE));
  desk.notes.cards["1-2"] = true;
  assert.ok(card().includes(WORDS));
  desk.notes.cards["2-5"] = false;
  assert.ok(!card().includes(WORDS) && card().includes(NOTE));
  const [button] = findAll(journal([{ ...heavyLine(), cover: null, eased }], say, desk), (node) => node.props["data-do"] === "words");
  const { deeds = {} } = covering(/** @type {any} */ ({ desk, show: () => {}, announce: () => {} }));
  deeds["words"]?.(/** @type {any} */ ({ dataset: { card: button?.props["data-card"] }, closest: () => null }), false);
  assert.ok(card().includes(WORDS));
});
