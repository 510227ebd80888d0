// The rooms beside the ward: Break Room, On Call, On Leave, and the way home of those who have left.
import { h, shown, spoken } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { person } from "./figure.js";
import { placed, room } from "./room.js";
import { letters, tin } from "./things.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 * @typedef {import("../protocol/view.d.ts").Place} Place
 */

/**
 * Where a thing stands in its room, in units of the drawings.
 *
 * @type {Record<string, [x: number, y: number, wide: number, high: number]>}
 */
const PLACES = {
  cupboard: [11, 61, 110, 42],
  kettle: [8, 122, 42, 36],
  phone: [-33, 34, 72, 72],
  "phone-off": [-41, 34, 88, 132],
  door: [14, 40, 80, 176],
  "door-coat": [14, 40, 128, 176],
  "door-gone": [14, 38, 112, 190],
};

/**
 * Return a place of the view by its id.
 *
 * @param {View} view
 * @param {string} id
 */
const placeOf = (view, id) => view.places.find((each) => each.id === id);

/**
 * Return how many people are in a place.
 *
 * @param {Place | undefined} place
 */
const numberIn = (place) => place?.pawns.length ?? 0;

/**
 * Draw the Break Room with everybody who is free. At a table of four, the Manager stands with them. The Assistants' tin
 * is on the counter, the board for letters hangs above it.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 */
export function breakRoom(view, say, ahead) {
  const [free, leads] = [placeOf(view, "break_room"), placeOf(view, "manager_board")];
  return room(
    "div",
    "break_room",
    "",
    numberIn(free) + numberIn(leads),
    { key: "break_room", "data-do": "about", "data-about": "place break_room" },
    scenery("break_room", "cupboard", "kettle"),
    h(
      "div",
      { class: "hw-people", key: "people" },
      free && group(view, say, ahead, free, name(free)),
      leads && group(view, say, ahead, leads, name(leads, say("house.leads"))),
    ),
    letters(view, placeOf(view, "marked_area")),
    tin(view, say, ahead),
  );
}

/**
 * Draw the room with the telephone: who waits there, and who makes a Call.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 */
export function onCall(view, say, ahead) {
  const [waiting, calls] = [placeOf(view, "on_call"), placeOf(view, "contact_tile")];
  const phone = numberIn(calls) > 0 ? "phone-off" : "phone";
  return room(
    "div",
    "on_call",
    "",
    numberIn(waiting) + 2.3 * numberIn(calls),
    { key: "on_call", "data-do": "about", "data-about": "place on_call" },
    !calls && scenery("on_call", phone),
    h(
      "div",
      { class: "hw-people", key: "people" },
      calls && group(view, say, ahead, calls, telephone(calls, phone), calls.brief),
      waiting && group(view, say, ahead, waiting, name(waiting), say("house.ready")),
    ),
  );
}

/**
 * Draw the door of the room of the people who are on leave.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 */
export function onLeave(view, say, ahead) {
  return atTheDoor(view, say, ahead, "on_leave", (place) => (numberIn(place) > 0 ? "door-coat" : "door"));
}

/**
 * Draw the door through which on-call assistants have left for good; false when nobody has left.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 */
export function gone(view, say, ahead) {
  return numberIn(placeOf(view, "left")) > 0 && atTheDoor(view, say, ahead, "left", () => "door-gone");
}

/**
 * Draw a room with a door.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {string} id of the place
 * @param {(place: Place | undefined) => string} door gives the name of the drawing
 */
function atTheDoor(view, say, ahead, id, door) {
  const place = placeOf(view, id);
  return room(
    "div",
    id,
    "",
    numberIn(place),
    { key: id, "data-do": "about", "data-about": `place ${id}` },
    scenery(id, door(place)),
    h("div", { class: "hw-people", key: "people" }, place && group(view, say, ahead, place, name(place))),
  );
}

/**
 * Draw the things that stand in a room.
 *
 * @param {string} id of the room
 * @param {...string} things names of drawings
 */
function scenery(id, ...things) {
  return h("span", { class: "hw-scenery", key: `scenery ${id}`, "aria-hidden": "true" }, things.map((each) => thing(each)));
}

/**
 * Draw everybody who is in a place, after its name.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {Place} place
 * @param {import("../kit/node.js").Child} called the name of the place, drawn
 * @param {string} [note] a further text on the tag below each person
 */
function group(view, say, ahead, place, called, note) {
  return h(
    "div",
    { class: `hw-group is-${place.id}`, key: place.id, role: "group", "aria-label": place.text, "data-do": "about", "data-about": aboutOf(place) },
    called,
    place.pawns.map((number) => {
      const pawn = pawnOf(view, number);
      return pawn && person(view, say, ahead, pawn, note);
    }),
  );
}

/**
 * Draw the name of a place on its wall.
 *
 * @param {Place} place
 * @param {string} [brief] a shorter name to be seen
 */
function name(place, brief) {
  return h(
    "h3",
    { class: "hw-label", key: "label" },
    h(
      "button",
      { class: "hw-name", "data-do": "about", "data-about": aboutOf(place), "data-item": aboutOf(place) },
      brief === undefined ? h("b", null, place.name) : [spoken(place.name), shown("hw-named", h("b", null, brief))],
    ),
  );
}

/**
 * Draw a thing where it stands in its room.
 *
 * @param {string} name
 */
function thing(name) {
  return placed(name, /** @type {[number, number, number, number]} */ (PLACES[name]), name.startsWith("phone") ? "is-mid" : "");
}

/**
 * Draw the telephone from which Calls are made; a click on it is a click on its place.
 *
 * @param {Place} place
 * @param {string} drawn the name of its drawing
 */
function telephone(place, drawn) {
  const about = { "data-do": "about", "data-about": aboutOf(place), "data-item": aboutOf(place) };
  return h("button", { class: "hw-thing", key: "thing", "aria-label": place.name, ...about }, shown("hw-scenery", thing(drawn)));
}

/**
 * Return the name under which a place is explained after a click.
 *
 * @param {Place} place
 */
function aboutOf(place) {
  return `place ${place.id}`;
}
