// The album: in the order in which it was heard, heavy ones folded, one read at a time, and put back where it was opened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { album, albumAloud } from "../src/pages/album.js";
import { albumReading } from "../src/pages/album_reading.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/protocol/view.d.ts").Heard} Heard
 * @param {Partial<Heard>} facts
 * @returns {Heard}
 */
const heard = (facts) => ({
  memory: "1-2", side: "partial", day: 1, timeline: 1, lead: "The yard", title: "", words: "I was up on his shoulders", story: "",
  cover: null, ...facts,
});

const HEAVY = { card: "c1", note: "A ship lost", text: "" };
const CARDS = [
  heard({}),
  heard({ memory: "2-1", side: "clear", day: 3, title: "The last tram", words: "We waved", story: "February." }),
  heard({ memory: "3-4", day: null, words: "The lifeboat", cover: HEAVY }),
];

/** @param {Heard[] | undefined} cards what Python answers */
function opened(cards) {
  const desk = emptyDesk();
  /** @type {string[]} */
  const said = [];
  /** @type {unknown[]} */
  const asked = [];
  let view = sampleView();
  const feature = albumReading(/** @type {any} */ ({
    desk, model: {}, root: { scrollIntoView() {}, matches: () => true, ownerDocument: {} }, signal: { aborted: false },
    exchange: { ask: (/** @type {any} */ _, /** @type {any} */ request) => (asked.push(request), Promise.resolve({ kind: "album", text: "no", cards })) },
    viewNow: () => view, say: () => say, show() {}, focusOn() {}, focusOnQuestion() {},
    announce: (/** @type {string} */ text) => said.push(text),
    inform: (/** @type {any} */ notice) => said.push(notice.lines[0].text),
  }));
  const press = (/** @type {string} */ name, dataset = {}) => feature.deeds?.[name]?.(/** @type {any} */ ({ dataset }), false);
  const moved = () => (view = { ...view, revision: view.revision + 1 });
  return { desk, feature, said, asked, press, moved };
}

test("it hangs in its order, each with its day and words, and a heavy one with its note alone", () => {
  const desk = { ...emptyDesk(), album: { cards: CARDS, open: null } };
  const drawn = album(say, desk);
  assert.ok(drawn);
  const text = wordsOf(drawn);
  assert.ok(text.indexOf("shoulders") < text.indexOf("We waved") && text.includes("A ship lost") && !text.includes("lifeboat"));
  assert.deepEqual(findAll(drawn, (node) => node.key === "day").map(wordsOf), ["album.day 1", "album.day 3"]);
  assert.equal(findAll(drawn, (node) => /^h[1-6]$/.test(node.tag)).length, 1);
  assert.equal(albumAloud(say, desk), "album.things 3 album.whole 1");
  desk.notes.cards["c1"] = true;
  assert.ok(wordsOf(/** @type {any} */ (album(say, desk))).includes("lifeboat"));
});

test("the thread that turns is there for each, and nobody hears of it", () => {
  const drawn = album(say, { ...emptyDesk(), album: { cards: CARDS, open: null } });
  assert.ok(drawn);
  const turns = findAll(drawn, (node) => node.key === "turn");
  assert.equal(turns.length, CARDS.length);
  assert.ok(turns.every((node) => node.props["aria-hidden"] === "true" && wordsOf(node).trim() === ""));
});

test("it is asked for when it is opened, and what cannot be had is said", async () => {
  const { desk, said, asked, press } = opened(CARDS);
  assert.equal(album(say, desk), false);
  await press("album");
  assert.deepEqual([asked, desk.album?.cards.length], [[{ kind: "album" }], 3]);
  const none = opened(undefined);
  await none.press("album");
  assert.deepEqual([none.desk.album, none.said], [null, ["no"]]);
  assert.equal(said.length, 1);
});

test("one is read at a time, by keys too; Escape goes back to all and then to where it was opened", async () => {
  const { desk, feature, said, press, moved } = opened(CARDS);
  const key = (/** @type {string} */ name) => feature.key?.(/** @type {any} */ ({ key: name }), /** @type {any} */ ({}));
  assert.equal(key("1"), false);
  await press("album");
  assert.equal(key("1"), true, "no answer is taken that nobody sees");
  assert.equal(key("Enter"), false);
  press("album_read", { index: "1" });
  assert.ok(said.at(-1)?.includes("February."));
  assert.ok(wordsOf(/** @type {any} */ (album(say, desk))).includes("The last tram"));
  key("ArrowRight");
  key("PageDown");
  assert.deepEqual([desk.album?.open, said.at(-1)], [2, "A ship lost"]);
  press("album_unfold", { card: "c1" });
  assert.ok(said.at(-1)?.includes("lifeboat"));
  assert.equal(feature.escape?.(), true);
  assert.equal(desk.album?.open, null);
  feature.viewChanged?.();
  assert.notEqual(desk.album, null);
  assert.equal(feature.escape?.(), true);
  assert.deepEqual([desk.album, feature.escape?.()], [null, false]);
  await press("album");
  moved();
  feature.viewChanged?.();
  assert.equal(desk.album, null, "the game has gone on");
});
