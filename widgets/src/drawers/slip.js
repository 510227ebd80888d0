// The slip: the reply to "Why?" on a piece of paper pinned over the quilt. It has the explanation, the causes on the
// thread, and what is not possible. For a part that stands alone the reply is a dialog.
import { button, h, shown } from "../kit/node.js";
import { rule } from "../kit/texts.js";
import { explanation } from "../question/hints.js";
import { barred } from "../question/notice.js";
import { sign } from "../question/signs.js";
import { ASKED } from "../why/why.js";

/**
 * @typedef {import("../protocol/view.d.ts").View} View
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../protocol/view.d.ts").Link} Link
 * @typedef {import("../protocol/display.js").Desk} Desk
 */

/**
 * Draw the slip; false when nothing was asked.
 *
 * @param {View} view
 * @param {Say} say
 * @param {Desk} desk
 */
export function slip(view, say, desk) {
  const asked = desk.slip;
  if (asked === null) return false;
  const wide = ASKED.includes(asked.thing);
  const title = wide ? say("why.ask") : asked.what === "" ? asked.title : say("why.title", { what: asked.what });
  return h(
    "section",
    { class: "hw-slip", key: "slip", part: "pinned", "aria-label": title },
    shown("hw-pin"),
    h(
      "div",
      { class: "hw-slip-inside", key: "inside", tabindex: 0, role: "group", "aria-label": title },
      h("h3", { key: "title", tabindex: -1, part: "slip_title" }, title),
      wide && view.prompt.more && h("p", { key: "asked" }, view.prompt.text),
      wide && explanation(view, say),
      chain(say, asked.links, wide),
      more(say, asked.more),
      wide && view.barred.length > 0 && barred(view.barred, view.pawns, say),
    ),
    h(
      "div",
      { class: "hw-slip-do", key: "do", part: "kept" },
      button("ho-primary", say("slip.away"), { key: "away", "data-do": "slip_away" }),
      button("ho-quiet", say("slip.else"), { key: "else", "data-do": "asking", title: say("why.key") }),
    ),
  );
}

/**
 * Draw the causes as a dialog above a part that stands alone.
 *
 * @param {Say} say
 * @param {{lang: string, what: string, title: string, links: Link[], more: {thing: string, name: string}[]}} asked the
 *   reply to "Why?"
 */
export function whyDialog(say, { lang, what, title, links, more: others }) {
  const heading = what === "" ? title : say("why.title", { what });
  return h(
    "dialog",
    { class: "ho-page ho-why", lang, "aria-label": heading },
    h(
      "div",
      { class: "ho-page-head" },
      h("h2", { tabindex: -1, autofocus: true }, heading),
      h("button", { "data-do": "close" }, say("notice.close")),
    ),
    chain(say, links, false),
    more(say, others),
  );
}

/**
 * Draw the causes, the latest first, each beside a ring on the thread. Without causes, return a sentence, or false on a
 * wide slip.
 *
 * @param {Say} say
 * @param {Link[]} links
 * @param {boolean} wide whether the slip has an explanation besides the causes; then no sentence says that there are no
 *   causes
 */
function chain(say, links, wide) {
  if (links.length === 0) return wide ? false : h("p", { key: "none" }, say("why.none"));
  return h(
    "ol",
    { class: "hw-chain", key: "chain" },
    links.map((link, index) =>
      h(
        "li",
        { key: index },
        shown("hw-knot", sign("ring")),
        h("p", { class: "hw-cause" }, link.text, " ", rule(say, link.rule)),
        h(
          "p",
          { class: "hw-cause-rule" },
          link.wording,
          link.pages_text !== "" && [" ", h("span", { class: "ho-pages", key: "pages" }, link.pages_text)],
          lesson(link.lesson),
        ),
      ),
    ),
  );
}

/**
 * Draw a link to the lesson that teaches a rule; false in a notebook, where no lesson is a web page.
 *
 * @param {Link["lesson"]} taught the lesson
 */
function lesson(taught) {
  const served = globalThis.document?.body.dataset["lessons"];
  if (taught == null || served === undefined) return false;
  return [" ", h("a", { key: "lesson", href: served + taught.page, target: "_blank", rel: "noopener" }, taught.text)];
}

/**
 * Draw links to what else can be asked about the same person; false when there is nothing.
 *
 * @param {Say} say
 * @param {{thing: string, name: string}[]} others
 */
function more(say, others) {
  return (
    others.length > 0 &&
    h(
      "p",
      { class: "hw-slip-more", key: "more" },
      h("span", null, say("why.more"), " "),
      others.map(({ thing, name }) => [button("ho-link", name, { key: thing, "data-do": "why", "data-why": thing }), " "]),
    )
  );
}
