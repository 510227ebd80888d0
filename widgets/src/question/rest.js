// The note that stands in the place of the patient card until it is turned: somebody has to stay at home this morning.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";
import { faceOf } from "../people/person.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Pawn} Pawn
 */

const MORNING = 0;

/**
 * Return who is on leave before the first card of a day is turned. Nobody has had to choose yet who goes on leave, so
 * these people had no choice.
 *
 * @param {View} view
 * @returns {Pawn[]}
 */
export function mustRest({ head, shifts, pawns }) {
  const isTurned = shifts[MORNING]?.card !== null;
  return head.shift !== MORNING || isTurned ? [] : pawns.filter(({ place }) => place === "on_leave");
}

/**
 * Draw the note.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Pawn[]} away who has to stay at home
 */
export function rest(view, say, away) {
  return h(
    "div",
    { class: "hw-card is-rest", key: "rest", role: "note", "aria-label": say("rest.heading") },
    h("div", { class: "hw-card-head", key: "head" }, h("span", { class: "hw-card-kind" }, say("rest.heading"))),
    away.map((pawn) =>
      h(
        "div",
        { class: "hw-rest", key: pawn.pawn },
        drawing(faceOf(view, pawn), "hw-rest-face", "face"),
        h("p", { class: "hw-card-text is-long", key: "text" }, say("rest.text", { who: pawn.name })),
      ),
    ),
  );
}
