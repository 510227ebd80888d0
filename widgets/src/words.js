// Labels come from the Python side, by key; here they only get their facts filled in.
import { kept } from "./node.js";

/**
 * A function that says a label by its key. A missing label shows its key, so that it is found.
 *
 * @type {(words: import("./protocol/types.js").Words, lang: string) => import("./protocol/types.js").Say}
 */
export const speaker = kept((words, lang) => {
  const numbers = numberRules(lang);
  const formed = (/** @type {string | number} */ fact, /** @type {string | undefined} */ form) => {
    const forms = form && words[`form.${form}`];
    if (!forms) return String(fact);
    const text = typeof forms === "string" ? forms : typeof fact === "number" ? formFor(forms, numbers, fact) : nameFor(forms, fact);
    return text.replace("{it}", () => String(fact));
  };
  return (key, facts = {}) => {
    const entry = words[key];
    if (entry === undefined) return key;
    const text = typeof entry === "string" ? entry : formFor(entry, numbers, facts["n"]);
    return text.includes("{") ? text.replace(/\{(\w+)(?:\|(\w+))?\}/g, (whole, name, form) => (name in facts ? formed(facts[name] ?? "", form) : whole)) : text;
  };
});

/**
 * @param {Record<string, string>} forms
 * @param {Intl.PluralRules} numbers
 * @param {string | number | undefined} n
 */
function formFor(forms, numbers, n) {
  return forms[numbers.select(Number(n))] ?? forms["other"] ?? "";
}

/**
 * @param {Record<string, string>} forms
 * @param {string} name
 */
function nameFor(forms, name) {
  const vowel = /^[aeiouhœæ]/i.test(name.normalize("NFD"));
  return (vowel ? forms["vowel"] : undefined) ?? forms["other"] ?? "";
}

/** @param {string} lang */
function numberRules(lang) {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules();
  }
}
