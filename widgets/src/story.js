// The narrative cards told so far: one at a time, large, like a card that lies on the ward's table.
import { isShown, noted } from "./covering.js";
import { button, h } from "./node.js";
import { paragraphs } from "./texts.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 */

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function story(view, say, desk) {
  const number = desk.story;
  const card = view.told[number - 1];
  if (card === undefined) return false;
  const last = number === view.told.length;
  /** @type {Record<string, string | number>} */
  const onward = last ? { "data-do": "story" } : { "data-do": "turn_to", "data-card": number + 1 };
  const words = [picture(card, desk), paragraphs(card.text)];
  return h(
    "section",
    { class: "ho-story", part: "story", "aria-label": say("heading.story") },
    h("div", { class: "ho-story-table", "data-do": "story" }),
    h(
      "article",
      { class: "ho-story-card", part: "story_card" },
      h("h3", { tabindex: -1, "data-focus": "story" }, card.title),
      h(
        "p",
        { class: "ho-story-place" },
        place(view, say, desk),
        " ",
        h("span", { class: "ho-id", "aria-hidden": "true" }, card.card),
      ),
      h(
        "div",
        { class: "ho-told", part: "told", tabindex: 0, role: "group", "aria-label": card.title },
        card.note == null ? words : noted(say, desk, card.card, card.note, onward, words),
      ),
      h(
        "div",
        { class: "ho-story-do" },
        number > 1 &&
          button("ho-plain", say("story.back"), { key: "back", "data-do": "turn_to", "data-card": number - 1 }),
        !isUnread(desk, card) &&
          button("ho-primary", last ? say("story.close") : say("story.next"), { key: "onward", ...onward }),
        !last && button("ho-quiet", say("story.close"), { key: "away", "data-do": "story" }),
      ),
    ),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function place(view, say, desk) {
  return say("story.place", { number: desk.story, all: view.told.length });
}

/**
 * The drawing on the card; until it is here, what it shows stands in its place.
 *
 * @param {import("./protocol/types.js").Told} card
 * @param {Desk} desk
 */
function picture({ card, picture }, desk) {
  const src = desk.laying.pictures.get(`${card} told`)?.src ?? null;
  return picture != null && h("img", { key: `picture ${card}`, class: "ho-picture", src, alt: picture });
}

/**
 * A card whose note stands in the place of its words.
 *
 * @param {Desk} desk
 * @param {import("./protocol/types.js").Told} card
 */
function isUnread(desk, card) {
  return card.note != null && !isShown(desk, card.card);
}

/**
 * The card that lies open, as it is read aloud: which it is, and its words, or the note before them.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function readAloud(view, say, desk) {
  const card = view.told[desk.story - 1];
  if (card === undefined) return "";
  return [
    `${place(view, say, desk)}.`,
    ...(isUnread(desk, card) ? [say("cover.note", { note: card.note ?? "" })] : [card.picture, card.text]),
  ]
    .filter(Boolean)
    .join(" ");
}
