// The roster: everybody, wherever they are, the assistants' pool, and the cards held face down.
import { hands, pool } from "./manager.js";
import { h } from "./node.js";
import { places } from "./places.js";

/**
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./desk.js").Desk} desk
 * @param {import("./protocol/types.js").Action | null} ahead the answer that is looked at
 */
export function roster(view, say, desk, ahead) {
  return [
    places(view, say, ahead, [...atWork(view), ...view.places], say("heading.roster"), true),
    h("div", { class: "ho-manager", key: "pool", "data-roving": "manager" }, pool(view, say, ahead)),
    hands(view, say, desk),
  ];
}

/**
 * The shifts that somebody works on or has worked on today, as places.
 *
 * @param {import("./protocol/types.js").View} view
 */
export function atWork(view) {
  return view.shifts
    .map(({ shift, name, spaces }) => ({
      id: `shift_${shift}`, name, text: name, about: `card ${shift}`,
      pawns: spaces.flatMap((space) => (space.pawn === null ? [] : [space.pawn])),
    }))
    .filter((place) => place.pawns.length > 0);
}
