// Motion that explains: a pawn walks from where it was, Billy's pawn along the track, a patient card is turned.
// It ends in a moment, holds nothing up, and is not there for those who ask for less of it.

/** How long a pawn walks and a card turns, in milliseconds. */
const WALK = 280;

/** What keeps its identity while it changes its place, by name. */
const WALKERS = "[data-pawn], .ho-step-space.is-here";

/** @type {import("./display.js").NewFeature} */
export function motion({ root, page }) {
  const still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Map<string, DOMRect>} */
  let before = new Map();
  /** @type {Set<string>} */
  let cards = namesOf(cardsOn(root));

  return {
    drawing() {
      before = new Map(walkersOn(root).map((each) => [walkerName(each), each.getBoundingClientRect()]));
    },
    drawn() {
      const known = cards;
      cards = namesOf(cardsOn(root));
      if (still?.matches) return;
      for (const each of walkersOn(root)) walk(each, before.get(walkerName(each)));
      for (const card of cardsOn(root)) if (!known.has(nameOf(card))) turn(card);
    },
  };
}

/**
 * From the place where it was to the place where it is.
 *
 * @param {HTMLElement} walker
 * @param {DOMRect | undefined} from
 */
function walk(walker, from) {
  const to = walker.getBoundingClientRect();
  if (from === undefined || to.width === 0 || from.width === 0) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 8) return;
  // Above all that it passes, and never between a finger and the answer beneath it.
  const passing = { zIndex: 5, pointerEvents: "none" };
  const steps = [
    { transform: `translate(${x}px, ${y}px)`, ...passing },
    { transform: "none", ...passing },
  ];
  walker.animate(steps, { duration: WALK, easing: "ease-out" });
}

/** @param {HTMLElement} card */
function turn(card) {
  const edge = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };
  card.animate([edge, { transform: "none", opacity: 1 }], { duration: WALK, easing: "ease-out" });
}

/**
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
function walkersOn(root) {
  return [...root.querySelectorAll(WALKERS)].map((each) => /** @type {HTMLElement} */ (each));
}

/**
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
function cardsOn(root) {
  return [...root.querySelectorAll(".ho-card")].map((each) => /** @type {HTMLElement} */ (each));
}

/** @param {HTMLElement} walker */
function walkerName(walker) {
  return walker.dataset["pawn"] ?? "billy";
}

/** @param {HTMLElement} card */
function nameOf(card) {
  return card.dataset["why"] ?? "";
}

/** @param {HTMLElement[]} all */
function namesOf(all) {
  return new Set(all.map(nameOf));
}
