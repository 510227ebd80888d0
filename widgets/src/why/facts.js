// Facts of the game in words: how Billy is, and who has which role. Choosing a fact asks why it is so.
import { h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * Draw who has which role now, without the Shift Manager, who stands among the facts; false when nobody has another
 * role.
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
 * Draw Billy's condition with its stage.
 *
 * @param {View} view
 */
export function conditionFact({ head: { stage, condition_text } }) {
  return fact("condition", h("i", { class: `hw-swatch hw-stage-${stage}`, "aria-hidden": "true" }), condition_text);
}

/**
 * Draw one fact; choosing it asks why it is so.
 *
 * @param {string} thing the name of what the fact is about, as `nameOf` knows it
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
