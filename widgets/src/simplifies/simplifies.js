// The dialog "Where the game simplifies": how the game differs from a real ward, point by point, each rule with its sentence.
import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").Page} Page
 * @typedef {import("../protocol/types.js").PagePoint} PagePoint
 */

/** @type {import("../protocol/display.js").NewFeature} */
export function simplifies({ model, el, signal, focusOnQuestion }) {
  return {
    deeds: {
      page: (opener) =>
        openDialog(pageDialog(model.get("page")), el, signal, () => {
          if (opener.isConnected) opener.focus();
          else focusOnQuestion(true);
        }),
    },
  };
}

/**
 * Draw the dialog.
 *
 * @param {Page} page the words of the dialog, as Python sends them
 */
export function pageDialog(page) {
  return h(
    "dialog",
    { class: "ho-page", lang: page.lang, "aria-label": page.title },
    h(
      "div",
      { class: "ho-page-head" },
      h("h2", { tabindex: -1, autofocus: true }, page.title),
      h("button", { "data-do": "close" }, page.close),
    ),
    h("p", { class: "ho-page-introduction" }, page.introduction),
    h("ol", { class: "ho-page-points", role: "list" }, page.points.map((each) => point(page, each))),
    h("h3", null, page.quoting),
    page.quoting_text.map((text) => h("p", { class: "ho-page-quoting" }, text)),
  );
}

/**
 * Draw one point: how something is in the game, how it is on a real ward, and the rules that simplify it.
 *
 * @param {Page} page
 * @param {PagePoint} each
 */
function point(page, each) {
  return h(
    "li",
    null,
    h("h3", null, each.heading),
    h(
      "dl",
      null,
      h("div", null, h("dt", null, page.in_game), h("dd", null, each.game)),
      h("div", { class: "ho-page-ward" }, h("dt", null, page.on_ward), h("dd", null, each.ward)),
    ),
    h(
      "details",
      null,
      h("summary", null, page.by_rules),
      h(
        "ul",
        { role: "list" },
        each.rules.map((rule) => h("li", null, h("span", { class: "ho-rule" }, rule.id), " ", rule.text)),
      ),
    ),
  );
}
