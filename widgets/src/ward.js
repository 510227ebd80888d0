// The ward as a house cut open: the thread above, the house with everybody in it, below it the desk.
import { banners } from "./back.js";
import { drawers } from "./drawers.js";
import { drawing } from "./drawing/drawing.js";
import { frame, isNight } from "./frame.js";
import { house } from "./house/house.js";
import { classes, h } from "./node.js";
import { patientCard } from "./question/card.js";
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
 * @param {import("./protocol/types.js").Action | null} ahead the answer that is looked at
 */
export function houseWard(view, lines, say, desk, ahead) {
  return frame(
    view,
    desk,
    say("heading.board"),
    classes("is-house", `is-at-${desk.tab}`, isNight(view) && "is-night"),
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
        h("div", { class: "hw-desk", key: "desk" }, cardOf(view, say), prompt(view, say, desk), quiltButton(view, say, desk), quilt(view, say, desk)),
      ),
      ...drawers(view, lines, say, desk),
    ),
    tabs(view, say, desk),
  );
}

/**
 * The card of the shift that is on; until it is turned, its back.
 *
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Say} say
 */
function cardOf({ head: facts, shifts: all, outcome }, say) {
  const shift = all[facts.shift];
  if (!shift || outcome !== null) return null;
  return h(
    "div",
    { class: "hw-desk-card", key: "card", "data-roving": "card" },
    shift.card
      ? patientCard(shift.card, shift.shift, say)
      : h(
          "button",
          {
            class: "hw-face-down", key: "none", "aria-label": shift.text, "data-do": "card",
            "data-shift": shift.shift, "data-item": `card ${shift.shift}`,
          },
          drawing("card-back"),
        ),
  );
}
