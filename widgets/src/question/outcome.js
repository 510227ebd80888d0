// The game is over, where a question stood: on the board its heading and the way back to the page of the ending; a part
// that stands alone has all its words.
import { button, h } from "../kit/node.js";
import { paragraphs } from "../kit/texts.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/** Where to find help in this place; said with every ending. */
const HELP = "help_here";

/**
 * @param {View} view
 * @param {Say} say
 * @param {import("../protocol/display.js").Desk} desk
 * @param {boolean} alone
 */
export function outcome({ outcome: end }, say, desk, alone) {
  return (
    end !== null &&
    h(
      "div",
      { class: "ho-asked", key: "outcome" },
      // while the page of the ending lies open, its heading is the one
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
 * What whoever leads the game has filled in; a label that is not there shows its key.
 *
 * @param {Say} say
 */
export function help(say) {
  return say(HELP) !== HELP && h("p", { class: "hw-page-small", key: "help" }, say(HELP));
}
