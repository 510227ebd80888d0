// The ward as a house cut open: the thread above, the house with everybody in it, below it the desk.
import { banners } from "./back.js";
import { frame } from "./frame.js";
import { head } from "./head.js";
import { journal } from "./journal.js";
import { hands, manager } from "./manager.js";
import { h } from "./node.js";
import { places } from "./places.js";
import { prompt } from "./question/question.js";
import { quilt } from "./quilt/quilt.js";
import { shifts } from "./shifts.js";
import { story } from "./story.js";
import { thread } from "./thread/thread.js";

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
    "is-house",
    banners(view, say),
    head(view, say, desk),
    thread(view, say, ahead, true),
    h(
      "div",
      { class: "ho-below", part: "below" },
      story(view, say, desk),
      h(
        "div",
        { class: "hw-house", key: "house" },
        shifts(view, say, ahead),
        h("div", { class: "ho-floor", key: "floor" }, places(view, say, ahead), manager(view, say, ahead)),
      ),
      h("div", { class: "hw-desk", key: "desk" }, prompt(view, say, desk), quilt(view, say, desk)),
      h("div", { class: "ho-side", key: "side" }, hands(view, say, desk), journal(lines, say, desk, view.past)),
    ),
  );
}
