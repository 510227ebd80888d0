import assert from "node:assert/strict";
import { test } from "node:test";
import { cloth } from "../src/stage/cloth.js";
import { scale } from "../src/stage/scale.js";
import { fit, stepsOf } from "../src/stage/sight.js";
import { findAll, wordsOf } from "./nodes.js";
import { document } from "./page.js";
import { having, shown } from "./staged.js";

test("on a cloth a place and the memory in hand can be pressed, and its edges turn with it", () => {
  const none = { name: "", text: "", src: "", edges: [], sides: [], turns: 0 };
  const tree = cloth([
    none,
    { ...none, name: "lay 1", text: "Lay it above" },
    { name: "turn", text: "Turn it: a boy", src: "data:", edges: [1, 5, 4, 3], sides: ["open", "misfits", "open", "fits"], turns: 3 },
    { name: "", text: "Here lies: a dance", src: "data:", edges: [3, 3, 5, 1], sides: ["open", "open", "open", "open"], turns: 0 },
  ]);
  assert.deepEqual(having(tree, "data-do", "does").map(({ tag, props }) => [tag, props["data-name"], props["aria-label"]]), [
    ["button", "lay 1", "Lay it above"],
    ["button", "turn", "Turn it: a boy"],
  ]);
  assert.deepEqual(having(tree, "role", "img").map(({ props }) => props["aria-label"]), ["Here lies: a dance"]);
  assert.equal(having(tree, "style", "--turn: 270deg").length, 1);
  const seen = findAll(tree, ({ props }) => /hw-stitches/.test(String(props["class"]))).map(({ props }) => props["class"]);
  assert.deepEqual(seen.slice(0, 4).map((each) => String(each).split(" ").at(-1)), ["is-loose", "is-gaping", "is-loose", "is-meeting"]);
});

test("a memory in hand lies outside the cloth, with the words that say so, and leaves its corner empty", () => {
  const none = { name: "", text: "", src: "", edges: [], sides: [], turns: 0 };
  const held = { ...none, name: "turn", text: "Turn it: a boy", src: "data:", caption: "In your hand" };
  const tree = cloth([{ ...none, text: "Here lies: a dance", src: "data:" }, held]);
  const [inside] = findAll(tree, ({ props }) => props["class"] === "hw-cloth");
  assert.ok(inside);
  assert.deepEqual([tree, inside].map((each) => having(each, "data-name", "turn").length), [1, 0]);
  assert.match(wordsOf(tree), /In your hand/);
  assert.equal(findAll(inside, ({ tag }) => tag === "img").length, 1);
});

test("the memories that lie open have the place of the thread, each with the name of its Timeline", () => {
  const boat = { name: "", text: "A Partial Memory lies here: a boat", src: "data:", edges: [], sides: ["open", "open", "open", "open"], turns: 0, caption: "Timeline 4" };
  const { root, leave } = shown({ laid: [boat, { ...boat, text: "A dance", caption: "Timeline 2" }] });
  const [first] = root.querySelectorAll("[data-part=laid] > [role=listitem]");
  assert.equal(root.querySelectorAll("[data-part=laid] > [role=listitem]").length, 2);
  assert.equal(first?.textContent, "Timeline 4");
  assert.equal(first?.querySelector("[role=img]")?.getAttribute("aria-label"), boat.text);
  assert.deepEqual([root.querySelectorAll(".hw-thread").length, root.querySelectorAll(".hs-card").length], [0, 1]);
  leave();
});

test("the deck of answers lies beside the memories, with what is left in it in words", () => {
  const deck = { name: "", text: "The answers that are left.", src: "data:", edges: [], sides: [], turns: 0, caption: "Timeline 1: 6 left.", deck: true };
  const { root, leave } = shown({ laid: [deck] });
  const [last] = root.querySelectorAll("[data-part=laid] > [role=listitem]");
  assert.equal(last?.textContent, deck.caption);
  assert.equal(last?.querySelector("[role=img]")?.getAttribute("aria-label"), deck.text);
  leave();
});

test("where a cloth lies there is neither card nor thread", async () => {
  const scrap = { name: "lay 0", text: "Lay it above", src: "", edges: [], sides: [], turns: 0 };
  const { root, leave } = shown({ cloth: [scrap] });
  assert.equal(root.querySelectorAll(".hs-instead .hs-scrap").length, 1);
  assert.equal(root.querySelectorAll(".hs-card, .hs-thread").length, 0);
  leave();
});

