// The styles, once for each place that keeps styles of its own: the page, or a part that a notebook has closed off.

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * Brings the styles to where an element stands, or will stand, until the returned function is called. They stay there:
 * the next display needs them again.
 *
 * @param {HTMLElement} el
 * @param {string} styles
 * @returns {() => void}
 */
export function dress(el, styles) {
  const page = el.ownerDocument;
  wear(el, styles, page);
  if (el.isConnected) return () => {};
  // some notebooks draw first and put it in its place afterwards, which may be closed off
  const placed = new ResizeObserver(() => {
    if (!el.isConnected) return;
    placed.disconnect();
    wear(el, styles, page);
  });
  placed.observe(el);
  return () => placed.disconnect();
}

/**
 * @param {HTMLElement} el
 * @param {string} styles
 * @param {Document} page
 */
function wear(el, styles, page) {
  const place = el.getRootNode();
  const root = place instanceof ShadowRoot ? place : page;
  let sheet = sheets.get(page);
  if (!sheet) {
    const { CSSStyleSheet } = /** @type {Window & typeof globalThis} */ (page.defaultView);
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(page, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
