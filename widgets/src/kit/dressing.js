// Brings the styles to the web page, or to a shadow root in which a notebook puts the board: once for each.
import { bringFonts } from "./letters.js";

/**
 * The styles as text, and the typefaces that the styles name, each file in base64.
 *
 * @typedef {{styles: string, fonts: Record<string, string>}} Dress
 */

/**
 * The style sheet of each document.
 *
 * @type {WeakMap<Document, CSSStyleSheet>}
 */
const sheets = new WeakMap();

/**
 * Bring the styles to the place where an element stands, or will stand later. Calling the returned function ends the
 * waiting for that place. The styles stay, since the next display needs them again.
 *
 * @param {HTMLElement} el the element of a display
 * @param {Dress} worn the styles and typefaces
 * @returns {() => void}
 */
export function dress(el, worn) {
  const page = el.ownerDocument;
  wear(el, worn, page);
  if (el.isConnected) return () => {};
  // some notebooks draw the board first and put it on the web page later, possibly into a shadow root
  const placed = new ResizeObserver(() => {
    if (!el.isConnected) return;
    placed.disconnect();
    wear(el, worn, page);
  });
  placed.observe(el);
  return () => placed.disconnect();
}

/**
 * Bring the styles to the document or shadow root that an element belongs to now.
 *
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
