// The pages of a memory: when Billy tells it, and when it is laid down in the evening.
import { classes, h } from "../kit/node.js";
import { heavy, isFolded, lead, patch, text, title } from "./sheet.js";
import { asked, isToBeAnswered } from "./story_pages.js";

/**
 * @typedef {import("./page.js").Kind} Kind
 * @typedef {import("../protocol/view.d.ts").Leaf} Leaf
 */

/**
 * Return the page of Billy's words, which stand on the back of the card; the front stays face down.
 *
 * @type {Kind}
 */
export function toldPage(page, view, say, desk) {
  const words = say("page.quote", { words: page.words });
  const sheet = isFolded(desk, page)
    ? heavy(page, say, desk)
    : { art: patch(desk, page, false), words: [title(page.lead, "is-lead"), spokenWords(words)], said: [words] };
  if (!isToBeAnswered(page, view)) return sheet;
  return { ...sheet, words: [sheet.words, asked(view, say, desk)], said: [...sheet.said, view.prompt.short] };
}

/**
 * Return the page of a memory that is laid on the quilt in the evening: its words, who brought it, where it lies now.
 *
 * @type {Kind}
 */
export function laidPage(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  const words = say("page.quote", { words: page.words });
  const isClear = page.side === "clear";
  return {
    art: patch(desk, page, false),
    words: [
      isClear ? [lead(page.lead, page.timeline), title(page.title)] : [title(page.lead, "is-lead"), spokenWords(words)],
      isClear && h("blockquote", { class: "hw-page-quote", key: "quote" }, words),
      page.story && text(page.story),
      h("div", { class: "hw-page-place", key: "place" }, quiltMap(page, view), h("p", null, page.text)),
    ],
    said: [isClear ? page.lead : "", words, page.story ?? "", page.text],
  };
}

/**
 * Draw Billy's words.
 *
 * @param {string} words
 */
function spokenWords(words) {
  return h("p", { class: "hw-page-spoken", key: "spoken" }, words);
}

/**
 * Draw a tiny quilt on which the place of the memory is marked.
 *
 * @param {Leaf} page
 * @param {import("../protocol/view.d.ts").View} view
 */
function quiltMap(page, { grid }) {
  return h(
    "span",
    { class: "hw-map", key: "map", "aria-hidden": "true" },
    grid.map(({ timeline, cards }) =>
      cards.map(({ position, state }) =>
        h("i", { key: `${timeline}-${position}`, class: classes(`is-${state}`, page.memory === `${timeline}-${position}` && "is-here") }),
      ),
    ),
  );
}
