// What the tests look for in a tree of nodes.

/**
 * @typedef {import("../src/kit/node.js").Node} Node
 * @typedef {import("../src/kit/node.js").Kid} Kid
 */

/**
 * Every word below a node.
 *
 * @param {Kid} node
 * @returns {string}
 */
export function wordsOf(node) {
  return typeof node === "string" ? node : node.kids.map(wordsOf).join(" ");
}

/**
 * Every node below (and with) a node that passes a test.
 *
 * @param {Kid} node
 * @param {(node: Node) => boolean} test
 * @returns {Node[]}
 */
export function findAll(node, test) {
  if (typeof node === "string") return [];
  const below = node.kids.flatMap((kid) => findAll(kid, test));
  return test(node) ? [node, ...below] : below;
}
