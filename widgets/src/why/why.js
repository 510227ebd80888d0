// "Why?": what can be asked about on the board, and how it is called.
import { asTold, closedFoldOf, isClosed } from "../folds/folds.js";
import { button, h, toggle } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/types.js").Line} Line
 * @typedef {import("../protocol/types.js").Link} Link
 */

/**
 * The request that asks about a thing of the board: a line of the journal is asked by its number.
 *
 * @param {string} thing
 * @returns {Record<string, unknown>}
 */
export function requestFor(thing) {
  const line = lineOf(thing);
  return line === null ? { kind: "why", thing } : { kind: "why", line };
}

/** @param {string} thing */
function lineOf(thing) {
  const found = /^line (\d+)$/.exec(thing);
  return found ? Number(found[1]) : null;
}

/**
 * How a thing is called, as the board shows it now; empty when it is not there.
 *
 * @param {View} view
 * @param {Line[]} lines
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} thing
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
 * What a line of the journal says to this reader.
 *
 * @param {Line[]} lines
 * @param {Desk} desk
 * @param {number} line
 * @param {string} otherwise what is said when the line is not there
 */
function toldOf(lines, desk, line, otherwise) {
  const found = lines.find((each) => each.line === line);
  return found ? asTold(desk, found) : otherwise;
}

/**
 * The causes as this reader has chosen to read them: a note in the place of words that are left out.
 *
 * @param {Link[]} links
 * @param {Line[]} lines
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
 * What else can be asked about somebody: the stress and the tokens have no place of their own for the keyboard.
 *
 * @param {View} view
 * @param {string} thing
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
 * The small button of a line of the journal.
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
 * The button after which the next click on the board is a question.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function whyButton(say, desk) {
  return toggle("asking", say("why.ask"), say("why.key"), desk.asking);
}

/**
 * What the board says while the next click is a question.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function whyHint(say, desk) {
  return desk.asking && h("p", { class: "ho-asking", key: "asking" }, say("why.asking"));
}

/** What the link below the answers asks about. */
export const ASKED = ["prompt", "outcome"];

/**
 * The link below the answers that opens the slip about what is asked.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function slipLink(say, desk) {
  return button("ho-plain", say("why.ask"), {
    key: "why", "data-do": "slip", title: say("slip.hint"), "aria-expanded": String(ASKED.includes(desk.slip?.thing ?? "")),
  });
}
