// The keeper of a game: stores it in the browser after every action, finds it again, saves it as a file and opens
// files. The keeper knows of other tabs with the same game, and says when the kernel of the web page is gone. It also
// passes on the game of a link, which stands in the page's address.
import { receive } from "../protocol/delivery.js";
import { find, put, remove, storage } from "./storage.js";

/**
 * @typedef {import("../protocol/types.js").Model & {widget_manager?: any}} Model
 */

/** The most bytes that a file may have. No record of a game is nearly so large, and larger files are not sent. */
const LARGEST = 1_000_000;

/**
 * Milliseconds in which other tabs can say that they have a game, before this tab offers the game. A busy tab may
 * answer later.
 */
const PATIENCE = 300;

/**
 * Milliseconds to wait for the models of a web page. They are fetched over a network; when one of them cannot be made, the
 * manager of the widgets never says that it is done.
 */
const RESTORING = 20_000;

/** The key that is set before one reload: then the stored game goes on without a question. */
const AT_ONCE = "holding_on.at_once";

/** The key under which a tab notes its game, so that it looks for this game first. */
const MINE = "holding_on.mine";

export default function keeper() {
  const tab = Math.random();
  const ends = new AbortController();
  const tabs = new BroadcastChannel("holding_on");
  let elsewhere = false;
  let mine = "";

  return {
    /**
     * Store the game of a model from now on, and offer the game that is stored already.
     *
     * @param {{model: Model}} given
     */
    initialize({ model }) {
      model.on("change:kept", () => keep(model));
      model.on("msg:custom", (/** @type {any} */ message) => {
        if (message.kind === "save") save(message.name, message.text);
        if (message.kind === "forget" && !elsewhere) remove(storage("localStorage"), message.id);
      });
      tabs.addEventListener("message", ({ data }) => onTabMessage(model, data), { signal: ends.signal });
      /** @type {(() => void) | undefined} */
      let leave;
      const listen = () => {
        leave?.();
        leave = receive(model.get("name"), (kept) => model.set("kept", kept));
      };
      model.on("change:name", listen); // a page that is drawn before Python is there has no name at first
      listen();
      keep(model);
      void whenRestored(model).then(() => {
        if (ends.signal.aborted) return;
        passLink(model);
        addEventListener("hashchange", () => passLink(model), { signal: ends.signal });
        void offerStored(model);
      });
      return () => {
        leave?.();
        ends.abort();
        tabs.close();
      };
    },
    /**
     * Show the buttons of the keeper.
     *
     * @param {{model: Model, el: HTMLElement}} given
     */
    render({ model, el }) {
      return controls(model, el, () => elsewhere);
    },
  };

  /**
   * Store the game, unless another tab plays it now.
   *
   * @param {Model} model
   */
  function keep(model) {
    const { id, record, fresh, over } = model.get("kept");
    if (!record) return;
    if (fresh) elsewhere = false;
    if (elsewhere) return;
    if (mine !== id) storage("sessionStorage")?.setItem(MINE, (mine = id));
    if (!put(storage("localStorage"), { id, record, over, at: Date.now() })) model.send({ kind: "keeps_nothing" });
    if (fresh) tabs.postMessage({ kind: "taken", id, tab });
  }

  /**
   * Tell Python the address of this page, and the game that stands in it; then take the game out of the address, so that
   * loading the page again does not open it again.
   *
   * @param {Model} model
   */
  function passLink(model) {
    const { hash, origin, pathname, search } = location;
    const link = hash.startsWith("#g=") ? hash.slice(0, LARGEST) : "";
    if (link) history.replaceState(null, "", pathname + search);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    model.send({ kind: "here", address: origin + pathname, link, still });
  }

  /**
   * Handle a message of another tab: the tab asks who has a game ("who"), or has taken a game over ("taken").
   *
   * @param {Model} model
   * @param {any} message
   */
  function onTabMessage(model, message) {
    const { id } = model.get("kept");
    if (!id || message.id !== id || message.tab === tab || elsewhere) return;
    if (message.kind === "who") tabs.postMessage({ kind: "here", id, tab });
    if (message.kind !== "taken") return;
    elsewhere = true;
    model.send({ kind: "elsewhere" });
  }

  /**
   * Tell Python which game is stored, and whether another tab plays it.
   *
   * @param {Model} model
   */
  async function offerStored(model) {
    const ofTab = storage("sessionStorage");
    const stored = find(storage("localStorage"), ofTab?.getItem(MINE));
    if (stored === null || model.get("kept").record) return;
    const atOnce = ofTab?.getItem(AT_ONCE) === "yes";
    ofTab?.removeItem(AT_ONCE);
    const saysLater = () => model.send({ kind: "played", id: stored.id });
    const played = !atOnce && (await isPlayed(stored.id, saysLater));
    if (!ends.signal.aborted) model.send({ kind: "found", id: stored.id, record: stored.record, played, at_once: atOnce });
  }

  /**
   * Whether another tab says in time that it plays a game. When the tab says so too late, `saysLater` is called.
   *
   * @param {string} id the game
   * @param {() => void} saysLater
   * @returns {Promise<boolean>}
   */
  function isPlayed(id, saysLater) {
    return new Promise((resolve) => {
      let isLate = false;
      const hear = (/** @type {MessageEvent} */ { data }) => {
        if (data?.kind !== "here" || data.id !== id) return;
        tabs.removeEventListener("message", hear);
        if (isLate) saysLater();
        else resolve(true);
      };
      tabs.addEventListener("message", hear);
      setTimeout(() => {
        isLate = true;
        resolve(false);
      }, PATIENCE);
      tabs.postMessage({ kind: "who", id, tab });
    });
  }
}

