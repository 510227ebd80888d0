import assert from "node:assert/strict";
import { test } from "node:test";
import { clear, lay, look, MOST, PLACE } from "../src/keeper/storage.js";

function newShelf() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (/** @type {number} */ index) => [...kept.keys()][index] ?? null,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

test("two games of one browser lie beside each other: the one that is wanted is found, or else the latest", () => {
  const shelf = newShelf();
  assert.equal(look(shelf), null);
  lay(shelf, { id: "one", record: "a", at: 1 });
  lay(shelf, { id: "two", record: "b", at: 2 });
  lay(shelf, { id: "one", record: "c", at: 3 });
  assert.equal(look(shelf)?.record, "c");
  assert.equal(look(shelf, "two")?.record, "b");
  assert.equal(look(shelf, "gone")?.record, "c");
  clear(shelf, "one");
  assert.equal(look(shelf)?.record, "b");
});

test("what is no game is passed over, and nothing of others is touched", () => {
  const shelf = newShelf();
  for (const text of ["", "{", "null", "[]", '{"id": 7}', '{"id": "x", "record": 1, "at": 2}']) {
    shelf.setItem(`${PLACE}${text}`, text);
    assert.equal(look(shelf), null);
  }
  shelf.setItem("somebody else's", "x");
  for (let at = 0; at < MOST + 5; at += 1) lay(shelf, { id: `game ${at}`, record: "r", at });
  assert.equal(look(shelf, "game 0")?.id, `game ${MOST + 4}`);
  assert.equal(look(shelf, "game 5")?.id, "game 5");
  assert.equal(shelf.getItem("somebody else's"), "x");
});

test("a browser that keeps nothing says so", () => {
  assert.equal(lay(undefined, { id: "x", record: "r", at: 1 }), false);
  const full = { ...newShelf(), setItem: () => { throw new Error("full"); } };
  assert.equal(lay(full, { id: "x", record: "r", at: 1 }), false);
  assert.equal(look(undefined), null);
});
