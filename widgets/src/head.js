// The head: day, shift, Shift Manager, condition, warnings, and how far the objective is.
import { classes, h, marks } from "./node.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").Desk} Desk
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
    h("h2", { class: "ho-title" }, facts.title),
    h(
      "ul",
      { class: "ho-facts" },
      h("li", { key: "day" }, facts.day_text),
      h("li", { key: "shift" }, facts.shift_text),
      h("li", { key: "manager" }, facts.manager_text),
      h(
        "li",
        { key: "condition", class: `ho-condition ho-stage-${facts.stage}` },
        h("i", { class: "ho-swatch", "aria-hidden": "true" }),
        facts.condition_text,
      ),
      h(
        "li",
        { key: "warnings" },
        marks("ho-warning", facts.warnings_max, (index) => index < facts.warnings && "is-full"),
        facts.warnings_text,
      ),
    ),
    h(
      "div",
      { class: "ho-aim", key: "aim" },
      objective(view, say),
      view.told.length > 0 && storyButton(view, say, desk),
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
    { class: "ho-objective", key: "objective" },
    h("span", { class: "ho-objective-text" }, facts.objective_text),
    facts.progress.length > 0 &&
      h(
        "ol",
        { class: "ho-progress", "aria-label": say("head.progress") },
        facts.progress.map((step) =>
          h(
            "li",
            { key: step.timeline, class: classes("ho-step", step.done && "is-done"), title: step.text },
            h("span", { class: "ho-hidden" }, step.text),
            h("span", { "aria-hidden": "true" }, step.done ? "✓" : String(step.timeline)),
          ),
        ),
      ),
    h("span", { class: "ho-progress-text" }, facts.progress_text),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
function storyButton(view, say, desk) {
  return h(
    "button",
    {
      key: "story",
      type: "button",
      class: "ho-plain",
      "data-do": "story",
      "aria-expanded": desk.story ? "true" : "false",
    },
    say(desk.story ? "story.close" : "story.open", { n: view.told.length }),
  );
}
