// "Why?": the things on the board that can be asked about, and their names.
import { asTold, closedFoldOf, isClosed } from "../folds/folds.js";
import { button, h, toggle } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Line} Line
 * @typedef {import("../protocol/view.d.ts").Link} Link
 */

/**
 * Return the request that asks why a thing is as it is. A journal line is asked about by its number.
 *
 * @param {string} thing its name, such as "condition" or "line 12"
 * @returns {Record<string, unknown>}
 */
export function requestFor(thing) {
  const line = lineOf(thing);
  return line === null ? { kind: "why", thing } : { kind: "why", line };
}

/**
 * Return the number of a journal line from its name as a thing ("line 12" gives 12); null when the thing is no line.
 *
 * @param {string} thing
 */
function lineOf(thing) {
  const found = /^line (\d+)$/.exec(thing);
  return found ? Number(found[1]) : null;
}

/**
 * Return what the board calls a thing now; empty when the thing is not there.
 *
 * @param {View} view
 * @param {Line[]} lines the journal
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} thing its name, such as "condition" or "line 12"
 */
export function nameOf(view, lines, say, desk, thing) {
  const { head } = view;
  const line = lineOf(thing);
  if (line !== null) return toldOf(lines, desk, line, "");
  /** @type {Record<string, string | undefined>} */
  const fixed = {
    condition: head.condition_text,
    warnings: head.warnings_mean,
    manager: head.manager_text,
    shift: head.shift_text,
    day: head.day_text,
    prompt: view.prompt.text,
    outcome: view.outcome?.title,
    pool: view.pool.text,
    marked_area: view.places.find((each) => each.cards)?.text,
  };
  return fixed[thing] ?? nameOfPawn(view, say, thing) ?? nameOfCard(view, desk, thing);
}

/**
 * Return what somebody, their Stress or their Care Tokens are called; undefined when the thing is none of these.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing
 */
function nameOfPawn(view, say, thing) {
  for (const { name } of view.pawns) {
    if (thing === name) return say("why.place", { name });
    if (thing === `${name} stress`) return say("why.stress", { name });
    if (thing === `${name} tokens`) return say("why.tokens", { name });
  }
  return undefined;
}

/**
 * Return what a line of the journal says to this reader: its words, or the text of its fold.
 *
 * @param {Line[]} lines the journal
 * @param {Desk} desk
 * @param {number} line its number
 * @param {string} otherwise what is returned when the line is not there
 */
function toldOf(lines, desk, line, otherwise) {
  const found = lines.find((each) => each.line === line);
  return found ? asTold(desk, found) : otherwise;
}

/**
 * Return the causes; where this reader has folded the words of a cause, the text of the fold stands in their place.
 *
 * @param {Link[]} links the causes
 * @param {Line[]} lines the journal
 * @param {Desk} desk
 * @returns {Link[]}
 */
export function folded(links, lines, desk) {
  return links.map((link) => {
    const line = lines.find((each) => each.line === link.line);
    const fold = line && closedFoldOf(desk, line);
    return fold ? { ...link, text: fold.text } : link;
  });
}

/**
 * Return the name of a patient card or a memory; for a folded memory the text of its fold; empty when the card is not
 * there.
 *
 * @param {View} view
 * @param {Desk} desk
 * @param {string} thing
 */
function nameOfCard(view, desk, thing) {
  const card = view.shifts.find((shift) => shift.card?.id === thing)?.card;
  if (card) return `${card.kind_text}. ${card.text}`;
  const [timeline, position] = thing.split("-").map(Number);
  const memory = view.grid.find((row) => row.timeline === timeline)?.cards.find((each) => each.position === position);
  if (!memory || isClosed(desk, memory.cover)) return memory?.cover?.text ?? "";
  return memory.title || (memory.words ?? "") || memory.text;
}

/**
 * Return the names of the other things that can be asked about the same person: their place, Stress and Care Tokens,
 * without the thing that was asked about. The keyboard cannot reach Stress and tokens on the board.
 *
 * @param {View} view
 * @param {string} thing what was asked about
 * @returns {string[]}
 */
export function besides(view, thing) {
  const pawn = view.pawns.find((each) => [each.name, `${each.name} stress`, `${each.name} tokens`].includes(thing));
  if (!pawn) return [];
  const all = [
    pawn.name,
    pawn.stress_max > 0 && `${pawn.name} stress`,
    pawn.tokens !== null && `${pawn.name} tokens`,
  ];
  return all.filter((each) => each !== false && each !== thing).map(String);
}

/**
 * Draw the small button of a journal line that asks why.
 *
 * @param {Say} say
 * @param {Line} line
 * @param {string} text what the line says to this reader
 */
export function whyLine(say, line, text) {
  return button("ho-ask", say("why.ask"), {
    "data-do": "why", "data-item": `line ${line.line}`, "aria-label": say("why.line", { text }), "aria-haspopup": "dialog",
  });
}

/**
 * Draw the button after which the next click on the board asks why.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function whyButton(say, desk) {
  return toggle("asking", say("why.ask"), say("why.key"), desk.asking);
}

/**
 * Draw the sentence that the board shows while the next click asks why; false otherwise.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function whyHint(say, desk) {
  return desk.asking && h("p", { class: "ho-asking", key: "asking" }, say("why.asking"));
}

/** The two things that the link below the answers asks about: the question, or how the game ended. */
export const ASKED = ["prompt", "outcome"];

/**
 * Draw the link below the answers; it opens and closes the slip that explains the question.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function slipLink(say, desk) {
  return button("ho-plain", say("why.ask"), {
    key: "why", "data-do": "slip", title: say("slip.hint"), "aria-expanded": String(ASKED.includes(desk.slip?.thing ?? "")),
  });
}
