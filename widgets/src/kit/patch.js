// Brings the page in step with a node, touching only what differs, so that focus and open parts stay.

/**
 * @typedef {import("./node.js").Node} Node
 * @typedef {import("./node.js").Kid} Kid
 * @typedef {{kid: Kid, dom: Element | Text, kids: Drawn[]}} Drawn
 */

/** The parts of a drawing have a name of their own for their family; it is a name, and nothing is fetched from it. */
const DRAWING = "http://www.w3.org/2000/svg";
const SHAPES = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "polyline"]);

/**
 * Draws a kid for the first time.
 *
 * @param {Kid} kid
 * @param {Document} page
 * @returns {Drawn}
 */
export function draw(kid, page) {
  if (typeof kid === "string") return { kid, dom: page.createTextNode(kid), kids: [] };
  const dom = SHAPES.has(kid.tag) ? page.createElementNS(DRAWING, kid.tag) : page.createElement(kid.tag);
  for (const [name, value] of Object.entries(kid.props)) setProp(dom, name, value);
  const kids = kid.kids.map((each) => draw(each, page));
  for (const each of kids) dom.appendChild(each.dom);
  return { kid, dom, kids };
}

/**
 * Redraws in place; the result replaces `drawn` at the next call. The words of a text are set where it is put in its place.
 *
 * @param {Drawn} drawn
 * @param {Kid} kid
 * @returns {Drawn}
 */
export function redraw(drawn, kid) {
  if (drawn.kid === kid) return drawn;
  const page = /** @type {Document} */ (drawn.dom.ownerDocument);
  if (typeof kid === "string" || typeof drawn.kid === "string" || kid.tag !== drawn.kid.tag) {
    if (typeof kid === "string" && typeof drawn.kid === "string") return { kid, dom: drawn.dom, kids: [] };
    const fresh = draw(kid, page);
    drawn.dom.replaceWith(fresh.dom);
    return fresh;
  }
  const dom = /** @type {Element} */ (drawn.dom);
  setProps(dom, drawn.kid.props, kid.props);
  return { kid, dom, kids: redrawKids(dom, drawn.kids, kid.kids, page) };
}

/**
 * @param {Element} dom
 * @param {Drawn[]} before
 * @param {Kid[]} after
 * @param {Document} page
 */
function redrawKids(dom, before, after, page) {
  /** @type {Drawn[]} */
  const result = [];
  let moved = false; // something has come, gone or changed its place
  let first = 0; // up to here each stands where it stood
  for (; first < after.length; first++) {
    const kid = /** @type {Kid} */ (after[first]);
    const same = before[first];
    if (same === undefined || !isNamed(same.kid, kid)) break;
    moved ||= isLost(same, kid, dom);
    result.push(redraw(same, kid));
  }
  if (first === before.length && first === after.length) {
    if (moved) settle(dom, result);
    return result;
  }
  /** @type {Map<string, Drawn>} */
  const known = new Map();
  for (let index = first; index < before.length; index++) {
    const each = /** @type {Drawn} */ (before[index]);
    known.set(nameOf(each.kid, index), each);
  }
  for (let index = first; index < after.length; index++) {
    const kid = /** @type {Kid} */ (after[index]);
    const name = nameOf(kid, index);
    const same = known.get(name);
    known.delete(name);
    result.push(same ? redraw(same, kid) : draw(kid, page));
  }
  settle(dom, result);
  return result;
}

/**
 * Whether a kid has to be put in its place again: a text with other words, or an element that is somewhere else. A browser's
 * translator, or an extension that marks words, takes texts off the page or cuts them, and puts elements of its own there.
 * A text that is still the same is left to them.
 *
 * @param {Drawn} drawn
 * @param {Kid} kid what it becomes
 * @param {Element} dom where it belongs
 */
function isLost({ kid: before, dom: own }, kid, dom) {
  return typeof kid === "string" ? kid !== before : own.parentNode !== dom;
}

/**
 * Puts these and nothing else into an element, each text with its own words; what stands in its place is not moved.
 *
 * @param {Element} dom
 * @param {Drawn[]} kids
 */
function settle(dom, kids) {
  /** @type {Set<unknown>} */
  const own = new Set(kids.map((each) => each.dom));
  for (const each of [...dom.childNodes]) if (!own.has(each)) each.remove();
  /** @type {globalThis.Node | null} */
  let place = dom.firstChild;
  for (const { kid, dom: each } of kids) {
    if (each === place) place = each.nextSibling;
    else dom.insertBefore(each, place);
    if (typeof kid === "string" && each.nodeValue !== kid) each.nodeValue = kid;
  }
}

/**
 * Whether two kids at one place have the same name.
 *
 * @param {Kid | undefined} one
 * @param {Kid} other
 */
function isNamed(one, other) {
  if (typeof one !== "object" || typeof other === "string") return typeof one === typeof other;
  return one.tag === other.tag && one.key === other.key;
}

/**
 * @param {Kid} kid
 * @param {number} index
 */
function nameOf(kid, index) {
  if (typeof kid === "string") return `text ${index}`;
  return kid.key === null ? `${kid.tag} ${index}` : `${kid.tag} key ${kid.key}`;
}

/**
 * @param {Element} dom
 * @param {Node["props"]} before
 * @param {Node["props"]} after
 */
function setProps(dom, before, after) {
  for (const name in before) if (!(name in after)) dom.removeAttribute(name);
  for (const name in after) if (before[name] !== after[name]) setProp(dom, name, after[name]);
}

/**
 * @param {Element} dom
 * @param {string} name
 * @param {import("./node.js").Value} value
 */
function setProp(dom, name, value) {
  if (value === null || value === undefined || value === false) dom.removeAttribute(name);
  else dom.setAttribute(name, value === true ? "" : String(value));
}
