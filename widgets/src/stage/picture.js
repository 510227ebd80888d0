// What came of an answer, in the picture: Billy's words in a bubble above his bed, Events as cards, and marks at what has
// changed. Below the card of the shift, where no
// Event lies, are the decks, the Warnings, and who leads the day.
import { drawing } from "../drawing/drawing.js";
import { cloths } from "../house/figure.js";
import { HOURS } from "../house/scene.js";
import { h, shown, spoken } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { faceOf } from "../people/person.js";
import { sign } from "../question/signs.js";

/**
 * @typedef {import("../kit/node.js").Node} Node
 * @typedef {import("../kit/node.js").Child} Child
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("./script.js").Script} Script
 * @typedef {import("./script.js").Came} Came
 */

/** Two bubbles stand side by side where there is room. */
const BESIDE = "display: flex; flex-wrap: wrap; gap: 6px 10px";

/** A colleague's stands away from Billy's head. */
const HERS = "margin-left: auto; border-radius: 4px";

/**
 * Draw what is said: by Billy in a bubble whose tail ends at his head, by a colleague after her name; false while nobody speaks.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string[]} said what Billy says
 * @param {Script["speech"]} speech what a colleague says
 */
export function bubble(view, say, said, speech) {
  return (
    (said.length > 0 || speech) &&
    h(
      "div",
      { class: `hs-said is-here is-${HOURS[view.head.shift]}`, key: "said", part: "said", style: BESIDE }, // the classes give it the wall of his room
      said.length > 0 && h(
        "div",
        { class: "hs-bubble", key: "his" },
        spoken(`${say("stage.billy")}:`),
        said.map((words, n) => h("p", { key: `said ${n}` }, words)),
        h("svg", { key: "tail", viewBox: "0 0 26 30", "aria-hidden": "true" }, h("path", { d: "M1 0 9 29 25 0" })),
      ),
      speech && h("div", { class: "hs-bubble", key: "hers", style: HERS }, h("p", {}, h("b", {}, `${speech.by} `), speech.text)),
    )
  );
}

/**
 * Draw the Events that came up, each as a card that lies on the talk.
 *
 * @param {Say} say
 * @param {Script["events"]} events
 */
export function eventCards(say, events) {
  return events.map(({ title, text, then }, n) =>
    h(
      "div",
      { class: "hs-event", key: `event ${n}`, part: "event" },
      h("p", { class: "hs-own", key: "kind" }, say("stage.event")),
      h("h4", { key: "title" }, title),
      events.length === 1 && h("p", { key: "text" }, text), // of several there is room for their names
      then.map((line) => h("p", { class: "hs-line" }, line)),
    ),
  );
}

/**
 * Draw what lies on the table: the two decks with the number of their cards, who leads the day, with the memories that
 * lie on the board of the Shift Manager, and the Warnings.
 *
 * @param {View} view
 * @param {Say} say
 */
export function tableOf(view, say) {
  const { decks, head, pool } = view;
  const leads = pawnOf(view, head.manager);
  return h(
    "div",
    { class: "hs-table", key: "table", part: "table" },
    pile("patient", "card-back", decks.patient, say("stage.patients")),
    pile("partial", "cloth-folded", decks.partial, say("stage.partials")),
    leads &&
      h(
        "button",
        { class: "hs-pile", key: "leads", "data-do": "about", "data-about": `pawn ${head.manager}` },
        drawing(faceOf(view, leads), "hs-portrait"),
        h("span", { key: "name" }, `${head.manager_text} `, pool.partials.length > 0 && [spoken(`. ${pool.text}`), cloths(pool)]),
      ),
    h(
      "span",
      { class: "hs-pile", key: "warnings" },
      Array.from({ length: head.warnings_max }, (_, n) =>
        n < head.warnings ? drawing("warning-pinned", "hs-portrait", `warning ${n}`) : shown("hs-portrait hs-none"),
      ),
      h("span", { key: "name" }, head.warnings_short),
    ),
  );
}

/**
 * Draw a deck with the number of its cards; a press says how many cards there are.
 *
 * @param {string} deck
 * @param {string} back the name of the drawing of its cards
 * @param {number} left
 * @param {string} named
 */
function pile(deck, back, left, named) {
  return h(
    "button",
    { class: "hs-pile", key: deck, "data-do": "about", "data-about": deck },
    drawing(back, "hs-portrait"),
    h("span", { key: "name" }, `${left} ${named}`),
  );
}

