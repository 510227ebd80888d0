// One answer as a card: a name, a few words, a picture, and signs for what it brings.
import { drawing } from "../drawing/drawing.js";
import { classes, h } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { symbol } from "../kit/symbols.js";
import { faceOf } from "../people/person.js";
import { signsOf } from "./signs.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 *
 * @typedef {object} Place Where an answer stands.
 * @property {number} index the index of the answer in the view
 * @property {number | null} number the digit key that gives it; null for none
 * @property {boolean} [bare] whether the answer stands in the grid (`asking_grid.js`), where row and column name it
 *   already
 */

/**
 * Draw an answer.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {Answer} action
 * @param {Place} place
 */
export function answer(view, say, desk, action, { index, number, bare = false }) {
  return h(
    "button",
    {
      key: index,
      class: classes("hw-answer", bare ? "is-bare" : `is-${shapeOf(action)}`),
      "data-do": "act",
      "data-code": action.code,
      "data-item": `act ${index}`,
      "data-key": number,
      "aria-disabled": desk.waiting ? "true" : null,
      "aria-keyshortcuts": number === null ? null : String(number),
    },
    number !== null && h("kbd", { "aria-hidden": "true", key: "kbd" }, number),
    !bare && pictureOf(view, action),
    faces(view, action),
    words(action, bare),
    action.signs.ends === 1 && h("span", { class: "ho-hidden", key: "ends" }, " ", say("answer.may_end")),
    action.follows !== "" && [
      h("span", { class: "ho-hidden", key: "spoken" }, " ", say("follows"), " "),
      h("span", { class: "ho-hidden", part: "follows" }, action.follows),
    ],
    signsOf(view, say, action, bare),
  );
}

/**
 * Draw the name of an answer and a few words; its full text is spoken after them. An answer to a choice of the story
 * has no short name, so its full text is drawn. In the grid of who asks about which Timeline, the name is spoken and
 * not seen, since row and column show it.
 *
 * @param {Answer} action
 * @param {boolean} bare whether the answer stands in that grid
 */
function words({ name, brief, text }, bare) {
  if (name === "") return h("b", { class: "hw-answer-name", key: "name" }, text);
  return [
    h("b", { class: bare ? "ho-hidden" : "hw-answer-name", key: "name" }, name),
    pause("name"),
    brief !== "" && [h("span", { class: bare ? "ho-hidden" : "hw-answer-brief", key: "brief" }, brief), pause("brief")],
    h("span", { class: "ho-hidden", part: "in_full" }, text),
  ];
}

/**
 * Draw a dash that is spoken as a pause between words. (A comma would be spoken with a gap before it.)
 *
 * @param {string} after what stands before it, for its key
 */
function pause(after) {
  return h("span", { class: "ho-hidden", key: `after ${after}` }, " – ");
}

/**
 * Return how the picture of an answer stands: "face" beside the words, "gesture" across the card, "sign", or "words"
 * when there is none.
 *
 * @param {Answer} action
 */
function shapeOf({ drawn, pawn, target, timeline }) {
  if (drawn.startsWith("hands")) return "gesture";
  if (drawn === "" && timeline !== null) return "sign";
  return drawn !== "" || pawn !== null || target === "purse" ? "face" : "words";
}

/**
 * Draw the faces of the people who go to Billy together, side by side; false when the answer is about one person or
 * none.
 *
 * @param {View} view
 * @param {{text: string, pawns?: number[]}} action
 */
function faces(view, { pawns = [] }) {
  const those = view.pawns.filter(({ pawn }) => pawns.includes(pawn));
  return those.length > 0 && h("span", { class: "hw-answer-faces", key: "faces" }, those.map((who) => drawing(faceOf(view, who), "", String(who.pawn))));
}

/**
 * Draw the person or thing that the answer is about, as it looks now; null when there is no picture.
 *
 * @param {View} view
 * @param {Answer} action
 */
function pictureOf(view, { drawn, pawn, target, timeline }) {
  if (drawn !== "") return drawing(drawn, "hw-answer-picture", "picture");
  const who = pawnOf(view, pawn);
  if (who) return drawing(faceOf(view, who), "hw-answer-picture", "picture");
  if (target === "purse") return drawing(view.pool.tokens > 0 ? "tin" : "tin-empty", "hw-answer-picture", "picture");
  return timeline === null ? null : symbol(`timeline_${timeline}`, "hw-answer-picture", "picture");
}
