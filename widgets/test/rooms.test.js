import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const WIDGETS = new URL("../", import.meta.url).pathname;
const SOURCES = `${WIDGETS}src/`;
/** The room of the files that lie in no folder. */
const TOP = "on top";

/** @param {string} folder @param {string} kind @returns {string[]} */
const filesOf = (folder, kind) => readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(kind));

const FILES = filesOf(SOURCES, ".js");
/** Files of types alone, which only comments import. */
const TYPES = filesOf(SOURCES, ".d.ts");
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(path.join(SOURCES, file), "utf8")]));

/** @param {string} file */
const roomOf = (file) => (path.dirname(file) === "." ? TOP : path.dirname(file));

/**
 * What a file imports, by its path below src/.
 *
 * @param {string} file
 * @param {RegExp} pattern
 */
const importedBy = (file, pattern) =>
  [...(TEXTS.get(file) ?? "").matchAll(pattern)].map((each) => path.normalize(path.join(path.dirname(file), String(each[1]))));

/** @type {Map<string, string[]>} what each source file runs */
const imports = new Map(FILES.map((file) => [file, importedBy(file, /^(?:import|export)\b[^;]*? from "(\.[^"]+)";/gm)]));

/** @param {string} file @returns {Set<string>} everything that a file needs, directly or not */
function neededBy(file, seen = new Set()) {
  for (const each of imports.get(file) ?? []) if (!seen.has(each)) neededBy(each, seen.add(each));
  return seen;
}

/** @type {Map<string, string[]>} the rooms of the README's table, from the lowest, with those that each imports */
const rooms = new Map();
for (const [, name, imported] of readFileSync(`${WIDGETS}README.md`, "utf8").matchAll(/^\| ([a-z_ ]+)\/? \|[^|]+\| ([^|]*) \|$/gm)) {
  if (name !== "room") rooms.set(String(name), imported === "everything" ? [...rooms.keys()] : String(imported).split(" ").filter(Boolean));
}

test("no import runs in a circle, and each leads to a source file", () => {
  assert.ok(FILES.includes("index.js"));
  assert.deepEqual(FILES.filter((file) => neededBy(file).has(file)), []);
  assert.deepEqual(FILES.flatMap((file) => [...neededBy(file)]).filter((each) => !imports.has(each)), []);
});

test("a room imports the rooms that the README's table names, types included, and no other", () => {
  /** @type {Record<string, Set<string>>} */
  const found = {};
  for (const file of FILES) {
    const room = roomOf(file);
    found[room] ??= new Set();
    for (const each of importedBy(file, /(?:from |import\()"(\.[^"]+\.(?:js|d\.ts))"/g)) {
      assert.ok([...FILES, ...TYPES].includes(each), `${file} imports ${each}`);
      if (roomOf(each) !== room) found[room].add(roomOf(each));
    }
  }
  assert.deepEqual(Object.keys(found).sort(), [...rooms.keys()].sort());
  for (const [room, imported] of rooms) {
    if (room !== TOP) assert.deepEqual([...(found[room] ?? [])].sort(), [...imported].sort(), `what ${room}/ imports`);
  }
});

test("no room imports one that stands below it in the table", () => {
  const order = [...rooms.keys()];
  assert.ok(order.length > 10 && order.at(-1) === TOP);
  for (const [room, imported] of rooms) {
    assert.deepEqual(imported.filter((each) => order.indexOf(each) >= order.indexOf(room)), [], room);
  }
});

test("each styled room is a room of the sources", () => {
  const styled = new Set(filesOf(`${WIDGETS}styles`, ".css").map(roomOf));
  assert.ok(styled.size > 5);
  assert.deepEqual([...styled].filter((room) => !rooms.has(room)), []);
});

test("no two files export the same name", () => {
  /** @type {Map<string, string[]>} */
  const exported = new Map();
  for (const [file, text] of TEXTS) {
    for (const [, name] of text.matchAll(/^export (?:async )?(?:function|const|let) (\w+)/gm)) {
      exported.set(String(name), [...(exported.get(String(name)) ?? []), file]);
    }
  }
  assert.ok(exported.size > 100);
  assert.deepEqual([...exported].filter(([, files]) => files.length > 1), []);
});
