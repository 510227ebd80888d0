// The page of a Call: a Nurse at the telephone, a house at night with one lit window, and between them the telephone
// wire, drawn like the thread. The person who answers is never drawn.
import { drawing } from "../drawing/drawing.js";
import { h } from "../kit/node.js";
import { callerOf } from "../people/person.js";
import { heavy, isFolded } from "./sheet.js";
import { said, words } from "./story_pages.js";

const INK = "#2b2a33";
const DARK = "#11172a";
const WIRE = "#e6a94f";
const BOX = { fill: "#a4553f", stroke: INK, "stroke-width": 4 };
const ROOFS = "M362 716V620L396 588 430 620V716zM430 716V626L462 594 494 626V716zM494 716V620L528 588 562 620V716zM562 716V626L596 594 630 626V716zM630 716V620L664 588 698 620V716zM698 716V626L732 594 766 626V716z";
const STARS = [[40, 60], [736, 92], [700, 250], [750, 330], [670, 420], [60, 300], [420, 480], [240, 420]];

/**
 * Return the page of a Call.
 *
 * @type {import("./page.js").Kind}
 */
export function call(page, view, say, desk) {
  if (isFolded(desk, page)) return heavy(page, say, desk);
  const nurse = view.pawns.find(({ pawn }) => pawn === page.who);
  return {
    art: h("div", { class: "hw-call", "aria-hidden": "true" }, here(nurse && callerOf(nurse)), there()),
    words: words(page, view, say, desk),
    said: said(page, view, say, desk),
  };
}

/**
 * Draw the corridor by day with the Nurse. When the Call is read again later, only the telephone is drawn, since the
 * caller is not recorded.
 *
 * @param {string | undefined} caller the name of the Nurse's drawing
 */
function here(caller) {
  const { props = {}, kids = [] } = caller === undefined ? {} : drawing(caller);
  return h(
    "svg",
    { key: "here", viewBox: "0 0 500 800", preserveAspectRatio: "xMidYMax slice" },
    h("path", { d: "M0 0H500V800H0z", fill: "#aab48f" }),
    h("path", { d: "M0 660H500V800H0z", fill: "#b3a792" }),
    h("path", { d: "M0 646H500V660H0z", fill: "#fffaf0", stroke: INK, "stroke-width": 2 }),
    h("path", { d: "M354 362h76v88h-76zM370 362v-12h12v12m20 0v-12h12v12", ...BOX }),
    h("circle", { cx: 392, cy: 414, r: 19, fill: "#fffaf0", stroke: INK, "stroke-width": 4 }),
    h("circle", { cx: 392, cy: 414, r: 6, fill: INK }),
    wire("M430 396C460 396 480 410 520 414"),
    caller !== undefined && [
      h("path", { d: "M262 470Q300 540 330 530T376 450", fill: "none", stroke: INK, "stroke-width": 8 }),
      h("path", { d: "M262 470Q300 540 330 530T376 450", fill: "none", stroke: "#aebcc6", "stroke-width": 4 }),
      h("svg", { ...props, class: null, key: "caller", x: 40, y: 250, width: 300, height: 500 }, kids),
    ],
  );
}

/** Draw a street at night with one lit window. */
function there() {
  return h(
    "svg",
    { key: "there", viewBox: "0 0 780 800", preserveAspectRatio: "xMidYMax slice" },
    h("path", { d: "M0 0H780V800H0z", fill: "#1d2740" }),
    h("path", { d: "M0 470H780V800H0z", fill: "#26324e" }),
    h("path", { d: "M0 590H780V800H0z", fill: "#2e3a58" }),
    STARS.map(([cx, cy]) => h("circle", { key: `star ${cx}`, cx, cy, r: 2, fill: "#f3ecdf" })),
    h("path", { d: "M0 716H780V800H0z", fill: "#171f33" }),
    h("path", { d: ROOFS, fill: "#1b2236", stroke: "#475070", "stroke-width": 2 }),
    h("path", { d: "M512 654 490 716H562L542 654z", fill: "#f1d08a", opacity: ".16" }),
    h("path", { d: "M518 628h20v24h-20zM528 628v24M518 640h20", fill: "#f1d08a", stroke: INK, "stroke-width": 2 }),
    h("path", { d: "M140 716V530M114 546h52M300 716V560M276 574h48", fill: "none", stroke: DARK, "stroke-width": 6 }),
    wire("M0 414C40 418 90 500 140 546Q220 600 300 574Q400 628 512 634"),
  );
}

/**
 * Draw a piece of the telephone wire.
 *
 * @param {string} d its path
 */
function wire(d) {
  return [DARK, WIRE].map((stroke, nth) => h("path", { key: stroke, d, fill: "none", stroke, "stroke-width": nth ? 3 : 6 }));
}
