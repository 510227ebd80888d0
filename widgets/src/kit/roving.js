// One tab stop for each group of items (`data-roving`). Arrow keys lead from item to item (`data-item`) within the
// group.
import { acrossTable, alongList } from "./keys.js";

/**
 * Return the items of a group, in order.
 *
 * @param {ParentNode} group
 * @returns {HTMLElement[]}
 */
function itemsOf(group) {
  return /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-item]")]);
}

/**
 * By display: the items that the Tab key reaches now.
 *
 * @type {WeakMap<HTMLElement, Set<Element>>}
 */
const reached = new WeakMap();

/**
 * Let the Tab key reach one item of each group: the item used last, or else the first, or the last where the group says
 * that it is read from its end.
 *
 * @param {HTMLElement} root the element of a display
 * @param {Map<string, string>} stops by group, the name of the item used last
 */
export function setTabStops(root, stops) {
  const before = reached.get(root);
  /** @type {Set<Element>} */
  const now = new Set();
  for (const group of root.querySelectorAll("[data-roving]")) {
    const stop = stopOf(group, stops.get(nameOf(group)));
    if (stop) now.add(stop);
  }
  reached.set(root, now);
  for (const item of before ?? []) {
    if (!now.has(item) && item.hasAttribute("data-item")) item.setAttribute("tabindex", "-1"); // only where needed, since writing the attribute makes the browser lay out the web page anew
  }
  for (const item of now) if (!before?.has(item)) item.setAttribute("tabindex", "0");
}

/**
 * Return the item of a group that the Tab key is to reach; null in an empty group.
 *
 * @param {Element} group
 * @param {string | undefined} name the item used last
 * @returns {Element | null}
 */
function stopOf(group, name) {
  const last = name === undefined ? null : group.querySelector(`[data-item="${name}"]`);
  if (last !== null) return last;
  return group.getAttribute("data-roving-from") === "end" ? lastIn(group) : group.querySelector("[data-item]");
}

/**
 * Return the last item in an element; null when there is none. The search begins at the end, since a journal may be
 * long.
 *
 * @param {Element} part the element
 * @returns {Element | null}
 */
function lastIn(part) {
  for (let kid = part.lastElementChild; kid !== null; kid = kid.previousElementSibling) {
    const last = lastIn(kid) ?? (kid.hasAttribute("data-item") ? kid : null);
    if (last !== null) return last;
  }
  return null;
}

/**
 * Move the focus from an item to where an arrow key leads in its group, and note the new item as used last. Return
 * false when the key leads nowhere.
 *
 * @param {HTMLElement} root the element of a display
 * @param {HTMLElement} from the item that has the focus
 * @param {string} key the name of the key
 * @param {Map<string, string>} stops by group, the name of the item used last
 */
export function moveFocus(root, from, key, stops) {
  const group = from.closest("[data-roving]");
  if (!group || !root.contains(group) || from.dataset["item"] === undefined) return false;
  const items = itemsOf(group);
  const next = group.getAttribute("role") === "grid" ? inTable(items, from, key) : inList(items, from, key);
  if (!next) return false;
  stops.set(nameOf(group), String(next.dataset["item"]));
  next.focus();
  return true;
}

/**
 * Return the item that a key leads to in a list; undefined when it leads nowhere.
 *
 * @param {HTMLElement[]} items
 * @param {HTMLElement} from
 * @param {string} key
 */
function inList(items, from, key) {
  const index = alongList(key, items.indexOf(from), items.length);
  return index === null ? undefined : items[index];
}

/**
 * Return the item that a key leads to in a table; undefined when it leads nowhere.
 *
 * @param {HTMLElement[]} items
 * @param {HTMLElement} from
 * @param {string} key
 */
function inTable(items, from, key) {
  const spots = items.map(spotOf);
  const rows = Math.max(...spots.map((spot) => spot.row)) + 1;
  const columns = Math.max(...spots.map((spot) => spot.column)) + 1;
  const goal = acrossTable(key, spotOf(from), rows, columns);
  return goal === null
    ? undefined
    : items.find((_, index) => spots[index]?.row === goal.row && spots[index]?.column === goal.column);
}

/**
 * Return the row and column of an item, as its attributes name them.
 *
 * @param {HTMLElement} item
 */
function spotOf(item) {
  return { row: Number(item.dataset["row"]), column: Number(item.dataset["column"]) };
}

/**
 * Return the name of a group.
 *
 * @param {Element} group
 */
function nameOf(group) {
  return group.getAttribute("data-roving") ?? "";
}
