// Where the memories lie on this display: where the game has put them, or as the table lays them itself.
import { button, h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/types.js").Row} Row
 * @typedef {import("../protocol/types.js").Memory} Memory
 * @typedef {import("../protocol/display.js").Laying} Laying
 *
 * @typedef {{place: number, name: string | null, memory: Memory | null, text: string,
 *   cover: import("../protocol/types.js").Fold | null | undefined, sides: string[], sides_text: string}} Place one place of a row: what
 *   lies there, by its name; how it is told, and which of its sides fit
 */

/** @returns {Laying} the memories lie where the game has put them, and nobody holds one */
export function newLaying() {
  return { on: false, held: null, table: null, pictures: new Map() };
}

/**
 * The six places of a row, with what this display shows on them.
 *
 * @param {Desk} desk
 * @param {Row} row
 * @returns {Place[]}
 */
export function placesOf({ laying }, row) {
  const laid = laying.on ? laying.table?.rows[row.timeline - 1] : undefined;
  return row.cards.map((card, index) => {
    const here = laid?.[index];
    const name = here ? here.memory : `${row.timeline}-${card.position}`;
    const memory = here ? (row.cards.find((each) => `${row.timeline}-${each.position}` === name) ?? null) : card;
    const { text, cover } = here ?? card;
    return { place: card.position, name, memory: memory?.state === "empty" ? null : memory, text, cover,
      sides: here?.sides ?? [], sides_text: here?.sides_text ?? "" };
  });
}

/**
 * The view in which each memory is told by the place where this display shows it.
 *
 * @param {View} view
 * @param {Desk} desk
 * @returns {View}
 */
export function asLaid(view, desk) {
  if (!desk.laying.on) return view;
  const grid = view.grid.map((row) => {
    const places = placesOf(desk, row);
    const cards = row.cards.map((card) => {
      const { text, cover } = places.find((each) => each.memory === card) ?? card;
      return { ...card, text, cover };
    });
    return { ...row, cards };
  });
  return { ...view, grid };
}

/**
 * Whether a Tracking Token lies on a memory.
 *
 * @param {Desk} desk
 * @param {string | null} name
 */
export function isTracked({ laying }, name) {
  return name !== null && laying.table?.tracked.includes(name) === true;
}

/**
 * The heading of the memories: their name, and once one lies there, the choice to lay them oneself.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function gridHead(view, say, { laying: { on, held, table } }) {
  const any = view.grid.some((row) => row.cards.some((card) => card.state !== "empty"));
  return h(
    "div",
    { class: "hw-quilt-head" },
    h("h3", null, say("heading.memories")),
    table !== null && any && !on && button("ho-link", say("album.open"), { key: "album", "data-do": "album" }),
    table !== null &&
      (on || any) &&
      button("hw-switch", say("arranging.switch"), {
        key: "laying", role: "switch", "aria-checked": String(on), "data-do": "laying",
      }),
    table !== null &&
      on &&
      h("p", { part: "fit", class: "hw-fit" },
        held === null ? `${table.text} ${say("arranging.choose")}` : say("arranging.holding")),
  );
}

/**
 * The button that lays a Tracking Token on the memory that is looked at, or takes it back.
 *
 * @param {Say} say
 * @param {Desk} desk
 * @param {Memory} memory
 */
export function trackingButton(say, desk, memory) {
  return (
    desk.laying.table !== null &&
    memory.state === "clear" &&
    button("ho-plain", isTracked(desk, desk.memory) ? say("arranging.untrack") : say("arranging.track"), {
      key: "track", "data-do": "track",
    })
  );
}
