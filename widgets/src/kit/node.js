// What to draw, as plain data. Components return nodes; only patch.js knows the page.

/**
 * @typedef {{tag: string, key: string | null, props: Record<string, Value>, kids: Kid[]}} Node
 * @typedef {Node | string} Kid
 * @typedef {string | number | boolean | null | undefined} Value
 * @typedef {Kid | number | null | undefined | false | Child[]} Child
 */

/**
 * One element: its tag, its attributes, what stands inside it. `key` names it among its siblings; `part` does that too, and
 * for whoever looks for it on the page, since its class may be another tomorrow.
 *
 * @param {string} tag
 * @param {Record<string, Value> | null} [props]
 * @param {...Child} inside
 * @returns {Node}
 */
export function h(tag, props, ...inside) {
  const { part, key = part, ...rest } = props ?? {};
  /** @type {Kid[]} */
  const kids = [];
  gather(inside, kids);
  if (part !== undefined) rest["data-part"] = part;
  if (tag === "button") rest["type"] = "button"; // none of them sends a form
  if ("data-item" in rest) rest["tabindex"] = -1; // one of its group is within reach of the Tab key: see roving.js
  return { tag, key: key === null || key === undefined ? null : String(key), props: rest, kids };
}

/**
 * @param {Child[]} inside
 * @param {Kid[]} kids
 */
function gather(inside, kids) {
  for (const child of inside) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) gather(child, kids);
    else kids.push(typeof child === "number" ? String(child) : child);
  }
}

/**
 * Whether two things are the same, or lists of the same things.
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
 * Makes of the same things the same node as before, so that nobody builds it or compares it again. It is kept with the
 * first of them, as long as that is there.
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
 * A button of a kind with its words; what it does, and its key, are among the props.
 *
 * @param {string} kind
 * @param {string} text
 * @param {Record<string, Value>} props
 */
export function button(kind, text, props) {
  return h("button", { class: kind, ...props }, text);
}

/**
 * A button that is pressed until it is pressed again.
 *
 * @param {string} does
 * @param {string} text
 * @param {string} title
 * @param {boolean} on
 */
export function toggle(does, text, title, on) {
  return button("ho-plain", text, { key: does, "data-do": does, title, "aria-pressed": String(on) });
}

/**
 * The classes whose condition holds, as one attribute.
 *
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * As many small marks as a number says; they are looked at, their number is spoken elsewhere.
 *
 * @param {string} name
 * @param {number} count
 * @param {(index: number) => string | false} [extra]
 */
export function marks(name, count, extra = () => false) {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    h("i", { class: classes(name, extra(index)), "aria-hidden": "true" }),
  );
}

/**
 * Words that are spoken and not looked at.
 *
 * @param {string} text
 */
export function spoken(text) {
  return h("span", { class: "ho-hidden", key: "spoken" }, text);
}

/**
 * What is looked at and not spoken, since other words say it.
 *
 * @param {string} name
 * @param {...Child} inside
 */
export function shown(name, ...inside) {
  return h("span", { class: name, "aria-hidden": "true" }, ...inside);
}
