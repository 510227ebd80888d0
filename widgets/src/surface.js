// One display of the board: draws it, hears clicks and keys, keeps focus in a sensible place, says what changed.
import { board } from "./board.js";
import { answerTo } from "./choices.js";
import { draw, redraw } from "./patch.js";
import { digitOf } from "./keys.js";
import { moveFocus, setTabStops } from "./roving.js";
import { news } from "./news.js";
import { openPage } from "./reading.js";
import { speaker } from "./words.js";

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Desk} Desk
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./exchange.js").Exchange} Exchange
 */

/**
 * Shows the board in an element until the returned function is called.
 *
 * @param {Model} model
 * @param {Exchange} exchange
 * @param {HTMLElement} el
 * @returns {() => void}
 */
export function surface(model, exchange, el) {
  const page = el.ownerDocument;
  const ends = new AbortController();
  /** @type {Desk} */
  const desk = { story: isOpening(viewNow()), memory: null, waiting: false, notice: null };
  /** @type {Map<string, string>} */
  const stops = new Map();
  let told = viewNow().told.length;
  /** @type {Line[]} */
  let saidLines = exchange.lines();
  let saidQuestion = "";

  let drawn = draw(picture(), page);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  const voice = page.createElement("div");
  voice.className = "ho-hidden ho-voice";
  voice.setAttribute("aria-live", "polite");
  el.append(root, voice);
  setTabStops(root, stops);
  scrollToEnd();

  /** @returns {View} */
  function viewNow() {
    return model.get("view");
  }

  function say() {
    return speaker(model.get("words"), viewNow().lang);
  }

  function picture() {
    desk.waiting = exchange.isWaiting();
    return board(viewNow(), exchange.lines(), say(), desk);
  }

  function show() {
    const hadFocus = root.contains(page.activeElement);
    drawn = redraw(drawn, picture());
    setTabStops(root, stops);
    if (hadFocus && !root.contains(page.activeElement)) focusOnQuestion(true);
  }

  /** The game has moved on: what was told about the position before is put away. */
  function viewChanged() {
    const view = viewNow();
    desk.notice = null;
    if (view.told.length !== told) desk.story = view.told.length > told || isOpening(view);
    told = view.told.length;
    show();
    scrollToEnd();
    speak();
  }

  function linesChanged() {
    show();
    scrollToEnd();
  }

  function scrollToEnd() {
    for (const part of root.querySelectorAll("[data-scroll=end]")) part.scrollTop = part.scrollHeight;
  }

  /** Says the new lines of the journal and what is asked now, once. */
  function speak() {
    const view = viewNow();
    const lines = exchange.lines();
    const question = view.outcome === null ? view.prompt.text : `${view.outcome.title}. ${view.outcome.text}`;
    const text = news(saidLines, lines, say());
    const parts = question === saidQuestion ? [text] : [text, question];
    saidLines = lines;
    saidQuestion = question;
    announce(parts.filter(Boolean).join(" "));
  }

  /** @param {string} text */
  function announce(text) {
    if (text !== "") voice.textContent = text === voice.textContent ? `${text} ` : text;
  }

  /**
   * The first answer to what is asked, or the outcome.
   *
   * @param {boolean} quiet without scrolling there
   */
  function focusOnQuestion(quiet) {
    const first =
      root.querySelector("[data-focus=outcome]") ??
      root.querySelector("[data-roving=actions] [data-item]") ??
      root.querySelector("[data-do=undo]");
    stops.delete("actions");
    setTabStops(root, stops);
    if (first instanceof HTMLElement) first.focus({ preventScroll: quiet });
  }

  /**
   * Sends a request and shows its answer. Clicks while it is under way are let go.
   *
   * @param {Record<string, unknown>} request
   * @param {boolean} byKey
   */
  async function send(request, byKey) {
    const toldBefore = told;
    const answered = exchange.ask(model, { ...request, revision: viewNow().revision });
    if (answered === null) return;
    const answer = await answered;
    if (ends.signal.aborted) return;
    if (answer.kind === "done") {
      if (desk.story && told === toldBefore) {
        desk.story = false;
        show();
      }
      focusOnQuestion(!byKey);
      return;
    }
    inform({ title: "", lines: [{ text: answer.text || say()("silence"), rule: "" }] });
  }

  /** @param {import("./types.js").Notice} notice */
  function inform(notice) {
    desk.notice = notice;
    show();
    announce([notice.title, ...notice.lines.map((line) => line.text)].filter(Boolean).join(" "));
  }

  /**
   * A thing on the board was chosen: take its action, point out several, or tell why there is none.
   *
   * @param {import("./choices.js").Target} target
   * @param {boolean} byKey
   */
  function choose(target, byKey) {
    const view = viewNow();
    const answer = answerTo(view, target);
    if (answer === null) {
      const pawn = target.kind === "pawn" ? view.pawns.find((each) => each.pawn === target.pawn) : undefined;
      if (pawn) inform({ title: pawn.name, lines: [{ text: pawn.text, rule: "" }] });
    } else if ("take" in answer) {
      void send({ kind: "act", action: answer.take.code }, byKey);
    } else if ("barred" in answer) {
      const lines = answer.barred.map((each) => ({
        text: [each.text, each.why, each.unlock].filter(Boolean).join(" – "),
        rule: each.rule,
      }));
      inform({ title: "", lines });
    } else {
      inform({ title: "", lines: [{ text: say()("several", { n: answer.choose.length }), rule: "" }] });
      const first = answer.choose[0];
      const button = first && root.querySelector(`[data-do=act][data-code="${first.code}"]`);
      if (button instanceof HTMLElement) button.focus();
    }
  }

  /**
   * @param {HTMLElement} part
   * @param {boolean} byKey
   */
  function activate(part, byKey) {
    const data = part.dataset;
    switch (data["do"]) {
      case "act":
        return void send({ kind: "act", action: Number(data["code"]) }, byKey);
      case "undo":
        return void send({ kind: "undo" }, byKey);
      case "pawn":
        return choose({ kind: "pawn", pawn: Number(data["pawn"]) }, byKey);
      case "pool":
        return choose({ kind: "pool" }, byKey);
      case "timeline":
        return choose({ kind: "timeline", timeline: Number(data["timeline"]) }, byKey);
      case "story":
        return toggleStory();
      case "memory":
        return openMemory(data["memory"] ?? null);
      case "notice":
        return closeNotice();
      case "page":
        return readPage(part);
    }
  }

  function toggleStory() {
    desk.story = !desk.story;
    show();
    const part = root.querySelector(desk.story ? "[data-focus=story]" : ".ho-head [data-do=story]");
    if (part instanceof HTMLElement) part.focus();
  }

  /** @param {string | null} name */
  function openMemory(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    show();
    const back = root.querySelector(`[data-memory="${desk.memory ?? before}"]`);
    const text = root.querySelector(".ho-detail");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    if (desk.memory === null || !text) return;
    announce([...text.children].filter((part) => part.tagName !== "BUTTON").map((part) => part.textContent).join(" "));
    text.scrollIntoView({ block: "nearest" });
  }

  function closeNotice() {
    desk.notice = null;
    show();
    focusOnQuestion(true);
  }

  /** @param {HTMLElement} opener */
  function readPage(opener) {
    openPage(model.get("page"), el, ends.signal, () => {
      if (opener.isConnected) opener.focus();
      else focusOnQuestion(true);
    });
  }

  /** @param {Event} event */
  function onClick(event) {
    const part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (!(part instanceof HTMLElement)) return;
    activate(part, event instanceof MouseEvent && event.detail === 0);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const part = event.target;
    if (!(part instanceof HTMLElement) || isTyping(part)) return;
    const digit = digitOf(event);
    const action = digit === null ? undefined : viewNow().actions[digit];
    if (action) void send({ kind: "act", action: action.code }, true);
    else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
    else if ((event.key === "Enter" || event.key === " ") && isActed(part)) activate(part, true);
    else if (event.key === "Escape" && desk.memory !== null) openMemory(null);
    else if (event.key === "Escape" && desk.notice !== null) closeNotice();
    else if (event.key === "Escape" && desk.story) toggleStory();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows which pawn an action is about, while it is looked at.
   * @param {Event} event */
  function onPoint(event) {
    const action = event.target instanceof Element ? event.target.closest("[data-points]") : null;
    const pawn = action instanceof HTMLElement ? action.dataset["points"] : undefined;
    for (const each of root.querySelectorAll("[data-pointed]")) each.removeAttribute("data-pointed");
    if (pawn === undefined) return;
    for (const each of root.querySelectorAll(`[data-pawn="${pawn}"]`)) each.setAttribute("data-pointed", "");
  }

  const { signal } = ends;
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("pointerover", onPoint, { signal });
  root.addEventListener("focusin", onPoint, { signal });
  model.on("change:view", viewChanged);
  model.on("change:words", show);
  const unwatch = exchange.watch(linesChanged);
  if (model.get("take_focus")) settleFocus();

  /** The first focus, once the notebook has put the board on the page. */
  function settleFocus() {
    if (ends.signal.aborted) return;
    if (!root.isConnected || root.offsetParent === null) {
      setTimeout(settleFocus, 30);
      return;
    }
    const part = root.querySelector("[data-focus=story]");
    if (desk.story && part instanceof HTMLElement) part.focus();
    else focusOnQuestion(false);
  }

  return () => {
    ends.abort();
    unwatch();
    model.off("change:view", viewChanged);
    model.off("change:words", show);
    root.remove();
    voice.remove();
  };
}

/**
 * Nothing has been decided yet: the cards told so far lie open.
 *
 * @param {View} view
 */
function isOpening(view) {
  return !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}

/** @param {HTMLElement} part */
function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}

/**
 * A part that is no button by itself and yet can be chosen.
 *
 * @param {HTMLElement} part
 */
function isActed(part) {
  return part.tagName !== "BUTTON" && part.dataset["do"] !== undefined;
}
