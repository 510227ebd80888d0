// Which kinds of questions were met in this browser: who has seen one explained meets it silently from then on.

const KEY = "holding-on met";

/** @returns {string[]} */
export function metBefore() {
  try {
    const met = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(met) ? met.map(String) : [];
  } catch {
    return []; // a browser that keeps nothing explains them in every game
  }
}

/** @param {string[]} met */
export function noteMet(met) {
  try {
    localStorage.setItem(KEY, JSON.stringify(met));
  } catch {
    // then it is not kept
  }
}
