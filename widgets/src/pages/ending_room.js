// Billy's room at the end of a game: the made bed under a window ajar, the empty place of a bed, or a night with
// somebody beside him.
import { drawing } from "../drawing/drawing.js";
import { placed } from "../house/room.js";
import { bedOf, blanket, clearMemories } from "../house/scene.js";
import { h } from "../kit/node.js";
import { figureOf } from "../people/person.js";

/** @typedef {import("../protocol/view.d.ts").View} View */

const INK = "#2b2a33";

/**
 * Draw Billy's room by day with nobody in it: after his death with the made bed and his blanket, otherwise without a
 * bed.
 *
 * @param {View} view
 */
export function emptyRoom(view) {
  const died = view.outcome?.died === true;
  return h(
    "svg",
    { viewBox: "0 0 600 680", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    h("path", { d: "M0 0H600V536H0z", fill: "#d7d9d2" }),
    h("path", { d: "M0 536H600V680H0z", fill: "#b9ad99" }),
    h("path", { d: "M150 70H430L330 680H-70z", fill: "#ecead8" }),
    h("path", { d: "M0 536H600", stroke: INK, "stroke-width": 2 }),
    within(drawing("window-morning"), 176, 66, 248, 278),
    curtains(),
    within(drawing("chair"), 424, 398, 150, 204),
    died
      ? [drawing("bed-empty"), blanket("bed-empty", clearMemories(view))].map((each) => within(each, 40, 357, 421, 278))
      : marks(),
  );
}

/**
 * Give a drawing its place in the room, and return it.
 *
 * @param {import("../kit/node.js").Node} made
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function within(made, x, y, width, height) {
  Object.assign(made.props, { class: null, style: null, x, y, width, height });
  return made;
}

/** Draw the curtains of the window, which stands ajar. */
function curtains() {
  return h(
    "g",
    { stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round" },
    h("path", { d: "M150 56H214Q214 190 250 300Q214 330 158 338Q170 180 150 56zM450 56H392Q394 170 400 262Q404 330 438 350Q452 200 450 56z", fill: "#7f9fa6" }),
    h("path", { d: "M130 52H470v8H130z", fill: "#8f8678" }),
  );
}

/** Draw the marks of the wheels where the bed was pushed away. */
function marks() {
  return h("path", { d: "M60 560H600M72 634H600", fill: "none", stroke: "#8f8678", "stroke-width": 3, "stroke-dasharray": "2 12" });
}

/** Where the bed stands, as on the other pages that show Billy's room: x, y, width, height. */
const BED = /** @type {[number, number, number, number]} */ ([10, 130, 316, 208]);

/**
 * Draw Billy's room at night, with Billy in his bed and a Nurse who stays.
 *
 * @param {View} view
 */
export function nightRoom(view) {
  const { head, pawns } = view;
  const nurses = pawns.filter(({ kind }) => kind === "nurse");
  const stays = nurses.find(({ shift }) => shift === head.shift) ?? nurses[0];
  const lying = bedOf(view);
  const at = placed(lying, BED, "hw-bed", "bed");
  return h(
    "div",
    { class: "hw-scene is-night", "aria-hidden": "true" },
    placed("window-night", [226, -70, 150, 170]),
    placed("light-lamp", [-86, 12, 448, 326]),
    placed("lamp", [28, -28, 124, 42]),
    stays && placed(figureOf(view, stays).replace(/-[a-z]+-.$/, "-sit-1"), [196, 112, 158, 214], "", "stays"),
    at,
    blanket(lying, clearMemories(view), at.props["style"]),
  );
}
