// Finds things in a tree of nodes, for the tests.

/**
 * @typedef {import("../src/kit/node.js").Node} Node
 * @typedef {import("../src/kit/node.js").Kid} Kid
 */

/**
 * Return all words in a node.
 *
 * @param {Kid} node
 * @returns {string}
 */
export function wordsOf(node) {
  return typeof node === "string" ? node : node.kids.map(wordsOf).join(" ");
}

/**
 * Return every node, including the given one, that passes a test.
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
