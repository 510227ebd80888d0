// What somebody carries: hearts and stress.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Pawn} Pawn
 */

/**
 * @param {View} view
 * @param {number} number
 * @returns {Pawn | undefined}
 */
export function pawnOf(view, number) {
  return view.pawns.find((each) => each.pawn === number);
}

/**
 * What somebody carries; nothing where there is nothing to carry. Stress is seen once there is any, and how much more they
 * can bear: empty marks alone were taken for strength that is left.
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

/** A heart in the colours of the page. */
export const heart = () => drawing("sign-heart", "hw-heart");

/**
 * So many of so many: those that are there are full.
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
