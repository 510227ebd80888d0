// The top of the board: the requirements of the objective and which are met, the warnings, and the buttons of the
// drawers.
import { KEY } from "./display/pausing.js";
import { drawerButton } from "./drawers/drawers.js";
import { button, classes, h, shown, spoken } from "./kit/node.js";
import { symbol, warningSigns } from "./kit/symbols.js";

/**
 * @typedef {import("./protocol/view.d.ts").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./protocol/display.js").Desk} Desk
 */

/**
 * Draw the top of the board.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function top(view, say, desk) {
  const { head: facts } = view;
  return h(
    "header",
    { class: "hw-top", key: "head" },
    h("h2", { class: "hw-top-title", "aria-label": desk.large ? null : facts.title }, desk.large ? `${facts.day_text}, ${facts.shift_text}` : facts.question),
    h("div", { class: "hw-top-facts", key: "facts", "data-roving": "facts" }, aim(view, say), facts.warnings_max > 0 && warnings(view)),
    h(
      "div",
      { class: "hw-doors", key: "doors", part: "doors" },
      view.told.length > 0 &&
        button("hw-door", say("top.story"), { key: "story", "data-do": "story" }),
      drawerButton("journal", say("heading.journal"), desk),
      button("hw-door", say("pause.button"), {
        key: "pause", "data-do": "pause", title: say("pause.key"), "aria-keyshortcuts": KEY, "aria-haspopup": "dialog",
      }),
      drawerButton("menu", say("top.menu"), desk),
    ),
  );
}

/**
 * Draw the objective: a sign for each requirement, such as a memory to find (dashed until it is met, then filled), and
 * a sentence about the objective.
 *
 * @param {View} view
 * @param {Say} say
 */
function aim({ head: facts }, say) {
  return [
    facts.progress.length > 0 &&
      h(
        "ol",
        { class: "hw-found", key: "found", "aria-label": say("head.progress"), "data-do": "about", "data-about": "objective" },
        facts.progress.map((step, index) =>
          h(
            "li",
            { key: index, class: classes("hw-find", step.done && "is-done"), title: step.text },
            spoken(step.text),
            step.sign && symbol(step.sign),
            step.count && shown("", step.count),
          ),
        ),
      ),
    h(
      "button",
      { class: "hw-fact", key: "aim", "data-do": "about", "data-about": "objective", "data-item": "objective", title: facts.objective_text },
      h("span", { class: facts.progress_short && "hw-said" }, facts.progress_short || facts.objective_text),
      facts.progress_short !== "" && spoken(` – ${facts.objective_text}`),
    ),
  ];
}

/**
 * Draw the warnings, as a button that asks why.
 *
 * @param {View} view
 */
function warnings({ head: facts }) {
  return h(
    "button",
    { class: "hw-fact", key: "warnings", "data-do": "why", "data-why": "warnings", "data-item": "warnings" },
    warningSigns(facts.warnings, facts.warnings_max),
    h("span", { class: "hw-said" }, facts.warnings_short),
    spoken(` – ${facts.warnings_mean}`),
  );
}
