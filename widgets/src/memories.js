// Billy's collected memories: a table of timelines and positions, with the stitches on the cards' edges.
import { standing } from "./choices.js";
import { isCovered, told } from "./covering.js";
import { asLaid, gridHead, isTracked, placesOf } from "./laying.js";
import { detail } from "./memory_detail.js";
import { classes, h, kept, marks, shown, spoken } from "./node.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./protocol/types.js").Row} Row
 * @typedef {import("./protocol/types.js").Memory} Memory
 */

const EDGES = ["top", "right", "bottom", "left"];

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function memories(view, say, desk) {
  return h(
    "section",
    { class: "ho-memories", key: "memories", "aria-label": say("heading.memories") },
    gridHead(view, say, desk),
    h(
      "div",
      { class: "ho-grid", role: "grid", "aria-label": say("heading.memories"), "data-roving": "memories" },
      view.grid.map((row, index) => oneRow(view, say, desk, row, index)),
    ),
    detail(asLaid(view, desk), say, desk),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {Row} row
 * @param {number} index
 */
function oneRow(view, say, desk, row, index) {
  const state = standing(view, { kind: "timeline", timeline: row.timeline });
  const { on, held, table, pictures } = desk.laying;
  return drawn(row, say, desk, index, state, desk.memory, desk.notes, on, held, table, pictures.size);
}

/** Of what the desk says of memories each thing is named, since a desk stays the same while it changes.
 * @type {(row: Row, say: Say, desk: Desk, index: number, state: string, ...more: unknown[]) => import("./node.js").Node} */
const drawn = kept((row, say, desk, index, state) =>
  h(
    "div",
    { class: "ho-row", role: "row", key: row.timeline },
    h(
      "div",
      {
        class: classes("ho-row-name", `is-${state}`),
        role: "rowheader",
        "data-do": "timeline",
        "data-standing": state,
        "data-timeline": row.timeline,
        "data-item": `row ${row.timeline}`,
        "data-row": index,
        "data-column": 0,
      },
      shown("ho-row-number", row.timeline, symbol(`timeline_${row.timeline}`)),
      h("span", null, row.name),
      state !== "still" && spoken(say(`timeline.${state}`)),
    ),
    placesOf(desk, row).map((place) => cell(say, desk, row, place, index)),
  ),
);

/**
 * @param {Say} say
 * @param {Desk} desk
 * @param {Row} row
 * @param {import("./laying.js").Place} place
 * @param {number} index
 */
function cell(say, desk, { timeline }, { place, name, memory, text, cover, sides, sides_text }, index) {
  const { on, held } = desk.laying;
  const isHeld = held !== null && held === name;
  return h(
    "div",
    {
      key: place,
      role: "gridcell",
      class: classes(
        "ho-memory",
        `is-${memory?.state ?? "empty"}`,
        memory?.feeling && `is-${memory.feeling}`,
        isHeld && "is-held",
        held !== null && !isHeld && held[0] === String(timeline) && "is-waiting",
      ),
      "data-do": on ? "lay" : "memory",
      "data-memory": name,
      "data-timeline": on ? timeline : null,
      "data-place": on ? place : null,
      "data-why": memory && name,
      "data-item": `memory ${timeline}-${place}`,
      "data-row": index,
      "data-column": place,
      "aria-selected": String(name !== null && desk.memory === name),
    },
    spoken(
      [
        isHeld && say("arranging.in_hand"),
        told(desk, { text, cover }),
        sides_text,
        isTracked(desk, name) && say("arranging.tracked"),
      ].filter(Boolean).join(" "),
    ),
    memory && face(say, desk, `${name} ${memory.state}`, memory),
    memory?.stitches?.map((count, edge) =>
      h(
        "span",
        { key: EDGES[edge], class: classes("ho-stitches", `is-${EDGES[edge]}`, sides[edge] && `is-${sides[edge]}`) },
        marks("ho-stitch", count),
      ),
    ),
    !memory && shown("ho-memory-title", place),
    isTracked(desk, name) && shown("ho-tracking"),
  );
}

/**
 * What is to be seen of a memory: its drawing, its title or Billy's words, how it feels.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {string} drawing
 * @param {Memory} memory
 */
function face(say, desk, drawing, memory) {
  const covered = isCovered(desk, memory.cover);
  const picture = covered ? undefined : desk.laying.pictures.get(drawing);
  return [
    covered && shown("ho-thumb is-veiled"),
    picture && h("img", { key: drawing, class: "ho-thumb", src: picture.src, alt: "" }),
    shown("ho-memory-title", covered ? say("cover.cell") : memory.title || memory.words),
    memory.feeling !== null && shown("ho-feeling", memory.feeling === "positive" ? "+" : "−"),
  ];
}
