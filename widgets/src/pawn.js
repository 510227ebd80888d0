// One pawn: its name, its stress, its care tokens, the cards that lie face down before it.
import { slip, tokensAhead } from "./ahead.js";
import { standing } from "./choices.js";
import { classes, h, kept, shown, spoken } from "./node.js";
import { signs, symbol } from "./symbols.js";

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
 */
export function pawnButton(view, say, pawn, ahead = null) {
  const state = standing(view, { kind: "pawn", pawn: pawn.pawn });
  return drawn(pawn, say, state, tokensAhead(ahead, pawn.pawn), ahead?.pawn === pawn.pawn);
}

/** @type {(pawn: Pawn, say: Say, state: string, then: number | null, pointed: boolean) => import("./node.js").Node} */
const drawn = kept((pawn, say, state, then, pointed) => {
  const told = [pawn.text, state !== "still" && say(`pawn.${state}`)];
  return h(
    "button",
    {
      key: `pawn ${pawn.pawn}`,
      class: classes("ho-pawn", `ho-${pawn.kind}`, `is-${state}`, pawn.overstressed && "is-overstressed"),
      "data-do": "pawn",
      "data-pawn": pawn.pawn,
      "data-pointed": pointed,
      "data-standing": state,
      "data-item": `pawn ${pawn.pawn}`,
      "data-why": pawn.name,
    },
    spoken(told.filter(Boolean).join(" ")),
    shown("ho-pawn-name", pawn.name),
    tags(say, pawn),
    shown("ho-pawn-row", symbol(pawn.kind, "ho-figure"), belongings(say, pawn)),
    pawn.tokens !== null && slip(say, pawn.tokens, then),
  );
});

/**
 * What stands on a pawn and lies before it; nothing for those who carry nothing.
 *
 * @param {Say} say
 * @param {Pawn} pawn
 */
function belongings(say, pawn) {
  if (pawn.stress_max === 0 && pawn.tokens === null) return [];
  return [
    h(
      "span",
      { class: "ho-stress-row", key: "stress", "data-why": pawn.stress_max > 0 ? `${pawn.name} stress` : null },
      signs("stress", "ho-stress", pawn.stress_max, (index) => index < pawn.stress && "is-full"),
    ),
    pawn.tokens !== null &&
      h(
        "span",
        { class: "ho-tokens", key: "tokens", "data-why": `${pawn.name} tokens` },
        symbol("token", "ho-token"),
        pawn.token_cap === null ? pawn.tokens : say("pawn.tokens", { count: pawn.tokens, cap: pawn.token_cap }),
      ),
    backs("ho-back", pawn.partials),
    backs("ho-back is-clear", pawn.clears),
  ];
}

/**
 * @param {Say} say
 * @param {Pawn} pawn
 */
function tags(say, pawn) {
  const names = [
    pawn.manager && say("pawn.manager"),
    pawn.senior && say("pawn.senior"),
    pawn.overstressed && say("pawn.overstressed"),
  ].filter(Boolean);
  return names.length > 0 && shown("ho-tags", names.join(" · "));
}

/**
 * @param {string} name
 * @param {{timeline: number}[]} cards
 */
function backs(name, cards) {
  return cards.map((card, index) => h("span", { class: name, key: `${name} ${index}` }, card.timeline));
}
