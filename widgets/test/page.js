// As much of a page as drawing needs: elements, texts, attributes, children.

class FakeNode {
  /** @param {any} page @param {string} tag @param {string | null} nodeValue */
  constructor(page, tag, nodeValue) {
    this.ownerDocument = page;
    this.tag = tag;
    this.nodeValue = nodeValue;
    /** @type {FakeNode[]} */
    this.childNodes = [];
    /** @type {FakeNode | null} */
    this.parent = null;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
  }
  /** @returns {FakeNode | null} */
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  /** @returns {FakeNode | null} */
  get nextSibling() {
    const all = this.parent?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  remove() {
    if (this.parent) this.parent.childNodes = this.parent.childNodes.filter((each) => each !== this);
    this.parent = null;
  }
  /** @param {FakeNode} node */
  appendChild(node) {
    this.insertBefore(node, null);
  }
  /** @param {FakeNode} node @param {FakeNode | null} before */
  insertBefore(node, before) {
    node.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parent = this;
  }
  /** @param {FakeNode} other */
  replaceWith(other) {
    this.parent?.insertBefore(other, this);
    this.remove();
  }
}

/** @returns {Document} */
export function fakePage() {
  /** @type {any} */
  const page = {
    /** @param {string} tag */
    createElement: (tag) => new FakeNode(page, tag, null),
    /** @param {string} family @param {string} tag */
    createElementNS: (family, tag) => new FakeNode(page, `${family.split("/").at(-1)}:${tag}`, null),
    /** @param {string} text */
    createTextNode: (text) => new FakeNode(page, "", text),
  };
  return page;
}

/**
 * An element written out, attributes in order of their names.
 *
 * @param {any} node
 * @returns {string}
 */
export function shapeOf(node) {
  if (node.nodeValue !== null) return node.nodeValue;
  const attributes = [...node.attributes].sort().map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tag}${attributes.join("")}>${node.childNodes.map(shapeOf).join("")}</${node.tag}>`;
}
