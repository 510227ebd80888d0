// The head: day, shift, Shift Manager, condition, warnings, and how far the objective is.
import { button, classes, h, shown } from "./node.js";
import { houseButton, largeButton } from "./projector.js";
import { signs, symbol } from "./symbols.js";

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
export function head(view, say, desk) {
  const { head: facts } = view;
  return h(
    "header",
    { class: "ho-head", key: "head" },
    h("h2", { class: "ho-title", "aria-label": facts.title }, facts.question),
    h(
      "ul",
      { class: "ho-facts", "data-roving": "facts" },
      fact("day", facts.day_text),
      fact("shift", symbol(`shift_${facts.shift}`), facts.shift_text),
      fact("manager", facts.manager_text),
      conditionFact(view),
      fact(
        "warnings",
        signs("warning", "ho-warning", facts.warnings_max, (index) => index < facts.warnings && "is-full"),
        facts.warnings_short,
        h("span", { class: "ho-hidden" }, " – ", facts.warnings_text),
      ),
    ),
    h("div", { class: "ho-head-buttons", key: "buttons" }, view.told.length > 0 && storyButton(view, say, desk), largeButton(say, desk), houseButton(say, desk)),
    h("div", { class: "ho-aim", key: "aim" }, objective(view, say), roles(view, say)),
  );
}

/**
 * Who else has a part at the table now; the Shift Manager stands among the facts.
 *
 * @param {View} view
 * @param {Say} say
 */
export function roles(view, say) {
  const others = view.head.roles.filter((each) => each.role !== "manager");
  return (
    others.length > 0 &&
    h(
      "ul",
      { class: "ho-roles", key: "roles", "aria-label": say("heading.roles") },
      others.map((each) => h("li", { key: each.role }, each.text)),
    )
  );
}

/**
 * Billy's condition with its stage.
 *
 * @param {View} view
 */
export function conditionFact({ head: { stage, condition_text } }) {
  return fact("condition", h("i", { class: `hw-swatch hw-stage-${stage}`, "aria-hidden": "true" }), condition_text);
}

/**
 * One fact; choosing it asks why it is so.
 *
 * @param {string} thing
 * @param {...import("./node.js").Child} inside
 */
export function fact(thing, ...inside) {
  return h(
    "li",
    { key: thing, class: thing === "condition" ? "ho-condition" : null },
    h(
      "button",
      {
        class: "ho-name", "data-do": "why", "data-why": thing, "data-item": thing,
        "aria-haspopup": "dialog",
      },
      ...inside,
    ),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 */
function objective(view, say) {
  const { head: facts } = view;
  return h(
    "div",
    { class: "ho-objective", key: "objective", "data-do": "about", "data-about": "objective" },
    h("span", { class: "ho-objective-text" }, facts.objective_text),
    facts.progress.length > 0 &&
      h(
        "ol",
        { class: "ho-progress", "aria-label": say("head.progress") },
        facts.progress.map((step, index) =>
          h(
            "li",
            { key: index, class: classes("ho-step", step.done && "is-done"), title: step.text },
            h("span", { class: "ho-hidden" }, step.text),
            step.sign && symbol(step.sign),
            step.count && shown("", step.count),
            step.done && symbol("done", "ho-tick"),
          ),
        ),
      ),
    h("span", { class: "ho-hidden", key: "spoken" }, facts.progress_text),
    shown("ho-progress-text", facts.progress_short),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function storyButton(view, say, desk) {
  return button("ho-plain", say(desk.story ? "story.close" : "story.open", { n: view.told.length }), {
    key: "story", "data-do": "story", "aria-expanded": String(desk.story > 0),
  });
}
