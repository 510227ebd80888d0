// The styles, once for each place that keeps styles of its own: the page, or a part that a notebook has closed off.
import { bringFonts } from "./letters.js";

/**
 * What is worn: the styles and the typefaces that they name.
 *
 * @typedef {{styles: string, fonts: Record<string, string>}} Dress
 */

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * Brings them to where an element stands, or will stand, until the returned function is called. They stay there:
 * the next display needs them again.
 *
 * @param {HTMLElement} el
 * @param {Dress} worn
 * @returns {() => void}
 */
export function dress(el, worn) {
  const page = el.ownerDocument;
  wear(el, worn, page);
  if (el.isConnected) return () => {};
  // some notebooks draw first and put it in its place afterwards, which may be closed off
  const placed = new ResizeObserver(() => {
    if (!el.isConnected) return;
    placed.disconnect();
    wear(el, worn, page);
  });
  placed.observe(el);
  return () => placed.disconnect();
}

/**
 * @param {HTMLElement} el
 * @param {Dress} worn
 * @param {Document} page
 */
function wear(el, { styles, fonts }, page) {
  const place = el.getRootNode();
  const root = place instanceof ShadowRoot ? place : page;
  let sheet = sheets.get(page);
  if (!sheet) {
    const { CSSStyleSheet } = /** @type {Window & typeof globalThis} */ (page.defaultView);
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(page, sheet);
    bringFonts(page, fonts);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
