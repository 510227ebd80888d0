// Tabs: on a phone, and in large type, one part of the board is in sight at a time. In a notebook cell that is not
// wide, the quilt is opened by a button.
import { drawerButton } from "../drawers/drawers.js";
import { button, h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/** The tab of the question, with the present room and card. Every new question leads back to it. */
export const NOW = "now";

/**
 * Draw the tabs.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function tabs(view, say, desk) {
  const names = { now: say("tabs.now"), ward: say("tabs.ward"), quilt: say("tabs.quilt") };
  return h(
    "nav",
    { class: "hw-tabs", key: "tabs", "aria-label": say("tabs.heading") },
    Object.entries(names).map(([tab, name]) =>
      h(
        "button",
        { key: tab, class: "hw-tab", "data-do": "turn_tab", "data-tab": tab, "aria-current": desk.tab === tab ? "page" : null },
        name,
        tab === "quilt" && told(view) > 0 && [" ", h("b", { class: "hw-tab-count" }, told(view))],
      ),
    ),
    drawerButton("journal", say("heading.journal"), desk, "hw-tab"),
  );
}

/**
 * Draw the button that opens the quilt, and leads back, where the quilt is not beside the question.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function quiltButton(view, say, desk) {
  const open = desk.tab === "quilt";
  return button("ho-quiet hw-quilt-link", open ? say("tabs.back") : say("tabs.his_quilt", { n: told(view) }), {
    key: "quilt", "data-do": "turn_tab", "data-tab": open ? NOW : "quilt", "aria-expanded": String(open),
  });
}

/**
 * Return how many memories lie on the quilt.
 *
 * @param {View} view
 */
function told({ grid }) {
  return grid.reduce((sum, row) => sum + row.cards.filter(({ state }) => state !== "empty").length, 0);
}

/** @type {import("../protocol/display.js").NewFeature} */
export function tabbing({ desk, root, show, focusOn, focusOnQuestion }) {
  const order = [NOW, "ward", "quilt"];
  return {
    deeds: {
      turn_tab(part) {
        const [where, does] = part.matches("nav *") ? ["nav ", `[data-tab=${part.dataset["tab"]}]`] : ["", ""];
        desk.tab = part.dataset["tab"] ?? NOW;
        show();
        focusOn(`${where}[data-do=turn_tab]${does}`);
      },
      large() {
        desk.large = !desk.large;
        show();
        focusOn("[data-do=large]");
      },
    },
    /** In large type the keys of a slide show change the tab, or turn the page that is open. */
    key(event) {
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      if (!desk.large || step === undefined) return false;
      if (desk.leaf !== null) {
        const turns = root.querySelector(`[data-part=page] [data-do=page_${step > 0 ? "on" : "back"}]`);
        if (turns instanceof HTMLElement) turns.click();
        return true;
      }
      desk.tab = order[Math.max(0, Math.min(order.length - 1, order.indexOf(desk.tab) + step))] ?? NOW;
      show();
      focusOnQuestion(true);
      return true;
    },
    viewChanged() {
      desk.tab = NOW;
    },
  };
}
