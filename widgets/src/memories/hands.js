// The cards that lie face down before somebody, with what the backs of the cards say.
import { asTold } from "../folds/folds.js";
import { classes, h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * Return every card that lies face down before somebody or in the Assistants' pool, with what its back says. `name` is
 * whose card it is, empty for the pool.
 *
 * @param {View} view
 * @param {import("../protocol/display.js").Desk} desk
 * @returns {{key: string, name: string, text: string, clear: boolean}[]}
 */
export function heldCards(view, desk) {
  const held = view.pawns.flatMap((pawn) => [
    ...pawn.partials.map((card, index) => ({
      key: `${pawn.pawn} partial ${index}`, name: pawn.name, text: asTold(desk, card), clear: false,
    })),
    ...pawn.clears.map((card, index) => ({
      key: `${pawn.pawn} clear ${index}`, name: pawn.name, text: card.text, clear: true,
    })),
  ]);
  const pooled = view.pool.partials.map((card, index) => ({
    key: `pool partial ${index}`, name: "", text: asTold(desk, card), clear: false,
  }));
  return [...held, ...pooled];
}

/**
 * Draw the list of these cards; false when there are none.
 *
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 */
export function hands(view, say, desk) {
  const held = heldCards(view, desk);
  return (
    held.length > 0 &&
    h(
      "section",
      {
        key: "hands", tabindex: 0, "aria-label": say("heading.hands"),
        "data-do": "about", "data-about": "hands",
      },
      h("h3", null, say("heading.hands")),
      h(
        "ul",
        null,
        held.map((card) =>
          h(
            "li",
            { key: card.key },
            h("i", { class: classes("ho-back", card.clear && "is-clear"), "aria-hidden": "true" }),
            h("b", null, card.name === "" ? say("hands.pool") : card.name),
            " ",
            card.text,
          ),
        ),
      ),
    )
  );
}
