// The web page on which a game is set up. It remembers what is typed, passes it to Python, and asks Python to begin.
// Python decides what can be played.
import { button, h } from "../kit/node.js";
import { draw, redraw } from "../kit/patch.js";
import { speaker } from "../kit/words.js";
import { chapters, knotByKey } from "./chapters.js";
import { FOLDED, more } from "./more.js";
import { settle } from "./settle.js";
import { team } from "./team.js";

/**
 * @typedef {import("../protocol/types.js").Model} Model
 * @typedef {import("../protocol/types.js").Say} Say
 *
 * @typedef {object} Chapter
 * @property {number} n its number
 * @property {string} title
 * @property {string} state "done", "open", "later", "alone" for a chapter that is played outside the campaign before
 *   its turn, or "apart" for a scenario that is no chapter of the campaign
 * @property {string[]} [lasts] how long the chapter takes, by the number of players, beginning with the fewest
 *
 * @typedef {object} Choice The options for the next game, as the table has chosen them.
 * @property {string[]} names of the Nurses
 * @property {number} players how many of them play
 * @property {number} first the index of who leads first; -1 leaves it to chance
 * @property {string} seed the seed as it was typed
 * @property {string} help_line where help is near them
 * @property {number} scenario the number of the chosen chapter
 *
 * @typedef {Choice & {lang: string, heard: number, fewest: number, chapters: Chapter[], assistants: number,
 *   wrong: {field: string, text: string, at: number[]} | null}} SetUp what Python sends: the choice as Python knows it; how
 *   many messages it has `heard`; the `fewest` players; how many Assistants there are; and which field is wrong, what is
 *   said about it, and at which names
 *
 * @typedef {HTMLInputElement | HTMLSelectElement} Field
 */

/**
 * Return a copy of the options that a view has.
 *
 * @type {(view: SetUp) => Choice}
 */
const choiceOf = ({ names, players, first, seed, help_line, scenario }) =>
  ({ names: [...names], players, first, seed, help_line, scenario });

/**
 * Draw the set-up: the team, the chapters, and the further fields while they are open.
 *
 * @param {SetUp} view
 * @param {Choice} choice
 * @param {boolean} isOpen whether the further fields are open
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
 * Show the set-up in an element. Calling the returned function removes it.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {() => import("../protocol/types.js").Words} labels gives the labels by key
 * @returns {() => void}
 */
export function setUp(model, el, labels) {
  /** @type {SetUp} */
  let view = model.get("view");
  let choice = choiceOf(view);
  let known = choiceOf(view); // what Python knows, or will know when its messages arrive
  let told = view.heard; // how many messages were sent
  let isOpen = false;
  let begins = false;
  let begun = ""; // the choice with which it was begun, as text
  let again = false; // whether to begin again after the reply, since "begin" was pressed with another choice meanwhile
  const say = () => speaker(labels(), view.lang);
  let drawn = draw(setUpPicture(view, choice, isOpen, say()), el.ownerDocument);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  fill();
  el.append(root);

  function show() {
    drawn = redraw(drawn, setUpPicture(view, choice, isOpen, say()));
    fill();
  }

  /** Set the text of each field where it differs; a field that is being typed in keeps its text. */
  function fill() {
    for (const field of fields()) {
      const text = String(valueOf(field));
      if (field.value !== text) field.value = text;
    }
  }

  /**
   * Return all fields.
   *
   * @returns {Field[]}
   */
  function fields() {
    return [...root.querySelectorAll("[data-field]")].map((each) => /** @type {Field} */ (each));
  }

  /**
   * Return the option that a field is for, and for a field of a name its index.
   *
   * @param {Field} field
   * @returns {[name: keyof Choice, index: number]}
   */
  function placeOf(field) {
    const [name = "", index = 0] = String(field.dataset["field"]).split(" ");
    return [/** @type {keyof Choice} */ (name), Number(index)];
  }

  /**
   * Return the value that a field is to show.
   *
   * @param {Field} field
   */
  function valueOf(field) {
    const [name, index] = placeOf(field);
    return name === "names" ? choice.names[index] : choice[name];
  }

  /**
   * Change some of the options for the next game, draw all of them, and send them to Python.
   *
   * @param {Partial<Choice>} changes
   */
  function choose(changes) {
    choice = { ...choice, ...changes };
    if (choice.first >= choice.players) choice.first = -1;
    show();
    tell("choose");
  }

  /**
   * Send a message with all options each time, since messages may arrive in another order.
   *
   * @param {string} kind of the message
   */
  function tell(kind) {
    told += 1;
    known = { ...choice, names: [...choice.names] };
    model.send({ kind, told, ...choice });
  }

  /**
   * Give the focus to an element.
   *
   * @param {string} thing a selector
   */
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

  /**
   * Take over what Python has changed. Options that Python does not know yet stay, also the text that is being typed.
   */
  function viewChanged() {
    view = model.get("view");
    if (view.heard >= told) {
      const now = choiceOf(view);
      const names = now.names.map((name, index) => (name === known.names[index] ? choice.names[index] ?? name : name));
      const others = Object.entries(now).filter(([name, value]) => value !== known[/** @type {keyof Choice} */ (name)]);
      choice = { ...choice, ...Object.fromEntries(others), names };
      known = now;
    }
    isOpen ||= FOLDED.includes(view.wrong?.field ?? "");
    show();
  }

  /**
   * Handle the reply to "begin": the game has begun, or the field that is wrong gets the focus.
   *
   * @param {{begun: boolean}} reply
   */
  function answered({ begun: over }) {
    if (!begins) return;
    begins = false;
    if (over) return;
    if (again) return deeds["begin"]?.(root);
    if (view.wrong === null) return; // the game itself says what is wrong
    const { field, at } = view.wrong;
    focusOn(`[data-field="${field === "names" ? `names ${at[0]}` : field}"]`);
  }

  root.addEventListener("click", onClick);
  root.addEventListener("keydown", onKey);
  root.addEventListener("input", onType);
  root.addEventListener("change", onType);
  return settle(root, model, { "change:view": viewChanged, "change:labels": show, "msg:custom": answered });
}
