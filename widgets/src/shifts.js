// The three shifts of the day: the patient card of each, its staff spaces, the care that was given.
import { button, classes, h, spoken } from "./node.js";
import { pawnButton, pawnOf } from "./pawn.js";
import { patientCard } from "./question/card.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./protocol/types.js").Shift} Shift
 * @typedef {import("./protocol/types.js").Space} Space
 * @typedef {import("./protocol/types.js").Action} Action
 */

/**
 * @param {View} view
 * @param {Say} say
 * @param {Action | null} [ahead] the answer that is looked at
 */
export function shifts(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-shifts", key: "shifts", "data-now": view.head.shift, "aria-label": say("heading.shifts"), "data-roving": "shifts" },
    view.shifts.map((shift) => oneShift(view, say, shift, ahead)),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Shift} shift
 * @param {Action | null} ahead
 * @param {boolean} [whole] with whole figures, where there is room for them
 */
export function oneShift(view, say, shift, ahead, whole = false) {
  return h(
    "article",
    {
      key: shift.shift, class: `ho-shift is-${shift.state}`, "aria-label": shift.name,
      "data-do": "card", "data-shift": shift.shift,
    },
    h(
      "div",
      { class: "ho-shift-head" },
      h("h3", null, symbol(`shift_${shift.shift}`), shift.name),
      h(
        "span",
        { class: "ho-shift-state" },
        shift.care !== null && h("b", { key: "care" }, shift.care_text, " "),
        say(`shift.${shift.state}`),
      ),
    ),
    shift.card
      ? patientCard(shift.card, shift.shift, say)
      : h("button", {
          class: "ho-no-card", key: "none", "aria-label": shift.text, "data-do": "card",
          "data-shift": shift.shift, "data-item": `card ${shift.shift}`,
        }),
    shift.spaces.length > 0 &&
      h(
        "div",
        { class: "ho-staff", key: "staff" },
        shift.spaces.map((space) => staffSpace(view, say, shift, space, ahead, whole)),
      ),
    shift.care === null && spoken(shift.care_text),
  );
}

/**
 * @param {View} view
 * @param {Say} say
 * @param {Shift} shift
 * @param {Space} space
 * @param {Action | null} ahead
 * @param {boolean} whole
 */
function staffSpace(view, say, shift, space, ahead, whole) {
  const key = `space ${shift.shift} ${space.space}`;
  const pawn = space.pawn === null ? undefined : pawnOf(view, space.pawn);
  if (pawn) return h("div", { class: "ho-space is-taken", key }, pawnButton(view, say, pawn, ahead, whole));
  const cover = space.covered_by === null ? undefined : pawnOf(view, space.covered_by);
  return button(classes("ho-space", cover ? "is-covered" : "is-empty"), cover ? say("shift.covered", { name: cover.name }) : "", {
    key, "aria-label": `${shift.name}. ${space.text}`, "data-item": key, "data-do": "about", "data-about": key,
  });
}
