// Pausing and stopping: a key or button lays a quiet dialog over the whole web page, and closing it brings the board
// back unchanged.
import { openDialog } from "../kit/dialog.js";
import { isNight } from "../kit/frame.js";
import { isTyping } from "../kit/keys.js";
import { button, classes, h } from "../kit/node.js";
import { paragraphs } from "../kit/texts.js";
import { threadAlong } from "../pages/sheet.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {"pause" | "stop" | "end"} Kind
 */

/** Selects the button that ends a pause. */
const BACK = "[data-part=pause] [data-do=close]";

/** The key that pauses, the same as in slide shows. */
export const KEY = "b";

/**
 * Draw the dialog: what a pause is for, where to find help, and the button that goes back.
 *
 * @param {Say} say
 * @param {string} lang
 * @param {Kind} kind a pause, the question whether to stop, or the end
 * @param {boolean} [night] whether the dialog has night colours
 */
export function surfaceOf(say, lang, kind, night = false) {
  const { title, text, back } = {
    pause: { title: say("pause.title"), text: say("pause.text"), back: say("pause.back") },
    stop: { title: say("stop.title"), text: say("stop.text"), back: say("stop.go_on") },
    end: { title: say("stop.ended"), text: say("stop.ended_text"), back: say("pause.back") },
  }[kind];
  const spoken = [text, say("help")];
  const bare = kind === "pause"; // a pause shows only the thread, a heading, where to find help, and the button back
  return h(
    "dialog",
    { class: classes("ho-page ho-pause", bare && "is-bare", night && "is-night"), part: "pause", lang, "aria-label": title, "aria-description": spoken.join(" ") },
    bare && loop(),
    h(
      "div",
      { class: "ho-pause-words" },
      h("h2", { tabindex: -1, autofocus: true }, title),
      bare ? h("p", { class: "hw-page-small" }, say("help")) : spoken.flatMap(paragraphs),
      h(
        "div",
        { class: "ho-pause-do" },
        button("", back, { "data-do": "close" }),
        kind === "stop" && button("", say("stop.end"), { key: "end", "data-do": "end" }),
      ),
    ),
  );
}

/** The path of a resting thread, laid in a loop. */
const LOOP = "M-9 44C120 44 180 40 300 50C420 60 470 74 560 64C640 56 650 14 610 6C570 0 566 50 640 60C760 74 900 44 1010 52";

function loop() {
  return h(
    "svg",
    { class: "hw-loop", key: "loop", viewBox: "0 -4 1280 84", "aria-hidden": "true" },
    threadAlong(LOOP),
    h("path", { class: "is-needle", d: "M1012 46Q1000 46 1000 52Q1000 58 1012 58L1074 55Z" }),
    h("path", { class: "is-eye", d: "M1006 52H1017" }),
  );
}

/** @type {import("../protocol/display.js").NewFeature} */
export function pausing({ model, el, page, root, signal, whole, viewNow, say, focused, focusBack }) {
  /**
   * Lay a dialog over the board; afterwards the focus goes back.
   *
   * @param {Kind} kind
   * @param {Element | null} before what had the focus
   */
  function lay(kind, before = focused()) {
    /** @param {boolean} on */
    const tell = (on) => whole && kind === "pause" && model.send({ kind, on });
    const back = () => {
      tell(false);
      if (!(before instanceof HTMLElement) || before === page.body) return;
      if (before.isConnected) before.focus({ preventScroll: true });
      else focusBack(root);
    };
    openDialog(surfaceOf(say(), viewNow().lang, kind, isNight(viewNow())), el, signal, back, () => {
      lay("end", before);
      model.send({ kind: "stop" });
    });
    tell(true);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { key } = event;
    const target = event.composedPath()[0]; // the element itself; the event's target is only the host of a shadow root
    if (key.toLowerCase() !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (!(target instanceof HTMLElement) || !(el.contains(target) || target === page.body) || isTyping(target)) return;
    const open = el.querySelector(BACK) ?? page.querySelector(BACK);
    if (open instanceof HTMLElement) {
      if (!el.contains(open)) return;
      open.click();
    } else lay("pause");
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  if (whole) page.addEventListener("keydown", onKey, { signal, capture: true });

  return { deeds: { pause: () => lay("pause"), stop: () => lay("stop") } };
}
