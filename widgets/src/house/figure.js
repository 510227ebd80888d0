// Somebody in the house: a figure in a room and a tag below the floor. Both together are one button.
import { drawing } from "../drawing/drawing.js";
import { h, kept, spoken } from "../kit/node.js"; // kept: memoizes a function
import { carried } from "../people/pawn.js";
import { figureOf } from "../people/person.js";
import { tokensAhead, tokenSlip } from "../question/ahead.js";
import { standing } from "../question/choices.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Pawn} Pawn
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 */

/**
 * Draw somebody.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {Pawn} pawn
 * @param {string} [note] a further text at the end of the tag
 */
export function person(view, say, ahead, pawn, note = "") {
  const state = standing(view, { kind: "pawn", pawn: pawn.pawn });
  return drawn(pawn, say, state, tokensAhead(ahead, pawn.pawn), ahead?.pawn === pawn.pawn, figureOf(view, pawn), note);
}

/**
 * Draw somebody; the arguments are everything that can change about this person.
 *
 * @type {(pawn: Pawn, say: Say, state: string, then: number | null, pointed: boolean, figure: string, note: string)
 *   => import("../kit/node.js").Node}
 */
const drawn = kept((pawn, say, state, then, pointed, figure, note) => {
  const isHolding = pawn.partials.length + pawn.clears.length > 0; // beside hearts and Stress there is no room for memories
  const told = [pawn.text, state !== "still" && say(`pawn.${state}`)];
  return h(
    "button",
    {
      key: `pawn ${pawn.pawn}`, class: `hw-one is-${state}`, "data-do": "pawn", "data-pawn": pawn.pawn,
      "data-pointed": pointed, "data-standing": state, "data-item": `pawn ${pawn.pawn}`, "data-why": pawn.name,
    },
    spoken(told.filter(Boolean).join(" ")),
    figure.includes("-sit-") && drawing("chair", "hw-body"),
    drawing(figure, "hw-body", "body"),
    tag(
      [called(pawn), isHolding ? h("span", { class: "hw-marks", key: "cloths" }, cloths(pawn)) : role(say, pawn)],
      carried(pawn),
      note !== "" && h("span", { key: "note" }, note),
    ),
    pawn.tokens !== null && tokenSlip(say, pawn.tokens, then),
  );
});

/**
 * Draw the plate below the floor: a name, and further facts under it.
 *
 * @param {import("../kit/node.js").Child} name
 * @param {...import("../kit/node.js").Child} inside
 */
export function tag(name, ...inside) {
  return h("span", { class: "hw-slot", key: "tag", "aria-hidden": "true" }, h("span", { class: "hw-plate" }, h("b", null, name), inside));
}

/**
 * Draw a full name and a short name; the CSS shows the short name where the tag is narrow.
 *
 * @param {Pawn} pawn
 * @param {(name: string) => string} [told] gives the words around the name
 */
export function called({ name, short }, told = (each) => each) {
  if (short === name) return told(name);
  return [h("span", { class: "hw-long", key: "long" }, told(name)), h("span", { class: "hw-short", key: "short" }, told(short))];
}

/**
 * Draw the role of somebody: the Senior Nurse at Billy's bed, or the Shift Manager. The role of a Manager who stands at
 * the Manager's board is clear without words.
 *
 * @param {Say} say
 * @param {Pawn} pawn
 */
function role(say, pawn) {
  if (pawn.senior) return named(say("house.senior"));
  return pawn.manager && pawn.place !== "manager_board" && named(say("house.leads"));
}

/**
 * Draw the name of a role.
 *
 * @param {string} text
 */
function named(text) {
  return h("span", { class: "hw-role", key: "role" }, ` · ${text}`);
}

/**
 * Draw the memories that lie face down before somebody: partial ones and clear ones.
 *
 * @param {{partials: unknown[], clears?: unknown[]}} held the cards of this person
 */
export function cloths({ partials, clears = [] }) {
  return [cloth("sign-cloth", partials.length), cloth("sign-sewn", clears.length)];
}

/**
 * Draw a sign for memories with their number; false when there are none.
 *
 * @param {string} sign the name of its drawing
 * @param {number} number
 */
function cloth(sign, number) {
  return number > 0 && h("span", { class: "hw-count", key: sign }, drawing(sign, "hw-back"), number > 1 && number);
}
