// The notice that says why a click did nothing, and the list of what is not possible now.
import { button, h, kept } from "../kit/node.js"; // kept: memoizes a function
import { rule } from "../kit/texts.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Draw the list of what is not possible, each with its reason. Where several actions are barred for one reason, the
 * first has the whole sentence, and the other actions only their names.
 *
 * @type {(all: View["barred"], pawns: View["pawns"], say: Say) => import("../kit/node.js").Node}
 */
export const barredList = kept((all, pawns, say) => {
  /** @type {Map<string, View["barred"]>} */
  const groups = new Map();
  for (const each of all) {
    const alike = [each.kind, each.rule, each.reason].join();
    groups.set(alike, [...(groups.get(alike) ?? []), each]);
  }
  return h(
    "ul",
    null,
    [...groups.values()].map((group) => {
      const first = /** @type {View["barred"][number]} */ (group[0]);
      const others = group.slice(1).map(({ pawn, timeline, text }) =>
        pawn === null || pawn === first.pawn || timeline !== first.timeline ? text : pawns.find((one) => one.pawn === pawn)?.name ?? text,
      );
      return h(
        "li",
        { key: first.code },
        h("b", null, first.text),
        " ",
        h("span", null, first.why),
        " ",
        rule(say, first.rule),
        first.unlock !== "" && h("span", { key: "unlock" }, " ", first.unlock),
        others.length > 0 && h("span", { key: "others" }, " ", say("slip.others", { who: others.join(", ") })),
      );
    }),
  );
});

/**
 * Draw the list of what is not possible, closed until a click opens it.
 *
 * @type {(all: View["barred"], pawns: View["pawns"], say: Say) => import("../kit/node.js").Node}
 */
export const barred = kept((all, pawns, say) =>
  h(
    "details",
    { class: "ho-barred", key: "barred", part: "barred" },
    h("summary", null, say("barred", { n: all.length })),
    barredList(all, pawns, say),
  ),
);

/**
 * Draw the notice about the last click; false when there is none.
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
