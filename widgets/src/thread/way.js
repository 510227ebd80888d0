// The way of the thread: which moment lies where, what of it is past, and what came after a moment that is looked at.

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Moment} Moment
 * @typedef {{x: number, up: number}} Point so many shifts from the first morning, so high
 */

/**
 * How many shifts into the game a moment lies. With its card turned, a shift leads to the next place: now lies one further
 * than the card that was turned last.
 *
 * @param {Moment[]} moments
 * @param {number} index
 * @param {number} perDay
 * @returns {number}
 */
export function placeOf(moments, index, perDay) {
  const { day, shift, now } = /** @type {Moment} */ (moments[index]);
  const begun = (day - 1) * perDay + shift;
  return now && index > 0 ? Math.max(begun, placeOf(moments, index - 1, perDay) + 1) : begun;
}

/**
 * Where the thread has come to, by which points, and by which it went on while an earlier moment is looked at.
 *
 * @param {View} view
 * @returns {{here: Point, before: Point[], later: Point[]}}
 */
export function along({ head, track, past, shifts, moments = [] }) {
  const perDay = shifts.length;
  const points = moments.map(({ condition }, index) => ({ x: placeOf(moments, index, perDay), up: condition }));
  const move = past?.move ?? Infinity;
  const known = moments.filter((each) => each.move <= move).length - 1;
  const at = points[known]?.x ?? (head.day - 1) * perDay + head.shift;
  const isBetween = known >= 0 && past !== null && moments[known]?.move !== move;
  const here = { x: at + Number(isBetween), up: track.value };
  return {
    here,
    before: [...points.filter(({ x }) => x < here.x), here],
    later: past === null ? [] : [here, ...points.filter(({ x }) => x > here.x)],
  };
}

/**
 * A line in as many pieces as another that goes on from it: those that it has not yet come to lie in its end.
 *
 * @param {string} short
 * @param {string} long
 * @returns {string} nothing where it has more pieces itself
 */
export function drawnOut(short, long) {
  const pieces = short.split("C");
  const missing = long.split("C").length - pieces.length;
  const end = short.split(/[MC ]/).slice(-2).join(" ");
  return missing < 0 ? "" : short + `C${end} ${end} ${end}`.repeat(missing);
}

/** What hangs from the last stitch when Billy has died, and where a road ends in that. */
export const LOOSE = "M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9";
