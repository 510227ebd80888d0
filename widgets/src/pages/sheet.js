// Pieces that several pages are made of.
import { drawing } from "../drawing/drawing.js";
import { isShown } from "../folds/folds.js";
import { classes, h } from "../kit/node.js";
import { symbol } from "../kit/symbols.js";
import { paragraphs } from "../kit/texts.js";

/**
 * @typedef {import("../protocol/view.d.ts").Leaf} Leaf
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Whether the words of a page are hidden behind its fold now.
 *
 * @param {Desk} desk
 * @param {Leaf} page
 */
export function isFolded(desk, { cover }) {
  return cover !== null && !isShown(desk, cover.card);
}

/**
 * Draw the thread along a path: edge, yarn and stitches. The thread stays equally thick when the path is stretched.
 *
 * @param {string} d the path
 */
export function threadAlong(d) {
  return ["edge", "cloth", "stitch"].map((each) => h("path", { key: each, class: `is-${each}`, d, "vector-effect": "non-scaling-stroke" }));
}

/**
 * Draw the small line above a heading, such as who reads; false when it is empty.
 *
 * @param {string} text
 * @param {number | null} [timeline] the Timeline whose sign stands before the text
 */
export function lead(text, timeline = null) {
  return text !== "" && h("p", { class: "hw-page-lead", key: "lead" }, timeline !== null && symbol(`timeline_${timeline}`), text);
}

/**
 * Draw the heading of a page. The heading gets the focus, so that screen readers begin there.
 *
 * @param {string} text
 * @param {string} [look]
 * @param {string} [name] the name by which `data-focus` finds the heading
 */
export function title(text, look = "", name = "page") {
  return h("h2", { class: classes("hw-page-title", look), key: "title", tabindex: -1, "data-focus": name }, text);
}

/**
 * Draw the text of a page, whose paragraphs stand on lines of their own.
 *
 * @param {string} words
 */
export function text(words) {
  return h("div", { class: "hw-page-text", key: "text" }, paragraphs(words));
}

/**
 * Return the page of a folded card: its note, and that the game goes on either way.
 *
 * @param {Leaf} page
 * @param {import("../protocol/types.js").Say} say
 * @param {Desk} desk
 */
export function heavy(page, say, desk) {
  const note = page.cover?.note ?? "";
  const same = isOfStory(page) ? say("page.same_story") : say("page.same");
  return {
    art: patch(desk, page, true),
    words: [
      title(heavyTitle(page, say), "is-lead"),
      h("p", { class: "hw-page-note", key: "note" }, note),
      h("p", { class: "hw-page-small", key: "same" }, same),
    ],
    said: [note, same],
  };
}

/**
 * Return the heading of a folded page.
 *
 * @param {Leaf} page
 * @param {import("../protocol/types.js").Say} say
 */
export function heavyTitle(page, say) {
  return isOfStory(page) ? say("page.heavy_story") : say("page.heavy");
}

/**
 * Whether a page is a card of the story.
 *
 * @param {Leaf} page
 */
function isOfStory({ card }) {
  return card !== undefined;
}

/**
 * Draw a piece of cloth with a card on it: the card is folded, or shows the picture of a memory; until Python has sent
 * the picture, the sign of the Timeline.
 *
 * @param {Desk} desk
 * @param {{memory: string | null, side: string | null, timeline: number | null}} card what is drawn on it
 * @param {boolean} folded
 */
export function patch(desk, { memory, side, timeline }, folded) {
  const picture = desk.laying.pictures.get(`${memory} ${side}`);
  return h(
    "div",
    { class: classes("hw-patch", side && `is-${side}`, folded && "is-folded"), key: `patch ${memory} ${side}` },
    folded
      ? drawing("cloth-folded")
      : picture
        ? h("img", { key: "picture", src: picture.src, alt: picture.text })
        : timeline !== null && symbol(`timeline_${timeline}`),
  );
}
