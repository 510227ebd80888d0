// Which stages have come in sight. A stage is drawn when it first does; in print, and in browsers that cannot say what is
// in sight, at once.

/** @typedef {import("../protocol/display.js").Desk} Desk */

/**
 * The desks of the stages that are drawn.
 *
 * @type {WeakSet<Desk>}
 */
const drawn = new WeakSet();

/** How far below or above the window a stage is drawn already. */
const NEAR = "300px";

/**
 * Whether a stage has come in sight.
 *
 * @param {Desk} desk
 */
export function isSeen(desk) {
  return drawn.has(desk);
}

/**
 * Draw a stage as soon as it comes in sight.
 *
 * @param {import("../protocol/display.js").Display} display
 */
export function watch({ root, page, desk, signal, show }) {
  const ends = new AbortController();
  const see = () => {
    if (ends.signal.aborted) return;
    ends.abort();
    drawn.add(desk);
    show();
  };
  const print = page.defaultView?.matchMedia?.("print");
  if (typeof IntersectionObserver === "undefined" || print?.matches !== false) return see();
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(), { rootMargin: NEAR });
  observer.observe(root);
  ends.signal.addEventListener("abort", () => observer.disconnect());
  signal.addEventListener("abort", () => ends.abort());
  print.addEventListener("change", see, { signal: ends.signal });
  page.defaultView?.addEventListener("beforeprint", see, { signal: ends.signal });
}
