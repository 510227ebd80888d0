// The door: the board's code and its labels, as the widget `Code` brings them. One exchange a board, one surface each time it is shown.
import { newExchange } from "./exchange.js";
import { bring, label } from "./sharing.js";
import { surface } from "./surface.js";

/** @typedef {import("./types.js").Model} Model */

function widget() {
  const exchange = newExchange();
  return {
    /** @param {{model: Model, early?: unknown[]}} given */
    initialize({ model, early }) {
      return exchange.attach(model, early);
    },
    /** @param {{model: Model, el: HTMLElement, labels: import("./types.js").Words}} given */
    render({ model, el, labels }) {
      return surface(model, exchange, el, labels);
    },
  };
}

export default {
  /** @param {{model: Model}} given */
  initialize({ model }) {
    const lay = () => Object.entries(model.get("labels")).forEach(([name, labels]) => label(name, labels));
    bring(String(model.get("version")), widget);
    model.on("change:labels", lay);
    lay();
  },
};