test("each count lies on the scale where it belongs, one that misses the truth is drawn otherwise, and all are said", () => {
  const bar = { low: 40, at: 50, high: 60, name: "30 of 60", text: "30 of 60. Between 4 and 6.", misses: false, late: 0 };
  /** @type {import("../src/stage/script.js").Scale} */
  const given = {
    title: "In how many of 60", ticks: [{ at: 0, text: "0" }, { at: 100, text: "60" }], strokes: [{ kind: "truth", at: 70, text: "All 12,000" }],
    bars: [bar, { ...bar, low: 62, at: 80, high: 90, name: "48 of 60", text: "48 of 60. It misses.", misses: true, late: 1 }],
  };
  const tree = scale(given);
  const [holds, misses] = findAll(tree, ({ props }) => props["class"] === "hs-bar").map(({ props }) => props);
  assert.deepEqual([holds, misses].map((props) => ["x1", "x2", "y1", "y2"].map((name) => props?.[name])), [["40%", "60%", "25%", "25%"], ["62%", "90%", "75%", "75%"]]);
  assert.deepEqual([holds?.["style"] === false, misses?.["style"] === false], [true, false]);
  assert.deepEqual(findAll(tree, ({ tag }) => tag === "circle").map(({ props }) => props["fill"]), [false, "none"]);
  const said = findAll(tree, ({ tag }) => tag === "li").map((each) => wordsOf(each));
  assert.deepEqual(said, ["All 12,000", bar.text, "48 of 60. It misses."]);
  const many = { ...given, bars: Array.from({ length: 20 }, () => ({ ...bar, name: "" })) };
  assert.equal(findAll(scale(many), ({ props }) => props["class"] === "hs-bar").length, 20);
});

test("upright bars stand each above its value, with what was claimed of it, and no room is above them unless somebody speaks", () => {
  /** @type {import("../src/stage/script.js").Scale} */
  const given = {
    title: "More or fewer", ticks: [], values: [{ at: 0, text: "1" }, { at: 100, text: "5" }], strokes: [{ kind: "mine", at: 75, text: "", begin: 97, end: 103 }],
    bars: [{ low: 20, at: 30, high: 40, name: "", text: "With 5: fewer.", misses: false, late: 0, beside: 100 }],
  };
  const tree = scale(given);
  const lines = findAll(tree, ({ tag }) => tag === "line").map(({ props }) => ["x1", "x2", "y1", "y2"].map((name) => props[name]));
  assert.deepEqual(lines, [["97%", "103%", "25%", "25%"], ["100%", "100%", "80%", "60%"]]);
  const { root, leave } = shown({ scale: given });
  assert.equal(root.querySelectorAll(".hs-ward").length, 0);
  leave();
  const spoken = shown({ scale: given, said: ["Are you counting me?"] });
  assert.equal(spoken.root.querySelectorAll(".hs-ward").length, 1);
  spoken.leave();
});

test("a number that is slid is told to Python with its value", () => {
  const number = { name: "slide", text: "The Warnings", least: 1, most: 5, value: 3, told: "3" };
  const { model, root, leave } = shown({ slider: number });
  const input = /** @type {HTMLInputElement} */ (root.querySelector("input[type=range]"));
  assert.deepEqual(["min", "max", "value", "aria-valuetext"].map((name) => input.getAttribute(name)), ["1", "5", "3", "3"]);
  input.value = "5";
  input.dispatchEvent(new /** @type {any} */ (document.defaultView).Event("input", { bubbles: true }));
  assert.deepEqual(model.sent.filter(({ kind }) => kind === "does").map(({ name }) => name), ["slide 5"]);
  leave();
});

test("a line is slid below its scale", () => {
  const line = { name: "line", text: "Your line", least: 0, most: 60, value: 12, told: "12 of 60" };
  const tree = scale({ title: "In how many of 60", ticks: [], strokes: [{ kind: "mine", at: 20, text: "" }], bars: [], line });
  const [input] = findAll(tree, ({ tag }) => tag === "input");
  assert.deepEqual(["data-name", "max", "value", "aria-valuetext"].map((name) => input?.props[name]), ["line", 60, 12, "12 of 60"]);
  assert.equal(findAll(tree, ({ tag }) => tag === "li").length, 0);
});

test("a stage becomes lower until it is whole in the window, and its room higher again where there is much room below it", () => {
  const desk = /** @type {any} */ ({});
  let [high, wide] = [900, 892];
  const root = { get clientWidth() { return wide; }, getBoundingClientRect: () => ({ bottom: high - 30 * stepsOf(desk) }) };
  const display = /** @type {any} */ ({ root, page: { defaultView: { innerHeight: 800 } }, desk, show: () => {} });
  const steps = (/** @type {number} */ now) => {
    high = now;
    fit(display);
    return stepsOf(desk);
  };
  assert.deepEqual([900, 700, 700, 700, 790, 780].map(steps), [3, 2, 1, 1, 2, 2]);
  wide = 390; // on a phone only the thread is low, from then on
  assert.equal(steps(600), 1);
  assert.equal(steps(600), 1);
});
