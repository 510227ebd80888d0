// Which stages have come in sight. A stage is drawn when it first does; in print, and in browsers that cannot say what is
// in sight, at once.

/** @typedef {import("../protocol/display.js").Desk} Desk */

/**
 * By desk of a stage that is drawn: how many steps it has become lower, since it was not whole in the window. At first
 * its thread is low, and then its room, twice; on a phone only the first.
 *
 * @type {WeakMap<Desk, number>}
 */
const steps = new WeakMap();

/** The number of steps. */
const LAST = 3;

/** So much room is more than a step takes. */
const ROOM = 60;

/** How high the bar is at the foot of the window. */
const BAR = 64;

/** How wide a stage of two columns is at least, in pixels. */
const DESK = 760;

/** How far below or above the window a stage is drawn already. */
const NEAR = "300px";

/**
 * Whether a stage has come in sight.
 *
 * @param {Desk} desk
 */
export function isSeen(desk) {
  return steps.has(desk);
}

/**
 * Return how many steps a stage has become lower.
 *
 * @param {Desk} desk
 */
export function stepsOf(desk) {
  return steps.get(desk) ?? 0;
}

/**
 * Make a stage lower, step by step until it is whole in the window. Where much is free below it, its room becomes higher
 * again, by one step each time that something changes.
 *
 * @param {import("../protocol/display.js").Display} display
 */
export function fit({ root, page, desk, show }) {
  const foot = (page.defaultView?.innerHeight ?? Infinity) - BAR;
  const last = root.clientWidth < DESK ? 1 : LAST;
  let now = stepsOf(desk);
  const free = () => foot - root.getBoundingClientRect().bottom;
  /** @param {number} by */
  const step = (by) => {
    steps.set(desk, (now += by));
    show();
  };
  if (now > 1 && free() > ROOM) step(-1);
  while (now < last && free() < 0) step(1);
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
    steps.set(desk, 0);
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
