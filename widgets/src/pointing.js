// What is looked at: an answer under the pointer, or else the one with the focus of the keyboard.
import { answerTo } from "./choices.js";
import { hintText, isOpen, switched, turned } from "./hints.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").Desk} Desk
 * @typedef {import("./display.js").Display} Display
 */

const ANSWERS = "[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]";

/**
 * Follows pointer and focus over a display, and its buttons that explain, until the signal ends it.
 *
 * @param {Display} display
 */
export function attend(display) {
  const { root, desk, viewNow, show, signal } = display;
  /** @type {Element | null} */
  let under = null;

  function look() {
    const view = viewNow();
    const focused = root.ownerDocument.activeElement;
    const part = under?.isConnected ? under : focused?.matches(":focus-visible") ? focused : null;
    const code = part !== null && root.contains(part) ? answerAt(view, part) : null;
    const before = desk.looked?.revision === view.revision ? desk.looked.code : null;
    if (code === before) return;
    desk.looked = code === null ? null : { code, revision: view.revision };
    show();
  }

  /** @param {PointerEvent} event */
  function onPointer(event) {
    if (event.pointerType === "touch") return;
    const target = event.type === "pointerleave" || !(event.target instanceof Element) ? null : event.target;
    under = target?.closest(ANSWERS) ?? null;
    look();
  }

  root.addEventListener("pointerover", onPointer, { signal });
  root.addEventListener("pointermove", onPointer, { signal });
  root.addEventListener("pointerleave", onPointer, { signal });
  root.addEventListener("focusin", look, { signal });
  root.addEventListener("focusout", () => void queueMicrotask(look), { signal });
  root.addEventListener("click", (event) => onClick(display, event), { signal });
  root.addEventListener("toggle", onToggle, { signal, capture: true });
}

/**
 * The answer that a part of the board stands for; null when it stands for none, or for several.
 *
 * @param {View} view
 * @param {Element} part
 * @returns {number | null}
 */
function answerAt(view, part) {
  const thing = part.closest(ANSWERS);
  if (!(thing instanceof HTMLElement)) return null;
  const { code, pawn, timeline } = thing.dataset;
  if (thing.dataset["do"] === "act") return Number(code);
  const answer =
    thing.dataset["do"] === "pawn"
      ? answerTo(view, { kind: "pawn", pawn: Number(pawn) })
      : thing.dataset["do"] === "pool"
        ? answerTo(view, { kind: "pool" })
        : answerTo(view, { kind: "timeline", timeline: Number(timeline) });
  return answer !== null && "take" in answer ? answer.take.code : null;
}

/**
 * What was just opened among the answers comes into view, where the answers scroll by themselves.
 *
 * @param {Event} event
 */
function onToggle({ target }) {
  const list = target instanceof HTMLDetailsElement && target.open ? target.closest(".ho-answers") : null;
  if (!list) return;
  const [part, room] = [/** @type {Element} */ (target), list].map((each) => each.getBoundingClientRect().top);
  list.scrollTop += Number(part) - Number(room);
}

/**
 * The buttons that bring an explanation, put it away, or switch explanations off and on.
 *
 * @param {Display} display
 * @param {Event} event
 */
function onClick({ root, desk, viewNow, say, show, announce }, event) {
  const part = event.target instanceof Element ? event.target.closest("[data-do=explain], [data-do=hints]") : null;
  if (part === null || desk.asking) return;
  desk.hints = part.matches("[data-do=explain]") ? turned(desk.hints, viewNow()) : switched(desk.hints);
  show();
  if (isOpen(desk.hints, viewNow())) announce(hintText(viewNow(), say()));
  const button = root.querySelector("[data-do=explain]");
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}
