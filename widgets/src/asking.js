// Asking why and looking back: what the board sends for it, and what it does with the answer.
import { neighbour } from "./back.js";
import { openDialog } from "./reading.js";
import { besides, nameOf, requestFor, whyDialog } from "./why.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").Moment} Moment
 * @typedef {import("./exchange.js").Exchange} Exchange
 * @typedef {{viewNow: () => View, say: () => Say, inform: (text: string) => void, leave: (opener: HTMLElement) => void,
 *   back: (opener: HTMLElement) => void}} Board
 */

/**
 * @param {Model} model
 * @param {Exchange} exchange
 * @param {HTMLElement} el
 * @param {AbortSignal} ends
 * @param {Board} board
 */
export function asker(model, exchange, el, ends, board) {
  /**
   * Sends a request; what cannot be answered is said. The answer comes only when there is one to show.
   *
   * @param {Record<string, unknown>} request
   * @param {string} wanted the kind of answer that is one
   */
  async function ask(request, wanted) {
    const say = board.say();
    const answered = exchange.ask(model, request);
    if (answered === null) return void board.inform(say("busy"));
    const answer = await answered;
    if (ends.aborted) return undefined;
    if (answer.kind === wanted) return answer;
    return void board.inform(answer.text || say("silence"));
  }

  /**
   * Asks why a thing is as it is, and opens the chain of causes.
   *
   * @param {string} thing
   * @param {HTMLElement} opener what has the focus afterwards
   */
  async function why(thing, opener) {
    const answer = await ask(requestFor(thing), "why");
    if (answer === undefined) return;
    const view = board.viewNow();
    const say = board.say();
    /** @param {string} each */
    const name = (each) => nameOf(view, exchange.lines(), say, each);
    const more = besides(view, thing).map((each) => ({ thing: each, name: name(each) }));
    const { title = "", links = [] } = answer;
    board.leave(opener);
    openDialog(
      whyDialog(say, { lang: view.lang, what: name(thing), title, links, more }),
      el,
      ends,
      () => board.back(opener),
      (part) => void why(part.dataset["why"] ?? "", opener),
    );
  }

  /** @returns {Moment[]} */
  function moments() {
    return model.get("moments") ?? [];
  }

  /**
   * Goes to the moment before or after the one that is shown.
   *
   * @param {-1 | 1} way
   */
  async function step(way) {
    const moment = neighbour(board.viewNow(), moments(), way);
    if (moment === undefined) board.inform(board.say()("back.first"));
    else await travel(moment.now ? { kind: "now" } : { kind: "look", move: moment.move });
  }

  /**
   * To a moment that is over, back to now, into a branch or out of it.
   *
   * @param {Record<string, unknown>} request
   */
  async function travel(request) {
    await ask(request, "done");
  }

  return { why, step, travel, moments };
}
