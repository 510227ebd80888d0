// Loads the code of a widget of anywidget, which Python sends as text, and starts it.

/**
 * @typedef {import("./model.js").WidgetModel} WidgetModel
 *
 * @typedef {object} AnyWidget What the code of a widget exports, or what the function that it exports returns.
 * @property {(given: {model: WidgetModel, signal: AbortSignal, experimental: {}}) => unknown} [initialize]
 * @property {(given: {model: WidgetModel, el: HTMLElement, signal: AbortSignal, experimental: {}}) => any} [render]
 */

/** @type {Map<string, Promise<{default: AnyWidget | (() => AnyWidget | Promise<AnyWidget>)}>>} modules, by their source */
const modules = new Map();

/** @type {WeakMap<WidgetModel, Promise<AnyWidget>>} */
const started = new WeakMap();

/** @param {string} source */
function moduleOf(source) {
  let there = modules.get(source);
  if (!there) {
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    there = import(address).finally(() => URL.revokeObjectURL(address));
    modules.set(source, there);
  }
  return there;
}

/**
 * Return what the code of a widget exports, after its `initialize` has run. It runs once for each model.
 *
 * @param {WidgetModel} model
 */
export function codeOfWidget(model) {
  let there = started.get(model);
  if (!there) {
    there = start(model);
    started.set(model, there);
  }
  return there;
}

/** @param {WidgetModel} model */
async function start(model) {
  const { default: made } = await moduleOf(model.get("_esm"));
  const widget = typeof made === "function" ? await made() : made;
  const end = await widget.initialize?.({ model, signal: model.gone, experimental: {} });
  if (typeof end === "function") model.gone.addEventListener("abort", () => void end());
  return widget;
}
