// The section around everything that a display shows: its attributes have the name, the language and the state of what
// is shown.
import { classes, h } from "./node.js";

const NIGHT = 2;

/**
 * Draw the section around a board, or around a part that stands alone.
 *
 * @param {import("../protocol/view.d.ts").View} view
 * @param {import("../protocol/display.js").Desk} desk
 * @param {string} name how screen readers call it
 * @param {string} kind further classes
 * @param {...import("./node.js").Child} inside what stands in the section
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
 * Whether the game is drawn in night colours: during the night shift, whatever theme the web page has. A board whose game is
 * over is shown by day.
 *
 * @param {import("../protocol/view.d.ts").View} view
 */
export function isNight({ head: facts, outcome }) {
  return facts.shift === NIGHT && outcome === null;
}

/**
 * Return what is in sight of a display: the page that covers the ward, or else all of it. Nothing behind a page is to be
 * measured or scrolled, since the browser would lay out for that what it need not show.
 *
 * @param {HTMLElement} root the element of the display
 */
export function inSight(root) {
  return root.querySelector("[data-part=page]") ?? root;
}
