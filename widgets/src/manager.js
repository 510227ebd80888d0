// The Shift Manager's board with the assistants' pool, the supplies and decks, and the cards held face down.
import { standing } from "./choices.js";
import { classes, h, marks, shown } from "./node.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Say} Say
 */

/**
 * @param {View} view
 * @param {Say} say
 */
export function manager(view, say) {
  return h(
    "section",
    { class: "ho-manager", key: "manager", "aria-label": say("heading.manager") },
    h("h3", null, say("heading.manager")),
    pool(view),
    h("p", { class: "ho-line", key: "supply" }, view.supply.text),
    h("p", { class: "ho-line", key: "decks" }, view.decks.text),
  );
}

/** @param {View} view */
function pool(view) {
  const open = standing(view, { kind: "pool" }) === "open";
  const inside = [shown("ho-marks", marks("ho-token", 1)), view.pool.text];
  if (!open) return h("p", { class: "ho-line ho-pool", key: "pool" }, ...inside);
  return h(
    "button",
    { class: "ho-pool is-open", key: "open pool", type: "button", "data-do": "pool" },
    ...inside,
  );
}

/**
 * Every card that lies face down before somebody, with what its back tells.
 *
 * @param {View} view
 * @returns {{key: string, name: string, text: string, clear: boolean}[]}
 */
export function heldCards(view) {
  const held = view.pawns.flatMap((pawn) => [
    ...pawn.partials.map((card, index) => ({
      key: `${pawn.pawn} partial ${index}`, name: pawn.name, text: card.text, clear: false,
    })),
    ...pawn.clears.map((card, index) => ({
      key: `${pawn.pawn} clear ${index}`, name: pawn.name, text: card.text, clear: true,
    })),
  ]);
  const pooled = view.pool.partials.map((card, index) => ({
    key: `pool partial ${index}`, name: "", text: card.text, clear: false,
  }));
  return [...held, ...pooled];
}

/**
 * @param {View} view
 * @param {Say} say
 */
export function hands(view, say) {
  const held = heldCards(view);
  return (
    held.length > 0 &&
    h(
      "section",
      { class: "ho-hands", key: "hands", tabindex: 0, "aria-label": say("heading.hands") },
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
