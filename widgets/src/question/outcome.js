// How the game ended, in the place of a question. The board has only the heading and the button to the page of the
// ending; a part that stands alone has all words.
import { button, h } from "../kit/node.js";
import { paragraphs } from "../kit/texts.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/** The label that says where to find help near this table. Every ending shows it. */
const HELP = "help_here";

/**
 * Draw how the game ended; false while it goes on.
 *
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 * @param {boolean} alone whether a part of the board stands alone
 */
export function outcome({ outcome: end }, say, desk, alone) {
  return (
    end !== null &&
    h(
      "div",
      { class: "ho-asked", key: "outcome" },
      // while the page of the ending is open, the focus goes to its heading and not to this one
      h("h3", { class: "hw-question", tabindex: -1, "data-focus": desk.leaf === null ? "outcome" : null }, end.title),
      alone && [
        paragraphs(end.text),
        help(say),
        button("ho-link", say("simplifies"), { key: "page", "data-do": "page", "aria-haspopup": "dialog" }),
      ],
      !alone && button("ho-plain", say("ending.back"), { key: "ending", "data-do": "ending" }),
    )
  );
}

/**
 * Draw where to find help, as the leader of the table has typed it in; false when nobody has. (For a missing label
 * `say` returns its key.)
 *
 * @param {Say} say
 */
export function help(say) {
  return say(HELP) !== HELP && h("p", { class: "hw-page-small", key: "help" }, say(HELP));
}
