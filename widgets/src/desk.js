// What the person at a display has opened, chosen or been told: at first nothing. The game knows nothing of it.
import { noNotes } from "./covering.js";
import { noHints } from "./hints.js";
import { newLaying } from "./laying.js";

/** @returns {import("./protocol/types.js").Desk} */
export function newDesk() {
  return {
    story: 0, memory: null, picture: null, waiting: false, asking: false, notice: null, hints: noHints(),
    looked: null, answers: 0, large: false, page: "answers", notes: noNotes(), laying: newLaying(),
  };
}
