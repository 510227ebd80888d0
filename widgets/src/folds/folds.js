// A note stands before the words of a heavy card, until this reader chooses to see them; the game goes on either way.
import { storage } from "../keeper/storage.js";
import { button, h, kept } from "../kit/node.js";

const EASED = "holding-on eased";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/display.js").Notes} Notes
 * @typedef {import("../protocol/types.js").Fold} Fold
 * @typedef {import("../kit/node.js").Child} Child
 */

/**
 * Nothing has been chosen: every note stands before its words. Who has left a card folded in this tab is spared
 * emergencies still, on a page that was loaded again or is drawn by another kernel.
 *
 * @returns {Notes}
 */
export function noNotes() {
  return { all: false, eased: storage("sessionStorage")?.getItem(EASED) === "yes", cards: {}, heard: [] };
}

/**
 * Whether this reader sees the words of a card with a note: as they chose for it, or else for all. What is eased opens
 * by itself alone, whatever was chosen for all: an emergency comes when nobody is asked.
 *
 * @param {Desk} desk
 * @param {string} card
 * @param {boolean} [eased]
 */
export function isShown({ notes }, card, eased = false) {
  return notes.cards[card] ?? (notes.all && !eased);
}

/**
 * Chooses for one card, by the part that was pressed. Once one was left folded, emergencies are eased from then on.
 *
 * @param {Desk} desk
 * @param {HTMLElement} part
 * @param {boolean} shown
 */
export function choose(desk, part, shown) {
  const { notes } = desk;
  if (!shown) keepEased();
  desk.notes = { ...notes, eased: notes.eased || !shown, cards: { ...notes.cards, [cardOfPart(part)]: shown } };
}

/**
 * The card that a pressed part is about.
 *
 * @param {HTMLElement} part
 */
export const cardOfPart = (part) => part.dataset["card"] ?? "";

function keepEased() {
  try {
    storage("sessionStorage")?.setItem(EASED, "yes");
  } catch {
    // then it holds for this page
  }
}

/**
 * What stands in the place of a thing's words, if anything does. An emergency is eased once this reader has left any card
 * folded, and stays so: nobody else has one press more.
 *
 * @param {Desk} desk
 * @param {{cover?: Fold | null, eased?: Fold | null}} thing
 */
export function foldOf({ notes }, { cover, eased }) {
  return cover ?? (notes.eased ? eased : null);
}

/**
 * @param {Desk} desk
 * @param {Fold | null | undefined} fold
 * @param {boolean} [eased]
 * @returns {fold is Fold}
 */
export function isClosed(desk, fold, eased = false) {
  return fold != null && !isShown(desk, fold.card, eased);
}

/**
 * What stands in the place of a thing's words now; null while they are shown.
 *
 * @param {Desk} desk
 * @param {{cover?: Fold | null, eased?: Fold | null}} thing
 */
export function closedFoldOf(desk, thing) {
  const fold = foldOf(desk, thing);
  return isClosed(desk, fold, !thing.cover) ? fold : null;
}

/**
 * The view as this reader reads it: an eased card has its note in the place of its words, wherever they are shown or said.
 *
 * @type {(view: import("../protocol/types.js").View, notes: Notes) => import("../protocol/types.js").View}
 */
export const asRead = kept((view, notes) => {
  if (!notes.eased) return view;
  const shifts = view.shifts.map((shift) => {
    const { card } = shift;
    const fold = card && closedFoldOf(/** @type {Desk} */ ({ notes }), card);
    return fold ? { ...shift, card: { ...card, text: fold.note, spoken: card.spoken.replace(card.text, () => fold.note) } } : shift;
  });
  return { ...view, shifts };
});

/**
 * What is said of a thing: all of it, or what stands in its place.
 *
 * @param {Desk} desk
 * @param {{text: string, cover?: Fold | null, eased?: Fold | null}} thing
 */
export function asTold(desk, thing) {
  return closedFoldOf(desk, thing)?.text ?? thing.text;
}

/**
 * A card with a note: the note, its words while they are shown, and the choice.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} card
 * @param {string} note
 * @param {Record<string, string | number>} goOn what the button does that leaves the words out
 * @param {Child} words
 */
export function noted(say, desk, card, note, goOn, words) {
  const shown = isShown(desk, card);
  return h(
    "div",
    { class: "ho-noted", key: `noted ${card}`, part: "noted" },
    h("p", { class: "ho-note" }, say("cover.note", { note })),
    shown && words !== null && h("div", { key: "words", "data-words": true }, words),
    h(
      "div",
      { class: "ho-noted-do", key: "do" },
      button("ho-plain", switchText(say, shown), { key: "words", "data-do": "words", "data-card": card }),
      !shown && button("ho-plain", say("cover.go_on"), { key: "go on", ...goOn }),
      button("ho-quiet", desk.notes.all ? say("cover.hide_all") : say("cover.show_all"), {
        key: "all", "data-do": "all_words",
      }),
    ),
  );
}

/**
 * What Billy has just said, when it has a note: it stands where the answers are, before anybody reads it aloud.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function heard(say, desk) {
  const { heard: said } = desk.notes;
  return (
    said.length > 0 &&
    h(
      "section",
      { class: "ho-heard", key: "heard", "aria-label": say("cover.heading") },
      said.map(({ text, cover: { card, note } }) =>
        noted(say, desk, card, note, { "data-do": "leave_words", "data-card": card }, h("p", null, text)),
      ),
    )
  );
}

/**
 * The small button of a journal line that has a note.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {import("../protocol/types.js").Line} line
 */
export function wordsOfLine(say, desk, line) {
  const fold = foldOf(desk, line);
  if (!fold) return false;
  const { card, note } = fold;
  const eased = !line.cover;
  const shown = isShown(desk, card, eased);
  return button("ho-ask", switchText(say, shown), {
    key: "words", "data-do": "words", "data-card": card, "data-eased": eased, "data-item": `words ${line.line}`,
    "aria-label": shown ? say("cover.hide_of", { note }) : say("cover.show_of", { note }),
  });
}

/**
 * @param {Say} say
 * @param {boolean} shown
 */
function switchText(say, shown) {
  return shown ? say("cover.hide") : say("cover.show");
}
