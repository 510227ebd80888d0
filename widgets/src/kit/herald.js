// Decides which display speaks. Where several displays of one game stand on a web page, a change is read aloud once.
// The voice of a display is the hidden element whose text screen readers speak.

/**
 * The voices of all displays on the web page.
 *
 * @type {Set<HTMLElement>}
 */
const voices = new Set();

/**
 * Register the voice of a display. Calling the returned function removes it.
 *
 * @param {HTMLElement} voice
 * @returns {() => void}
 */
export function hears(voice) {
  voices.add(voice);
  return () => void voices.delete(voice);
}

/**
 * Note that the reader of a display has sent an answer at a revision, so this display speaks about what follows.
 *
 * @param {HTMLElement} voice
 * @param {number} revision the revision that was shown when the answer was sent
 */
export function asks(voice, revision) {
  voice.dataset["asked"] = String(revision);
}

/**
 * Return why a display speaks about the change that followed a revision: its reader gave the answer ("asked"), the
 * display is the only one in sight ("alone"), or the display speaks for all others ("for all"). Return null when
 * another display speaks. Boards come before parts. Among several boards or parts the one whose reader answered comes
 * first, then a journal, then the first on the web page.
 *
 * @param {HTMLElement} voice
 * @param {number} before the revision before the change
 * @returns {"asked" | "alone" | "for all" | null}
 */
export function turnOf(voice, before) {
  const all = [...voices].filter((each) => each.dataset["game"] === voice.dataset["game"]).sort(asTheyStand);
  const seen = all.filter((each) => all.length === 1 || each.checkVisibility());
  const boards = seen.filter((each) => each.dataset["part"] === "board");
  const able = boards.length > 0 ? boards : seen;
  const asked = able.find((each) => each.dataset["asked"] === String(before));
  if ((asked ?? able.find((each) => each.dataset["part"] === "journal") ?? able[0]) !== voice) return null;
  return asked === voice ? "asked" : seen.length === 1 ? "alone" : "for all";
}

/**
 * Compare two elements by their order on the web page, for sorting.
 *
 * @type {(one: HTMLElement, other: HTMLElement) => number}
 */
const asTheyStand = (one, other) => (one.compareDocumentPosition(other) & 4 /* other follows */ ? -1 : 1);
