// The UI state of a display: what its reader has opened, chosen or been told. It is not in the game.
import { noNotes } from "../folds/folds.js";
import { newLaying } from "../memories/laying.js";
import { noHints } from "../question/hints.js";
import { NOW } from "./tabs.js";

/** @typedef {import("../protocol/display.js").Desk} Desk */

/** @returns {Desk} the UI state of a display that was just opened */
export function newDesk() {
  return {
    memory: null, picture: null, waiting: false, asking: false, notice: null, hints: noHints(),
    looked: null, large: false, light: false, details: false, tab: NOW, notes: noNotes(), laying: newLaying(),
    drawer: "", day: null, slip: null, menu: [], leaf: null, tale: false, unsaid: "", ending: [], album: null,
  };
}
