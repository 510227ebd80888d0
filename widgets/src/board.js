// The ward as a house cut open: the thread above, the house with everybody in it, below it the desk.
import { lookedAt } from "./ahead.js";
import { banners } from "./back.js";
import { drawers } from "./drawers.js";
import { frame, isNight } from "./frame.js";
import { house } from "./house/house.js";
import { classes, h } from "./node.js";
import { cardOf } from "./question/card.js";
import { prompt } from "./question/question.js";
import { quilt } from "./quilt/quilt.js";
import { story } from "./story.js";
import { quiltButton, tabs } from "./tabs.js";
import { thread } from "./thread/thread.js";
import { top } from "./top.js";

/**
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Line[]} lines
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./desk.js").Desk} desk
 */
export function board(view, lines, say, desk) {
  const ahead = lookedAt(view, desk);
  return frame(
    view,
    desk,
    say("heading.board"),
    classes("is-house", `is-at-${desk.tab}`, desk.large && "is-large", isNight(view) && "is-night"),
    banners(view, say),
    top(view, say, desk),
    h(
      "div",
      { class: "hw-under", key: "under" },
      thread(view, say, ahead, true),
      h(
        "div",
        { class: "ho-below", part: "below" },
        story(view, say, desk),
        house(view, say, ahead),
        h("div", { class: "hw-desk", key: "desk" }, cardNow(view, say), prompt(view, say, desk), quiltButton(view, say, desk), quilt(view, say, desk)),
      ),
      ...drawers(view, lines, say, desk),
    ),
    tabs(view, say, desk),
  );
}

/**
 * The card of the shift that is on.
 *
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Say} say
 */
function cardNow({ head: facts, shifts, outcome }, say) {
  const shift = shifts[facts.shift];
  return shift && outcome === null && h("div", { class: "hw-desk-card", key: "card", "data-roving": "card" }, cardOf(shift, say));
}
