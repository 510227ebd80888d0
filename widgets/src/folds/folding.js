// Folding and unfolding: what the buttons of a fold do, and which of Billy's latest words have a fold.
import { cardOfPart, choose, isShown } from "./folds.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function folding({ desk, exchange, viewNow, say, show, announce, focusOnQuestion }) {
  /**
   * Draw the board after a choice, and say the words that are shown now, or that they are hidden.
   *
   * @param {HTMLElement} part the pressed button
   * @param {boolean} shown whether the words are shown now
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
        const shown = !isShown(desk, cardOfPart(part), "eased" in part.dataset);
        choose(desk, part, shown);
        tell(part, shown);
      },
      all_words(part) {
        const { notes } = desk;
        const all = !notes.all; // when all are shown, what was opened one by one stays open
        const cards = all ? Object.fromEntries(Object.entries(notes.cards).filter(([, shown]) => shown)) : {};
        desk.notes = { ...notes, all, eased: notes.eased || !all, cards };
        tell(part, all);
      },
      leave_words(part) {
        choose(desk, part, false);
        desk.notes.heard = desk.notes.heard.filter(({ cover }) => cover.card !== cardOfPart(part));
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
