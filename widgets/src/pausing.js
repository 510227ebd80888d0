// A pause, and stopping: one key or button covers the whole board with a quiet surface, and gives it back as it was.
import { isTyping } from "./keys.js";
import { button, h } from "./node.js";
import { paragraphs } from "./texts.js";
import { openDialog } from "./reading.js";

/**
 * @typedef {import("./protocol/types.js").Say} Say
 * @typedef {"pause" | "stop" | "end"} Kind
 */

/** What ends a pause. */
const COVER = "[data-part=pause] [data-do=close]";

/** The key that covers the board, as slide shows have it. */
const KEY = "b";

/**
 * The surface: what it is for, where to find help, and the way back.
 *
 * @param {Say} say
 * @param {string} lang
 * @param {Kind} kind
 */
export function surfaceOf(say, lang, kind) {
  const { title, text, back } = {
    pause: { title: say("pause.title"), text: say("pause.text"), back: say("pause.back") },
    stop: { title: say("stop.title"), text: say("stop.text"), back: say("stop.go_on") },
    end: { title: say("stop.ended"), text: say("stop.ended_text"), back: say("pause.back") },
  }[kind];
  const spoken = kind === "pause" ? [text] : [text, say("help")];
  return h(
    "dialog",
    { class: "ho-page ho-pause", part: "pause", lang, "aria-label": title, "aria-description": spoken.join(" ") },
    h(
      "div",
      { class: "ho-pause-words" },
      h("h2", { tabindex: -1, autofocus: true }, title),
      spoken.flatMap(paragraphs),
      h(
        "div",
        { class: "ho-pause-do" },
        button("", back, { "data-do": "close" }),
        kind === "stop" && button("", say("stop.end"), { key: "end", "data-do": "end" }),
      ),
    ),
  );
}

/**
 * The two buttons below the answers.
 *
 * @param {Say} say
 */
export function pauseButtons(say) {
  return [
    button("ho-plain", say("pause.button"), {
      key: "pause", "data-do": "pause", title: say("pause.key"), "aria-keyshortcuts": KEY, "aria-haspopup": "dialog",
    }),
    button("ho-plain ho-stop", say("stop.button"), {
      key: "stop", "data-do": "stop", title: say("stop.reason"), "aria-haspopup": "dialog",
    }),
  ];
}

/** @type {import("./display.js").NewFeature} */
export function pausing({ model, el, page, root, signal, whole, viewNow, say, focused, focusBack }) {
  /**
   * Covers the board; whatever had the focus has it again afterwards.
   *
   * @param {Kind} kind
   * @param {Element | null} before
   */
  function cover(kind, before = focused()) {
    const back = () => {
      if (!(before instanceof HTMLElement) || before === page.body) return;
      if (before.isConnected) before.focus({ preventScroll: true });
      else focusBack(root);
    };
    openDialog(surfaceOf(say(), viewNow().lang, kind), el, signal, back, () => {
      cover("end", before);
      model.send({ kind: "stop" });
    });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { key } = event;
    const target = event.composedPath()[0]; // the part itself, where the page names only what it is closed off in
    if (key.toLowerCase() !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (!(target instanceof HTMLElement) || !(el.contains(target) || target === page.body) || isTyping(target)) return;
    const covered = el.querySelector(COVER) ?? page.querySelector(COVER);
    if (covered instanceof HTMLElement) {
      if (!el.contains(covered)) return;
      covered.click();
    } else cover("pause");
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  if (whole) page.addEventListener("keydown", onKey, { signal, capture: true });

  return { deeds: { pause: () => cover("pause"), stop: () => cover("stop") } };
}
