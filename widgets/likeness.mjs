// Which people are drawn like others: in each of their drawings, but for some colours and for some parts, such as their hair.
import { PERSON, parted } from "./src/drawing/shape.js";

/** @typedef {import("./drawings.mjs").Parsed} Parsed */
/**
 * @typedef {{like: string, colours: Map<string, string>, parts: Map<string, [old: Parsed, own: Parsed[]]>}} Likeness to whom,
 *   which colours they have for the other's, and which parts instead of an element of the other, by how that is written
 */

/**
 * Can somebody have another colour for this one? Lines are of ink, whoever is drawn.
 *
 * @param {string} value
 */
const isOwn = (value) => value.startsWith("#") && value !== "#2b2a33";

/**
 * Each person who is like one who is not like another; first come those of whom there are most drawings.
 *
 * @param {Record<string, Parsed>} drawings each by its name
 * @returns {Map<string, Likeness>}
 */
export function likenesses(drawings) {
  /** @type {Map<string, Map<string, Parsed>>} */
  const people = new Map();
  for (const [name, drawn] of Object.entries(drawings)) {
    const [, who = "", pose = ""] = name.match(PERSON) ?? [];
    if (who) people.set(who, (people.get(who) ?? new Map()).set(pose, drawn));
  }
  /** @type {Map<string, Likeness>} */
  const found = new Map();
  const first = new Map([...people].sort(([, one], [, other]) => other.size - one.size));
  for (const [who, own] of first) {
    const others = [...first].slice(0, [...first.keys()].indexOf(who)).filter(([other]) => !found.has(other));
    const [likeness] = others.map(([like, theirs]) => between(like, theirs, own)).filter((each) => each !== null);
    if (likeness) found.set(who, likeness);
  }
  return found;
}

/**
 * How somebody is like another; nothing when one cannot be drawn from the other.
 *
 * @param {string} like
 * @param {Map<string, Parsed>} theirs
 * @param {Map<string, Parsed>} own
 * @returns {Likeness | null}
 */
function between(like, theirs, own) {
  /** @type {Likeness} */
  const likeness = { like, colours: new Map(), parts: new Map() };
  for (const [pose, drawn] of own) {
    const old = theirs.get(pose);
    if (!old || !isLike(likeness, old, drawn)) return null;
    compare(likeness, old, drawn);
  }
  for (const [pose, drawn] of own) {
    if (written(dressed(likeness, /** @type {Parsed} */ (theirs.get(pose)))) !== written([drawn])) return null;
  }
  return likeness;
}

/**
 * Takes down what differs between two elements of one shape; what comes where nothing goes finds no place.
 *
 * @param {Likeness} likeness
 * @param {Parsed} old
 * @param {Parsed} own
 */
function compare(likeness, [, worn, ...kids], [, wears, ...others]) {
  for (const [name, colour] of Object.entries(worn)) {
    if (isOwn(colour)) likeness.colours.set(colour, wears[name] ?? "");
  }
  for (const pair of [...pairs(likeness, kids, others), undefined]) {
    const gone = kids.splice(0, pair ? kids.indexOf(pair[0]) : kids.length);
    const come = others.splice(0, pair ? others.indexOf(pair[1]) : others.length);
    gone.forEach((part, index) => likeness.parts.set(written(part), [part, index === 0 ? come : []]));
    if (pair) compare(likeness, /** @type {Parsed} */ (kids.shift()), /** @type {Parsed} */ (others.shift()));
  }
}

/**
 * As many elements as can be, each with one that it is like, in the order of both.
 *
 * @param {Likeness} likeness
 * @param {Parsed[]} kids
 * @param {Parsed[]} others
 * @returns {[Parsed, Parsed][]}
 */
function pairs(likeness, kids, others) {
  const [[kid, ...rest], [other, ...further]] = [kids, others];
  if (!kid || !other) return [];
  if (isLike(likeness, kid, other)) return [[kid, other], ...pairs(likeness, rest, further)];
  const [one, two] = [pairs(likeness, rest, others), pairs(likeness, kids, further)];
  return one.length < two.length ? two : one;
}

/**
 * Is one of the other's shape, and looks like it but for colours that are theirs?
 *
 * @param {Likeness} likeness
 * @param {Parsed} old
 * @param {Parsed} own
 */
function isLike({ colours }, [tag, worn], [other, wears]) {
  const [one, two] = [parted(tag, worn), parted(other, wears)];
  return tag === other && one.shape === two.shape && Object.keys(worn).join() === Object.keys(wears).join()
    && Object.entries(worn).every(([name, value]) => (isOwn(value) ? (colours.get(value) ?? wears[name]) : value) === wears[name]);
}

/**
 * Somebody instead of the other: nothing, an element, or several of them.
 *
 * @param {Likeness} likeness
 * @param {Parsed} drawn
 * @returns {Parsed[]}
 */
function dressed(likeness, drawn) {
  const part = likeness.parts.get(written(drawn));
  if (part) return part[1];
  const [tag, worn, ...kids] = drawn;
  const wears = Object.entries(worn).map(([name, value]) => [name, likeness.colours.get(value) ?? value]);
  return [[tag, Object.fromEntries(wears), ...kids.flatMap((kid) => dressed(likeness, kid))]];
}

/** @param {unknown} drawn */
const written = (drawn) => JSON.stringify(drawn);
