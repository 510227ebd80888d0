// The seams of a memory: how many stitches lie on each of its sides, and what becomes of them where a neighbour lies.
import { classes, h, marks } from "../kit/node.js";

/** @typedef {import("./laying.js").Place} Place */

const SIDES = ["top", "right", "bottom", "left"];

/** Where the two cloths do not belong together the seam gapes, in teeth. */
const ACROSS = "M0 3L5 0L15 6L25 0L35 6L45 0L55 6L60 3";
const DOWN = "M3 0L0 5L6 15L0 25L6 35L0 45L6 55L3 60";

/**
 * The four seams of a place on which a memory lies.
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
 * What a seam shows: stitches that end in the cloth, that meet those of the neighbour, that are sewn for good since both
 * memories are clear, or that gape. Where the table lays them itself it is told which sides fit; where the game has laid
 * them, stitches meet that are as many on both sides.
 *
 * @param {Place} place
 * @param {Place | undefined} neighbour
 * @param {number} side
 * @returns {"loose" | "meeting" | "sewn" | "gaping"}
 */
function stateOf({ memory, sides }, neighbour, side) {
  if (sides[side] === "misfits") return "gaping";
  const other = neighbour?.memory;
  const meets = sides.length > 0 ? sides[side] === "fits" : other?.stitches?.[(side + 2) % 4] === memory?.stitches?.[side];
  if (!other || !meets) return "loose";
  return memory?.state === "clear" && other.state === "clear" ? "sewn" : "meeting";
}

/** @param {boolean} across */
function teeth(across) {
  return h(
    "svg",
    { key: "teeth", class: "hw-teeth", viewBox: across ? "0 0 60 6" : "0 0 6 60", preserveAspectRatio: "none" },
    h("path", { d: across ? ACROSS : DOWN }),
  );
}