/**
 * Return a node in which everything that is lit or has changed is lit, each found by its key, with its marks.
 *
 * @param {Node} node
 * @param {Set<string | null>} lit names of things
 * @param {Came[]} came
 */
export function withLight(node, lit, came) {
  const marks = new Map(came.map(({ about, marks }) => [about, marks]));
  const names = new Set([...lit, ...marks.keys()]);
  /** @type {(node: Node) => Node} */
  const light = (each) => {
    const kids = each.kids.map((kid) => (typeof kid === "string" ? kid : light(kid)));
    const isHere = each.key === "here"; // the marks of his Condition stand at its number, and the whole thread is lit
    if (!names.has(isHere ? "condition" : each.key)) return { ...each, kids };
    const slip = each.key === "condition" ? [] : marks.get(isHere ? "condition" : String(each.key))?.map(marked) ?? [];
    const more = slip.length > 0 ? [shown("ho-slip hs-marks", slip)] : [];
    if (isHere) return { ...each, kids: [...kids, ...more] };
    return { ...each, kids: [...kids, ...more], props: { ...each.props, class: `${each.props["class"]} is-lit`, "data-lit": "true" } };
  };
  return names.size === 0 ? node : light(node);
}

/**
 * Draw how much of a thing came or went.
 *
 * @param {Came["marks"][number]} mark
 */
function marked({ sign: name, by }) {
  return h("span", { key: `mark ${name}` }, `${by < 0 ? "−" : "+"}${Math.abs(by)}`, name !== "" && sign(name));
}

/** What is asked between the choice of Palliative Care and the answer who sits down. */
const BEFORE_THE_TALK = ["either", "care_token", "talker"];

/**
 * Return a view in which this person has the chair at Billy's bed and is nearest to him. Without such a person it is the
 * first on the card who has it; but nobody has it while it is still open who sits down to hear a memory.
 *
 * @param {View} view
 * @param {number | null} who
 * @returns {View}
 */
export function seated(view, who) {
  const { head, prompt, pawns, shifts } = view;
  const here = shifts[head.shift];
  const isOpen = BEFORE_THE_TALK.includes(prompt.kind) && here?.card && here.card.memories + here.card.either > 0;
  if (who === null && !isOpen) return view;
  /** @param {{pawn: number | null}} each */
  const isHers = ({ pawn }) => who !== null && pawn === who;
  return {
    ...view,
    pawns: pawns.map((pawn) => ({ ...pawn, space: isHers(pawn) ? 0 : pawn.space === null ? null : 1 })),
    shifts: shifts.map((shift) =>
      shift === here ? { ...shift, spaces: [...shift.spaces].sort((one, other) => Number(isHers(other)) - Number(isHers(one))) } : shift,
    ),
  };
}

/**
 * Return the thread without needle, loose end and number: after Billy's death it lies still.
 *
 * @param {Node} whole
 * @returns {Node}
 */
export function lyingStill(whole) {
  const kids = whole.kids.filter((kid) => typeof kid === "string" || kid.key !== "now");
  return { ...whole, kids: kids.map((kid) => (typeof kid === "string" ? kid : lyingStill(kid))) };
}

/** The stage of Billy's Condition in which everybody with him sits. */
const LAST = 3;

/**
 * Return a view in which whoever is with Billy sits, as they do in his last days.
 *
 * @param {View} view
 * @returns {View}
 */
export function sittingWith(view) {
  const shifts = view.shifts.map((shift) => ({ ...shift, card: shift.card && { ...shift.card, kind: "stable" } })); // in an emergency nobody sits
  return { ...view, shifts, head: { ...view.head, stage: LAST } };
}

/**
 * Return a view in which no term of the game is named: no stage, no Senior Nurse, nothing that a card needs or brings.
 * Whoever is with Billy sits with him.
 *
 * @param {View} view
 * @returns {View}
 */
export function untold(view) {
  return {
    ...view,
    track: { ...view.track, text: String(view.track.value) },
    pool: { ...view.pool, tokens: 0, partials: [] },
    pawns: view.pawns.map((pawn) => ({ ...pawn, senior: false, manager: false, text: pawn.name })),
    shifts: view.shifts.map((shift) => ({
      ...shift,
      text: shift.name,
      care: shift.care ?? "palliative",
      card: shift.card && { ...shift.card, symbols_text: "", yield_text: "", inquire_text: "", kind_text: "", spoken: shift.card.text },
    })),
  };
}
