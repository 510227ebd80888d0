// The two typefaces, brought to a page once: a place that is closed off takes its typefaces from the page around it.

/** What the styles call them: never like one that the reader has, which may lack the letters that ours has. */
const FAMILIES = /** @type {Record<string, string>} */ ({ sans: "Holding On Sans", serif: "Holding On Serif" });

/**
 * @param {Document} page
 * @param {Record<string, string>} fonts each file by its family and weight, "sans-400", in base64
 */
export function bringFonts(page, fonts) {
  const { FontFace } = /** @type {Window & typeof globalThis} */ (page.defaultView);
  for (const [name, file] of Object.entries(fonts)) {
    const [family = "", weight = ""] = name.split("-");
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    page.fonts.add(new FontFace(FAMILIES[family] ?? family, bytes, { weight }));
  }
}
