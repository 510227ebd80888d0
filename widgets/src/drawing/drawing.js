// A drawing by its name, to be looked at: what it shows is said in words by what it stands in.
import { classes, h } from "../node.js";
import table from "./table.js";

/** @type {import("../node.js").Node[]} */
const nodes = [];

/**
 * An element of the table: the same node wherever it is drawn, so that nobody compares it with itself.
 *
 * @param {number} place
 * @returns {import("../node.js").Node}
 */
function node(place) {
  const known = nodes[place];
  if (known) return known;
  const [tag, props, ...kids] = /** @type {import("../../drawings.mjs").Element} */ (table.elements[place]);
  return (nodes[place] = h(tag, props, kids.map(node)));
}

/** @param {string} name */
export const isDrawn = (name) => name in table.drawings;

/**
 * @param {string} name as its file in drawings/ is called
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function drawing(name, look = "", key = name) {
  const place = table.drawings[name];
  if (place === undefined) throw new Error(`There is no drawing «${name}».`);
  const { props, kids } = node(place);
  return h("svg", { ...props, class: classes("hw-drawing", look), "aria-hidden": "true", key }, kids);
}
