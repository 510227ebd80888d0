// How the game ended, in the place of a question.
import { button, classes, h } from "../node.js";
import { paragraphs, rule } from "../texts.js";

/**
 * @typedef {import("../protocol/types.js").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 */

/** Where to find help in this place; said with every ending. */
const HELP = "help_here";

/**
 * @param {View} view
 * @param {Say} say
 */
export function outcome(view, say) {
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
