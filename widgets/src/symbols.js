// The signs of the ward, all of our own drawing: one shape each, on a square of 24, in the colour of the words around.
import { classes, h } from "./node.js";

/** @type {Record<string, string>} */
const SHAPES = {
  // what can be had
  token: "M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",
  warning: "M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10.9 17.3v2.3h2.2v-2.3z",
  either: "M4 1.5h16v21H4zM12 18c3.8-3.3 5.5-5.2 5.5-7.4A2.9 2.9 0 0 0 12 9.3a2.9 2.9 0 0 0-5.5 1.3c0 2.2 1.7 4.1 5.5 7.4z",
  memory: "M5 1.5h14v21H5zM7 3.5v17h10v-17zM9 6h6v1.6H9zm0 3.5h6v1.6H9z",
  inquire: "M2 2.5h20v14h-9.5L7 22v-5.5H2zM10.8 12.5v2h2.2v-2zM8.3 7.8h2.1c0-2.2 3.5-2 3.5-.2 0 1.5-2.9 1.7-2.9 4h2c0-1.6 3-1.9 3-4.1 0-4.4-7.7-4.3-7.7.3z",
  done: "M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM5 12.5l5 5.2 9.3-10-2.2-2.1-7.1 7.6-2.8-2.9z",
  // how Billy is
  deteriorating: "M9 2h6v10h5.5L12 22 3.5 12H9z",
  stable: "M2 6.5h20v4H2zm0 7h20v4H2z",
  emergency: "M12 1.5a7 7 0 0 1 7 7v5.5l2.5 4h-19L5 14V8.5a7 7 0 0 1 7-7zM9 20h6a3 3 0 0 1-6 0z",
  // the light of a shift
  shift_0: "M5.5 17a6.5 6.5 0 0 1 13 0zM1 19h22v2.2H1zM11 3h2v5h-2zM2.9 9.4l1.5-1.5L7.7 11.2 6.2 12.7zM21.1 9.4l-1.5-1.5-3.3 3.3 1.5 1.5z",
  shift_1: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 .5h2v4h-2zm0 19h2v4h-2zM.5 11h4v2h-4zm19 0h4v2h-4zM3.2 4.6l1.4-1.4 2.8 2.8L6 7.4zM16.6 18l1.4-1.4 2.8 2.8-1.4 1.4zM3.2 19.4 6 16.6 7.4 18l-2.8 2.8zM16.6 6l2.8-2.8 1.4 1.4L18 7.4z",
  shift_2: "M14.5 1.5a10.8 10.8 0 1 0 8 14.5A9.5 9.5 0 0 1 14.5 1.5z",
  // where people wait
  break_room: "M3 8.5h13.5V16a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM16.5 10H19a3.5 3.5 0 0 1 0 7h-2.5v-2H19a1.5 1.5 0 0 0 0-3h-2.5zM6.5 2.5h1.8v4H6.5zm4.5 0h1.8v4H11z",
  on_call_place: "M4.5 1.5H10l1.5 6-3 2a12 12 0 0 0 6 6l2-3 6 1.5v5.5c0 1.5-1.2 3-3 3C10.5 22.5 1.5 13.5 1.5 4.5c0-1.8 1.5-3 3-3z",
  on_leave: "M12 1.5 23.5 12H20v10.5h-6V15h-4v7.5H4V12H.5z",
  manager_board: "M9 1.5h6V4h4v18.5H5V4h4zM8 9v2h8V9zm0 4v2h8v-2z",
  contact_tile: "M2 3h20v7h-5V7H7v3H2zM6.5 12h11L21 22H3zM12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  marked_area: "M4 1.5h12l4 4v17H4zM7 9v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z",
  left: "M4 1.5h16v21H4zM6.2 3.7v16.6h11.6V3.7zM14 11h2.2v3H14z",
  // the five timelines: a crane, a record, a house in two, a ship, a letter
  timeline_1: "M2 3.5h20V7h-2.5v15.5h-3V7h-9v15.5h-3V7H2zM11 7h2v6h1.5v4h-5v-4H11z",
  timeline_2: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4.5v1.5A4.5 4.5 0 0 1 16.5 12H18a6 6 0 0 0-6-6zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  timeline_3: "M1 11.5 10.5 3 9.3 8l1.7 4.5L9.3 17l1.2 5.5H3v-11zM14 3.5l9 8h-2v11h-7.5L12.2 17l1.8-4.5L12.3 8z",
  timeline_4: "M1.5 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",
  timeline_5: "M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z",
};

/**
 * A sign by its name, to be looked at; what it means is said in words beside it.
 *
 * @param {string} name
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function symbol(name, look = "", key = `sign ${name}`) {
  return h(
    "svg",
    { class: classes("ho-sign", look), viewBox: "0 0 24 24", "aria-hidden": "true", key },
    h("path", { d: SHAPES[name] ?? "" }),
  );
}

/**
 * As many signs as a number says; they are looked at, their number is spoken elsewhere.
 *
 * @param {string} name
 * @param {string} look
 * @param {number} count
 * @param {(index: number) => string | false} [extra]
 */
export function signs(name, look, count, extra = () => false) {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    symbol(name, classes(look, extra(index)), `${name} ${look} ${index}`),
  );
}
