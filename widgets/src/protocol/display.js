// The display as its parts know it: its desk (what its reader has opened) and its features (what it can do).
// Types only, nothing here runs.

/**
 * @typedef {import("./types.js").Action} Action
 * @typedef {import("./types.js").Arrangement} Arrangement
 * @typedef {import("./types.js").Fold} Fold
 * @typedef {import("./types.js").Heard} Heard
 * @typedef {import("./types.js").Link} Link
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").View} View
 * @typedef {import("./exchange.js").Exchange} Exchange
 */

/**
 * @typedef {object} Desk The UI state of one display. It is not in the game.
 * @property {string | null} memory the memory that is looked at
 * @property {Picture | null} picture its drawing
 * @property {boolean} waiting whether an answer is late
 * @property {boolean} asking whether the next click asks why
 * @property {Notice | null} notice
 * @property {Hints} hints
 * @property {Looked | null} looked the answer that is looked at
 * @property {boolean} large whether it is drawn for the back of a room
 * @property {boolean} light whether the page around it offers light and dark
 * @property {boolean} details whether the patient card says its rules in full
 * @property {string} tab the part of the house in sight, where only one is
 * @property {Notes} notes
 * @property {Laying} laying
 * @property {string} drawer the drawer that is open; empty for none
 * @property {number | null} day the day that lies open in the journal, where it is not the newest
 * @property {Slip | null} slip
 * @property {MenuItem[]} menu what the page around the board offers in the menu
 * @property {number | null} leaf the line of the journal whose page is open
 * @property {boolean} tale whether that page is one of the story that is read again
 * @property {string} unsaid what is said once the ward is there again
 * @property {MenuItem[]} ending what the page around the board offers at the end
 * @property {Album | null} album
 *
 * @typedef {{code: number | string, revision: number}} Looked an answer of one revision of the game
 *
 * @typedef {object} Notice What the last click was told instead of being taken.
 * @property {string} title
 * @property {{text: string, rule: string}[]} lines
 * @property {Action[]} [answers] the answers to choose from, where a thing stands for several
 *
 * @typedef {object} Hints The explanations of questions.
 * @property {string[]} met the topics that were met
 * @property {string | null} told the question that has its line
 * @property {string | null} open the question whose explanation lies open
 *
 * @typedef {object} Notes Which words of cards with a note are shown.
 * @property {boolean} all whether all are
 * @property {boolean} eased whether emergencies are eased, because a card was left folded
 * @property {Record<string, boolean>} cards what was chosen for a card
 * @property {{text: string, cover: Fold}[]} heard those that Billy has just said
 *
 * @typedef {object} Laying How the memories lie on this display.
 * @property {boolean} on whether they lie as the table has laid them
 * @property {string | null} held the memory in hand
 * @property {Arrangement | null} table
 * @property {Map<string, Picture & {src: string}>} pictures the drawings of those in play, by card and side
 *
 * @typedef {object} Slip An answer to "Why?".
 * @property {string} thing what was asked about
 * @property {string} what how it is called
 * @property {string} title
 * @property {Link[]} links why it is so, the latest cause first
 * @property {{thing: string, name: string}[]} more what else can be asked about it
 *
 * @typedef {{item: string, text: string, does: "ask" | "file" | "words", main?: boolean}} MenuItem
 * @typedef {{cards: Heard[], open: number | null}} Album what Billy told, and which of it is read
 */

/**
 * @typedef {object} Feature Something that a display can do.
 * @property {Record<string, (part: HTMLElement, byKey: boolean) => void>} [deeds] what its buttons do, by `data-do`
 * @property {(event: KeyboardEvent, part: HTMLElement) => boolean} [key] takes a key; true when it was taken
 * @property {() => boolean} [escape] takes Escape; true when it was taken
 * @property {() => void} [viewChanged] called when another view has come, before the board is redrawn
 * @property {() => void} [drawn] called after each redraw
 *
 * @typedef {(display: Display) => Feature} NewFeature
 */

/**
 * @typedef {object} Display What a display lets its features use.
 * @property {Model} model
 * @property {Exchange} exchange
 * @property {HTMLElement} el the place of the display on the page
 * @property {Document} page
 * @property {HTMLElement} root what is drawn
 * @property {HTMLElement} voice what is said to those who do not look
 * @property {string} part the name of the part that is drawn, or "board"
 * @property {boolean} whole whether the whole board is drawn
 * @property {Desk} desk
 * @property {Map<string, string>} stops the thing that was used last, by group
 * @property {AbortController} ends
 * @property {AbortSignal} signal aborted when the display goes away
 * @property {() => View} viewNow
 * @property {() => Say} say
 * @property {() => void} show draws what has changed
 * @property {() => Element | null} focused what has the focus
 * @property {() => void} scrollToEnd
 * @property {() => void} goToQuestion gives the focus to the question, before its answer makes room for the next
 * @property {(thing: string) => void} focusOn gives the focus to the first thing that a selector finds
 * @property {(name: string) => void} bringIntoSight scrolls to a part by its name
 * @property {(text: string) => void} announce says a text once
 * @property {(notice: Notice) => void} inform shows a notice, and says it
 * @property {(text: string) => void} tell shows a sentence, and says it
 * @property {(quiet: boolean) => void} focusOnQuestion quiet: without scrolling there
 * @property {(part: HTMLElement) => void} focusBack gives the focus back to a part, or to the nearest that can have it
 * @property {(feature: Feature) => void} attach calls a feature after each redraw
 */

export {};
