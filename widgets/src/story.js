// The narrative cards told so far; they are put away and taken out again by the reader.
import { h } from "./node.js";
import { paragraphs } from "./prompt.js";

/**
 * @param {import("./types.js").View} view
 * @param {import("./types.js").Say} say
 * @param {import("./types.js").Desk} desk
 */
export function story(view, say, desk) {
  return (
    desk.story &&
    view.told.length > 0 &&
    h(
      "section",
      { class: "ho-story", key: "story", "aria-label": say("heading.story") },
      h("h3", { tabindex: -1, "data-focus": "story" }, say("heading.story")),
      h(
        "div",
        { class: "ho-told" },
        view.told.map((card) =>
          h(
            "article",
            { key: card.card, class: "ho-narrative" },
            h("h4", null, card.title, " ", h("span", { class: "ho-id" }, card.card)),
            paragraphs(card.text),
          ),
        ),
      ),
      h("button", { type: "button", class: "ho-plain", "data-do": "story" }, say("story.close")),
    )
  );
}
