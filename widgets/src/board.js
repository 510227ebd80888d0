// The whole ward: every part of the view in its place.
import { h } from "./node.js";
import { banners } from "./back.js";
import { lookedAt } from "./ahead.js";
import { isHouse } from "./desk.js";
import { frame } from "./frame.js";
import { head } from "./head.js";
import { journal } from "./journal.js";
import { hands, manager } from "./manager.js";
import { quilt } from "./quilt/quilt.js";
import { places } from "./places.js";
import { largeWard } from "./projector.js";
import { prompt } from "./question/question.js";
import { shifts } from "./shifts.js";
import { story } from "./story.js";
import { thread } from "./thread/thread.js";
import { houseWard } from "./ward.js";

/**
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Line[]} lines
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./desk.js").Desk} desk
 */
export function board(view, lines, say, desk) {
  const ahead = lookedAt(view, desk);
  if (isHouse(desk)) return houseWard(view, lines, say, desk, ahead);
  return frame(
    view,
    desk,
    say("heading.board"),
    desk.large ? "is-large" : "",
    banners(view, say),
    head(view, say, desk),
    thread(view, say, ahead, true),
    h(
      "div",
      { class: "ho-below", part: "below" },
      story(view, say, desk),
      desk.large ? largeWard(view, lines, say, desk, ahead) : ward(view, lines, say, desk, ahead),
    ),
  );
}

/**
 * Everything below the thread, at a glance.
 *
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Line[]} lines
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./desk.js").Desk} desk
 * @param {import("./protocol/types.js").Action | null} ahead
 */
function ward(view, lines, say, desk, ahead) {
  return h(
    "div",
    { class: "ho-ward", key: "ward" },
    prompt(view, say, desk),
    shifts(view, say, ahead),
    h("div", { class: "ho-floor", key: "floor" }, places(view, say, ahead), manager(view, say, ahead)),
    quilt(view, say, desk),
    h("div", { class: "ho-side", key: "side" }, hands(view, say, desk), journal(lines, say, desk, view.past)),
  );
}
