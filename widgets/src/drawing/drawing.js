// Draws a picture of the table of drawings by its name. The picture is seen and not spoken: words around it say what it
// shows.
import { classes, h } from "../kit/node.js";
import { joined, PERSON } from "./shape.js";
import table from "./table.js";

/** @typedef {import("../../drawings.mjs").Element} Element */
/** @typedef {import("../../drawings.mjs").Drawn} Drawn */
/** @typedef {import("../kit/node.js").Node} Node */
/**
 * Turns an element of the table into a node. One element always gives the same node, which need not be compared again.
 *
 * @typedef {(drawn: Drawn) => Node} Draw an element of the table, the same node wherever it is drawn, so
 *   that nobody compares it with itself
 */

/**
 * Every element of the table, by its number.
 *
 * @type {Element[]}
 */
const elements = [];
for (const drawn of Object.values(table.drawings)) number(drawn);
for (const { instead } of Object.values(table.people)) Object.values(instead).flat().forEach(number);

/**
 * Give an element of the table, and before it every element inside, the next number.
 *
 * @param {Drawn} drawn
 */
function number(drawn) {
  if (typeof drawn === "number") return;
  const [, , ...kids] = drawn;
  kids.forEach(number);
  elements.push(drawn);
}

/**
 * Return an element, which the table may name by its number.
 *
 * @param {Drawn} drawn
 */
const elementOf = (drawn) => (typeof drawn === "number" ? /** @type {Element} */ (elements[drawn]) : drawn);

/**
 * Return the function that turns elements into nodes: as the table has them, or as another person who has other colours
 * and some parts of their own.
 *
 * @param {Record<string, string>} [colours] by a colour of the table, the colour to use instead
 * @param {Record<number, Drawn[]>} [instead] by the number of an element, the elements that are drawn instead
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

/**
 * Return the node of a whole drawing, and remember it.
 *
 * @param {string} name
 */
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
 * Draw a picture.
 *
 * @param {string} name the name of its file in drawings/, without ".svg"
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function drawing(name, look = "", key = name) {
  const { props, kids } = whole.get(name) ?? wholeOf(name);
  return h("svg", { ...props, class: classes("hw-drawing", look), "aria-hidden": "true", "data-drawn": name, key }, kids);
}
