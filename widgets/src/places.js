// Where the others are: the Break Room, On Call, On Leave, and who has left the hospital.
import { h } from "./node.js";
import { pawnButton, pawnOf } from "./pawn.js";

/**
 * @param {import("./types.js").View} view
 * @param {import("./types.js").Say} say
 * @param {import("./types.js").Action | null} [ahead] the answer that is looked at
 */
export function places(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-places", key: "places", "aria-label": say("heading.places"), "data-roving": "places" },
    view.places.filter(isShown).map((place) =>
      h(
        "div",
        { key: place.id, class: `ho-place ho-place-${place.id}`, role: "group", "aria-label": place.text,
          style: `--pawns: ${place.id === "left" ? 1 : place.pawns.length}`,
          "data-do": "about", "data-about": `place ${place.id}` },
        h(
          "h3",
          null,
          h(
            "button",
            {
              type: "button", class: "ho-name", "data-do": "about", "data-about": `place ${place.id}`,
              "data-item": `place ${place.id}`,
            },
            place.name,
          ),
        ),
        h(
          "div",
          { class: "ho-pawns" },
          place.pawns.length === 0
            ? h("span", { class: "ho-nobody", key: "nobody" }, say("places.nobody"))
            : place.pawns.map((number) => {
                const pawn = pawnOf(view, number);
                return pawn && pawnButton(view, say, pawn, ahead);
              }),
        ),
      ),
    ),
  );
}

/**
 * Nobody has left the hospital in most games: that place is shown once somebody has.
 *
 * @param {import("./types.js").Place} place
 */
function isShown(place) {
  return place.id !== "left" || place.pawns.length > 0;
}
