// The dialog with a link to the game: what is in it, copying, and a browser that refuses to copy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linkDialog } from "../src/link/link.js";
import { findAll, wordsOf } from "./nodes.js";

test("the dialog says that names are left out, and has a field, a copy, a choice of names and a line that is spoken", () => {
  const tree = linkDialog((key) => key);
  assert.equal(tree.tag, "dialog");
  assert.equal(tree.props["aria-label"], "link.title");
  assert.match(wordsOf(tree), /link\.about/);
  const [field, names] = findAll(tree, ({ tag }) => tag === "input");
  assert.equal(field?.props["aria-label"], "link.field");
  assert.equal(field?.props["readonly"], true);
  const buttons = findAll(tree, ({ tag }) => tag === "button");
  assert.deepEqual(buttons.map(({ props }) => props["data-link"] ?? props["data-do"]), ["close", "copy"]);
  assert.equal(names?.props["type"], "checkbox");
  assert.equal(findAll(tree, ({ props }) => props["role"] === "status").length, 1);
});
