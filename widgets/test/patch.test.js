import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "../src/kit/node.js";
import { draw, redraw, stays } from "../src/kit/patch.js";
import { document, html } from "./page.js";

const list = (/** @type {string[]} */ names) => h("ul", null, names.map((name) => h("li", { key: name }, name)));

test("a first drawing has every element, attribute and text", () => {
  const drawn = draw(h("p", { class: "a", hidden: true, title: null }, "one ", h("b", null, 2)), document);
  assert.equal(html(drawn), '<p class="a" hidden="">one <b>2</b></p>');
});

test("text is text, whatever it looks like", () => {
  const drawn = draw(h("p", null, "<img onerror=alert(1)>"), document);
  assert.equal(drawn.dom.childNodes.length, 1);
  assert.equal(drawn.dom.childNodes[0]?.nodeValue, "<img onerror=alert(1)>");
});

test("elements with a key stay the same elements when others come, go and move", () => {
  const first = draw(list(["a", "b", "c"]), document);
  const [a, , c] = [...first.dom.childNodes];
  const second = redraw(first, list(["c", "x", "a"]));
  assert.equal(html(second), "<ul><li>c</li><li>x</li><li>a</li></ul>");
  assert.equal(second.dom.childNodes[0], c);
  assert.equal(second.dom.childNodes[2], a);
});

test("a part is found by its name, whatever its class, and stays the same element by it", () => {
  const first = draw(h("div", null, h("p", { class: "old", part: "notice" })), document);
  const notice = first.dom.childNodes[0];
  const second = redraw(first, h("div", null, h("p", null, "before it"), h("p", { class: "new", part: "notice" })));
  assert.equal(html(second), '<div><p>before it</p><p class="new" data-part="notice"></p></div>');
  assert.equal(second.dom.childNodes[1], notice);
});

test("only what differs is touched: an attribute the page itself changed stays", () => {
  const node = (/** @type {string} */ text) => h("details", { class: "x" }, h("summary", null, text));
  const first = draw(node("one"), document);
  /** @type {any} */ (first.dom).setAttribute("open", "");
  const second = redraw(first, node("two"));
  assert.equal(html(second), '<details class="x" open=""><summary>two</summary></details>');
});

test("attributes go when they are gone, and another tag is another element", () => {
  const first = draw(h("div", null, h("p", { class: "x", title: "t" }, "one")), document);
  const second = redraw(first, h("div", null, h("p", { class: "y" }, "one")));
  assert.equal(html(second), '<div><p class="y">one</p></div>');
  const third = redraw(second, h("div", null, h("b", null, "one")));
  assert.equal(html(third), "<div><b>one</b></div>");
});

test("the same node again is no work at all", () => {
  const node = list(["a"]);
  const drawn = draw(node, document);
  assert.equal(redraw(drawn, node), drawn);
});

test("any list becomes any other, and what is in both keeps its element", () => {
  const words = ["", "a", "ab", "abc", "bc", "ac", "cab", "abxc", "xabc", "abcx", "ba"];
  for (const before of words) {
    for (const after of words) {
      const first = draw(list([...before]), document);
      const kept = new Map([...before].map((name, at) => [name, first.dom.childNodes[at]]));
      const second = redraw(first, list([...after]));
      assert.equal(html(second), `<ul>${[...after].map((name) => `<li>${name}</li>`).join("")}</ul>`);
      for (const [at, name] of [...after].entries()) {
        if (kept.has(name)) assert.equal(second.dom.childNodes[at], kept.get(name), `${before} to ${after}`);
      }
    }
  }
});

/**
 * Puts each text into an element of its own, as a browser's translator does, or cuts it, as an extension that marks words does.
 *
 * @param {any} part
 * @param {"wrap" | "cut"} how
 */
function meddle(part, how) {
  for (const each of [...part.childNodes]) {
    if (each.nodeType !== 3) meddle(each, how);
    else if (how === "cut") each.splitText(1).replaceWith(document.createElement("mark"));
    else {
      const around = document.createElement("font");
      each.replaceWith(around);
      around.append(`translated ${each.nodeValue}`);
    }
  }
}

for (const how of /** @type {const} */ (["wrap", "cut"])) {
  test(`words that somebody else has changed on the page go when ours do, and stay as long: ${how}`, () => {
    const answers = (/** @type {string[]} */ texts) =>
      h("div", null, texts.map((text) => h("button", { key: text.slice(0, 1) }, text, h("b", null, `of ${text}`), " now")));
    let texts = ["a one", "b one"];
    let drawn = draw(answers(texts), document);
    for (const next of [["a two", "b two"], ["b three", "a two"], ["b three", "c"], ["c"], ["c", "d", "b"]]) {
      meddle(drawn.dom, how);
      const other = new Map(texts.map((text, place) => [text, /** @type {any} */ (drawn.dom.childNodes[place]).textContent]));
      drawn = redraw(drawn, answers(next));
      const shown = [...drawn.dom.childNodes].map((each) => each.textContent);
      assert.deepEqual(shown, next.map((text) => other.get(text) ?? `${text}of ${text} now`));
      texts = next;
    }
  });
}

test("an element that somebody else has taken off the page comes back, the same one", () => {
  const first = draw(h("p", null, h("b", null, "one")), document);
  const own = first.dom.childNodes[0];
  /** @type {any} */ (first.dom).replaceChildren("all in one");
  const second = redraw(first, h("p", null, h("b", null, "two")));
  assert.equal(html(second), "<p><b>two</b></p>");
  assert.equal(second.dom.childNodes[0], own);
});

test("what a host has put beside our texts stays while they are the same", () => {
  const first = draw(h("p", { class: "a" }, "one", h("b", null, "two")), document);
  /** @type {any} */ (first.dom).append(document.createElement("i"));
  assert.equal(html(redraw(first, h("p", { class: "b" }, "one", h("b", null, "three")))), '<p class="b">one<b>three</b><i></i></p>');
});

test("it is known before a drawing which elements it takes out", () => {
  const page = (/** @type {string} */ name) => h("section", { key: name }, h("h2", { key: "title" }, name));
  const board = (/** @type {any[]} */ ...kids) => h("main", null, kids);
  const drawn = draw(board(page("one"), h("p", { key: "ward" }, h("b", null, "x"))), document);
  const [title, word] = ["h2", "b"].map((each) => /** @type {any} */ (drawn.dom).querySelector(each));
  const ward = (/** @type {string} */ tag) => h("p", { key: "ward" }, h(tag, null, "y"));
  const stay = (/** @type {any[]} */ ...kids) => [title, word].map((part) => stays(drawn, board(...kids), part));
  assert.deepEqual(stay(page("one"), ward("b")), [true, true]);
  assert.deepEqual(stay(ward("b"), page("one")), [true, true]);
  assert.deepEqual(stay(page("two"), ward("i")), [false, false]);
  assert.deepEqual(stay(ward("b")), [false, true]);
});
