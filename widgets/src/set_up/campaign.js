// The web page between two chapters (scenarios): the chapters so far, the Care Tokens that are carried on, what opens,
// and the question which chapter comes next.
import { drawing } from "../drawing/drawing.js";
import { button, h, shown } from "../kit/node.js";
import { draw, redraw } from "../kit/patch.js";
import { speaker } from "../kit/words.js";
import { restedFace } from "../people/person.js";
import { knotByKey, knots } from "./chapters.js";
import { settle } from "./settle.js";

/**
 * @typedef {import("../protocol/types.js").Model} Model
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("../kit/node.js").Child} Child
 *
 * @typedef {{drawn: string, name: string, brief: string}} Opens what nurses can do from a chapter on: its drawing, name, and
 *   a few words
 * @typedef {import("./set_up.js").Chapter & {hearts: number, opens: Opens[]}} Chapter with the Care Tokens at its beginning;
 *   of a chapter that comes later only the number is given
 *
 * @typedef {object} Campaign
 * @property {string} lang
 * @property {{n: number, days: number | null}} last the chapter that was played last, and how many days ago
 * @property {string} recap the story so far; empty for a group that has not been away
 * @property {number} nurses how many play
 * @property {Chapter[]} chapters
 * @property {number} chosen the number of the chosen chapter
 * @property {boolean} all whether all chapters are completed
 */

/**
 * Draw the web page.
 *
 * @param {Campaign} view
 * @param {number} chosen the number of the chosen chapter
 * @param {boolean} asks whether the web page asks if the whole campaign is to be forgotten
 * @param {Say} say
 */
export function campaignPicture(view, chosen, asks, say) {
  const { last, chapters } = view;
  const { n, title, state, hearts, opens } = /** @type {Chapter} */ (chapters.find((each) => each.n === chosen));
  const faces = Array.from({ length: view.nurses }, (_, index) => drawing(restedFace(index)));
  return h(
    "section",
    { class: "ho-setup", part: "campaign", lang: view.lang, "aria-label": say("campaign.title") },
    h(
      "h2",
      { key: "title", tabindex: -1 },
      say("campaign.title"),
      " ",
      h("small", null, last.days === null ? say("campaign.last", { n: last.n }) : say("campaign.days", { n: last.days, chapter: last.n })),
    ),
    h("div", { class: "su-way su-line", key: "way" }, knots(chapters, chosen, say)),
    h(
      "div",
      { class: "su-cols", key: "cols" },
      view.recap !== "" && h("div", { key: "recap" }, h("h3", null, say("campaign.so_far")), h("p", null, view.recap)),
      h("div", { key: "carry" }, h("h3", null, say("campaign.carry")), thing(faces, say("campaign.rested"), say("campaign.hearts", { n: hearts }))),
      opens.length > 0 &&
        h("div", { key: "opens" }, h("h3", null, say("campaign.opens")), opens.map(({ drawn, name, brief }) => thing(drawing(drawn), name, brief))),
      h(
        "div",
        { class: "su-next", key: "next" },
        view.all && h("p", { key: "all" }, say("campaign.all")),
        h("h3", { key: "question" }, h("small", null, say("campaign.chapter", { n })), " ", title),
        button("su-begin", state === "done" ? say("campaign.again", { n }) : say("campaign.begin", { n }), { key: "begin", "data-do": "begin" }),
        button("su-quiet", say("campaign.rest"), { key: "rest", "data-do": "rest" }),
      ),
    ),
    asks ? question(say) : h(
      "div",
      { class: "su-foot", key: "foot" },
      button("su-quiet", say("campaign.who"), { key: "who", "data-do": "who" }),
      button("su-quiet", say("campaign.afresh"), { key: "afresh", "data-do": "afresh" }),
    ),
  );
}

/**
 * Draw a thing with its name and a few words.
 *
 * @param {Child} art the drawing of the thing
 * @param {string} name
 * @param {string} brief
 */
function thing(art, name, brief) {
  return h("p", { class: "su-thing", key: name }, shown("su-art", art), h("span", null, h("b", null, name), h("br"), brief));
}

/**
 * Draw the question whether the whole campaign is to be forgotten.
 *
 * @param {Say} say
 */
function question(say) {
  return h(
    "div",
    { class: "su-foot", key: "question", role: "group", "aria-label": say("campaign.afresh") },
    h("p", { key: "ask" }, say("campaign.ask")),
    button("", say("campaign.yes"), { key: "yes", "data-do": "reset" }),
    button("", say("campaign.no"), { key: "no", "data-do": "keep" }),
  );
}

/**
 * Show the web page in an element. Calling the returned function removes it.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {() => import("../protocol/types.js").Words} labels gives the labels by key
 * @returns {() => void}
 */
export function campaign(model, el, labels) {
  /** @type {Campaign} */
  let view = model.get("view");
  let { chosen } = view;
  let asks = false;
  const node = () => campaignPicture(view, chosen, asks, speaker(labels(), view.lang));
  let drawn = draw(node(), el.ownerDocument);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  el.append(root);

  function show() {
    drawn = redraw(drawn, node());
  }

  /**
   * Ask whether the whole campaign is to be forgotten, or remove the question.
   *
   * @param {boolean} now whether the question is shown
   * @param {string} next the deed whose button gets the focus
   */
  function ask(now, next) {
    asks = now;
    show();
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-do=${next}]`))?.focus();
  }

  /** @type {Record<string, (part: HTMLElement) => void>} */
  const deeds = {
    chapter(part) {
      chosen = Number(part.dataset["chapter"]);
      show();
    },
    afresh: () => ask(true, "keep"),
    keep: () => ask(false, "afresh"),
  };

  /** @param {Event} event */
  function onClick(event) {
    const part = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-do]"));
    const kind = part?.dataset["do"] ?? "";
    if (part !== null) (deeds[kind] ?? (() => model.send({ kind, scenario: chosen })))(part);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key === "Escape" && asks) return ask(false, "afresh");
    const next = knotByKey(root, event);
    if (next === undefined) return;
    deeds["chapter"]?.(next);
    next.focus();
  }

  function viewChanged() {
    view = model.get("view");
    ({ chosen } = view);
    asks = false;
    show();
  }

  root.addEventListener("click", onClick);
  root.addEventListener("keydown", onKey);
  return settle(root, model, { "change:view": viewChanged, "change:labels": show });
}
