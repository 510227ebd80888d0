// Which action a click on a thing stands for. The engine has already decided what is legal; here it is only looked up.

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 * @typedef {import("../protocol/view.d.ts").Barred} Barred
 * @typedef {{kind: "pawn", pawn: number} | {kind: "pool"} | {kind: "timeline", timeline: number}
 *   | {kind: "card", now: boolean}} Target a thing on the board that was clicked; `now`: the card of the present shift
 */

/**
 * Return the actions that a click on a thing can stand for.
 *
 * @param {View} view
 * @param {Target} target
 * @returns {Answer[]}
 */
export function actionsOn(view, target) {
  return view.actions.filter((action) => aims(action, target));
}

/**
 * Return the barred actions that a click on a thing would stand for.
 *
 * @param {View} view
 * @param {Target} target
 * @returns {Barred[]}
 */
export function barredOn(view, target) {
  const { kind } = target;
  return view.barred.filter(({ pawn, timeline, target: aim }) => {
    if (kind === "pawn") return pawn === target.pawn;
    return pawn === null && ((kind === "pool" && aim === "purse") || (kind === "timeline" && timeline === target.timeline));
  });
}

/**
 * Whether a click on a thing can stand for an action.
 *
 * @param {Answer} action
 * @param {Target} target
 */
function aims(action, target) {
  switch (target.kind) {
    case "pawn":
      return action.pawn === target.pawn && (action.target === "pawn" || action.target === "purse");
    case "pool":
      return action.pawn === null && action.target === "purse";
    case "timeline":
      return action.timeline === target.timeline && action.target === "timeline";
    case "card":
      return target.now && action.target === "card";
  }
}

/**
 * Return what a click on a thing means: `take` has the one action that it gives; `choose` has several actions from
 * which the reader chooses; `barred` has actions that are not possible. Return null when the click means nothing.
 *
 * @param {View} view
 * @param {Target} target
 * @returns {{take: Answer} | {choose: Answer[]} | {barred: Barred[]} | null}
 */
export function answerTo(view, target) {
  const actions = actionsOn(view, target);
  if (actions.length === 1) return { take: /** @type {Answer} */ (actions[0]) };
  if (actions.length > 1) return { choose: actions };
  const barred = barredOn(view, target);
  return barred.length > 0 ? { barred } : null;
}

/**
 * Return how a thing is drawn: it can be chosen ("open"), it is barred, or a click means nothing ("still").
 *
 * @param {View} view
 * @param {Target} target
 * @returns {"open" | "barred" | "still"}
 */
export function standing(view, target) {
  const answer = answerTo(view, target);
  if (answer === null) return "still";
  return "barred" in answer ? "barred" : "open";
}
