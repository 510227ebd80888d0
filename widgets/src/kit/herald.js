// Who speaks: where several displays of one game stand on a page, a change is read aloud once.

/** @type {Set<HTMLElement>} the voices of all displays on the page, wherever they stand in it */
const voices = new Set();

/**
 * A display has a voice, until the returned function is called.
 *
 * @param {HTMLElement} voice
 * @returns {() => void}
 */
export function hears(voice) {
  voices.add(voice);
  return () => void voices.delete(voice);
}

/**
 * Notes that the reader of this display asks for what follows the position that is shown.
 *
 * @param {HTMLElement} voice
 * @param {number} revision
 */
export function asks(voice, revision) {
  voice.dataset["asked"] = String(revision);
}

/**
 * Whether a display tells the change that followed a position, and why: its reader asked for it, it stands alone, or it
 * tells for all. A board tells before every part, then whoever was asked, then a journal, then the first.
 *
 * @param {HTMLElement} voice
 * @param {number} before
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

/** @type {(one: HTMLElement, other: HTMLElement) => number} */
const asTheyStand = (one, other) => (one.compareDocumentPosition(other) & 4 /* other follows */ ? -1 : 1);
