// Facts of the game in words, each to be asked about: how Billy is, and who has which part at the table.
import { h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * Who else has a part at the table now; the Shift Manager stands among the facts.
 *
 * @param {View} view
 * @param {Say} say
 */
export function roles(view, say) {
  const others = view.head.roles.filter((each) => each.role !== "manager");
  return (
    others.length > 0 &&
    h(
      "ul",
      { key: "roles", "aria-label": say("heading.roles") },
      others.map((each) => h("li", { key: each.role }, each.text)),
    )
  );
}

/**
 * Billy's condition with its stage.
 *
 * @param {View} view
 */
export function conditionFact({ head: { stage, condition_text } }) {
  return fact("condition", h("i", { class: `hw-swatch hw-stage-${stage}`, "aria-hidden": "true" }), condition_text);
}

/**
 * One fact; choosing it asks why it is so.
 *
 * @param {string} thing
 * @param {...import("../kit/node.js").Child} inside
 */
export function fact(thing, ...inside) {
  return h(
    "li",
    { key: thing },
    h(
      "button",
      {
        class: "ho-name", "data-do": "why", "data-why": thing, "data-item": thing,
        "aria-haspopup": "dialog",
      },
      ...inside,
    ),
  );
}
