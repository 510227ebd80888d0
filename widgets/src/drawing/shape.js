// Which attributes are the shape of an element of a drawing, in the order in which the table writes them; the others are
// its look, which many elements share.

/** @type {Record<string, string[]>} */
const SHAPE = {
  svg: ["viewBox"], g: ["transform"], path: ["d"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height"],
};

/** @param {string} tag */
const namesOf = (tag) => SHAPE[tag] ?? [];

/**
 * An element's attributes as its shape, written in one line, and its look.
 *
 * @param {string} tag
 * @param {Record<string, string>} props
 * @returns {{shape: string, look: Record<string, string>}}
 */
export function parted(tag, props) {
  const names = namesOf(tag);
  const look = Object.entries(props).filter(([name]) => !names.includes(name));
  return { shape: names.map((name) => props[name] ?? "").join(" "), look: Object.fromEntries(look) };
}

/**
 * The attributes of a shape; one that was not given stands as nothing between two spaces.
 *
 * @param {string} tag
 * @param {string} shape
 * @returns {Record<string, string>}
 */
export function shapeOf(tag, shape) {
  const names = namesOf(tag);
  const values = names.length === 1 ? [shape] : shape.split(" ");
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]).filter(([, value]) => value !== ""));
}
