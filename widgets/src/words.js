// Labels come from the Python side, by key; here they only get their facts filled in.
import { kept } from "./node.js";

/**
 * A function that says a label by its key. A missing label shows its key, so that it is found.
 *
 * @type {(words: import("./protocol/types.js").Words, lang: string) => import("./protocol/types.js").Say}
 */
export const speaker = kept((words, lang) => {
  const numbers = numberRules(lang);
  return (key, facts = {}) => {
    const entry = words[key];
    if (entry === undefined) return key;
    const text = typeof entry === "string" ? entry : formFor(entry, numbers, facts["n"]);
    return text.includes("{") ? text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole)) : text;
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

/** @param {string} lang */
function numberRules(lang) {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules();
  }
}
