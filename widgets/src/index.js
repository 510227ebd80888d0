// The entry point: the board's code, as the widget `Code` brings it. It makes one exchange for each board, and one
// surface each time the board is shown.
import { dress } from "./kit/dressing.js";
import { newExchange } from "./protocol/exchange.js";
import { campaign } from "./set_up/campaign.js";
import { setUp } from "./set_up/set_up.js";
import { surface } from "./surface.js";

/**
 * The widgets that are shown where there is no game, and so no journal to ask for.
 *
 * @type {Record<string, typeof setUp>}
 */
const WITHOUT_GAME = { set_up: setUp, campaign };

/** @type {import("./protocol/stand_in.js").Code} */
export default function widget({ model, code, early }) {
  const standing = WITHOUT_GAME[model.get("part") ?? ""];
  const exchange = newExchange();
  const leave = standing ? () => {} : exchange.attach(model, early);
  /** @returns {import("./protocol/types.js").Words | undefined} */
  const labels = () => code.get("labels")[model.get("labels")];
  const labelled = new Promise((/** @type {(there: void) => void} */ resolve) => {
    const look = () => labels() && resolve();
    code.on("change:labels", look);
    look();
  });
  return {
    end: leave,
    async render({ model, el }) {
      await labelled;
      const undress = dress(el, { styles: code.get("styles"), fonts: code.get("fonts") });
      const words = () => labels() ?? {};
      const hide = standing ? standing(model, el, words) : surface(model, exchange, el, words);
      return () => {
        hide();
        undress();
      };
    },
  };
}
