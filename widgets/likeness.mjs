// Finds people who are drawn like others: alike in each drawing except for some colours and some parts, such as their
// hair.
import { PERSON, parted } from "./src/drawing/shape.js";

/** @typedef {import("./drawings.mjs").Parsed} Parsed */
/**
 * @typedef {object} Likeness How somebody is drawn like another person.
 * @property {string} like who the other person is
 * @property {Map<string, string>} colours by a colour of the other person, the own one
 * @property {Map<string, [old: Parsed, own: Parsed[]]>} parts by an element of the other person, written as text: that element,
 *   and the own elements in its place
 */

/**
 * Whether a value is a colour that may differ between people; ink lines are the same for all.
 *
 * @param {string} value
 */
const isOwn = (value) => value.startsWith("#") && value !== "#2b2a33";

/**
 * Return, by name, everybody who is drawn like another person. The other person is never drawn like a third. People
 * with the most drawings come first.
 *
 * @param {Record<string, Parsed>} drawings by their names
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
 * Return how somebody is drawn like another person; null when their drawings cannot be made from the other's.
 *
 * @param {string} like who the other person is
 * @param {Map<string, Parsed>} theirs the other person's drawings, by posture
 * @param {Map<string, Parsed>} own the person's own drawings, by posture
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
 * Note what differs between two elements of the same shape. Own elements that replace none of the other person's are
 * not noted.
 *
 * @param {Likeness} likeness
 * @param {Parsed} old the other person's
 * @param {Parsed} own the person's own
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
 * Return the longest list of pairs of elements that are alike, in the order of both lists.
 *
 * @param {Likeness} likeness
 * @param {Parsed[]} kids the other person's
 * @param {Parsed[]} others the person's own
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
 * Whether an element has the shape of another one, and the same look except for colours that may differ.
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
 * Return the elements that stand for an element of the other person: none, one or several.
 *
 * @param {Likeness} likeness
 * @param {Parsed} drawn the other person's
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
