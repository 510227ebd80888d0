// Small texts that several components draw.
import { h } from "./node.js";

/**
 * A text as paragraphs: an empty line parts them.
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
 * The id of a rule, small, as every line of the journal shows it.
 *
 * @param {import("../protocol/types.js").Say} say
 * @param {string} id
 */
export function rule(say, id) {
  return id !== "" && h("span", { class: "ho-rule", title: say("rule", { rule: id }) }, id);
}
