// What an answer brings, as signs: drawn from numbers of the view, and said in words by the answer's name.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";
import { faceOf } from "../people/person.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/types.js").Action} Action
 * @typedef {import("../kit/node.js").Child} Child
 */

/** What an answer is about that is the purse of the Assistants. */
const POOL = "purse";

/** As many faces have room beside the signs; more are called by their names. */
const FACES = 2;

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
 * @param {boolean} [bare] whether what it costs stands elsewhere, once for all
 */
export function signsOf(view, say, action, bare = false) {
  const { signs } = action;
  const isFew = action.tokens.length + (signs.stress ?? []).length <= FACES;
  /** @param {number} purse */
  const whose = (purse) => (purse === view.pool.purse ? tin(view, action) : called(view, action, purse, isFew));
  const inside = [
    ...(bare ? [] : paid(say, action, whose)),
    ...purses(view, say, action, whose),
    condition(say, action),
    // where nothing is left to decide, what is paid stands for itself
    signs.held && signs.condition[1] !== signs.condition[2] ? several("heart", signs.held, "held") : null,
    ...brought(say, action),
    ...(signs.stress ?? []).map(([pawn, then]) => bolts(view, pawn, then, called(view, action, pawn, isFew))),
    action.kind === "talk" ? held(view, say, action) : null,
    signs.warnings ? several("warning", signs.warnings, "warnings") : null,
    signs.odds
      ? h("span", { key: "odds", class: "hw-sign-row" }, sign("sewn"), say("signs.odds", { n: signs.odds[0], of: signs.odds[1] }))
      : null,
  ].filter((each) => each !== null);
  return inside.length > 0 ? h("span", { class: "hw-signs", key: "signs", "aria-hidden": "true" }, inside) : null;
}

/**
 * Where Billy's condition ends. What hearts hold is a range, from worst to best or the other way round: never a promise.
 *
 * @param {Say} say
 * @param {Action} action
 */
function condition(say, { kind, signs: { condition: [now, worst, best] } }) {
  if (worst === now && best === now) return kind === "care" ? h("span", { key: "condition" }, say("signs.stays", { now })) : null;
  const text = worst === best ? say("signs.to", { now, worst }) : say("signs.held", { worst, best });
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
 * The tin, where the Assistants pay or gain and the answer is not itself the tin.
 *
 * @param {View} view
 * @param {Action} action
 */
function tin({ pool }, { drawn, pawn, target }) {
  if (drawn === "" && pawn === null && target === POOL) return null;
  return drawing(pool.tokens > 0 ? "tin" : "tin-empty", "hw-whose is-tin", "whose tin");
}

/**
 * Who pays or gains, unless the answer is theirs, with their face or in their row: a face, a name where there are many.
 *
 * @param {View} view
 * @param {Action} action
 * @param {number} number
 * @param {boolean} isFew
 */
function called(view, { drawn, pawn }, number, isFew) {
  const who = view.pawns.find((each) => each.pawn === number);
  if (who === undefined || (drawn === "" && pawn === number)) return null;
  const key = `whose ${number}`;
  return isFew ? drawing(faceOf(view, who), "hw-whose", key) : h("span", { key }, who.short);
}

/**
 * The hearts that are spent, and whose they are.
 *
 * @param {Say} say
 * @param {Action} action
 * @param {(who: number) => Child} whose
 */
function paid(say, { signs: { hearts = 0 }, tokens }, whose) {
  if (hearts >= 0) return [];
  return [h("span", { key: "payer", class: "hw-sign-row" }, tokens.map(([who]) => whose(who)), cost(say, hearts))];
}

/**
 * @param {Say} say
 * @param {number} hearts below nothing
 */
export const cost = (say, hearts) => several("heart", -hearts, "paid", say("signs.less"));

/**
 * The hearts that each purse gets.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Action} action
 * @param {(who: number) => Child} whose
 */
function purses(view, say, { signs, tokens }, whose) {
  if ((signs.hearts ?? 0) < 0) return [];
  return tokens.map(([who, then]) =>
    h("span", { key: `purse ${who}`, class: "hw-sign-row" }, whose(who), several("heart", then - heldBy(view, who), "gained", say("signs.more"))),
  );
}

/**
 * @param {View} view
 * @param {number} purse
 */
function heldBy({ pool, pawns }, purse) {
  return purse === pool.purse ? pool.tokens : (pawns.find(({ pawn }) => pawn === purse)?.tokens ?? 0);
}

/**
 * What is gained, and not yet anybody's: it begins with a plus, so that nobody takes it for a price.
 *
 * @param {Say} say
 * @param {Action} action
 */
function brought(say, { signs: { hearts = 0, cloths = 0, either: choices = 0 }, tokens }) {
  const free = tokens.length === 0 ? Math.max(0, hearts) : 0;
  const more = say("signs.more");
  return [
    free > 0 ? several("heart", free, "hearts", more) : null,
    cloths > 0 ? several("cloth", cloths, "cloths", free > 0 ? "" : more) : null,
    free + cloths === 0 && choices > 0 ? h("span", { key: "more" }, more) : null,
    ...either(say, choices),
  ];
}

/**
 * What somebody has who might sit with him: hearts that can turn the talk, memories that Stress may cost.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Action} action
 */
function held(view, say, { pawn }) {
  const who = view.pawns.find((each) => each.pawn === pawn);
  const tokens = who?.tokens ?? 0;
  const cards = who?.partials.length ?? 0;
  if (tokens + cards === 0) return null;
  return h(
    "span",
    { key: "held", class: "hw-sign-row" },
    say("signs.has"), tokens > 0 && several("heart", tokens, "hearts"), cards > 0 && several("cloth", cards, "cloths"),
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
 * The Stress of somebody afterwards, filled of what they can bear.
 *
 * @param {View} view
 * @param {number} pawn
 * @param {number} then
 * @param {Child} whose
 */
function bolts(view, pawn, then, whose) {
  const who = view.pawns.find((each) => each.pawn === pawn);
  return h(
    "span",
    { key: `stress ${pawn}`, class: "hw-sign-row" },
    whose,
    Array.from({ length: who?.stress_max ?? then }, (_, index) =>
      sign(index < then ? "bolt" : "bolt-open", `bolt ${index}`)),
  );
}
