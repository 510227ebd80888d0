// A scale on which counts of games land: each is a dot, with a bar for how far luck reaches. It is as wide as the stage.
import { h } from "../kit/node.js";
import { slider } from "./slider.js";

/** @typedef {import("./script.js").Scale} Scale */

/** How high a bar is in pixels where there are few or many, and how high the scale is on which they stand upright. */
const FEW = 28;
const MANY = 13;
const UPRIGHT = 190;

/** So many bars have room for what is written beside them; from this place on it stands to the left. */
const NAMED = 8;
const FAR = 60;

/**
 * Draw the scale with its lines and bars, and say its bars in a list. A line that is still being drawn is slid below it.
 * With `values` the counts are from low to high, each above its value.
 *
 * @param {Scale} scale
 */
export function scale({ title, ticks, strokes, bars, line, values }) {
  const row = bars.length > NAMED ? MANY : FEW;
  const high = values ? UPRIGHT : Math.max(bars.length * row, 2 * FEW);
  /** @type {(along: number, beside: number) => string[]} */
  const place = (along, beside) => (values ? [beside, 100 - along] : [along, beside]).map((each) => `${each}%`);
  /** @type {(along: number, begin: number, to: number, end: number, props?: Record<string, string | number | false>) => import("../kit/node.js").Node} */
  const stroke = (along, begin, to, end, props) => {
    const [[x1, y1], [x2, y2]] = [place(along, begin), place(to, end)];
    return h("line", { x1, y1, x2, y2, stroke: "currentColor", ...props });
  };
  /** @type {(text: string, along: number, beside: number, dx: number, dy: number, anchor?: string) => import("../kit/node.js").Node} */
  const words = (text, along, beside, dx, dy, anchor = "middle") => {
    const [x, y] = place(along, beside);
    return h("text", { x, y, dx, dy, "text-anchor": anchor }, text);
  };
  return h(
    "div",
    { class: "hs-scale", part: "scale", role: "group", "aria-label": title, style: values && "padding-left: 34px" },
    h("p", { key: "title", class: "hs-own", "aria-hidden": "true" }, title),
    h(
      "svg",
      { key: "drawn", "aria-hidden": "true", style: `display: block; width: calc(100% - 32px); height: ${high}px; margin: 26px 16px; overflow: visible; fill: currentColor` },
      ticks.map(({ at, text }) => [stroke(at, 0, at, 100, { opacity: 0.25 }), values ? words(text, at, 0, -16, 5, "end") : words(text, at, 100, 0, 19)]),
      values?.map(({ at, text }) => words(text, 0, at, 0, 19)),
      strokes.map(({ kind, at, text, begin = 0, end = 100, named = 0 }) => [
        stroke(at, begin, at, end, { "stroke-width": 3, "stroke-dasharray": kind === "mine" && 5 }),
        words(text, at, named, 0, -8, values ? "middle" : at < 50 ? "start" : "end"),
      ]),
      bars.map(({ low, at, high: end, name, misses, late, beside }, n) => {
        const down = beside ?? (100 * (n + 0.5) * row) / high;
        const [cx, cy] = place(at, down);
        const far = end > FAR;
        return h(
          "g",
          { key: `bar ${n} ${low} ${at}`, class: "hs-lands", style: `animation-delay: ${late * 0.16}s` },
          stroke(low, down, end, down, { class: "hs-bar", style: misses && "stroke: currentColor; stroke-dasharray: 3 8" }),
          h("circle", { cx, cy, r: 5, stroke: "currentColor", fill: misses && "none" }),
          words(name, far ? low : end, down, far ? -8 : 8, 5, far ? "end" : "start"),
        );
      }),
    ),
    line && slider(line),
    h("ol", { key: "bars", class: "ho-hidden" }, [...strokes, ...bars].map(({ text }) => text && h("li", {}, text))),
  );
}
