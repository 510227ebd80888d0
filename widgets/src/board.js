// The whole ward: every part of the view in its place.
import { classes, h } from "./node.js";
import { banners, chart } from "./back.js";
import { lookedAt } from "./ahead.js";
import { head } from "./head.js";
import { journal } from "./journal.js";
import { hands, manager } from "./manager.js";
import { memories } from "./memories.js";
import { places } from "./places.js";
import { prompt } from "./prompt.js";
import { shifts } from "./shifts.js";
import { story } from "./story.js";
import { track } from "./track.js";

/**
 * @param {import("./types.js").View} view
 * @param {import("./types.js").Line[]} lines
 * @param {import("./types.js").Say} say
 * @param {import("./types.js").Desk} desk
 * @param {import("./types.js").Moment[]} [moments]
 */
export function board(view, lines, say, desk, moments = []) {
  const ahead = lookedAt(view, desk);
  return h(
    "section",
    {
      class: classes(
        "holding-on",
        view.past !== null && "is-past",
        view.branch !== null && "is-branch",
        desk.asking && "is-asking",
      ),
      lang: view.lang,
      "data-revision": view.revision,
      "aria-label": say("heading.board"),
      "aria-busy": desk.waiting ? "true" : null,
      "data-lm-suppress-shortcuts": "true",
    },
    banners(view, moments, say),
    head(view, say, desk),
    track(view, say, ahead),
    chart(view, moments, say),
    story(view, say, desk),
    h(
      "div",
      { class: "ho-ward", key: "ward" },
      prompt(view, say, desk),
      shifts(view, say, ahead),
      h(
        "div",
        { class: "ho-floor", key: "floor" },
        places(view, say, ahead),
        manager(view, say, ahead),
      ),
      memories(view, say, desk),
      h("div", { class: "ho-side", key: "side" }, hands(view, say), journal(lines, say, view.past)),
    ),
  );
}
