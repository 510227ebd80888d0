// Motion that explains what changes, one step after another: a patient card is turned, people walk, rooms change their
// width, the thread grows. It delays no click, any key ends it, and readers who ask for less motion have none.
import { inSight } from "../kit/frame.js";
import { drawnOut } from "../thread/way.js";

/** How many milliseconds a card turns, people walk, rooms change their width and the thread grows. */
const [TURN, WALK, GIVE_WAY, DRAW] = [280, 350, 350, 500];

/** Selects what may move. */
const THINGS = "[data-part=patient], [data-pawn], [data-room], [data-line], [data-part=here]";

/** How a card looks when it is seen from its edge. */
const EDGE = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };

/**
 * Where a thing is within what it moves on: its left edge as a share of the ground's width, the rest in pixels.
 *
 * @typedef {{left: number, top: number, width: number, ground: number}} Box
 */
/**
 * A thing that may move: its element, where it is, its path if it is a piece of the thread, and the number on it.
 *
 * @typedef {{each: HTMLElement, box: Box, d: string, number: string}} Seen
 */
/**
 * A thing after a change, with how it was before.
 *
 * @typedef {Seen & {old: Seen | undefined}} Change
 */
/**
 * One animation (a move): an element with the styles at its beginning and at its end.
 *
 * @typedef {[each: HTMLElement, from: Keyframe, to?: Keyframe]} Move
 */

/** @type {import("../protocol/display.js").NewFeature} */
export function motion({ root, desk, page, signal }) {
  const still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  let frame = 0;
  /**
   * Where everything came to be with the last view; null when the board was redrawn for something else.
   *
   * @type {Map<string, Seen> | null}
   */
  let last = null;
  /**
   * What moved with the last view.
   *
   * @type {Animation[]}
   */
  let running = [];
  let { looked } = desk;
  /** Shows the present number of Billy's condition; `move` sets it anew. */
  let settle = () => {};
  page.addEventListener("keydown", end, { capture: true, signal });

  const moving = () => root.getAnimations({ subtree: true });

  function end() {
    finish(moving());
    settle();
  }

  /** Return where everything is. While the last motion runs, this is where it leads: to measure would cost a layout. */
  function now() {
    if (last && running.some(runs)) return last;
    end();
    return look(root);
  }

  return {
    /**
     * Note where everything is before the board is redrawn; the motion begins with the frame that shows the new view.
     */
    viewChanged() {
      cancelAnimationFrame(frame);
      if (still?.matches) return;
      settle();
      const before = now();
      frame = requestAnimationFrame(() => {
        finish(running); // not what the new view begins by itself, as a patch that is sewn on
        last = look(root);
        settle = move(before, last);
        running = moving();
      });
    },
    drawn() {
      if (looked === desk.looked) last = null; // what an answer would bring moves nothing
      ({ looked } = desk);
    },
  };
}

/**
 * End animations.
 *
 * @param {Animation[]} all
 */
function finish(all) {
  for (const each of all.filter(runs)) each.finish();
}

/** @param {Animation} each */
const runs = (each) => each.playState === "running";

/**
 * Return everything in sight that may move, by its name.
 *
 * @param {HTMLElement} root
 * @returns {Map<string, Seen>}
 */
function look(root) {
  const all = /** @type {HTMLElement[]} */ ([...inSight(root).querySelectorAll(THINGS)]);
  const seen = all.map((each) => ({
    each,
    box: boxOf(each),
    d: each.getAttribute("d") ?? "",
    number: each.querySelector("b")?.textContent ?? "",
  }));
  return new Map(seen.filter(({ box }) => box.width > 0).map((one) => [nameOf(one.each.dataset), one]));
}

/**
 * Return where a thing is within its ground, which is the plot of the thread or the house, so that a page that shifts or
 * a thread that gets wider moves nothing. Whatever else has its parent for its ground.
 *
 * @param {HTMLElement} each
 * @returns {Box}
 */
function boxOf(each) {
  const { left, top, width } = each.getBoundingClientRect();
  const ground = (each.closest("[data-roving]") ?? each.parentElement ?? each).getBoundingClientRect();
  return { width, left: (left - ground.left) / ground.width, top: top - ground.top, ground: ground.width };
}

/**
 * Return the name of a thing, by which it is found after the change.
 *
 * @param {DOMStringMap} data its data attributes
 */
