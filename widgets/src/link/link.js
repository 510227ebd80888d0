// The dialog "A link to this game": it copies the link at once, shows it in a field, and offers the names of the nurses.
// Python sends this code when somebody asks for a link, so that no board carries it.
import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/node.js";

/** @typedef {import("../protocol/types.js").Say} Say */

/**
 * Draw the dialog.
 *
 * @param {Say} say
 */
export function linkDialog(say) {
  return h(
    "dialog",
    { class: "ho-page", "data-part": "link", "aria-label": say("link.title") },
    h("div", { class: "ho-page-head" }, h("h2", null, say("link.title")), h("button", { "data-do": "close" }, say("notice.close"))),
    h("p", { key: "about" }, say("link.about")),
    h("p", { key: "field", style: "margin: 12px 0" }, h("input", { readonly: true, autofocus: true, "aria-label": say("link.field"), style: "width: 100%" })),
    h("p", { key: "do" }, h("button", { "data-link": "copy" }, say("link.again")), " ",
      h("label", null, h("input", { type: "checkbox" }), " ", say("link.names"))),
    h("p", { key: "said", role: "status" }),
  );
}

/**
 * Open the dialog, and copy the link.
 *
 * @param {Pick<import("../protocol/display.js").Display, "el" | "signal" | "say" | "model" | "exchange" | "focusBack">} display
 * @param {HTMLElement} opener gets the focus back afterwards
 */
export default function openLink({ el, signal, say: sayer, model, exchange, focusBack }, opener) {
  const say = sayer();
  openDialog(linkDialog(say), el, signal, () => focusBack(opener));
  const dialog = /** @type {HTMLElement} */ (el.querySelector("[data-part=link]"));
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  const names = /** @type {HTMLInputElement} */ (dialog.querySelector("[type=checkbox]"));
  const said = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));

  /** Copy the link. Where the browser refuses, the link stands selected in its field. */
  async function copy() {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      tell(say("link.copied"));
    } catch {
      field.focus();
      field.select();
      tell(say("link.selected"));
    }
  }

  /** Ask for the link, show it and copy it. */
  async function fetchLink() {
    const answered = exchange.ask(model, { kind: "link", names: names.checked });
    if (answered === null) return tell(say("busy"));
    const { kind, text } = await answered;
    if (kind !== "link") return tell(text || say("silence"));
    field.value = text;
    await copy();
    if (text.startsWith("#")) said.append(" ", say("link.alone"));
  }

  /** @param {string} sentence */
  function tell(sentence) {
    said.textContent = sentence;
  }

  dialog.querySelector("[data-link=copy]")?.addEventListener("click", () => void copy(), { signal });
  names.addEventListener("change", () => void fetchLink(), { signal });
  return fetchLink();
}
