// A number that can be slid, with every value that it can have below it, where these are few and one of them is marked.
import { h } from "../kit/node.js";

/** So many values have room below the slider. */
const STOPS = 20;

/**
 * Draw the slider. The browser moves it, by hand and by the keys of arrows; what is marked below is the number as it was,
 * and above it stands what came of each value that was tried.
 *
 * @param {import("./script.js").Slider} slider
 */
export function slider({ name, text, least, most, value, told, marked, came = [] }) {
  return h(
    "label",
    { class: "hs-slider", key: "slider", part: "slider", style: "display: block; margin: 0 8px" },
    h("span", { key: "text" }, `${text}: `, h("b", {}, told)),
    came.length > 0 && h("div", { part: "trace" }, came.map(([at, number]) => `${at}: ${number}`).join(" · ")),
    h("input", { key: "input", type: "range", min: String(least), max: String(most), step: "1", value: String(value), "data-name": name, "aria-valuetext": told, style: "width: 100%" }),
    marked >= least && most - least < STOPS && h(
      "span",
      { key: "stops", class: "hs-stops", "aria-hidden": "true", style: "display: flex; justify-content: space-between; padding: 0 4px" },
      Array.from({ length: most - least + 1 }, (_, n) => h(least + n === marked ? "b" : "span", {}, String(least + n))),
    ),
  );
}
