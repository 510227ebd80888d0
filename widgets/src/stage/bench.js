// What came of the ways through an hour that the learner has played, side by side, below Billy's threads as one fork.
import { classes, h } from "../kit/node.js";
import { curve } from "../thread/thread.js";

/**
 * @typedef {import("./script.js").Bench} Bench
 */

/** How wide the fork is, where its lines begin and how long they are, the room above and below them, and a row of names. */
const WIDE = 400;
const FROM = 30;
const LONG = 99;
const EDGE = 18;
const ROW = 18;

/** So many spaces of Billy's Condition are seen at least, so that a small fall is small. */
const SPACES = 8;

/**
 * Draw the results, of which the latest stands out. What the fork shows of the Condition is said in words only to the ear.
 *
 * @param {Bench} bench
 */
export function bench({ lead, results, latest }) {
  const all = results.flatMap(({ points }) => points);
  const conditions = all.map(([, condition]) => condition);
  const top = Math.max(...conditions);
  const parts = new Set(results.map(({ after }) => after)).size > 1; // else there is no fork
  const [first, from] = all[0] ?? [0, 0]; // all ways begin at one moment
  const last = Math.max(...all.map(([at]) => at));
  const high = ROW * results.length;
  /** @param {number} condition */
  const down = (condition) => EDGE + ((top - condition) / Math.max(SPACES, top - Math.min(...conditions))) * (high - EDGE);
  /** @param {number} at */
  const along = (at) => FROM + ((at - first) / Math.max(1, last - first)) * LONG;
  return [
    parts && h(
      "svg",
      { class: "hs-fork", key: "thread", width: WIDE, viewBox: `0 0 ${WIDE} ${high + EDGE}`, "aria-hidden": "true" },
      h("text", { x: 2, y: down(from) + 5 }, from),
      [...results].sort((one, other) => other.after - one.after).map((each, n) => {
        const { title, after, points } = each;
        const x = along(points.at(-1)?.[0] ?? first);
        return [
          h("path", { "stroke-dasharray": each !== results[latest] && 8, d: curve(points.map(([at, condition]) => ({ x: along(at), up: -down(condition) })), 0) }),
          h("circle", { cx: x, cy: down(after), r: 5 }),
          h("text", { x: x + 12, y: ROW * (n + 1) }, `${after} ${title}`),
        ];
      }),
    ),
    h(
      "section",
      { class: "hs-bench", key: "bench", "aria-label": lead },
      results.map(({ title, when, figures }, n) =>
        h(
          "div",
          { class: classes("hs-result", n === latest && "is-latest"), key: n },
          h("p", { class: "hs-own" }, when),
          h("h4", {}, title),
          h("ul", { style: "margin: 0; padding: 0; list-style: none" }, figures.map(({ about, text }) => h("li", { class: parts && about === "condition" && "ho-hidden" }, text))),
        ),
      ),
    ),
  ];
}
