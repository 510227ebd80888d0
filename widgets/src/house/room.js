// A room of the house: a wall with a floor, its name at the top, and whatever and whoever is in it.
import { h, shown } from "../node.js";

/**
 * @param {string} tag
 * @param {string} kind
 * @param {number} people for how many it has to be wide enough
 * @param {Record<string, import("../node.js").Value>} props
 * @param {...import("../node.js").Child} inside
 */
export function room(tag, kind, people, props, ...inside) {
  return h(tag, { ...props, class: `hw-room ${kind}`, style: `--people: ${people}` }, shown("hw-wall"), inside);
}
