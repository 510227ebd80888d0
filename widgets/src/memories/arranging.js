// The table arranges the memories itself: a memory is picked up and laid on another place of its row. The game knows
// nothing of this arrangement.
import { chosen } from "./detail.js";
import { isTracked } from "./laying.js";

/** @type {import("../protocol/display.js").NewFeature} */
export function arranging(display) {
  const { model, exchange, desk, signal, viewNow, say, show, announce } = display;
  const { laying } = desk;

  const inform = display.tell;

  /**
   * Ask Python for a change of the arrangement, and speak the reply: that the change was made, or why not.
   *
   * @param {Record<string, unknown>} request
   * @param {() => string} then called when Python agrees; returns a further sentence, which is spoken after the reply
   */
  async function ask(request, then) {
    const answered = exchange.ask(model, request);
    if (answered === null) return inform(say()("busy"));
    const answer = await answered;
    if (signal.aborted) return undefined;
    if (answer.kind !== "done") return inform(answer.text || say()("silence"));
    const more = then();
    show();
    return announce(`${answer.text} ${more}`.trim());
  }

  /**
   * Pick up a memory and open it; null puts the memory back that was picked up.
   *
   * @param {string | null} memory its name, such as "2-3"
   */
  function hold(memory) {
    laying.held = memory;
    desk.memory = memory ?? desk.memory;
    show();
    announce(memory === null ? say()("arranging.put_back") : say()("arranging.held"));
  }

  return {
    deeds: {
      laying() {
        laying.on = !laying.on;
        laying.held = desk.memory = null;
        show();
        announce(laying.on ? `${say()("arranging.on")} ${laying.table?.text}` : say()("arranging.off"));
      },
      lay(part) {
        const { held } = laying;
        const { memory = null, place, timeline } = part.dataset;
        if (held === null && memory === null) inform(say()("arranging.nothing"));
        else if (held === null || held === memory) hold(held === null ? memory : null);
        else if (held[0] === timeline) {
          void ask({ kind: "lay", memory: held, position: Number(place) }, () => {
            laying.held = null;
            return model.get("arrangement").text;
          });
        } else if (memory !== null) hold(memory);
        else inform(say()("arranging.row", { timeline: String(held[0]) }));
      },
      track: () => void ask({ kind: "track", memory: desk.memory, on: !isTracked(desk, desk.memory) }, () => ""),
    },
    viewChanged() {
      if (laying.held !== null && chosen(viewNow(), laying.held)?.state === "empty") laying.held = null;
    },
    escape() {
      if (laying.held === null) return false;
      hold(null);
      return true;
    },
  };
}
