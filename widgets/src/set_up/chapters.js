// The chapters (scenarios of the campaign) as knots on the thread: which are completed, which are open, which can be
// played outside the campaign.
import { alongList } from "../kit/keys.js";
import { button, classes, h } from "../kit/node.js";

/**
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {import("./set_up.js").SetUp} SetUp
 * @typedef {import("./set_up.js").Chapter} Chapter
 */

/**
 * Draw the chapters, with the title of the chosen one and how long it takes.
 *
 * @param {SetUp} view
 * @param {{players: number, scenario: number}} choice of the set-up so far
 * @param {Say} say
 */
export function chapters({ chapters: all, fewest }, { players, scenario }, say) {
  const chosen = all.find(({ n }) => n === scenario);
  const lasts = chosen?.lasts?.[players - fewest];
  return h(
    "div",
    { class: "su-way", key: "way" },
    h("h3", { key: "chosen" }, chosen && called(chosen, say), lasts && [" ", h("small", null, lasts)]),
    knots(all, scenario, say),
    h("p", { key: "note", role: "status" }, note(all, chosen, say)),
  );
}

/**
 * Draw a knot for each chapter. One knot is chosen; a chapter that comes later cannot be chosen.
 *
 * @param {Chapter[]} all
 * @param {number} scenario the number of the chosen chapter
 * @param {Say} say
 */
export function knots(all, scenario, say) {
  return h(
    "div",
    { class: "su-knots", key: "knots", role: "radiogroup", "aria-label": say("set_up.chapters") },
    // what is no chapter has a gap behind it, so that the thread begins with the first chapter
    all.map((chapter) => [knot(chapter, chapter.n === scenario, say), chapter.state === "apart" && h("i", { key: "gap" })]),
  );
}

/**
 * Return the knot to which a key leads from the knot that has the focus; undefined when the key leads nowhere.
 *
 * @param {HTMLElement} root
 * @param {KeyboardEvent} event
 */
export function knotByKey(root, event) {
  const knot = /** @type {HTMLElement} */ (event.target).closest("[role=radio]");
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=radio][data-do]")]);
  const next = knot && all[alongList(event.key, all.indexOf(/** @type {HTMLElement} */ (knot)), all.length) ?? -1];
  if (!next) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return next;
}

/**
 * Draw the knot of a chapter: its number, or the title of what is no chapter.
 *
 * @param {Chapter} chapter
 * @param {boolean} on whether it is chosen
 * @param {Say} say
 */
function knot(chapter, on, say) {
  const { n, state } = chapter;
  const later = state === "later";
  const name = later ? say("campaign.later", { n }) : called(chapter, say);
  const told = [name, state === "done" && say("set_up.done"), state === "alone" && say("set_up.alone")];
  return button(classes("su-knot", `is-${state}`), state === "apart" ? called(chapter, say) : String(n), {
    key: n, role: "radio", "aria-checked": String(on), "aria-label": told.filter(Boolean).join(", "), tabindex: on ? 0 : -1,
    "data-do": !later && "chapter", "data-chapter": n, "aria-disabled": later && "true",
  });
}

/**
 * Return the name of a chapter.
 *
 * @type {(chapter: Chapter, say: Say) => string}
 */
const called = ({ n, title, state }, say) => (state === "apart" ? title : say("set_up.chapter", { n, title }));

/**
 * Return a note about the choice of a chapter, for scenarios that are played outside the campaign; false when no note
 * is needed.
 *
 * @param {Chapter[]} all
 * @param {Chapter | undefined} chosen
 * @param {Say} say
 */
function note(all, chosen, say) {
  if (chosen?.state === "apart") return say("set_up.no_chapter");
  if (chosen?.state === "alone") return say("set_up.apart");
  return all.some(({ state }) => state === "alone") && say("set_up.one_by_one");
}
