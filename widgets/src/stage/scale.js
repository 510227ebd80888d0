// A scale on which counts of games land: each is a dot, with a bar for how far luck reaches.
import { h } from "../kit/node.js";
import { slider } from "./slider.js";

/** @typedef {import("./script.js").Scale} Scale */

/** The size of the drawing, the room at its left and right, above and below, and of a bar where there are few or many. */
const [WIDE, SIDE, TOP, BELOW, FEW, MANY] = [430, 16, 26, 26, 28, 13];

/** So many bars have room for what is written beside them; from this place on it stands to the left. */
const [NAMED, FAR] = [8, 60];

/** @param {number} share from 0 to 100 */
const across = (share) => Math.round(10 * (SIDE + (share / 100) * (WIDE - 2 * SIDE))) / 10;

/** How words on the scale are drawn. */
const WORDS = { fill: "currentColor" };

/**
 * Draw the scale with its lines and bars, and say its bars in a list. A line that is still being drawn is slid below it.
 *
 * @param {Scale} scale
 */
export function scale({ title, ticks, strokes, bars, line }) {
  const row = bars.length > NAMED ? MANY : FEW;
  const bottom = TOP + Math.max(bars.length * row, 2 * FEW);
  return h(
    "div",
    { class: "hs-instead hs-scale", key: "scale", part: "scale", role: "group", "aria-label": title },
    h("p", { key: "title", class: "hs-own", "aria-hidden": "true" }, title),
    h(
      "svg",
      { key: "drawn", viewBox: `0 0 ${WIDE} ${bottom + BELOW}`, "aria-hidden": "true" },
      ticks.map(({ at, text }) =>
        h(
          "g",
          { key: `tick ${text}` },
          h("path", { key: "line", d: `M${across(at)} ${TOP}V${bottom}`, stroke: "currentColor", opacity: ".25" }),
          h("text", { ...WORDS, key: "text", x: across(at), y: bottom + 19, "text-anchor": "middle" }, text),
        ),
      ),
      strokes.map(({ kind, at, text }) =>
        h(
          "g",
          { key: kind },
          h("path", { key: "line", d: `M${across(at)} ${TOP}V${bottom}`, stroke: "currentColor", "stroke-width": 3, "stroke-dasharray": kind === "mine" ? 5 : null }),
          h("text", { ...WORDS, key: "text", x: across(at), y: TOP - 8, "text-anchor": at < 20 ? "start" : at > 80 ? "end" : "middle" }, text),
        ),
      ),
      bars.map(({ low, at, high, name, misses, late }, n) => {
        const y = TOP + (n + 0.5) * row;
        const far = high > FAR;
        return h(
          "g",
          { key: `bar ${n} ${low} ${at}`, class: "hs-lands", style: `animation-delay: ${late * 0.16}s` },
          h("path", { key: `bar ${misses}`, class: "hs-bar", d: `M${across(low)} ${y}H${across(high)}`, style: misses ? "stroke: currentColor; stroke-dasharray: 3 8" : null }),
          h(misses ? "path" : "circle", misses ? { key: "dot", d: `M${across(at)} ${y - 7}l7 7-7 7-7-7Z`, fill: "currentColor" } : { key: "dot", cx: across(at), cy: y, r: 5, fill: "currentColor" }),
          name !== "" && h("text", { ...WORDS, key: "name", x: across(far ? low : high) + (far ? -8 : 8), y: y + 5, "text-anchor": far ? "end" : "start" }, name),
        );
      }),
    ),
    line && slider(line),
    h("ol", { key: "bars", class: "ho-hidden" }, strokes.map(({ kind, text }) => text && h("li", { key: kind }, text)), bars.map(({ text }, n) => h("li", { key: `bar ${n}` }, text))),
  );
}
