import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { asks, hears, turnOf } from "../src/kit/herald.js";
import { changesIn, pictureOf } from "../src/parts.js";
import { findAll, wordsOf } from "./nodes.js";
import { document } from "./page.js";
import { emptyDesk, fakeModel, line, sampleView, say } from "./sample.js";

const NAMES = ["condition_track", "patient_card", "roster", "memory_grid", "journal"];

/** @param {Record<string, unknown>} state @returns {import("../src/protocol/types.js").Model} */
const modelOf = (state) => ({ ...fakeModel(), get: (name) => state[name] });

/** @param {Record<string, unknown>} state @param {import("../src/protocol/view.d.ts").View} [view] */
function drawn(state, view = sampleView(), desk = emptyDesk()) {
  return pictureOf(modelOf(state))(view, [line(0), line(1), line(2, { text: "the newest" })], say, desk);
}

/** @param {import("../src/kit/node.js").Node} tree @param {string} name @param {string | boolean} value */
const having = (tree, name, value) => findAll(tree, (node) => node.props[name] === value);

test("a part is one section with a name of its own, and a display without a part is the board", () => {
  for (const part of NAMES) {
    const { tag, props } = drawn({ part });
    assert.deepEqual([tag, props["class"], props["aria-label"]], ["section", "holding-on is-part is-at-ward", `part.${part}`]);
  }
  assert.equal(pictureOf(modelOf({ part: "board" })), board);
  assert.equal(pictureOf(modelOf({})), board);
});

test("each part shows what it is for and nothing of the others", () => {
  const view = sampleView();
  const card = view.shifts[view.head.shift]?.card;
  assert.ok(card);
  card.text = "He sleeps."; // a room of the roster tells the card of a shift that is over
  const own = {
    condition_track: view.head.condition_text, patient_card: card.text,
    roster: view.pool.text, memory_grid: view.grid[0]?.name ?? "", journal: "the newest",
  };
  for (const part of NAMES) {
    const text = wordsOf(drawn({ part }, view));
    const found = Object.entries(own).filter(([, words]) => words !== "" && text.includes(words));
    assert.deepEqual(found.map(([name]) => name), [part]);
    assert.ok(!text.includes(view.prompt.text));
  }
});

test("the roster has everybody once, on a shift or off it", () => {
  const view = sampleView();
  const pawns = findAll(drawn({ part: "roster" }), (node) => node.props["data-do"] === "pawn");
  const numbers = pawns.map((node) => node.props["data-pawn"]);
  assert.deepEqual(numbers.sort(), view.pawns.map((pawn) => pawn.pawn).sort());
});

test("a card is that of the shift that is on, or of the one that is named", () => {
  const view = sampleView();
  assert.equal(having(drawn({ part: "patient_card" }), "aria-label", view.shifts[view.head.shift]?.name ?? "").length, 1);
  for (const { shift, name } of view.shifts) {
    assert.equal(having(drawn({ part: "patient_card", shift }), "aria-label", name).length, 1);
  }
});

test("the journal shows all its lines, or the last ones", () => {
  /** @param {Record<string, unknown>} state */
  const lines = (state) => having(drawn({ part: "journal", ...state }), "data-words", true).map(wordsOf);
  assert.deepEqual(lines({ last: null }), ["line 0", "line 1", "the newest"]);
  assert.deepEqual(lines({ last: 2 }), ["line 1", "the newest"]);
  assert.deepEqual(lines({ last: 9 }), ["line 0", "line 1", "the newest"]);
});

test("answers stand in a part only where several belong to what was chosen", () => {
  const view = sampleView();
  const answers = view.actions.slice(0, 2);
  const notice = { title: "", lines: [{ text: "choose", rule: "" }], answers };
  for (const part of NAMES) {
    assert.equal(having(drawn({ part }), "data-do", "act").length, 0);
    const codes = having(drawn({ part }, view, { ...emptyDesk(), notice }), "data-do", "act");
    assert.deepEqual(codes.map((node) => node.props["data-code"]), answers.map((each) => each.code));
  }
});

test("a part tells the sentences that are new in it, and a journal leaves that to its lines", () => {
  const before = sampleView();
  const now = sampleView();
  now.track = { ...now.track, text: "the new condition" };
  assert.equal(changesIn(modelOf({ part: "condition_track" }), before, now, emptyDesk()), "the new condition");
  for (const part of ["patient_card", "roster", "memory_grid", "journal"]) {
    assert.equal(changesIn(modelOf({ part }), before, now, emptyDesk()), "");
  }
});

/** @type {(() => void)[]} */
let leave = [];

/** The voices on a page, as "part" or "part:game" or "part:game:hidden", which came in the opposite order. @param {...string} names */
function voices(...names) {
  leave.forEach((each) => each());
  const all = names.map((name) => {
    const [part = "", game = "g", hidden] = name.split(":");
    const voice = document.createElement("div");
    Object.assign(voice.dataset, { part, game });
    voice.checkVisibility = () => hidden === undefined; // happy-dom lays nothing out
    return voice;
  });
  document.body.replaceChildren(...all);
  leave = [...all].reverse().map(hears);
  return all;
}

/** @param {HTMLElement[]} all */
const turns = (all) => all.map((each) => turnOf(each, 4));

test("one display of a game tells a change: a board before a journal before the first", () => {
  assert.deepEqual(turns(voices("roster", "journal", "board", "board")), [null, null, "for all", null]);
  assert.deepEqual(turns(voices("roster", "journal")), [null, "for all"]);
  assert.deepEqual(turns(voices("roster", "memory_grid")), ["for all", null]);
  assert.deepEqual(turns(voices("roster", "board:other", "board:g:hidden")), ["alone", "alone", null]);
});

test("who was asked tells what follows, but a board tells it for a part", () => {
  const parts = voices("roster", "journal");
  asks(/** @type {HTMLElement} */ (parts[0]), 4);
  assert.deepEqual(turns(parts), ["asked", null]);
  asks(/** @type {HTMLElement} */ (parts[0]), 3);
  assert.deepEqual(turns(parts), [null, "for all"]);
  const withBoards = voices("roster", "board", "board");
  for (const each of [0, 2]) asks(/** @type {HTMLElement} */ (withBoards[each]), 4);
  assert.deepEqual(turns(withBoards), [null, null, "asked"]);
});

test("what is reached by arrows stands in a group of which the Tab key reaches one", () => {
  /** @param {import("../src/kit/node.js").Kid} node @param {boolean} inGroup @returns {void} */
  function walk(node, inGroup) {
    if (typeof node === "string") return;
    const { props, kids } = node;
    const item = props["data-item"];
    if (item !== undefined) assert.deepEqual([item, inGroup, props["tabindex"]], [item, true, -1]);
    items += item === undefined ? 0 : 1;
    for (const kid of kids) walk(kid, inGroup || props["data-roving"] !== undefined);
  }
  let items = 0;
  for (const part of ["board", ...NAMES]) walk(drawn({ part }), false);
  for (const drawer of ["journal", "menu"]) walk(drawn({ part: "board" }, sampleView(), { ...emptyDesk(), drawer }), false);
  assert.ok(items > 100);
});
