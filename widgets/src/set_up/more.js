// Three fields that most tables do not change: who leads first, where help is near them, the seed.
import { h } from "../kit/node.js";
import { trouble } from "./team.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("./set_up.js").SetUp} SetUp
 * @typedef {import("./set_up.js").Choice} Choice
 */

/** The value that leaves the first leader to chance. */
const BY_CHANCE = -1;

/** The fields here that can be filled in wrongly. */
export const FOLDED = ["help_line", "seed"];

/**
 * Draw these three fields.
 *
 * @param {SetUp} view
 * @param {Choice} choice
 * @param {Say} say
 */
export function more(view, choice, say) {
  const leaders = choice.names.slice(0, choice.players).map((name, index) => ({ value: index, text: name.trim() }));
  const wrong = (/** @type {string} */ field) => view.wrong?.field === field;
  const typed = (/** @type {string} */ field, /** @type {string} */ text, /** @type {string} */ hint) => [
    labelled(text, h("input", { "data-field": field, placeholder: hint, autocomplete: "off", "aria-invalid": wrong(field) && "true" })),
    wrong(field) && trouble(view.wrong?.text ?? ""),
  ];
  return h(
    "div",
    { class: "su-more", part: "more" },
    labelled(
      say("set_up.first"),
      h(
        "select",
        { "data-field": "first" },
        [{ value: BY_CHANCE, text: say("set_up.by_chance") }, ...leaders].map(({ value, text }) => h("option", { key: value, value }, text)),
      ),
    ),
    typed("help_line", say("set_up.help"), say("set_up.help_hint")),
    typed("seed", say("set_up.seed"), say("set_up.seed_hint")),
  );
}

/**
 * Draw a field with its label.
 *
 * @param {string} text
 * @param {import("../kit/node.js").Node} field
 */
function labelled(text, field) {
  return h("label", { key: text }, h("span", null, text), field);
}
