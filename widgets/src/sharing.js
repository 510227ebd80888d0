// The board's code and the labels that displays have in common come to a page once, in a widget of their own (`Code`);
// each display has only this, and waits for them.

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {{initialize: (given: {model: Model, early?: unknown[]}) => () => void,
 *   render: (given: {model: Model, el: HTMLElement, labels: Words}) => () => void}} Widget
 * @typedef {import("./types.js").Words} Words
 * @typedef {{come: Promise<any>, bring: (what: unknown) => void}} Place
 */

/**
 * Where something lies on this page: a promise of it until it is there.
 *
 * @param {string} name
 * @returns {Place}
 */
function placeOf(name) {
  /** @type {Record<symbol, Place>} */
  const page = /** @type {any} */ (globalThis);
  const place = Symbol.for(`holding_on ${name}`);
  if (!page[place]) {
    /** @type {(what: unknown) => void} */
    let bring = () => {};
    const come = new Promise((resolve) => (bring = resolve));
    page[place] = { come, bring };
  }
  return page[place];
}

/**
 * Lays the code down for every display of its version.
 *
 * @param {string} version
 * @param {() => Widget} code
 */
export function bring(version, code) {
  placeOf(`code ${version}`).bring(code);
}

/**
 * Lays labels down for every display that says them.
 *
 * @param {string} name
 * @param {Words} labels
 */
export function label(name, labels) {
  placeOf(`labels ${name}`).bring(labels);
}

/**
 * A display whose code and labels are on their way. What Python says before they are there is kept for it.
 *
 * The host waits two seconds for `initialize` and no longer, so nothing is waited for there.
 */
export function standIn() {
  /** @type {Promise<{widget: Widget, labels: Words, end: () => void}> | null} */
  let ready = null;
  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      /** @type {unknown[]} */
      const early = [];
      /** @param {unknown} message */
      const keep = (message) => void early.push(message);
      model.on("msg:custom", keep);
      const places = [`code ${model.get("code")}`, `labels ${model.get("labels")}`].map((name) => placeOf(name).come);
      const made = Promise.all(places).then(([code, labels]) => {
        model.off("msg:custom", keep);
        const widget = /** @type {Widget} */ (code());
        return { widget, labels, end: widget.initialize({ model, early }) };
      });
      ready = made;
      return () => void made.then(({ end }) => end());
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    async render(given) {
      const made = await ready;
      return made?.widget.render({ ...given, labels: made.labels });
    },
  };
}
