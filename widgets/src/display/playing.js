// Playing: the board sends an answer; when the game refuses it, the board shows the reason. A click on a thing of the
// board gives the answer that the thing stands for.
import { asks } from "../kit/herald.js";
import { digitOf } from "../kit/keys.js";
import { answerTo } from "../question/choices.js";
import { about } from "../why/about.js";

/**
 * @typedef {import("../protocol/display.js").Display} Display
 * @typedef {import("../question/choices.js").Target} Target
 */

/** @type {import("../protocol/display.js").NewFeature} */
export function playing(display) {
  const { model, exchange, desk, root, voice, signal, viewNow, say, show, inform, focusOnQuestion } = display;

  /**
   * Send a request. When it is refused, show why. While another request is pending nothing is sent.
   *
   * @param {Record<string, unknown>} request
   * @param {boolean} byKey whether a key gave it
   */
  async function send(request, byKey) {
    asks(voice, viewNow().revision);
    const answered = exchange.ask(model, { ...request, game: model.get("game_id"), revision: viewNow().revision });
    if (answered === null) return;
    const answer = await answered;
    if (signal.aborted) return;
    if (answer.kind === "done") {
      focusOnQuestion(!byKey);
      return;
    }
    display.tell(answer.text || say()("silence"));
  }

  /**
   * Send an answer: one action, or the actions of a gesture.
   *
   * @param {HTMLElement} part the answer's button
   * @param {boolean} byKey whether a key gave it
   */
  function act({ dataset: { code = "" } }, byKey) {
    const actions = code.split(" ").map(Number);
    void send(actions.length > 1 ? { kind: "acts", actions } : { kind: "act", action: actions[0] }, byKey);
  }

  /**
   * Handle a click on a thing of the board: give the answer that the thing stands for, let the reader choose from
   * several, or show why there is none.
   *
   * @param {Target} target
   * @param {string} thing its name, as `about` knows it
   * @param {boolean} byKey whether a key chose it
   */
  function choose(target, thing, byKey) {
    const answer = answerTo(viewNow(), target);
    if (answer === null) {
      tell(thing);
    } else if ("take" in answer) {
      void send({ kind: "act", action: answer.take.code }, byKey);
    } else if ("barred" in answer) {
      const lines = answer.barred.map((each) => ({
        text: [each.text, each.why, each.unlock].filter(Boolean).join(" – "),
        rule: each.rule,
      }));
      inform({ title: "", lines });
    } else {
      const text = say()("several", { n: answer.choose.length });
      inform({ title: "", lines: [{ text, rule: "" }], answers: answer.choose });
      const first = answer.choose[0];
      const button = first && root.querySelector(`[data-do=act][data-code="${first.code}"]`);
      if (button instanceof HTMLElement) button.focus();
    }
  }

  /**
   * Show what a thing is, and which answers use it now.
   *
   * @param {string} thing its name, as `about` knows it
   */
  function tell(thing) {
    const lines = about(viewNow(), say(), thing);
    if (lines.length > 0) inform({ title: "", lines });
  }

  function closeNotice() {
    desk.notice = null;
    show();
    focusOnQuestion(true);
  }

  /**
   * Return the numbers of a pawn, a Timeline and a shift from the attributes of a pressed element.
   *
   * @param {HTMLElement} part
   */
  const numbersOf = ({ dataset: { pawn, timeline, shift } }) => ({
    pawn: Number(pawn), timeline: Number(timeline), shift: Number(shift),
  });

  return {
    deeds: {
      act,
      undo: (_, byKey) => void send({ kind: "undo" }, byKey),
      pawn: (part, byKey) => {
        const { pawn } = numbersOf(part);
        choose({ kind: "pawn", pawn }, `pawn ${pawn}`, byKey);
      },
      pool: (_, byKey) => choose({ kind: "pool" }, "pool", byKey),
      timeline: (part, byKey) => {
        const { timeline } = numbersOf(part);
        choose({ kind: "timeline", timeline }, `timeline ${timeline}`, byKey);
      },
      card: (part, byKey) => {
        const { shift } = numbersOf(part);
        choose({ kind: "card", now: viewNow().shifts[shift]?.state === "now" }, `card ${shift}`, byKey);
      },
      about: (part) => tell(part.dataset["about"] ?? ""),
      notice: closeNotice,
    },
    key(event, part) {
      if (event.key === "ArrowDown" && part.matches("[data-focus=question]")) {
        display.focusOn("[data-roving=actions] [data-item]");
        return true;
      }
      const digit = digitOf(event);
      const answer = digit === null ? null : root.querySelector(`[data-do=act][data-key="${digit}"]`);
      if (!(answer instanceof HTMLElement)) return false;
      act(answer, true);
      return true;
    },
    viewChanged() {
      display.goToQuestion();
    },
    escape() {
      if (desk.notice === null) return false;
      closeNotice();
      return true;
    },
  };
}
