// What to read aloud after a change: the lines that came, shortened when they are many.
import { asTold } from "../folds/folds.js";

/**
 * @typedef {import("../protocol/types.js").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 */

/** More lines than this are summed up; the journal has them all. */
const READ_ALOUD = 6;

/**
 * What nobody may miss is read however many lines there are.
 *
 * @param {Line[]} before
 * @param {Line[]} after
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
