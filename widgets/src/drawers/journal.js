// The journal as a part that stands alone: what happened, in order, each line with its rule and a button that asks why.
import { asTold, wordsOfLine } from "../folds/folds.js";
import { h, kept } from "../kit/node.js"; // kept: memoizes a function
import { rule } from "../kit/texts.js";
import { whyLine } from "../why/why.js";

/**
 * @typedef {import("../protocol/view.d.ts").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 */

/**
 * Return the lines of each day together, in order.
 *
 * @param {Line[]} lines
 * @returns {{day: number, lines: Line[]}[]}
 */
export function byDay(lines) {
  /** @type {{day: number, lines: Line[]}[]} */
  const days = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last && last.day === line.day) last.lines.push(line);
    else days.push({ day: line.day, lines: [line] });
  }
  return days;
}

/**
 * Draw the journal. While the board shows the past, the journal has only the lines up to that moment.
 *
 * @param {Line[]} all all lines
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 * @param {import("../protocol/view.d.ts").Past | null} [past] the past moment that is shown; null for now
 * @param {number | null} [last] the most lines that are shown; null for all
 */
export function journal(all, say, desk, past = null, last = null) {
  const then = past === null ? all : all.filter((line) => line.move <= past.move);
  const lines = then.slice(-(last ?? then.length));
  const latest = lines.at(-1)?.move ?? -1;
  return h(
    "section",
    { class: "ho-journal", key: "journal", "aria-label": say("heading.journal") },
    h("h3", null, say("heading.journal")),
    h(
      "div",
      {
        class: "ho-lines", role: "log", "aria-live": "off",
        "aria-label": say("heading.journal"), "data-scroll": "end", "data-roving": "journal", "data-roving-from": "end",
      },
      byDay(lines).map(({ lines: told }) =>
        oneDay(/** @type {Line} */ (told[0]), told, say, desk, told.at(-1)?.move === latest ? latest : null, desk.notes),
      ),
    ),
    then.length < all.length &&
      h("p", { class: "ho-lines-later", key: "later" }, say("journal.later", { n: all.length - then.length })),
  );
}

/**
 * Draw a day. `kept` remembers the node by the first line of the day. `latest` is the number of the game's last move
 * when that move was on this day, and null otherwise.
 *
 * @type {(first: Line, lines: Line[], say: Say, desk: import("../protocol/display.js").Desk, latest: number | null,
 *   notes: import("../protocol/display.js").Notes) => import("../kit/node.js").Node}
 */
const oneDay = kept(({ day }, lines, say, desk, latest, notes) =>
  h(
    "div",
    { key: day, class: "ho-day" },
    h("h4", null, day === 0 ? say("journal.setup") : say("journal.day", { day })),
    h(
      "ol",
      null,
      lines.map((line) => oneLine(line, say, desk, line.move === latest, notes)),
    ),
  ),
);

/**
 * Draw a line as this reader sees it. `notes` is an argument because it says which words this reader sees.
 *
 * @type {(line: Line, say: Say, desk: import("../protocol/display.js").Desk, isNew: boolean, notes: import("../protocol/display.js").Notes) => import("../kit/node.js").Node}
 */
const oneLine = kept((line, say, desk, isNew) =>
  h(
    "li",
    { key: line.line, class: isNew && "is-new", "data-why": `line ${line.line}` },
    h("span", { "data-words": true }, asTold(desk, line)),
    " ",
    rule(say, line.rule),
    " ",
    whyLine(say, line, asTold(desk, line)),
    " ",
    wordsOfLine(say, desk, line),
  ),
);
