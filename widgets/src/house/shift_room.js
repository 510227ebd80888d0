// A shift as a room: the present one with Billy's bed, an earlier one with its window, a coming one with its curtain
// drawn.
import { drawing } from "../drawing/drawing.js";
import { classes, h, shown, spoken } from "../kit/node.js";
import { pawnOf } from "../people/pawn.js";
import { called, person, tag } from "./figure.js";
import { placed, room } from "./room.js";
import { bedside, HOURS, isAlarm } from "./scene.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Shift} Shift
 * @typedef {import("../protocol/view.d.ts").Space} Space
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 */

/**
 * Draw the room of a shift.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {Shift} shift
 */
export function shiftRoom(view, say, ahead, shift) {
  const isHere = shift.shift === view.head.shift;
  const kind = isHere ? "here" : shift.card ? "past" : "coming";
  return room(
    "article",
    kind,
    classes(`is-${HOURS[shift.shift]}`, isHere && isAlarm(view) && "is-alarm"),
    shift.spaces.reduce((sum, space) => sum + share(shift, space), 0),
    { key: `shift ${shift.shift}`, "aria-label": shift.name, "data-do": "card", "data-shift": shift.shift, "data-here": isHere },
    h("h3", { class: "hw-label", key: "label" }, isHere && view.outcome === null ? hereAndNow(say, shift) : cardOf(say, shift)),
    isHere ? bedside(view) : windowOf(shift),
    h(
      "div",
      { class: "hw-people", key: "people" },
      (shift.card?.kind === "emergency" ? nearestFirst(view, shift.spaces) : shift.spaces).map((space) => place(view, say, ahead, shift, space)),
    ),
    shift.care === null && spoken(shift.care_text),
  );
}

/**
 * Return how wide a space of the card is drawn, in widths of a person (1 for a person). A space with only a word to
 * read is narrower.
 *
 * @param {Shift} shift
 * @param {Space} space
 */
function share(shift, space) {
  if (space.pawn !== null || space.covered_by !== null) return 1;
  return isLeft(shift, space) ? 0.85 : 0.75;
}

/**
 * Whether somebody stood on a space and has gone on to another shift.
 *
 * @param {Shift} shift
 * @param {Space} space
 */
function isLeft({ state }, { pawn, covered_by }) {
  return state === "done" && pawn === null && covered_by === null;
}

/**
 * Return the spaces in the order in which they are drawn: the Senior Nurse, whom an emergency has, comes first, nearest
 * to Billy.
 *
 * @param {View} view
 * @param {Space[]} spaces
 */
function nearestFirst(view, spaces) {
  /** @param {Space} space */
  const isSenior = ({ pawn }) => Number(pawn !== null && pawnOf(view, pawn)?.senior === true);
  return [...spaces].sort((one, other) => isSenior(other) - isSenior(one));
}

/**
 * Draw the window of a shift that is over, or the drawn curtain of one to come.
 *
 * @param {Shift} shift
 */
function windowOf(shift) {
  if (shift.card) return shown("hw-scenery", placed(`window-${HOURS[shift.shift]}`, [-57, 34, 123, 139], "is-mid"));
  const curtain = placed("window-curtain", [0, 34, 0, 139], "hw-curtain");
  curtain.props["preserveAspectRatio"] = "none"; // stretched to the width of the room
  return shown("hw-scenery", curtain);
}

/**
 * Draw the name of the present shift. It is no button, since during a game the card lies on the desk.
 *
 * @param {Say} say
 * @param {Shift} shift
 */
function hereAndNow(say, shift) {
  return h("span", { class: "hw-name", key: "now" }, h("b", null, shift.short), ` ${say("shift.now")}`);
}

/**
 * Draw the name of a shift as a button; a click on the button does the same as a click on the shift's card.
 *
 * @param {Say} say
 * @param {Shift} shift
 */
function cardOf(say, shift) {
  const { card } = shift;
  return h(
    "button",
    {
      class: "hw-name", key: "card", part: card ? "patient" : undefined, "data-do": "card", "data-shift": shift.shift,
      "data-item": `card ${shift.shift}`, "data-why": card?.id,
    },
    spoken(card ? `${shift.name}, ${say("shift.done")}. ${shift.care_text} ${card.spoken}` : shift.text),
    shown("hw-named", h("b", null, shift.short), shift.care !== null && given(say, shift.care)),
  );
}

/**
 * Draw the care that a shift gave: the sign of the care, and its name where the room is wide enough.
 *
 * @param {Say} say
 * @param {string} care
 */
function given(say, care) {
  const isMedical = care === "medical";
  return [
    drawing(isMedical ? "sign-treated" : "sign-with-him", "hw-threaded"),
    h("span", { key: "given" }, isMedical ? say("house.medical") : say("house.palliative")),
  ];
}

/**
 * Draw a space of a shift: who stands on it, who covers it, or that it is empty.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {Shift} shift
 * @param {Space} space
 */
function place(view, say, ahead, shift, space) {
  const key = `space ${shift.shift} ${space.space}`;
  const pawn = space.pawn === null ? undefined : pawnOf(view, space.pawn);
  if (pawn) return person(view, say, ahead, pawn);
  const cover = space.covered_by === null ? undefined : pawnOf(view, space.covered_by);
  const isOver = isLeft(shift, space);
  return h(
    "button",
    { class: classes("hw-one is-nobody", isOver && "is-over"), key, "data-item": key, "data-do": "about", "data-about": key },
    spoken(`${shift.name}. ${space.text}`),
    !isOver && drawing(cover ? "place-covered" : "place-empty", "hw-body"),
    tag(cover ? called(cover, (name) => say("house.covers", { name })) : isOver ? say("house.nobody") : say("house.empty")),
  );
}
