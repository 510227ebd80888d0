// Small texts that many parts of the board draw.
import { h } from "./node.js";

/**
 * Draw a text as paragraphs; an empty line in the text separates two of them.
 *
 * @param {string} text
 */
export function paragraphs(text) {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => h("p", null, part.trim()));
}

/**
 * Draw the id of a rule, small; false when the id is empty.
 *
 * @param {import("../protocol/types.js").Say} say
 * @param {string} id
 */
export function rule(say, id) {
  return id !== "" && h("span", { class: "ho-rule", title: say("rule", { rule: id }) }, id);
}
