// The desk: the UI state of a display. It has what its reader has opened or chosen, and nothing of the game.
import { noNotes } from "../folds/folds.js";
import { newLaying } from "../memories/laying.js";
import { noHints } from "../question/hints.js";
import { NOW } from "./tabs.js";

/** @typedef {import("../protocol/display.js").Desk} Desk */

/**
 * Return the desk of a display that was just opened.
 *
 * @returns {Desk}
 */
export function newDesk() {
  return {
    memory: null, picture: null, waiting: false, asking: false, notice: null, hints: noHints(),
    looked: null, large: false, light: false, details: false, tab: NOW, notes: noNotes(), laying: newLaying(),
    drawer: "", day: null, slip: null, menu: [], leaf: null, tale: false, unsaid: "", ending: [], album: null,
  };
}
