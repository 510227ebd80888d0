// The board's code, styles and labels come to a page once, in a widget that all displays refer to (`Code`); each display
// has only this, which fetches the code by that reference, and says so in its place when it does not come.

/**
 * @typedef {import("./types.js").Model} Model
 * @typedef {Model & {widget_manager: {get_model(id: string): Promise<any>}}} Display
 * @typedef {{render: (given: {model: Model, el: HTMLElement}) => (() => void) | Promise<() => void>, end: () => void}} Widget
 * @typedef {(given: {model: Model, code: Model, early: unknown[]}) => Widget} Code what the code's module gives
 * @typedef {{patience: number, limit: number, load: (source: string) => Promise<{default: Code}>}} Ways
 */

/** When the place says that the code has not come, and when it is looked for no more; milliseconds. */
const TIMES = { patience: 10_000, limit: 60_000 };

/** Between two looks, in milliseconds. */
const PAUSE = 200;

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
 * The widget with the code, by the reference in the state of a display, and the code itself: loaded once for each version.
 *
 * @param {Display} model
 * @param {Ways["load"]} load
 */
async function codeOf(model, load) {
  const named = model.get("code"); // some hosts give the widget itself
  const code = named.get ? named : await model.widget_manager.get_model(named.replace("IPY_MODEL_", ""));
  /** @type {Map<string, ReturnType<typeof load>>} */
  const known = (/** @type {any} */ (globalThis)[Symbol.for("holding_on code")] ??= new Map());
  const version = code.get("version");
  if (!known.has(version)) known.set(version, load(code.get("source")));
  try {
    return { code, make: (await /** @type {ReturnType<typeof load>} */ (known.get(version))).default };
  } catch (reason) {
    known.delete(version);
    throw reason;
  }
}

/**
 * A display whose code is on its way. What Python says before it is there is kept for it.
 *
 * The host waits two seconds for `initialize` and no longer, so nothing is waited for there.
 *
 * @param {Partial<Ways>} [ways]
 */
export function standIn(ways) {
  const { patience, limit, load: loads } = { ...TIMES, load, ...ways };
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
      const told = el.ownerDocument.createElement("p");
      const tell = () => {
        told.textContent = model.get("unreached");
        told.setAttribute("role", "alert");
        el.append(told);
      };
      const clock = setTimeout(tell, patience);
      try {
        const leave = await (await ready)?.render({ model, el });
        told.remove();
        return leave;
      } catch {
        return tell();
      } finally {
        clearTimeout(clock);
      }
    },
  };
}
