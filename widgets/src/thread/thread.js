// Billy's condition as one thread through all shifts that the deck has patient cards for. Choosing a point of the
// thread opens that moment.
import { drawing } from "../drawing/drawing.js";
import { classes, h, kept } from "../kit/node.js"; // kept: memoizes a function
import { roads } from "./roads.js";
import { along, LOOSE, placeOf } from "./way.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Moment} Moment
 * @typedef {import("../protocol/view.d.ts").Track} Track
 * @typedef {import("./way.js").Point} Point
 */

/** A heart like that of the drawings, in the colours of the web page. */
const HEART = "M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4 0-5.2 1.4-7 3.6-6.6 8.6-5.6 8 .8 0 6.6Z";
/**
 * While the needle is lower than this share of the thread's height (0 to 1), the number of the condition is drawn above
 * the needle. Below it there is no room, because of the names of the days.
 */
const LOW = 0.6;

/**
 * Draw the thread, with the roads of the answers: the paths that the thread would take (`roads.js`).
 *
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/view.d.ts").Answer | null} [ahead] the answer that the reader looks at
 * @param {boolean} [opens] whether choosing a point opens its moment
 * @param {boolean} [asks] whether a click on the thread asks why
 */
export function thread(view, say, ahead = null, opens = false, asks = true) {
  const { track, head, past, moments = [] } = view;
  const perDay = view.shifts.length;
  const { here, before, later } = along(view);
  return h(
    "div",
    { class: "hw-thread", key: "track" },
    h(
      "div",
      { class: "hw-picture", key: "picture", role: "img", "aria-label": track.text, "data-why": asks && "condition", "data-do": asks && "why" },
      ground(track, say, head.day, perDay),
      h("div", { class: "hw-plot", key: "line" }, line(track, before, later), careMarks(moments, track, perDay, here.x)),
      needle(here, track, view.outcome?.died === true && past === null),
    ),
    roads(view, say, ahead, here),
    opens && moments.length > 1 && points(moments, say, track, perDay, past?.move ?? null),
  );
}

/**
 * Draw what lies behind the thread: the stages as bands with their names, the numbers at their borders, the days.
 *
 * @type {(track: Track, say: Say, day: number, perDay: number) => import("../kit/node.js").Node[]}
 */
const ground = kept((track, say, day, perDay) => {
  const { stages, max, shifts } = track;
  const days = Array.from({ length: Math.ceil(shifts / perDay) }, (_, index) => index + 1);
  const borders = [max, ...stages.map((stage) => stage.to)];
  return [
    h(
      "div",
      { class: "hw-plot hw-bands", key: "bands" },
      stages.map(({ stage, from, to }) =>
        h(
          "div",
          { key: stage, class: `hw-band hw-stage-${stage}`, "data-stage": stage, style: `--share: ${reach(from, max) - reach(to - 1, max)}` },
          h("i"),
        ),
      ),
    ),
    h("div", { class: "hw-names", key: "names" }, stages.map(({ stage, name }) => h("span", { key: stage }, name))),
    h(
      "div",
      { class: "hw-plot hw-scale", part: "scale" },
      borders.map((each) => h("span", { key: each, style: `--up: ${each / max}`, class: classes(each > 0 && each < max / 6 && "is-tight") }, each)),
    ),
    h("div", { class: "hw-plot hw-dawns", key: "dawns" }, days.map((each) => h("i", { key: each }))),
    h(
      "div",
      { class: "hw-plot hw-days", part: "days" },
      days.map((each) =>
        h(
          "b",
          { key: each, class: classes(each === day && "is-today"), style: `--at: ${((each - 0.5) * perDay) / shifts}` },
          each === day || (each === 1 && day !== 2) ? say("journal.day", { day: each }) : each,
        ),
      ),
    ),
  ];
});

/**
 * Return the height of the upper edge of a condition's strip, in units of the condition: the edge lies halfway to the
 * next condition. `ground` draws each stage as high as the strips of all its conditions.
 *
 * @param {number} condition
 * @param {number} max the highest condition
 */
function reach(condition, max) {
  return Math.max(0, Math.min(max, condition + 0.5));
}

/**
 * Return the path of the thread in SVG's notation: level at each moment, and bent between two moments.
 *
 * @param {Point[]} points
 * @param {number} max the highest condition
 */
