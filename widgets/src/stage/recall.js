// What this browser keeps of a learner's answers from lesson to lesson, beside the lesson that is open and those that are
// done.

const KEY = "holding-on-lessons";

/**
 * Return everything that is kept about the lessons; empty where the browser stores nothing.
 *
 * @returns {Record<string, any>}
 */
function stored() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Return what is kept of the learner's answers.
 *
 * @returns {Record<string, unknown>}
 */
export function recall() {
  return Object(stored()["recall"] ?? {});
}

/**
 * Keep more of the learner's answers.
 *
 * @param {Record<string, unknown>} more
 */
export function keep(more) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), recall: { ...recall(), ...more } }));
  } catch {
    // a browser that stores nothing
  }
}
