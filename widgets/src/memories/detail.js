// The memory that is open: its picture, its words and its story.
import { isClosed, noted } from "../folds/folds.js";
import { button, h } from "../kit/node.js";
import { symbol } from "../kit/symbols.js";
import { about } from "../why/about.js";
import { trackingButton } from "./laying.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Memory} Memory
 */

/**
 * Draw the memory that is open; false when none is.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function detail(view, say, desk) {
  const memory = chosen(view, desk.memory);
  if (memory === undefined) return false;
  const { cover } = memory;
  return h(
    "div",
    { class: "ho-detail", part: "detail" },
    timelineOf(view, desk.memory),
    cover && noted(say, desk, cover.card, cover.note, { "data-do": "memory" }, null),
    !isClosed(desk, cover) && [
      picture(desk, memory),
      memory.title !== "" && h("h4", { key: "title", "data-words": true }, memory.title),
      h("p", { class: "ho-detail-text", key: "text", "data-words": true }, memory.text),
      memory.state === "clear" &&
        memory.words !== null &&
        h("p", { class: "ho-words", key: "words", "data-words": true }, memory.words),
      memory.story !== null && h("p", { class: "ho-story-text", key: "story", "data-words": true }, memory.story),
    ],
    memory.state === "empty" &&
      about(view, say, `memory ${(desk.memory ?? "").replace("-", " ")}`).map((line) => h("p", null, line.text)),
    trackingButton(say, desk, memory),
    button("ho-plain", say("memories.close"), { key: "close", "data-do": "memory" }),
  );
}

/**
 * Draw the name and the sign of a memory's Timeline (the time of Billy's life that the memory is from). Where the quilt
 * is narrow, only the sign is drawn.
 *
 * @param {View} view
 * @param {string | null} memory
 */
function timelineOf(view, memory) {
  const row = view.grid.find(({ timeline }) => memory?.startsWith(`${timeline}-`));
  return row && h("div", { class: "hw-detail-timeline", part: "timeline" }, symbol(`timeline_${row.timeline}`), row.name);
}

/**
 * Draw the picture of the side that is face up; false until Python has sent it. The picture is an image element, so
 * that no script in the drawing can run.
 *
 * @param {Desk} desk
 * @param {Memory} memory
 */
function picture(desk, memory) {
  const drawn = desk.picture;
  return (
    drawn !== null &&
    drawn.memory === desk.memory &&
    drawn.side === memory.state &&
    h("img", {
      key: `picture ${drawn.memory} ${drawn.side}`,
      class: "ho-picture",
      src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`,
      alt: drawn.text,
    })
  );
}

/**
 * Return a memory by its name; undefined when there is none.
 *
 * @param {View} view
 * @param {string | null} name such as "2-3": Timeline and position
 * @returns {Memory | undefined}
 */
export function chosen(view, name) {
  if (name === null) return undefined;
  const [timeline, position] = name.split("-").map(Number);
  return view.grid
    .find((row) => row.timeline === timeline)
    ?.cards.find((memory) => memory.position === position);
}
