// The ward as a house that is cut open: everybody in their room, from the Break Room to the way home.
import { classes, h } from "../kit/node.js";
import { breakRoom, gone, onCall, onLeave } from "./places.js";
import { together } from "./room.js";
import { shiftRoom } from "./shift_room.js";

const NIGHT = 2;

/**
 * Draw the house.
 *
 * @param {import("../protocol/view.d.ts").View} view
 * @param {import("../protocol/types.js").Say} say
 * @param {import("../protocol/view.d.ts").Answer | null} [ahead] the answer that the reader looks at
 */
export function house(view, say, ahead = null) {
  const isDark = view.head.shift === NIGHT && view.outcome === null;
  const rooms = [
    breakRoom(view, say, ahead),
    ...view.shifts.map((shift) => shiftRoom(view, say, ahead, shift)),
    onCall(view, say, ahead),
    onLeave(view, say, ahead),
    gone(view, say, ahead),
  ];
  const look = { class: classes("hw-house", isDark && "is-dark"), style: `--rooms: ${together(rooms)}px` };
  return h(
    "section",
    { ...look, key: "house", "aria-label": say("heading.house"), "data-roving": "house", "data-scroll": "here" },
    ...rooms,
  );
}
