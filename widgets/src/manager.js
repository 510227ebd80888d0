// The Shift Manager's board with the assistants' pool, the supplies and decks, and the cards held face down.
import { slip, tokensAhead } from "./ahead.js";
import { standing } from "./choices.js";
import { told } from "./covering.js";
import { drawing } from "./drawing/drawing.js";
import { classes, h, shown, spoken } from "./node.js";
import { heart } from "./pawn.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 */

/**
 * @param {View} view
 * @param {Say} say
 * @param {import("./protocol/types.js").Action | null} [ahead] the answer that is looked at
 */
export function manager(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-manager", key: "manager", "aria-label": say("heading.manager"), "data-roving": "manager" },
    h("h3", null, say("heading.manager")),
    pool(view, say, ahead),
    stocks(view, say),
  );
}

/**
 * The supply and the decks.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} [group] where arrows lead through them alone
 */
export function stocks(view, say, group) {
  return h(
    "ul",
    { class: "ho-stock", key: "stock", "data-roving": group },
    stock("supply", say("manager.supply"), view.supply.tokens, "token"),
    stock("patient", say("manager.patient"), view.decks.patient),
    stock("partial", say("manager.partial"), view.decks.partial),
    stock("clear", say("manager.clear"), view.decks.clear),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {import("./protocol/types.js").Action | null} ahead
 */
export function pool(view, say, ahead) {
  const state = standing(view, { kind: "pool" });
  return h(
    "button",
    {
      class: `hw-pool is-${state}`, key: "pool", "data-do": "pool", "data-standing": state,
      "data-why": "pool", "data-item": "pool",
    },
    spoken(view.pool.text),
    shown(
      "hw-purse",
      drawing(view.pool.tokens > 0 ? "tin" : "tin-empty", "hw-tin"),
      h("span", { class: "hw-purse-name" }, say("manager.pool")),
      h("span", { class: "hw-marks" }, h("span", { class: "hw-count" }, heart(), view.pool.tokens), backs(view)),
    ),
    slip(say, view.pool.tokens, tokensAhead(ahead, view.pool.purse)),
  );
}

/** @param {View} view */
function backs(view) {
  return view.pool.partials.map((card, index) => h("span", { class: "ho-back", key: index }, card.timeline));
}

/**
 * One supply or deck, with its number; chosen, it tells what it is.
 *
 * @param {string} thing
 * @param {string} name
 * @param {number} number
 * @param {string} [mark]
 */
function stock(thing, name, number, mark) {
  return h(
    "li",
    { key: thing },
    h(
      "button",
      { class: "ho-name", "data-do": "about", "data-about": thing, "data-item": thing },
      h("span", null, name, " "),
      h("b", { class: "ho-stock-number" }, mark !== undefined && symbol(mark, "ho-token"), number),
    ),
  );
}

/**
 * Every card that lies face down before somebody, with what its back tells.
 *
 * @param {View} view
 * @param {import("./desk.js").Desk} desk
 * @returns {{key: string, name: string, text: string, clear: boolean}[]}
 */
export function heldCards(view, desk) {
  const held = view.pawns.flatMap((pawn) => [
    ...pawn.partials.map((card, index) => ({
      key: `${pawn.pawn} partial ${index}`, name: pawn.name, text: told(desk, card), clear: false,
    })),
    ...pawn.clears.map((card, index) => ({
      key: `${pawn.pawn} clear ${index}`, name: pawn.name, text: card.text, clear: true,
    })),
  ]);
  const pooled = view.pool.partials.map((card, index) => ({
    key: `pool partial ${index}`, name: "", text: told(desk, card), clear: false,
  }));
  return [...held, ...pooled];
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {import("./desk.js").Desk} desk
 */
export function hands(view, say, desk) {
  const held = heldCards(view, desk);
  return (
    held.length > 0 &&
    h(
      "section",
      {
        class: "ho-hands", key: "hands", tabindex: 0, "aria-label": say("heading.hands"),
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
