// Where the others are: the Break Room, On Call, On Leave, and who has left the hospital.
import { classes, h } from "./node.js";
import { pawnButton, pawnOf } from "./pawn.js";
import { symbol } from "./symbols.js";

/**
 * @param {import("./types.js").View} view
 * @param {import("./types.js").Say} say
 * @param {import("./types.js").Action | null} [ahead] the answer that is looked at
 * @param {(import("./types.js").Place & {about?: string})[]} [list] those that are shown
 * @param {string} [name] how they are called together
 */
export function places(view, say, ahead = null, list = view.places, name = say("heading.places")) {
  return h(
    "section",
    { class: "ho-places", key: "places", "aria-label": name, "data-roving": "places" },
    list.map((place) =>
      h(
        "div",
        { key: place.id, class: classes(`ho-place ho-place-${place.id}`, place.pawns.length === 0 && "is-nobody"),
          role: "group", "aria-label": place.text, "data-do": "about", "data-about": aboutOf(place) },
        h(
          "h3",
          null,
          h(
            "button",
            {
              class: "ho-name", "data-do": "about", "data-about": aboutOf(place),
              "data-item": `place ${place.id}`,
            },
            symbol(place.id === "on_call" ? "on_call_place" : place.id),
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

/** @param {import("./types.js").Place & {about?: string}} place */
function aboutOf(place) {
  return place.about ?? `place ${place.id}`;
}
