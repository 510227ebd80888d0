// Pieces that several pages are made of.
import { drawing } from "../drawing/drawing.js";
import { isShown } from "../folds/folds.js";
import { classes, h } from "../kit/node.js";
import { symbol } from "../kit/symbols.js";

/**
 * @typedef {import("../protocol/types.js").Leaf} Leaf
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * A page whose note stands in the place of its words.
 *
 * @param {Desk} desk
 * @param {Leaf} page
 */
export function isFolded(desk, { cover }) {
  return cover !== null && !isShown(desk, cover.card);
}

/**
 * The thread along a path, with its edge and its stitches: as thick as ever, however far the path is drawn out.
 *
 * @param {string} d
 */
export function threadAlong(d) {
  return ["edge", "cloth", "stitch"].map((each) => h("path", { key: each, class: `is-${each}`, d, "vector-effect": "non-scaling-stroke" }));
}

/**
 * The small line above a heading: who reads, when it was.
 *
 * @param {string} text
 * @param {number | null} [timeline] whose sign stands before it
 */
export function lead(text, timeline = null) {
  return text !== "" && h("p", { class: "hw-page-lead", key: "lead" }, timeline !== null && symbol(`timeline_${timeline}`), text);
}

/**
 * The one heading of a page, where its reader begins.
 *
 * @param {string} text
 * @param {string} [look]
 * @param {string} [name] by which it is found
 */
export function title(text, look = "", name = "page") {
  return h("h2", { class: classes("hw-page-title", look), key: "title", tabindex: -1, "data-focus": name }, text);
}

/**
 * A heavy card lies folded, and says first what it is about.
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
 * @param {Leaf} page
 * @param {import("../protocol/types.js").Say} say
 */
export function heavyTitle(page, say) {
  return isOfStory(page) ? say("page.heavy_story") : say("page.heavy");
}

/** @param {Leaf} page */
function isOfStory({ card }) {
  return card !== undefined;
}

/**
 * A piece of cloth with whatever lies on it: a memory's picture, or only the sign of its timeline while nobody has seen it.
 *
 * @param {Desk} desk
 * @param {{memory: string | null, side: string | null, timeline: number | null}} card
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
