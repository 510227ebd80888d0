// Stands in the place of the board until the board's code is there. Every display brings only this small file to a web
// page. The code, the CSS and the labels come once, in the widget `Code` that all displays refer to. The stand-in loads
// them, and shows a sentence in the display's place when they do not come.

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {Model & {widget_manager: {get_model(id: string): Promise<any>}}} Display a display's model, with which other
 *   widgets can be found
 *
 * @typedef {object} Widget A board, as the loaded code makes it.
 * @property {(given: {model: Model, el: HTMLElement}) => (() => void) | Promise<() => void>} render shows the board in an
 *   element; the function that it gives back removes the board again
 * @property {() => void} end ends the listening to Python
 *
 * @typedef {(given: {model: Model, code: Model, early: unknown[]}) => Widget} Code the default export of the code's module:
 *   makes a board from the display's model, the widget `Code` and the messages that came early
 *
 * @typedef {object} Options What tests set otherwise.
 * @property {number} patience milliseconds until the missing code is announced
 * @property {number} limit milliseconds until loading is given up
 * @property {(source: string) => Promise<{default: Code}>} load makes a module of source text
 */

/** Milliseconds until a sentence says that the code has not come, and until loading is given up. */
const TIMES = { patience: 10_000, limit: 60_000 };

/** Milliseconds between two tries. */
const PAUSE = 200;

export default () => standIn();

/**
 * Load source text as a module, from an address made for it alone.
 *
 * @param {string} source JavaScript as text
 */
async function load(source) {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Return the widget `Code` that a display refers to, and the function that makes boards. Each version of the code is
 * loaded once for the whole web page.
 *
 * @param {Display} model
 * @param {Options["load"]} load makes a module of source text
 */
async function codeOf(model, load) {
  const named = model.get("code"); // some notebooks give the widget itself instead of its id
  const code = named.get ? named : await model.widget_manager.get_model(named.replace("IPY_MODEL_", ""));
  /** @type {Map<string, ReturnType<typeof load>>} */
  const cache = (/** @type {any} */ (globalThis)[Symbol.for("holding_on code")] ??= new Map());
  const version = code.get("version");
  if (!cache.has(version)) cache.set(version, load(code.get("source")));
  try {
    return { code, make: (await /** @type {ReturnType<typeof load>} */ (cache.get(version))).default };
  } catch (reason) {
    cache.delete(version);
    throw reason;
  }
}

/**
 * Return a widget that shows a display once its code is loaded. Messages from Python that come before the code are
 * passed on once it is loaded. A notebook waits only two seconds for `initialize`, so `initialize` does not wait for
 * the code.
 *
 * @param {Partial<Options>} [options]
 */
export function standIn(options) {
  const { patience, limit, load: loads } = { ...TIMES, load, ...options };
  const ends = new AbortController();
  /** @type {Promise<Widget> | null} */
  let ready = null;

  /**
   * Load the code, again and again until the limit is over, and return the board that it makes.
   *
   * @param {Display} model
   * @param {unknown[]} early messages that came so far
   */
  async function made(model, early) {
    for (const until = Date.now() + limit; ; ) {
      try {
        const { code, make } = await codeOf(model, loads);
        return make({ model, code, early });
      } catch (reason) {
        if (Date.now() > until || ends.signal.aborted) throw reason;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  return {
    /**
     * Begin to load the code, and collect the messages that come meanwhile.
     *
     * @param {{model: Display}} given
     */
    initialize({ model }) {
      /** @type {unknown[]} */
      const early = [];
      /** @param {unknown} message */
      const keep = (message) => void early.push(message);
      model.on("msg:custom", keep);
      ready = made(model, early).finally(() => model.off("msg:custom", keep));
      ready.catch((reason) => ends.signal.aborted || console.error(reason));
      return () => {
        ends.abort();
        void ready?.then(({ end }) => end()).catch(() => {});
      };
    },
    /**
     * Show the board once its code is there; show the sentence `unreached` when that takes too long, or when the board
     * cannot be drawn.
     *
     * @param {{model: Model, el: HTMLElement}} given
     */
    async render({ model, el }) {
      const notice = el.ownerDocument.createElement("p");
      notice.setAttribute("role", "alert");
      const show = () => {
        notice.textContent = model.get("unreached");
        el.append(notice);
      };
      const timer = setTimeout(show, patience);
      let board;
      try {
        board = await ready;
        const leave = await board?.render({ model, el });
        notice.remove();
        return leave;
      } catch (reason) {
        if (board) console.error(reason); // why there is no board, `initialize` has said
        return show();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
