// The paths of Billy's Condition on other ways than the one that is shown: dashed and fainter, on the same thread.
import { h, spoken } from "../kit/node.js";
import { curve } from "../thread/thread.js";

/** @typedef {import("../kit/node.js").Node} Node */

/**
 * Return the thread, as high as its stage has room, with the paths of other ways on it. Each ends in a ring that says its name.
 *
 * @param {Node} thread
 * @param {import("../protocol/view.d.ts").Track} track
 * @param {import("./script.js").Script["others"]} paths
 * @param {string} [style] how high the thread is
 * @returns {Node}
 */
export function besideOthers(thread, { max, shifts }, paths, style) {
  const plot = paths.length > 0 && h(
    "div",
    { class: "hw-plot", key: "others", part: "others" },
    h(
      "svg",
      { class: "hw-line", key: "lines", viewBox: `0 0 ${shifts} ${max}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      paths.map(({ name, points }) => h("path", { class: "hw-later", key: name, "vector-effect": "non-scaling-stroke", d: curve(points.map(([x, up]) => ({ x, up })), max) })),
    ),
    paths.map(({ name, points }) => {
      const [x, up] = points.at(-1) ?? [0, 0];
      return h("span", { class: "hw-mark is-later", key: `end ${name}`, title: name, style: `--at: ${x / shifts}; --up: ${up / max}` }, spoken(` ${name}`));
    }),
  );
  return h(thread.tag, { ...thread.props, key: thread.key, style }, thread.kids, plot);
}
