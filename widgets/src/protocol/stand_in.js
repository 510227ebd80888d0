// What every display brings to a page: a stand-in for the board's code, styles and labels. These come once, in a widget
// that all displays refer to (`Code`); the stand-in loads them by that reference, and says so in its place when they do
// not come.

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {Model & {widget_manager: {get_model(id: string): Promise<any>}}} Display
 * @typedef {{render: (given: {model: Model, el: HTMLElement}) => (() => void) | Promise<() => void>, end: () => void}} Widget
 * @typedef {(given: {model: Model, code: Model, early: unknown[]}) => Widget} Code the default export of the code's module
 * @typedef {{patience: number, limit: number, load: (source: string) => Promise<{default: Code}>}} Options
 */

/** Milliseconds after which the place says that the code has not come, and after which nobody tries any more. */
const TIMES = { patience: 10_000, limit: 60_000 };

/** Milliseconds between two tries. */
const PAUSE = 200;

export default () => standIn();

/** @param {string} source */
async function load(source) {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * The `Code` widget that a display refers to, and its module: loaded once for each version, whoever asks.
 *
 * @param {Display} model
 * @param {Options["load"]} load
 */
async function codeOf(model, load) {
  const named = model.get("code"); // some hosts give the widget itself
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
 * A display whose code is still loading. Messages of the Python side that come before the code are handed to it later.
 *
 * The host waits two seconds for `initialize` and no longer, so that does not wait for the code.
 *
 * @param {Partial<Options>} [options]
 */
export function standIn(options) {
  const { patience, limit, load: loads } = { ...TIMES, load, ...options };
  const ends = new AbortController();
  /** @type {Promise<Widget> | null} */
  let ready = null;

  /**
   * @param {Display} model
   * @param {unknown[]} early
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
    /** @param {{model: Display}} given */
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
    /** @param {{model: Model, el: HTMLElement}} given */
    async render({ model, el }) {
      const notice = el.ownerDocument.createElement("p");
      notice.setAttribute("role", "alert");
      const show = () => {
        notice.textContent = model.get("unreached");
        el.append(notice);
      };
      const timer = setTimeout(show, patience);
      try {
        const leave = await (await ready)?.render({ model, el });
        notice.remove();
        return leave;
      } catch {
        return show();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
