// Drawers: the journal and the menu, which open over the ward from the right, one at a time. The question stays in
// view, and answers can be given while a drawer is open.
import { button, h } from "../kit/node.js";
import { journalDrawer } from "./journal_drawer.js";
import { menuDrawer } from "./menu_drawer.js";
import { slip } from "./slip.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/view.d.ts").Line} Line
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Draw what lies over the house: the open drawer, and the slip, a piece of paper with the reply to "Why?" (`slip.js`).
 * A closed drawer is not drawn.
 *
 * @param {View} view
 * @param {Line[]} lines
 * @param {Say} say
 * @param {Desk} desk
 * @returns {import("../kit/node.js").Child[]}
 */
export function drawers(view, lines, say, desk) {
  return [
    slip(view, say, desk),
    desk.drawer === "journal" && drawer("journal", say("heading.journal"), say, ...journalDrawer(view, lines, say, desk)),
    desk.drawer === "menu" && drawer("menu", say("top.menu"), say, menuDrawer(view, say, desk)),
  ];
}

/**
 * Draw an open drawer.
 *
 * @param {string} name
 * @param {string} title
 * @param {Say} say
 * @param {...import("../kit/node.js").Child} inside
 */
function drawer(name, title, say, ...inside) {
  return h(
    "section",
    { class: "hw-drawer", key: `drawer ${name}`, part: "drawer", "aria-label": title },
    h(
      "div",
      { class: "hw-drawer-head", key: "head", part: "kept" },
      h("h3", { tabindex: -1, part: "drawer_title" }, title),
      button("hw-close", say("notice.close"), { "data-do": "drawer", "data-drawer": name }),
    ),
    ...inside,
  );
}

/**
 * Draw the button that opens and closes a drawer.
 *
 * @param {string} name of the drawer
 * @param {string} title
 * @param {Desk} desk
 * @param {string} [look] its class
 */
export function drawerButton(name, title, desk, look = "hw-door") {
  return button(look, title, {
    key: name, "data-do": "drawer", "data-drawer": name, "aria-expanded": String(desk.drawer === name),
  });
}

/** @type {import("../protocol/display.js").NewFeature} */
export function openingDrawers({ desk, root, show, focused, focusOn, bringIntoSight, focusOnQuestion }) {
  /**
   * Open a drawer; another open drawer and the slip are closed.
   *
   * @param {string} name of the drawer
   */
  function open(name) {
    desk.drawer = name;
    desk.day = null;
    desk.slip = null;
    show();
    focusOn("[data-part=drawer_title]");
    bringIntoSight("drawer");
  }

  /** Close the open drawer. The focus goes back to its button, unless it was somewhere else on the ward. */
  function close() {
    const name = desk.drawer;
    const before = focused();
    const wasAway = root.contains(before) && before?.closest("[data-part=drawer]") === null;
    desk.drawer = "";
    show();
    if (!wasAway) focusOn(`[data-do=drawer][data-drawer=${name}]`);
    if (!root.contains(focused())) focusOnQuestion(true);
  }

  return {
    deeds: {
      drawer(part) {
        const name = part.dataset["drawer"] ?? "";
        if (desk.drawer === name) close();
        else open(name);
      },
      journal_day(part) {
        desk.day = Number(part.dataset["day"]);
        show();
        root.querySelector("[data-part=drawer_lines]")?.scrollTo(0, 0);
      },
    },
    escape() {
      if (root.querySelector("[data-part=drawer]") === null) return false;
      close();
      return true;
    },
  };
}
