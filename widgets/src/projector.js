// The board for a projector: large type; what is asked, the card, the thread and everybody in sight; the rest in pages.
import { journal } from "./journal.js";
import { hands, manager, pool } from "./manager.js";
import { quilt } from "./quilt/quilt.js";
import { button, classes, h, toggle } from "./node.js";
import { places } from "./places.js";
import { prompt } from "./question/question.js";
import { atWork } from "./roster.js";
import { shifts } from "./shifts.js";

/**
 * @typedef {import("./protocol/types.js").View} View
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./protocol/types.js").Line} Line
 * @typedef {import("./protocol/types.js").Action} Action
 */

/**
 * Everything below the thread.
 *
 * @param {View} view
 * @param {Line[]} lines
 * @param {Say} say
 * @param {Desk} desk
 * @param {Action | null} ahead
 */
export function largeWard(view, lines, say, desk, ahead) {
  const day = desk.page === "day";
  const elsewhere = atWork(view).filter((place) => place.id !== `shift_${view.head.shift}`);
  const list = day ? view.places : [...elsewhere, ...view.places];
  return h(
    "div",
    { class: classes("ho-large", `is-${desk.page}`, view.outcome !== null && "is-over"), key: "large" },
    prompt(view, say, desk),
    shifts(view, say, ahead),
    day && manager(view, say, ahead),
    desk.page === "memories" &&
      h("div", { class: "ho-large-page", key: "page memories" }, quilt(view, say, desk), hands(view, say, desk)),
    desk.page === "journal" &&
      h("div", { class: "ho-large-page", key: "page journal" }, journal(lines, say, desk, view.past)),
    h("div", { class: "ho-large-staff", key: "staff" }, places(view, say, ahead, list, say("heading.roster"))),
    h(
      "div",
      { class: "ho-large-tabs", key: "tabs" },
      tabs(say, desk),
      !day && h("div", { key: "pool", "data-roving": "manager" }, pool(view, say, ahead)),
    ),
  );
}

/**
 * What can stand beside the card: the answers, or one of the other parts of the ward.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
function tabs(say, desk) {
  const pages = {
    answers: say("large.answers"), day: say("large.day"), memories: say("large.memories"),
    journal: say("large.journal"),
  };
  return h(
    "div",
    { class: "ho-tabs", key: "tabs", role: "toolbar", "aria-label": say("large.pages"), "data-roving": "pages" },
    Object.entries(pages).map(([each, name]) =>
      button("ho-plain", name, {
        key: each, "data-do": "turn_page", "data-page": each, "data-item": `page ${each}`,
        "aria-pressed": String(desk.page === each),
      }),
    ),
  );
}

/**
 * The button that makes everything large, and small again.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function largeButton(say, desk) {
  return toggle("large", say("large.button"), say("large.hint"), desk.large);
}

/**
 * The button that shows the ward as a house, and as it was again.
 *
 * @param {Say} say
 * @param {Desk} desk
 */
export function houseButton(say, desk) {
  return toggle("house", say("house.button"), say("house.hint"), desk.house);
}

/** @type {import("./display.js").NewFeature} */
export function projecting({ model, desk, show, focusOn }) {
  /**
   * Draws the board anew and keeps the focus on the button that was pressed.
   *
   * @param {string} button
   */
  function showAndStay(button) {
    show();
    focusOn(button);
  }

  return {
    deeds: {
      large() {
        desk.large = !desk.large;
        showAndStay("[data-do=large]");
      },
      house() {
        desk.house = !desk.house;
        model.set("house", desk.house); // what the menu of the house offers stands elsewhere on the page otherwise
        model.save_changes();
        showAndStay("[data-do=house]");
      },
      turn_page(part) {
        desk.page = part.dataset["page"] ?? "answers";
        showAndStay(`[data-page=${desk.page}]`);
      },
    },
    viewChanged() {
      desk.page = "answers";
    },
  };
}
