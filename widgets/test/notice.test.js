// What is not possible, as it is listed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barredList } from "../src/question/notice.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";

test("of what is barred for one reason the first is told, and the others are named", () => {
  const { barred, pawns } = sampleView();
  const one = barred[0];
  assert.ok(one);
  const who = pawns.map(({ name }) => name);
  const all = [
    { ...one, code: 1, pawn: 0, text: "Ann covers", reason: "away", why: "Ann is not here." },
    { ...one, code: 2, pawn: 1, text: "Ben is called", reason: "enough", why: "There are enough." },
    { ...one, code: 3, pawn: 2, text: "Cleo covers", reason: "away", why: "Cleo is not here." },
    { ...one, code: 4, pawn: null, text: "The pool covers", reason: "away", why: "It is not here." },
  ];
  const lines = findAll(barredList(all, pawns, say), (node) => node.tag === "li").map(wordsOf);
  assert.equal(lines.length, 2);
  assert.match(lines[0] ?? "", /^Ann covers +Ann is not here\./);
  assert.match(lines[0] ?? "", new RegExp(`slip.others ${who[2]}, The pool covers$`));
  assert.doesNotMatch(lines[1] ?? "", /slip.others/);
});
