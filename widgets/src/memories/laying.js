// Where the memories lie on this display: where the game has put them, or where the players have laid them themselves.
import { button, h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Row} Row
 * @typedef {import("../protocol/view.d.ts").Memory} Memory
 * @typedef {import("../protocol/display.js").Laying} Laying
 *
 * @typedef {object} Place One place of a row, with what this display shows there.
 * @property {number} place its position, 1 to 6
 * @property {string | null} name the memory there, such as "2-3"; null for none
 * @property {Memory | null} memory the same memory from the view; null for an empty place
 * @property {string} text the place as it is spoken
 * @property {import("../protocol/view.d.ts").Fold | null} cover the fold of its words
 * @property {string[]} sides "fits", "misfits" or "open" for top, right, bottom, left; empty where the
 *   game lays the memories
 * @property {string} sides_text the same in words
 */

/**
 * Return the state at the beginning: the memories lie where the game has put them, and no memory is picked up.
 *
 * @returns {Laying}
 */
export function newLaying() {
  return { on: false, held: null, table: null, pictures: new Map() };
}

/**
 * Return the six places of a row of the quilt (one Timeline), each with the memory that this display shows there.
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
 * Return the view in which each memory is described by the place where this display shows it.
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
 * @param {string | null} name of the memory, such as "2-3"
 */
export function isTracked({ laying }, name) {
  return name !== null && laying.table?.tracked.includes(name) === true;
}

/**
 * Draw the heading of the memories. Once there is a memory, a switch lets the players arrange the memories themselves.
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
 * Draw the button that lays a Tracking Token on the open memory, or takes the token back; false where no token can lie.
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
