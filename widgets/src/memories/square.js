// One square of the quilt: an empty place, or the memory that is sewn on there.
import { drawing } from "../drawing/drawing.js";
import { asTold, isClosed } from "../folds/folds.js";
import { classes, h, spoken } from "../kit/node.js";
import { isTracked } from "./laying.js";
import { seams } from "./seams.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Memory} Memory
 * @typedef {import("./laying.js").Place} Place
 */

/**
 * Draw a square.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {number} timeline
 * @param {number} row index of the row, for the arrow keys
 * @param {Place} here the place, with the memory that lies there
 * @param {(Place | undefined)[]} neighbours above, right, below, left
 */
export function square(say, desk, timeline, row, here, neighbours) {
  const { place, name, memory, text, cover, sides_text } = here;
  const { on, held } = desk.laying;
  const isHeld = held !== null && held === name;
  return h(
    "div",
    {
      key: place,
      role: "gridcell",
      class: classes(
        "hw-square",
        `is-${memory?.state ?? "empty"}`,
        memory && isClosed(desk, memory.cover) && "is-folded",
        isHeld && "is-held",
        held !== null && !isHeld && held[0] === String(timeline) && "is-waiting",
      ),
      "data-do": on ? "lay" : "memory",
      "data-memory": name,
      "data-timeline": on ? timeline : null,
      "data-place": on ? place : null,
      "data-why": memory && name,
      "data-item": `memory ${timeline}-${place}`,
      "data-row": row,
      "data-column": place,
      "data-feeling": memory?.feeling,
      "aria-selected": String(name !== null && desk.memory === name),
    },
    spoken(
      [
        isHeld && say("arranging.in_hand"),
        asTold(desk, { text, cover }),
        sides_text,
        isTracked(desk, name) && say("arranging.tracked"),
      ].filter(Boolean).join(" "),
    ),
    memory && front(say, desk, `${name} ${memory.state}`, memory),
    memory && seams(here, neighbours),
    isTracked(desk, name) && h("span", { class: "hw-tracking", part: "tracking", "aria-hidden": "true" }),
  );
}

/**
 * Draw what is seen of a memory: its picture, or its words until the picture is there; neither while it is folded. The
 * title is shown while the pointer rests on the memory.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} side memory and side, such as "2-3 clear", by which its picture is found
 * @param {Memory} memory
 */
function front(say, desk, side, memory) {
  const folded = isClosed(desk, memory.cover);
  const picture = folded ? undefined : desk.laying.pictures.get(side);
  const words = folded ? say("cover.cell") : memory.title || memory.words || "";
  const title = folded ? memory.cover?.note : words;
  return [
    h(
      "span",
      { class: classes("hw-front", !folded && !picture && "is-words"), key: "front", title, "aria-hidden": "true" },
      folded && drawing("cloth-folded"),
      picture && h("img", { key: side, class: "hw-picture", src: picture.src, alt: "" }),
      h("span", { class: "hw-words", key: "words" }, words),
    ),
    memory.feeling !== null &&
      h(
        "svg",
        { class: "hw-feeling", part: "feeling", viewBox: "0 0 12 12", "aria-hidden": "true" },
        h("path", { d: memory.feeling === "positive" ? "M2.5 6H9.5M6 2.5V9.5" : "M2.5 6H9.5" }),
      ),
  ];
}
