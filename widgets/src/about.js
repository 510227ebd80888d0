// What a place or a thing on the board is, and what would use it now: the answer to a click that does nothing else.

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Notice} Notice
 * @typedef {import("./protocol/types.js").Action} Action
 * @typedef {import("./protocol/types.js").Barred} Barred
 * @typedef {{text: string, is: string, kinds: string[], timeline?: number}} About
 */

/** More reasons than this stand in the list of what is not possible. */
const REASONS = 3;

const STAFFING = ["place", "call_in", "reassign", "cover"];

/**
 * What a thing is, in the view's words and ours, and the kinds of answers that use it.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing
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
      return { text: space.text, is, kinds: shift.state === "now" ? STAFFING : [] };
    }
    case "card": {
      const shift = view.shifts[Number(first)];
      if (!shift) return null;
      if (!shift.card) return { text: shift.text, is: say("about.no_card"), kinds: ["turn"] };
      return { text: shift.card.spoken, is: say("about.card"), kinds: shift.state === "now" ? ["care", "pay"] : [] };
    }
    case "place":
      return knownPlace(view, say, first);
    case "pawn": {
      const pawn = view.pawns.find((each) => each.pawn === Number(first));
      return pawn ? { text: pawn.text, is: "", kinds: [] } : null;
    }
    case "timeline": {
      const row = view.grid.find((each) => each.timeline === Number(first));
      return row ? { text: row.name, is: say("about.timeline"), kinds: ["inquire", "steer"], timeline: row.timeline } : null;
    }
    case "memory":
      return { text: "", is: say("about.memory"), kinds: ["inquire"], timeline: Number(first) };
    case "pool":
      return { text: view.pool.text, is: say("about.pool"), kinds: ["pay"] };
    case "supply":
      return { text: view.supply.text, is: say("about.supply"), kinds: ["pay", "take", "give"] };
    case "patient":
      return { text: view.decks.text, is: say("about.patient"), kinds: ["turn"] };
    case "partial":
      return { text: view.decks.text, is: say("about.partial"), kinds: ["care", "take", "talk"] };
    case "clear":
      return { text: view.decks.text, is: say("about.clear"), kinds: ["inquire"] };
    case "hands":
      return { text: "", is: say("about.hands"), kinds: [] };
    case "objective":
      return { text: view.head.objective_text, is: view.head.progress.map((step) => step.text).join(" "), kinds: [] };
    default:
      return null;
  }
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {string} id
 * @returns {About | null}
 */
function knownPlace(view, say, id) {
  const text = view.places.find((each) => each.id === id)?.text ?? "";
  switch (id) {
    case "break_room":
      return { text, is: say("about.break_room"), kinds: ["place", "send_on_leave"] };
    case "on_call":
      return { text, is: say("about.on_call"), kinds: ["call_in"] };
    case "on_leave":
      return { text, is: say("about.on_leave"), kinds: ["send_on_leave"] };
    case "left":
      return { text, is: say("about.left"), kinds: [] };
    case "manager_board":
      return { text, is: say("about.manager_board"), kinds: [] };
    case "marked_area":
      return { text, is: say("about.marked_area"), kinds: [] };
    case "contact_tile":
      return { text, is: say("about.contact_tile"), kinds: ["call"] };
    default:
      return null;
  }
}

/**
 * The whole answer: what it is, then what uses it now, or why nothing does, or at least what is asked instead.
 *
 * @param {View} view
 * @param {Say} say
 * @param {string} thing
 * @returns {Notice["lines"]}
 */
export function about(view, say, thing) {
  const found = known(view, say, thing);
  if (!found) return [];
  const what = [found.text, found.is].filter((text) => text !== "").map((text) => ({ text, rule: "" }));
  return [...what, ...now(view, say, found)];
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {About} found
 * @returns {Notice["lines"]}
 */
function now(view, say, found) {
  if (view.past !== null) return [{ text: say("refused.past"), rule: "" }];
  if (view.outcome !== null) return [];
  /** @param {Action | Barred} each */
  const uses = (each) =>
    found.kinds.includes(each.kind) && (found.timeline === undefined || each.timeline === found.timeline);
  const answers = view.actions.filter(uses).map((each) => each.text);
  if (answers.length > 0) return [{ text: say("about.now", { answers: answers.join(" · ") }), rule: "" }];
  /** @type {Map<string, Notice["lines"][number]>} */
  const reasons = new Map();
  for (const each of view.barred.filter(uses)) {
    reasons.set(each.why, { text: [each.why, each.unlock].filter(Boolean).join(" "), rule: each.rule });
  }
  if (reasons.size > 0) return [...reasons.values()].slice(0, REASONS);
  return [{ text: say("about.asked", { question: view.prompt.text }), rule: view.prompt.rule }];
}
