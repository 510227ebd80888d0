// What is spoken after a change: the new lines of the journal, or only the last lines when there are many.
import { asTold } from "../folds/folds.js";

/**
 * @typedef {import("../protocol/view.d.ts").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * The most lines that are spoken; when there are more, only the last lines are spoken, and how many others there are.
 * The journal has all lines.
 */
const READ_ALOUD = 6;

/**
 * Return the text that is spoken about the new lines. A line that nobody may miss is always in it.
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