export function curve(points, max) {
  return points
    .map(({ x, up }, index) => {
      const last = points[index - 1];
      if (last === undefined) return `M${x} ${max - up}`;
      const middle = (last.x + x) / 2;
      return `C${middle} ${max - last.up} ${middle} ${max - up} ${x} ${max - up}`;
    })
    .join("");
}

/**
 * Draw the thread itself.
 *
 * @type {(track: Track, before: Point[], later: Point[]) => import("../kit/node.js").Node}
 */
const line = (track, before, later) => {
  const sewn = curve(before, track.max);
  const one = { "vector-effect": "non-scaling-stroke" };
  return h(
    "svg",
    { class: "hw-line", key: "line", viewBox: `0 0 ${track.shifts} ${track.max}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    later.length > 1 && h("path", { ...one, class: "hw-later", key: "later", d: curve(later, track.max) }),
    h("path", { ...one, class: "hw-edge", key: "edge", "data-line": "edge", d: sewn }),
    h("path", { ...one, class: "hw-yarn", key: "yarn", "data-line": "yarn", d: sewn }),
    h("path", { ...one, class: "hw-stitches", key: "stitches", "data-line": "stitches", d: sewn }),
  );
};

/**
 * Draw a mark where each shift ended: a heart for medical care, a ring for palliative care, a knot for no care. Where
 * the needle is there is no mark.
 *
 * @type {(moments: Moment[], track: Track, perDay: number, here: number) => import("../kit/node.js").Node[]}
 */
const careMarks = kept((moments, { max, shifts }, perDay, here) =>
  moments.flatMap((moment, index) => {
    const gave = moments[index - 1]?.care;
    const x = placeOf(moments, index, perDay);
    if (index === 0 || x === here) return [];
    return h(
      "span",
      {
        key: `mark ${index}`,
        class: classes("hw-mark", `is-${gave ?? "knot"}`, x > here && "is-later"),
        style: `--at: ${x / shifts}; --up: ${moment.condition / max}`,
      },
      gave === "medical" && h("svg", { viewBox: "-8 -8 16 16", "aria-hidden": "true" }, h("path", { d: HEART })),
    );
  }),
);

/**
 * Draw where Billy is: the needle with the number, or the loose end of the thread after his death.
 *
 * @param {Point} here
 * @param {Track} track
 * @param {boolean} died
 */
function needle({ x, up }, { max, shifts }, died) {
  return h(
    "div",
    { class: "hw-plot", key: "now" },
    h(
      "span",
      {
        key: "here", class: classes("hw-here", up / max < LOW && "is-low", x < 1 && "is-first", x > shifts - 2 && "is-last"),
        "data-part": "here",
        style: `--at: ${x / shifts}; --up: ${up / max}`,
      },
      died
        ? h("svg", { class: "hw-loose", key: "loose", viewBox: "0 0 34 20", "aria-hidden": "true" }, h("path", { class: "hw-edge", d: LOOSE }), h("path", { class: "hw-yarn", d: LOOSE }))
        : drawing("needle", "hw-needle"),
      h("b", { key: "number" }, up),
    ),
  );
}

/**
 * Draw the moments as buttons of one group. Where a shift is narrower than a finger, the three buttons of a day lie one
 * below another; each is as wide as the day and a third as high as the whole thread.
 *
 * @type {(moments: Moment[], say: Say, track: Track, perDay: number, past: number | null) => import("../kit/node.js").Node}
 */
const points = kept((moments, say, track, perDay, past) =>
  h(
    "div",
    {
      class: "hw-plot hw-moments", key: "moments", role: "toolbar", "aria-label": say("back.heading"), "data-roving": "moments",
      "data-roving-from": "end", style: `--shifts: ${track.shifts}; --a-day: ${perDay}`,
    },
    moments.map((moment, index) => {
      const x = placeOf(moments, index, perDay);
      return h("button", {
        key: index,
        class: classes("hw-moment", past !== null && moment.move > past && "is-later"),
        style: `--at: ${x / track.shifts}; --up: ${moment.condition / track.max}; --row: ${x % perDay}`,
        title: moment.text,
        "data-do": moment.now ? "now" : "look",
        "data-move": moment.move,
        "data-item": `moment ${index}`,
        "aria-pressed": String(past === null ? moment.now : !moment.now && moment.move === past),
        "aria-label": moment.now ? say("back.is_now", { text: moment.text }) : moment.text,
      });
    }),
  ),
);
