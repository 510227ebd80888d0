// What the last click was told instead of being taken; and what is not possible now, and why.
import { button, h, kept } from "../node.js";
import { rule } from "../texts.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../desk.js").Desk} Desk
 */

/** @type {(all: View["barred"], say: Say) => import("../node.js").Node} */
export const barredList = kept((all, say) =>
  h(
    "ul",
    null,
    all.map((each) =>
      h(
        "li",
        { key: each.code },
        h("b", null, each.text),
        " ",
        h("span", null, each.why),
        " ",
        rule(say, each.rule),
        each.unlock !== "" && h("span", { key: "unlock" }, " ", each.unlock),
      ),
    ),
  ),
);

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
