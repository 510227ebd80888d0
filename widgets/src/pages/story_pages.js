// The cards of the story as pages: what is told at the beginning and on the way, a letter, and what the table decides.
import { drawing } from "../drawing/drawing.js";
import { bedOf } from "../house/scene.js";
import { h } from "../kit/node.js";
import { paragraphs } from "../kit/texts.js";
import { answers } from "../question/question.js";
import { heavy, isFolded, lead, title } from "./sheet.js";
import { pageRoom } from "./ward_pages.js";

/**
 * @typedef {import("./page.js").Kind} Kind
 * @typedef {import("../protocol/types.js").Leaf} Leaf
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * The cards told so far as pages, to be read again: each by its number.
 *
 * @param {View} view
 * @returns {Leaf[]}
 */
export function tale({ told }) {
  return told.map(({ card, kind, title: name, text, note, picture }, index) => ({
    line: index + 1, kind: kind === "call" && picture ? "story" : kind, // who rang then is not known now: its picture is
    lead: "", title: name, words: "", text, then: [], on: "", timeline: null, memory: null, side: null,
    who: null, cover: note == null ? null : { card, note, text: note }, cards: [], card, picture: picture ?? null,
  }));
}

/**
 * A card of the story: its picture, or his room as it is now. Nobody smiles over a mug beside what is told there.
 *
 * @type {Kind}
 */
export function story(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  const bed = bedOf(view).replace("-up", "-tired");
  return { art: pictureOf(page, desk) || pageRoom(view, bed, page.who), words: words(page, view, say, desk), said: said(page, view, say, desk) };
}

/**
 * A letter is read from its paper; afterwards it hangs on the board.
 *
 * @type {Kind}
 */
export function letter(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  return {
    art: pictureOf(page, desk) || h("div", { class: "hw-board-wall" }, drawing("pinboard")),
    words: [lead(leadOf(page, view, say, desk)), h("div", { class: "hw-paper", key: "paper" }, title(page.title), text(page))],
    said: said(page, view, say, desk),
  };
}

/**
 * What the table has to decide, with its answers as long as nobody has answered.
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
 * Whether a page is the card of what is asked now, or what it is asked about.
 *
 * @param {Leaf} page
 * @param {View} view
 */
export function isToBeAnswered({ kind, card, asks }, { prompt, told, actions }) {
  if (actions.length === 0) return false;
  return asks === true || (kind === "choice" && prompt.kind === kind && card === told.at(-1)?.card);
}

/**
 * Whether the answers stand on a page: a card that asks and is heavy is unfolded first, a memory may be left so.
 *
 * @param {Desk} desk
 * @param {Leaf} page
 * @param {View} view
 */
export function showsAnswers(desk, page, view) {
  return isToBeAnswered(page, view) && (page.kind !== "choice" || !isFolded(desk, page));
}

/**
 * What is asked about a memory, on its page.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function asked(view, say, desk) {
  return [h("p", { class: "hw-question", key: "asked" }, view.prompt.short), answersThere(view, say, desk)];
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function answersThere(view, say, desk) {
  return h("div", { class: "hw-page-answers", key: "answers" }, answers(view, say, desk, view.actions));
}

/**
 * The small line above: how it came, or in the story that is read again which card of how many it is.
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
 * @param {Leaf} page
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function words(page, view, say, desk) {
  return [lead(leadOf(page, view, say, desk)), title(page.title), text(page)];
}

/**
 * @param {Leaf} page
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function said(page, view, say, desk) {
  const before = leadOf(page, view, say, desk);
  return [before && `${before}.`, page.picture ?? "", page.text];
}

/** @param {Leaf} page */
function text(page) {
  return h("div", { class: "hw-page-text", key: "text" }, paragraphs(page.text));
}

/**
 * The drawing on the card; until it is here, what it shows stands in its place.
 *
 * @param {Leaf} page
 * @param {Desk} desk
 */
function pictureOf({ card, picture }, desk) {
  const src = desk.laying.pictures.get(`${card} told`)?.src ?? null;
  return picture != null && h("div", { class: "hw-patch", key: `picture ${card}` }, h("img", { key: "picture", src, alt: picture }));
}
