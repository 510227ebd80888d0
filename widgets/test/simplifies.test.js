import assert from "node:assert/strict";
import { test } from "node:test";
import { pageDialog } from "../src/simplifies/simplifies.js";
import { draw } from "../src/kit/patch.js";
import { prompt } from "../src/question/question.js";
import { findAll, wordsOf } from "./nodes.js";
import { document } from "./page.js";
import { emptyDesk, sampleView, say } from "./sample.js";

/** @returns {import("../src/protocol/types.js").Page} */
function samplePage() {
  /** @param {string} name */
  const point = (name) => ({
    heading: `heading ${name}`, game: `game ${name}`, ward: `ward ${name}`,
    rules: [{ id: `CARE-0${name}`, text: `rule ${name}` }, { id: `COND-0${name}`, text: `other rule ${name}` }],
  });
  return { lang: "en", title: "the title", introduction: "introduction", in_game: "in game", on_ward: "on ward",
    by_rules: "by rules", points: ["1", "2"].map(point), quoting: "quoting", quoting_text: ["licence", "standing"],
    close: "shut" };
}

/** @param {...string} tags @returns {(node: import("../src/kit/node.js").Node) => boolean} */
const tagged = (...tags) => (node) => tags.includes(node.tag);

test("the page is a dialog with its title, its headings and every word in reading order", () => {
  const page = samplePage();
  const tree = pageDialog(page);
  assert.equal(tree.tag, "dialog");
  assert.equal(tree.props["aria-label"], page.title);
  assert.deepEqual(findAll(tree, tagged("h2", "h3")).map((each) => [each.tag, wordsOf(each)]), [
    ["h2", "the title"], ["h3", "heading 1"], ["h3", "heading 2"], ["h3", "quoting"],
  ]);
  const point = (/** @type {string} */ n) => [`heading ${n}`, "in game", `game ${n}`, "on ward", `ward ${n}`, "by rules",
    `CARE-0${n}`, `rule ${n}`, `COND-0${n}`, `other rule ${n}`];
  assert.deepEqual(wordsOf(tree).split(/ {2,}/).join(" ").replace(/\s+/g, " "), [
    "the title", "shut", "introduction", ...point("1"), ...point("2"), "quoting", "licence", "standing",
  ].join(" "));
});

test("the points are a list, and what the game and the ward do stands beside its label", () => {
  const tree = pageDialog(samplePage());
  const lists = findAll(tree, tagged("ol"));
  assert.deepEqual(lists.map((each) => each.kids.length), [2]);
  assert.deepEqual(findAll(tree, tagged("dt", "dd")).slice(0, 4).map((each) => [each.tag, wordsOf(each)]), [
    ["dt", "in game"], ["dd", "game 1"], ["dt", "on ward"], ["dd", "ward 1"],
  ]);
});

test("the title is what is read first, and nothing on the page has an id", () => {
  const tree = pageDialog(samplePage());
  assert.deepEqual(findAll(tree, (node) => node.props["autofocus"] === true).map(wordsOf), ["the title"]);
  assert.deepEqual(findAll(tree, (node) => "id" in node.props), []);
});

test("markup in the words stays text", () => {
  const page = samplePage();
  page.title = page.introduction = "<img src=x onerror=alert(1)>";
  const node = pageDialog(page);
  assert.deepEqual(findAll(node, tagged("img")), []);
  const dom = /** @type {Element} */ (draw(node, document).dom);
  assert.equal(dom.querySelector("img"), null);
  assert.equal(dom.querySelector("h2")?.textContent, page.title);
});

test("the link stands with the outcome of a part, won or lost, and not before", () => {
  const links = (/** @type {import("../src/protocol/view.d.ts").View} */ view) =>
    findAll(prompt(view, say, emptyDesk(), true), (node) => node.props["data-do"] === "page").map(wordsOf);
  const view = sampleView();
  assert.deepEqual(links(view), []);
  for (const won of [true, false]) {
    view.outcome = { won, died: !won, reason: "r", rule: "SCEN-07", title: "t", text: "x" };
    assert.deepEqual(links(view), ["simplifies"]);
  }
});
