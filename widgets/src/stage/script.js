// The types of a script: what a lesson asks and says beside the picture (`holding_on/board/stage_script.py`). Types only,
// nothing here runs.

/**
 * @typedef {{name: string, text: string, state: "open" | "chosen" | "right" | "wrong" | "other"}} Option
 * @typedef {{name: string, text: string, main: boolean}} Button
 * @typedef {{title: string, text: string, lines: {text: string, rule: string}[], kind: "" | "dead" | "done"}} Said
 * @typedef {{title: string, when: string, before: number, after: number, points: [number, number][], figures: {about: string, text: string}[]}} Result
 * @typedef {{lead: string, results: Result[], latest: number}} Bench
 * @typedef {{title: string, text: string, then: string[]}} Event
 * @typedef {{label: string, options: Option[]}} Dial
 * @typedef {{title: string, text: string, ways: string[]}} LastPage
 * @typedef {{about: string, marks: {sign: "heart" | "bolt" | "cloth" | "", by: number}[], text: string}} Came
 * @typedef {{name: string, text: string, src: string, edges: number[], sides: string[], turns: number, caption?: string, deck?: boolean}} Scrap
 * @typedef {{src: string, text: string}} Bed
 * @typedef {{low: number, at: number, high: number, name: string, text: string, misses: boolean, late: number, beside?: number}} Bar
 * @typedef {{title: string, ticks: {at: number, text: string}[], strokes: {kind: "mine" | "truth", at: number, text: string, begin?: number, end?: number, named?: number}[], bars: Bar[], line?: Slider | null, values?: {at: number, text: string}[]}} Scale
 * @typedef {{name: string, text: string, least: number, most: number, value: number, told: string, came?: [number, number][]}} Slider
 * @typedef {{badge: string, asks: string, count: string, options: Option[], plays: boolean, tries: boolean, told: Said | null,
 *   buttons: Button[], lit: string[], said: string[], others: {name: string, points: [number, number][]}[], speech: {by: string, text: string} | null, events: Event[], came: Came[], sits: number | null, plain: boolean, waits: boolean, keep: Record<string, unknown>, recalls: boolean,
 *   cloth: Scrap[], laid: Scrap[], scale: Scale | null, slider: Slider | null, bed: Bed | null, hours: {kind: "told" | "between" | "silent" | "fits" | "back" | "worked" | "rested" | "to_come", text: string, name?: string, stress?: number, needs?: string}[], earlier: {text: string, hours: Script["hours"]}[], dials: Dial[], pages: LastPage[], bench: Bench | null}} Script
 */

export {};
