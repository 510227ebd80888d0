// A note stands before the words of a heavy card, until this reader chooses to see them; the game goes on either way.
import { button, h } from "./node.js";

/**
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Notes} Notes
 * @typedef {import("./protocol/types.js").Cover} Cover
 * @typedef {import("./node.js").Child} Child
 */

/** @returns {Notes} nothing has been chosen: every note stands before its words */
export function noNotes() {
  return { all: false, cards: {}, heard: [] };
}

/**
 * Whether this reader sees the words of a card with a note: as they chose for it, or else for all.
 *
 * @param {Desk} desk
 * @param {string} card
 */
export function isShown({ notes }, card) {
  return notes.cards[card] ?? notes.all;
}

/**
 * What stands in the place of a thing's words, if anything does. An emergency is eased once this reader has left any card
 * folded: nobody else has one press more.
 *
 * @param {Desk} desk
 * @param {{cover?: Cover | null, eased?: Cover | null}} thing
 */
export function coverOf({ notes }, { cover, eased }) {
  return cover ?? (Object.values(notes.cards).includes(false) ? eased : null);
}

/**
 * @param {Desk} desk
 * @param {Cover | null | undefined} cover
 * @returns {cover is Cover}
 */
export function isCovered(desk, cover) {
  return cover != null && !isShown(desk, cover.card);
}

/**
 * What is said of a thing: all of it, or what stands in its place.
 *
 * @param {Desk} desk
 * @param {{text: string, cover?: Cover | null, eased?: Cover | null}} thing
 */
export function told(desk, thing) {
  const cover = coverOf(desk, thing);
  return isCovered(desk, cover) ? cover.text : thing.text;
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
  const shown = isShown(desk, card);
  return button("ho-ask", switchText(say, shown), {
    key: "words", "data-do": "words", "data-card": card, "data-item": `words ${line.line}`,
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

  /** @param {HTMLElement} part */
  const cardOf = (part) => part.dataset["card"] ?? "";

  /**
   * @param {HTMLElement} part
   * @param {boolean} shown
   */
  function choose(part, shown) {
    desk.notes = { ...desk.notes, cards: { ...desk.notes.cards, [cardOf(part)]: shown } };
  }

  return {
    deeds: {
      words(part) {
        const shown = !isShown(desk, cardOf(part));
        choose(part, shown);
        tell(part, shown);
      },
      all_words(part) {
        desk.notes = { ...desk.notes, all: !desk.notes.all, cards: {} };
        tell(part, desk.notes.all);
      },
      leave_words(part) {
        choose(part, false);
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
