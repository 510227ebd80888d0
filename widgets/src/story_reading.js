// The story is taken out, read card by card and put away by its reader; a card that is new opens by itself.
import { whereabouts } from "./display.js";
import { digitOf } from "./keys.js";
import { readAloud } from "./story.js";

/** @type {import("./display.js").NewFeature} */
export function storyReading({ desk, root, signal, whole, viewNow, say, show, focused, announce, bringIntoSight, focusOnQuestion }) {
  let shown = viewNow();
  /** @type {HTMLElement | null} what the story was opened by; nothing when it opened by itself */
  let opener = null;

  /**
   * @param {HTMLElement} by
   * @param {number} [number] the card that lies open, where it is not the first
   */
  function open(by, number = 1) {
    opener = by;
    desk.story = number;
    desk.drawer = "";
    show();
    focusOnQuestion(true);
    announce(readAloud(viewNow(), say(), desk));
  }

  function close() {
    desk.story = 0;
    show();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else {
      focusOnQuestion(true);
      bringIntoSight("prompt");
    }
    opener = null;
  }

  /** @param {number} number */
  function turnTo(number) {
    const card = viewNow().told[number - 1];
    if (card === undefined) return;
    desk.story = number;
    show();
    root.querySelector("[data-part=told]")?.scrollTo(0, 0);
    bringIntoSight("story_card");
    announce(`${card.title}. ${readAloud(viewNow(), say(), desk)}`);
  }

  /** The card is seen whole once its heading has the focus; who goes on to what lies under it puts it away. */
  root.addEventListener(
    "focusin",
    ({ target }) => {
      if (!desk.story || !(target instanceof Element)) return;
      if (target.matches("[data-focus=story]")) bringIntoSight("story_card");
      if (isInStory(target) || target.closest("[data-part=below]") === null) return;
      desk.story = 0;
      opener = null;
      show();
    },
    { signal },
  );

  return {
    deeds: {
      story: (part) => (desk.story ? close() : open(part)),
      turn_to(part) {
        const number = Number(part.dataset["card"]);
        if (desk.story) turnTo(number);
        else open(part, number);
      },
    },
    key(event, part) {
      if (!isInStory(part)) return false;
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (way === undefined) return digitOf(event) !== null;
      if (event.repeat) return true;
      if (desk.story + way > viewNow().told.length) close();
      else turnTo(desk.story + way);
      return true;
    },
    escape() {
      if (!desk.story) return false;
      close();
      return true;
    },
    viewChanged() {
      const before = shown;
      shown = viewNow();
      const isRead = isInStory(focused());
      if (whereabouts(shown) !== whereabouts(before)) desk.story = 0;
      else if (shown.told.length > before.told.length) desk.story = whole ? before.told.length + 1 : 0;
      else if (shown.revision !== before.revision && !isRead) desk.story = 0;
    },
  };
}

/** @param {Element | null} part */
function isInStory(part) {
  return part?.closest("[data-part=story]") != null;
}
