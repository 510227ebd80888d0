// The contract with Python, besides the view: the texts of the web page, and the model of its widget. What a display is told
// of a game has its types in `view.d.ts`. Types only, nothing here runs.

/**
 * The dialog "Where the game simplifies", in one language: its points, each as in the game and on a ward, with its rules.
 * @typedef {{id: string, text: string}} PageRule
 * @typedef {{heading: string, game: string, ward: string, rules: PageRule[]}} PagePoint
 * @typedef {{lang: string, title: string, introduction: string, in_game: string, on_ward: string,
 *   by_rules: string, points: PagePoint[], quoting: string, quoting_text: string[], close: string}} Page
 *
 * `Words`: labels by key; a label may have forms by number ("one", "other"). `Say`: a function that returns a label by its
 * key, with the facts in its gaps.
 * @typedef {Record<string, string | Record<string, string>>} Words
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Say
 *
 * What the board uses of the model of a notebook's widget.
 * @typedef {{get(name: string): any, set(name: string, value: unknown): void, send(content: unknown): void,
 *   on(name: string, callback: (...args: any[]) => void): void,
 *   off(name: string, callback: (...args: any[]) => void): void,
 *   save_changes(): void, taken?: Promise<void> | undefined}} Model
 */

export {};
