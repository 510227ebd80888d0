// The Shift Manager's board with the assistants' pool, the supplies and decks, and the cards held face down.
import { standing } from "./choices.js";
import { classes, h, marks, shown, spoken } from "./node.js";

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
    pool(view, say),
    h(
      "ul",
      { class: "ho-stock", key: "stock" },
      stock(say("manager.supply"), view.supply.tokens, view.supply.text, "ho-token"),
      stock(say("manager.patient"), view.decks.patient, view.decks.text),
      stock(say("manager.partial"), view.decks.partial),
      stock(say("manager.clear"), view.decks.clear),
    ),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 */
function pool(view, say) {
  const open = standing(view, { kind: "pool" }) === "open";
  const inside = [
    spoken(view.pool.text),
    shown("ho-stock-name", say("manager.pool")),
    shown("ho-stock-number", marks("ho-token", 1), view.pool.tokens, view.pool.partials.length > 0 && backs(view)),
  ];
  if (!open) return h("p", { class: "ho-pool", key: "pool" }, ...inside);
  return h("button", { class: "ho-pool is-open", key: "pool", type: "button", "data-do": "pool" }, ...inside);
}

/** @param {View} view */
function backs(view) {
  return view.pool.partials.map((card, index) => h("span", { class: "ho-back", key: index }, card.timeline));
}

/**
 * One supply or deck: its name and its number are looked at, its sentence is spoken.
 *
 * @param {string} name
 * @param {number} number
 * @param {string} [text]
 * @param {string} [mark]
 */
function stock(name, number, text, mark) {
  return h(
    "li",
    { key: name, title: text ?? null },
    h("span", null, name, " "),
    h("b", { class: "ho-stock-number" }, mark !== undefined && marks(mark, 1), number),
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
