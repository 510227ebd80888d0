// The widgets' models on a page without Jupyter: what Python tells of them, and how they answer.

/**
 * @typedef {Record<string, any>} State the traits of a widget, by their names
 * @typedef {(id: string, data: unknown) => void} Post sends a message to the Python side of a widget
 */

const REFERENCE = /^(?:IPY_MODEL_|anywidget:)/;

/**
 * Return the id of the model that the value of a trait refers to.
 *
 * @param {string} reference
 */
const idOf = (reference) => reference.replace(REFERENCE, "");

/** The model of one widget. Code of anywidget reads and changes it as it does in Jupyter. */
export class WidgetModel {
  /** @type {Map<string, Set<(...args: any[]) => void>>} */
  #heard = new Map();
  /** @type {State} what the page has set and Python has not been told */
  #unsaved = {};
  #gone = new AbortController();

  /**
   * @param {string} id
   * @param {State} state
   * @param {Models} models
   * @param {Post} post
   */
  constructor(id, state, models, post) {
    this.id = id;
    this.state = state;
    this.widget_manager = models;
    this.post = post;
    /** @type {Promise<unknown>} what the widget's code does at first; messages wait for it */
    this.ready = Promise.resolve();
    /** @type {Promise<void> | undefined} where a widget is drawn before Python is there: until Python has it too */
    this.taken = undefined;
  }

  /** The signal that is aborted when Python closes the widget. */
  get gone() {
    return this.#gone.signal;
  }

  /** @param {string} name @returns {any} */
  get(name) {
    return this.state[name];
  }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.#unsaved[name] = value;
    this.#change({ [name]: value });
  }

  /** Tell Python what has been set since the last time. */
  save_changes() {
    const state = this.#unsaved;
    this.#unsaved = {};
    if (Object.keys(state).length) this.post(this.id, { method: "update", state, buffer_paths: [] });
  }

  /** @param {unknown} content */
  send(content) {
    this.post(this.id, { method: "custom", content });
  }

  /** @param {string} names one event or several with spaces between them @param {(...args: any[]) => void} callback */
  on(names, callback) {
    for (const name of names.split(" ")) {
      if (!this.#heard.has(name)) this.#heard.set(name, new Set());
      this.#heard.get(name)?.add(callback);
    }
  }

  /** @param {string | null} [names] without names: all events @param {(...args: any[]) => void} [callback] */
  off(names, callback) {
    for (const name of names ? names.split(" ") : this.#heard.keys()) {
      if (callback) this.#heard.get(name)?.delete(callback);
      else this.#heard.delete(name);
    }
  }

  /**
   * Take in what Python tells, after everything that it has told before.
   *
   * @param {{method: string, state?: State, content?: unknown}} data
   */
  hear({ method, state, content }) {
    this.ready = this.ready.then(() => {
      if (method === "update" && state) this.#change(state);
      else if (method === "custom") this.#fire("msg:custom", content, []);
    });
  }

  /** Python has closed the widget. */
  close() {
    this.#gone.abort();
    this.#heard.clear();
  }

  /** @param {State} state */
  #change(state) {
    const names = Object.keys(state).filter((name) => this.state[name] !== state[name]);
    Object.assign(this.state, state);
    for (const name of names) this.#fire(`change:${name}`, this, this.state[name]);
    if (names.length) this.#fire("change", this);
  }

  /** @param {string} name @param {...unknown} facts */
  #fire(name, ...facts) {
    for (const callback of [...(this.#heard.get(name) ?? [])]) {
      try {
        callback(...facts);
      } catch (reason) {
        console.error(reason); // the others hear it all the same
      }
    }
  }
}

/** All models of a page, by their ids. `kernel` is what runs their Python, by the name that widgets of Jupyter ask for. */
export class Models {
  /** @param {import("./life.js").Life} [kernel] */
  constructor(kernel) {
    this.kernel = kernel;
  }

  /** @type {Map<string, WidgetModel>} */
  #there = new Map();
  /** @type {Map<string, (model: WidgetModel) => void>} */
  #awaited = new Map();

  /** @param {WidgetModel} model */
  add(model) {
    this.#there.set(model.id, model);
    this.#awaited.get(model.id)?.(model);
    this.#awaited.delete(model.id);
  }

  /** @param {string} id */
  remove(id) {
    this.#there.get(id)?.close();
    this.#there.delete(id);
  }

  /** @param {string} reference an id, or the value of a trait that refers to a model */
  find(reference) {
    return this.#there.get(idOf(reference));
  }

  /**
   * Return a model, now or when Python has told of it. The name is that of Jupyter.
   *
   * @param {string} reference
   * @returns {Promise<WidgetModel>}
   */
  async get_model(reference) {
    const there = this.find(reference);
    if (there) return there;
    return new Promise((resolve) => {
      const before = this.#awaited.get(idOf(reference));
      this.#awaited.set(idOf(reference), (model) => {
        before?.(model);
        resolve(model);
      });
    });
  }
}
