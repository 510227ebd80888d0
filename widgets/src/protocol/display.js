// The types of a display, of its desk (what its reader has opened or chosen) and of its features (what it can do).
// Types only, nothing here runs.

/**
 * @typedef {import("./view.d.ts").Answer} Answer
 * @typedef {import("./view.d.ts").Arrangement} Arrangement
 * @typedef {import("./view.d.ts").Fold} Fold
 * @typedef {import("./view.d.ts").Heard} Heard
 * @typedef {import("./view.d.ts").Link} Link
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./view.d.ts").Picture} Picture
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("./exchange.js").Exchange} Exchange
 */

/**
 * @typedef {object} Desk The UI state of one display. It is not in the game.
 * @property {string | null} memory the open memory by its name, such as "2-3"; null for none
 * @property {Picture | null} picture the drawing of the open memory
 * @property {boolean} waiting whether the board shows that it waits for a reply
 * @property {boolean} asking whether the next click asks why
 * @property {Notice | null} notice the notice that says why the last click did nothing
 * @property {Hints} hints which explanations of questions are shown
 * @property {Looked | null} looked the answer that the reader looks at
 * @property {boolean} large whether type is large, for the back of a classroom
 * @property {boolean} light whether the web page around the board offers light and dark
 * @property {boolean} details whether rules and full texts are shown
 * @property {string} tab "now", "ward" or "quilt": what is in sight where there is room for one
 * @property {Notes} notes which heavy words are shown
 * @property {Laying} laying how the memories lie on this display
 * @property {string} drawer the drawer that is open; empty for none
 * @property {number | null} day the day that the journal shows; null for the newest, 0 for the cards face down
 * @property {Slip | null} slip the slip of paper with the reply to "Why?"; null while it is closed
 * @property {MenuItem[]} menu what the web page around the board offers in the menu
 * @property {number | null} leaf the journal line whose page is open; null while the ward is shown
 * @property {boolean} tale whether the open page is a card of the story that is read again
 * @property {string} unsaid what is spoken once the pages are closed
 * @property {MenuItem[]} ending what the web page around the board offers after the game
 * @property {Album | null} album the open album
 *
 * @typedef {{code: number | string, revision: number}} Looked an answer that the reader looks at, by its code and by
 *   the revision of the game that offers it
 *
 * @typedef {object} Notice Why the last click did nothing.
 * @property {string} title
 * @property {{text: string, rule: string}[]} lines sentences, each with the id of its rule (empty for none)
 * @property {Answer[]} [answers] the answers to choose from, when a click on the thing can stand for several
 *
 * @typedef {object} Hints The explanations of questions.
 * @property {string[]} met the topics of questions that were shown before
 * @property {string | null} told the question that shows its first line
 * @property {string | null} open the question whose explanation is open
 *
 * @typedef {object} Notes Which heavy words are shown to this reader.
 * @property {boolean} all whether the heavy words of all cards are shown
 * @property {boolean} eased whether emergencies are folded too, because this reader left a heavy card folded before
 * @property {Record<string, boolean>} cards by the id of a card, whether its words are shown, where that was chosen
 * @property {{text: string, cover: Fold}[]} heard the heavy words that Billy has just said
 *
 * @typedef {object} Laying How the memories lie on this display.
 * @property {boolean} on whether this display shows the memories as the table has laid them
 * @property {string | null} held the memory that is picked up, such as "2-3"; null for none
 * @property {Arrangement | null} table how the players have laid the memories
 * @property {Map<string, Picture & {src: string}>} pictures the drawings of cards in play, by
 *   card and side, such as "2-3 clear"
 *
 * @typedef {object} Slip The reply to "Why?", shown on a slip of paper.
 * @property {string} thing what was asked about
 * @property {string} what the name of the thing
 * @property {string} title the heading that is used when the thing has no name
 * @property {Link[]} links why it is so, the latest cause first
 * @property {{thing: string, name: string}[]} more other things of the same person that can be asked about
 *
 * @typedef {{item: string, text: string, does: "ask" | "file" | "words", main?: boolean}} MenuItem an item that the web
 *   page offers: a button, a choice of a file, or only words; `main`: it goes on with the story
 * @typedef {{cards: Heard[], open: number | null}} Album what Billy told, and the index of the
 *   memory that is open
 */

/**
 * @typedef {object} Feature Something that a display can do.
 * @property {Record<string, (part: HTMLElement, byKey: boolean) => void>} [deeds] what its buttons do, by `data-do`;
 *   `part` is the pressed element
 * @property {(event: KeyboardEvent, part: HTMLElement) => boolean} [key] takes a key that was pressed while `part` had
 *   the focus; returns whether it did something
 * @property {() => boolean} [escape] takes Escape; returns whether it closed something
 * @property {() => void} [viewChanged] called when another view has come, before the board is redrawn
 * @property {() => void} [drawn] called after each redraw
 *
 * @typedef {(display: Display) => Feature} NewFeature
 */

/**
 * @typedef {object} Display What a display lets its features use.
 * @property {Model} model the model of its widget
 * @property {Exchange} exchange the messages to and from Python
 * @property {HTMLElement} el the element that the web page gives to the display
 * @property {Document} page the web page
 * @property {HTMLElement} root the element that is drawn inside `el`
 * @property {HTMLElement} voice the hidden element whose text screen readers speak
 * @property {string} part the name of the part of the board that is drawn, or "board" for the whole board
 * @property {boolean} whole whether the whole board is drawn
 * @property {Desk} desk what its reader has opened or chosen
 * @property {Map<string, string>} stops by group of items, the name of the item used last
 * @property {AbortController} ends aborts `signal`
 * @property {AbortSignal} signal aborted when the display goes away
 * @property {() => View} viewNow gives the view as its reader may read it
 * @property {() => Say} say gives the function that says a label by its key
 * @property {() => void} show draws what has changed
 * @property {() => Element | null} focused gives the element that has the focus
 * @property {() => void} scrollToEnd scrolls the journal to its end, and the house to Billy's room
 * @property {() => void} goToQuestion moves the focus from a chosen answer to the question
 * @property {(thing: string) => void} focusOn gives the focus to the first element that a selector finds
 * @property {(name: string) => void} bringIntoSight scrolls to the element with this `data-part`
 * @property {(text: string) => void} announce speaks a text once
 * @property {(notice: Notice) => void} inform shows and speaks a notice
 * @property {(text: string) => void} tell shows and speaks a sentence
 * @property {(quiet: boolean) => void} focusOnQuestion gives the focus to the question; quiet: without scrolling
 * @property {(part: HTMLElement) => void} focusBack gives the focus back to an element, or to the nearest element
 *   around it that can have the focus
 * @property {(feature: Feature) => void} attach calls a feature after each redraw
 */

export {};
