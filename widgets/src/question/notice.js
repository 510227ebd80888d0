// What the last click was told instead of being taken; and what is not possible now, and why.
import { button, h, kept } from "../node.js";
import { rule } from "../texts.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../desk.js").Desk} Desk
 */

/**
 * What is not possible, and why: what is barred for one reason stands together, and the reason is said once.
 *
 * @type {(all: View["barred"], say: Say) => import("../node.js").Node}
 */
export const barredList = kept((all, say) => {
  /** @param {View["barred"][number]} each @returns {(other: View["barred"][number]) => boolean} */
  const like = (each) => (other) => each.rule === other.rule && each.why === other.why && each.unlock === other.unlock;
  return h(
    "ul",
    null,
    all
      .filter((each) => all.find(like(each)) === each)
      .map((each) =>
        h(
          "li",
          { key: each.code },
          h("b", null, all.filter(like(each)).map(({ text }) => text).join("; ")),
          " ",
          h("span", null, each.why),
          " ",
          rule(say, each.rule),
          each.unlock !== "" && h("span", { key: "unlock" }, " ", each.unlock),
        ),
      ),
  );
});

/** @type {(all: View["barred"], say: Say) => import("../node.js").Node} */
export const barred = kept((all, say) =>
  h(
    "details",
    { class: "ho-barred", part: "barred" },
    h("summary", null, say("barred", { n: all.length })),
    barredList(all, say),
  ),
);

/**
 * What the last click was told instead of being taken.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function notice(say, desk) {
  return (
    desk.notice !== null &&
    h(
      "div",
      { class: "ho-notice", part: "notice" },
      desk.notice.title !== "" && h("b", { key: "title" }, desk.notice.title),
      desk.notice.lines.map((line) => h("p", null, line.text, " ", rule(say, line.rule))),
      button("ho-plain", say("notice.close"), { "data-do": "notice" }),
    )
  );
}
