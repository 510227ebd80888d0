// Which stages have come in sight. A stage is drawn when it first does; in print, and in browsers that cannot say what is
// in sight, at once.

/** @typedef {import("../protocol/display.js").Desk} Desk */

/**
 * The desks of the stages that are drawn.
 *
 * @type {WeakSet<Desk>}
 */
const drawn = new WeakSet();

/**
 * The desks of the stages on which the thread is low, since a higher one had no room in the window.
 *
 * @type {WeakSet<Desk>}
 */
const low = new WeakSet();

/**
 * By the desks of the stages that are not whole with a low thread either: by how many pixels the room is lower.
 *
 * @type {WeakMap<Desk, number>}
 */
const sunk = new WeakMap();

/** How high the bar is at the foot of the window. */
const BAR = 64;

/** How wide a stage of two columns is at least, in pixels, and by how many pixels its room can be lower. */
const [DESK, MOST] = [760, 56];

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
 * Whether the thread of a stage is low.
 *
 * @param {Desk} desk
 */
export function isLow(desk) {
  return low.has(desk);
}

/**
 * Return by how many pixels the room of a stage is lower than usual.
 *
 * @param {Desk} desk
 */
export function sunkBy(desk) {
  return sunk.get(desk) ?? 0;
}

/**
 * Make the thread of a stage low, from now on, if the stage is not whole in the window; and where that is not enough at
 * a desk, its room.
 *
 * @param {import("../protocol/display.js").Display} display
 */
export function fit({ root, page, desk, show }) {
  const over = () => Math.ceil(root.getBoundingClientRect().bottom - ((page.defaultView?.innerHeight ?? Infinity) - BAR));
  if (!low.has(desk) && over() > 0) {
    low.add(desk);
    show();
  }
  const more = low.has(desk) && root.clientWidth >= DESK && sunkBy(desk) < MOST ? over() : 0;
  if (more <= 0) return;
  sunk.set(desk, Math.min(MOST, sunkBy(desk) + more));
  show();
}

/**
 * Draw a stage as soon as it comes in sight.
 *
 * @param {import("../protocol/display.js").Display} display
 */
export function watch(display) {
  const { root, page, desk, signal, show } = display;
  const ends = new AbortController();
  const see = () => {
    if (ends.signal.aborted) return;
    ends.abort();
    drawn.add(desk);
    show();
    fit(display);
    page.defaultView?.addEventListener("resize", () => fit(display), { signal });
    void page.fonts?.ready.then(() => signal.aborted || fit(display));
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
