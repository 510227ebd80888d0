import assert from "node:assert/strict";
import { test } from "node:test";
import { find, MOST, PREFIX, put, remove } from "../src/keeper/storage.js";

function newStore() {
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

test("two games of one browser are stored beside each other: the one that is wanted is found, or else the latest", () => {
  const store = newStore();
  assert.equal(find(store), null);
  put(store, { id: "one", record: "a", at: 1 });
  put(store, { id: "two", record: "b", at: 2 });
  put(store, { id: "one", record: "c", at: 3 });
  assert.equal(find(store)?.record, "c");
  assert.equal(find(store, "two")?.record, "b");
  assert.equal(find(store, "gone")?.record, "c");
  remove(store, "one");
  assert.equal(find(store)?.record, "b");
});

test("what is no game is passed over, and nothing of others is touched", () => {
  const store = newStore();
  for (const text of ["", "{", "null", "[]", '{"id": 7}', '{"id": "x", "record": 1, "at": 2}']) {
    store.setItem(`${PREFIX}${text}`, text);
    assert.equal(find(store), null);
  }
  store.setItem("somebody else's", "x");
  for (let at = 0; at < MOST + 5; at += 1) put(store, { id: `game ${at}`, record: "r", at });
  assert.equal(find(store, "game 0")?.id, `game ${MOST + 4}`);
  assert.equal(find(store, "game 5")?.id, "game 5");
  assert.equal(store.getItem("somebody else's"), "x");
});

test("a browser that keeps nothing says so", () => {
  assert.equal(put(undefined, { id: "x", record: "r", at: 1 }), false);
  const full = { ...newStore(), setItem: () => { throw new Error("full"); } };
  assert.equal(put(full, { id: "x", record: "r", at: 1 }), false);
  assert.equal(find(undefined), null);
});
