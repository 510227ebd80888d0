// Landmarks, by which screen readers jump about on a web page. There must be few, each with another name, however many
// boards and parts the web page shows. So only the first board has them.
import { kept } from "./node.js"; // kept: memoizes a function

/**
 * By document: the signal that is aborted when the board with the landmarks goes away.
 *
 * @type {WeakMap<Document, AbortSignal>}
 */
const marked = new WeakMap();

/**
 * Whether the sections of a board are landmarks. Only the sections of the first board on a web page are, as long as
 * this board is there.
 *
 * @param {Document} page
 * @param {AbortSignal} end aborted when the board goes away
 */
export function hasLandmarks(page, end) {
  if (marked.has(page)) return false;
  marked.set(page, end);
  end.addEventListener("abort", () => marked.delete(page));
  return true;
}

/**
 * Return a node with every section in it made a group, which is no landmark.
 *
 * @type {(node: import("./node.js").Node) => import("./node.js").Node}
 */
export const grouped = kept((node) => ({
  ...node,
  props: node.tag === "section" ? { ...node.props, role: "group" } : node.props,
  kids: node.kids.map((kid) => (typeof kid === "string" ? kid : grouped(kid))),
}));
