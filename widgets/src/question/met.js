// The kinds of questions that were shown in this browser. Each is explained at its first time only.

const KEY = "holding-on met";

/**
 * Return the topics of the questions that were shown before.
 *
 * @returns {string[]}
 */
export function metBefore() {
  try {
    const met = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(met) ? met.map(String) : [];
  } catch {
    return []; // a browser that stores nothing explains them in every game
  }
}

/**
 * Store the topics of the questions that were shown.
 *
 * @param {string[]} met topics of questions
 */
export function noteMet(met) {
  try {
    localStorage.setItem(KEY, JSON.stringify(met));
  } catch {
    // a browser that stores nothing
  }
}
