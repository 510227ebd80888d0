// The whole board: the thread above, the ward as a house that is cut open, and below it the desk with the question and
// the quilt.
import { top } from "./board_top.js";
import { banners } from "./display/looking_back.js";
import { quiltButton, tabs } from "./display/tabs.js";
import { drawers } from "./drawers/drawers.js";
import { house } from "./house/house.js";
import { frame, isNight } from "./kit/frame.js";
import { classes, h } from "./kit/node.js";
import { quilt } from "./memories/quilt.js";
import { album } from "./pages/album.js";
import { endingOf, page } from "./pages/page.js";
import { lookedAt } from "./question/ahead.js";
import { cardOf } from "./question/card.js";
import { prompt } from "./question/question.js";
import { mustRest, rest } from "./question/rest.js";
import { thread } from "./thread/thread.js";

/**
 * Draw the board.
 *
 * @param {import("./protocol/view.d.ts").View} view
 * @param {import("./protocol/view.d.ts").Line[]} lines the journal
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./protocol/display.js").Desk} desk
 */
export function board(view, lines, say, desk) {
  const ahead = lookedAt(view, desk);
  const leaf = album(say, desk) || page(view, say, desk);
  const isNightPage = view.outcome?.won === true && desk.album === null && desk.leaf === endingOf(view)?.line;
  return frame(
    view,
    desk,
    say("heading.board"),
    classes("is-house", `is-at-${desk.tab}`, desk.large && "is-large", (isNight(view) || isNightPage) && "is-night", leaf && "has-page"),
    leaf,
    banners(view, say),
    top(view, say, desk),
    h(
      "div",
      { class: "hw-under", key: "under" },
      thread(view, say, ahead, true),
      h(
        "div",
        { class: "ho-below", key: "below" },
        house(view, say, ahead),
        h("div", { class: "hw-desk", key: "desk" }, cardNow(view, say, desk), prompt(view, say, desk), quiltButton(view, say, desk), quilt(view, say, desk)),
      ),
      ...drawers(view, lines, say, desk),
    ),
    tabs(view, say, desk),
  );
}

/**
 * Draw the card of the present shift; before the first card of a day is turned, the note about who has to stay at home.
 *
 * @param {import("./protocol/view.d.ts").View} view
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./protocol/display.js").Desk} desk
 */
function cardNow(view, say, desk) {
  const { head: facts, shifts, outcome } = view;
  const shift = shifts[facts.shift];
  const away = mustRest(view);
  return (
    shift && outcome === null &&
    h("div", { class: "hw-desk-card", key: "card", "data-roving": "card" }, away.length > 0 ? rest(view, say, away) : cardOf(shift, say, desk))
  );
}
