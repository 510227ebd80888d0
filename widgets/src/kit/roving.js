// One tab stop for each group of things, and arrows within the group.
import { acrossTable, alongList } from "./keys.js";

/**
 * @param {ParentNode} group
 * @returns {HTMLElement[]}
 */
function itemsOf(group) {
  return /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-item]")]);
}

/** @type {WeakMap<HTMLElement, Set<Element>>} what is within reach of the Tab key, by display */
const reached = new WeakMap();

/**
 * Leaves one thing of each group within reach of the Tab key: the one last used, or the first, or in a group that is
 * read from its end the last. All others are drawn out of its reach.
 *
 * @param {HTMLElement} root
 * @param {Map<string, string>} stops the name of the thing last used, by group
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
    if (!now.has(item) && item.hasAttribute("data-item")) item.setAttribute("tabindex", "-1"); // writing it costs a new layout
  }
  for (const item of now) if (!before?.has(item)) item.setAttribute("tabindex", "0");
}

/**
 * @param {Element} group
 * @param {string | undefined} name
 * @returns {Element | null}
 */
function stopOf(group, name) {
  const last = name === undefined ? null : group.querySelector(`[data-item="${name}"]`);
  if (last !== null) return last;
  return group.getAttribute("data-roving-from") === "end" ? lastIn(group) : group.querySelector("[data-item]");
}

/**
 * The last thing that arrows reach, sought from the end: to go through a long journal takes a while.
 *
 * @param {Element} part
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
 * Follows an arrow key from a thing to the next of its group; false when the key leads nowhere.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} from
 * @param {string} key
 * @param {Map<string, string>} stops
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
 * @param {HTMLElement[]} items
 * @param {HTMLElement} from
 * @param {string} key
 */
function inList(items, from, key) {
  const index = alongList(key, items.indexOf(from), items.length);
  return index === null ? undefined : items[index];
}

/**
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

/** @param {HTMLElement} item */
function spotOf(item) {
  return { row: Number(item.dataset["row"]), column: Number(item.dataset["column"]) };
}

/** @param {Element} group */
function nameOf(group) {
  return group.getAttribute("data-roving") ?? "";
}
