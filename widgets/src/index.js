// The door: the board's code, as the widget `Code` brings it. One exchange a board, one surface each time it is shown.
import { newExchange } from "./exchange.js";
import { bring } from "./sharing.js";
import { surface } from "./surface.js";

/** @typedef {import("./types.js").Model} Model */

function widget() {
  const exchange = newExchange();
  return {
    /** @param {{model: Model, early?: unknown[]}} given */
    initialize({ model, early }) {
      return exchange.attach(model, early);
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    render({ model, el }) {
      return surface(model, exchange, el);
    },
  };
}

export default {
  /** @param {{model: Model}} given */
  initialize({ model }) {
    bring(String(model.get("version")), widget);
  },
};
