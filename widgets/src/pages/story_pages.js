// The pages of the story's cards: what is read at the beginning and during the game, a letter, and a choice of the
// table.
import { drawing } from "../drawing/drawing.js";
import { bedOf } from "../house/scene.js";
import { h } from "../kit/node.js";
import { answers } from "../question/question.js";
import { heavy, isFolded, lead, text, title } from "./sheet.js";
import { pageRoom } from "./ward_pages.js";

/**
 * @typedef {import("./page.js").Kind} Kind
 * @typedef {import("../protocol/view.d.ts").Leaf} Leaf
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Return the cards that were read so far as pages, to be read again. `line` is the number of the card, from 1, and not
 * a journal line.
 *
 * @param {View} view
 * @returns {Leaf[]}
 */
export function tale({ told }) {
  return told.map(({ card, kind, title: name, text, note, picture }, index) => ({
    line: index + 1, kind: kind === "call" && picture ? "story" : kind, // the caller of an earlier Call is not recorded, so a Call that has a picture is shown as a card with that picture
    lead: "", title: name, words: "", text, then: [], on: "", timeline: null, memory: null, side: null,
    who: null, cover: note == null ? null : { card, note, text: note }, cards: [], card, picture: picture ?? null,
  }));
}

/**
 * Return the page of a card with its picture, or else with Billy's room as it is now. In the room the bed with the mug
 * is not drawn, since Billy smiles there.
 *
 * @type {Kind}
 */
export function story(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  const bed = bedOf(view).replace("-up", "-tired");
  return { art: pictureOf(page, desk) || pageRoom(view, bed, page.who), words: words(page, view, say, desk), said: said(page, view, say, desk) };
}

/**
 * Return the page of a letter, on its paper. Later it hangs on the board in the Break Room.
 *
 * @type {Kind}
 */
export function letter(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  return {
    art: pictureOf(page, desk) || h("div", { class: "hw-board-wall" }, drawing("pinboard")),
    words: [lead(leadOf(page, view, say, desk)), h("div", { class: "hw-paper", key: "paper" }, title(page.title), text(page.text))],
    said: said(page, view, say, desk),
  };
}

/**
 * Return the page of a choice, with its answers until one is given.
 *
 * @type {Kind}
 */
export function choice(page, view, say, desk) {
  const told = story(page, view, say, desk);
  if (isFolded(desk, page) || !isToBeAnswered(page, view)) return told;
  return {
    ...told,
    words: [told.words, answersThere(view, say, desk)],
    said: [...(told.said ?? []), view.prompt.short],
  };
}

/**
 * Whether the present question is asked on a page: the page is the card of a choice, or the question is about the page.
 *
 * @param {Leaf} page
 * @param {View} view
 */
export function isToBeAnswered({ kind, card, asks }, { prompt, told, actions }) {
  if (actions.length === 0) return false;
  return asks === true || (kind === "choice" && prompt.kind === kind && card === told.at(-1)?.card);
}

/**
 * Whether the answers are shown on a page. On a heavy card that asks the table to choose, the answers wait until the
 * card is unfolded. On a memory they are shown even while it is folded.
 *
 * @param {Desk} desk
 * @param {Leaf} page
 * @param {View} view
 */
export function showsAnswers(desk, page, view) {
  return isToBeAnswered(page, view) && (page.kind !== "choice" || !isFolded(desk, page));
}

/**
 * Draw the question about a memory, with its answers.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function asked(view, say, desk) {
  return [h("p", { class: "hw-question", key: "asked" }, view.prompt.short), answersThere(view, say, desk)];
}

/**
 * Draw the answers on a page.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function answersThere(view, say, desk) {
  return h("div", { class: "hw-page-answers", key: "answers" }, answers(view, say, desk, view.actions));
}

/**
 * Return the small line above the heading: how the card came to the table; while the story is read again, the number of
 * the card and how many cards there are.
 *
 * @param {Leaf} page
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function leadOf(page, view, say, desk) {
  return desk.tale ? say("story.place", { number: page.line, all: view.told.length }) : page.lead;
}

/**
 * Draw the small line, the heading and the text of a page.
 *
 * @param {Leaf} page
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function words(page, view, say, desk) {
  return [lead(leadOf(page, view, say, desk)), title(page.title), text(page.text)];
}

/**
 * Return what is spoken of a page.
 *
 * @param {Leaf} page
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function said(page, view, say, desk) {
  const before = leadOf(page, view, say, desk);
  return [before && `${before}.`, page.picture ?? "", page.text];
}

/**
 * Draw the picture on a card; until it has come, the words that describe it. Return false where the card has none.
 *
 * @param {Leaf} page
 * @param {Desk} desk
 */
function pictureOf({ card, picture }, desk) {
  const src = desk.laying.pictures.get(`${card} told`)?.src ?? null;
  return picture != null && h("div", { class: "hw-patch", key: `picture ${card}` }, h("img", { key: "picture", src, alt: picture }));
}
