// Pages: a page covers the whole ward until the reader goes on. The ward behind it is neither seen nor spoken.
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
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Leaf} Leaf
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../kit/node.js").Child} Child
 *
 * @typedef {object} Sheet What stands on a page.
 * @property {Child} art its picture
 * @property {Child} words its heading and words
 * @property {string[]} [said] what is spoken after the heading
 * @property {boolean} [wide] whether the picture lies above the words and is as wide as the page
 * @property {Child} [above] what lies above picture and words
 * @property {Child} [does] the buttons, where the page has others than those that go on
 *
 * @typedef {(page: Leaf, view: View, say: Say, desk: Desk) => Sheet} Kind makes a page of one kind
 */

/** @type {Record<string, Kind>} */
const KINDS = { told: toldPage, conversation, laid: laidPage, evening, event, emergency, warning, story, call, letter, choice, ending };

/** A text of more characters than this takes the place of the picture where type is large. */
const LONG = 530;

/** The kind of the page with which a game ends. It can be opened again from the ward. */
const ENDING = "ending";

/**
 * Return the page with which the game has ended; undefined while it goes on.
 *
 * @param {View} view
 */
export function endingOf({ pages }) {
  return pages?.find(({ kind }) => kind === ENDING);
}

/**
 * Return the pages that can be turned: those of the last move, or the cards of the story while they are read again.
 *
 * @param {View} view
 * @param {Desk} desk
 */
export function leaves(view, desk) {
  return desk.tale ? tale(view) : (view.pages ?? []);
}

/**
 * Return the page that is open; undefined while the ward is shown.
 *
 * @param {View} view
 * @param {Desk} desk
 */
export function pageNow(view, desk) {
  return desk.leaf === null ? undefined : leaves(view, desk).find(({ line }) => line === desk.leaf);
}

/**
 * Draw the page that is open; false while the ward is shown.
 *
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
    h("div", { class: "hw-page-words", key: "words" }, words, own ?? does(open, view, say, desk)),
  );
}

/**
 * Return the heading of a page: the text of its closed fold, or its title, or else who reads the page.
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
 * Return what stands on a page, by its kind.
 *
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
 * Draw the buttons of a page. A folded page has a button that unfolds it, one that goes on without the words, and one
 * that shows all heavy words. A card of the story that asks something has its answers instead of the button that goes
 * on. Where the story is read again, cards can also be turned back, and the story closed.
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
            /** @type {Leaf[]} */ (open.cards).some((card) => card.kind === "told" && isFolded(desk, card)) && showAll(say),
          ],
    desk.tale && [
      line > 1 && button("ho-quiet", say("story.back"), { key: "back", "data-do": "page_back" }),
      (!isLast || asks) && button("ho-quiet", say("story.close"), { key: "away", "data-do": "story" }),
    ],
    button("ho-quiet", say("pause.button"), { key: "pause", "data-do": "pause" }),
  );
}

/**
 * Draw the button that shows all heavy words.
 *
 * @param {Say} say
 */
const showAll = (say) => button("ho-link", say("cover.show_all"), { key: "all", "data-do": "all_words" });

/**
 * Return what is spoken of the open page; empty while the ward is shown. The heading is left out: screen readers speak
 * it, since it has the focus.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function pageAloud(view, say, desk) {
  const open = pageNow(view, desk);
  return open === undefined ? "" : (sheetOf(open, view, say, desk).said ?? []).filter(Boolean).join(" ");
}
