// The page of one conversation with several cards: Billy's words, folded where they are heavy, and Events.
import { bedOf } from "../house/scene.js";
import { button, h } from "../kit/node.js";
import { paragraphs } from "../kit/texts.js";
import { isFolded, patch, title } from "./sheet.js";
import { asked, isToBeAnswered } from "./story_pages.js";
import { pageRoom, then } from "./ward_pages.js";

/**
 * @typedef {import("./page.js").Kind} Kind
 * @typedef {import("../protocol/view.d.ts").Leaf} Leaf
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Return the page of a conversation.
 *
 * @type {Kind}
 */
export function conversation(page, view, say, desk) {
  const asks = isToBeAnswered(page, view);
  return {
    art: pageRoom(view, page.turned ? "bed-turned" : bedOf(view), page.who),
    words: [
      title(page.lead, "is-lead"),
      h("ul", { class: "hw-page-said", key: "said" }, /** @type {Leaf[]} */ (page.cards).map((card) => h("li", { key: card.line }, one(card, say, desk)))),
      asks && asked(view, say, desk),
    ],
    said: [.../** @type {Leaf[]} */ (page.cards).flatMap((card) => aloud(card, say, desk)), asks ? view.prompt.short : ""],
  };
}

/**
 * Draw one card of the conversation.
 *
 * @type {(card: Leaf, say: Say, desk: Desk) => import("../kit/node.js").Child}
 */
function one(card, say, desk) {
  if (card.kind === "event") {
    return h("div", null, h("div", { class: "hw-page-text" }, h("b", null, card.title), paragraphs(card.text)), then(card));
  }
  const folded = isFolded(desk, card);
  return [
    patch(desk, card, folded),
    h(
      "div",
      { key: "words" },
      h("p", { class: folded ? "hw-page-note" : "hw-page-spoken" }, folded ? card.cover?.note : quoted(card, say)),
      folded && button("ho-link", say("page.unfold"), { key: "unfold", "data-do": "unfold", "data-card": card.cover?.card }),
    ),
  ];
}

/**
 * Return what is spoken of a card.
 *
 * @type {(card: Leaf, say: Say, desk: Desk) => string[]}
 */
function aloud(card, say, desk) {
  if (card.kind === "event") return [`${card.title}.`, card.text, ...card.then];
  return isFolded(desk, card) ? [`${say("page.heavy")}:`, card.cover?.note ?? ""] : [quoted(card, say)];
}

/**
 * Return Billy's words on a card in quotation marks.
 *
 * @type {(card: Leaf, say: Say) => string}
 */
const quoted = ({ words }, say) => say("page.quote", { words });
