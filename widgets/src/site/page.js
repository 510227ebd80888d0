// The entry point of a page of the site: it starts Python in a worker, hands it the cells one by one, and shows what they
// give. What is pressed before Python is ready waits in the worker; what is pressed between two cells goes before the next.
import { codeOfWidget } from "./any_widget.js";
import { Models, WidgetModel } from "./model.js";
import { outputOf } from "./outputs.js";

/** Milliseconds until a page whose Python has said nothing tells its reader. */
const PATIENCE = 60_000;
/** The class of a sentence that says why nothing comes. */
const BROKEN = "holding-on-broken";

const { dataset } = document.body;
const status = /** @type {HTMLElement} */ (document.getElementById("loading"));
/** @type {{cell: number, source: string}[]} */
const cells = JSON.parse(document.getElementById("cells")?.textContent ?? "[]");
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const models = new Models();

/** @param {unknown} message */
const post = (message) => worker.postMessage(JSON.stringify(message));

/** Show a sentence of this page. @param {string} [sentence] */
function say(sentence = "") {
  status.textContent = sentence;
  status.hidden = !sentence;
  status.classList.remove(BROKEN);
}

/** Say why nothing comes; a title gives way to it. @param {string | undefined} sentence @param {string} [reason] */
function complain(sentence = "", reason = "") {
  say(`${sentence} ${reason}`.trim());
  status.classList.add(BROKEN);
}

/** @param {number} cell */
const placeOf = (cell) => /** @type {HTMLElement} */ (document.getElementById(`cell-${cell}`));

/** @type {Record<string, (message: any) => void>} by the kind of a message of Python: what it does */
const HEARD = {
  ready: () => clearTimeout(silence),
  open({ id, state }) {
    const model = new WidgetModel(id, state, models, (to, data) => post({ kind: "comm", id: to, data }));
    if (state["_esm"]) model.ready = codeOfWidget(model).catch((reason) => console.error(reason));
    models.add(model);
  },
  comm: ({ id, data }) => models.find(id)?.hear(data),
  close: ({ id }) => models.remove(id),
  show: ({ cell, bundle }) => placeOf(cell).append(outputOf(bundle, models)),
  text({ cell, text }) {
    const last = placeOf(cell).lastElementChild;
    const shown = last?.className === "printed" ? last : document.createElement("pre");
    shown.className = "printed";
    shown.append(text);
    placeOf(cell).append(shown);
  },
  error({ cell, text }) {
    const shown = document.createElement("pre");
    shown.className = "error";
    shown.setAttribute("role", "alert");
    shown.textContent = text;
    placeOf(cell).append(shown);
  },
  clear: ({ cell }) => placeOf(cell).replaceChildren(),
  done({ cell }) {
    say();
    placeOf(cell).dataset["done"] = "";
    runNext();
  },
  trouble: ({ text }) => console.error(text),
  failed({ text }) {
    clearTimeout(silence);
    complain(dataset["failed"], text);
  },
};

/** Have the next cell run; after the last one the page says that it is done. */
function runNext() {
  const next = cells.shift();
  if (next) post({ kind: "run", ...next });
  else dataset["done"] = "";
}

const silence = setTimeout(() => complain(dataset["silent"]), PATIENCE);
worker.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  HEARD[message.kind]?.(message);
});
worker.addEventListener("error", ({ message }) => HEARD["failed"]?.({ text: message }));
say(dataset["opening"]);
runNext();
