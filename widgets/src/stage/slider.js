// A number that can be slid, with every value that it can have below it, where these are few and one of them is marked.
import { h, spoken } from "../kit/node.js";

/** So many values have room below the slider. */
const STOPS = 20;

/**
 * Draw the slider. The browser moves it, by hand and by the keys of arrows; what is marked below is the number as it was.
 *
 * @param {import("./script.js").Slider} slider
 */
export function slider({ name, text, least, most, value, told, marked, came = [] }) {
  return h(
    "label",
    { class: "hs-slider", key: "slider", part: "slider", style: "display: block; margin: 0 8px" },
    h("span", { key: "text" }, `${text}: `, h("b", {}, told)),
    came.length > 0 && trace(came, least, most),
    h("input", { key: "input", type: "range", min: String(least), max: String(most), step: "1", value: String(value), "data-name": name, "aria-valuetext": told, style: "width: 100%" }),
    marked >= least && most - least < STOPS && h(
      "span",
      { key: "stops", class: "hs-stops", "aria-hidden": "true", style: "display: flex; justify-content: space-between; padding: 0 4px" },
      Array.from({ length: most - least + 1 }, (_, n) => h(least + n === marked ? "b" : "span", {}, String(least + n))),
    ),
  );
}

/** How high the numbers stand that came of the values, and how far from the ends of the slider its first and last value are. */
const [HIGH, END] = [40, 8];

/**
 * Draw what came of the values that were tried, each number above its value: their heights are the shape that one looks for.
 *
 * @param {[number, number][]} came
 * @param {number} least
 * @param {number} most
 */
function trace(came, least, most) {
  const there = came.map(([, number]) => number);
  const low = Math.min(...there);
  const high = Math.max(...there, low + 1);
  return h(
    "span",
    { class: "hs-trace", key: "trace", part: "trace", style: `position: relative; display: block; height: ${HIGH + 18}px; margin: 0 ${END}px; font-size: var(--ho-small)` },
    came.map(([at, number]) =>
      h("b", {
        key: `came ${at}`,
        style: `position: absolute; left: ${(100 * (at - least)) / (most - least)}%; bottom: ${Math.round((HIGH * (number - low)) / (high - low))}px; transform: translateX(-50%); color: var(--ho-ink)`,
      }, spoken(`${at}: `), String(number), spoken(". ")),
    ),
  );
}
