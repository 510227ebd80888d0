// What is in sight where there is room for one part of the house: the tabs of a phone, the way to the quilt in a cell.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quiltButton, tabbing, tabs } from "../src/display/tabs.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, sampleView, say } from "./sample.js";

const laid = () => sampleView().grid.flatMap((row) => row.cards).filter((each) => each.state !== "empty").length;

test("the tab that is in sight says so, and the quilt how much of his life lies on it", () => {
  const drawn = tabs(sampleView(), say, { ...emptyDesk(), tab: "quilt" });
  const current = findAll(drawn, (node) => node.props["aria-current"] === "page");
  assert.deepEqual(current.map((each) => each.props["data-tab"]), ["quilt"]);
  assert.equal(wordsOf(drawn).match(/\d+/)?.[0], String(laid()));
});

test("the way to the quilt is the way back once it lies there", () => {
  const link = (/** @type {string} */ tab) => quiltButton(sampleView(), say, { ...emptyDesk(), tab });
  assert.deepEqual([link("now").props["data-tab"], link("quilt").props["data-tab"]], ["quilt", "now"]);
  assert.equal(wordsOf(link("now")), `tabs.his_quilt ${laid()}`);
});

test("a new question brings everybody back to what is asked", () => {
  const desk = { ...emptyDesk(), tab: "ward" };
  const feature = tabbing(/** @type {any} */ ({ desk, show() {}, focusOn() {} }));
  feature.viewChanged?.();
  assert.equal(desk.tab, "now");
});
