// The door: what the notebook calls. One exchange a board, one surface each time that it is shown.
import { newExchange } from "./exchange.js";
import { surface } from "./surface.js";

/** @typedef {import("./types.js").Model} Model */

export default function widget() {
  const exchange = newExchange();
  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      return exchange.attach(model);
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    render({ model, el }) {
      return surface(model, exchange, el);
    },
  };
}
