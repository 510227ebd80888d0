// Nodes: what to draw, as plain data. The functions of the board return nodes; only patch.js touches the web page.

/**
 * @typedef {object} Node An element to draw.
 * @property {string} tag the name of the element
 * @property {string | null} key its name among its siblings, by which it is found again at the next drawing
 * @property {Record<string, Value>} props its attributes
 * @property {Kid[]} kids what stands in it
 *
 * @typedef {Node | string} Kid an element or a text inside an element
 * @typedef {string | number | boolean | null | undefined} Value of an attribute; null, undefined and false leave it out
 * @typedef {Kid | number | null | undefined | false | Child[]} Child what can be given to `h`; null and false are left out
 */

/**
 * Make the node of an element. The prop `key` names it among its siblings. The prop `part` does that too, and is also
 * written to the web page as `data-part`, by which other code and tests find the element.
 *
 * @param {string} tag the name of the element
 * @param {Record<string, Value> | null} [props] its attributes
 * @param {...Child} inside what stands in it
 * @returns {Node}
 */
export function h(tag, props, ...inside) {
  const { part, key = part, ...rest } = props ?? {};
  /** @type {Kid[]} */
  const kids = [];
  gather(inside, kids);
  if (part !== undefined) rest["data-part"] = part;
  if (tag === "button") rest["type"] = "button";
  if ("data-item" in rest) rest["tabindex"] = -1; // roving.js lets the Tab key reach one item of each group
  return { tag, key: key == null ? null : String(key), props: rest, kids };
}

/**
 * Add the children to a list of kids: flat, numbers as text, without what is left out.
 *
 * @param {Child[]} inside
 * @param {Kid[]} kids
 */
function gather(inside, kids) {
  for (const child of inside) {
    if (child == null || child === false) continue;
    if (Array.isArray(child)) gather(child, kids);
    else kids.push(typeof child === "number" ? String(child) : child);
  }
}

/**
 * Whether two values are identical, or are lists of identical items.
 *
 * @param {unknown} one
 * @param {unknown} other
 */
function areSame(one, other) {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((each, index) => each === other[index]);
}

/**
 * Memoize a function: return a function that remembers its last result for each first argument. Called with the same
 * arguments again, it returns the same node, which patch.js need not compare. A result is remembered as long as its
 * first argument exists.
 *
 * @template {[object, ...any[]]} From
 * @template Made
 * @param {(...from: From) => Made} make
 * @returns {(...from: From) => Made}
 */
export function kept(make) {
  /** @type {WeakMap<object, {from: From, made: Made}>} */
  const known = new WeakMap();
  return (...from) => {
    const before = known.get(from[0]);
    if (before?.from.every((each, index) => areSame(each, from[index]))) return before.made;
    const made = make(...from);
    known.set(from[0], { from, made });
    return made;
  };
}

/**
 * Draw a button; its props say what it does.
 *
 * @param {string} kind its class
 * @param {string} text what stands on it
 * @param {Record<string, Value>} props
 */
export function button(kind, text, props) {
  return h("button", { class: kind, ...props }, text);
}

/**
 * Draw a button that switches something on and off.
 *
 * @param {string} does the deed that it calls, and its key
 * @param {string} text
 * @param {string} title the text that is shown while the pointer rests on the button
 * @param {boolean} on whether it is switched on
 */
export function toggle(does, text, title, on) {
  return button("ho-plain", text, { key: does, "data-do": does, title, "aria-pressed": String(on) });
}

/**
 * Return the value of a `class` attribute: the given names without those that are false, null or empty.
 *
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * Draw a number of small marks that are seen and not spoken; the number is spoken elsewhere.
 *
 * @param {string} name the class of each mark
 * @param {number} count
 * @param {(index: number) => string | false} [extra] gives a further class for a mark by its index
 */
export function marks(name, count, extra = () => false) {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    h("i", { class: classes(name, extra(index)), "aria-hidden": "true" }),
  );
}

/**
 * Draw words that are spoken by screen readers and not seen.
 *
 * @param {string} text
 */
export function spoken(text) {
  return h("span", { class: "ho-hidden", key: "spoken" }, text);
}

/**
 * Draw something that is seen and not spoken, since other words say the same.
 *
 * @param {string} name its class
 * @param {...Child} inside
 */
export function shown(name, ...inside) {
  return h("span", { class: name, "aria-hidden": "true" }, ...inside);
}
