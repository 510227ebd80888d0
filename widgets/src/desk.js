// The UI state of a display: what its reader has opened, chosen or been told. It is not in the game.
import { noNotes } from "./covering.js";
import { noHints } from "./hints.js";
import { newLaying } from "./laying.js";
import { NOW } from "./tabs.js";

/**
 * @typedef {import("./protocol/types.js").Action} Action
 * @typedef {import("./protocol/types.js").Arrangement} Arrangement
 * @typedef {import("./protocol/types.js").Cover} Cover
 * @typedef {import("./protocol/types.js").Picture} Picture
 *
 * @typedef {{memory: string | null, picture: Picture | null, waiting: boolean, asking: boolean,
 *   notice: Notice | null, hints: Hints, looked: {code: number | string, revision: number} | null,
 *   large: boolean, light: boolean, details: boolean, tab: string, notes: Notes, laying: Laying,
 *   drawer: string, day: number | null, slip: Slip | null, menu: MenuItem[], leaf: number | null, tale: boolean, unsaid: string,
 *   ending: MenuItem[], album: Album | null}} Desk the
 *   drawer that is open, empty for none, and the day that lies open in the journal where it is not the newest; the line of
 *   the page that is open, whether it is one of the story that is read, and what is said once the ward is there again
 * @typedef {{thing: string, what: string, title: string, links: import("./protocol/types.js").Link[],
 *   more: {thing: string, name: string}[]}} Slip what was asked, how it is called, and why it is so
 * @typedef {{item: string, text: string, does: "ask" | "file" | "words", main?: boolean}} MenuItem what the page around the board offers
 * @typedef {{cards: import("./protocol/types.js").Heard[], open: number | null}} Album what he told, and which of it is read
 * @typedef {{on: boolean, held: string | null, table: Arrangement | null,
 *   pictures: Map<string, Picture & {src: string}>}} Laying whether the memories lie as the table has laid them; the
 *   memory in hand; the drawings of those in play, by card and side
 * @typedef {{all: boolean, eased: boolean, cards: Record<string, boolean>, heard: {text: string, cover: Cover}[]}} Notes whether
 *   the words of cards with a note are shown: of all, or as chosen for a card; whether emergencies are eased, one card
 *   having been left folded; and those that Billy has just said
 * @typedef {{met: string[], told: string | null, open: string | null}} Hints which topics were met, the question that has its line,
 *   and the one whose explanation lies open
 * @typedef {{title: string, lines: {text: string, rule: string}[], answers?: Action[]}} Notice
 */

/** @returns {Desk} the UI state of a display that was just opened */
export function newDesk() {
  return {
    memory: null, picture: null, waiting: false, asking: false, notice: null, hints: noHints(),
    looked: null, large: false, light: false, details: false, tab: NOW, notes: noNotes(), laying: newLaying(),
    drawer: "", day: null, slip: null, menu: [], leaf: null, tale: false, unsaid: "", ending: [], album: null,
  };
}