/**
 * Resolve when the web page has the models of all widgets that the kernel had before. Until then, what Python says to a
 * model that is not made yet is lost. A manager that does not say whether it is done has made them in order.
 *
 * @param {Model} model
 */
async function whenRestored({ widget_manager: manager }) {
  if (manager?.restoredStatus === false)
    await new Promise((resolve) => {
      manager.restored.connect(resolve);
      setTimeout(resolve, RESTORING);
    });
}

/**
 * Draw the buttons that save the game as a file and open one. When the kernel of a web page is gone that shows no cells
 * to run again (`data-voila`, which pages of the site have too), a sentence says so, with a button that loads the web
 * page again. Calling the returned function removes everything.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {() => boolean} isElsewhere whether another tab plays the game now
 */
function controls(model, el, isElsewhere) {
  const page = el.ownerDocument;
  const say = (/** @type {string} */ key) => model.get("words")[key];
  const saving = button(page, () => model.send({ kind: "save" }));
  const file = page.createElement("input");
  const opening = button(page, () => file.click());
  const gone = page.createElement("div");
  file.type = "file";
  file.accept = ".json";
  file.hidden = true;
  gone.setAttribute("role", "alert");
  file.onchange = () => void open();
  el.classList.add("ho-keeper");
  el.append(saving, opening, file, gone);
  saving.textContent = say("keep.save");
  opening.textContent = say("keep.open");
  model.on("change:kept", show);
  model.on("change:bare", show);
  show();
  const unwatch = onKernelGone(model, () => {
    if (gone.hasChildNodes() || page.body.dataset["voila"] === undefined) return; // in JupyterLab a cell is run again instead
    const { record } = model.get("kept");
    const again = button(page, () => {
      if (record && !isElsewhere()) storage("sessionStorage")?.setItem(AT_ONCE, "yes");
      location.reload();
    });
    again.textContent = say("keep.reload");
    gone.append(record ? say("keep.gone") : say("keep.gone_empty"), " ", again);
    again.focus(); // and the browser brings it into sight
  });
  return () => {
    unwatch();
    model.off("change:kept", show);
    model.off("change:bare", show);
    el.replaceChildren();
  };

  function show() {
    saving.hidden = !model.get("kept").record || model.get("bare");
    opening.hidden = model.get("bare");
  }

  async function open() {
    const chosen = file.files?.[0];
    file.value = "";
    if (chosen === undefined) return;
    const fits = chosen.size <= LARGEST;
    model.send({ kind: "open", size: chosen.size, text: fits ? await chosen.text() : "" });
  }
}

/**
 * Save a text as a file.
 *
 * @param {string} name the name of the file
 * @param {string} text
 */
function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Call a function when the kernel of this web page has died, was restarted, or cannot be reached any more. Calling the
 * returned function ends the listening.
 *
 * @param {Model} model
 * @param {() => void} callback
 * @returns {() => void}
 */
function onKernelGone(model, callback) {
  const kernel = model.widget_manager?.kernel;
  const signals = [kernel?.statusChanged, kernel?.connectionStatusChanged];
  const onStatus = (/** @type {unknown} */ _, /** @type {string} */ status) => {
    if (/restarting|dead|disconnected/.test(status)) callback(); // "autorestarting" too
  };
  for (const signal of signals) signal?.connect(onStatus);
  return () => signals.forEach((signal) => signal?.disconnect(onStatus));
}

/**
 * Return a button that calls a function.
 *
 * @param {Document} page
 * @param {() => void} onPress
 */
function button(page, onPress) {
  const made = page.createElement("button");
  made.className = "jupyter-button";
  made.onclick = onPress;
  return made;
}
