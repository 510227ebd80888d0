// Landmarks, by which screen readers jump about on a web page. There must be few, each with another name, however many
// boards and parts the page shows. So only the first board has them.
import { kept } from "./node.js";

/**
 * By document: the signal that is aborted when the board with the landmarks goes away.
 *
 * @type {WeakMap<Document, AbortSignal>}
 */
const marked = new WeakMap();

/**
 * Whether the sections of a board are landmarks: they are for the first board on its web page, as long as it is there.
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
