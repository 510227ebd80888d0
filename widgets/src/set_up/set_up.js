// The set-up alive: it keeps what is typed, tells the Python side, and asks it to begin. What can be played is decided there.
import { button, h } from "../kit/node.js";
import { draw, redraw } from "../kit/patch.js";
import { speaker } from "../kit/words.js";
import { chapters, knotByKey } from "./chapters.js";
import { more } from "./more.js";
import { settle } from "./settle.js";
import { team } from "./team.js";

/**
 * @typedef {import("../protocol/types.js").Model} Model
 * @typedef {import("../protocol/types.js").Say} Say
 * @typedef {{n: number, title: string, state: string, lasts?: string[]}} Chapter done, open, later, or alone: to be played by
 *   itself; and how long it takes the fewest players, one more, and all
 * @typedef {{names: string[], players: number, first: number, seed: string, help_line: string, scenario: number}} Choice
 * @typedef {Choice & {lang: string, heard: number, fewest: number, chapters: Chapter[], assistants: number,
 *   wrong: {field: string, text: string, at: number[]} | null}} SetUp
 * @typedef {HTMLInputElement | HTMLSelectElement} Field
 */

/** @type {(view: SetUp) => Choice} */
const choiceOf = ({ names, players, first, seed, help_line, scenario }) =>
  ({ names: [...names], players, first, seed, help_line, scenario });

/**
 * What stands there: the team, the chapters, the rest folded away.
 *
 * @param {SetUp} view
 * @param {Choice} choice
 * @param {boolean} isOpen whether the rest is unfolded
 * @param {Say} say
 */
export function setUpPicture(view, choice, isOpen, say) {
  return h(
    "section",
    { class: "ho-setup", part: "set_up", lang: view.lang, "aria-label": say("set_up.title") },
    h(
      "div",
      { class: "su-foot", key: "title" },
      h("h2", { tabindex: -1 }, say("set_up.title")),
      button("su-quiet", say("set_up.back"), { "data-do": "back" }),
    ),
    team(view, choice, say),
    chapters(view, choice, say),
    isOpen && more(view, choice, say),
    h(
      "div",
      { class: "su-foot", key: "foot" },
      button("su-quiet", say("set_up.more"), { key: "more", "data-do": "more", "aria-expanded": String(isOpen) }),
      button("su-begin", say("set_up.begin"), { key: "begin", "data-do": "begin" }),
    ),
  );
}

/**
 * Shows the set-up in an element until the returned function is called.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {() => import("../protocol/types.js").Words} labels
 * @returns {() => void}
 */
export function setUp(model, el, labels) {
  /** @type {SetUp} */
  let view = model.get("view");
  let choice = choiceOf(view);
  let known = choiceOf(view); // what Python knows, or will have heard
  let told = view.heard; // how often it was told something
  let isOpen = false;
  let begins = false;
  let begun = ""; // what was chosen then
  let again = false; // with another choice a press is kept while the one before is not answered yet
  const say = () => speaker(labels(), view.lang);
  let drawn = draw(setUpPicture(view, choice, isOpen, say()), el.ownerDocument);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  fill();
  el.append(root);

  function show() {
    drawn = redraw(drawn, setUpPicture(view, choice, isOpen, say()));
    fill();
  }

  /** A field keeps what was typed whatever is drawn: its text is set, and only where it is another. */
  function fill() {
    for (const field of fields()) {
      const text = String(valueOf(field));
      if (field.value !== text) field.value = text;
    }
  }

  /** @returns {Field[]} */
  function fields() {
    return [...root.querySelectorAll("[data-field]")].map((each) => /** @type {Field} */ (each));
  }

  /** @param {Field} field @returns {[name: keyof Choice, index: number]} */
  function placeOf(field) {
    const [name = "", index = 0] = String(field.dataset["field"]).split(" ");
    return [/** @type {keyof Choice} */ (name), Number(index)];
  }

  /** @param {Field} field */
  function valueOf(field) {
    const [name, index] = placeOf(field);
    return name === "names" ? choice.names[index] : choice[name];
  }

  /** @param {Partial<Choice>} changes */
  function choose(changes) {
    choice = { ...choice, ...changes };
    if (choice.first >= choice.players) choice.first = -1;
    show();
    tell("choose");
  }

  /** All of it each time: a message may come before one that was sent earlier. @param {string} kind */
  function tell(kind) {
    told += 1;
    known = { ...choice, names: [...choice.names] };
    model.send({ kind, told, ...choice });
  }

  /** @param {string} thing */
  function focusOn(thing) {
    /** @type {HTMLElement | null} */ (root.querySelector(thing))?.focus();
  }

  /** @type {Record<string, (part: HTMLElement) => void>} */
  const deeds = {
    add() {
      choose({ players: choice.players + 1 });
      focusOn(`[data-field="names ${choice.players - 1}"]`);
    },
    take_out() {
      choose({ players: choice.players - 1 });
      focusOn("[data-part=add]");
    },
    chapter: (part) => choose({ scenario: Number(part.dataset["chapter"]) }),
    more() {
      isOpen = !isOpen;
      show();
    },
    back: () => tell("back"),
    begin() {
      again = begins && begun !== JSON.stringify(choice);
      if (begins) return;
      begins = true;
      begun = JSON.stringify(choice);
      tell("begin");
    },
  };

  /** @param {Event} event */
  function onClick(event) {
    const part = /** @type {Element} */ (event.target).closest("[data-do]");
    if (part !== null) deeds[part.getAttribute("data-do") ?? ""]?.(/** @type {HTMLElement} */ (part));
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const next = knotByKey(root, event);
    if (next === undefined) return;
    deeds["chapter"]?.(next);
    next.focus();
  }

  /** @param {Event} event */
  function onType(event) {
    const field = /** @type {Field} */ (event.target);
    if (field.dataset["field"] === undefined) return;
    const [name, index] = placeOf(field);
    if (name === "names") choice.names[index] = field.value;
    else choice = { ...choice, [name]: name === "first" ? Number(field.value) : field.value };
    show();
    if (event.type === "change") tell("choose");
  }

  /** What Python has chosen is taken over; what it has not heard yet stays, and what is being typed. */
  function viewChanged() {
    view = model.get("view");
    if (view.heard >= told) {
      const now = choiceOf(view);
      const names = now.names.map((name, index) => (name === known.names[index] ? choice.names[index] ?? name : name));
      const others = Object.entries(now).filter(([name, value]) => value !== known[/** @type {keyof Choice} */ (name)]);
      choice = { ...choice, ...Object.fromEntries(others), names };
      known = now;
    }
    isOpen ||= view.wrong?.field === "seed";
    show();
  }

  /** Begun, or refused: then what is wrong has the focus. */
  function answered() {
    if (!begins) return;
    begins = false;
    if (view.wrong === null) return;
    if (again) return deeds["begin"]?.(root);
    const { field, at } = view.wrong;
    focusOn(`[data-field="${field === "names" ? `names ${at[0]}` : field}"]`);
  }

  root.addEventListener("click", onClick);
  root.addEventListener("keydown", onKey);
  root.addEventListener("input", onType);
  root.addEventListener("change", onType);
  return settle(root, model, { "change:view": viewChanged, "change:labels": show, "msg:custom": answered });
}
