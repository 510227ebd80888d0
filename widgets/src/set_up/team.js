// The team before the first day: the players by name, and the Assistants beside them.
import { drawing } from "../drawing/drawing.js";
import { button, h, shown } from "../kit/node.js";
import { restedFigure } from "../people/person.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("./set_up.js").SetUp} SetUp
 * @typedef {import("./set_up.js").Choice} Choice
 */

/** The number of the pawn that is the first Assistant. */
const FIRST_ASSISTANT = 4;

/**
 * Draw the team, with a field for each name.
 *
 * @param {SetUp} view
 * @param {Choice} choice
 * @param {Say} say
 */
export function team(view, choice, say) {
  const here = choice.names.slice(0, choice.players);
  const wrong = view.wrong?.field === "names" ? view.wrong.at : [];
  const room = choice.players < choice.names.length;
  const assistants = Array.from({ length: view.assistants }, (_, index) => drawing(restedFigure(FIRST_ASSISTANT + index)));
  return h(
    "div",
    { key: "team" },
    shown("su-people", drawing("window-morning", "su-window"), here.map((_, index) => drawing(restedFigure(index))), room && place(), h("span", { class: "su-last", key: "last" }, assistants)),
    h(
      "div",
      { class: "su-names", key: "names" },
      here.map((name, index) =>
        h(
          "span",
          { key: `nurse ${index}` },
          nameField(say("set_up.name", { n: index + 1 }), index, wrong.includes(index)),
          index === choice.players - 1 && index >= view.fewest && takeOut(say, name.trim() || String(index + 1)),
        ),
      ),
      room && button("su-add", say("set_up.add"), { part: "add", "data-do": "add" }),
      assistants.length > 0 && h("p", { class: "su-last", key: "assistants" }, say("set_up.assistants", { n: view.assistants })),
    ),
    view.wrong?.field === "names" && trouble(view.wrong.text),
  );
}

/** Draw the place where one more player can stand. A tap on it does the same as the button. */
function place() {
  return h("span", { class: "su-place", key: "place", "data-do": "add" }, drawing("place-new"));
}

/**
 * Draw the field for a name.
 *
 * @param {string} label
 * @param {number} index
 * @param {boolean} wrong whether the name is refused
 */
function nameField(label, index, wrong) {
  return h("input", {
    key: "name", "data-field": `names ${index}`, "aria-label": label, "aria-invalid": wrong && "true", autocomplete: "off", spellcheck: "false",
  });
}

/**
 * Draw the button that takes the last player out.
 *
 * @param {Say} say
 * @param {string} name of that player
 */
function takeOut(say, name) {
  const words = say("set_up.take_out", { name });
  return button("", "×", { part: "take_out", "data-do": "take_out", "aria-label": words, title: words });
}

/**
 * Draw what is wrong, beside its field; screen readers speak it at once.
 *
 * @param {string} text
 */
export function trouble(text) {
  return h("p", { class: "su-wrong", key: "wrong", role: "alert" }, text);
}
