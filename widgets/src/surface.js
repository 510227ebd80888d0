// One display of the board: draws it, hears clicks and keys, keeps focus in a sensible place, says what changed.
import { about } from "./about.js";
import { asker } from "./asking.js";
import { board } from "./board.js";
import { answerTo } from "./choices.js";
import { draw, redraw } from "./patch.js";
import { digitOf } from "./keys.js";
import { hintText, isOpen, noHints, withView } from "./hints.js";
import { attend } from "./pointing.js";
import { memoryReader } from "./memory_reading.js";
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
  const desk = {
    story: isOpening(viewNow()), memory: null, picture: null, waiting: false, asking: false,
    notice: null, hints: noHints(), looked: null,
  };
  /** @type {Map<string, string>} */
  const stops = new Map();
  let told = viewNow().told.length;
  /** @type {Line[]} */
  let saidLines = exchange.lines();
  let saidQuestion = "";
  let where = whereabouts(viewNow());
  const asking = asker(model, exchange, el, ends.signal, {
    viewNow,
    say,
    inform: (text) => inform({ title: "", lines: [{ text, rule: "" }] }),
    leave: () => setAsking(false),
    back: focusBack,
  });

  let drawn = draw(picture(), page);
  const root = /** @type {HTMLElement} */ (drawn.dom);
  const voice = page.createElement("div");
  voice.className = "ho-hidden ho-voice";
  voice.setAttribute("aria-live", "polite");
  el.append(root, voice);
  setTabStops(root, stops);
  scrollToEnd();
  const openMemory = memoryReader({ root, desk, model, exchange, signal: ends.signal, viewNow, show, announce });

  /** @returns {View} */
  function viewNow() {
    return model.get("view");
  }

  function say() {
    return speaker(model.get("words"), viewNow().lang);
  }

  function picture() {
    desk.waiting = exchange.isWaiting();
    desk.hints = withView(desk.hints, viewNow(), say());
    return board(viewNow(), exchange.lines(), say(), desk, asking.moments());
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
    desk.asking = false;
    if (whereabouts(view) !== where) desk.story = false;
    else if (view.told.length !== told) desk.story = view.told.length > told || isOpening(view);
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
    for (const part of root.querySelectorAll("[data-scroll=start]")) part.scrollTop = 0;
  }

  /** Says the new lines of the journal and what is asked now, once. */
  function speak() {
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
  }

  /**
   * What is said when the board shows another moment or another game than before.
   *
   * @param {View} view
   */
  function arrival(view) {
    if (view.past !== null) return say()("back.looking", { text: view.past.text });
    return view.branch === null ? say()("back.returned") : view.branch.text;
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
   * @param {string} thing how `about` knows it
   * @param {boolean} byKey
   */
  function choose(target, thing, byKey) {
    const view = viewNow();
    const answer = answerTo(view, target);
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
      inform({ title: "", lines: [{ text: say()("several", { n: answer.choose.length }), rule: "" }] });
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

  /**
   * The next click is a question, or no longer.
   *
   * @param {boolean} on
   */
  function setAsking(on) {
    if (desk.asking === on) return;
    desk.asking = on;
    desk.notice = null;
    show();
    announce(on ? say()("why.asking") : say()("why.ended"));
  }

  /**
   * Asks about the thing at a place of the board.
   *
   * @param {Element} part
   */
  function askAt(part) {
    const thing = part.closest("[data-why]");
    if (!(thing instanceof HTMLElement) || !root.contains(thing)) {
      inform({ title: "", lines: [{ text: say()("why.nothing"), rule: "" }] });
      if (desk.asking && !root.contains(page.activeElement)) focusBack(root);
      return;
    }
    void asking.why(thing.dataset["why"] ?? "", part instanceof HTMLElement ? part : thing);
  }

  /**
   * Gives the focus to a part that had it, or to the nearest around it that can have it.
   *
   * @param {HTMLElement} part
   */
  function focusBack(part) {
    const able = part.closest("button, [tabindex]") ?? root.querySelector("[data-do=asking]");
    if (able instanceof HTMLElement && able.isConnected) able.focus({ preventScroll: true });
    else focusOnQuestion(true);
  }

  /**
   * @param {HTMLElement} part
   * @param {boolean} byKey
   */
  function activate(part, byKey) {
    const data = part.dataset;
    const [pawn, timeline, shift] = [data["pawn"], data["timeline"], data["shift"]].map(Number);
    switch (data["do"]) {
      case "act":
        return void send({ kind: "act", action: Number(data["code"]) }, byKey);
      case "undo":
        return void send({ kind: "undo" }, byKey);
      case "pawn":
        return choose({ kind: "pawn", pawn: Number(pawn) }, `pawn ${pawn}`, byKey);
      case "pool":
        return choose({ kind: "pool" }, "pool", byKey);
      case "timeline":
        return choose({ kind: "timeline", timeline: Number(timeline) }, `timeline ${timeline}`, byKey);
      case "card":
        return choose({ kind: "card", now: isNow(Number(shift)) }, `card ${shift}`, byKey);
      case "about":
        return tell(data["about"] ?? "");
      case "why":
        return askAt(part);
      case "asking":
        return setAsking(!desk.asking);
      case "look":
        return void asking.travel({ kind: "look", move: Number(data["move"]) });
      case "earlier":
        return void asking.step(-1);
      case "later":
        return void asking.step(1);
      case "now":
      case "branch":
      case "leave_branch":
        return void asking.travel({ kind: data["do"] });
      case "story":
        return toggleStory();
      case "memory":
        return void openMemory(data["memory"] ?? null);
      case "notice":
        return closeNotice();
      case "page":
        return readPage(part);
    }
  }

  /** @param {number} shift */
  function isNow(shift) {
    return viewNow().shifts[shift]?.state === "now";
  }

  function toggleStory() {
    desk.story = !desk.story;
    show();
    const part = root.querySelector(desk.story ? "[data-focus=story]" : ".ho-head [data-do=story]");
    if (part instanceof HTMLElement) part.focus();
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
    const target = event.target instanceof Element ? event.target : root;
    const part = target.closest("[data-do]");
    if (desk.asking && !isKept(part)) return askAt(target);
    if (part instanceof HTMLElement) activate(part, event instanceof MouseEvent && event.detail === 0);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const part = event.target;
    if (!(part instanceof HTMLElement) || isTyping(part)) return;
    const digit = digitOf(event);
    const action = digit === null ? undefined : viewNow().actions[digit];
    if (action) void send({ kind: "act", action: action.code }, true);
    else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
    else if (isPress(event) && isActed(part) && desk.asking) askAt(part);
    else if (isPress(event) && isActed(part)) activate(part, true);
    else if (isQuestion(event)) askAt(part);
    else if (event.key === "Escape" && desk.asking) setAsking(false);
    else if (event.key === "Escape" && desk.memory !== null) void openMemory(null);
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
  attend({ root, desk, viewNow, say, show, announce, signal });
  model.on("change:view", viewChanged);
  model.on("change:words", show);
  model.on("change:moments", show);
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
    model.off("change:moments", show);
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

/**
 * What stays what it is while the next click is a question: the buttons that end it or go to another moment.
 *
 * @param {Element | null} part
 */
function isKept(part) {
  return part?.closest(".ho-after, .ho-notice, .ho-banner") != null;
}

/**
 * The keys that choose what has the focus.
 *
 * @param {KeyboardEvent} event
 */
function isPress(event) {
  return event.key === "Enter" || event.key === " ";
}

/**
 * The key that asks why.
 *
 * @param {KeyboardEvent} event
 */
function isQuestion(event) {
  return event.key.toLowerCase() === "w" && !event.ctrlKey && !event.altKey && !event.metaKey;
}

/**
 * Which moment of which game is shown.
 *
 * @param {View} view
 */
function whereabouts(view) {
  return `${view.past?.move ?? "now"} ${view.branch === null ? "" : view.branch.text}`;
}
