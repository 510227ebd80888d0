// What a place or a thing on the board is, and which answers use it now. This is shown after a click that does nothing
// else.

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Notice} Notice
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 * @typedef {import("../protocol/view.d.ts").Barred} Barred
 *
 * @typedef {object} About What is known about a thing.
 * @property {string} text how the thing is now, as the view says it
 * @property {string} is what such a thing is in the game
 * @property {string} [used] the key of the thing in `used_by` of the view, where the key is not its name
 * @property {number} [timeline] only answers about this Timeline use it
 */

/** The most reasons that are shown; the list of what is not possible has all reasons. */
const REASONS = 3;

/**
 * Return what is known about a thing; null when nothing is.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing its name, such as "space 0 1" or "pool"
 * @returns {About | null}
 */
function known(view, say, thing) {
  const [kind = "", first = "", second = ""] = thing.split(" ");
  switch (kind) {
    case "space": {
      const shift = view.shifts[Number(first)];
      const space = shift?.spaces[Number(second)];
      if (!shift || !space) return null;
      const is = space.covered_by === null ? say("about.space") : say("about.covered");
      return { text: space.text, is, used: `space ${shift.state}` };
    }
    case "card": {
      const shift = view.shifts[Number(first)];
      if (!shift) return null;
      const [text, is] = shift.card ? [shift.card.spoken, say("about.card")] : [shift.text, say("about.no_card")];
      return { text, is, used: `card ${shift.state}` };
    }
    case "place":
      return knownPlace(view, say, first);
    case "pawn": {
      const pawn = view.pawns.find((each) => each.pawn === Number(first));
      return pawn ? { text: pawn.text, is: "" } : null;
    }
    case "timeline": {
      const row = view.grid.find((each) => each.timeline === Number(first));
      return row ? { text: row.name, is: say("about.timeline"), used: kind, timeline: row.timeline } : null;
    }
    case "memory":
      return { text: "", is: say("about.memory"), used: kind, timeline: Number(first) };
    case "pool":
      return { text: view.pool.text, is: say("about.pool") };
    case "supply":
      return { text: view.supply.text, is: say("about.supply") };
    case "patient":
    case "partial":
    case "clear":
      return { text: view.decks.text, is: say(`about.${kind}`) };
    case "track":
      return { text: view.track.text, is: "" };
    case "hands":
      return { text: "", is: say("about.hands") };
    case "objective":
      return { text: view.head.objective_text, is: view.head.progress.map((step) => step.text).join(" ") };
    default:
      return null;
  }
}

/**
 * Return what is known about a place; null when nothing is.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} id of the place
 * @returns {About | null}
 */
function knownPlace(view, say, id) {
  const text = view.places.find((each) => each.id === id)?.text ?? "";
  switch (id) {
    case "break_room":
    case "on_call":
    case "on_leave":
    case "left":
    case "manager_board":
    case "marked_area":
    case "contact_tile":
      return { text, is: say(`about.${id}`) };
    default:
      return null;
  }
}

/**
 * Return the lines about a thing: what the thing is; then the answers that use it now, or why no answer does. When
 * there are neither, the last line is the present question, unless the game asks none here.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing its name, such as "space 0 1" or "pool"
 * @returns {Notice["lines"]}
 */
export function about(view, say, thing) {
  const found = known(view, say, thing);
  if (!found) return [];
  const what = [found.text, found.is].filter((text) => text !== "").map((text) => ({ text, rule: "" }));
  return [...what, ...now(view, say, thing, found)];
}

/**
 * Return the lines about the answers that use a thing now, or about why no answer does.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing its name
 * @param {About} found
 * @returns {Notice["lines"]}
 */
function now(view, say, thing, { used = thing, timeline }) {
  if (view.past !== null) return [{ text: say("refused.past"), rule: "" }];
  if (view.outcome !== null) return [];
  const kinds = view.used_by[used] ?? [];
  /** @param {Answer | Barred} each */
  const uses = (each) => kinds.includes(each.kind) && (timeline === undefined || each.timeline === timeline);
  const answers = view.actions.filter(uses).map((each) => each.text);
  if (answers.length > 0) return [{ text: say("about.now", { answers: answers.join(" · ") }), rule: "" }];
  /** @type {Map<string, Notice["lines"][number]>} */
  const reasons = new Map();
  for (const each of view.barred.filter(uses)) {
    reasons.set(each.why, { text: [each.why, each.unlock].filter(Boolean).join(" "), rule: each.rule });
  }
  if (reasons.size > 0) return [...reasons.values()].slice(0, REASONS);
  const { text: question, rule } = view.prompt;
  return question === "" ? [] : [{ text: say("about.asked", { question }), rule }];
}
