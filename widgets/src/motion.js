// Motion that explains: a pawn walks from where it was, Billy's pawn along the track, a patient card is turned.
// It ends in a moment, holds nothing up, and is not there for those who ask for less of it.

/** How long a pawn walks and a card turns, in milliseconds. */
const WALK = 280;

let walks = 0;

/** @type {import("./display.js").NewFeature} */
export function motion({ root, page, viewNow }) {
  const still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Set<string>} */
  let cards = namesOf(cardsOn(root));
  let places = placesIn(viewNow());

  return {
    /** Before the board is drawn anew it is seen who will walk, and from where. */
    viewChanged() {
      const now = placesIn(viewNow());
      const gone = [...now].filter(([name, place]) => places.has(name) && places.get(name) !== place).map(([name]) => name);
      places = now;
      if (still?.matches || gone.length === 0) return;
      const before = new Map(walkersOn(root, gone).map((each) => [walkerName(each), each.getBoundingClientRect()]));
      requestAnimationFrame(() => {
        const walkers = walkersOn(root, gone).map((each) => ({ each, to: each.getBoundingClientRect() }));
        for (const { each, to } of walkers) walk(each, before.get(walkerName(each)), to); // all are looked at before one moves
      });
    },
    drawn() {
      const known = cards;
      const now = cardsOn(root);
      cards = namesOf(now);
      if (!still?.matches) for (const card of now) if (!known.has(nameOf(card))) turn(card);
    },
  };
}

/**
 * Where everybody is who can walk, by name: who stays is not looked at, since that costs a layout.
 *
 * @param {import("./types.js").View} view
 * @returns {Map<string, string>}
 */
function placesIn({ pawns, track }) {
  const at = pawns.map(({ pawn, place, shift }) => /** @type {[string, string]} */ ([String(pawn), `${place} ${shift}`]));
  return new Map([...at, ["billy", String(track.value)]]);
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

/** @param {HTMLElement} card */
function turn(card) {
  const edge = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };
  card.animate([edge, { transform: "none", opacity: 1 }], { duration: WALK, easing: "ease-out" });
}

/**
 * What keeps its identity while it changes its place: the pawns, and Billy's on the track.
 *
 * @param {HTMLElement} root
 * @param {string[]} names
 * @returns {HTMLElement[]}
 */
function walkersOn(root, names) {
  const all = ["ho-pawn", "ho-step-space is-here"].flatMap((kind) => [...root.getElementsByClassName(kind)]);
  return /** @type {HTMLElement[]} */ (all).filter((each) => names.includes(walkerName(each)));
}

/**
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
function cardsOn(root) {
  return /** @type {HTMLElement[]} */ ([...root.getElementsByClassName("ho-card")]);
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
