// Turning pages: the reader turns one after the other, and then the board shows the ward with its question again. The
// cards of the story are turned the same way: at the beginning of a game, and whenever somebody reads them again.
import { choose } from "../folds/folds.js";
import { digitOf } from "../kit/keys.js";
import { firstLine } from "../question/hints.js";
import { isOpening, whereabouts } from "./moment.js";
import { endingOf, leaves, pageAloud, pageNow } from "./page.js";
import { lastTurned, noteTurned } from "./place.js";
import { isFolded } from "./sheet.js";
import { isToBeAnswered, showsAnswers } from "./story_pages.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function turning({ desk, model, root, whole, viewNow, say, show, focused, focusOn, announce, bringIntoSight, focusOnQuestion }) {
  let shown = viewNow();
  /**
   * The button that opened the story; null when it opened at the beginning of a game.
   *
   * @type {HTMLElement | null}
   */
  let opener = null;
  if (whole && isOpening(shown)) begin();
  else if (whole && model.get("take_focus")) desk.leaf = next(lastTurned(shown));
  /**
   * The name of the page whose heading had the focus last. When a page is open at the beginning, this is its name
   * already: `focusOnQuestion` gives that page the focus.
   */
  let headed = nameOf(desk);
  if (headed !== null) show();

  /** Open the cards of the beginning, from the first one that was not turned yet. */
  function begin() {
    desk.tale = true;
    desk.leaf = next(lastTurned(shown));
    desk.tale = desk.leaf !== null;
  }

  /**
   * Return the number of the journal line that the next page belongs to; null when there is no further page.
   *
   * @param {number} line the journal line of the present page
   */
  function next(line) {
    return leaves(viewNow(), desk).find((each) => each.line > line)?.line ?? null;
  }

  /**
   * Open a page.
   *
   * @param {number | null} line the journal line that the page belongs to; null for the ward
   */
  function turnTo(line) {
    desk.leaf = line;
    show();
    tell();
  }

  /**
   * Go on to the next page, or to the ward. Where the question on the ward is to turn a patient card, the same click
   * turns it.
   */
  function on() {
    if (desk.leaf === null) return;
    const line = next(desk.leaf);
    const reread = opener !== null;
    if (!desk.tale || isOpening(viewNow())) noteTurned(viewNow(), line === null && desk.tale ? -1 : desk.leaf);
    if (line !== null) turnTo(line);
    else if (reread || viewNow().prompt.kind !== "turn" || !turnsTheCard()) close();
  }

  /**
   * Press the button of the only answer, "turn the patient card", from the page; return whether that button was there.
   * The page stays open until the card is turned.
   */
  function turnsTheCard() {
    const only = root.querySelector("[data-part=prompt] [data-do=act]");
    if (!(only instanceof HTMLElement)) return false;
    [desk.leaf, desk.tale] = [null, false];
    only.click();
    return true;
  }

  function back() {
    const before = leaves(viewNow(), desk).filter(({ line }) => desk.leaf !== null && line < desk.leaf).at(-1);
    if (before !== undefined) turnTo(before.line);
  }

  /** Close the pages, and give the focus to the question, or to the button that opened the story. */
  function close() {
    if (desk.tale && isOpening(viewNow())) noteTurned(viewNow(), -1); // another game may begin with the same cards
    desk.leaf = null;
    desk.tale = false;
    show();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else {
      focusOnQuestion(false);
      bringIntoSight("prompt");
    }
    opener = null;
    announce([desk.unsaid, firstLine(viewNow(), say(), desk.hints)].filter(Boolean).join(" "));
    desk.unsaid = "";
  }

  /**
   * Open the cards of the story to read them again.
   *
   * @param {HTMLElement} by the button that opened it
   * @param {number} number of the card that is opened, from 1
   */
  function read(by, number) {
    opener = by;
    desk.tale = true;
    desk.drawer = "";
    turnTo(number);
  }

  /** Speak the open page. Before the page of the ending, also speak what led to the end. */
  function tell() {
    const before = isAtTheEnd() ? desk.unsaid : "";
    if (before !== "") desk.unsaid = "";
    announce([before, pageAloud(viewNow(), say(), desk)].filter(Boolean).join(" "));
  }

  function isAtTheEnd() {
    return desk.leaf !== null && !desk.tale && desk.leaf === endingOf(viewNow())?.line;
  }

  return {
    deeds: {
      page_on: on,
      page_back: back,
      story: (part) => (desk.tale ? close() : read(part, 1)),
      turn_to: (part) => read(part, Number(part.dataset["card"])),
      unfold(part) {
        choose(desk, part, true);
        show();
        focusOnQuestion(true);
        tell();
      },
      leave_folded(part) {
        choose(desk, part, false);
        on();
      },
      ward(part) {
        const drawer = part.dataset["drawer"] ?? "";
        desk.leaf = null;
        [desk.drawer, desk.day] = [drawer, null];
        show();
        focusOn(drawer === "" ? "[data-do=ending]" : "[data-part=drawer_title]");
      },
      ending() {
        desk.drawer = "";
        turnTo(endingOf(viewNow())?.line ?? null);
      },
    },
    key(event, part) {
      const open = pageNow(viewNow(), desk);
      if (open === undefined) return false;
      const isBack = ["PageUp", "ArrowLeft"].includes(event.key);
      if (isAtTheEnd() && !isBack) return digitOf(event) !== null;
      const isPress = event.key === "Enter" || event.key === " ";
      if (isPress && part?.closest("button")) return false; // then the key presses the button
      const asks = isToBeAnswered(open, viewNow());
      if (isPress || ["PageDown", "ArrowRight"].includes(event.key)) {
        if (!isFolded(desk, open) && !asks && !event.repeat) on();
        return true;
      }
      if (isBack) {
        back();
        return true;
      }
      if (event.key === "ArrowDown" && asks) {
        focusOn("[data-part=page] [data-roving=actions] [data-item]");
        return true;
      }
      return digitOf(event) !== null && !showsAnswers(desk, open, viewNow()); // a digit gives no answer that nobody sees
    },
    escape() {
      if (desk.leaf === null) return false;
      if (desk.tale) close(); // the story can be read again; all other pages stay open
      return true;
    },
    viewChanged() {
      const before = shown;
      shown = viewNow();
      const moved = whereabouts(shown) !== whereabouts(before);
      const went = whole && shown.past === null && !moved && moves(shown) > moves(before);
      const isNew = went && (shown.pages ?? []).length > 0;
      const open = pageNow(before, desk);
      const isRead = focused()?.closest("[data-part=page]") && !isNew && !(open && isToBeAnswered(open, before));
      if (desk.tale && (moved || (shown.revision !== before.revision && !isRead))) [desk.tale, desk.leaf] = [false, null];
      if (went && !desk.tale) desk.leaf = next(-1);
      else if (pageNow(shown, desk) === undefined) [desk.tale, desk.leaf] = [false, null];
    },
    drawn() {
      const page = nameOf(desk);
      if (page && page !== headed) focusOnQuestion(true);
      headed = page;
    },
  };
}

/**
 * Return a name of the open page, for comparing; null while the ward is shown.
 *
 * @param {import("../protocol/display.js").Desk} desk
 */
function nameOf({ tale, leaf }) {
  return leaf === null ? null : `${tale} ${leaf}`;
}

/**
 * Return the number of moves so far.
 *
 * @param {import("../protocol/view.d.ts").View} view
 */
function moves(view) {
  return view.moments?.at(-1)?.move ?? 0;
}
