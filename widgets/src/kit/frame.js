// The section around what a display shows, the whole ward or a part of it: its name, its language, its state.
import { classes, h } from "./node.js";

const NIGHT = 2;

/**
 * @param {import("../protocol/types.js").View} view
 * @param {import("../protocol/display.js").Desk} desk
 * @param {string} name how it is spoken of
 * @param {string} kind a class of its own
 * @param {...import("./node.js").Child} inside
 */
export function frame(view, desk, name, kind, ...inside) {
  return h(
    "section",
    {
      class: classes(
        "holding-on",
        kind,
        view.past !== null && "is-past",
        view.branch !== null && "is-branch",
        desk.asking && "is-asking",
      ),
      lang: view.lang,
      "data-revision": view.revision,
      "aria-label": name,
      "aria-busy": desk.waiting ? "true" : null,
      "data-lm-suppress-shortcuts": "true",
    },
    ...inside,
  );
}

/**
 * The light is that of the hour, whatever the theme of the page is; a game that is over is read by day.
 *
 * @param {import("../protocol/types.js").View} view
 */
export function isNight({ head: facts, outcome }) {
  return facts.shift === NIGHT && outcome === null;
}
