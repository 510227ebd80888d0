// Pages that stop the game for a moment because something has happened on the ward: an Event, the first emergency, a
// Warning.
import { drawing } from "../drawing/drawing.js";
import { closedFoldOf } from "../folds/folds.js";
import { placed } from "../house/room.js";
import { bedOf, HOURS } from "../house/scene.js";
import { button, h, shown } from "../kit/node.js";
import { warningSigns } from "../kit/symbols.js";
import { figureOf } from "../people/person.js";
import { lead, text, title } from "./sheet.js";

/** @typedef {import("./page.js").Kind} Kind */

/**
 * Return the page of an Event.
 *
 * @type {Kind}
 */
export function event(page, view) {
  return {
    art: pageRoom(view, page.turned ? "bed-turned" : bedOf(view), page.who),
    words: [lead(page.lead), title(page.title), text(page.text), then(page)],
    said: [page.lead, page.text, ...page.then],
  };
}

/**
 * Return the page of the first emergency.
 *
 * @type {Kind}
 */
export function emergency(page, view, say, desk) {
  const fold = closedFoldOf(desk, page);
  const words = fold?.note ?? page.words;
  return {
    art: pageRoom(view, "bed-emergency", null),
    words: [
      title(page.title),
      h("p", { class: fold ? "hw-page-note" : "hw-page-text", key: "text" }, words),
      fold && button("ho-plain", say("page.unfold"), { key: "unfold", "data-do": "unfold", "data-card": fold.card }),
      then(page),
    ],
    said: [words, ...page.then],
  };
}

/**
 * Return the page of a Warning.
 *
 * @type {Kind}
 */
export function warning(page) {
  const [number, most] = page.warnings ?? [0, 0];
  return {
    art: h("div", { class: "hw-board-wall" }, drawing("warning-pinned")),
    words: [
      title(page.title),
      text(page.text),
      h(
        "div",
        { class: "hw-page-warnings", key: "warnings" },
        shown("", warningSigns(number, most)),
        h("p", null, page.then[0] ?? ""),
      ),
    ],
    said: [page.text, ...page.then],
  };
}

/**
 * Draw the list of what follows from a card; false when nothing does.
 *
 * @param {import("../protocol/view.d.ts").Leaf} page
 */
export function then(page) {
  return page.then.length > 0 && h("ul", { class: "hw-page-then", key: "then" }, page.then.map((each) => h("li", null, each)));
}

/**
 * Draw Billy's room at this hour, with his bed and the person who is with him.
 *
 * @param {import("../protocol/view.d.ts").View} view
 * @param {string} bed the name of its drawing
 * @param {number | null} who number of the pawn; null for nobody
 */
export function pageRoom(view, bed, who) {
  const hour = String(HOURS[view.head.shift]);
  const with_him = view.pawns.find(({ pawn }) => pawn === who);
  return h(
    "div",
    { class: `hw-scene is-${hour}`, "aria-hidden": "true" },
    placed(`window-${hour}`, [190, 40, 150, 170]),
    hour !== "night" && placed("light-window", [6, 60, 326, 240]),
    placed("lamp", [28, 0, 124, 42], "hw-lamp"),
    with_him && placed(figureOf(view, with_him), [286, 118, 140, 190], "", "with him"),
    placed(bed, [10, 130, 316, 208], "hw-bed", "bed"),
  );
}
