// What came of the ways through an hour that the learner has played: the last two side by side, each with Billy's thread.
import { classes, h } from "../kit/node.js";

/**
 * @typedef {import("./script.js").Bench} Bench
 */

/** The size of the drawn thread, and the room above and below its numbers. */
const [WIDE, HIGH, EDGE] = [220, 46, 13];

/** The styles of the thread and of the list of figures. */
const [WIDEST, PLAIN] = [`display: block; width: 100%; max-width: ${WIDE}px`, "margin: 0; padding: 0; list-style: none"];

/**
 * Draw the results, of which the latest stands out.
 *
 * @param {Bench} bench
 */
export function bench({ lead, results, latest }) {
  const conditions = results.flatMap(({ before, after }) => [before, after]);
  const [top, low] = [Math.max(...conditions), Math.min(...conditions)];
  /** @param {number} condition */
  const down = (condition) => EDGE + ((top - condition) / Math.max(1, top - low)) * (HIGH - 2 * EDGE);
  return h(
    "section",
    { class: "hs-bench", key: "bench", "aria-label": lead },
    results.map(({ title, when, before, after, figures }, n) =>
      h(
        "div",
        { class: classes("hs-result", n === latest && "is-latest"), key: `result ${n}` },
        h("p", { class: "hs-own", key: "when" }, when),
        h("h4", { key: "title" }, title),
        top > low && h( // without a change in any result the thread says nothing
          "svg",
          { key: "thread", style: WIDEST, viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" },
          h("path", { key: "line", d: `M30 ${down(before)}C110 ${down(before)} 110 ${down(after)} 186 ${down(after)}` }),
          h("circle", { key: "end", cx: 186, cy: down(after), r: 5 }),
          h("text", { key: "from", x: 22, y: down(before) + 5, "text-anchor": "end" }, String(before)),
          h("text", { key: "to", x: 198, y: down(after) + 5 }, String(after)),
        ),
        h("ul", { key: "figures", style: PLAIN }, figures.map(({ about, text }) => h("li", { key: about }, text))),
      ),
    ),
  );
}
