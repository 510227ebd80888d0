// What is asked now, of whom, and everything that answers it; what is not possible, and why.
import { heard } from "./covering.js";
import { button, classes, h, kept } from "./node.js";
import { hint, hintButton } from "./hints.js";
import { pauseButtons } from "./pausing.js";
import { paragraphs, rule } from "./texts.js";
import { whyButton, whyHint } from "./why.js";

/** Where to find help in this place; said with every ending. */
const HELP = "help_here";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./protocol/types.js").Action} Action
 */

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {boolean} [alone] where it stands alone, what every part has is around it
 */
export function prompt(view, say, desk, alone = false) {
  const died = view.outcome?.died === true;
  return h(
    "section",
    {
      class: "ho-prompt", part: "prompt", "aria-label": say("heading.prompt"),
      "data-why": view.outcome === null ? "prompt" : "outcome",
    },
    view.outcome === null ? asked(view, say, desk) : outcome(view, say),
    heard(say, desk),
    hint(view, say, desk.hints),
    !alone && [whyHint(say, desk), notice(say, desk)],
    h(
      "div",
      { class: "ho-answers", key: "answers", "data-scroll": "start" },
      view.actions.length > 0 && actions(view.actions, say, desk),
      view.barred.length > 0 && barred(view.barred, say),
    ),
    !alone && h(
      "div",
      { class: "ho-after", part: "after" },
      // where he has died nothing is offered to be taken back or asked; the journal has it all
      !died &&
        button("ho-plain", say("undo"), {
          key: "undo", "data-do": "undo", "aria-disabled": view.can_undo && !desk.waiting ? null : "true",
        }),
      !died && whyButton(say, desk),
      desk.waiting && h("span", { class: "ho-waiting", key: "waiting" }, say("waiting")),
      pauseButtons(say),
    ),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function asked(view, say, desk) {
  const { prompt: question, conversation } = view;
  return h(
    "div",
    { class: "ho-asked", key: "asked" },
    h(
      "div",
      { class: "ho-asked-head" },
      h("h3", null, question.who_text === "" ? say("heading.prompt") : say("asked", { name: question.who_text })),
      hintButton(view, say, desk.hints),
      rule(say, question.rule),
    ),
    conversation !== null && h("p", { class: "ho-conversation", key: "conversation" }, conversation.text),
    h("p", { class: "ho-question", part: "question" }, question.text),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 */
function outcome(view, say) {
  const end = view.outcome;
  return (
    end !== null &&
    h(
      "div",
      { class: classes("ho-outcome", end.won && "is-won"), key: "outcome" },
      h(
        "div",
        { class: "ho-asked-head" },
        h("h3", { tabindex: -1, "data-focus": "outcome" }, end.title),
        end.won && rule(say, end.rule),
      ),
      paragraphs(end.text),
      isFilledIn(say, HELP) && h("p", { key: "help" }, say(HELP)),
      view.grid.some((row) => row.cards.some((card) => card.state !== "empty")) &&
        button("ho-link", say("memories.read"), { key: "memories", "data-do": "read_memories" }),
      button("ho-link", say("simplifies"), { key: "page", "data-do": "page", "aria-haspopup": "dialog" }),
    )
  );
}

/**
 * Whether whoever leads the game has filled in words of their own; a label that is not there shows its key.
 *
 * @param {Say} say
 * @param {string} key
 */
function isFilledIn(say, key) {
  return say(key) !== key;
}

/**
 * @param {Action[]} answers
 * @param {Say} say
 * @param {Desk} desk
 */
export function actions(answers, say, desk) {
  return h(
    "div",
    {
      class: "ho-actions",
      key: "actions",
      role: "toolbar",
      "aria-label": say("heading.actions"),
      "aria-orientation": "vertical",
      "data-roving": "actions",
    },
    answers.map((action, index) =>
      h(
        "button",
        {
          key: `${desk.answers} ${index}`,
          class: "ho-action",
          "data-do": "act",
          "data-code": action.code,
          "data-item": `act ${index}`,
          "aria-disabled": desk.waiting ? "true" : null,
          "aria-keyshortcuts": index < 9 ? String(index + 1) : null,
        },
        index < 9 && h("kbd", { "aria-hidden": "true" }, index + 1),
        h("span", { class: "ho-answer" }, h("span", { class: "ho-answer-text" }, action.text), follows(say, action)),
      ),
    ),
  );
}

/**
 * What follows an answer, as a smaller line under it and as a part of its name. It is there in full: where there is
 * much to say, the answers scroll.
 *
 * @param {Say} say
 * @param {Action} action
 */
function follows(say, action) {
  return (
    action.follows !== "" && [
      h("span", { class: "ho-hidden", key: "spoken" }, " ", say("follows"), " "),
      h("span", { class: "ho-follows", part: "follows" }, action.follows),
    ]
  );
}

/** @type {(all: View["barred"], say: Say) => import("./node.js").Node} */
const barred = kept((all, say) =>
  h(
    "details",
    { class: "ho-barred", part: "barred" },
    h("summary", null, say("barred", { n: all.length })),
    h(
      "ul",
      null,
      all.map((each) =>
        h(
          "li",
          { key: each.code },
          h("b", null, each.text),
          " ",
          h("span", null, each.why),
          " ",
          rule(say, each.rule),
          each.unlock !== "" && h("span", { key: "unlock" }, " ", each.unlock),
        ),
      ),
    ),
  ),
);

/**
 * What the last click was told instead of being taken.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function notice(say, desk) {
  return (
    desk.notice !== null &&
    h(
      "div",
      { class: "ho-notice", part: "notice" },
      desk.notice.title !== "" && h("b", { key: "title" }, desk.notice.title),
      desk.notice.lines.map((line) => h("p", null, line.text, " ", rule(say, line.rule))),
      button("ho-plain", say("notice.close"), { "data-do": "notice" }),
    )
  );
}
