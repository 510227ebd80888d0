// The parts of the board that stand alone: what each draws, what it is called, and which sentences say what it shows.
import { board } from "./board.js";
import { journal } from "./drawers/journal.js";
import { asTold } from "./folds/folds.js";
import { house } from "./house/house.js";
import { shiftRoom } from "./house/shift_room.js";
import { frame } from "./kit/frame.js";
import { button, h } from "./kit/node.js";
import { hands } from "./memories/hands.js";
import { quilt } from "./memories/quilt.js";
import { lookedAt } from "./question/ahead.js";
import { cardOf } from "./question/card.js";
import { notice } from "./question/notice.js";
import { answers, prompt, spokenQuestion } from "./question/question.js";
import { thread } from "./thread/thread.js";
import { conditionFact } from "./why/facts.js";
import { whyButton, whyHint } from "./why/why.js";

/**
 * @typedef {import("./protocol/view.d.ts").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./protocol/display.js").Desk} Desk
 * @typedef {import("./protocol/view.d.ts").Line} Line
 * @typedef {import("./protocol/types.js").Model} Model
 *
 * @typedef {{view: View, lines: Line[], say: Say, desk: Desk, model: Model}} Shown
 *
 * @typedef {object} Part A part of the board that stands alone.
 * @property {(shown: Shown) => import("./kit/node.js").Child} draw
 * @property {(view: View, model: Model, desk: Desk) => string[]} facts the sentences that say what it shows; after a change
 *   the new ones are spoken
 * @property {boolean} plays whether answers can be chosen on it
 * @property {(model: Model) => Picture} [pictureOf] gives the function that draws the whole display, for a part that is
 *   framed in its own way
 *
 * @typedef {(view: View, lines: Line[], say: Say, desk: Desk) => import("./kit/node.js").Node} Picture draws a display
 */

/** The parts, each under the name that its class has in Python (`holding_on/board/part.py`). Its label is `part.NAME`. @type {Record<string, Part>} */
export const PARTS = {
  condition_track: {
    draw: ({ view, say }) => [
      h("ul", { key: "facts", "data-roving": "facts" }, conditionFact(view)),
      thread(view, say),
    ],
    facts: (view) => [view.track.text],
    plays: false,
  },
  patient_card: {
    draw: ({ view, say, desk, model }) => {
      const shift = shiftOf(view, model);
      return h(
        "div",
        { class: "hw-bedside", key: "shifts", "data-roving": "shifts" },
        h("div", { class: "hw-desk-card", key: "card" }, cardOf(shift, say, desk)),
        h("div", { class: "hw-house", key: "room" }, shiftRoom(view, say, lookedAt(view, desk), shift)),
      );
    },
    facts: (view, model, desk) => {
      const { card, text, spaces, care_text } = shiftOf(view, model);
      return card === null ? [text] : [asTold(desk, { text: card.spoken, eased: card.eased }), ...spaces.map((space) => space.text), care_text];
    },
    plays: true,
  },
  roster: {
    draw: ({ view, say, desk }) => [house(view, say, lookedAt(view, desk)), hands(view, say, desk)],
    facts: (view) => [...view.pawns.map((pawn) => pawn.text), view.pool.text],
    plays: true,
  },
  memory_grid: {
    draw: ({ view, say, desk }) => quilt(view, say, desk),
    facts: (view, _, desk) => view.grid.flatMap((row) => row.cards.map((memory) => asTold(desk, memory))),
    plays: true,
  },
  prompt: {
    draw: ({ view, say, desk }) => prompt(view, say, desk, true),
    facts: (view) => [view.outcome === null ? spokenQuestion(view) : view.outcome.title],
    plays: true,
  },
  journal: {
    draw: ({ view, lines, say, desk, model }) => journal(lines, say, desk, view.past, model.get("last")),
    facts: () => [],
    plays: false,
  },
};

/**
 * Return the function that draws a display: the part that its model names, or the whole board.
 *
 * @param {Model} model
 * @returns {Picture}
 */
export function pictureOf(model) {
  const part = PARTS[model.get("part")];
  if (part === undefined) return board;
  if (part.pictureOf) return part.pictureOf(model);
  return (view, lines, say, desk) => {
    const name = say(`part.${model.get("part")}`);
    return frame(
      view,
      desk,
      name,
      "is-part is-at-ward", // on a narrow board its rooms stand one below the other
      h("h2", { class: "ho-hidden", key: "name" }, name),
      view.branch !== null && h("p", { key: "branch" }, view.branch.text),
      view.past !== null && h("p", { key: "past" }, say("back.looking", { text: view.past.text })),
      part.draw({ view, lines, say, desk, model }),
      whyHint(say, desk),
      notice(say, desk),
      desk.notice?.answers && answers(view, say, desk, desk.notice.answers),
      part.plays && after(view, say, desk),
    );
  };
}

/**
 * Return what has changed in a part, as the sentences that are new.
 *
 * @param {Model} model
 * @param {View} before
 * @param {View} now
 * @param {Desk} desk
 */
export function changesIn(model, before, now, desk) {
  const { facts = () => [] } = PARTS[model.get("part")] ?? {};
  const known = new Set(facts(before, model, desk));
  return facts(now, model, desk).filter((each) => !known.has(each)).join(" ");
}

/**
 * Return the shift whose card is shown: the shift that the model names, or the present shift.
 *
 * @param {View} view
 * @param {Model} model
 */
function shiftOf(view, model) {
  return /** @type {import("./protocol/view.d.ts").Shift} */ (view.shifts[model.get("shift") ?? view.head.shift]);
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function after(view, say, desk) {
  return h(
    "div",
    { class: "ho-after", part: "after" },
    view.can_undo && button("ho-plain", say("undo"), { key: "undo", "data-do": "undo" }),
    whyButton(say, desk),
  );
}