function nameOf({ pawn, room, line, part, why }) {
  return pawn ? `pawn ${pawn}` : room ? `room ${room}` : line ? `line ${line}` : `${part} ${why}`;
}

/**
 * Start all motion from the board as it was to the board as it is.
 *
 * @param {Map<string, Seen>} before
 * @param {Map<string, Seen>} after
 * @returns {() => void} what to call when the motion ends early
 */
function move(before, after) {
  /** @param {string} kind */
  const those = (kind) => [...after].flatMap(([name, now]) => (name.startsWith(kind) ? [{ ...now, old: before.get(name) }] : []));
  const walkers = those("pawn").filter(({ each, old }) => old && old.each !== each);
  const turned = play(0, TURN, those("patient").flatMap(({ each, old }) => (old ? [] : [[each, EDGE]])));
  // only now is it measured where people will stand in the rooms
  const given = play(turned + (walkers.length > 0 ? WALK : 0), GIVE_WAY, widened(those("room")));
  play(turned, WALK, walkers.flatMap(walked));
  const arrived = play(given, DRAW, [...those("line").flatMap(drawnOn), ...those("here").flatMap(walked)]);
  return waits(those("here")[0], arrived);
}

/**
 * Show the old number of Billy's condition until the thread has grown to the new one.
 *
 * @param {Change | undefined} here the needle
 * @param {number} arrived milliseconds until the thread has grown
 * @returns {() => void} shows the new number
 */
function waits(here, arrived) {
  const number = here?.each.querySelector("b");
  const text = number?.firstChild;
  const was = here?.old?.number;
  const now = here?.number;
  if (!number || !(text instanceof Text) || !was || !now || was === now) return () => {};
  const settle = () => {
    if (text.data === was) text.data = now;
  };
  text.data = was;
  number.animate([], arrived).finished.then(settle, settle);
  return settle;
}

/**
 * Start one step of the motion: several animations at once.
 *
 * @param {number} delay milliseconds until the step begins
 * @param {number} duration in milliseconds
 * @param {Move[]} moves
 * @returns {number} milliseconds until the step is over
 */
function play(delay, duration, moves) {
  for (const [each, from, to = {}] of moves) {
    const way = each.animate([from, to], { duration, delay, easing: "ease-in-out", fill: "backwards" });
    if (each.dataset["pawn"] === undefined) continue;
    const arrive = () => void delete each.dataset["walks"];
    each.dataset["walks"] = "";
    way.finished.then(arrive, arrive);
  }
  return delay + (moves.length > 0 ? duration : 0);
}

/**
 * Return the animation of a thing from where it was to where it is; none when the way is shorter than 8 px.
 *
 * @param {Change} change
 * @returns {Move[]}
 */
function walked({ each, old }) {
  const to = boxOf(each);
  const { left, top } = old?.box ?? to;
  const [x, y] = [(left - to.left) * to.ground, top - to.top];
  return Math.abs(x) + Math.abs(y) < 8 ? [] : [[each, { transform: `translate(${x}px, ${y}px)` }]];
}

/**
 * Return the animations of the rooms from their old widths to the new ones. Return none unless all rooms stood and
 * stand side by side, and at least one width has changed.
 *
 * @param {Change[]} rooms
 * @returns {Move[]}
 */
function widened(rooms) {
  const top = rooms[0]?.box.top;
  const abreast = rooms.every(({ box, old }) => box.top === top && old?.box.top === top);
  const same = rooms.every(({ box, old }) => box.width === old?.box.width);
  return abreast && !same ? rooms.map(({ each, box, old = { box } }) => [each, asWide(old.box), asWide(box)]) : [];
}

/**
 * Return the style that makes a room as wide as a box.
 *
 * @param {Box} box
 * @returns {Keyframe}
 */
function asWide({ width }) {
  return { flex: `0 0 ${width}px`, minWidth: "0" };
}

/**
 * Return the animation of the thread from its old path to the new one; none when the two are equal.
 *
 * @param {Change} change
 * @returns {Move[]}
 */
function drawnOn({ each, d, old }) {
  const was = old && drawnOut(old.d, d);
  return was && was !== d ? [[each, { d: `path("${was}")` }, { d: `path("${d}")` }]] : [];
}
