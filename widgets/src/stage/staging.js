// What a stage does: it tells Python what is pressed, draws the next script, speaks what is told, and keeps what the
// lesson wants kept.
import { answerTo } from "../question/choices.js";
import { keep, recall } from "./recall.js";
import { fit, watch } from "./sight.js";

/** @typedef {import("./script.js").Script} Script */

/** @type {import("../protocol/display.js").NewFeature} */
export function staging(display) {
  const { model, exchange, root, desk, part, signal, viewNow, say, show, announce, focusOn, focused, bringIntoSight } = display;
  if (part !== "stage") return {};
  /** @returns {Script} */
  const scriptNow = () => model.get("script");
  let drawn = scriptNow();
  let isDue = false;
  /**
   * The option or button that was pressed last.
   *
   * @type {HTMLElement | null}
   */
  let pressed = null;

  /**
   * Tell Python that an option or a button was pressed.
   *
   * @param {HTMLElement} by
   */
  async function press(by) {
    const answered = exchange.ask(model, { kind: "does", name: by.dataset["name"] });
    if (answered === null) return;
    pressed = by;
    const answer = await answered;
    if (!signal.aborted && answer.kind !== "done") display.tell(answer.text || say()("silence"));
  }

  /**
   * Tell Python how far a number was slid, and again when it was slid on meanwhile.
   *
   * @param {EventTarget | null} by
   */
  async function slide(by) {
    if (!(by instanceof HTMLInputElement) || by.type !== "range") return;
    const { value } = by;
    const answered = exchange.ask(model, { kind: "does", name: `${by.dataset["name"]} ${value}` });
    if (answered === null) return;
    await answered;
    if (!signal.aborted && by.value !== value) void slide(by);
  }

  /**
   * Tell Python which barred answers a pressed thing stands for; the board itself refuses them.
   *
   * @param {Event} event
   */
  function heed({ target }) {
    const thing = target instanceof Element ? target.closest("[data-do=pawn], [data-do=pool]") : null;
    if (!(thing instanceof HTMLElement)) return;
    const { pawn } = thing.dataset;
    const answer = answerTo(viewNow(), pawn === undefined ? { kind: "pool" } : { kind: "pawn", pawn: Number(pawn) });
    if (answer !== null && "barred" in answer) for (const { code } of answer.barred) model.send({ kind: "barred", code });
  }

  /** Follow another view or script, once the whole message that brought it is read: both are drawn together. */
  function changed() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (signal.aborted) return;
      const before = drawn;
      drawn = scriptNow();
      if (drawn !== before) show();
      fit(display);
      follow(before, drawn);
      store(drawn);
    });
  }

  /**
   * Speak what is told, and the news of the game while it goes on; bring what is told in sight, and keep the focus where
   * it makes sense: on what was pressed, or at another question.
   *
   * @param {Script} before
   * @param {Script} now
   */
  function follow(before, now) {
    const text = wordsOf(now);
    const isNew = text !== "" && text !== wordsOf(before);
    announce([now.plays && desk.unsaid, isNew && text].filter(Boolean).join(" "));
    desk.unsaid = "";
    if (now === before) return;
    const asksAnew = now.asks !== before.asks || now.options.some(({ state }) => state === "open");
    if (pressed !== null && (!pressed.isConnected || asksAnew) && (root.contains(focused()) || focused() === display.page.body)) {
      focusOn("[data-focus=question]");
      bringIntoSight("question");
    }
    pressed = null;
    if (now.told !== null && isNew) bringIntoSight("told");
  }

  /** @param {Script} script */
  function store(script) {
    if (Object.keys(script.keep).length > 0) keep(script.keep);
  }

  root.addEventListener("click", heed, { signal });
  root.addEventListener("input", ({ target }) => void slide(target), { signal });
  model.on("change:script", changed);
  signal.addEventListener("abort", () => model.off("change:script", changed));
  store(drawn);
  if (drawn.recalls) model.send({ kind: "recalled", recall: recall() });
  watch(display);
  return {
    deeds: { does: (by) => void press(by) },
    viewChanged: changed,
  };
}

/**
 * Return what a script tells, as it is spoken: Billy's words and a colleague's, the Events, the words that follow an answer, what else has changed in the picture, and
 * of the results of an hour the latest.
 *
 * @param {Script} script
 */
function wordsOf({ said, speech, events, came, lit, told, bench, plain, plays }) {
  const latest = bench?.results[bench.latest];
  const hasMore = !plain && !plays && !latest && told?.kind === ""; // elsewhere what is told has it, or the news of the game
  const parts = [
    ...said,
    ...(speech ? [speech.by, speech.text] : []),
    ...events.map(({ title, text }) => `${title}. ${text}`),
    ...(told ? [told.title, told.text, ...told.lines.map(({ text }) => text)] : []),
    ...(hasMore ? came.filter(({ about }) => !lit.includes(about)).map(({ text }) => text) : []),
    ...(latest ? [latest.title, ...latest.figures.map(({ text }) => text)] : []),
  ];
  return parts.filter(Boolean).join(" ");
}
