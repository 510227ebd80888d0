// The keyboard, apart from the page: where an arrow leads, which action a digit means.

/** @typedef {{row: number, column: number}} Spot */

/**
 * The index that an arrow, Home or End leads to in a list; null for any other key. The ends join.
 *
 * @param {string} key
 * @param {number} index
 * @param {number} count
 * @returns {number | null}
 */
export function alongList(key, index, count) {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/**
 * The spot that an arrow, Home or End leads to in a table of rows and columns; null at its edge.
 *
 * @param {string} key
 * @param {Spot} spot
 * @param {number} rows
 * @param {number} columns
 * @returns {Spot | null}
 */
export function acrossTable(key, spot, rows, columns) {
  const { row, column } = spot;
  switch (key) {
    case "ArrowRight":
      return column + 1 < columns ? { row, column: column + 1 } : null;
    case "ArrowLeft":
      return column > 0 ? { row, column: column - 1 } : null;
    case "ArrowDown":
      return row + 1 < rows ? { row: row + 1, column } : null;
    case "ArrowUp":
      return row > 0 ? { row: row - 1, column } : null;
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

/**
 * The digit that is pressed, which an answer shows as its key; null for any other key or with a modifier.
 *
 * @param {{key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean}} pressed
 * @returns {number | null}
 */
export function digitOf(pressed) {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  return /^[0-9]$/.test(pressed.key) ? Number(pressed.key) : null;
}

/**
 * Somebody types there: a letter is no command.
 *
 * @param {HTMLElement} part
 */
export function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}
