// Brings the web page in step with a node. It touches only what differs, so that the focus and open details stay.

/**
 * @typedef {import("./node.js").Node} Node
 * @typedef {import("./node.js").Kid} Kid
 *
 * @typedef {object} Drawn What stands on the web page for a kid.
 * @property {Kid} kid the node or text that was drawn
 * @property {Element | Text} dom its element or text on the web page
 * @property {Drawn[]} kids the same for everything inside
 */

/** The namespace of SVG elements. It is only a name: nothing is fetched from it. */
const DRAWING = "http://www.w3.org/2000/svg";
const SHAPES = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "text"]);

/**
 * Draw a kid for the first time, without putting it on the web page.
 *
 * @param {Kid} kid
 * @param {Document} page the document that makes the elements
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
 * Change what was drawn so that it shows another kid. Pass the result to the next call as `drawn`. The
 * words of a text are not set here; `settle` sets them.
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
 * Whether an element that was drawn will still be there when another node is drawn. Where several kids have no key, it
 * may stay by its tag alone.
 *
 * @param {Drawn} drawn
 * @param {Node} node what `redraw` will be called with
 * @param {globalThis.Node} part the element, anywhere inside
 * @returns {boolean}
 */
export function stays({ kids }, node, part) {
  const own = kids.find(({ dom }) => dom.contains(part));
  return !own || node.kids.some((kid) => isNamed(own.kid, kid) && stays(own, /** @type {Node} */ (kid), part));
}

/**
 * Redraw everything inside an element, and return it as drawn now. A kid is found again by its name.
 *
 * @param {Element} dom the element
 * @param {Drawn[]} before what was drawn in it
 * @param {Kid[]} after what is to stand in it
 * @param {Document} page
 */
function redrawKids(dom, before, after, page) {
  /** @type {Drawn[]} */
  const result = [];
  let moved = false; // whether `settle` is needed
  let first = 0; // kids before this index have the same names as before
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
 * Whether a kid has to be set anew: a text with other words, or an element that is no longer in its place. The
 * translator of a browser, and extensions that mark words, move or cut texts and add elements of their own. A text
 * whose words have not changed is left to them.
 *
 * @param {Drawn} drawn
 * @param {Kid} kid what it is to show now
 * @param {Element} dom the element in which it belongs
 */
function isLost({ kid: before, dom: own }, kid, dom) {
  return typeof kid === "string" ? kid !== before : own.parentNode !== dom;
}

/**
 * Put these kids in order into an element and remove everything else; set the words of each text. A kid that already
 * stands in its place is not moved.
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
 * Whether two kids at the same index have the same name: both texts, or elements of one tag and key.
 *
 * @param {Kid | undefined} one
 * @param {Kid} other
 */
function isNamed(one, other) {
  if (typeof one !== "object" || typeof other === "string") return typeof one === typeof other;
  return one.tag === other.tag && one.key === other.key;
}

/**
 * Return the name by which a kid is found again among its siblings: its tag with its key, or with its index.
 *
 * @param {Kid} kid
 * @param {number} index
 */
function nameOf(kid, index) {
  if (typeof kid === "string") return `text ${index}`;
  return kid.key === null ? `${kid.tag} ${index}` : `${kid.tag} key ${kid.key}`;
}

/**
 * Set the attributes of an element that differ, and remove those that are gone.
 *
 * @param {Element} dom
 * @param {Node["props"]} before
 * @param {Node["props"]} after
 */
function setProps(dom, before, after) {
  for (const name in before) if (!(name in after)) dom.removeAttribute(name);
  for (const name in after) if (before[name] !== after[name]) setProp(dom, name, after[name]);
}

/**
 * Set or remove one attribute.
 *
 * @param {Element} dom
 * @param {string} name
 * @param {import("./node.js").Value} value
 */
function setProp(dom, name, value) {
  if (value == null || value === false) dom.removeAttribute(name);
  else dom.setAttribute(name, value === true ? "" : String(value));
}
