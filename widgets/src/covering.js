// A note stands before the words of a heavy card, until this reader chooses to see them; the game goes on either way.
import { storage } from "./keeper/storage.js";
import { button, h, kept } from "./node.js";

const EASED = "holding-on eased";

/**
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Notes} Notes
 * @typedef {import("./protocol/types.js").Cover} Cover
 * @typedef {import("./node.js").Child} Child
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
  desk.notes = { ...notes, eased: notes.eased || !shown, cards: { ...notes.cards, [cardOf(part)]: shown } };
}

function keepEased() {
  try {
    storage("sessionStorage")?.setItem(EASED, "yes");
  } catch {
    // then it holds for this page
  }
}

/** @param {HTMLElement} part */
const cardOf = (part) => part.dataset["card"] ?? "";

/**
 * What stands in the place of a thing's words, if anything does. An emergency is eased once this reader has left any card
 * folded, and stays so: nobody else has one press more.
 *
 * @param {Desk} desk
 * @param {{cover?: Cover | null, eased?: Cover | null}} thing
 */
export function coverOf({ notes }, { cover, eased }) {
  return cover ?? (notes.eased ? eased : null);
}

/**
 * @param {Desk} desk
 * @param {Cover | null | undefined} cover
 * @param {boolean} [eased]
 * @returns {cover is Cover}
 */
export function isCovered(desk, cover, eased = false) {
  return cover != null && !isShown(desk, cover.card, eased);
}

/**
 * What stands in the place of a thing's words now; null while they are shown.
 *
 * @param {Desk} desk
 * @param {{cover?: Cover | null, eased?: Cover | null}} thing
 */
export function foldOf(desk, thing) {
  const cover = coverOf(desk, thing);
  return isCovered(desk, cover, !thing.cover) ? cover : null;
}

/**
 * The view as this reader reads it: an eased card has its note in the place of its words, wherever they are shown or said.
 *
 * @type {(view: import("./protocol/types.js").View, notes: Notes) => import("./protocol/types.js").View}
 */
export const asRead = kept((view, notes) => {
  if (!notes.eased) return view;
  const shifts = view.shifts.map((shift) => {
    const { card } = shift;
    const fold = card && foldOf(/** @type {Desk} */ ({ notes }), card);
    return fold ? { ...shift, card: { ...card, text: fold.note, spoken: card.spoken.replace(card.text, () => fold.note) } } : shift;
  });
  return { ...view, shifts };
});

/**
 * What is said of a thing: all of it, or what stands in its place.
 *
 * @param {Desk} desk
 * @param {{text: string, cover?: Cover | null, eased?: Cover | null}} thing
 */
export function told(desk, thing) {
  return foldOf(desk, thing)?.text ?? thing.text;
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
 * @param {import("./protocol/types.js").Line} line
 */
export function wordsOfLine(say, desk, line) {
  const cover = coverOf(desk, line);
  if (!cover) return false;
  const { card, note } = cover;
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

/** @type {import("./display.js").NewFeature} */
export function covering({ desk, exchange, viewNow, say, show, announce, focusOnQuestion }) {
  /**
   * Draws the board after a choice, and says what it brought: the words, or that they are put aside.
   *
   * @param {HTMLElement} part
   * @param {boolean} shown
   */
  function tell(part, shown) {
    show();
    const around = part.closest("[data-part=detail]") ?? part.closest("[data-part=noted], li");
    const words = around?.querySelectorAll("[data-words]") ?? [];
    announce(shown ? [...words].map((each) => each.textContent).join(" ") : say()("cover.hidden"));
  }

  return {
    deeds: {
      words(part) {
        const shown = !isShown(desk, cardOf(part), "eased" in part.dataset);
        choose(desk, part, shown);
        tell(part, shown);
      },
      all_words(part) {
        const { notes } = desk;
        const all = !notes.all; // what was opened by itself stays open when all are shown
        const cards = all ? Object.fromEntries(Object.entries(notes.cards).filter(([, shown]) => shown)) : {};
        desk.notes = { ...notes, all, eased: notes.eased || !all, cards };
        tell(part, all);
      },
      leave_words(part) {
        choose(desk, part, false);
        desk.notes.heard = desk.notes.heard.filter(({ cover }) => cover.card !== cardOf(part));
        show();
        focusOnQuestion(true);
      },
    },
    viewChanged() {
      const { notes } = desk;
      const lines = viewNow().past === null ? exchange.lines() : [];
      const latest = lines.at(-1)?.move;
      notes.heard = lines.flatMap(({ text, cover, read_aloud, move }) =>
        cover && read_aloud && move === latest && notes.cards[cover.card] !== false ? [{ text, cover }] : [],
      );
    },
  };
}
