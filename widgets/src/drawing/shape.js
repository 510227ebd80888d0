// How an element of a drawing is written in the table. Some attributes are its shape; the others are its look, which
// many elements share. Both are written as values in a fixed order. drawings.mjs writes these values, drawing.js reads
// them.

/** Splits the name of a drawing of a person into who it is ("person-ann") and posture and mood ("-stand-0"). */
export const PERSON = /^((?:person|face)-[^-]+)(-.+)$/;

/** @type {Record<string, string[]>} */
const SHAPE = {
  svg: ["viewBox"], g: ["transform"], path: ["d"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height", "rx"],
};
const LOOK = ["fill", "stroke-width", "stroke", "opacity", "stroke-linejoin", "stroke-linecap", "fill-rule", "fill-opacity", "stroke-dasharray"];

/**
 * Return the names of the attributes that are the shape of an element, in order.
 *
 * @param {string} tag
 */
const namesOf = (tag) => SHAPE[tag] ?? [];

/**
 * Return the shape and the look of an element, each as one line of values; the look begins with the tag.
 *
 * @param {string} tag
 * @param {Record<string, string>} props the attributes of the element
 * @returns {{shape: string, look: string}}
 */
export function parted(tag, props) {
  const known = [...namesOf(tag), ...LOOK];
  const odd = Object.keys(props).filter((name) => !known.includes(name));
  if (odd.length > 0) throw new Error(`shape.js does not know where to write ${odd.join(", ")} of a drawing's ${tag}.`);
  return { shape: written(namesOf(tag), props), look: `${tag} ${written(LOOK, props)}`.trimEnd() };
}

/**
 * Return the values of some attributes in order, as one line; a missing one is empty.
 *
 * @param {string[]} names of the attributes
 * @param {Record<string, string>} props
 */
const written = (names, props) => names.map((name) => props[name] ?? "").join(" ").trimEnd();

/**
 * Return the tag and the attributes of an element from its look and its shape. A value that is empty there stands for
 * an attribute that the element does not have.
 *
 * @param {string} look
 * @param {string} shape
 * @param {Record<string, string>} [colours] by a colour of the look, the colour to use instead
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
