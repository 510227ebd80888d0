// The signs of the ward. Each is one shape on a square of 24 units, in the colour of the words around it.
import { classes, h } from "./node.js";

/** @type {Record<string, string>} */
const SHAPES = {
  // care tokens, warnings and inquiries
  token: "M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",
  warning: "M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10.9 17.3v2.3h2.2v-2.3z",
  inquire: "M2 2.5h20v14h-9.5L7 22v-5.5H2zM10.8 12.5v2h2.2v-2zM8.3 7.8h2.1c0-2.2 3.5-2 3.5-.2 0 1.5-2.9 1.7-2.9 4h2c0-1.6 3-1.9 3-4.1 0-4.4-7.7-4.3-7.7.3z",
  // Calls and letters
  contact_tile: "M2 3h20v7h-5V7H7v3H2zM6.5 12h11L21 22H3zM12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  marked_area: "M4 1.5h12l4 4v17H4zM7 9v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z",
  // the five timelines: a crane, a record, a house in two, a ship, a letter
  timeline_1: "M2 3.5h20V7h-2.5v15.5h-3V7h-9v15.5h-3V7H2zM11 7h2v6h1.5v4h-5v-4H11z",
  timeline_2: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4.5v1.5A4.5 4.5 0 0 1 16.5 12H18a6 6 0 0 0-6-6zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  timeline_3: "M1 11.5 10.5 3 9.3 8l1.7 4.5L9.3 17l1.2 5.5H3v-11zM14 3.5l9 8h-2v11h-7.5L12.2 17l1.8-4.5L12.3 8z",
  timeline_4: "M1.5 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",
  timeline_5: "M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z",
};

/**
 * Draw a sign. It is seen and not spoken; words beside it say what it means.
 *
 * @param {string} name a key of SHAPES
 * @param {string} [look] a further class
 * @param {string} [key]
 */
export function symbol(name, look = "", key = `sign ${name}`) {
  return h(
    "svg",
    { class: classes("ho-sign", look), viewBox: "0 0 24 24", "aria-hidden": "true", "data-drawn": name, key },
    h("path", { d: SHAPES[name] ?? "" }),
  );
}

/** The frame of a warning that has not come. */
const TRIANGLE = "M12 3 22 21H2z";

/**
 * Draw the warnings: a full sign for each that has come, an empty frame for each that has not.
 *
 * @param {number} number how many have come
 * @param {number} most how many there can be
 */
export function warningSigns(number, most) {
  return Array.from({ length: most }, (_, index) => index < number ? symbol("warning", "", `warned ${index}`) : unwarned(index));
}

/**
 * Draw the frame of a warning that has not come.
 *
 * @param {number} index which of the warnings
 */
function unwarned(index) {
  return h("svg", { class: "ho-sign hw-unwarned", viewBox: "0 0 24 24", "aria-hidden": "true", "data-drawn": "unwarned", key: `unwarned ${index}` }, h("path", { d: TRIANGLE }));
}
