// The album: the memories that Billy told, hung on the thread in the order in which he told them. Each can be opened
// and read.
import { isClosed } from "../folds/folds.js";
import { button, classes, h, spoken } from "../kit/node.js";
import { lead, patch, text, threadAlong, title } from "./sheet.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Heard} Heard
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Draw the album, or the one memory of it that is open; false while the album is closed.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function album(say, desk) {
  if (desk.album === null) return false;
  const { cards, open } = desk.album;
  const card = open === null ? undefined : cards[open];
  return card === undefined ? all(cards, say, desk) : one(card, say, desk);
}

/** The path of the thread from the end of a row to the beginning of the next, below the words of the row. */
const TURN = "M95 0C100 0 98.6 25 98.4 45C98.2 75 98 85 90 85H8C1 85 1 100 5 100";

/**
 * Draw the album with all memories.
 *
 * @param {Heard[]} cards
 * @param {Say} say
 * @param {Desk} desk
 */
function all(cards, say, desk) {
  return h(
    "section",
    { class: "hw-page hw-album", key: "album", "data-part": "page", "data-kind": "album", "aria-label": say("album.heading") },
    h(
      "div",
      { class: "hw-page-found", key: "head" },
      title(say("album.heading")),
      lead(countOf(cards, say)),
      h(
        "div",
        { class: "hw-page-do", key: "do" },
        button("ho-plain", say("album.as_quilt"), { key: "quilt", "data-do": "album_close" }),
        button("ho-plain", say("album.print"), { key: "print", "data-do": "album_print" }),
      ),
    ),
    h("ol", { class: "hw-album-cards", key: "cards" }, cards.map((card, index) => hung(card, index, say, desk))),
  );
}

/**
 * Return the sentence that says how many memories there are, and how many of them are clear.
 *
 * @param {Heard[]} cards
 * @param {Say} say
 */
export function countOf(cards, say) {
  const whole = cards.filter(({ side }) => side === "clear").length;
  return [say("album.things", { n: cards.length }), whole > 0 && say("album.whole", { n: whole })].filter(Boolean).join(" ");
}

/**
 * Draw a memory on the thread, with the day on which Billy told it. A heavy memory stays folded until the reader
 * unfolds it.
 *
 * @param {Heard} card
 * @param {number} index
 * @param {Say} say
 * @param {Desk} desk
 */
function hung(card, index, say, desk) {
  const folded = isClosed(desk, card.cover);
  const words = folded ? (card.cover?.note ?? "") : say("page.quote", { words: card.words });
  return h(
    "li",
    { key: card.memory },
    h(
      "button",
      { class: "hw-hung", key: "patch", "data-do": "album_read", "data-index": index },
      patch(desk, card, folded),
      card.day !== null && h("span", { class: "hw-label hw-name", key: "day" }, say("album.day", { n: card.day })),
      spoken(`${card.title} ${words}`),
    ),
    h("p", { class: folded ? "hw-page-small" : "hw-page-text", key: "words", "aria-hidden": "true" }, words),
    // seen only at the end of a row; as wide as the row, and as high as the row and the gap below it
    h("svg", { class: "hw-loop", key: "turn", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, threadAlong(TURN)),
  );
}

/**
 * Draw one memory as a page.
 *
 * @param {Heard} card
 * @param {Say} say
 * @param {Desk} desk
 */
function one(card, say, desk) {
  const folded = isClosed(desk, card.cover);
  const words = say("page.quote", { words: card.words });
  const isClear = card.side === "clear";
  return h(
    "section",
    {
      class: classes("hw-page", `is-${card.side}`, folded && "is-folded"), key: `album ${card.memory}`,
      "data-part": "page", "data-kind": "album_one", "aria-label": card.title || card.lead,
    },
    h("div", { class: "hw-page-art", key: "art" }, patch(desk, card, folded)),
    h(
      "div",
      { class: "hw-page-words", key: "words" },
      folded
        ? [title(say("page.heavy"), "is-lead"), h("p", { class: "hw-page-note", key: "note" }, card.cover?.note)]
        : [
            isClear ? [lead(whenOf(card, say), card.timeline), title(card.title)] : title(whenOf(card, say), "is-lead"),
            isClear
              ? h("blockquote", { class: "hw-page-quote", key: "quote" }, words)
              : h("p", { class: "hw-page-spoken", key: "spoken" }, words),
            isClear && text(card.story),
          ],
      h(
        "div",
        { class: "hw-page-do", key: "do" },
        folded && button("ho-primary", say("page.unfold"), { key: "unfold", "data-do": "album_unfold", "data-card": card.cover?.card }),
        button(folded ? "ho-plain" : "ho-primary", say("album.back"), { key: "back", "data-do": "album_back" }),
      ),
    ),
  );
}

/**
 * Return the Timeline that a memory is from, in words, and the day on which Billy told it.
 *
 * @param {Heard} card
 * @param {Say} say
 */
function whenOf({ lead: line, day }, say) {
  return day === null ? line : `${line} · ${say("album.day", { n: day })}`;
}

/**
 * Return what is spoken when the album, or a memory of it, opens. The heading is left out: screen readers speak it,
 * since it gets the focus.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function albumAloud(say, desk) {
  if (desk.album === null) return "";
  const { cards, open } = desk.album;
  const card = open === null ? undefined : cards[open];
  if (card === undefined) return countOf(cards, say);
  if (isClosed(desk, card.cover)) return card.cover.note;
  return [card.side === "clear" ? whenOf(card, say) : "", say("page.quote", { words: card.words }), card.story].filter(Boolean).join(" ");
}
