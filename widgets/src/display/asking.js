// Asking why and looking back: what the board sends for it, and what it does with the answer.
import { whyDialog } from "../drawers/slip.js";
import { openDialog } from "../kit/dialog.js";
import { besides, folded, nameOf, requestFor } from "../why/why.js";
import { neighbour } from "./looking_back.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function asking(display) {
  const { model, exchange, el, root, focused, desk, viewNow, say, show, announce, focusBack, focusOnQuestion } = display;

  const inform = display.tell;
  /** @type {HTMLElement | null} what the slip was asked from */
  let pinnedBy = null;

  /**
   * Sends a request; what cannot be answered is said. The answer comes only when there is one to show.
   *
   * @param {Record<string, unknown>} request
   * @param {string} wanted the kind of answer that is one
   */
  async function ask(request, wanted) {
    const answered = exchange.ask(model, request);
    if (answered === null) return void inform(say()("busy"));
    const answer = await answered;
    if (display.signal.aborted) return undefined;
    if (answer.kind === wanted) return answer;
    return void inform(answer.text || say()("silence"));
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
    const view = viewNow();
    const words = say();
    /** @param {string} each */
    const name = (each) => nameOf(view, exchange.lines(), words, desk, each);
    const more = besides(view, thing).map((each) => ({ thing: each, name: name(each) }));
    const { title = "" } = answer;
    const links = folded(answer.links ?? [], exchange.lines(), desk);
    setAsking(false);
    if (display.whole) return pin({ thing, what: name(thing), title, links, more }, opener);
    openDialog(
      whyDialog(words, { lang: view.lang, what: name(thing), title, links, more }),
      el,
      display.signal,
      () => focusBack(opener),
      (part) => void why(part.dataset["why"] ?? "", opener),
    );
  }

  /**
   * In the house the causes are pinned over the quilt, and the question stays in view.
   *
   * @param {import("../protocol/display.js").Slip} slip
   * @param {HTMLElement} opener
   */
  function pin(slip, opener) {
    if (opener.closest("[data-part=pinned]") === null) pinnedBy = opener;
    desk.slip = slip;
    show();
    display.focusOn("[data-part=slip_title]");
    display.bringIntoSight("pinned");
  }

  /**
   * What is asked, explained: the slip is there whether the game knows a cause or not.
   *
   * @param {HTMLElement} opener
   */
  async function explain(opener) {
    const thing = viewNow().outcome === null ? "prompt" : "outcome";
    if (desk.slip?.thing === thing) return unpin();
    const answered = exchange.ask(model, requestFor(thing));
    if (answered === null) return void inform(say()("busy"));
    const { links = [], title = "" } = await answered;
    if (display.signal.aborted) return;
    pin({ thing, what: nameOf(viewNow(), [], say(), desk, thing), title, links, more: [] }, opener);
  }

  /** Puts the slip away; the focus goes back to where it came from. */
  function unpin() {
    desk.slip = null;
    show();
    if (pinnedBy?.isConnected) focusBack(pinnedBy);
    else focusOnQuestion(true);
    pinnedBy = null;
  }

  /**
   * The next click is a question, or no longer.
   *
   * @param {boolean} on
   */
  function setAsking(on) {
    if (desk.asking === on) return;
    desk.asking = on;
    desk.notice = null;
    desk.slip = null;
    show();
    announce(on ? say()("why.asking") : say()("why.ended"));
  }

  /**
   * Asks about the thing at a place of the board.
   *
   * @param {Element} part
   */
  function askAt(part) {
    const thing = part.closest("[data-why]");
    if (!(thing instanceof HTMLElement) || !root.contains(thing)) {
      inform(say()("why.nothing"));
      if (desk.asking && !root.contains(focused())) focusBack(root);
      return;
    }
    void why(thing.dataset["why"] ?? "", part instanceof HTMLElement ? part : thing);
  }

  /**
   * Goes to the moment before or after the one that is shown.
   *
   * @param {-1 | 1} way
   */
  async function step(way) {
    const moment = neighbour(viewNow(), way);
    if (moment === undefined) inform(say()("back.first"));
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

  return {
    deeds: {
      why: askAt,
      asking: () => setAsking(!desk.asking),
      slip: (part) => void explain(part),
      slip_away: unpin,
      look: (part) => void travel({ kind: "look", move: Number(part.dataset["move"]) }),
      earlier: () => void step(-1),
      later: () => void step(1),
      now: () => void travel({ kind: "now" }),
      branch: () => void travel({ kind: "branch" }),
      leave_branch: () => void travel({ kind: "leave_branch" }),
    },
    key(event, part) {
      if (!isQuestion(event)) return false;
      askAt(part);
      return true;
    },
    escape() {
      if (desk.slip !== null) unpin();
      else if (desk.asking) setAsking(false);
      else return false;
      return true;
    },
    viewChanged() {
      desk.slip = null;
    },
  };
}

/**
 * The key that asks why.
 *
 * @param {KeyboardEvent} event
 */
function isQuestion(event) {
  return event.key.toLowerCase() === "w" && !event.ctrlKey && !event.altKey && !event.metaKey;
}
