// Billy's collected memories: a table of timelines and positions, with the stitches on the cards' edges.
import { about } from "./about.js";
import { standing } from "./choices.js";
import { classes, h, marks, shown, spoken } from "./node.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").Desk} Desk
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Memory} Memory
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
    h("h3", null, say("heading.memories")),
    h(
      "div",
      { class: "ho-grid", role: "grid", "aria-label": say("heading.memories"), "data-roving": "memories" },
      view.grid.map((row, index) => oneRow(view, say, desk, row, index)),
    ),
    detail(view, say, desk),
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
  return h(
    "div",
    { class: "ho-row", role: "row", key: row.timeline },
    h(
      "div",
      {
        class: classes("ho-row-name", `is-${state}`),
        role: "rowheader",
        "data-do": "timeline",
        "data-timeline": row.timeline,
        "data-item": `row ${row.timeline}`,
        "data-row": index,
        "data-column": 0,
      },
      shown("ho-row-number", row.timeline),
      h("span", null, row.name),
      state !== "still" && spoken(say(`timeline.${state}`)),
    ),
    row.cards.map((memory) => cell(desk, row, memory, index)),
  );
}

/**
 * @param {Desk} desk
 * @param {Row} row
 * @param {Memory} memory
 * @param {number} index
 */
function cell(desk, row, memory, index) {
  const name = `${row.timeline}-${memory.position}`;
  return h(
    "div",
    {
      key: memory.position,
      role: "gridcell",
      class: classes("ho-memory", `is-${memory.state}`, memory.feeling !== null && `is-${memory.feeling}`),
      "data-do": "memory",
      "data-memory": name,
      "data-why": memory.state === "empty" ? null : name,
      "data-item": `memory ${name}`,
      "data-row": index,
      "data-column": memory.position,
      "aria-selected": desk.memory === name ? "true" : "false",
    },
    spoken(memory.text),
    memory.stitches !== null &&
      memory.stitches.map((count, edge) =>
        h("span", { key: EDGES[edge], class: `ho-stitches is-${EDGES[edge]}` }, marks("ho-stitch", count)),
      ),
    shown("ho-memory-title", memory.state === "empty" ? memory.position : titleOf(memory)),
    memory.feeling !== null &&
      shown("ho-feeling", memory.feeling === "positive" ? "+" : "−"),
  );
}

/** @param {Memory} memory */
function titleOf(memory) {
  return memory.title !== "" ? memory.title : (memory.words ?? "");
}

/**
 * The memory that is looked at, in full.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function detail(view, say, desk) {
  const memory = chosen(view, desk.memory);
  return (
    memory !== undefined &&
    h(
      "div",
      { class: "ho-detail", key: "detail" },
      picture(desk, memory),
      memory.title !== "" && h("h4", { key: "title" }, memory.title),
      memory.note !== null && h("p", { class: "ho-note", key: "note" }, memory.note),
      h("p", { class: "ho-detail-text" }, memory.text),
      memory.state === "clear" && memory.words !== null && h("p", { class: "ho-words", key: "words" }, memory.words),
      memory.story !== null && h("p", { class: "ho-story-text", key: "story" }, memory.story),
      memory.state === "empty" &&
        about(view, say, `memory ${(desk.memory ?? "").replace("-", " ")}`).map((line) => h("p", null, line.text)),
      h("button", { type: "button", class: "ho-plain", "data-do": "memory" }, say("memories.close")),
    )
  );
}

/**
 * The drawing on the front that lies open. It is shown as a picture, so that nothing in it can run.
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
 * @param {View} view
 * @param {string | null} name
 * @returns {Memory | undefined}
 */
export function chosen(view, name) {
  if (name === null) return undefined;
  const [timeline, position] = name.split("-").map(Number);
  return view.grid
    .find((row) => row.timeline === timeline)
    ?.cards.find((memory) => memory.position === position);
}
