// Speaks for those who do not see the board: the new lines of the journal and the present question, each once and in
// order.
import { news } from "./display/news.js";
import { turnOf } from "./kit/herald.js";
import { whereabouts } from "./pages/moment.js";
import { endingOf, pageAloud } from "./pages/page.js";
import { changesIn } from "./parts.js";
import { firstLine } from "./question/hints.js";
import { spokenQuestion } from "./question/question.js";

/**
 * Return the function that speaks what is new on a display: the new lines of the journal and the present question.
 * `surface.js` calls that function each time the view has changed.
 *
 * @param {import("./protocol/display.js").Display} display
 * @returns {() => void}
 */
export function telling({ model, exchange, voice, part, whole, desk, signal, viewNow, say, announce }) {
  let shown = viewNow();
  let saidLines = exchange.lines();
  let saidQuestion = "";
  signal.addEventListener("abort", exchange.observe(firstLines));

  /**
   * Take over the first lines of the journal without speaking them: they tell what happened before the display was
   * shown.
   */
  function firstLines() {
    if (saidLines.length === 0) saidLines = exchange.lines();
  }

  /**
   * Return what is said when the board shows another moment or another game than before.
   *
   * @param {import("./protocol/view.d.ts").View} view
   */
  function arrival(view) {
    if (view.past !== null) return say()("back.looking", { text: view.past.text });
    return view.branch === null ? say()("back.returned") : view.branch.text;
  }

  return () => {
    const view = viewNow();
    const lines = exchange.lines();
    const question = view.outcome === null ? spokenQuestion(view) : `${view.outcome.title}. ${view.outcome.text}`;
    const arrived = whereabouts(view) !== whereabouts(shown);
    const turn = arrived ? "asked" : turnOf(voice, shown.revision);
    const own = turn === "alone" && !whole && part !== "journal";
    const text = arrived ? arrival(view) : own ? changesIn(model, shown, view, desk) : news(saidLines, lines, say(), desk);
    const hint = whole ? firstLine(view, say(), desk.hints) : "";
    const asked = question !== saidQuestion && (whole || turn === "asked");
    saidLines = lines;
    saidQuestion = question;
    shown = view;
    if (turn === null) return;
    const end = endingOf(view)?.line;
    const hasPage = whole && desk.leaf !== null; // the page of the ending says this itself, and the last page of a move turns the next card
    const isLeft = hasPage && (end !== undefined || view.prompt.kind === "turn");
    const told = [desk.unsaid, text, asked && !isLeft && question, asked && hint].filter(Boolean).join(" ");
    const page = pageAloud(view, say(), desk);
    const isEnd = hasPage && desk.leaf === end;
    if (part === "stage") return void (desk.unsaid = told); // its script, which comes with the view, may tell it in other words
    desk.unsaid = page === "" || isEnd ? "" : told;
    announce(isEnd ? `${told} ${page}`.trim() : page || told);
  };
}
