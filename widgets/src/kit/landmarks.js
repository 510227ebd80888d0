// Landmarks of a page are few, each with a name of its own, however many boards and parts a lesson shows.
import { kept } from "./node.js";

/** @type {WeakMap<Document, AbortSignal>} the display that has the landmarks of a page, by its end */
const marked = new WeakMap();

/**
 * Whether the rooms of a board are landmarks: those of the first board on its page are, as long as it stands there.
 *
 * @param {Document} page
 * @param {AbortSignal} end
 */
export function hasLandmarks(page, end) {
  if (marked.has(page)) return false;
  marked.set(page, end);
  end.addEventListener("abort", () => marked.delete(page));
  return true;
}

/**
 * The same with sections that are groups.
 *
 * @type {(node: import("./node.js").Node) => import("./node.js").Node}
 */
export const grouped = kept((node) => ({
  ...node,
  props: node.tag === "section" ? { ...node.props, role: "group" } : node.props,
  kids: node.kids.map((kid) => (typeof kid === "string" ? kid : grouped(kid))),
}));
