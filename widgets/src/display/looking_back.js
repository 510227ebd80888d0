// Looking back: the moments before and after, and the banners above the board while it shows the past.
import { h, shown } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Moment} Moment
 */

/**
 * Return the moment before or after the shown moment; undefined where there is none.
 *
 * @param {View} view
 * @param {-1 | 1} way -1 for before, 1 for after
 * @returns {Moment | undefined}
 */
export function neighbour({ past, moments = [] }, way) {
  const here = past?.move ?? Infinity;
  if (way < 0) return moments.filter((each) => !each.now && each.move < here).at(-1);
  return moments.find((each) => each.move > here);
}

/**
 * Return the banners above the board: one while a branch is played, one while the board shows the past.
 *
 * @param {View} view
 * @param {Say} say
 */
export function banners(view, say) {
  return [view.branch !== null && branchBanner(view, say), view.past !== null && pastBanner(view, say)];
}

/**
 * Draw the banner for a past moment.
 *
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
 * Draw the banner of a branch, a game that left the real one.
 *
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
 * Draw a button of a banner.
 *
 * @param {string} what the deed that it calls
 * @param {string} text
 * @param {string | null} [closed] "true" when the button can do nothing now
 */
function button(what, text, closed) {
  return h("button", { key: what, class: "ho-plain", "data-do": what, "aria-disabled": closed }, text);
}
