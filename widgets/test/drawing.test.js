// The drawings: the table is what the files make, and each of them can stand on any page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Window } from "happy-dom";
import { TABLE, tableOf, written } from "../drawings.mjs";
import { drawing } from "../src/drawing/drawing.js";
import table from "../src/drawing/table.js";
import { draw } from "../src/patch.js";

test("the table is made from the drawings as they are", () => {
  assert.equal(readFileSync(TABLE, "utf8"), written());
});

test("a drawing is shapes alone: no id, no style, nothing from elsewhere", () => {
  const tags = new Set(table.looks.map(([tag]) => tag));
  assert.deepEqual([...tags].sort(), ["circle", "g", "path", "rect", "svg"]);
  for (const [, props] of table.looks) {
    for (const [name, value] of Object.entries(props)) {
      assert.ok(!["id", "class", "style", "href"].includes(name), name);
      assert.ok(!/url\(|http/.test(value), value);
    }
  }
});

test("what a file draws is what is drawn, each attribute and each element in its order", () => {
  const page = /** @type {any} */ (new Window().document);
  for (const name of ["bed-up", "face-ann-0", "person-dev-over-3", "pinboard"]) {
    const holder = page.createElement("div");
    holder.innerHTML = readFileSync(new URL(`../drawings/${name}.svg`, import.meta.url), "utf8");
    const drawn = /** @type {Element} */ (draw(drawing(name), page).dom);
    assert.deepEqual(outline(drawn).slice(1), outline(holder.firstElementChild).slice(1), name);
  }
});

/**
 * Every element with its attributes, in order.
 *
 * @param {Element} top
 */
function outline(top) {
  return [top, ...top.querySelectorAll("*")].map((each) => [
    each.tagName, ...[...each.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  ]);
}

test("equal elements stand in the table once, and equal looks of different shapes", () => {
  const eye = '<circle cx="1" cy="2" r="3" fill="red"/>';
  const made = tableOf({ one: `<svg viewBox="0 0 9 9">${eye}${eye}</svg>`, other: `<svg><g>${eye}</g><circle r="4" fill="red"/></svg>` });
  assert.deepEqual(made, {
    looks: [["circle", { fill: "red" }], ["svg", {}], ["g", {}]],
    drawings: { one: [1, "0 0 9 9", [0, "1 2 3"], 0], other: [1, "", [2, "", 0], [0, "  4"]] },
  });
});

for (const text of ["<svg>words</svg>", "<svg><!-- a note --></svg>", "<svg><g></svg>", "", "<svg></svg><svg></svg>"]) {
  test(`what is no drawing is refused by its name: ${text}`, () => {
    assert.throws(() => tableOf({ odd: text }), /drawings\/odd\.svg/);
  });
}

test("every drawing is drawn, to be looked at and not read out", () => {
  const page = /** @type {any} */ (new Window().document);
  for (const name of Object.keys(table.drawings)) {
    const dom = /** @type {Element} */ (draw(drawing(name), page).dom);
    assert.equal(dom.namespaceURI, "http://www.w3.org/2000/svg");
    assert.equal(dom.getAttribute("aria-hidden"), "true");
    assert.ok(dom.querySelector("path, rect, circle"), name);
  }
});

test("a name that nothing is drawn for is an error, not an empty place", () => {
  assert.throws(() => drawing("person-nobody-stand-1"), /person-nobody-stand-1/);
});
