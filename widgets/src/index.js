// The door: the board's code, as the widget `Code` brings it. One exchange a board, one surface each time it is shown.
import { dress } from "./dressing.js";
import { newExchange } from "./protocol/exchange.js";
import { surface } from "./surface.js";

/** @type {import("./protocol/stand_in.js").Code} */
export default function widget({ model, code, early }) {
  const exchange = newExchange();
  const leave = exchange.attach(model, early);
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
      const hide = surface(model, exchange, el, () => labels() ?? {});
      return () => {
        hide();
        undress();
      };
    },
  };
}
