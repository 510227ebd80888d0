// Where the others are: the Break Room, On Call, On Leave, who has left the hospital; and where letters lie.
import { button, classes, h } from "./node.js";
import { pawnButton, pawnOf } from "./pawn.js";
import { symbol } from "./symbols.js";

/**
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./protocol/types.js").Action | null} [ahead] the answer that is looked at
 * @param {(import("./protocol/types.js").Place & {about?: string})[]} [list] those that are shown
 * @param {string} [name] how they are called together
 * @param {boolean} [whole] with whole figures, where there is room for them
 */
export function places(view, say, ahead = null, list = view.places, name = say("heading.places"), whole = false) {
  return h(
    "section",
    { class: "ho-places", key: "places", "aria-label": name, "data-roving": "places" },
    list.map((place) =>
      h(
        "div",
        { key: place.id, class: classes(`ho-place ho-place-${place.id}`, isEmpty(place) && "is-nobody"),
          role: "group", "aria-label": place.text, "data-do": "about", "data-about": aboutOf(place),
          "data-why": place.cards ? place.id : null },
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
          { class: place.cards ? "ho-letters" : "ho-pawns" },
          isEmpty(place)
            ? h("span", { class: "ho-nobody", key: "nobody" }, place.cards ? say("places.no_letter") : say("places.nobody"))
            : place.cards
            ? place.cards.map((letter) => letterButton(view, letter))
            : place.pawns.map((number) => {
                const pawn = pawnOf(view, number);
                return pawn && pawnButton(view, say, pawn, ahead, whole);
              }),
        ),
      ),
    ),
  );
}

/** @param {import("./protocol/types.js").Place} place */
function isEmpty(place) {
  return (place.cards ?? place.pawns).length === 0;
}

/**
 * A letter that has come: to be read again.
 *
 * @param {import("./protocol/types.js").View} view
 * @param {{card: string, title: string}} letter
 */
function letterButton(view, { card, title }) {
  const number = view.told.findIndex((each) => each.card === card) + 1;
  return button("ho-link", title, { key: card, "data-do": "turn_to", "data-card": number, "data-item": `letter ${card}` });
}

/** @param {import("./protocol/types.js").Place & {about?: string}} place */
function aboutOf(place) {
  return place.about ?? `place ${place.id}`;
}
