// Folds: a note stands in the place of a heavy card's words until this reader chooses to see them. The game goes on
// whether the words are shown or not.
import { storage } from "../keeper/storage.js";
import { button, h, kept } from "../kit/node.js"; // kept: memoizes a function

const EASED = "holding-on eased";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/display.js").Notes} Notes
 * @typedef {import("../protocol/view.d.ts").Fold} Fold
 * @typedef {import("../kit/node.js").Child} Child
 */

/**
 * Return the state of the folds at the beginning: every heavy card is folded. An emergency is `eased` when it is folded
 * too; that is so once the reader has left a heavy card folded. This tab remembers it, also after a reload or with
 * another kernel.
 *
 * @returns {Notes}
 */
export function noNotes() {
  return { all: false, eased: storage("sessionStorage")?.getItem(EASED) === "yes", cards: {}, heard: [] };
}

/**
 * Whether this reader sees the words of a card that has a fold: as chosen for this card, or else for all cards. The
 * words of an eased emergency (folded because the reader left a heavy card folded before) are shown only when chosen
 * for this card itself, since an emergency comes unasked.
 *
 * @param {Desk} desk
 * @param {string} card its id
 * @param {boolean} [eased] whether the card is an eased emergency
 */
export function isShown({ notes }, card, eased = false) {
  return notes.cards[card] ?? (notes.all && !eased);
}

/**
 * Note a choice for one card. Once a card was left folded, all emergencies are folded too (eased) from then on.
 *
 * @param {Desk} desk
 * @param {HTMLElement} part the pressed button, which names the card
 * @param {boolean} shown whether the words are to be shown
 */
export function choose(desk, part, shown) {
  const { notes } = desk;
  if (!shown) keepEased();
  desk.notes = { ...notes, eased: notes.eased || !shown, cards: { ...notes.cards, [cardOfPart(part)]: shown } };
}

/**
 * Return the id of the card that a pressed button (`part`) is about.
 *
 * @param {HTMLElement} part
 */
export const cardOfPart = (part) => part.dataset["card"] ?? "";

function keepEased() {
  try {
    storage("sessionStorage")?.setItem(EASED, "yes");
  } catch {
    // then the choice lasts until the next reload
  }
}

/**
 * Return the fold of a thing, null or undefined when it has none. `cover` is the fold of a heavy card; `eased` is the
 * fold of an emergency, which counts only once this reader has left a heavy card folded, so that nobody else has an
 * extra button to press.
 *
 * @param {Desk} desk
 * @param {{cover?: Fold | null, eased?: Fold | null}} thing
 */
export function foldOf({ notes }, { cover, eased }) {
  return cover ?? (notes.eased ? eased : null);
}

/**
 * Whether a fold is there and hides the words from this reader now.
 *
 * @param {Desk} desk
 * @param {Fold | null | undefined} fold
 * @param {boolean} [eased] whether the fold belongs to an eased emergency
 * @returns {fold is Fold}
 */
export function isClosed(desk, fold, eased = false) {
  return fold != null && !isShown(desk, fold.card, eased);
}

/**
 * Return the fold that hides the words of a thing now (`cover` of a heavy card, or `eased` of an emergency); null while
 * the words are shown.
 *
 * @param {Desk} desk
 * @param {{cover?: Fold | null, eased?: Fold | null}} thing
 */
export function closedFoldOf(desk, thing) {
  const fold = foldOf(desk, thing);
  return isClosed(desk, fold, !thing.cover) ? fold : null;
}

/**
 * Return the view as this reader may read it: on the patient card of an emergency that is folded, the note stands in
 * the place of the words.
 *
 * @type {(view: import("../protocol/view.d.ts").View, notes: Notes) => import("../protocol/view.d.ts").View}
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
 * Return what is said of a thing: its text, or the text of its fold while its words are hidden.
 *
 * @param {Desk} desk
 * @param {{text: string, cover?: Fold | null, eased?: Fold | null}} thing
 */
export function asTold(desk, thing) {
  return closedFoldOf(desk, thing)?.text ?? thing.text;
}

/**
 * Draw a fold: the note, the words while they are shown, and the buttons to choose.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} card its id
 * @param {string} note
 * @param {Record<string, string | number>} goOn the props of the button that goes on without the words
 * @param {Child} words the words that are shown when the fold is open; null when they are drawn elsewhere
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
 * Draw the heavy words that Billy has just said (`notes.heard`), each with its fold, beside the answers. So the reader
 * can choose before anybody reads them aloud. Return false when there are none.
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
 * Draw the small button that shows and hides the words of a journal line; false when the line has no fold.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {import("../protocol/view.d.ts").Line} line
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
 * Return the words on the button that shows or hides.
 *
 * @param {Say} say
 * @param {boolean} shown whether the words are shown now
 */
function switchText(say, shown) {
  return shown ? say("cover.hide") : say("cover.show");
}
