// Billy's memories as a quilt: five Timelines of six squares, sewn together.
import { classes, h, kept, spoken } from "../kit/node.js"; // kept: memoizes a function
import { symbol } from "../kit/symbols.js";
import { standing } from "../question/choices.js";
import { detail } from "./detail.js";
import { asLaid, gridHead, placesOf } from "./laying.js";
import { square } from "./square.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Row} Row
 */

/**
 * Draw the quilt, its heading, and below it the memory that is open.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function quilt(view, say, desk) {
  const states = view.grid.map(({ timeline }) => standing(view, { kind: "timeline", timeline }));
  return h(
    "section",
    { class: "hw-quilt", key: "memories", "aria-label": say("heading.memories") },
    gridHead(view, say, desk),
    h(
      "div",
      { class: classes("hw-quilt-place", states.includes("open") && "is-asked"), key: "place" },
      h(
        "div",
        { class: "hw-cloth", role: "grid", "aria-label": say("heading.memories"), "data-roving": "memories" },
        view.grid.map((row, index) => oneRow(view, say, desk, row, index, states[index])),
      ),
    ),
    detail(asLaid(view, desk), say, desk),
  );
}

/**
 * Draw the row of a Timeline.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {Row} row
 * @param {number} index of the row
 * @param {string | undefined} state how the Timeline is drawn, as `standing` says
 */
function oneRow({ grid }, say, desk, row, index, state) {
  const { on, held, table, pictures } = desk.laying;
  const [above, below] = [grid[index - 1], grid[index + 1]];
  return drawn(row, above, below, say, desk, index, state, desk.memory, desk.notes, on, held, table, pictures.size);
}

/**
 * Draw a row. The rows above and below are arguments, since stitches meet across rows. Everything of the desk that
 * concerns memories is an argument too, since the desk stays the same object while its contents change.
 *
 * @type {(row: Row, above: Row | undefined, below: Row | undefined, say: Say, desk: Desk, index: number,
 *   state: string | undefined, ...more: unknown[]) => import("../kit/node.js").Node}
 */
const drawn = kept((row, above, below, say, desk, index, state) => {
  const [over, here, under] = [above, row, below].map((each) => (each === undefined ? [] : placesOf(desk, each)));
  return h(
    "div",
    { class: classes("hw-timeline", `is-${state}`), role: "row", key: row.timeline },
    h(
      "div",
      {
        class: "hw-timeline-name",
        role: "rowheader",
        "data-do": "timeline",
        "data-standing": state,
        "data-timeline": row.timeline,
        "data-item": `row ${row.timeline}`,
        "data-row": index,
        "data-column": 0,
      },
      h(
        "span",
        { class: "hw-timeline-sign", key: "sign", title: row.name, "aria-hidden": "true" },
        row.timeline,
        symbol(`timeline_${row.timeline}`),
      ),
      h("span", { class: "hw-timeline-words", key: "words" }, row.name),
      state !== "still" && spoken(say(`timeline.${state}`)),
    ),
    here?.map((place, at) =>
      square(say, desk, row.timeline, index, place, [over?.[at], here[at + 1], under?.[at], here[at - 1]]),
    ),
  );
});
