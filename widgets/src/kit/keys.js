// What keys mean: where an arrow leads, which number a digit key gives. Nothing here touches the web page.

/**
 * A cell of a table, by its row and column, counted from 0.
 *
 * @typedef {{row: number, column: number}} Spot
 */

/**
 * Return the index that an arrow, Home or End leads to in a list; null for any other key. From the last item the list
 * goes on with the first, and the other way round.
 *
 * @param {string} key the name of the key, as in KeyboardEvent
 * @param {number} index where the focus is now
 * @param {number} count how many items the list has
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
 * Return the spot that an arrow, Home or End leads to in a table; null for any other key, and where the table ends.
 *
 * @param {string} key the name of the key, as in KeyboardEvent
 * @param {Spot} spot where the focus is now
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
 * Return the number of a pressed digit key, by which an answer can be given; null for any other key or with Ctrl, Alt
 * or Meta.
 *
 * @param {{key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean}} pressed
 * @returns {number | null}
 */
export function digitOf(pressed) {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  return /^[0-9]$/.test(pressed.key) ? Number(pressed.key) : null;
}

/**
 * Whether an element is a field for text, so that a letter typed there is no command.
 *
 * @param {HTMLElement} part the element that has the focus
 */
export function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}
