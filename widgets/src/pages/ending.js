// The page with which a game ends. The album is the first thing that it offers.
import { button, h } from "../kit/node.js";
import { symbol } from "../kit/symbols.js";
import { help } from "../question/outcome.js";
import { thread } from "../thread/thread.js";
import { emptyRoom, nightRoom } from "./ending_room.js";
import { isFolded, lead, patch, text, title } from "./sheet.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Return the page of an ending.
 *
 * @type {import("./page.js").Kind}
 */
export function ending(page, view, say, desk) {
  const won = view.outcome?.won === true;
  const folded = isFolded(desk, page);
  return {
    art: page.memory ? patch(desk, page, folded) : won ? nightRoom(view) : emptyRoom(view),
    above: view.outcome?.died && thread(view, say, null, false, false),
    words: [
      won && h("div", { class: "hw-page-found", key: "found" }, signs(view), lead(page.lead)),
      title(page.title, "", "outcome"),
      folded
        ? [
            h("p", { class: "hw-page-note", key: "note" }, page.cover?.note),
            button("ho-plain", say("page.unfold"), { key: "unfold", "data-do": "unfold", "data-card": page.cover?.card }),
          ]
        : text(page.text),
      h("p", { class: "hw-page-small", key: "closing" }, page.words),
      help(say),
    ],
    said: [page.lead, folded ? (page.cover?.note ?? "") : page.text, page.words],
    does: offers(view, say, desk),
  };
}

/**
 * Draw a sign for each requirement of the objective that was met.
 *
 * @param {View} view
 */
function signs({ head: { progress } }) {
  return progress.filter(({ done, sign }) => done && sign).map(({ sign }, index) =>
    h("span", { class: "hw-find is-done", key: `sign ${index}`, "aria-hidden": "true" }, symbol(sign)),
  );
}

/**
 * Draw the buttons: first the buttons that go on with the story, then the album and the ward, last what the web page
 * around the board offers after a game.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function offers(view, say, desk) {
  const main = desk.ending.filter((each) => each.main);
  const later = desk.ending.filter((each) => !each.main);
  const first = view.outcome?.won ? "ho-primary" : "ho-plain"; // after a death no button is filled with colour
  return [
    h(
      "div",
      { class: "hw-page-do", key: "do" },
      main.map(({ item, text }) => button(first, text, { key: item, "data-do": "menu", "data-menu": item })),
      hasTold(view) && button(main.length > 0 ? "ho-plain" : first, say("album.open"), { key: "album", "data-do": "album" }),
      button("ho-link", say("ending.days"), { key: "days", "data-do": "ward", "data-drawer": "journal" }),
      button("ho-link", say("ending.ward"), { key: "ward", "data-do": "ward" }),
      button("ho-link", say("simplifies"), { key: "page", "data-do": "page", "aria-haspopup": "dialog" }),
    ),
    h(
      "div",
      { class: "hw-page-after", key: "after" },
      later.map(({ item, text, does }) =>
        does === "words"
          ? h("p", { class: "hw-page-small", key: item }, text)
          : button("ho-link", text, { key: item, "data-do": "menu", "data-menu": item }),
      ),
    ),
  ];
}

/**
 * Whether Billy has told any memory, so that there is an album.
 *
 * @param {View} view
 */
export function hasTold({ grid }) {
  return grid.some(({ cards }) => cards.some(({ state }) => state !== "empty"));
}
