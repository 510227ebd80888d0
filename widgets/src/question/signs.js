// What an answer brings, as signs: drawn from numbers of the view, and said in words by the answer's name.
import { drawing } from "../drawing/drawing.js";
import { h } from "../node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/types.js").Action} Action
 * @typedef {import("../node.js").Child} Child
 */

/** More of one sign than this are one sign and their number. */
const SIDE_BY_SIDE = 3;

/**
 * One of the six signs and their forms; it takes the page's colours.
 *
 * @param {string} name
 * @param {string} [key]
 */
export function sign(name, key = name) {
  return drawing(`sign-${name}`, `hw-sign is-${name}`, key);
}

/**
 * The signs of an answer; null where it brings nothing that is counted.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Action} action
 */
export function signsOf(view, say, action) {
  const { signs } = action;
  const inside = [
    signs.hearts && signs.hearts < 0 ? several("heart", -signs.hearts, "paid", say("signs.less")) : null,
    condition(say, action),
    // where nothing is left to decide, what is paid stands for itself
    signs.held && signs.condition[1] !== signs.condition[2] ? several("heart", signs.held, "held") : null,
    signs.hearts && signs.hearts > 0 && action.tokens.length === 0 ? several("heart", signs.hearts, "hearts") : null,
    ...purses(say, action),
    signs.cloths && signs.cloths > 0 ? several("cloth", signs.cloths, "cloths") : null,
    ...either(say, signs.either ?? 0),
    ...(signs.stress ?? []).map(([pawn, then]) => bolts(view, action, pawn, then)),
    signs.warnings ? several("warning", signs.warnings, "warnings") : null,
    signs.odds ? h("span", { key: "odds" }, say("signs.odds", { n: signs.odds[0], of: signs.odds[1] })) : null,
  ].filter((each) => each !== null);
  return inside.length > 0 ? h("span", { class: "hw-signs", key: "signs", "aria-hidden": "true" }, inside) : null;
}

/**
 * Where Billy's condition ends. What hearts hold is a range, from worst to best or the other way round: never a promise.
 *
 * @param {Say} say
 * @param {Action} action
 */
function condition(say, { signs: { condition: [now, worst, best] } }) {
  if (worst === now && best === now) return null;
  const text =
    worst === best ? say("signs.to", { now, worst })
    : best > now ? say("signs.healed", { worst, best })
    : say("signs.held", { worst, best });
  return h("span", { key: "condition" }, text);
}

/**
 * So many signs side by side, or one with the number.
 *
 * @param {string} name
 * @param {number} count
 * @param {string} key
 * @param {string} [before]
 */
function several(name, count, key, before = "") {
  const few = count <= SIDE_BY_SIDE;
  return h(
    "span",
    { key, class: "hw-sign-row" },
    before,
    Array.from({ length: few ? count : 1 }, (_, index) => sign(name, `${name} ${index}`)),
    !few && count,
  );
}

/**
 * What each purse holds before and after, where somebody gets a heart.
 *
 * @param {Say} say
 * @param {Action} action
 */
function purses(say, { signs, tokens }) {
  if ((signs.hearts ?? 0) < 0) return [];
  return tokens.map(([purse, then]) =>
    h("span", { key: `purse ${purse}`, class: "hw-sign-row" }, sign("heart"), say("signs.then", { n: then })),
  );
}

/**
 * A heart or a cloth, as often as the table chooses between them.
 *
 * @param {Say} say
 * @param {number} count
 */
function either(say, count) {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    h(
      "span",
      { key: `either ${index}`, class: "hw-sign-row" },
      sign("heart"), say("signs.or"), sign("cloth"),
    ),
  );
}

/**
 * The Stress of somebody afterwards, filled of what they can bear; another's stands behind their name.
 *
 * @param {View} view
 * @param {Action} action
 * @param {number} pawn
 * @param {number} then
 */
function bolts(view, action, pawn, then) {
  const who = view.pawns.find((each) => each.pawn === pawn);
  return h(
    "span",
    { key: `stress ${pawn}`, class: "hw-sign-row" },
    who && action.pawn !== pawn && h("span", { key: "who" }, who.name),
    Array.from({ length: who?.stress_max ?? then }, (_, index) =>
      sign(index < then ? "bolt" : "bolt-open", `bolt ${index}`)),
  );
}
