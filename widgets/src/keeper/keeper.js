// The keeper of a table's game: lays it on the browser's shelf after every action, finds it again, saves and opens files,
// knows of other tabs with the same game, and says when the program behind the page is gone.
import { takes } from "../protocol/delivery.js";
import { clear, lay, look, storage } from "./storage.js";

/**
 * @typedef {import("../protocol/types.js").Model & {widget_manager?: any}} Model
 * @typedef {import("./storage.js").Kept} Kept
 */

/** No record of a game comes near it; what is larger is not sent. */
const LARGEST = 1_000_000;

/** How long other tabs may take to say that they have a game, in milliseconds. */
const PATIENCE = 300;

/** Set for one reload: the kept game is taken up without a question. */
const AT_ONCE = "holding_on.at_once";

/** Which game this tab has had: it is looked for first. */
const MINE = "holding_on.mine";

export default function keeper() {
  const tab = Math.random().toString(36).slice(2);
  const ends = new AbortController();
  const tabs = new BroadcastChannel("holding_on");
  let elsewhere = false;
  let mine = "";

  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      model.on("change:kept", () => keep(model));
      model.on("msg:custom", (/** @type {any} */ message) => {
        if (message?.kind === "save") save(String(message.name), String(message.text));
        if (message?.kind === "forget" && !elsewhere) clear(storage("localStorage"), String(message.id));
      });
      tabs.addEventListener("message", ({ data }) => hear(model, data), { signal: ends.signal });
      const leave = takes(model.get("name"), (kept) => model.set("kept", kept));
      keep(model);
      void find(model);
      return () => {
        leave();
        ends.abort();
        tabs.close();
      };
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    render({ model, el }) {
      return controls(model, el);
    },
  };

  /**
   * Lays the game on the shelf, unless another tab plays it now.
   *
   * @param {Model} model
   */
  function keep(model) {
    const { id, record, fresh } = model.get("kept");
    if (!record) return;
    if (fresh) elsewhere = false;
    if (elsewhere) return;
    if (mine !== id) storage("sessionStorage")?.setItem(MINE, (mine = id));
    if (!lay(storage("localStorage"), { id, record, at: Date.now() })) model.send({ kind: "keeps_nothing" });
    if (fresh) tabs.postMessage({ kind: "taken", id, tab });
  }

  /**
   * What another tab says: it asks who has a game, or it has taken one up.
   *
   * @param {Model} model
   * @param {any} said
   */
  function hear(model, said) {
    const { id } = model.get("kept");
    if (!id || said?.id !== id || said.tab === tab || elsewhere) return;
    if (said.kind === "who") tabs.postMessage({ kind: "here", id, tab });
    if (said.kind !== "taken") return;
    elsewhere = true;
    model.send({ kind: "elsewhere" });
  }

  /**
   * Tells Python which game lies on the shelf, and whether another tab plays it.
   *
   * @param {Model} model
   */
  async function find(model) {
    const mine = storage("sessionStorage");
    const kept = look(storage("localStorage"), mine?.getItem(MINE));
    if (kept === null || model.get("kept").record) return;
    const atOnce = mine?.getItem(AT_ONCE) === "yes";
    mine?.removeItem(AT_ONCE);
    const played = !atOnce && (await isPlayed(kept.id));
    if (!ends.signal.aborted) model.send({ kind: "found", id: kept.id, record: kept.record, played, at_once: atOnce });
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean>}
   */
  function isPlayed(id) {
    return new Promise((answer) => {
      const listening = new AbortController();
      const done = (/** @type {boolean} */ played) => {
        listening.abort();
        answer(played);
      };
      tabs.addEventListener("message", ({ data }) => data?.kind === "here" && data.id === id && done(true), {
        signal: listening.signal,
      });
      setTimeout(() => done(false), PATIENCE);
      tabs.postMessage({ kind: "who", id, tab });
    });
  }
}

/**
 * The buttons: save the game as a file, open one; and what is said when the program behind the page is gone.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 */
function controls(model, el) {
  const page = el.ownerDocument;
  const say = (/** @type {string} */ key) => model.get("words")[key];
  const saving = button(page, () => model.send({ kind: "save" }));
  const file = page.createElement("input");
  const opening = button(page, () => file.click());
  const gone = page.createElement("div");
  file.type = "file";
  file.accept = ".json,application/json";
  file.hidden = true;
  gone.setAttribute("role", "alert");
  file.addEventListener("change", () => void open());
  el.classList.add("ho-keeper");
  el.append(saving, opening, file, gone);
  saving.textContent = say("keep.save");
  opening.textContent = say("keep.open");
  model.on("change:kept", show);
  show();
  const unwatch = watchKernel(model, () => {
    if (gone.hasChildNodes() || page.body.dataset["voila"] === undefined) return; // in Lab a cell is run again
    const again = button(page, () => {
      if (model.get("kept").record) storage("sessionStorage")?.setItem(AT_ONCE, "yes");
      location.reload();
    });
    again.textContent = say("keep.reload");
    gone.append(model.get("kept").record ? say("keep.gone") : say("keep.gone_empty"), " ", again);
    el.scrollIntoView({ block: "nearest" });
    again.focus();
  });
  return () => {
    unwatch();
    model.off("change:kept", show);
    el.replaceChildren();
  };

  function show() {
    saving.hidden = !model.get("kept").record;
  }

  async function open() {
    const chosen = file.files?.[0];
    file.value = "";
    if (chosen === undefined) return;
    const fits = chosen.size <= LARGEST;
    model.send({ kind: "open", name: chosen.name, size: chosen.size, text: fits ? await chosen.text() : "" });
  }
}

/**
 * Hands a text to the browser as a file.
 *
 * @param {string} name
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
 * Calls once the kernel of this page has died, was started anew without us, or cannot be reached any more.
 *
 * @param {Model} model
 * @param {() => void} call
 * @returns {() => void}
 */
function watchKernel(model, call) {
  const kernel = model.widget_manager?.kernel;
  const onStatus = (/** @type {unknown} */ _, /** @type {string} */ status) => {
    if (["autorestarting", "restarting", "dead"].includes(status)) call();
  };
  const onConnection = (/** @type {unknown} */ _, /** @type {string} */ status) => {
    if (status === "disconnected") call();
  };
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onConnection);
  return () => {
    kernel?.statusChanged?.disconnect(onStatus);
    kernel?.connectionStatusChanged?.disconnect(onConnection);
  };
}

/**
 * @param {Document} page
 * @param {() => void} press
 */
function button(page, press) {
  const made = page.createElement("button");
  made.type = "button";
  made.className = "jupyter-button";
  made.addEventListener("click", press);
  return made;
}
