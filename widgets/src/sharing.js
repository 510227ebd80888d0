// The board's code comes to a page once, in a widget of its own (`Code`); each display has only this, and waits for it.

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {{initialize: (given: {model: Model, early?: unknown[]}) => () => void,
 *   render: (given: {model: Model, el: HTMLElement}) => () => void}} Widget
 * @typedef {{come: Promise<() => Widget>, bring: (code: () => Widget) => void}} Place
 */

/**
 * Where the code of one version lies on this page: a promise of it until it is there.
 *
 * @param {string} version
 * @returns {Place}
 */
function placeOf(version) {
  /** @type {Record<symbol, Place>} */
  const page = /** @type {any} */ (globalThis);
  const name = Symbol.for(`holding_on ${version}`);
  if (!page[name]) {
    /** @type {(code: () => Widget) => void} */
    let bring = () => {};
    const come = /** @type {Promise<() => Widget>} */ (new Promise((resolve) => (bring = resolve)));
    page[name] = { come, bring };
  }
  return page[name];
}

/**
 * Lays the code down for every display of its version.
 *
 * @param {string} version
 * @param {() => Widget} code
 */
export function bring(version, code) {
  placeOf(version).bring(code);
}

/**
 * A display whose code is on its way. What Python says before it is there is kept for it.
 *
 * The host waits two seconds for `initialize` and no longer, so nothing is waited for there.
 */
export function standIn() {
  /** @type {Promise<{widget: Widget, end: () => void}> | null} */
  let ready = null;
  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      /** @type {unknown[]} */
      const early = [];
      /** @param {unknown} message */
      const keep = (message) => void early.push(message);
      model.on("msg:custom", keep);
      const made = placeOf(String(model.get("code"))).come.then((code) => {
        model.off("msg:custom", keep);
        const widget = code();
        return { widget, end: widget.initialize({ model, early }) };
      });
      ready = made;
      return () => void made.then(({ end }) => end());
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    async render(given) {
      const made = await ready;
      return made?.widget.render(given);
    },
  };
}
