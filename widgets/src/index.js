// The door: what the notebook calls. One session a board, one surface each time that it is shown.
import { newSession } from "./session.js";
import { surface } from "./surface.js";

/** @typedef {import("./types.js").Model} Model */

export default function widget() {
  const session = newSession();
  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      return session.attach(model);
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    render({ model, el }) {
      return surface(model, session, el);
    },
  };
}
