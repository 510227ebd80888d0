// A cloth on which memories are turned and laid until their stitches meet.
import { classes, h } from "../kit/node.js";
import { seams } from "../memories/seams.js";

/**
 * @typedef {import("./script.js").Scrap} Scrap
 * @typedef {import("../memories/laying.js").Place} Place
 */

/** @type {any} Something lies on every side; whether it fits is said by the sides themselves. */
const AROUND = { memory: { state: "partial" } };

/**
 * Draw the places of the cloth, each with the memory that lies there.
 *
 * @param {Scrap[]} scraps
 */
export function cloth(scraps) {
  return h("div", { class: "hw-quilt hs-instead", key: "cloth", part: "cloth" }, h("div", { class: "hw-cloth" }, scraps.map(scrap)));
}

/**
 * Draw a place: a button where something can be done with it. Its edges turn with its picture.
 *
 * @param {Scrap} scrap
 * @param {number} n
 */
function scrap({ name, text, src, edges, sides, turns }, n) {
  /** @type {any} */
  const place = { memory: { stitches: edges, state: "partial" }, sides };
  return h(
    name ? "button" : "div",
    {
      key: `${n} ${name !== ""}`, class: classes("hs-scrap", name && (src ? "is-held" : "is-place")), "aria-label": text || null, role: !name && text ? "img" : null,
      "data-do": name && "does", "data-name": name || null,
    },
    src && h("div", { class: "hs-front", style: `--turn: ${turns * 90}deg` }, h("img", { src, alt: "" }), seams(place, [AROUND, AROUND, AROUND, AROUND])),
  );
}
