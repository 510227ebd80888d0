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
      h("p", { class: "hw-lead" }, question.lead),
      hintButton(view, say, desk.hints),
      rule(say, question.rule),
    ),
    h("h3", { class: "hw-question", part: "question" }, question.short),
    h("p", { class: question.more ? "hw-in-full" : "ho-hidden", part: "in_full" }, question.text),
    conversation !== null && h("p", { class: "hw-in-full", key: "conversation" }, conversation.text),
  );
}

/**
 * The question as it is spoken: the words that are seen first, then all of it.
 *
 * @param {View} view
 */
export function spokenQuestion({ prompt: question }) {
  return `${question.short} ${question.text}`;
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
        h("span", { class: "hw-answer" }, inShort(action), follows(say, action)),
      ),
    ),
  );
}

/**
 * The name of an answer and a few words more, in one line; then all of it, seen only where that says more. An answer to
 * a choice of the story has no other name than its text.
 *
 * @param {Action} action
 */
function inShort({ name, brief, text, more }) {
  if (name === "") return h("b", { key: "name" }, text);
  return [
    h("b", { key: "name" }, name),
    pause("name"),
    h("span", { class: "hw-brief", key: "brief" }, brief),
    pause("brief"),
    h("span", { class: more ? "hw-then" : "ho-hidden", part: "in_full" }, text),
  ];
}

/**
 * What parts the words where they are spoken; a comma would stand apart from the word before it.
 *
 * @param {string} after
 */
function pause(after) {
  return h("span", { class: "ho-hidden", key: `after ${after}` }, " – ");
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
      h("span", { class: "hw-then", part: "follows" }, action.follows),
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
