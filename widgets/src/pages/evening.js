// The page about the evening before, shown in the morning: which memories were laid on the quilt, by whom, and which
// found no place.
import { drawing } from "../drawing/drawing.js";
import { isClosed } from "../folds/folds.js";
import { h } from "../kit/node.js";
import { faceOf } from "../people/person.js";
import { patch, title } from "./sheet.js";

/**
 * Return the page that says what became of the memories in an evening.
 *
 * @type {import("./page.js").Kind}
 */
export function evening(page, view, say, desk) {
  return {
    wide: true,
    art: dawn(view),
    words: [
      title(page.title),
      h(
        "ul",
        { class: "hw-evening", key: "cards" },
        page.cards.map((card, index) => {
          const folded = isClosed(desk, card.cover);
          const who = view.pawns.find(({ pawn }) => pawn === card.who);
          const isRead = card.title !== "" && !folded; // its words were on the page before
          return h(
            "li",
            { key: index, style: `--nth: ${index}` },
            patch(desk, card, card.memory === null || folded),
            h(
              "div",
              { class: "hw-evening-who", key: "who" },
              drawing(who ? faceOf(view, who) : "tin"),
              h("span", null, card.name),
            ),
            card.words !== "" && !folded && !isRead && h("p", { class: "hw-evening-words", key: "words" }, say("page.quote", { words: card.words })),
            h("p", { key: "what" }, isRead ? card.title : card.brief),
          );
        }),
      ),
    ],
    said: page.cards.map(({ lead, text }) => `${lead}. ${text}`),
  };
}

/**
 * Draw the sky, night at the left and morning at the right, with the faces of the team.
 *
 * @param {import("../protocol/view.d.ts").View} view
 */
function dawn(view) {
  return h(
    "div",
    { class: "hw-dawn", "aria-hidden": "true" },
    h(
      "svg",
      { class: "hw-dawn-sky", viewBox: "0 0 1280 220", preserveAspectRatio: "xMidYMax slice" },
      h("path", { d: "M0 0H1280V220H0z", fill: "#2a3552" }),
      h("path", { d: "M772 0H1280V220H620z", fill: "#e6bd93" }),
      h("path", { d: "M930 0H1280V220H790z", fill: "#f0d2a6" }),
      h("path", { d: "M1090 0H1280V220H960z", fill: "#f7e6c3" }),
      h("circle", { cx: 68, cy: 86, r: 25, fill: "#f6ecd2" }),
      h("circle", { cx: 80, cy: 78, r: 23, fill: "#2a3552" }),
      [[150, 60], [230, 118], [330, 48], [410, 96], [520, 60], [590, 128]].map(([cx, cy]) =>
        h("circle", { key: `star ${cx}`, cx, cy, r: 2, fill: "#f6ecd2" }),
      ),
      h("circle", { cx: 1184, cy: 182, r: 44, fill: "#c9822b", stroke: "#2b2a33", "stroke-width": 2 }),
      h("path", {
        d: "M0 196h70v-20h60v20h40v-44h52v44h96v-26h40v26h70v-52l22-30 22 30v52h120v-22h48v22h180v-30h44v30h60v-60l16-34 16 34v60h116v-24h60v24h128v24H0z",
        fill: "#33415c",
      }),
    ),
    h(
      "div",
      { class: "hw-dawn-team" },
      view.pawns.filter(({ kind }) => kind === "nurse").map((pawn) => drawing(faceOf(view, pawn), "", `face ${pawn.pawn}`)),
    ),
  );
}
