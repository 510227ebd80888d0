// What to read aloud after a change: the lines that came, shortened when they are many.

/**
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./types.js").Say} Say
 */

/** More lines than this are summed up; the journal has them all. */
const READ_ALOUD = 6;

/**
 * @param {Line[]} before
 * @param {Line[]} after
 * @param {Say} say
 */
export function news(before, after, say) {
  if (after.length < before.length) return say("taken_back");
  const fresh = after.slice(before.length);
  const read = fresh.slice(-READ_ALOUD).map((line) => line.text);
  const left = fresh.length - read.length;
  return (left > 0 ? [say("journal.more", { n: left }), ...read] : read).join(" ");
}
