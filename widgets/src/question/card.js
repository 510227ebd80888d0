// The patient card: its kind, its places for Care Tokens, what is said of Billy at handover, the staff it needs, what
// care brings.
import { drawing } from "../drawing/drawing.js";
import { closedFoldOf } from "../folds/folds.js";
import { h, kept, spoken } from "../kit/node.js"; // kept: memoizes a function
import { symbol } from "../kit/symbols.js";
import { sign } from "./signs.js";

/**
 * @typedef {import("../protocol/view.d.ts").PatientCard} PatientCard
 * @typedef {import("../protocol/types.js").Say} Say
 */

/** A text of more characters than this is set smaller, so that the card keeps its size. */
const LONG = 120;

/**
 * Draw the patient card of a shift; until the card is turned, its back.
 *
 * @param {import("../protocol/view.d.ts").Shift} shift
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 */
export function cardOf({ card, shift, text }, say, desk) {
  if (card) {
    return patientCard(card, shift, say, closedFoldOf(desk, card)?.note ?? card.text, desk.details);
  }
  return h(
    "button",
    { class: "hw-face-down", key: "none", "aria-label": text, "data-do": "card", "data-shift": shift, "data-item": `card ${shift}` },
    drawing("card-back"),
  );
}

/**
 * Draw a patient card.
 *
 * @type {(card: PatientCard, shift: number, say: Say, words: string, details: boolean) => import("../kit/node.js").Node}
 */
export const patientCard = kept((card, shift, say, words, details) =>
  h(
    "div",
    {
      class: `hw-card is-${card.kind}`, key: `card ${card.id}`, part: "patient", role: "button", title: more(card),
      "data-do": "card", "data-shift": shift, "data-why": card.id, "data-item": `card ${shift}`, "data-kind": card.kind,
    },
    h(
      "div",
      { class: "hw-card-head", key: "head" },
      h("span", { class: "hw-card-kind" }, card.kind_text),
      details && h("span", { class: "ho-rule", key: "id" }, card.id),
      h("span", { class: "hw-sign-row", "aria-hidden": "true" }, heartPlaces(card)),
    ),
    h("p", { class: words.length > LONG ? "hw-card-text is-long" : "hw-card-text", key: "text" }, words),
    h(
      "p",
      { class: "hw-card-foot", key: "foot", "aria-hidden": "true" },
      signRow("needs", say("card.needs"), many("person", card.staff)),
      brings(card, say),
    ),
    spoken(` ${more(card)}`),
  ),
);

/**
 * Return what the signs of the card say, in words.
 *
 * @param {PatientCard} card
 */
const more = (card) => [card.symbols_text, card.yield_text, card.inquire_text].filter(Boolean).join(" ");

/**
 * Draw the symbols that Care Tokens can cover, the covered ones first. A stable card has hearts, which raise Billy's
 * condition; all other cards have arrows, which lower it.
 *
 * @param {PatientCard} card
 */
function heartPlaces({ kind, symbols, covered }) {
  const [held, open] = kind === "stable" ? ["heart", "heart-open"] : ["arrow-held", "arrow"];
  return [many(held, covered), many(open, symbols - covered)];
}

/**
 * Draw what palliative care brings, or for an emergency what covering all its symbols brings; null when the card brings
 * nothing.
 *
 * @param {PatientCard} card
 * @param {Say} say
 */
function brings(card, say) {
  const { tokens, memories, either, inquire, all_held: held } = card;
  if (held > 0) return signRow("brings", say("card.all_held"), many("heart", held));
  if (tokens + memories + either === 0 && !inquire) return null;
  const signs = [many("heart", tokens), many("cloth", memories), chosen(either), inquire && symbol("inquire", "hw-sign")];
  return signRow("brings", say("card.brings"), signs);
}

/**
 * Draw a heart and a cloth beside each other as one sign, for each choice between a Care Token and a memory.
 *
 * @param {number} count how many choices
 */
function chosen(count) {
  return Array.from({ length: count }, (_, index) =>
    h("span", { class: "hw-sign-pair", key: `either ${index}` }, sign("heart"), "/", sign("cloth")));
}

/**
 * Draw signs after a word that says what they are.
 *
 * @param {string} key
 * @param {string} name the word
 * @param {import("../kit/node.js").Child} signs
 */
function signRow(key, name, signs) {
  return h("span", { class: "hw-sign-row", key }, h("span", { key: "name" }, name), signs);
}

/**
 * Draw one sign several times.
 *
 * @param {string} name of the sign
 * @param {number} count
 */
function many(name, count) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => sign(name, `${name} ${index}`));
}
