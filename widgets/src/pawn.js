// One person: face or figure, name, stress, hearts, the cards that lie face down before them.
import { slip, tokensAhead } from "./ahead.js";
import { standing } from "./choices.js";
import { drawing } from "./drawing/drawing.js";
import { classes, h, kept, shown, spoken } from "./node.js";
import { faceOf, figureOf } from "./person.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./protocol/types.js").Pawn} Pawn
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
 * A pawn as a button: it answers the prompt, or tells why it cannot, or what is known of it.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Pawn} pawn
 * @param {import("./protocol/types.js").Action | null} [ahead] the answer that is looked at
 * @param {boolean} [whole] the whole figure instead of the face, where there is room for it
 */
export function pawnButton(view, say, pawn, ahead = null, whole = false) {
  const state = standing(view, { kind: "pawn", pawn: pawn.pawn });
  const picture = whole ? figureOf(view, pawn) : faceOf(view, pawn);
  return drawn(pawn, say, state, tokensAhead(ahead, pawn.pawn), ahead?.pawn === pawn.pawn, picture, whole);
}

/** @type {(pawn: Pawn, say: Say, state: string, then: number | null, pointed: boolean, picture: string, whole: boolean)
 *   => import("./node.js").Node} */
const drawn = kept((pawn, say, state, then, pointed, picture, whole) => {
  const told = [pawn.text, state !== "still" && say(`pawn.${state}`)];
  return h(
    "button",
    {
      key: `pawn ${pawn.pawn}`,
      class: classes("hw-pawn", whole && "is-whole", `is-${state}`),
      "data-do": "pawn",
      "data-pawn": pawn.pawn,
      "data-pointed": pointed,
      "data-standing": state,
      "data-item": `pawn ${pawn.pawn}`,
      "data-why": pawn.name,
    },
    spoken(told.filter(Boolean).join(" ")),
    shown(
      "hw-person",
      drawing(picture, whole ? "hw-figure" : "hw-face"),
      h(
        "span",
        { class: "hw-tag" },
        h("span", { class: "hw-who" }, h("b", null, pawn.name), roles(say, pawn), !whole && held(pawn)),
        carried(pawn, whole && held(pawn)),
      ),
    ),
    pawn.tokens !== null && slip(say, pawn.tokens, then),
  );
});

/**
 * What somebody carries; nothing for those who never carry anything.
 *
 * @param {Pawn} pawn
 * @param {import("./node.js").Child} cards
 */
export function carried(pawn, cards) {
  if (pawn.stress_max === 0 && pawn.tokens === null) return null;
  return h(
    "span",
    { class: "hw-marks", key: "marks" },
    pawn.tokens !== null &&
      h("span", { class: "hw-count", key: "tokens", "data-why": `${pawn.name} tokens` }, heart(), pawn.tokens),
    pawn.stress_max > 0 &&
      h("span", { class: "hw-bolts", key: "stress", "data-why": `${pawn.name} stress` }, bolts(pawn)),
    cards,
  );
}

/**
 * The cards that lie face down before somebody.
 *
 * @param {Pawn} pawn
 */
function held({ partials, clears }) {
  return [...backs("ho-back", partials), ...backs("ho-back is-clear", clears)];
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

/**
 * @param {Say} say
 * @param {Pawn} pawn
 */
function roles(say, pawn) {
  const names = [
    pawn.manager && say("pawn.manager"),
    pawn.senior && say("pawn.senior"),
    pawn.overstressed && say("pawn.overstressed"),
  ].filter(Boolean);
  return names.length > 0 && h("span", { class: "hw-roles", key: "roles" }, names.join(" · "));
}

/**
 * @param {string} name
 * @param {{timeline: number}[]} cards
 */
function backs(name, cards) {
  return cards.map((card, index) => h("span", { class: name, key: `${name} ${index}` }, card.timeline));
}
