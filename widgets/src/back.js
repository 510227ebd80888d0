// Looking back: the condition over the shifts, each a moment to go to, and the banners of a moment that is over.
import { classes, h, kept, shown } from "./node.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./protocol/types.js").Moment} Moment
 */

/** A young game does not stretch its few shifts over the whole width. */
const FEWEST_COLUMNS = 15;

/**
 * The moment before or after the one that is shown; undefined at either end.
 *
 * @param {View} view
 * @param {-1 | 1} way
 * @returns {Moment | undefined}
 */
export function neighbour({ past, moments = [] }, way) {
  const here = past?.move ?? Infinity;
  if (way < 0) return moments.filter((each) => !each.now && each.move < here).at(-1);
  return moments.find((each) => each.move > here);
}

/**
 * The chart: one point a shift, each a button; the stages lie behind it as bands.
 *
 * @param {View} view
 * @param {Say} say
 */
export function chart({ past, track, moments = [] }, say) {
  return moments.length < 2 ? null : curveOf(moments, say, track.max, track.stages, past?.move ?? null);
}

/** @type {(moments: Moment[], say: Say, max: number, stages: import("./protocol/types.js").Stage[], past: number | null) => import("./node.js").Node} */
const curveOf = kept((moments, say, max, stages, past) => {
  const columns = Math.max(moments.length, FEWEST_COLUMNS);
  return h(
    "section",
    { class: "ho-look", key: "look", "aria-label": say("back.heading") },
    h(
      "div",
      { class: "ho-bands", "aria-hidden": "true" },
      stages.map((stage) =>
        h(
          "div",
          {
            key: stage.stage,
            class: `ho-band ho-stage-${stage.stage}`,
            style: `--spaces: ${stage.from - stage.to + 1}`,
          },
          h("i"),
        ),
      ),
    ),
    shown("ho-scale", h("span", null, max), h("span", null, 0)),
    moments.length < FEWEST_COLUMNS && shown("ho-look-name", say("back.caption")),
    h(
      "div",
      { class: "ho-curve", style: `--columns: ${columns}`, "data-scroll": "end" },
      h(
        "svg",
        { viewBox: `0 0 ${columns} ${max + 1}`, preserveAspectRatio: "none", "aria-hidden": "true" },
        h("polyline", { points: curve(moments, max), "vector-effect": "non-scaling-stroke" }),
      ),
      h(
        "div",
        {
          class: "ho-moments", role: "toolbar", "aria-label": say("back.heading"), "data-roving": "moments",
          "data-roving-from": "end",
        },
        moments.map((moment, index) => point(max, past, moments, say, moment, index)),
      ),
    ),
  );
});

/**
 * Where the line goes: through the middle of each shift's column and of each condition's row.
 *
 * @param {Moment[]} moments
 * @param {number} max
 */
export function curve(moments, max) {
  return moments.map((moment, index) => `${index + 0.5},${max - moment.condition + 0.5}`).join(" ");
}

/**
 * @param {number} max
 * @param {number | null} past
 * @param {Moment[]} moments
 * @param {Say} say
 * @param {Moment} moment
 * @param {number} index
 */
function point(max, past, moments, say, moment, index) {
  const here = past === null ? moment.now : !moment.now && moment.move === past;
  const newDay = !moment.now && moments[index - 1]?.day !== moment.day;
  const later = past !== null && moment.move > past;
  return h(
    "button",
    {
      key: index,
      class: classes("ho-moment", newDay && "is-day", here && "is-here", moment.now && "is-now", later && "is-later"),
      style: `--up: ${(moment.condition + 0.5) / (max + 1)}`,
      title: moment.text,
      "data-do": moment.now ? "now" : "look",
      "data-move": moment.move,
      "data-item": `moment ${index}`,
      "aria-pressed": String(here),
      "aria-label": moment.now ? say("back.is_now", { text: moment.text }) : moment.text,
    },
    newDay &&
      shown("ho-moment-day", h("span", null, say("journal.day", { day: moment.day })), h("b", null, moment.day)),
  );
}

/**
 * What stands above the board while it shows a moment that is over, or a game of its own that left the real one.
 *
 * @param {View} view
 * @param {Say} say
 */
export function banners(view, say) {
  return [view.branch !== null && branchBanner(view, say), view.past !== null && pastBanner(view, say)];
}

/**
 * @param {View} view
 * @param {Say} say
 */
function pastBanner(view, say) {
  /** @param {Moment | undefined} moment */
  const open = (moment) => (moment === undefined ? "true" : null);
  return h(
    "section",
    { class: "ho-banner is-past", key: "past", part: "banner", "aria-label": say("back.banner") },
    h("p", null, shown("ho-banner-sign", "↶"), say("back.looking", { text: view.past?.text ?? "" })),
    h(
      "div",
      { class: "ho-banner-do" },
      button("earlier", say("back.earlier"), open(neighbour(view, -1))),
      button("later", say("back.later"), open(neighbour(view, 1))),
      button("now", say("back.now")),
      button("branch", say("back.branch")),
    ),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 */
function branchBanner(view, say) {
  return h(
    "section",
    { class: "ho-banner is-branch", key: "branch", part: "banner", "aria-label": say("back.branch_banner") },
    h("p", null, shown("ho-banner-sign", "↷"), view.branch?.text ?? ""),
    h("div", { class: "ho-banner-do" }, button("leave_branch", say("back.leave_branch"))),
  );
}

/**
 * @param {string} what
 * @param {string} text
 * @param {string | null} [closed]
 */
function button(what, text, closed) {
  return h("button", { key: what, class: "ho-plain", "data-do": what, "aria-disabled": closed }, text);
}
