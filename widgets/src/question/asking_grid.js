// The grid of who can ask Billy about which part of his life: a row for each person who can ask, a column for each of
// the five Timelines, with its number. Where one person can ask, the digit keys are these numbers; where several can, a
// digit would not say who asks.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { symbol } from "../kit/symbols.js";
import { faceOf } from "../people/person.js";
import { answer } from "./answer.js";
import { cost } from "./signs.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 */

/**
 * Whether an answer lets somebody ask about a Timeline.
 *
 * @param {Answer} action
 */
export const asksAbout = (action) => action.pawn !== null && action.timeline !== null;

/**
 * Draw the grid.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function askingGrid(view, say, desk) {
  const asking = view.actions.map((action, index) => ({ action, index })).filter(({ action }) => asksAbout(action));
  const askers = [...new Set(asking.map(({ action }) => action.pawn))];
  return h(
    "div",
    { class: "hw-asking", key: "asking" },
    // a question costs everybody the same (INQ-06), so the cost stands once, in the corner
    h("span", { key: "corner", "aria-hidden": "true" }, cost(say, asking[0]?.action.signs.hearts ?? 0)),
    view.grid.map((row) =>
      h("span", { class: "hw-asking-sign", key: `sign ${row.timeline}`, title: row.name }, symbol(`timeline_${row.timeline}`), row.timeline),
    ),
    askers.map((pawn) => [
      asker(view, pawn),
      view.grid.map((row) => {
        const found = asking.find(({ action }) => action.pawn === pawn && action.timeline === row.timeline);
        if (!found) return h("span", { class: "hw-asking-none", key: `none ${pawn} ${row.timeline}` });
        return answer(view, say, desk, found.action, { index: found.index, number: askers.length === 1 ? row.timeline : null, bare: true });
      }),
    ]),
  );
}

/**
 * Draw the head of a row: a face and a name.
 *
 * @param {View} view
 * @param {number | null} pawn number of who asks
 */
function asker(view, pawn) {
  const who = pawnOf(view, pawn);
  return h(
    "span",
    { class: "hw-asker", key: `asker ${pawn}`, "aria-hidden": "true" },
    who && [drawing(faceOf(view, who), "hw-asker-face", "face"), h("b", { key: "name" }, who.name)],
  );
}
