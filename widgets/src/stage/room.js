// The room of a stage: Billy's room from wall to wall. In its corner, or below it where the stage is narrow, stand those
// who are not in it, as faces with what they carry.
import { drawing } from "../drawing/drawing.js";
import { cloths } from "../house/figure.js";
import { shiftRoom } from "../house/shift_room.js";
import { h, shown, spoken } from "../kit/node.js";
import { carried, heart, pawnOf } from "../people/pawn.js";
import { faceOf } from "../people/person.js";
import { tokensAhead, tokenSlip } from "../question/ahead.js";
import { standing } from "../question/choices.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Answer} Answer
 * @typedef {import("../protocol/view.d.ts").Place} Place
 */

/** The places that are shown beside Billy's room while somebody is there. */
const BESIDE = ["break_room", "manager_board", "contact_tile", "on_leave", "left"];

/**
 * Draw Billy's room, and those who are elsewhere.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead the answer that the reader looks at
 * @param {boolean} plain whether only Billy's room is drawn
 * @param {import("./script.js").Bed | null} [bed] how Billy lies
 * @param {string} [style] how high the room is, where it is not as high as usual
 */
export function ward(view, say, ahead, plain, bed = null, style = "") {
  const shift = view.shifts[view.head.shift];
  const pool = !plain && (view.pool.tokens + view.pool.partials.length > 0 || standing(view, { kind: "pool" }) !== "still");
  const places = plain ? [] : view.places.filter(({ id, pawns }) => pawns.length > 0 && (BESIDE.includes(id) || isAsked(view, pawns)));
  const earlier = plain ? [] : view.shifts.filter(({ shift: each }) => each < view.head.shift).map((each) => worked(view, each)).filter(({ pawns }) => pawns.length > 0);
  return h(
    "div",
    { class: "hs-ward", key: "ward", "data-roving": "ward", style: `--spaces: ${shift?.spaces.length ?? 1}${style}` },
    shift && lain(shiftRoom(view, say, ahead, shift), bed),
    (places.length + earlier.length > 0 || pool) &&
      h("div", { class: "hs-beside", key: "beside" }, [...places, ...earlier].map((place) => those(view, say, ahead, place)), pool && purse(view, say, ahead)),
  );
}

/** The drawing that stands for all who lie quiet. */
const QUIET = "bed-asleep";

/**
 * Return a room in which Billy lies as he does, and it is said how.
 *
 * @param {import("../kit/node.js").Node} room
 * @param {import("./script.js").Bed | null} bed
 */
function lain(room, bed) {
  const place = room.kids.findIndex((kid) => typeof kid !== "string" && kid.props["data-drawn"] === QUIET);
  const old = room.kids[place];
  if (!bed || !old || typeof old === "string") return room;
  const kids = [...room.kids];
  kids.splice(place, 1, { ...spoken(bed.text), key: "lies" }, bed.src ? h("img", { ...old.props, key: "bed", src: bed.src, alt: "" }) : old);
  return { ...room, kids };
}

/**
 * Return those who have worked on an earlier shift of the day, as a place is.
 *
 * @param {View} view
 * @param {import("../protocol/view.d.ts").Shift} shift
 * @returns {Pick<Place, "id" | "name" | "text" | "pawns"> & {about: string}}
 */
function worked(view, { shift, short, text }) {
  return { id: `shift ${shift}`, about: `card ${shift}`, name: short, text, pawns: view.pawns.filter((each) => each.shift === shift).map(({ pawn }) => pawn) };
}

/**
 * Whether an answer, or one that is barred, is about one of these people.
 *
 * @param {View} view
 * @param {number[]} pawns
 */
function isAsked(view, pawns) {
  return pawns.some((pawn) => standing(view, { kind: "pawn", pawn }) !== "still");
}

/**
 * Draw everybody in a place, after its name.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead
 * @param {Pick<Place, "id" | "name" | "text" | "pawns"> & {about?: string}} place
 */
function those(view, say, ahead, { id, name, text, pawns, about }) {
  return h(
    "div",
    { class: "hs-place", key: id, role: "group", "aria-label": text },
    (id === "on_leave" || id === "left") && drawing(id === "left" ? "door-gone" : "door-coat", "hs-portrait", "door"),
    h("button", { class: "ho-name hs-place-name", key: "name", "data-do": "about", "data-about": about ?? `place ${id}`, "data-item": `place ${id}` }, name),
    pawns.map((number) => {
      const pawn = pawnOf(view, number);
      if (!pawn) return null;
      const state = standing(view, { kind: "pawn", pawn: number });
      return face(
        { key: `pawn ${number}`, "data-do": "pawn", "data-pawn": number, "data-item": `pawn ${number}`, "data-why": pawn.name },
        state,
        spoken(state === "still" ? pawn.text : `${pawn.text} ${say(`pawn.${state}`)}`),
        drawing(faceOf(view, pawn), "hs-portrait"),
        shown("hs-carries", pawn.short, carried(pawn), cloths(pawn)),
        pawn.tokens !== null && tokenSlip(say, pawn.tokens, tokensAhead(ahead, number)),
      );
    }),
  );
}

/**
 * Draw the Assistants' pool.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Answer | null} ahead
 */
function purse(view, say, ahead) {
  const { pool } = view;
  return face(
    { key: "pool", "data-do": "pool", "data-item": "pool", "data-why": "pool" },
    standing(view, { kind: "pool" }),
    spoken(pool.text),
    drawing(pool.tokens > 0 ? "tin" : "tin-empty", "hs-portrait"),
    shown("hs-carries", say("house.pool"), h("span", { class: "hw-count" }, heart(), pool.tokens), h("span", { class: "hs-thin", key: "cloths" }, cloths(pool))),
    tokenSlip(say, pool.tokens, tokensAhead(ahead, pool.purse)),
  );
}

/**
 * Draw a face that can be pressed.
 *
 * @param {Record<string, import("../kit/node.js").Value>} props
 * @param {string} state
 * @param {...import("../kit/node.js").Child} inside
 */
function face(props, state, ...inside) {
  return h("button", { ...props, class: `hs-face is-${state}`, "data-standing": state }, inside);
}
