// A room of the house: a wall with a floor, the name at the top, everything and everybody in it.
import { drawing } from "../drawing/drawing.js";
import { classes, h, shown } from "../kit/node.js";

/**
 * How wide a room is, in px: `each` for every person in it plus `besides` for the things, but never less than `empty`;
 * first where the window has space, then where it is narrow.
 *
 * @typedef {[empty: number, each: number, besides: number][]} Width
 */

/** @type {Record<string, Width>} */
const WIDTHS = {
  break_room: [[0, 92, 84], [0, 66, 84]],
  here: [[400, 104, 224], [346, 70, 206]],
  past: [[112, 92, 12], [100, 70, 10]],
  coming: [[118, 0, 0], [76, 0, 0]],
  on_call: [[112, 76, 12], [94, 50, 10]],
  on_leave: [[112, 84, 16], [96, 62, 10]],
  left: [[104, 76, 16], [90, 60, 10]],
};

/**
 * Draw a room.
 *
 * @param {string} tag of its element
 * @param {string} kind a key of WIDTHS
 * @param {string} look further classes
 * @param {number} people for how many people there is to be room; an empty space of a shift counts as part of a person,
 *   so this can be 1.75
 * @param {Record<string, import("../kit/node.js").Value>} props
 * @param {...import("../kit/node.js").Child} inside
 */
export function room(tag, kind, look, people, props, ...inside) {
  const [wide, least] = /** @type {Width} */ (WIDTHS[kind]).map(([empty, each, besides]) => Math.max(empty, Math.round(people * each + besides)));
  const style = `--wide: ${wide}px; --least: ${least}px`;
  return h(tag, { ...props, "data-room": props["key"] ?? null, class: classes(`hw-room is-${kind}`, look), style }, shown("hw-wall"), inside);
}

/**
 * Draw a drawing at a place of a scene.
 *
 * @param {string} name
 * @param {[x: number, y: number, wide: number, high: number]} place in units of the drawings; x from the left, y from
 *   the top
 * @param {string} [look]
 * @param {string} [key]
 */
export function placed(name, [x, y, wide, high], look = "", key = name) {
  const made = drawing(name, classes("hw-at", look), key);
  made.props["style"] = `--x: ${x}; --y: ${y}; --w: ${wide}; --h: ${high}`;
  return made;
}

/**
 * Return the least width of all rooms side by side, in px. The rooms of coming shifts do not count, since they are left
 * out first where the board is narrow.
 *
 * @param {import("../kit/node.js").Child[]} rooms
 */
export function together(rooms) {
  return rooms.reduce((/** @type {number} */ sum, each) => sum + leastOf(each), 0);
}

/**
 * Return the least width of a room, in px; 0 for a room of a coming shift.
 *
 * @param {import("../kit/node.js").Child} made
 */
function leastOf(made) {
  if (made === null || typeof made !== "object" || Array.isArray(made) || String(made.props["class"]).includes("is-coming")) return 0;
  return Number(/--least: (\d+)px/.exec(String(made.props["style"]))?.[1] ?? 0);
}
