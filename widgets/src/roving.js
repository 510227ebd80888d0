// One tab stop for each group of things, and arrows within the group.
import { acrossTable, alongList } from "./keys.js";

/**
 * @param {ParentNode} group
 * @returns {HTMLElement[]}
 */
function itemsOf(group) {
  return /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-item]")]);
}

/**
 * Leaves one thing of each group within reach of the Tab key: the one last used, or the first, or in a group that is
 * read from its end the last.
 *
 * @param {HTMLElement} root
 * @param {Map<string, string>} stops the name of the thing last used, by group
 */
export function setTabStops(root, stops) {
  for (const group of root.querySelectorAll("[data-roving]")) {
    const name = stops.get(nameOf(group));
    const items = group.querySelectorAll("[data-item]");
    const first = items[group.getAttribute("data-roving-from") === "end" ? items.length - 1 : 0];
    const stop = (name && [...items].find((item) => item.getAttribute("data-item") === name)) ?? first;
    for (const item of items) {
      const reach = item === stop ? "0" : "-1";
      if (item.getAttribute("tabindex") !== reach) item.setAttribute("tabindex", reach); // writing it costs a new layout
    }
  }
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
