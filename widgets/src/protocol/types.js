// The contract with Python: the shapes of what it sends. Types only, nothing here runs.

/**
 * @typedef {{title: string, question: string, day: number, day_text: string, shift: number, shift_text: string,
 *   manager: number, manager_text: string, condition: number, condition_text: string,
 *   stage: number, stage_text: string, turned: boolean, warnings: number, warnings_max: number, warnings_text: string, warnings_mean: string, warnings_short: string,
 *   objective_text: string, progress: Progress[], progress_text: string, progress_short: string, roles: Role[]}} Head
 *   a text is spoken in full, what is short is seen; turned, where he wants no more questions
 * @typedef {{role: string, who: number, text: string}} Role who has which part at the table now
 * @typedef {{sign: string, count: string, name: string, done: boolean, text: string}} Progress one thing that is asked for
 * @typedef {{stage: number, name: string, from: number, to: number}} Stage
 * @typedef {{value: number, max: number, shifts: number, stages: Stage[], text: string}} Track as wide as the deck holds shifts
 * @typedef {{id: string, kind: string, kind_text: string, text: string, posture: string, staff: number, symbols: number,
 *   covered: number, symbols_text: string, tokens: number, memories: number, either: number,
 *   all_held: number, yield_text: string, inquire: boolean, inquire_text: string, spoken: string, eased?: Fold | null}} PatientCard
 * @typedef {{space: number, pawn: number | null, covered_by: number | null, text: string}} Space
 * @typedef {{shift: number, name: string, short: string, state: string, text: string, card: PatientCard | null,
 *   spaces: Space[], care: string | null, care_text: string}} Shift
 * @typedef {{id: string, name: string, pawns: number[], text: string,
 *   cards?: {card: string, title: string}[], brief?: string}} Place in brief, who is called from there
 * @typedef {{timeline: number, words: string, text: string, cover?: Fold | null}} HeldPartial
 * @typedef {{timeline: number, text: string}} HeldClear
 * @typedef {{pawn: number, kind: string, name: string, short: string, place: string, shift: number | null,
 *   space: number | null, stress: number, stress_max: number, overstressed: boolean,
 *   tokens: number | null, token_cap: number | null, partials: HeldPartial[], clears: HeldClear[],
 *   manager: boolean, senior: boolean, text: string}} Pawn
 * @typedef {{purse: number, tokens: number, partials: HeldPartial[], text: string}} Pool the purse of the Assistants, by its number
 * @typedef {{position: number, state: string, stitches: number[] | null, title: string,
 *   words: string | null, cover?: Fold | null, story: string | null, feeling: string | null, text: string}} Memory
 * @typedef {{card: string, note: string, text: string}} Fold a card with a note, and what is said without its words
 * @typedef {{timeline: number, name: string, cards: Memory[]}} Row
 * @typedef {{kind: string, topic: string, who: number | null, who_text: string, text: string, rule: string,
 *   short: string, lead: string, more: boolean}} Prompt the question in one line, who is there, and whether the text says more
 * @typedef {{code: number | string, kind: string, text: string, pawn: number | null, pawns?: number[], timeline: number | null,
 *   target: string, follows: string, condition: number, tokens: [purse: number, then: number][], signs: Signs, drawn: string,
 *   name: string, brief: string, more: boolean}} Action in a name and a few words, and whether its text says more; a choice of
 *   the story has its text alone
 * @typedef {{condition: [now: number, worst: number, best: number], held?: number, open?: number, hearts?: number,
 *   cloths?: number, either?: number, stress?: [pawn: number, then: number][], warnings?: number, ends?: number,
 *   odds?: [matching: number, unseen: number]}} Signs what an answer
 *   brings, and whether his life ends there, at worst or in any case; what is nothing is left out, but for the condition
 * @typedef {{code: number, kind: string, text: string, pawn: number | null, timeline: number | null,
 *   target?: string, reason: string, rule: string, why: string, unlock: string}} Barred
 * @typedef {{card: string, kind: string, title: string, text: string, note?: string | null, picture?: string | null}} Told
 * @typedef {{won: boolean, died: boolean, reason: string, rule: string, title: string, text: string}} Outcome
 * @typedef {{revision: number, lang: string, players: number, seat: number | null, head: Head,
 *   track: Track, shifts: Shift[], places: Place[], pawns: Pawn[], pool: Pool,
 *   supply: {tokens: number, text: string},
 *   decks: {patient: number, partial: number, clear: number, text: string},
 *   grid: Row[], conversation: {text: string} | null, prompt: Prompt, actions: Action[],
 *   gestures?: Action[], barred: Barred[], used_by: Record<string, string[]>, told: Told[], outcome: Outcome | null, can_undo: boolean,
 *   past: Past | null, branch: {text: string} | null,
 *   moments?: Moment[], pages?: Leaf[]}} View of the whole board with the moments to look back to, and with what the last
 *   move brought that takes a page
 * @typedef {{line: number, kind: string, lead: string, title: string, words: string, text: string, then: string[], on: string,
 *   timeline: number | null, memory: string | null, side: string | null, who: number | null, cover: Fold | null,
 *   eased?: Fold | null, cards: Leaf[], story?: string, turned?: boolean, asks?: boolean, warnings?: [number: number, most: number], card?: string,
 *   picture?: string | null, name?: string, brief?: string}} Leaf a page that is turned; a card of the story by its name,
 *   with what its drawing shows; a card of the evening with who brought it and what became of it in a few words
 * @typedef {{memory: string, side: string, day: number | null, timeline: number, lead: string, title: string, words: string,
 *   story: string, cover: Fold | null}} Heard what Billy told, as it stands in the album
 * @typedef {{move: number, text: string}} Past a moment that is over, while it is shown
 * @typedef {{move: number, day: number, shift: number, condition: number, stage: number, now: boolean,
 *   care: "medical" | "palliative" | null, text: string}} Moment before a patient card was turned, with the care of that
 *   shift; or now
 * @typedef {{text: string, rule: string, wording: string, pages_text: string, line: number,
 *   lesson?: {page: string, text: string} | null}} Link one cause
 * @typedef {{line: number, day: number, shift: number, rule: string, text: string,
 *   cover?: Fold | null, eased?: Fold, cause: number | null, move: number, matters?: true, read_aloud?: true}} Line of the journal:
 *   whether nobody may miss it, and whether Billy's words are read aloud in it
 *
 * The page "Where the game simplifies", in one language.
 * @typedef {{id: string, text: string}} PageRule
 * @typedef {{heading: string, game: string, ward: string, rules: PageRule[]}} PagePoint
 * @typedef {{lang: string, title: string, introduction: string, in_game: string, on_ward: string,
 *   by_rules: string, points: PagePoint[], quoting: string, quoting_text: string[], close: string}} Page
 *
 * A label, or its forms by number ("one", "other").
 * @typedef {Record<string, string | Record<string, string>>} Words
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Say
 *
 * The picture of a memory, partial or clear, or of a narrative card that was told: the drawing, and what it shows in words.
 * @typedef {{memory: string, side: string, svg: string, text: string}} Picture
 *
 * How the memories lie where the table arranges them itself.
 * @typedef {{rows: Laid[][], tracked: string[], fits: boolean, text: string}} Arrangement
 * @typedef {{memory: string | null, text: string, cover: Fold | null, sides: string[], sides_text: string}} Laid
 *
 * The part of a notebook's widget model that the board uses.
 * @typedef {{get(name: string): any, set(name: string, value: unknown): void, send(content: unknown): void,
 *   on(name: string, callback: (...args: any[]) => void): void,
 *   off(name: string, callback: (...args: any[]) => void): void,
 *   save_changes(): void}} Model
 */

export {};
