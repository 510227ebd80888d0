// The menu: items that are seldom needed, and facts of the game in words. Choosing a fact asks why it is so.
import { button, h, toggle } from "../kit/node.js";
import { symbol } from "../kit/symbols.js";
import { conditionFact, fact, roles } from "../why/facts.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Draw the menu. The items that the web page around the board offers come first; in a notebook there are none.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function menuDrawer(view, say, desk) {
  return h(
    "div",
    { class: "hw-drawer-inside", key: "inside" },
    h(
      "div",
      { class: "hw-menu-do", key: "do", part: "kept" },
      desk.menu.map(({ item, text, does }) =>
        does === "words"
          ? h("p", { class: "hw-menu-words", key: item }, text)
          : button("hw-menu-item", text, { key: item, "data-do": does === "file" ? "menu_file" : "menu", "data-menu": item }),
      ),
      button("hw-menu-item", say("link.copy"), { key: "link", "data-do": "link", "aria-haspopup": "dialog" }),
      toggle("large", say("large.button"), say("large.hint"), desk.large),
      desk.light && button("hw-menu-item", say("light.button"), { key: "light", "data-do": "light" }),
      button("hw-menu-item", say("explain.again"), { key: "hints", "data-do": "hints" }),
      button("hw-menu-item", say("simplifies"), { key: "page", "data-do": "page", "aria-haspopup": "dialog" }),
      button("hw-menu-item", say("stop.button"), {
        key: "stop", "data-do": "stop", title: say("stop.reason"), "aria-haspopup": "dialog",
      }),
    ),
    h(
      "ul",
      { class: "hw-menu-facts", key: "facts", "data-roving": "menu facts" },
      fact("day", view.head.day_text),
      fact("shift", view.head.shift_text),
      fact("manager", view.head.manager_text),
      conditionFact(view),
    ),
    roles(view, say),
    stocks(view, say),
  );
}

/**
 * Draw how many Care Tokens are in the supply, and how many cards in the decks.
 *
 * @param {View} view
 * @param {Say} say
 */
function stocks(view, say) {
  return h(
    "ul",
    { class: "ho-stock", key: "stock", "data-roving": "menu stock" },
    stock("supply", say("manager.supply"), view.supply.tokens, "token"),
    stock("patient", say("manager.patient"), view.decks.patient),
    stock("partial", say("manager.partial"), view.decks.partial),
    stock("clear", say("manager.clear"), view.decks.clear),
  );
}

/**
 * Draw the supply or a deck with its number; a click on it says what it is.
 *
 * @param {string} thing the name of the supply or deck, as `about` knows it
 * @param {string} name
 * @param {number} number
 * @param {string} [mark] a sign before the number
 */
function stock(thing, name, number, mark) {
  return h(
    "li",
    { key: thing },
    h(
      "button",
      { class: "ho-name", "data-do": "about", "data-about": thing, "data-item": thing },
      h("span", null, name, " "),
      h("b", null, mark !== undefined && symbol(mark, "ho-token"), number),
    ),
  );
}
