// What is spoken after a change: the new lines of the journal, or some of them when they are many.
import { asTold } from "../folds/folds.js";

/**
 * @typedef {import("../protocol/types.js").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * The most lines that are spoken; of more only the last are, and the number of the others. The journal has all of them.
 */
const READ_ALOUD = 6;

/**
 * Return what is spoken of the new lines. A line that nobody may miss is always spoken.
 *
 * @param {Line[]} before the journal before the change
 * @param {Line[]} after the journal now
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 */
export function news(before, after, say, desk) {
  if (after.length < before.length) return say("taken_back");
  const fresh = after.slice(before.length);
  const first = fresh.length - READ_ALOUD;
  const read = fresh.filter((line, index) => index >= first || line.matters).map((line) => asTold(desk, line));
  const left = fresh.length - read.length;
  return (left > 0 ? [say("journal.more", { n: left }), ...read] : read).join(" ");
}
