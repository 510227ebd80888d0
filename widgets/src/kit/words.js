// Labels come from the Python side, by key; here they only get their facts filled in.
import { kept } from "./node.js";

/**
 * A function that says a label by its key. A missing label shows its key, so that it is found.
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

/** How a name begins that is elided before. */
const VOWEL = /^[aeiouhœæ]/i;

/** @param {string} lang */
function numberRules(lang) {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules();
  }
}
