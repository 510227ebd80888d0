// The condition track: every space from the best to the worst, in stages told by name, colour and pattern.
import { classes, h, kept } from "./node.js";

/**
 * The spaces of one stage, from its best to its worst.
 *
 * @param {import("./protocol/types.js").Stage} stage
 * @returns {number[]}
 */
export function spacesOf(stage) {
  return Array.from({ length: stage.from - stage.to + 1 }, (_, index) => stage.from - index);
}

/**
 * The track, with Billy's pawn, and its ghost where the answer that is looked at would take him.
 *
 * @param {import("./protocol/types.js").View} view
 * @param {import("./protocol/types.js").Say} say
 * @param {import("./protocol/types.js").Action | null} [ahead]
 */
export function track(view, say, ahead = null) {
  const { track: line } = view;
  return drawn(line, say, ahead === null || ahead.condition === line.value ? null : ahead.condition);
}

/** @type {(line: import("./protocol/types.js").Track, say: import("./protocol/types.js").Say, ghost: number | null) => import("./node.js").Node} */
const drawn = kept((line, say, ghost) => {
  const told = ghost === null ? line.text : `${line.text} ${say("ahead.condition", { n: ghost })}`;
  return h(
    "div",
    { class: "ho-track", key: "track", role: "img", "aria-label": told, "data-why": "condition", "data-do": "why" },
    line.stages.map((stage) =>
      h(
        "div",
        {
          key: stage.stage,
          class: `ho-stage ho-stage-${stage.stage}`,
          style: `--spaces: ${spacesOf(stage).length}`,
          "aria-hidden": "true",
        },
        h("div", { class: "ho-stage-name" }, h("i", { class: "ho-swatch" }), stage.name),
        h(
          "div",
          { class: "ho-spaces" },
          spacesOf(stage).map((number) =>
            h(
              "span",
              {
                key: number,
                "data-part": number === line.value ? "here" : number === ghost && "ahead",
                class: classes(
                  "ho-step-space",
                  number === line.value && "is-here",
                  number === ghost && "is-ahead",
                  (number === stage.from || number === stage.to) && "is-end",
                ),
              },
              h("b", null, number),
            ),
          ),
        ),
      ),
    ),
  );
});
