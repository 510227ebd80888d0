// A link to the page for where there is no board: a button, and the page that it opens.
import { h } from "./node.js";
import { draw } from "./patch.js";
import { openPage } from "./reading.js";

/** @typedef {import("./types.js").Model} Model */

/** @param {import("./types.js").Page} page */
export function pageLink(page) {
  return h("button", { type: "button", class: "ho-link", lang: page.lang, "aria-haspopup": "dialog" }, page.title);
}

export default {
  /** @param {{model: Model, el: HTMLElement}} given */
  render({ model, el }) {
    const ends = new AbortController();
    /** @type {import("./types.js").Page} */
    const page = model.get("page");
    const button = /** @type {HTMLButtonElement} */ (draw(pageLink(page), el.ownerDocument).dom);
    const open = () => openPage(page, el, ends.signal, () => button.focus());
    button.addEventListener("click", open, { signal: ends.signal });
    el.append(button);
    return () => {
      ends.abort();
      button.remove();
    };
  },
};
