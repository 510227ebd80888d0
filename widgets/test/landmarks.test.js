// Which board of a page has landmarks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped, hasLandmarks } from "../src/kit/landmarks.js";
import { h } from "../src/kit/node.js";
import { document } from "./page.js";

test("the first board of a page has landmarks, and when it is gone the next one that comes", () => {
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  assert.ok(hasLandmarks(document, first.signal));
  assert.ok(!hasLandmarks(document, second.signal));
  first.abort();
  assert.ok(hasLandmarks(document, third.signal));
  third.abort();
});

test("all others have groups, and what is in them is as it was", () => {
  const tree = h("section", { "aria-label": "The ward" }, h("div", null, h("section", { class: "a" }, "words")), "more");
  const group = { "aria-label": "The ward", role: "group" };
  const inside = h("div", null, h("section", { class: "a", role: "group" }, "words"));
  assert.deepEqual(grouped(tree), h("section", group, inside, "more"));
  assert.equal(grouped(tree), grouped(tree));
});
