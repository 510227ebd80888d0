// How the table of the drawings is written. Some attributes are the shape of an element; the others are its look, which
// many elements share. Both stand in an order of names. Of a person all drawings can be those of another, dressed anew.

/** Who it is in the name of a drawing of a person, and then in which posture and mood. */
export const PERSON = /^((?:person|face)-[^-]+)(-.+)$/;

/** @type {Record<string, string[]>} */
const SHAPE = {
  svg: ["viewBox"], g: ["transform"], path: ["d"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height", "rx"],
};
const LOOK = ["fill", "stroke-width", "stroke", "opacity", "stroke-linejoin", "stroke-linecap", "fill-rule", "fill-opacity", "stroke-dasharray"];

/** @param {string} tag */
const namesOf = (tag) => SHAPE[tag] ?? [];

/**
 * An element as its shape and as its look, each written in one line; the look begins with what it is.
 *
 * @param {string} tag
 * @param {Record<string, string>} props
 * @returns {{shape: string, look: string}}
 */
export function parted(tag, props) {
  const known = [...namesOf(tag), ...LOOK];
  const odd = Object.keys(props).filter((name) => !known.includes(name));
  if (odd.length > 0) throw new Error(`shape.js does not know where to write ${odd.join(", ")} of a drawing's ${tag}.`);
  return { shape: written(namesOf(tag), props), look: `${tag} ${written(LOOK, props)}`.trimEnd() };
}

/**
 * @param {string[]} names
 * @param {Record<string, string>} props
 */
const written = (names, props) => names.map((name) => props[name] ?? "").join(" ").trimEnd();

/**
 * An element with all of its attributes; one that was not given stands as nothing between two spaces.
 *
 * @param {string} look
 * @param {string} shape
 * @param {Record<string, string>} [colours] what it wears instead of some
 * @returns {{tag: string, props: Record<string, string>}}
 */
export function joined(look, shape, colours = {}) {
  const [tag = "", ...values] = look.split(" ");
  const names = namesOf(tag);
  /** @type {Record<string, string>} */
  const props = {};
  /** @param {string | undefined} name @param {string} value */
  const put = (name, value) => { if (name && value) props[name] = value; };
  (names.length === 1 ? [shape] : shape.split(" ")).forEach((value, index) => put(names[index], value));
  values.forEach((value, index) => put(LOOK[index], colours[value] ?? value));
  return { tag, props };
}
