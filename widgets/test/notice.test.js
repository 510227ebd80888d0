// What is not possible, as it is listed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barredList } from "../src/question/notice.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";

test("what is barred for one reason stands together, and the reason is said once", () => {
  const one = sampleView().barred[0];
  assert.ok(one);
  const all = [
    { ...one, code: 1, text: "Ann covers", why: "Nobody is free." },
    { ...one, code: 2, text: "Ben is called", why: "There are enough." },
    { ...one, code: 3, text: "Cleo covers", why: "Nobody is free." },
  ];
  const lines = findAll(barredList(all, say), (node) => node.tag === "li").map(wordsOf);
  assert.equal(lines.length, 2);
  assert.match(lines[0] ?? "", /^Ann covers; Cleo covers +Nobody is free\./);
});
