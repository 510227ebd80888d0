// Which answer the reader looks at: the one on which the pointer rests, or else the one that has the keyboard's focus.
import { offered } from "../question/ahead.js";
import { answerTo } from "../question/choices.js";
import { again, hintText, isOpen, turned } from "../question/hints.js";

/** @typedef {import("../protocol/view.d.ts").View} View */

const ANSWERS = "[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]";

/** Milliseconds until a pointer on an answer counts as resting there, so that passing by or clicking shows nothing. */
const REST = 80;

/**
 * Follow the pointer and the focus over a display; open and close explanations.
 *
 * @type {import("../protocol/display.js").NewFeature}
 */
export function pointing(display) {
  const { root, desk, viewNow, say, show, focused, announce, focusOn, signal } = display;
  /**
   * The answer that the pointer is over.
   *
   * @type {Element | null}
   */
  let over = null;
  /**
   * The answer that the pointer rests on.
   *
   * @type {Element | null}
   */
  let under = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  signal.addEventListener("abort", () => clearTimeout(resting));

  /** Return the element that the pointer rests on, or else the one with a visible focus; null when there is none. */
  function part() {
    const at = focused();
    const looked = under?.isConnected ? under : at?.matches(":focus-visible") ? at : null;
    return root.contains(looked) ? looked : null;
  }

  /**
   * Note which answer the reader looks at.
   *
   * @param {number | string | null | undefined} code of its action or gesture
   */
  function note(code) {
    desk.looked = code == null ? null : { code, revision: viewNow().revision };
  }

  function look() {
    const view = viewNow();
    if (root.dataset["revision"] !== String(view.revision)) return; // the view has changed and is not drawn yet
    const looked = part();
    const code = looked && answerAt(view, looked);
    if (code == (desk.looked?.revision === view.revision ? desk.looked.code : null)) return;
    note(code);
    show();
  }

  /** @param {PointerEvent} event */
  function onPointer(event) {
    if (event.pointerType === "touch") return;
    const now = event.target instanceof Element ? event.target.closest(ANSWERS) : null;
    if (now !== over) pass(now);
  }

  /**
   * Note that the pointer has come to an answer, or to none.
   *
   * @param {Element | null} now
   */
  function pass(now) {
    clearTimeout(resting);
    over = now;
    if (now) resting = setTimeout(rest, REST);
    else rest();
  }

  function rest() {
    under = over;
    look();
  }

  root.addEventListener("pointermove", onPointer, { signal });
  root.addEventListener("pointerleave", onPointer, { signal });
  root.addEventListener("focusin", look, { signal });
  root.addEventListener("focusout", () => void queueMicrotask(look), { signal });
  root.addEventListener("toggle", onToggle, { signal, capture: true });
  /**
   * Draw a change of the explanations, and speak the open one.
   *
   * @param {import("../protocol/display.js").Hints} hints
   */
  function explain(hints) {
    desk.hints = hints;
    show();
    if (isOpen(hints, viewNow())) announce(hintText(viewNow(), say()));
    focusOn("[data-do=explain]");
  }

  return {
    deeds: {
      explain: () => explain(turned(desk.hints, viewNow())),
      hints() {
        desk.hints = again();
        show();
        announce(say()("explain.said"));
      },
    },
    /**
     * Forget the pointer when another question comes: the answer that now happens to lie under the pointer was not
     * chosen by the reader. The answer that will have the focus counts as looked at when the question is drawn.
     */
    viewChanged() {
      clearTimeout(resting);
      over = under = null;
      const thing = part()?.closest("[data-do=act]");
      note(thing instanceof HTMLElement ? offered(viewNow())[Number(thing.dataset["item"]?.split(" ")[1])]?.code : null);
    },
    drawn: look,
  };
}

/**
 * Return the code of the answer that a click on an element would give; null when it would give none, or one of several.
 *
 * @param {View} view
 * @param {Element} part the element
 * @returns {number | string | null}
 */
function answerAt(view, part) {
  const thing = part.closest(ANSWERS);
  if (!(thing instanceof HTMLElement)) return null;
  const { code, pawn, timeline } = thing.dataset;
  if (thing.dataset["do"] === "act") return code ?? null;
  const answer =
    thing.dataset["do"] === "pawn"
      ? answerTo(view, { kind: "pawn", pawn: Number(pawn) })
      : thing.dataset["do"] === "pool"
        ? answerTo(view, { kind: "pool" })
        : answerTo(view, { kind: "timeline", timeline: Number(timeline) });
  return answer !== null && "take" in answer ? answer.take.code : null;
}

/**
 * Scroll to details that were just opened, within the list of answers.
 *
 * @param {Event} event
 */
function onToggle({ target }) {
  const list = target instanceof HTMLDetailsElement && target.open ? target.closest("[data-scroll]") : null;
  if (!list) return;
  const [part, room] = [/** @type {Element} */ (target), list].map((each) => each.getBoundingClientRect().top);
  list.scrollTop += Number(part) - Number(room);
}

