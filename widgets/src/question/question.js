// The present question, the person who is asked, and all answers.
import { heard } from "../folds/folds.js";
import { button, h } from "../kit/node.js";
import { rule } from "../kit/texts.js";
import { slipLink, whyButton, whyHint } from "../why/why.js";
import { lookedAt, offered } from "./ahead.js";
import { answer } from "./answer.js";
import { askingGrid, asksAbout } from "./asking_grid.js";
import { firstLine, hint, hintButton } from "./hints.js";
import { barred, notice } from "./notice.js";
import { outcome } from "./outcome.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 */

/** The most answers that have a digit key. */
const DIGITS = 9;

/**
 * Draw the present question, with its answers.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {boolean} [alone] whether a part of the board stands alone
 */
export function prompt(view, say, desk, alone = false) {
  const died = view.outcome?.died === true;
  return h(
    "section",
    {
      class: "hw-prompt", part: "prompt", "aria-label": say("heading.prompt"),
      "data-why": view.outcome === null ? "prompt" : "outcome",
    },
    view.outcome === null ? asked(view, say, desk, alone) : outcome(view, say, desk, alone),
    alone && [heard(say, desk), hint(view, say, desk.hints)], // on the board the slip shows the explanation, and what is not possible
    !alone && [whyHint(say, desk), notice(say, desk)],
    h(
      "div",
      { class: "ho-answers", key: "answers", "data-scroll": "start" },
      view.actions.length > 0 && answers(view, say, desk, offered(view)),
      view.actions.length > 0 && foretold(view, desk),
      alone && view.barred.length > 0 && barred(view.barred, view.pawns, say),
    ),
    !alone && h(
      "div",
      { class: "ho-after", part: "after" },
      // after Billy's death nothing can be taken back or asked; the journal has everything
      !died &&
        button("ho-plain", say("undo"), {
          key: "undo", "data-do": "undo", "aria-disabled": view.can_undo && !desk.waiting ? null : "true",
        }),
      !died && (desk.asking ? whyButton(say, desk) : slipLink(say, desk)), // while the next click asks why, this button ends that
      desk.waiting && h("span", { class: "ho-waiting", key: "waiting" }, say("waiting")),
    ),
  );
}

/**
 * Draw the question: what it is about, the question in a line, and its full text.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {boolean} alone whether a part of the board stands alone
 */
function asked(view, say, desk, alone) {
  const { prompt: question, conversation } = view;
  const first = firstLine(view, say, desk.hints);
  return h(
    "div",
    { class: "ho-asked", key: "asked" },
    h(
      "div",
      { class: "ho-asked-head" },
      h("p", { class: "hw-lead", part: first && "first" }, first || question.lead),
      alone && hintButton(view, say, desk.hints),
      (alone || desk.details) && rule(say, question.rule),
    ),
    h("h3", { class: "hw-question", part: "question", tabindex: -1, "data-focus": "question" }, question.short),
    h("p", { class: alone && question.more ? "hw-in-full" : "ho-hidden", part: "in_full" }, question.text),
    conversation !== null && h("p", { class: "hw-in-full", key: "conversation" }, conversation.text),
  );
}

/**
 * Return the question as it is spoken: the line that is seen first, then the full text.
 *
 * @param {View} view
 */
export function spokenQuestion({ prompt: question }) {
  return `${question.short} ${question.text}`;
}

/**
 * Draw answers as cards. Answers by which somebody asks about a Timeline are drawn as a grid, and all others below it.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 * @param {Answer[]} those the answers
 */
export function answers(view, say, desk, those) {
  const grid = those === view.actions && those.some(asksAbout);
  return h(
    "div",
    {
      class: `hw-answers${those.length > 4 ? " is-many" : ""}`,
      key: "actions",
      role: "toolbar",
      "aria-label": say("heading.actions"),
      "aria-orientation": "vertical",
      "data-roving": "actions",
    },
    grid && askingGrid(view, say, desk),
    those.map((action, index) =>
      grid && asksAbout(action)
        ? null
        : answer(view, say, desk, action, { index, number: grid ? 0 : index < DIGITS ? index + 1 : null }),
    ),
  );
}

/**
 * Draw the full text of the answer that the reader looks at, and what would follow. With details switched on the text
 * is always seen; otherwise only where the CSS has room for it. The paragraph is drawn even while it is empty, so that
 * nothing moves when the reader begins to look at an answer.
 *
 * @param {View} view
 * @param {Desk} desk
 */
function foretold(view, desk) {
  const action = lookedAt(view, desk);
  const follows = action?.signs.ends === 2 ? "" : action?.follows; // where his life ends the thread shows it, and no sentence says it
  const text = action && [action.text, follows].filter(Boolean).map((each) => String(each).replace(/([^.!?”])$/, "$1.")).join(" ");
  return h("p", { class: desk.details ? "hw-in-full" : "hw-foretold", key: "foretold", part: "foretold", "aria-hidden": "true" }, text);
}
