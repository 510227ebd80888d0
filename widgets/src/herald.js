// Who speaks: where several displays of one game stand on a page, a change is read aloud once.

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
  const all = voice.ownerDocument.querySelectorAll(`.ho-voice[data-game="${voice.dataset["game"]}"]`);
  const seen = /** @type {HTMLElement[]} */ ([...all]).filter((each) => all.length === 1 || each.checkVisibility());
  const boards = seen.filter((each) => each.dataset["part"] === "board");
  const able = boards.length > 0 ? boards : seen;
  const asked = able.find((each) => each.dataset["asked"] === String(before));
  if ((asked ?? able.find((each) => each.dataset["part"] === "journal") ?? able[0]) !== voice) return null;
  return asked === voice ? "asked" : seen.length === 1 ? "alone" : "for all";
}
