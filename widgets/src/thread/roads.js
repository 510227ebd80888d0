// Roads: the paths that the thread of Billy's condition would take after the answers. Up to two roads are drawn, from
// the needle on, each with words and the number where it ends.
import { classes, h, spoken } from "../kit/node.js";
import { offered } from "../question/ahead.js";
import { LOOSE } from "./way.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 *
 * @typedef {object} Road A path that Billy's condition may take.
 * @property {number} end the condition at its end
 * @property {number} hearts how many Care Tokens the table has to pay for this road at most
 * @property {boolean} looked whether the road belongs to the answer that the reader looks at
 * @property {boolean} [ends] whether Billy dies at its end
 */

/**
 * When the needle has passed this share of the thread's length (0 to 1), the words have no room on its right: `narrow`
 * on a narrow board, `anywhere` on every board.
 */
const LATE = { narrow: 0.5, anywhere: 0.68 };

/**
 * Return the roads of an answer: one, or two where the result depends on the Care Tokens that are paid; the best road
 * comes first.
 *
 * @param {Answer} action
 * @param {boolean} looked whether the reader looks at this answer
 * @returns {Road[]}
 */
function endsOf({ signs: { condition: [, worst, best], held = 0, ends = 0 } }, looked) {
  const most = { end: best, hearts: held, looked, ends: ends > 1 };
  return worst === best ? [most] : [most, { end: worst, hearts: 0, looked, ends: ends > 0 }];
}

/**
 * Return the roads that are drawn, two at most, the higher first. The roads of the answer that the reader looks at come
 * before the best and the worst road of all answers. Answers that end at the same number share a road. When no answer
 * changes the condition there is no road.
 *
 * @param {Answer[]} actions all answers
 * @param {Answer | null} ahead the answer that the reader looks at
 * @returns {Road[]}
 */
export function roadsOf(actions, ahead) {
  if (actions.every(({ signs: { condition: [now, worst, best] } }) => worst === now && best === now)) return [];
  const all = actions
    .flatMap((action) => endsOf(action, false))
    .sort((one, other) => other.end - one.end || one.hearts - other.hearts);
  const known = new Map((ahead === null ? [] : endsOf(ahead, true)).map((road) => [road.end, road]));
  const outer = [all[0]?.end, all.at(-1)?.end].map((end) => /** @type {Road} */ (all.find((road) => road.end === end)));
  const from = ahead?.signs.condition[2];
  if (from !== undefined) outer.sort((one, other) => Math.abs(other.end - from) - Math.abs(one.end - from));
  for (const road of outer) if (known.size < 2 && !known.has(road.end)) known.set(road.end, road);
  return [...known.values()].sort((one, other) => other.end - one.end);
}

/**
 * Draw the roads; null when there are none.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {import("./way.js").Point} here where the thread has come to
 */
export function roads(view, say, ahead, here) {
  const { max, shifts, value } = view.track;
  const found = roadsOf(offered(view), ahead);
  if (found.length === 0) return null;
  const anyLooked = found.some((road) => road.looked);
  const middle = found.reduce((sum, { end }) => sum + end, 0) / found.length / max;
  const at = here.x / shifts;
  return h(
    "div",
    {
      class: classes("hw-plot hw-roads", at > LATE.narrow && "is-rather-late", at > LATE.anywhere && "is-late", value / max < 0.5 && "is-low"),
      part: "roads",
      style: `--at: ${at}; --up: ${value / max}; --middle: ${middle}; --roads: ${found.length}`,
    },
    h(
      "svg",
      { key: "ways", viewBox: `0 0 40 ${max}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      found.map(({ end, looked }, index) =>
        h("path", {
          key: index, "vector-effect": "non-scaling-stroke", d: `M0 ${max - value}C20 ${max - value} 16 ${max - end} 40 ${max - end}`,
          class: classes(index > 0 && "is-second", anyLooked && !looked && "is-other"),
        }),
      ),
    ),
    found.map(({ end, looked, ends }) =>
      ends
        ? h("svg", { key: `loose ${end}`, class: classes("hw-end is-loose", anyLooked && !looked && "is-other"), style: `--up: ${end / max}`, viewBox: "0 0 34 20", "aria-hidden": "true" }, h("path", { d: LOOSE }))
        : h("i", { key: `end ${end}`, class: classes("hw-end", anyLooked && !looked && "is-other"), style: `--up: ${end / max}` }),
    ),
    h(
      "div",
      { class: "hw-labels", key: "labels" },
      found.map((road) =>
        h(
          "p",
          { key: road.end, class: classes(anyLooked && !road.looked && "is-other") },
          h("span", { class: "hw-road-words" }, wordsOf(road, value, say)),
          h("b", { "data-part": road.looked && "ahead" }, road.end),
          road.looked && !road.ends && spoken(say("ahead.condition", { n: road.end })),
        ),
      ),
    ),
  );
}

/**
 * Return in words what takes Billy's condition to the end of a road.
 *
 * @param {Road} road
 * @param {number} now Billy's condition now
 * @param {Say} say
 */
function wordsOf({ end, hearts, ends }, now, say) {
  if (ends) return say("thread.ends");
  if (hearts > 0) return end > now ? say("thread.raised", { n: hearts }) : say("thread.held", { n: hearts });
  if (end < now) return say("thread.falls");
  return end > now ? say("thread.rises") : say("thread.stays");
}
