// Opens the album, reads it card by card, and closes it. The memories are asked for when somebody opens it; it closes
// to the page or quilt from which it was opened.
import { choose } from "../folds/folds.js";
import { digitOf } from "../kit/keys.js";
import { albumAloud } from "./album.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function albumReading({ desk, model, exchange, root, signal, viewNow, say, show, focusOn, announce, inform, focusOnQuestion }) {
  let position = viewNow().revision;

  async function open() {
    const answered = exchange.ask(model, { kind: "album" });
    if (answered === null) return;
    const answer = await answered;
    if (signal.aborted) return;
    if (!answer.cards) return inform({ title: "", lines: [{ text: answer.text || say()("silence"), rule: "" }] });
    desk.album = { cards: answer.cards, open: null };
    go();
  }

  /** Draw the album from its top, with the focus on its heading, and speak it. */
  function go() {
    show();
    root.scrollIntoView({ block: "start" });
    focusOn("[data-part=page] [data-focus]");
    announce(albumAloud(say(), desk));
  }

  /**
   * Open a memory of the album, or with null the album itself.
   *
   * @param {number | null} index
   */
  function read(index) {
    if (desk.album === null) return;
    const before = desk.album.open;
    desk.album = { ...desk.album, open: index };
    go();
    if (index === null && before !== null) focusOn(`[data-do=album_read][data-index="${before}"]`);
  }

  function close() {
    desk.album = null;
    show();
    focusOn("[data-do=album]");
    if (!root.matches(":focus-within")) focusOnQuestion(true);
  }

  return {
    deeds: {
      album: () => void open(),
      album_read: (part) => read(Number(part.dataset["index"])),
      album_back: () => read(null),
      album_close: close,
      album_print: () => root.ownerDocument.defaultView?.print(),
      album_unfold(part) {
        choose(desk, part, true);
        go();
      },
    },
    key(event) {
      if (desk.album === null) return false;
      const { cards, open: now } = desk.album;
      const way = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
      if (way === undefined) return digitOf(event) !== null; // a digit gives no answer that nobody sees
      if (now === null) return false;
      if (cards[now + way] !== undefined) read(now + way);
      return true;
    },
    escape() {
      if (desk.album === null) return false;
      if (desk.album.open === null) close();
      else read(null);
      return true;
    },
    viewChanged() {
      if (viewNow().revision !== position) desk.album = null; // the game has gone on
      position = viewNow().revision;
    },
  };
}
