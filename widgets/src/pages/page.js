// What takes the whole page until the table goes on: the ward lies behind it, unseen and unread.
import { button, classes, h } from "../kit/node.js";
import { call } from "./call.js";
import { conversation } from "./conversation.js";
import { ending } from "./ending.js";
import { evening } from "./evening.js";
import { laidPage, toldPage } from "./memory_pages.js";
import { heavyTitle, isFolded } from "./sheet.js";
import { choice, isToBeAnswered, letter, story, tale } from "./story_pages.js";
import { emergency, event, warning } from "./ward_pages.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Leaf} Leaf
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../kit/node.js").Child} Child
 *
 * @typedef {{art: Child, words: Child, said?: string[], wide?: boolean, above?: Child, does?: Child}} Sheet a page's picture
 *   and its words; what is said of it besides its heading; whether its picture lies above the words, as wide as the page; what
 *   lies above both; what it offers in the place of going on
 * @typedef {(page: Leaf, view: View, say: Say, desk: Desk) => Sheet} Kind
 */

/** @type {Record<string, Kind>} */
const KINDS = { told: toldPage, conversation, laid: laidPage, evening, event, emergency, warning, story, call, letter, choice, ending };

/** Where type is large, a longer text takes the place of its picture. */
const LONG = 530;

/** It is not turned: whoever leaves it comes back to it. */
const ENDING = "ending";

/**
 * The page that a game ends with, where it has ended.
 *
 * @param {View} view
 */
export function endingOf({ pages }) {
  return pages?.find(({ kind }) => kind === ENDING);
}

/**
 * The pages there are to be turned: those of the last move, or the story while it is read.
 *
 * @param {View} view
 * @param {Desk} desk
 */
export function leaves(view, desk) {
  return desk.tale ? tale(view) : (view.pages ?? []);
}

/**
 * The page that is open; undefined while the ward is.
 *
 * @param {View} view
 * @param {Desk} desk
 */
export function pageNow(view, desk) {
  return desk.leaf === null ? undefined : leaves(view, desk).find(({ line }) => line === desk.leaf);
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function page(view, say, desk) {
  const open = pageNow(view, desk);
  if (open === undefined) return false;
  const { art, words, wide, above, does: own } = sheetOf(open, view, say, desk);
  const folded = isFolded(desk, open) && own === undefined;
  return h(
    "section",
    {
      class: classes("hw-page", `is-${open.kind}`, open.side && `is-${open.side}`, folded && "is-folded", wide && "is-wide", !folded && open.text.length > LONG && "is-long"),
      key: `page ${desk.tale} ${open.line}`, "data-part": "page", "data-kind": open.kind, "data-line": open.line, "data-tale": desk.tale || null,
      "aria-label": heading(open, desk, say),
    },
    above,
    h("div", { class: "hw-page-art", key: "art" }, art),
    h("div", { class: "hw-page-words", key: "words", "data-part": "page_words" }, words, own ?? does(open, view, say, desk)),
  );
}

/**
 * What a page is called: by its title, else by who reads it, or what its note says.
 *
 * @param {Leaf} open
 * @param {Desk} desk
 * @param {Say} say
 */
function heading(open, desk, say) {
  if (isFolded(desk, open) && open.kind !== ENDING) return heavyTitle(open, say);
  return open.title || open.lead;
}

/**
 * @param {Leaf} open
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @returns {Sheet}
 */
function sheetOf(open, view, say, desk) {
  return /** @type {Kind} */ (KINDS[open.kind])(open, view, say, desk);
}

/**
 * The one filled button, and for a heavy page the two that choose; a card that asks something has its answers instead.
 * Who reads the story turns its cards back too, or puts it away.
 *
 * @param {Leaf} open
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function does(open, view, say, desk) {
  const { cover, line } = open;
  const asks = isToBeAnswered(open, view);
  const isLast = line === view.told.length;
  return h(
    "div",
    { class: "hw-page-do", key: "do" },
    isFolded(desk, open)
      ? [
          button("ho-primary", say("page.unfold"), { key: "unfold", "data-do": "unfold", "data-card": cover?.card }),
          asks && open.kind !== "choice"
            ? button("ho-quiet", open.on, { key: "on", "data-do": "page_on" })
            : button("ho-primary", say("page.leave_folded"), { key: "leave", "data-do": "leave_folded", "data-card": cover?.card }),
          showAll(say),
        ]
      : desk.tale
        ? !asks && button("ho-primary", isLast ? say("story.close") : say("story.next"), { key: "on", "data-do": "page_on" })
        : [
            button(asks ? "ho-quiet" : "ho-primary", open.on, { key: "on", "data-do": "page_on" }),
            open.cards.some((card) => card.kind === "told" && isFolded(desk, card)) && showAll(say),
          ],
    desk.tale && [
      line > 1 && button("ho-quiet", say("story.back"), { key: "back", "data-do": "page_back" }),
      (!isLast || asks) && button("ho-quiet", say("story.close"), { key: "away", "data-do": "story" }),
    ],
    button("ho-quiet", say("pause.button"), { key: "pause", "data-do": "pause" }),
  );
}

/** @param {Say} say */
const showAll = (say) => button("ho-link", say("cover.show_all"), { key: "all", "data-do": "all_words" });

/**
 * The page as it is read aloud, without its heading, which has the focus.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function pageAloud(view, say, desk) {
  const open = pageNow(view, desk);
  return open === undefined ? "" : (sheetOf(open, view, say, desk).said ?? []).filter(Boolean).join(" ");
}
