// Playing: an answer is sent and taken, or the reason is told; a thing on the board stands for its answer.
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
   * Sends a request and shows its answer. Clicks while it is under way are let go.
   *
   * @param {Record<string, unknown>} request
   * @param {boolean} byKey
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
   * An answer: one action, or the steps of a gesture.
   *
   * @param {HTMLElement} part
   * @param {boolean} byKey
   */
  function act({ dataset: { code = "" } }, byKey) {
    const actions = code.split(" ").map(Number);
    void send(actions.length > 1 ? { kind: "acts", actions } : { kind: "act", action: actions[0] }, byKey);
  }

  /**
   * A thing on the board was chosen: take its action, point out several, or tell why there is none.
   *
   * @param {Target} target
   * @param {string} thing how `about` knows it
   * @param {boolean} byKey
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
   * What a thing is, and what would use it now.
   *
   * @param {string} thing
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

  /** @param {HTMLElement} part */
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
