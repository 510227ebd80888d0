import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../src/why/about.js";
import { board } from "../src/board.js";
import { folding } from "../src/folds/folding.js";
import { asRead, choose, isShown, noNotes, asTold } from "../src/folds/folds.js";
import { journal } from "../src/drawers/journal.js";
import { news } from "../src/display/news.js";
import { prompt } from "../src/question/question.js";
import { whyDialog } from "../src/drawers/slip.js";
import { folded, nameOf } from "../src/why/why.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, line, sampleView, say } from "./sample.js";

/** @typedef {import("../src/kit/node.js").Node} Node */

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

/** What folding does at a desk: its deeds, and what was announced. @param {import("../src/protocol/display.js").Desk} desk */
function at(desk) {
  const lines = [heavyLine()];
  const display = /** @type {any} */ ({
    desk, exchange: { lines: () => lines }, viewNow: heavyView, say: () => say, show() {}, announce() {},
    focusOnQuestion() {},
  });
  const { deeds = {}, viewChanged = () => {} } = folding(display);
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
  const links = [{ text: WORDS, rule: "PARTIAL-09", wording: "", pages_text: "", line: 3, lesson: null }, { text: "else", rule: "", wording: "", pages_text: "", line: 4, lesson: null }];
  const desk = emptyDesk();
  assert.equal(news([], lines, say, desk), COVER.text);
  for (const thing of ["line 3", "1-2"]) assert.equal(nameOf(view, lines, say, desk, thing), COVER.text);
  const dialog = (/** @type {import("../src/protocol/display.js").Desk} */ at) =>
    all(whyDialog(say, { lang: "en", what: "", title: "t", links: folded(links, lines, at), more: [] }));
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
  assert.equal(asTold(desk, heavyLine()), COVER.text);
});

test("a line of the journal has a button for its words, others have none", () => {
  const buttons = (/** @type {import("../src/protocol/display.js").Desk} */ desk) =>
    findAll(journal([line(1), heavyLine()], say, desk), (node) => node.props["data-do"] === "words");
  const [button, ...more] = buttons(emptyDesk());
  assert.ok(button && more.length === 0);
  assert.equal(button.props["aria-label"], `cover.show_of ${NOTE}`);
  assert.equal(buttons({ ...emptyDesk(), notes: { ...noNotes(), all: true } })[0]?.props["aria-label"], `cover.hide_of ${NOTE}`);
});

/** A part that stands for a card, as it is pressed. @param {string} card @param {boolean} [eased] */
const partOf = (card, eased = false) => /** @type {any} */ ({ dataset: { card, ...(eased ? { eased: "" } : {}) }, closest: () => null });

const EASED = { card: "P35", note: NOTE, text: `Emergency. ${NOTE}` };

/** A view in which the card of this shift is an emergency. */
function alarmView() {
  const view = sampleView();
  const shift = view.shifts[view.head.shift];
  assert.ok(shift?.card);
  shift.card = { ...shift.card, id: "P35", kind_text: "Emergency", text: WORDS, spoken: `Emergency. ${WORDS}. Three symbols.`, eased: EASED };
  return view;
}

test("what is eased stays folded whatever is pressed for every card, and opens by itself alone", () => {
  const desk = emptyDesk();
  const { deeds = {} } = folding(/** @type {any} */ ({ desk, show: () => {}, announce: () => {}, say: () => say }));
  const press = (/** @type {string} */ name, /** @type {any} */ part) => deeds[name]?.(part, false);
  const isOpen = () => wordsOf(board(alarmView(), [], say, desk)).includes(WORDS);
  choose(desk, partOf("2-5"), false);
  assert.ok(!isOpen());
  for (let presses = 0; presses < 3; presses += 1) {
    press("all_words", partOf(""));
    assert.ok(!isOpen());
  }
  press("words", partOf("P35", true));
  assert.ok(isOpen());
  press("all_words", partOf(""));
  assert.ok(!desk.notes.all && !isOpen());
  press("words", partOf("P35", true));
  press("all_words", partOf(""));
  assert.ok(desk.notes.all && isOpen());
});

test("a folded emergency is not said either: not when it is pressed, not when it is asked why, not in its room", () => {
  const desk = emptyDesk();
  const lines = [{ ...heavyLine(), cover: null, eased: EASED }];
  const links = [{ text: WORDS, rule: "ASSIGN-01", wording: "", pages_text: "", line: 3, lesson: null }];
  const view = alarmView();
  const shift = view.head.shift;
  const past = alarmView();
  past.head.shift = (shift + 1) % 3; // it stands as the room of a shift that is over
  const said = () => [
    about(asRead(view, desk.notes), say, `card ${shift}`).map((each) => each.text).join(" "),
    nameOf(asRead(view, desk.notes), lines, say, desk, "P35"),
    folded(links, lines, desk).map((each) => each.text).join(" "),
    all(board(asRead(past, desk.notes), [], say, desk)),
  ];
  for (const each of said()) assert.ok(each.includes(WORDS) && !each.includes(NOTE));
  choose(desk, partOf("2-5"), false);
  for (const each of said()) assert.ok(!each.includes(WORDS) && each.includes(NOTE));
  assert.ok(said()[0]?.includes("Three symbols."));
  choose(desk, partOf("P35"), true);
  for (const each of said()) assert.ok(each.includes(WORDS));
});

test("an emergency is read at once until its reader has left a card folded; then a line stands in the place of its words", () => {
  const view = alarmView();
  const desk = emptyDesk();
  const card = () => wordsOf(board(view, [], say, desk));
  assert.ok(card().includes(WORDS) && !card().includes(NOTE));
  desk.notes.cards["1-2"] = true;
  assert.ok(card().includes(WORDS));
  choose(desk, partOf("2-5"), false);
  assert.ok(!card().includes(WORDS) && card().includes(NOTE));
  const [button] = findAll(journal([{ ...heavyLine(), cover: null, eased: EASED }], say, desk), (node) => node.props["data-do"] === "words");
  const { deeds = {} } = folding(/** @type {any} */ ({ desk, show: () => {}, announce: () => {} }));
  assert.equal(button?.props["data-eased"], true);
  deeds["words"]?.(partOf(String(button?.props["data-card"]), true), false);
  assert.ok(card().includes(WORDS));
});

test("who left a card folded is spared emergencies on the same tab, whatever draws its next board", (t) => {
  const kept = new Map();
  const sessionStorage = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(globalThis, { window: { sessionStorage } });
  t.after(() => Reflect.deleteProperty(globalThis, "window"));
  choose(reader(), partOf("1-2"), true);
  assert.equal(noNotes().eased, false);
  choose(reader(), partOf("1-2"), false);
  assert.equal(noNotes().eased, true);
});
