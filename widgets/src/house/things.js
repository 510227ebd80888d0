// What stands and hangs in the Break Room and can be chosen: the Assistants' tin, the board with the letters.
import { drawing } from "../drawing/drawing.js";
import { h, spoken } from "../kit/node.js";
import { heart } from "../people/pawn.js";
import { tokensAhead, tokenSlip } from "../question/ahead.js";
import { standing } from "../question/choices.js";
import { cloths, tag } from "./figure.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/types.js").Place} Place
 */

/**
 * The purse of the Assistants: open with hearts in it, shut when it is empty; it pays like a person.
 *
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/types.js").Action | null} ahead
 */
export function tin(view, say, ahead) {
  const { pool } = view;
  const state = standing(view, { kind: "pool" });
  return h(
    "button",
    {
      class: `hw-one hw-till is-${state}`, key: "pool", "data-do": "pool", "data-standing": state, "data-why": "pool", "data-item": "pool",
    },
    spoken(pool.text),
    drawing(pool.tokens > 0 ? "tin" : "tin-empty", "hw-coins", "tin"),
    tag(
      say("house.pool"),
      h("span", { class: "hw-marks", key: "marks" }, h("span", { class: "hw-count", key: "tokens" }, heart(), pool.tokens), cloths(pool)),
    ),
    tokenSlip(say, pool.tokens, tokensAhead(ahead, pool.purse)),
  );
}

/**
 * The board on the wall; where letters come, it is a place of its own, and each of them is read again there.
 *
 * @param {View} view
 * @param {Place | undefined} place
 */
export function letters(view, place) {
  if (!place?.cards) return drawing("pinboard-empty", "hw-board");
  const about = { "data-do": "about", "data-about": `place ${place.id}` };
  return h(
    "div",
    { class: "hw-board", key: "letters", role: "group", "aria-label": place.text, "data-why": place.id, ...about },
    h("button", { class: "hw-thing", key: "board", "aria-label": place.name, ...about, "data-item": `place ${place.id}` }, drawing("pinboard-empty")),
    place.cards.map(({ card, title }) =>
      h(
        "button",
        {
          class: "hw-letter", key: card, "aria-label": title, title, "data-do": "turn_to", "data-item": `letter ${card}`,
          "data-card": view.told.findIndex((each) => each.card === card) + 1,
        },
        drawing("letter"),
      ),
    ),
  );
}
