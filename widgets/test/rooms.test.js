import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const SOURCES = new URL("../src/", import.meta.url).pathname;

/** @type {Map<string, string[]>} what each source file imports, by its path below src/ */
const imports = new Map();
for (const found of readdirSync(SOURCES, { recursive: true }).map(String).filter((name) => name.endsWith(".js"))) {
  const text = readFileSync(path.join(SOURCES, found), "utf8");
  const from = [...text.matchAll(/^(?:import|export)\b[^;]*? from "(\.[^"]+)";/gm)];
  imports.set(found, from.map((each) => path.normalize(path.join(path.dirname(found), String(each[1])))));
}

/** @param {string} file @returns {Set<string>} everything that a file needs, directly or not */
function neededBy(file, seen = new Set()) {
  for (const each of imports.get(file) ?? []) if (!seen.has(each)) neededBy(each, seen.add(each));
  return seen;
}

test("no import runs in a circle, and each leads to a source file", () => {
  const files = [...imports.keys()];
  assert.ok(files.includes("index.js"));
  assert.deepEqual(files.filter((file) => neededBy(file).has(file)), []);
  assert.deepEqual(files.flatMap((file) => [...neededBy(file)]).filter((each) => !imports.has(each)), []);
});

test("what speaks with Python, and what keeps a game, need nothing that draws", () => {
  const rooms = { protocol: ["protocol"], keeper: ["keeper", "protocol"] };
  for (const [room, allowed] of Object.entries(rooms)) {
    const files = [...imports.keys()].filter((file) => path.dirname(file) === room);
    assert.ok(files.length > 1);
    for (const file of files) for (const each of neededBy(file)) assert.ok(allowed.includes(path.dirname(each)), `${file} imports ${each}`);
  }
});
