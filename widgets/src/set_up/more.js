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

/**
 * Draw these three fields.
 *
 * @param {SetUp} view
 * @param {Choice} choice
 * @param {Say} say
 */
export function more(view, choice, say) {
  const leaders = choice.names.slice(0, choice.players).map((name, index) => ({ value: index, text: name.trim() }));
  const wrong = view.wrong?.field === "seed" ? view.wrong.text : "";
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
    labelled(say("set_up.help"), h("input", { "data-field": "help_line", placeholder: say("set_up.help_hint"), autocomplete: "off" })),
    labelled(
      say("set_up.seed"),
      h("input", { "data-field": "seed", placeholder: say("set_up.seed_hint"), autocomplete: "off", "aria-invalid": wrong !== "" && "true" }),
    ),
    wrong !== "" && trouble(wrong),
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
