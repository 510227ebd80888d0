// Folding and unfolding: what the buttons beside a note do, and which of the latest words have one.
import { cardOfPart, choose, isShown } from "./folds.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function folding({ desk, exchange, viewNow, say, show, announce, focusOnQuestion }) {
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
        const shown = !isShown(desk, cardOfPart(part), "eased" in part.dataset);
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
