// What somebody carries: Care Tokens, drawn as hearts, and Stress, drawn as bolts.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Pawn} Pawn
 */

/**
 * Return a pawn by its number; nobody for null.
 *
 * @param {View} view
 * @param {number | null} number
 * @returns {Pawn | undefined}
 */
export function pawnOf(view, number) {
  return view.pawns.find((each) => each.pawn === number);
}

/**
 * Draw the Care Tokens and the Stress of somebody; null when there is nothing to show. The bolts are drawn only once
 * there is Stress, since readers took a row of empty bolts for strength that is left.
 *
 * @param {Pawn} pawn
 */
export function carried(pawn) {
  if (pawn.stress === 0 && pawn.tokens === null) return null;
  return h(
    "span",
    { class: "hw-marks", key: "marks" },
    pawn.tokens !== null &&
      h("span", { class: "hw-count", key: "tokens", "data-why": `${pawn.name} tokens` }, heart(), pawn.tokens),
    pawn.stress > 0 &&
      h("span", { class: "hw-bolts", key: "stress", "data-why": `${pawn.name} stress` }, bolts(pawn)),
  );
}

/** Draw a heart in the colours of the web page. */
export const heart = () => drawing("sign-heart", "hw-heart");

/**
 * Draw the Stress of a pawn: a full bolt for each Stress, then empty bolts up to the most that the pawn can bear.
 *
 * @param {Pawn} pawn
 */
function bolts({ stress, stress_max: most }) {
  return Array.from({ length: most }, (_, index) =>
    index < stress
      ? drawing("sign-bolt", "hw-bolt is-full", `bolt ${index}`)
      : drawing("sign-bolt-open", "hw-bolt", `bolt ${index}`),
  );
}
