// Telling those who do not look: the new lines of the journal and what is asked now, each once and in order.
import { hintText, isOpen } from "./hints.js";
import { news } from "./news.js";
import { whereabouts } from "./display.js";

/**
 * What says the news of a display, each time that its view has changed.
 *
 * @param {import("./display.js").Display} display
 * @returns {() => void}
 */
export function telling({ exchange, desk, viewNow, say, announce }) {
  let saidLines = exchange.lines();
  let saidQuestion = "";
  let where = whereabouts(viewNow());

  /**
   * What is said when the board shows another moment or another game than before.
   *
   * @param {import("./types.js").View} view
   */
  function arrival(view) {
    if (view.past !== null) return say()("back.looking", { text: view.past.text });
    return view.branch === null ? say()("back.returned") : view.branch.text;
  }

  return () => {
    const view = viewNow();
    const lines = exchange.lines();
    const question = view.outcome === null ? view.prompt.text : `${view.outcome.title}. ${view.outcome.text}`;
    const text = whereabouts(view) === where ? news(saidLines, lines, say()) : arrival(view);
    const hint = isOpen(desk.hints, view) ? hintText(view, say()) : "";
    const parts = question === saidQuestion ? [text] : [text, question, hint];
    saidLines = lines;
    saidQuestion = question;
    where = whereabouts(view);
    announce(parts.filter(Boolean).join(" "));
  };
}
