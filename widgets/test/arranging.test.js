// Where the memories lie on a display: as the game has put them, or as the table has laid them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asLaid, gridHead, isTracked, placesOf, trackingButton } from "../src/memories/laying.js";
import { quilt } from "../src/memories/quilt.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/** @typedef {import("../src/protocol/view.d.ts").Memory} Memory */

/** @param {number} position @param {Partial<Memory>} [facts] @returns {Memory} */
const card = (position, facts = {}) => ({
  position, state: "empty", stitches: null, title: "", words: null, cover: null, story: null, feeling: null,
  text: `place ${position}: empty`, ...facts,
});

/** @type {Partial<Memory>} */
const PARTIAL = { state: "partial", stitches: [0, 2, 1, 0], words: "The tram", text: "place 2: the tram" };
/** @type {Partial<Memory>} */
const CLEAR = { state: "clear", stitches: [0, 1, 1, 2], title: "Pool", feeling: "positive", text: "place 3: Pool" };

/** A row with a partial on place 2 and a clear on place 3; the table has laid them on 5 and 2. */
function laidOut() {
  const view = sampleView();
  const cards = [card(1), card(2, PARTIAL), card(3, CLEAR), card(4), card(5), card(6)];
  const row = { timeline: 1, name: "The yard", cards };
  view.grid = [row];
  const desk = emptyDesk();
  /** @type {import("../src/protocol/view.d.ts").Laid[]} */
  const places = [null, "1-3", null, null, "1-2", null].map((memory, index) => ({
    memory, text: `laid on ${index + 1}`, cover: null,
    sides: memory ? ["fits", "misfits", "open", "open"] : [], sides_text: memory ? "It fits above." : "",
  }));
  desk.laying.table = { rows: [places], tracked: ["1-3"], fits: false, text: "Not yet." };
  return { view, row, desk };
}

/** @param {import("../src/kit/node.js").Node} tree */
const cells = (tree) => findAll(tree, (node) => node.props["role"] === "gridcell");

test("the memories lie where the game has put them until the table lays them itself", () => {
  const { row, desk } = laidOut();
  assert.deepEqual(placesOf(desk, row).map(({ name }) => name), ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6"]);
  assert.deepEqual(placesOf(desk, row).map(({ memory }) => memory?.state), [
    undefined, "partial", "clear", undefined, undefined, undefined,
  ]);
  assert.deepEqual(placesOf(desk, row).flatMap(({ sides }) => sides), []);
  desk.laying.on = true;
  assert.deepEqual(placesOf(desk, row).map(({ name }) => name), [null, "1-3", null, null, "1-2", null]);
  assert.equal(placesOf(desk, row)[4]?.memory?.words, "The tram");
  assert.equal(placesOf(desk, row)[4]?.text, "laid on 5");
});

test("a card that is no longer in play leaves its place empty, and what Python has not told yet is not guessed", () => {
  const { row, desk } = laidOut();
  desk.laying.on = true;
  row.cards[1] = card(2);
  assert.equal(placesOf(desk, row)[4]?.memory, null);
  desk.laying.table = null;
  assert.equal(placesOf(desk, row)[2]?.memory?.title, "Pool");
});

test("the opened memory is told by the place where this display shows it", () => {
  const { view, desk } = laidOut();
  assert.equal(asLaid(view, desk), view);
  desk.laying.on = true;
  assert.deepEqual(asLaid(view, desk).grid[0]?.cards.slice(1, 3).map(({ text }) => text), ["laid on 5", "laid on 2"]);
  assert.equal(view.grid[0]?.cards[1]?.text, "place 2: the tram", "the view itself stays as it came");
});

test("a laid memory says its place, its sides and its token, and shows each side by a shape of its own", () => {
  const { view, desk } = laidOut();
  desk.laying.on = true;
  desk.laying.held = "1-2";
  const [, pool, , , tram, last] = cells(quilt(view, say, desk));
  assert.ok(pool && tram && last);
  assert.match(wordsOf(pool), /laid on 2 It fits above\. arranging\.tracked/);
  assert.match(wordsOf(tram), /arranging\.in_hand laid on 5 It fits above\./);
  assert.deepEqual(
    findAll(pool, (node) => String(node.props["class"]).startsWith("hw-stitches")).map((node) => node.props["class"]),
    ["right is-gaping", "bottom is-loose", "left is-loose"].map((end) => `hw-stitches is-${end}`),
  );
  assert.match(String(tram.props["class"]), /is-held/);
  assert.match(String(last.props["class"]), /is-empty is-waiting/);
  assert.equal(last.props["data-memory"], null);
  assert.deepEqual([tram.props["data-do"], tram.props["data-place"], tram.props["data-why"]], ["lay", 5, "1-2"]);
});

test("a drawing is shown small and says nothing; a heavy memory keeps it behind its note", () => {
  const { view, row, desk } = laidOut();
  const picture = { memory: "1-2", side: "partial", svg: "<svg/>", text: "A tram.", src: "data:tram" };
  desk.laying.pictures.set("1-2 partial", picture).set("1-3 partial", { ...picture, src: "data:not open" });
  const images = () => findAll(quilt(view, say, desk), (node) => node.tag === "img").map(({ props }) => props);
  assert.deepEqual(images(), [{ class: "hw-picture", src: "data:tram", alt: "" }]);
  const noted = card(2, { ...PARTIAL, cover: { card: "1-2", note: "Loss.", text: "place 2, with a note" } });
  view.grid = [{ ...row, cards: row.cards.map((each) => (each.position === 2 ? noted : each)) }];
  assert.deepEqual(images(), []);
  assert.doesNotMatch(wordsOf(quilt(view, say, desk)), /tram/);
});

test("the switch is there once a memory lies, and a quiet line tells whether all fits", () => {
  const { view, desk } = laidOut();
  const parts = () => wordsOf(gridHead(view, say, desk)).split(/\s+/);
  assert.deepEqual(parts(), ["heading.memories", "album.open", "arranging.switch"]);
  desk.laying.on = true;
  assert.deepEqual(parts().slice(2), ["Not", "yet.", "arranging.choose"]);
  desk.laying.held = "1-2";
  assert.deepEqual(parts().slice(2), ["arranging.holding"]);
  desk.laying.on = false;
  view.grid = [{ timeline: 1, name: "The yard", cards: [card(1)] }];
  assert.deepEqual(parts(), ["heading.memories"]);
});

test("a token can be laid on a clear memory only, where there is an arrangement", () => {
  const { row, desk } = laidOut();
  const [, partial, clear] = row.cards;
  assert.ok(partial && clear);
  desk.memory = "1-3";
  const button = () => trackingButton(say, desk, clear);
  assert.equal(trackingButton(say, desk, partial), false);
  assert.equal(isTracked(desk, "1-2"), false);
  assert.match(wordsOf(/** @type {import("../src/kit/node.js").Node} */ (button())), /arranging\.untrack/);
  if (desk.laying.table) desk.laying.table.tracked = [];
  assert.match(wordsOf(/** @type {import("../src/kit/node.js").Node} */ (button())), /arranging\.track$/);
  desk.laying.table = null;
  assert.equal(button(), false);
});
