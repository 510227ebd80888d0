// Things in the Break Room that can be chosen: the Assistants' tin, and the board with the letters.
import { drawing } from "../drawing/drawing.js";
import { h, spoken } from "../kit/node.js";
import { heart } from "../people/pawn.js";
import { tokensAhead, tokenSlip } from "../question/ahead.js";
import { standing } from "../question/choices.js";
import { cloths, tag } from "./figure.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Place} Place
 */

/**
 * Draw the purse of the Assistants as a tin, open while there are Care Tokens in it. The tin can be chosen to pay, like
 * a person.
 *
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/view.d.ts").Answer | null} ahead the answer that the reader looks at
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
 * Draw the board on the wall. Where the scenario has letters, the board can be chosen as a place, and a button for each
 * letter opens that letter again.
 *
 * @param {View} view
 * @param {Place | undefined} place the marked area of the view
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
