// Motion that explains, one thing after another: a patient card is turned, people walk along the floor, rooms give way, the
// thread is drawn on. It holds nothing up, any key ends it, and it is not there for those who ask for less of it.
import { drawnOut } from "../thread/way.js";

/** How long a card turns, people walk, rooms give way and the thread is drawn, in milliseconds. */
const [TURN, WALK, GIVE_WAY, DRAW] = [280, 350, 350, 500];

/** What may move. */
const THINGS = "[data-part=patient], [data-pawn], [data-room], [data-line], [data-part=here]";

/** A card that is seen from its edge. */
const EDGE = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };

/** @typedef {{each: HTMLElement, box: DOMRect, d: string, number: string}} Seen */
/** @typedef {Seen & {old: Seen | undefined}} Change */
/** @typedef {[each: HTMLElement, from: Keyframe, to?: Keyframe]} Move */

/** @type {import("../protocol/display.js").NewFeature} */
export function motion({ root, page, signal }) {
  const still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  let frame = 0;
  /** Has the number of his condition be what it is. */
  let settle = () => {};
  page.addEventListener("keydown", end, { capture: true, signal });

  function end() {
    for (const each of root.getAnimations({ subtree: true })) each.finish();
    settle();
  }

  return {
    /** Before the board is drawn anew it is seen where everything is; it sets out with the frame that shows it elsewhere. */
    viewChanged() {
      cancelAnimationFrame(frame);
      if (still?.matches) return;
      end();
      const before = look(root);
      frame = requestAnimationFrame(() => void (settle = move(before, look(root))));
    },
  };
}

/**
 * What is in sight, and where, by name.
 *
 * @param {HTMLElement} root
 * @returns {Map<string, Seen>}
 */
function look(root) {
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(THINGS)]);
  const seen = all.map((each) => ({
    each,
    box: each.getBoundingClientRect(),
    d: each.getAttribute("d") ?? "",
    number: each.querySelector("b")?.textContent ?? "",
  }));
  return new Map(seen.filter(({ box }) => box.width > 0).map((one) => [nameOf(one.each.dataset), one]));
}

/** @param {DOMStringMap} data */
function nameOf({ pawn, room, line, part, why }) {
  return pawn ? `pawn ${pawn}` : room ? `room ${room}` : line ? `line ${line}` : `${part} ${why}`;
}

/**
 * @param {Map<string, Seen>} before
 * @param {Map<string, Seen>} after
 * @returns {() => void} what is still to be done where all of it ends before its time
 */
function move(before, after) {
  /** @param {string} kind */
  const those = (kind) => [...after].flatMap(([name, now]) => (name.startsWith(kind) ? [{ ...now, old: before.get(name) }] : []));
  const walkers = those("pawn").filter(({ each, old }) => old && old.each !== each);
  const turned = play(0, TURN, those("patient").flatMap(({ each, old }) => (old ? [] : [[each, EDGE]])));
  // Rooms are as they were until all have come: it is looked at only now where in them somebody will stand.
  const given = play(turned + (walkers.length > 0 ? WALK : 0), GIVE_WAY, widened(those("room")));
  play(turned, WALK, walkers.flatMap(walked));
  const arrived = play(given, DRAW, [...those("line").flatMap(drawnOn), ...those("here").flatMap(walked)]);
  return waits(those("here")[0], arrived);
}

/**
 * His number is the one before until the thread has come there.
 *
 * @param {Change | undefined} here
 * @param {number} arrived
 * @returns {() => void} has it be what it is
 */
function waits(here, arrived) {
  const number = here?.each.querySelector("b");
  const text = number?.firstChild;
  const [was, now] = [here?.old?.number, here?.number];
  if (!(text instanceof Text) || !was || !now || was === now) return () => {};
  const settle = () => {
    if (text.data === was) text.data = now;
  };
  text.data = was;
  number?.animate([], arrived).finished.then(settle, settle);
  return settle;
}

/**
 * One step, of all these at once.
 *
 * @param {number} delay
 * @param {number} duration
 * @param {Move[]} moves
 * @returns {number} when it is over
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
 * From where it was to where it is.
 *
 * @param {Change} change
 * @returns {Move[]}
 */
function walked({ each, old }) {
  const to = each.getBoundingClientRect();
  const [x, y] = old ? [old.box.left - to.left, old.box.top - to.top] : [0, 0];
  return Math.abs(x) + Math.abs(y) < 8 ? [] : [[each, { transform: `translate(${x}px, ${y}px)` }]];
}

/**
 * Rooms side by side, from as wide as they were; where they stand otherwise nothing is to be seen of it.
 *
 * @param {Change[]} rooms
 * @returns {Move[]}
 */
function widened(rooms) {
  const boxes = rooms.flatMap(({ box, old }) => (old ? [box, old.box] : []));
  const abreast = boxes.every(({ top }) => top === boxes[0]?.top) && boxes.length === 2 * rooms.length;
  const same = rooms.every(({ box, old }) => box.width === old?.box.width);
  return abreast && !same ? rooms.map(({ each, box, old }) => [each, asWide(old?.box), asWide(box)]) : [];
}

/**
 * @param {DOMRect | undefined} box
 * @returns {Keyframe}
 */
function asWide(box) {
  return { flex: `0 0 ${box?.width ?? 0}px`, minWidth: "0" };
}

/**
 * The thread, from where it ended to where it ends.
 *
 * @param {Change} change
 * @returns {Move[]}
 */
function drawnOn({ each, d, old }) {
  const was = old && drawnOut(old.d, d);
  return was && was !== d ? [[each, { d: `path("${was}")` }, { d: `path("${d}")` }]] : [];
}
