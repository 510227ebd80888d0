// Labels: the short texts of the board, such as those of buttons. Python sends them by key; their facts are filled in
// here.
import { kept } from "./node.js"; // kept: memoizes a function

/**
 * Return the function that says a label by its key, with facts in its gaps. For a key that has no label it returns
 * the key, so that the gap is noticed.
 *
 * @type {(words: import("../protocol/types.js").Words, lang: string) => import("../protocol/types.js").Say}
 */
export const speaker = kept((words, lang) => {
  const numbers = numberRules(lang);
  const chosen = (/** @type {Record<string, string>} */ forms, /** @type {unknown} */ fact) =>
    forms[typeof fact === "number" ? numbers.select(fact) : VOWEL.test(String(fact).normalize("NFD")) ? "vowel" : "other"] ?? forms["other"] ?? "";
  const formed = (/** @type {unknown} */ fact, /** @type {string | undefined} */ form) => {
    const forms = words[`form.${form}`] ?? "{it}";
    return (typeof forms === "string" ? forms : chosen(forms, fact)).replace("{it}", () => String(fact));
  };
  return (key, facts = {}) => {
    const entry = words[key];
    if (entry === undefined) return key;
    const text = typeof entry === "string" ? entry : chosen(entry, Number(facts["n"]));
    return text.includes("{") ? text.replace(/\{(\w+)(?:\|(\w+))?\}/g, (whole, name, form) => (name in facts ? formed(facts[name], form) : whole)) : text;
  };
});

/** How a name begins before which a word is shortened, as "de" becomes "d'" in French. */
const VOWEL = /^[aeiouhœæ]/i;

/**
 * Return the rules of a language for plurals; the rules of the browser's language when this one is not known.
 *
 * @param {string} lang
 */
function numberRules(lang) {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules();
  }
}
