// What came of the ways through an hour that the learner has played: the last two side by side, each with Billy's thread.
import { classes, h } from "../kit/node.js";
import { curve } from "../thread/thread.js";

/**
 * @typedef {import("./script.js").Bench} Bench
 */

/** The size of the drawn thread, the room above and below its numbers, and where its longest begins and ends. */
const [WIDE, HIGH, EDGE, FROM, TO] = [220, 42, 13, 30, 186];

/** So many spaces of Billy's Condition are seen at least, so that a small fall is small. */
const SPACES = 8;

/** The styles of the thread and of the list of figures. */
const [WIDEST, PLAIN] = [`display: block; width: 100%; max-width: ${WIDE}px`, "margin: 0; padding: 0; list-style: none"];

/**
 * Draw the results, of which the latest stands out. What the thread shows of the Condition is said in words only to the ear.
 *
 * @param {Bench} bench
 */
export function bench({ lead, results, latest }) {
  const all = results.flatMap(({ points }) => points);
  const conditions = all.map(([, condition]) => condition);
  const [top, low] = [Math.max(...conditions), Math.min(...conditions)];
  const first = all[0]?.[0] ?? 0; // all ways begin at one moment
  const last = Math.max(...all.map(([at]) => at));
  /** @param {number} condition */
  const down = (condition) => EDGE + ((top - condition) / Math.max(SPACES, top - low)) * (HIGH - 2 * EDGE);
  /** @param {number} at */
  const along = (at) => FROM + ((at - first) / Math.max(1, last - first)) * (TO - FROM);
  return h(
    "section",
    { class: "hs-bench", key: "bench", "aria-label": lead },
    results.map(({ title, when, before, after, points, figures }, n) => {
      const end = along(points.at(-1)?.[0] ?? first);
      return h(
        "div",
        { class: classes("hs-result", n === latest && "is-latest"), key: `result ${n}` },
        h("p", { class: "hs-own", key: "when" }, when),
        h("h4", { key: "title" }, title),
        top > low && h( // without a change in any result the thread says nothing
          "svg",
          { key: "thread", style: WIDEST, viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" },
          h("path", { key: "line", d: curve(points.map(([at, condition]) => ({ x: along(at), up: -down(condition) })), 0) }),
          h("circle", { key: "end", cx: end, cy: down(after), r: 5 }),
          h("text", { key: "from", x: FROM - 8, y: down(before) + 5, "text-anchor": "end" }, String(before)),
          h("text", { key: "to", x: end + 12, y: down(after) + 5 }, String(after)),
        ),
        h("ul", { key: "figures", style: PLAIN }, figures.map(({ about, text }) => h("li", { key: about, class: classes(about === "condition" && top > low && "ho-hidden") }, text))),
      );
    }),
  );
}
