// A drawing by its name, to be looked at: what it shows is said in words by what it stands in.
import { classes, h } from "../kit/node.js";
import { joined, PERSON } from "./shape.js";
import table from "./table.js";

/** @typedef {import("../../drawings.mjs").Element} Element */
/** @typedef {import("../../drawings.mjs").Drawn} Drawn */
/** @typedef {import("../kit/node.js").Node} Node */
/** @typedef {(drawn: Drawn) => Node} Draw an element of the table, the same node wherever it is drawn, so
 *   that nobody compares it with itself */

/** @type {Element[]} every element of the table, by its number */
const elements = [];
for (const drawn of Object.values(table.drawings)) number(drawn);
for (const { instead } of Object.values(table.people)) Object.values(instead).flat().forEach(number);

/** @param {Drawn} drawn */
function number(drawn) {
  if (typeof drawn === "number") return;
  const [, , ...kids] = drawn;
  kids.forEach(number);
  elements.push(drawn);
}

/** @param {Drawn} drawn */
const elementOf = (drawn) => (typeof drawn === "number" ? /** @type {Element} */ (elements[drawn]) : drawn);

/**
 * What draws: as the table has it, or as another person, in other colours and with their own parts instead of some.
 *
 * @param {Record<string, string>} [colours]
 * @param {Record<number, Drawn[]>} [instead]
 * @returns {Draw}
 */
function drawer(colours, instead = {}) {
  const parts = new Map(Object.entries(instead).map(([number, own]) => [elements[Number(number)], own]));
  /** @type {Map<Element, Node>} */
  const made = new Map();
  /** @type {Draw} */
  const node = (drawn) => {
    const element = elementOf(drawn);
    const known = made.get(element);
    if (known) return known;
    const [look, shape, ...kids] = element;
    const { tag, props } = joined(/** @type {string} */ (table.looks[look]), shape, colours);
    const found = h(tag, props, kids.map((kid) => parts.get(elementOf(kid))?.map(plain) ?? node(kid)));
    made.set(element, found);
    return found;
  };
  return node;
}

const plain = drawer();
const people = new Map(Object.entries(table.people).map(([name, { like, colours, instead }]) => [name, { like, draw: drawer(colours, instead) }]));

/** @type {Map<string, Node>} */
const whole = new Map();

/** @param {string} name */
function wholeOf(name) {
  const [, who = "", pose = ""] = name.match(PERSON) ?? [];
  const { like = who, draw = plain } = people.get(who) ?? {};
  const found = table.drawings[who ? like + pose : name];
  if (found === undefined) throw new Error(`There is no drawing «${name}».`);
  const node = draw(found);
  whole.set(name, node);
  return node;
}

/**
 * @param {string} name as its file in drawings/ is called
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function drawing(name, look = "", key = name) {
  const { props, kids } = whole.get(name) ?? wholeOf(name);
  return h("svg", { ...props, class: classes("hw-drawing", look), "aria-hidden": "true", "data-drawn": name, key }, kids);
}
