// The way of the thread: where each moment lies, which moments are past, and which came after the earlier moment that
// is shown.

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Moment} Moment
 * @typedef {{x: number, up: number}} Point a point of the thread: how many shifts after the first morning, and which condition
 */

/**
 * Return how many shifts after the first morning a moment lies. The present moment lies at least one shift after
 * the moment before it, since the card of that shift has been turned.
 *
 * @param {Moment[]} moments all moments
 * @param {number} index of the moment
 * @param {number} perDay how many shifts a day has
 * @returns {number}
 */
export function placeOf(moments, index, perDay) {
  const { day, shift, now } = /** @type {Moment} */ (moments[index]);
  const begun = (day - 1) * perDay + shift;
  return now && index > 0 ? Math.max(begun, placeOf(moments, index - 1, perDay) + 1) : begun;
}

/**
 * Return where the thread has come to (`here`), its points up to there (`before`), and the points after it while an
 * earlier moment is shown (`later`).
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
 * Return the path of a short thread with as many pieces as a longer one that goes on from it, so that a browser can
 * move between the two. The added pieces all lie in the end of the short thread. Return an empty text when the short
 * thread has more pieces.
 *
 * @param {string} short the path as it was
 * @param {string} long the path as it will be
 * @returns {string}
 */
export function drawnOut(short, long) {
  const pieces = short.split("C");
  const missing = long.split("C").length - pieces.length;
  const end = short.split(/[MC ]/).slice(-2).join(" ");
  return missing < 0 ? "" : short + `C${end} ${end} ${end}`.repeat(missing);
}

/**
 * The path of the loose end of the thread: drawn where Billy has died, and at the end of a road on which he would die.
 */
export const LOOSE = "M0 10C9 10 8 2 14 3S17 13 24 12 28 7 33 9";
