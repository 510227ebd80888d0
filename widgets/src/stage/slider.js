// A number that can be slid.
import { h } from "../kit/node.js";

/**
 * Draw the slider. The browser moves it, by hand and by the keys of arrows; above it stands what came of each value that
 * was tried.
 *
 * @param {import("./script.js").Slider} slider
 */
export function slider({ name, text, least, most, value, told, came = [] }) {
  return h(
    "label",
    { key: "slider", part: "slider", style: "display: block; margin: 0 8px" },
    h("span", { key: "text" }, `${text}: `, h("b", {}, told)),
    came.length > 0 && h("div", { part: "trace" }, came.map(([at, number]) => `${at}: ${number}`).join(" · ")),
    h("input", { key: "input", type: "range", min: least, max: most, value, "data-name": name, "aria-valuetext": told, style: "width: 100%" }),
  );
}
