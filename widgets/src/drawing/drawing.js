// A drawing by its name, to be looked at: what it shows is said in words by what it stands in.
import { classes, h } from "../node.js";
import { shapeOf } from "./shape.js";
import table from "./table.js";

/** @typedef {import("../../drawings.mjs").Element} Element */

/** @type {Element[]} every element of the table, by its number */
const elements = [];
Object.values(table.drawings).forEach(number);

/** @param {import("../../drawings.mjs").Drawn} drawn */
function number(drawn) {
  if (typeof drawn === "number") return;
  const [, , ...kids] = drawn;
  kids.forEach(number);
  elements.push(drawn);
}

/** @type {Map<Element, import("../node.js").Node>} */
const made = new Map();

/**
 * An element of the table: the same node wherever it is drawn, so that nobody compares it with itself.
 *
 * @param {import("../../drawings.mjs").Drawn} drawn
 * @returns {import("../node.js").Node}
 */
function node(drawn) {
  const element = typeof drawn === "number" ? /** @type {Element} */ (elements[drawn]) : drawn;
  const known = made.get(element);
  if (known) return known;
  const [look, shape, ...kids] = element;
  const [tag, props] = /** @type {import("../../drawings.mjs").Look} */ (table.looks[look]);
  const found = h(tag, { ...shapeOf(tag, shape), ...props }, kids.map(node));
  made.set(element, found);
  return found;
}

/** @param {string} name */
export const isDrawn = (name) => name in table.drawings;

/**
 * @param {string} name as its file in drawings/ is called
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function drawing(name, look = "", key = name) {
  const found = table.drawings[name];
  if (found === undefined) throw new Error(`There is no drawing «${name}».`);
  const { props, kids } = node(found);
  return h("svg", { ...props, class: classes("hw-drawing", look), "aria-hidden": "true", key }, kids);
}
