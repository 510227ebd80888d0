// The drawings: the table is what the files make, and each of them can stand on any page.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Window } from "happy-dom";
import { TABLE, tableOf, written } from "../drawings.mjs";
import { drawing } from "../src/drawing/drawing.js";
import { draw } from "../src/kit/patch.js";

const FOLDER = new URL("../drawings/", import.meta.url);
/** @type {Record<string, string>} each drawing by its name */
const FILES = Object.fromEntries(readdirSync(FOLDER).map((file) => [file.replace(".svg", ""), readFileSync(new URL(file, FOLDER), "utf8")]));

test("the table is made from the drawings as they are", () => {
  assert.equal(readFileSync(TABLE, "utf8"), written());
});

test("a drawing is shapes alone: no id, no style, nothing from elsewhere", () => {
  const all = Object.keys(FILES).map((name) => elementsOf(drawing(name))).flat();
  assert.deepEqual([...new Set(all.map(({ tag }) => tag))].sort(), ["circle", "g", "path", "rect", "svg"]);
  for (const [name, value] of all.filter(({ tag }) => tag !== "svg").flatMap(({ props }) => Object.entries(props))) {
    assert.ok(!["id", "class", "style", "href"].includes(name), name);
    assert.ok(!/url\(|http/.test(String(value)), String(value));
  }
});

/**
 * @param {import("../src/kit/node.js").Node} node
 * @returns {import("../src/kit/node.js").Node[]}
 */
const elementsOf = (node) => [node, ...node.kids.flatMap((kid) => (typeof kid === "string" ? [] : elementsOf(kid)))];

test("what a file draws is what is drawn, each attribute and each element in its order", () => {
  const page = /** @type {any} */ (new Window().document);
  for (const [name, text] of Object.entries(FILES)) {
    const holder = page.createElement("div");
    holder.innerHTML = text;
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

test("equal elements stand in the table once, and equal looks of different shapes, in the order of their letters", () => {
  const eye = '<circle cx="1" cy="2" r="3" fill="red"/>';
  const made = tableOf({ one: `<svg viewBox="0 0 9 9">${eye}${eye}</svg>`, other: `<svg><g>${eye}</g><circle r="4" fill="red"/></svg>` });
  assert.deepEqual(made, {
    looks: ["circle red", "g", "svg"],
    drawings: { one: [2, "0 0 9 9", [0, "1 2 3"], 0], other: [2, "", [1, "", 0], [0, "  4"]] },
    people: {},
  });
});

test("somebody like another stands in the table by what differs: colours, and parts instead of others", () => {
  const svg = (/** @type {string[]} */ ...inside) => `<svg viewBox="0 0 9 9">${inside.join("")}</svg>`;
  const [hand, coat] = [(/** @type {string} */ colour) => `<circle r="1" fill="${colour}"/>`, '<path d="M1 1" fill="#2b2a33"/>'];
  const [hat, hair, beard] = ["M2 2", "M3 3", "M4 4"].map((d) => `<path d="${d}" fill="#2b2a33"/>`);
  const { drawings, people, looks } = tableOf({
    "person-ann-stand-0": svg(coat, hand("#aaaaaa"), String(hat)),
    "person-ben-stand-0": svg(coat, hand("#bbbbbb"), String(hair), String(beard)),
    "person-cy-stand-0": svg(coat, hand("#aaaaaa")),
    "person-di-stand-0": svg(hand("#aaaaaa"), coat, String(hat)),
    "person-ed-sit-0": svg(coat, hand("#bbbbbb"), String(hat)),
  });
  assert.deepEqual(looks, ["circle #aaaaaa", "circle #bbbbbb", "path #2b2a33", "svg"]);
  assert.deepEqual(people, {
    "person-ben": { like: "person-ann", colours: { "#aaaaaa": "#bbbbbb" }, instead: { 2: [[2, "M3 3"], [2, "M4 4"]] } },
    "person-cy": { like: "person-ann", colours: {}, instead: { 2: [] } },
  });
  assert.deepEqual(Object.keys(drawings), ["person-ann-stand-0", "person-di-stand-0", "person-ed-sit-0"]);
});

test("an attribute that the table has no place for is refused by its name", () => {
  assert.throws(() => tableOf({ odd: '<svg><g><circle r="3" filter="none"/></g></svg>' }), /filter of a drawing's circle/);
});

for (const text of ["<svg>words</svg>", "<svg><!-- a note --></svg>", "<svg><g></svg>", "", "<svg></svg><svg></svg>"]) {
  test(`what is no drawing is refused by its name: ${text}`, () => {
    assert.throws(() => tableOf({ odd: text }), /drawings\/odd\.svg/);
  });
}

test("every drawing is drawn, to be looked at and not read out", () => {
  const page = /** @type {any} */ (new Window().document);
  for (const name of Object.keys(FILES)) {
    const dom = /** @type {Element} */ (draw(drawing(name), page).dom);
    assert.equal(dom.namespaceURI, "http://www.w3.org/2000/svg");
    assert.equal(dom.getAttribute("aria-hidden"), "true");
    assert.ok(dom.querySelector("path, rect, circle"), name);
  }
});

test("a name that nothing is drawn for is an error, not an empty place", () => {
  assert.throws(() => drawing("person-nobody-stand-1"), /person-nobody-stand-1/);
});
