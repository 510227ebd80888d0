// Brings the two typefaces to a web page, once. A shadow root uses the typefaces of the web page around it.

/**
 * The names of the typefaces in the styles. They are names of our own, since a typeface on the reader's computer with
 * the usual name may lack letters.
 */
const FAMILIES = /** @type {Record<string, string>} */ ({ sans: "Holding On Sans", serif: "Holding On Serif" });

/**
 * Add the typefaces to a web page.
 *
 * @param {Document} page
 * @param {Record<string, string>} fonts each file in base64, by family and weight, such as "sans-400"
 */
export function bringFonts(page, fonts) {
  const { FontFace } = /** @type {Window & typeof globalThis} */ (page.defaultView);
  for (const [name, file] of Object.entries(fonts)) {
    const [family = "", weight = ""] = name.split("-");
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    page.fonts.add(new FontFace(FAMILIES[family] ?? family, bytes, { weight }));
  }
}
