// The stage of a lesson: room, people, card, thread and question as one picture, with what the lesson asks and says.
import { HOURS, isAlarm } from "../house/scene.js";
import { frame } from "../kit/frame.js";
import { classes, h } from "../kit/node.js";
import { lookedAt } from "../question/ahead.js";
import { cardOf } from "../question/card.js";
import { thread } from "../thread/thread.js";
import { lessonAsks, question } from "./asked.js";
import { bubble, eventCards, lyingStill, seated, sittingWith, tableOf, untold, withLight } from "./picture.js";
import { ward } from "./room.js";
import { besideOthers } from "./others.js";
import { cloth as clothOf, lyingOpen } from "./cloth.js";
import { scale as scaleOf } from "./scale.js";
import { isSeen, stepsOf } from "./sight.js";

/**
 * @typedef {import("../kit/node.js").Node} Node
 * @typedef {import("../protocol/view.d.ts").View} View
 */

/** A press on the thread says how Billy is. */
const TOLD = { role: "button", tabindex: 0, "data-do": "about", "data-about": "track" };

/**
 * Return the function that draws the stage. Until it has come in sight it is only its question, so that a page with many
 * stages has few elements.
 *
 * @param {import("../protocol/types.js").Model} model
 * @returns {(view: View, lines: unknown, say: import("../protocol/types.js").Say, desk: import("../protocol/display.js").Desk) => Node}
 */
export function stageOf(model) {
  return (whole, _, say, desk) => {
    /** @type {import("./script.js").Script} */
    const script = model.get("script");
    const { plain, tries, waits, lit, said, speech, others, events, came, sits, cloth, laid, scale, bed } = script;
    const view = seated(plain ? untold(whole) : whole, sits);
    const ahead = lookedAt(view, desk);
    const steps = stepsOf(desk);
    const high = scale ? "116px;--hw-tags:9px" : steps > 1 && `${(plain ? 224 : 172) - 28 * Math.min(2, steps - 1)}px`; // lower than in the style sheet
    const waiting = waits ? "true" : null;
    return frame(
      view,
      desk,
      [say("part.stage"), script.asks].filter(Boolean).join(": "),
      classes("hs-stage", plain && "is-plain", tries && "is-trying", HOURS[view.head.shift] === "night" && "is-night"), // also after the end: the room that is shown is that of this hour
      h("h2", { class: "ho-hidden", key: "name" }, say("part.stage")), // so that no level of heading is left out below the lesson's own
      !isSeen(desk)
        ? h("div", { class: "hs-unseen", part: "unseen", "data-waits": waiting }, question(script.asks))
        : [
            bubble(view, say, said, speech),
            withLight(
              h(
                "div",
                { class: "hs-grid", part: "picture", "data-waits": waiting },
                (!scale || said[0] || speech) && ward(isQuiet(view) ? sittingWith(view) : view, say, ahead, plain && waits, bed, high ? `; --hs-high: ${high}` : ""), // beside counts only while somebody speaks
                scale ? scaleOf(scale) : cloth.length > 0 ? clothOf(cloth) : cardNow(view, say, desk, plain, events),
                cloth.length === 0 && !scale && (laid.length > 0 ? lyingOpen(laid, steps > 0) : h(
                  "div",
                  { class: "hs-thread", key: "condition", "data-part": "thread", ...(!plain && TOLD) },
                  view.outcome?.died ? lyingStill(thread(view, say, null, false, false)) : besideOthers(thread(view, say, ahead, false, false), view.track, others, steps > 0 ? "" : HIGH),
                )),
                lessonAsks(view, say, desk, script),
              ),
              new Set(lit),
              came,
            ),
          ],
    );
  };
}

/** At a desk the thread is high where the window has room; on a phone it is as low as it is there. */
const HIGH = "height: clamp(92px, (100cqi - 750px) * 9, 144px)";

/**
 * Whether Billy lies with his eyes closed, and who is with him sits: after his death, and when an emergency has passed.
 *
 * @param {View} view
 */
function isQuiet(view) {
  return view.outcome?.died || (view.shifts[view.head.shift]?.card?.kind === "emergency" && !isAlarm(view));
}

/**
 * Draw the card of the present shift, the Events that came up, and what lies on the table; false after Billy's death.
 *
 * @param {View} view
 * @param {import("../protocol/types.js").Say} say
 * @param {import("../protocol/display.js").Desk} desk
 * @param {boolean} plain whether only what is said of Billy is drawn, and the arrows
 * @param {import("./script.js").Script["events"]} events
 */
function cardNow(view, say, desk, plain, events) {
  const shift = view.shifts[view.head.shift];
  if (!shift || view.outcome?.died) return false;
  const card = cardOf(shift, say, desk);
  return h("div", { class: "hs-card", key: "card", "data-part": "bedside", "data-roving": "card" }, card, eventCards(say, events), !plain && events.length === 0 && tableOf(view, say));
}
