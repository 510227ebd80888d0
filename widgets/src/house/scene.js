// The room where Billy lies: his bed, drawn as he is, the window at this hour, lamp and monitor, and the blanket of the
// memories that he has told.
import { h, kept, shown } from "../kit/node.js"; // kept: memoizes a function
import { placed } from "./room.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 */

export const HOURS = ["morning", "day", "night"];

const BEDS = ["bed-up", "bed-tired", "bed-low", "bed-asleep"];
const LOW = 2;
const LAST = 3;

/** @type {[number, number, number, number]} */
const BED = [18, 52.3, 316, 208];
const AT_THE_BED = placed("bed-empty", BED).props["style"];

/** The colours of the blanket's squares, one after the other, and of the stitches on them. */
const CLOTHS = ["#c9822b", "#fffaf0", "#a4553f", "#5c6b7a", "#4f7f8c", "#d8c6a5", "#6f7f56"];
const STITCHES = ["#fffaf0", "#8f8678", "#fffaf0", "#fffaf0", "#fffaf0", "#8f8678", "#fffaf0"];

/** How wide a square of the blanket is, in units of the drawings. */
const SIDE = 15;
const LOWER = { y: -53, from: 132, most: 7 };
/**
 * By the drawing of the bed: the rows of the blanket in which whole squares have room. Each row has its height, its
 * left end and the most squares; the row at Billy's feet comes first.
 *
 * @type {Record<string, {y: number, from: number, most: number}[]>}
 */
const ROWS = {
  "bed-up": [LOWER, { y: -68, from: 132, most: 6 }, { y: -83, from: 132, most: 4 }],
  "bed-tired": [LOWER, { y: -68, from: 162, most: 4 }],
  "bed-low": [{ ...LOWER, from: 162, most: 5 }, { y: -68, from: 162, most: 4 }],
  "bed-asleep": [LOWER, { y: -68, from: 147, most: 5 }],
  "bed-forward": [LOWER, { y: -67, from: 147, most: 5 }],
  "bed-edge": [{ y: -53, from: 137, most: 7 }, { y: -68, from: 137, most: 7 }],
  "bed-chair": [{ y: -53, from: 177, most: 5 }, { y: -68, from: 177, most: 5 }],
  "bed-turned": [LOWER, { y: -68, from: 132, most: 6 }],
  "bed-empty": [{ y: -53, from: 117, most: 9 }, { y: -68, from: 117, most: 9 }],
  "bed-emergency": [LOWER, { y: -67, from: 147, most: 5 }],
};

/**
 * Whether the alarm sounds: the present patient card is an emergency, and the game has not come to what is asked after
 * it: who gets the Care Token for it, and who leaves the shift.
 *
 * @param {View} view
 */
export function isAlarm({ head, shifts, outcome, prompt }) {
  return outcome === null && prompt.kind !== "leave" && prompt.kind !== "emergency_token" && shifts[head.shift]?.card?.kind === "emergency";
}

/**
 * Postures of the patient card in which Billy cannot lie back, or is out of bed. They are drawn in all stages but the
 * last; other postures are drawn in the better stages only.
 */
const UP = ["forward", "edge", "chair"];

/**
 * Return the name of the drawing of Billy in his bed. Each stage of Billy's condition has one. Other drawings come
 * first: once he has died his eyes are closed and the lamp is low; in an emergency he sits upright, or lies low when the
 * card says so; before the black stage he may have turned away, or the patient card may say how he lies or sits.
 *
 * @param {View} view
 */
export function bedOf(view) {
  if (view.outcome?.died) return "bed-asleep"; // the made bed comes later, on the page of the ending
  const { stage, turned, shift } = view.head;
  const posture = view.shifts[shift]?.card?.posture ?? "";
  if (isAlarm(view)) return posture === "low" ? "bed-low" : "bed-emergency";
  if (stage < LAST && turned) return "bed-turned";
  return posture !== "" && stage < (UP.includes(posture) ? LAST : LOW) ? `bed-${posture}` : String(BEDS[stage]);
}

/**
 * Return how many of Billy's memories are clear now.
 *
 * @param {View} view
 */
export function clearMemories({ grid }) {
  return grid.reduce((sum, row) => sum + row.cards.filter(({ state }) => state === "clear").length, 0);
}

/**
 * Draw the room around Billy's bed.
 *
 * @param {View} view
 */
export function bedside(view) {
  return drawn(view.head, bedOf(view), isAlarm(view), clearMemories(view));
}

/**
 * Draw the room around Billy's bed; the arguments are everything that can change in it.
 *
 * @type {(head: import("../protocol/view.d.ts").Head, bed: string, alarm: boolean, clears: number) => import("../kit/node.js").Node[]}
 */
const drawn = kept((head, bed, alarm, clears) => {
  const hour = String(HOURS[head.shift]);
  const isLampOff = bed === "bed-asleep"; // then the lamp at his bed is lit
  return [
    shown(
      "hw-scenery",
      placed(`window-${hour}`, [214, 34, 150, 170]),
      hour !== "night" && placed("light-window", [26, 46, 326, 222]),
      hour === "night" && !isLampOff && placed("light-lamp", [-20, 64, 280, 204]),
      !isLampOff && placed(alarm ? "lamp-alarm" : "lamp", [28, 26, 124, 42], "hw-lamp", "lamp"),
      (alarm || head.stage < LOW) && !isLampOff && bed !== "bed-low" && placed(alarm ? "monitor-alarm" : "monitor", [20, 84, 62, 46], "", "monitor"),
    ),
    placed(bed, BED, "hw-bed", "bed"),
    clears > 0 && blanket(bed, clears),
  ].filter((each) => each !== false);
});

/**
 * Draw the blanket: a square of cloth for each clear memory (a memory whose clear card lies on the quilt), as far as
 * the blanket has room.
 *
 * @param {string} bed the name of the drawing of the bed
 * @param {number} clears how many memories are clear
 * @param {import("../kit/node.js").Value} [at] the style that says where the bed stands
 */
export function blanket(bed, clears, at = AT_THE_BED) {
  const spots = (ROWS[bed] ?? []).flatMap(({ y, from, most }) => Array.from({ length: most }, (_, nth) => ({ x: from + nth * SIDE, y })));
  return h(
    "svg",
    { class: "hw-drawing hw-at hw-bed", key: "blanket", viewBox: "0 -176 270 178", style: at, "aria-hidden": "true" },
    spots.slice(0, clears).map(({ x, y }, nth) => {
      const [cloth, stitch] = [CLOTHS, STITCHES].map((colours) => String(colours[nth % colours.length]));
      return [
        h("rect", { key: `cloth ${nth}`, x, y, width: SIDE, height: SIDE, fill: cloth, stroke: "#2b2a33" }),
        h("path", { key: `stitch ${nth}`, d: `M${x + 2} ${y + 2.2}h11`, stroke: stitch, "stroke-dasharray": "3 2.4" }),
      ];
    }),
  );
}
