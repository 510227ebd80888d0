// The contract with Python: the shapes of what Python sends. Types only, nothing here runs.
//
// Some names mean the same everywhere. `text` is a whole sentence, which is spoken; `short`, `brief` and `name` are fewer
// words, which are seen. `pawn` and `who` are numbers of pawns: 0 to 3 Nurses, 4 to 6 Assistants, 7 and 8 On Call.
// `shift` is 0 to 2: morning, day, night. `timeline` is 1 to 5, and `position` 1 to 6. A memory is named "2-3": Timeline and
// position. `stage` is 0 green, 1 orange, 2 red, 3 black. `code` is the number by which an action is sent.

/**
 * @typedef {{title: string, question: string, day: number, day_text: string, shift: number, shift_text: string,
 *   manager: number, manager_text: string, condition: number, condition_text: string,
 *   stage: number, stage_text: string, turned: boolean, warnings: number, warnings_max: number, warnings_text: string, warnings_mean: string, warnings_short: string,
 *   objective_text: string, progress: Progress[], progress_text: string, progress_short: string, roles: Role[]}} Head
 *   what the top of the board shows; `turned`: Billy has turned away and wants no more questions
 * @typedef {{role: string, who: number, text: string}} Role a role at the table and who has it now
 * @typedef {{sign: string, count: string, name: string, done: boolean, text: string}} Progress one thing that the table has
 *   to find: its sign, how many are found, its name, and whether it is done
 * @typedef {{stage: number, name: string, from: number, to: number}} Stage from the highest condition
 *   of a stage to its lowest
 * @typedef {{value: number, max: number, shifts: number, stages: Stage[], text: string}} Track Billy's
 *   condition, its highest value, and how many shifts the deck has
 * @typedef {{id: string, kind: string, kind_text: string, text: string, posture: string, staff: number, symbols: number,
 *   covered: number, symbols_text: string, tokens: number, memories: number, either: number,
 *   all_held: number, yield_text: string, inquire: boolean, inquire_text: string, spoken: string, eased?: Fold | null}} PatientCard
 *   `staff`: how many people it needs; `symbols`, `covered`: how many places for Care Tokens it has, and how many are covered;
 *   `tokens`, `memories`, `either`: what being with Billy brings (Care Tokens, Partial Memories, choices between the two);
 *   `all_held`: the Care Tokens that covering a whole emergency brings; `eased`: the fold of an emergency, for readers who left
 *   a heavy card folded before
 * @typedef {{space: number, pawn: number | null, covered_by: number | null, text: string}} Space
 *   a Staff space: who stands on it, or who covers it
 * @typedef {{shift: number, name: string, short: string, state: string, text: string, card: PatientCard | null,
 *   spaces: Space[], care: string | null, care_text: string}} Shift
 *   its `state` is "coming", "now" or "done"; its `care` is "medical" or "palliative"; null for none yet
 * @typedef {{id: string, name: string, pawns: number[], text: string,
 *   cards?: {card: string, title: string}[], brief?: string}} Place a place of pawns on no
 *   shift; `cards`: the letters of the Marked Area; `brief`: who is called from the Contact Tile
 * @typedef {{timeline: number, words: string, text: string, cover?: Fold | null}} HeldPartial
 *   a Partial Memory face down: the words on its back
 * @typedef {{timeline: number, text: string}} HeldClear a Clear Memory face down
 * @typedef {{pawn: number, kind: string, name: string, short: string, place: string, shift: number | null,
 *   space: number | null, stress: number, stress_max: number, overstressed: boolean,
 *   tokens: number | null, token_cap: number | null, partials: HeldPartial[], clears: HeldClear[],
 *   manager: boolean, senior: boolean, text: string}} Pawn
 *   its `kind` is "nurse", "assistant" or "on_call"; `tokens` are its Care Tokens, null for pawns that hold none
 * @typedef {{purse: number, tokens: number, partials: HeldPartial[], text: string}} Pool the
 *   Assistants' purse: its number among the purses, its Care Tokens and memories
 * @typedef {{position: number, state: string, stitches: number[] | null, title: string,
 *   words: string | null, cover?: Fold | null, story: string | null, feeling: string | null, text: string}} Memory
 *   a place of the quilt: its state is "empty", "partial" or "clear"; `stitches` are numbers: top, right, bottom, left
 * @typedef {{card: string, note: string, text: string}} Fold what hides heavy words: the id of their card, a
 *   note that says what they are about, and the sentence in their place
 * @typedef {{timeline: number, name: string, cards: Memory[]}} Row a Timeline with its six places
 * @typedef {{kind: string, topic: string, who: number | null, who_text: string, text: string, rule: string,
 *   short: string, lead: string, more: boolean}} Prompt the question: `short` is the question in one line, `lead` says who is
 *   there, `more` whether the text says more than the line; `who` decides, null for the whole table
 * @typedef {{code: number | string, kind: string, text: string, pawn: number | null, pawns?: number[], timeline: number | null,
 *   target: string, follows: string, condition: number, tokens: [purse: number, then: number][], signs: Signs, drawn: string,
 *   name: string, brief: string, more: boolean}} Action an answer: `pawn`, `timeline`
 *   and `target` are what it points at; `pawns` go together; `follows` says what will follow; `condition` is Billy's then;
 *   `drawn` names its picture; `more`: its text says more than `name` and `brief`, which are empty for a choice of the story
 * @typedef {{condition: [now: number, worst: number, best: number], held?: number, open?: number, hearts?: number,
 *   cloths?: number, either?: number, stress?: [pawn: number, then: number][], warnings?: number, ends?: number,
 *   odds?: [matching: number, unseen: number]}} Signs what an answer
 *   brings; what is 0 is left out, except the condition. `held`: Care Tokens to be paid for the best result; `open`:
 *   symbols of the card left without a Care Token; `hearts`: Care Tokens that the table gains, or loses if negative;
 *   `cloths`: Partial Memories; `either`: choices between the two; `stress`: the Stress of pawns afterwards;
 *   `warnings`: Hospital Warnings; `ends`: Billy dies, 1 only with the worst result, 2 with every result; `odds`: how
 *   many of the unseen memories match the question about a Timeline
 * @typedef {{code: number, kind: string, text: string, pawn: number | null, timeline: number | null,
 *   target?: string, reason: string, rule: string, why: string, unlock: string}} Barred an answer that is not possible now:
 *   the reason as a key, its rule, the reason as a sentence, and what would make the answer possible
 * @typedef {{card: string, kind: string, title: string, text: string, note?: string | null, picture?: string | null}} Told
 *   a card of the story that was read; `picture` says what its drawing shows
 * @typedef {{won: boolean, died: boolean, reason: string, rule: string, title: string, text: string}} Outcome how the game ended
 * @typedef {{revision: number, lang: string, players: number, seat: number | null, head: Head,
 *   track: Track, shifts: Shift[], places: Place[], pawns: Pawn[], pool: Pool,
 *   supply: {tokens: number, text: string},
 *   decks: {patient: number, partial: number, clear: number, text: string},
 *   grid: Row[], conversation: {text: string} | null, prompt: Prompt, actions: Action[],
 *   gestures?: Action[], barred: Barred[], used_by: Record<string, string[]>, told: Told[], outcome: Outcome | null, can_undo: boolean,
 *   past: Past | null, branch: {text: string} | null,
 *   moments?: Moment[], pages?: Leaf[]}} View all that the game shows to one seat; `moments` can be looked back to,
 *   `pages` are the pages that the last move brought, `used_by` lists the kinds of answers that use a thing
 * @typedef {{line: number, kind: string, lead: string, title: string, words: string, text: string, then: string[], on: string,
 *   timeline: number | null, memory: string | null, side: string | null, who: number | null, cover: Fold | null,
 *   eased?: Fold | null, cards: Leaf[], story?: string, turned?: boolean, asks?: boolean, warnings?: [number: number, most: number], card?: string,
 *   picture?: string | null, name?: string, brief?: string}} Leaf a page that is turned: the journal line to
 *   which it belongs; `lead` above its heading, `words` of Billy, `then` what follows, `on` the button that goes on; the
 *   `side` of a memory; `asks`: the present question is about it; `card`, `picture`: a card of the story and what its drawing
 *   shows; `name`, `brief`: who brought a card in the evening, and what became of it
 * @typedef {{memory: string, side: string, day: number | null, timeline: number, lead: string, title: string, words: string,
 *   story: string, cover: Fold | null}} Heard a memory that Billy told, in the album,
 *   and on which day
 * @typedef {{move: number, text: string}} Past a moment that is over, while it is shown: the number
 *   of the move before which it lies
 * @typedef {{move: number, day: number, shift: number, condition: number, stage: number, now: boolean,
 *   care: "medical" | "palliative" | null, text: string}} Moment a moment that the board can go back to, just
 *   before a patient card was turned, with the care that this shift then gave (null for none); or the present (`now`)
 * @typedef {{text: string, rule: string, wording: string, pages_text: string, line: number,
 *   lesson?: {page: string, text: string} | null}} Link one cause: its sentence, its rule, the rule's
 *   wording and pages in the rulebook, its journal line
 * @typedef {{line: number, day: number, shift: number, rule: string, text: string,
 *   cover?: Fold | null, eased?: Fold, cause: number | null, move: number, matters?: true, read_aloud?: true}} Line of the
 *   journal; `cause` is the number of the line that caused it; `matters`: nobody may miss it; `read_aloud`: Billy's words
 *   are read aloud in it
 *
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
 * The drawing of a memory or of a card of the story: the SVG text, and what it shows in words. `side` is "partial", "clear"
 * or "told".
 * @typedef {{memory: string, side: string, svg: string, text: string}} Picture
 *
 * `Arrangement`: how the memories lie where the players arrange them themselves: row by row, which have a Tracking
 * Token, and whether all sides fit. `Laid`: one place; each of its `sides` "fits", "misfits", or is "open" beside an
 * empty place.
 * @typedef {{rows: Laid[][], tracked: string[], fits: boolean, text: string}} Arrangement
 * @typedef {{memory: string | null, text: string, cover: Fold | null, sides: string[], sides_text: string}} Laid
 *
 * What the board uses of the model of a notebook's widget.
 * @typedef {{get(name: string): any, set(name: string, value: unknown): void, send(content: unknown): void,
 *   on(name: string, callback: (...args: any[]) => void): void,
 *   off(name: string, callback: (...args: any[]) => void): void,
 *   save_changes(): void}} Model
 */

export {};
