// Motion that explains: a pawn walks from where it was, the needle along Billy's thread, a patient card is turned.
// It ends in a moment, holds nothing up, and is not there for those who ask for less of it.

/** How long a pawn walks and a card turns, in milliseconds. */
const WALK = 280;

let walks = 0;

/** @type {import("./display.js").NewFeature} */
export function motion({ root, page, viewNow }) {
  const still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  const cardsNow = () => [...root.querySelectorAll("[data-part=patient]")];
  let known = namesOf(cardsNow());
  let seen = viewNow();

  /**
   * What keeps its identity while it changes its place, of those who walk.
   *
   * @param {string[]} names
   */
  function walkersOf(names) {
    const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-pawn], [data-part=here]")]);
    return all.filter((each) => names.includes(walkerName(each)));
  }

  return {
    /** Before the board is drawn anew it is seen who will walk, and from where. */
    viewChanged() {
      const names = whoWalks(seen, viewNow());
      seen = viewNow();
      if (still?.matches || names.length === 0) return;
      const before = new Map(walkersOf(names).map((each) => [walkerName(each), each.getBoundingClientRect()]));
      requestAnimationFrame(() => {
        const walkers = walkersOf(names).map((each) => ({ each, to: each.getBoundingClientRect() }));
        for (const { each, to } of walkers) walk(each, before.get(walkerName(each)), to); // all are looked at before one moves
      });
    },
    drawn() {
      const before = known;
      const cards = cardsNow();
      known = namesOf(cards);
      if (still?.matches) return;
      for (const card of cards) if (!before.has(nameOf(card))) turn(card);
    },
  };
}

/**
 * Who is elsewhere than before, by name: who stays is not looked at, since that costs a layout.
 *
 * @param {import("./protocol/types.js").View} before
 * @param {import("./protocol/types.js").View} after
 * @returns {string[]}
 */
function whoWalks(before, after) {
  const stood = new Map(before.pawns.map((each) => [each.pawn, each]));
  const gone = after.pawns.filter((each) => {
    const old = stood.get(each.pawn);
    return old !== undefined && old !== each && (old.place !== each.place || old.shift !== each.shift);
  });
  const names = gone.map(({ pawn }) => String(pawn));
  return before.track.value === after.track.value ? names : [...names, "billy"];
}

/**
 * From the place where it was to the place where it is.
 *
 * @param {HTMLElement} walker
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to
 */
function walk(walker, from, to) {
  if (from === undefined || to.width === 0 || from.width === 0) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 8) return;
  const mine = (walker.dataset["walks"] = String(++walks));
  const way = walker.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: WALK, easing: "ease-out" });
  way.onfinish = () => void (walker.dataset["walks"] === mine && delete walker.dataset["walks"]);
}

/** @param {Element} card */
function turn(card) {
  const edge = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };
  card.animate([edge, { transform: "none", opacity: 1 }], { duration: WALK, easing: "ease-out" });
}

/** @param {HTMLElement} walker */
function walkerName(walker) {
  return walker.dataset["pawn"] ?? "billy";
}

/** @param {Element} card */
function nameOf(card) {
  return card.getAttribute("data-why") ?? "";
}

/** @param {Element[]} all */
function namesOf(all) {
  return new Set(all.map(nameOf));
}
