// The journal in its drawer: the shifts of a day on the thread, the newest first, and the cards that lie face down.
import { drawing } from "../drawing/drawing.js";
import { asTold, wordsOfLine } from "../folds/folds.js";
import { button, classes, h, kept, shown } from "../kit/node.js"; // kept: memoizes a function
import { rule } from "../kit/texts.js";
import { heldCards } from "../memories/hands.js";
import { sign } from "../question/signs.js";
import { whyLine } from "../why/why.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Moment} Moment
 * @typedef {import("../protocol/view.d.ts").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/** The number that `desk.day` has while the cards that lie face down are shown and not a day. */
const HAND = 0;

/**
 * Return the lines of each shift together, in order. The lines of the set-up, before the first day, stand together too.
 *
 * @param {Line[]} lines
 * @returns {{day: number, shift: number, lines: Line[]}[]}
 */
export function byShift(lines) {
  /** @type {{day: number, shift: number, lines: Line[]}[]} */
  const shifts = [];
  for (const line of lines) {
    const last = shifts.at(-1);
    if (last && last.day === line.day && (last.shift === line.shift || line.day === 0)) last.lines.push(line);
    else shifts.push({ day: line.day, shift: line.shift, lines: [line] });
  }
  return shifts;
}

/**
 * Return the days that have lines, the newest first. The set-up counts as the first day.
 *
 * @param {Line[]} lines
 */
export function daysOf(lines) {
  return [...new Set(lines.map((line) => Math.max(1, line.day)))].reverse();
}

/**
 * Draw the journal. While the board shows the past, the journal has only the lines up to that moment.
 *
 * @param {View} view
 * @param {Line[]} all all lines
 * @param {Say} say
 * @param {Desk} desk
 */
export function journalDrawer(view, all, say, desk) {
  const { past } = view;
  const lines = past === null ? all : all.filter((line) => line.move <= past.move);
  const days = daysOf(lines);
  const newest = days[0] ?? 1;
  const held = heldCards(view, desk);
  const hand = desk.day === HAND && held.length > 0;
  const day = desk.day !== null && days.includes(desk.day) ? desk.day : newest;
  const latest = lines.at(-1)?.move ?? -1;
  const shifts = byShift(lines.filter((line) => Math.max(1, line.day) === day)).reverse();
  return [
    days.length + held.length > 1 && tabs(say, days, hand ? HAND : day, held.length),
    h(
      "div",
      { class: "hw-drawer-inside", key: "inside", part: "drawer_lines", "data-scroll": "start" },
      hand && inHand(say, held),
      !hand && h(
        "div",
        { key: "log", role: "log", "aria-live": "off", "aria-label": say("heading.journal"), "data-roving": "journal" },
        shifts.map(({ shift, lines: told }) =>
          oneShift(/** @type {Line} */ (told[0]), told, say, desk, latest, desk.notes, view.shifts[shift]?.short ?? "", ...course(view, /** @type {Line} */ (told[0]))),
        ),
      ),
      lines.length < all.length &&
        h("p", { class: "hw-put-aside", key: "later" }, say("journal.later", { n: all.length - lines.length })),
    ),
  ];
}

/**
 * Draw the buttons that choose a day, or the cards that lie face down.
 *
 * @param {Say} say
 * @param {number[]} days
 * @param {number} open the chosen day, or HAND
 * @param {number} held how many cards lie face down
 */
function tabs(say, days, open, held) {
  return h(
    "div",
    { class: "hw-journal-days", key: "days", part: "kept", role: "toolbar", "aria-label": say("journal.days"), "data-roving": "days" },
    days.map((each) =>
      tab(each, open, say("journal.day", { day: each }), each === open ? say("journal.day", { day: each }) : String(each)),
    ),
    held > 0 && tab(HAND, open, `${held} ${say("heading.hands")}`, sign("cloth"), " ", held),
  );
}

/**
 * Draw the button of a day.
 *
 * @param {number} day
 * @param {number} open the chosen day
 * @param {string} name the button as it is spoken
 * @param {...import("../kit/node.js").Child} inside
 */
function tab(day, open, name, ...inside) {
  return h(
    "button",
    {
      class: "hw-journal-day", key: day, "data-do": "journal_day", "data-day": day, "data-item": `day ${day}`,
      "aria-label": name, "aria-pressed": String(day === open),
    },
    ...inside,
  );
}

/**
 * Return Billy's condition at the beginning of a shift and at the beginning of the next shift, then the care that the
 * shift gave: "medical", "palliative", or "now" for the present shift. A condition that is not known is null; a care
 * that is not known is empty.
 *
 * @param {View} view
 * @param {Line} first any line of the shift
 * @returns {[from: number | null, to: number | null, sign: string]}
 */
function course({ moments = [], past }, { day, shift }) {
  const index = moments.findIndex((each) => each.day === day && each.shift === shift);
  const [began, next] = [moments[index], moments[index + 1]];
  if (began === undefined || (past !== null && began.move > past.move)) return [null, null, ""];
  if (next === undefined || (past !== null && next.move > past.move)) return [began.condition, null, "now"];
  const isOn = next.now && next.day === day && next.shift === shift;
  return [began.condition, next.condition, isOn ? "now" : began.care ?? ""];
}

/**
 * Draw the mark of a shift on the thread: the sign of its care, or the needle for the present shift; false when the
 * care is not known.
 *
 * @param {string} knot the care, as `course` gives it
 */
function knotOf(knot) {
  if (knot === "now") return drawing("needle");
  return knot === "medical" ? sign("heart") : knot === "palliative" && sign("ring");
}

/**
 * Draw a shift. `kept` remembers the node by the first line of the shift.
 *
 * @type {(first: Line, lines: Line[], say: Say, desk: Desk, latest: number, notes:
 *   import("../protocol/display.js").Notes, name: string,
 *   from: number | null, to: number | null, knot: string) => import("../kit/node.js").Node}
 */
const oneShift = kept((first, lines, say, desk, latest, notes, name, from, to, knot) =>
  h(
    "div",
    { class: "hw-entry", key: `${first.day} ${first.shift}` },
    shown("hw-knot", knotOf(knot)),
    h("h4", null, first.day === 0 ? say("journal.setup") : name),
    from !== null &&
      h("span", { class: "hw-course", key: "course" }, to === null || from === to ? from : say("signs.to", { now: from, worst: to })),
    h("ol", null, lines.map((line) => oneLine(line, say, desk, line.move === latest, notes))),
  ),
);

/**
 * Draw a line as this reader sees it. Lines that nobody may miss, and Billy's words, are larger.
 *
 * @type {(line: Line, say: Say, desk: Desk, isNew: boolean, notes: import("../protocol/display.js").Notes) => import("../kit/node.js").Node}
 */
const oneLine = kept((line, say, desk, isNew) =>
  h(
    "li",
    {
      key: line.line, "data-why": `line ${line.line}`,
      class: classes("hw-told", (line.matters || line.read_aloud) && "is-weighty", isNew && "is-new"),
    },
    h("span", { "data-words": true }, asTold(desk, line)),
    " ",
    h("span", { class: "hw-told-ask", key: "ask" }, rule(say, line.rule), " ", whyLine(say, line, asTold(desk, line))),
    " ",
    wordsOfLine(say, desk, line),
  ),
);

/**
 * Draw the list of all cards that lie face down before somebody or in the pool.
 *
 * @param {Say} say
 * @param {ReturnType<typeof heldCards>} held
 */
function inHand(say, held) {
  return h(
    "div",
    { class: "hw-entry", key: "hand" },
    shown("hw-knot", sign("cloth")),
    h("h4", null, button("ho-name", say("heading.hands"), { "data-do": "about", "data-about": "hands" })),
    h(
      "ul",
      null,
      held.map((card) =>
        h("li", { key: card.key, class: "hw-told" }, h("b", null, card.name === "" ? say("hands.pool") : card.name), " ", card.text),
      ),
    ),
  );
}
