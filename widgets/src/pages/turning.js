// Pages are turned by who plays: one after the other, and then the ward is there again with what is asked. So is the
// story, which lies open as a game begins, and whenever somebody asks for it.
import { choose } from "../folds/folds.js";
import { digitOf } from "../kit/keys.js";
import { firstLine } from "../question/hints.js";
import { isOpening, whereabouts } from "./moment.js";
import { endingOf, leaves, pageAloud, pageNow } from "./page.js";
import { lastTurned, noteTurned } from "./place.js";
import { isFolded } from "./sheet.js";
import { isToBeAnswered, showsAnswers } from "./story_pages.js";

/** The one heading of a page. */
const HEADING = "[data-part=page] [data-focus]";

/** @type {import("../protocol/display.js").NewFeature} */
export function turning({ desk, model, root, whole, viewNow, say, show, focused, focusOn, announce, bringIntoSight, focusOnQuestion }) {
  let shown = viewNow();
  /** @type {HTMLElement | null} what the story was opened by; nothing when it opened by itself */
  let opener = null;
  if (whole && isOpening(shown)) begin();
  else if (whole && model.get("take_focus")) desk.leaf = next(lastTurned(shown));
  /** The page whose heading had the focus last; the first is not given it here. */
  let headed = nameOf(desk);
  if (headed !== null) show();

  /** The cards of the beginning lie open, from the one that was not turned yet. */
  function begin() {
    desk.tale = true;
    desk.leaf = next(lastTurned(shown));
    desk.tale = desk.leaf !== null;
  }

  /**
   * The line of the first page after a line; null where there is none.
   *
   * @param {number} line
   */
  function next(line) {
    return leaves(viewNow(), desk).find((each) => each.line > line)?.line ?? null;
  }

  /** @param {number} line */
  function turnTo(line) {
    desk.leaf = line;
    show();
    root.querySelector("[data-part=page]")?.scrollTo(0, 0);
    tell();
  }

  /** On to the page that follows, or to the ward; where a card is to be turned there, it is turned with that. */
  function on() {
    if (desk.leaf === null) return;
    const line = next(desk.leaf);
    const reread = opener !== null;
    if (!desk.tale || isOpening(viewNow())) noteTurned(viewNow(), line === null && desk.tale ? -1 : desk.leaf);
    if (line !== null) turnTo(line);
    else if (reread || viewNow().prompt.kind !== "turn" || !turnsTheCard()) close();
  }

  /** The only answer there, given from the page, which lies there until the card does. */
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

  /** The ward is there again: with what is asked, or with what the story was opened by. */
  function close() {
    if (desk.tale && isOpening(viewNow())) noteTurned(viewNow(), -1); // another game may begin just so
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
   * The story is taken out.
   *
   * @param {HTMLElement} by
   * @param {number} number the card that lies open
   */
  function read(by, number) {
    opener = by;
    desk.tale = true;
    desk.drawer = "";
    turnTo(number);
  }

  /** Says the page; before the one that a game ends with, what led there. */
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
        focusOn(HEADING);
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
        desk.leaf = endingOf(viewNow())?.line ?? null;
        show();
        tell();
      },
    },
    key(event, part) {
      const open = pageNow(viewNow(), desk);
      if (open === undefined) return false;
      if (isAtTheEnd() && !["PageUp", "ArrowLeft"].includes(event.key)) return digitOf(event) !== null;
      const isPress = event.key === "Enter" || event.key === " ";
      if (isPress && part?.closest("button")) return false; // it is pressed
      const asks = isToBeAnswered(open, viewNow());
      if (isPress || ["PageDown", "ArrowRight"].includes(event.key)) {
        if (!isFolded(desk, open) && !asks && !event.repeat) on();
        return true;
      }
      if (["PageUp", "ArrowLeft"].includes(event.key)) {
        back();
        return true;
      }
      if (event.key === "ArrowDown" && asks) {
        focusOn("[data-part=page] [data-roving=actions] [data-item]");
        return true;
      }
      return digitOf(event) !== null && !showsAnswers(desk, open, viewNow()); // no answer is taken that nobody sees
    },
    escape() {
      if (desk.leaf === null) return false;
      if (desk.tale) close(); // it can be read again; of all else nothing is lost, and it goes nowhere
      return true;
    },
    viewChanged() {
      const before = shown;
      shown = viewNow();
      const moved = whereabouts(shown) !== whereabouts(before);
      const went = whole && shown.past === null && !moved && moves(shown) > moves(before);
      const isNew = went && (shown.pages ?? []).length > 0;
      const open = pageNow(before, desk);
      const isRead = focused()?.closest("[data-part=page]") != null && !isNew && !(open && isToBeAnswered(open, before));
      if (desk.tale && (moved || (shown.revision !== before.revision && !isRead))) [desk.tale, desk.leaf] = [false, null];
      if (went && !desk.tale) desk.leaf = next(-1);
      else if (pageNow(shown, desk) === undefined) [desk.tale, desk.leaf] = [false, null];
    },
    drawn() {
      const page = nameOf(desk);
      if (page !== headed && page !== null) focusOn(HEADING);
      headed = page;
    },
  };
}

/** @param {import("../protocol/display.js").Desk} desk */
function nameOf({ tale, leaf }) {
  return leaf === null ? null : `${tale} ${leaf}`;
}

/** @param {import("../protocol/types.js").View} view */
function moves(view) {
  return view.moments?.at(-1)?.move ?? 0;
}
