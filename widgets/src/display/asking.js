// Asking why, and looking back: which requests the board sends for them, and what it does with the replies.
import { whyDialog } from "../drawers/slip.js";
import { openDialog } from "../kit/dialog.js";
import { besides, folded, nameOf, requestFor } from "../why/why.js";
import { neighbour } from "./looking_back.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function asking(display) {
  const { model, exchange, el, root, focused, desk, viewNow, say, show, announce, focusBack, focusOnQuestion } = display;

  const inform = display.tell;
  /**
   * The element that was pressed to open the slip.
   *
   * @type {HTMLElement | null}
   */
  let pinnedBy = null;

  /**
   * Send a request and return its reply. When the reply is of another kind, show its reason and return undefined.
   *
   * @param {Record<string, unknown>} request
   * @param {string} wanted the kind of reply that is expected
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
   * Ask why a thing is as it is, and show the causes.
   *
   * @param {string} thing its name, such as "condition"
   * @param {HTMLElement} opener gets the focus back afterwards
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
   * Open the slip (a piece of paper with the reply to "Why?") over the quilt; the question stays in view.
   *
   * @param {import("../protocol/display.js").Slip} slip the reply to "Why?"
   * @param {HTMLElement} opener gets the focus back afterwards
   */
  function pin(slip, opener) {
    if (opener.closest("[data-part=pinned]") === null) pinnedBy = opener;
    desk.slip = slip;
    show();
    display.focusOn("[data-part=slip_title]");
    display.bringIntoSight("pinned");
  }

  /**
   * Open the slip about the present question, or close it when it is open. The slip has an explanation even when the
   * game knows no cause.
   *
   * @param {HTMLElement} opener gets the focus back afterwards
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

  /** Close the slip, and give the focus back. */
  function unpin() {
    desk.slip = null;
    show();
    if (pinnedBy?.isConnected) focusBack(pinnedBy);
    else focusOnQuestion(true);
    pinnedBy = null;
  }

  /**
   * Begin or end the state in which the next click asks why.
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
   * Ask about the thing that an element belongs to.
   *
   * @param {Element} part the element
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
   * Go to the moment before or after the one that is shown.
   *
   * @param {-1 | 1} way -1 for before, 1 for after
   */
  async function step(way) {
    const moment = neighbour(viewNow(), way);
    if (moment === undefined) inform(say()("back.first"));
    else await travel(moment.now ? { kind: "now" } : { kind: "look", move: moment.move });
  }

  /**
   * Send a request to show another moment, the present, or a branch.
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
 * Whether a key is "w", the key that asks why.
 *
 * @param {KeyboardEvent} event
 */
function isQuestion(event) {
  return event.key.toLowerCase() === "w" && !event.ctrlKey && !event.altKey && !event.metaKey;
}
