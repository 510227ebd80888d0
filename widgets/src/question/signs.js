// Signs for what an answer brings, drawn from numbers of the view. The text of the answer says the same in words.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { faceOf } from "../people/person.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 * @typedef {import("../kit/node.js").Child} Child
 */

/** The `target` of an answer that stands for the Assistants' pool, which is drawn as a tin. */
const POOL = "purse";

/** The most faces beside the signs; more people are named instead. */
const FACES = 2;

/** The most equal signs side by side; more are drawn as one sign and a number. */
const SIDE_BY_SIDE = 3;

/**
 * Draw a sign, in the colours of the web page.
 *
 * @param {string} name such as "heart" or "heart-open"; the drawing is `sign-NAME`
 * @param {string} [key]
 */
export function sign(name, key = name) {
  return drawing(`sign-${name}`, `hw-sign is-${name}`, key);
}

/**
 * Draw the signs of an answer; null when the answer changes nothing that can be counted.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer} action
 * @param {boolean} [bare] whether the cost is left out here, because the grid of answers has it once for all of them
 */
export function signsOf(view, say, action, bare = false) {
  const { signs } = action;
  const isFew = action.tokens.length + (signs.stress ?? []).length <= FACES;
  /** @param {number} purse */
  const whose = (purse) => (purse === view.pool.purse ? tin(view, action) : called(view, action, purse, isFew));
  const inside = [
    ...purses(view, say, action, whose, bare),
    condition(say, action),
    // `held`: Care Tokens to be paid for the best result; with one possible result, the purses have them already
    signs.held && signs.condition[1] !== signs.condition[2] ? several("heart", signs.held, "held") : null,
    ...brought(view, say, action),
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
 * Draw Billy's condition after the answer: one number, or the worst and the best number when the result depends on the
 * Care Tokens that are paid. Return null when the condition stays the same and the answer is not about care, or when
 * what follows is not told.
 *
 * @param {Say} say
 * @param {Answer} action
 */
function condition(say, { kind, signs: { condition: [now, worst, best] } }) {
  if (worst === now && best === now) return kind === "care" && now ? h("span", { key: "condition" }, say("signs.stays", { now })) : null;
  const text = worst === best ? say("signs.to", { now, worst }) : say("signs.held", { worst, best });
  return h("span", { key: "condition" }, text);
}

/**
 * Draw equal signs side by side; when they are many, one sign and their number.
 *
 * @param {string} name of the sign
 * @param {number} count how many
 * @param {string} key the name among its siblings
 * @param {string} [before] text before them, such as a plus
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
 * Draw the Assistants' pool as a tin, beside what the Assistants pay or gain; null when the answer already has the tin
 * as its picture.
 *
 * @param {View} view
 * @param {Answer} action
 */
function tin({ pool }, { drawn, pawn, target }) {
  if (drawn === "" && pawn === null && target === POOL) return null;
  return drawing(pool.tokens > 0 ? "tin" : "tin-empty", "hw-whose is-tin", "whose tin");
}

/**
 * Draw the person who pays or gains: a face, or a name where there are many people; null when the answer already shows
 * this person.
 *
 * @param {View} view
 * @param {Answer} action
 * @param {number} number of the pawn
 * @param {boolean} isFew whether there is room for faces
 */
function called(view, { drawn, pawn }, number, isFew) {
  const who = pawnOf(view, number);
  if (who === undefined || (drawn === "" && pawn === number)) return null;
  const key = `whose ${number}`;
  return isFew ? drawing(faceOf(view, who), "hw-whose", key) : h("span", { key }, who.short);
}

/**
 * Draw Care Tokens that are spent.
 *
 * @param {Say} say
 * @param {number} hearts a negative number: -2 when two are spent
 */
export const cost = (say, hearts) => several("heart", -hearts, "paid", say("signs.less"));

/**
 * Draw the Care Tokens that each purse spends or gets. What comes after them to somebody else is drawn by itself, so that
 * no loss is hidden in the sum of both.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer} action
 * @param {(who: number) => Child} whose draws the owner of a purse, by its number
 * @param {boolean} bare whether nothing that is spent is drawn
 */
function purses(view, say, { signs: { hearts = 0 }, tokens }, whose, bare) {
  if (tokens.length === 0) return hearts < 0 && !bare ? [cost(say, hearts)] : [];
  return tokens.map(([who, then]) => {
    const by = then - heldBy(view, who);
    if (by < 0 && bare) return null;
    return h("span", { key: `purse ${who}`, class: "hw-sign-row" }, whose(who), by < 0 ? cost(say, by) : several("heart", by, "gained", say("signs.more")));
  });
}

/**
 * Return how many Care Tokens a purse holds now.
 *
 * @param {View} view
 * @param {number} purse its number, as the view names it
 */
function heldBy(view, purse) {
  return (purse === view.pool.purse ? view.pool : pawnOf(view, purse))?.tokens ?? 0;
}

/**
 * Draw the Care Tokens and memories that are gained and belong to nobody yet. A plus comes first, so that nobody takes
 * them for a price; before memories a "perhaps", since an Event may come in the place of each.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer} action
 */
function brought(view, say, { signs: { hearts = 0, cloths = 0, either: choices = 0 }, tokens }) {
  const free = Math.max(0, hearts - tokens.reduce((sum, [who, then]) => sum + then - heldBy(view, who), 0));
  const more = say("signs.more");
  return [
    free > 0 ? several("heart", free, "hearts", more) : null,
    cloths > 0 ? several("cloth", cloths, "cloths", say("signs.perhaps")) : null,
    choices > 0 ? h("span", { key: "more" }, more) : null,
    ...either(say, choices),
  ];
}

/**
 * Draw what a person who may sit with Billy has: Care Tokens, which can be spent during the talk, and memories, which
 * can be lost through Stress. Return null when the person has neither.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer} action
 */
function held(view, say, { pawn }) {
  const who = pawnOf(view, pawn);
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
 * Draw "a heart or a cloth" as often as the table chooses between a Care Token and a memory.
 *
 * @param {Say} say
 * @param {number} count how many choices
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
 * Draw the Stress of a person after the answer: a full bolt for each Stress, then empty bolts up to the most that this
 * person can bear. Where Stress goes, draw how much, since a row of empty bolts looks like what the person carries now.
 *
 * @param {View} view
 * @param {number} pawn
 * @param {number} then their Stress afterwards
 * @param {Child} whose their face or name
 */
function bolts(view, pawn, then, whose) {
  const who = pawnOf(view, pawn);
  const less = (who?.stress ?? 0) - then;
  return h(
    "span",
    { key: `stress ${pawn}`, class: "hw-sign-row" },
    whose,
    less > 0
      ? several("bolt", less, "gone", "−")
      : Array.from({ length: who?.stress_max ?? then }, (_, index) => sign(index < then ? "bolt" : "bolt-open", `bolt ${index}`)),
  );
}
