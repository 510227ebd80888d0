// The seams of a memory: the stitches on each of its sides, and how they meet the stitches of the neighbours.
import { classes, h, marks } from "../kit/node.js";

/** @typedef {import("./laying.js").Place} Place */

const SIDES = ["top", "right", "bottom", "left"];

/** The torn edge that is drawn where two memories do not fit together: along a row, and across rows. */
const ACROSS = "M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3";
const DOWN = "M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";

/**
 * Draw the four seams of a place with a memory.
 *
 * @param {Place} place
 * @param {(Place | undefined)[]} neighbours above, right, below, left
 */
export function seams(place, neighbours) {
  return SIDES.map((side, index) => {
    const count = place.memory?.stitches?.[index] ?? 0;
    const state = stateOf(place, neighbours[index], index);
    return (
      (count > 0 || state === "gaping") &&
      h(
        "span",
        { key: side, class: classes("hw-stitches", `is-${side}`, `is-${state}`), "aria-hidden": "true" },
        marks("hw-stitch", count),
        state === "gaping" && teeth(index % 2 === 0),
      )
    );
  });
}

/**
 * Return what a seam shows: stitches that end alone ("loose"), stitches that meet the neighbour's stitches ("meeting"),
 * a seam between two clear memories ("sewn"), or sides that do not fit ("gaping"). Where the table arranges the
 * memories, Python says which sides fit; where the game has laid them, two sides meet when they have the same number of
 * stitches.
 *
 * @param {Place} place
 * @param {Place | undefined} neighbour
 * @param {number} side 0 to 3: top, right, bottom, left
 * @returns {"loose" | "meeting" | "sewn" | "gaping"}
 */
function stateOf({ memory, sides }, neighbour, side) {
  if (sides[side] === "misfits") return "gaping";
  const other = neighbour?.memory;
  const meets = sides.length > 0 ? sides[side] === "fits" : other?.stitches?.[(side + 2) % 4] === memory?.stitches?.[side];
  if (!other || !meets) return "loose";
  return memory?.state === "clear" && other.state === "clear" ? "sewn" : "meeting";
}

/**
 * Draw the torn edge.
 *
 * @param {boolean} across whether it lies along a row
 */
function teeth(across) {
  return h(
    "svg",
    { key: "teeth", class: "hw-teeth", viewBox: across ? "0 0 60 6" : "0 0 6 60", preserveAspectRatio: "none" },
    h("path", { d: across ? ACROSS : DOWN }),
  );
}
