// The entry point of a page of the site: it starts Python in a worker, hands it the cells one by one, and shows what they
// give. What the first cell gives is drawn before, from the record of the build; what is pressed in it waits until Python
// has run this cell. What is pressed between two cells goes before the next.
// When Python dies, the page is loaded again by itself, once a minute at most, and goes on with the game that is stored.
import { storage } from "../keeper/storage.js";
import { codeOfWidget } from "./any_widget.js";
import { FirstView, isFirst, recordFrom } from "./first_view.js";
import { Life } from "./life.js";
import { Models, WidgetModel } from "./model.js";
import { keepSite } from "./offline.js";
import { outputOf } from "./outputs.js";

/** Milliseconds until a page whose Python has said nothing tells its reader. */
const PATIENCE = 60_000;
/** The class of a sentence that says why nothing comes. */
const BROKEN = "holding-on-broken";

/** Milliseconds after the last cell in which the page is painted. */
const PAINTED = 500;

/** Milliseconds for which a sentence about the site stays at least; it goes with the next press, since the ward needs the room. */
const READ = 5000;

/** The key under which a tab notes when it was loaded again by itself; and for how many milliseconds that counts. */
const ANEW = "holding_on.anew";
const SOON = 60_000;

const { dataset } = document.body;
const status = /** @type {HTMLElement} */ (document.getElementById("loading"));
/** @type {{cell: number, source: string}[]} */
const cells = JSON.parse(document.getElementById("cells")?.textContent ?? "[]");
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const life = new Life(beginAnew);
const models = new Models(life);
const ofTab = storage("sessionStorage");
const content = /** @type {HTMLElement} */ (document.getElementById("rendered_cells"));
let isAnew = Date.now() - Number(ofTab?.getItem(ANEW)) < SOON;
let runsCell = false;
/** Whether Python has begun to tell what the first cell gives; then nothing is drawn from the record any more. */
let isTold = false;
/** @type {FirstView | null} */
let first = null;

/** @param {unknown} message */
function post(message) {
  life.sent();
  worker.postMessage(JSON.stringify(message));
}

/** Show a sentence of this page. @param {string} [sentence] */
function say(sentence = "") {
  status.textContent = sentence;
  status.hidden = !sentence;
  status.classList.remove(BROKEN);
}

/** Say why nothing comes; a title gives way to it. @param {string | undefined} sentence @param {string} [reason] */
function complain(sentence = "", reason = "") {
  first?.drop();
  say(`${sentence} ${reason}`.trim());
  status.classList.add(BROKEN);
}

/** Return a new line of this page that tells a sentence a moment later, when those who listen have found it. @param {string} [sentence] */
function note(sentence = "") {
  const line = document.createElement("p");
  line.className = "note";
  line.setAttribute("role", "status");
  setTimeout(() => (line.textContent = sentence));
  return line;
}

/** @param {string} id @param {unknown} data */
const tellWidget = (id, data) => post({ kind: "comm", id, data });

/** @param {number} cell */
const placeOf = (cell) => /** @type {HTMLElement} */ (document.getElementById(`cell-${cell}`));

/** @type {Record<string, (message: any) => void>} by the kind of a message of Python: what it does */
const HEARD = {
  ready() {
    clearTimeout(silence);
    life.begin();
  },
  read: () => life.heard(true),
  open({ id, state, first: view }) {
    const model = new WidgetModel(id, state, models, view ? (to, data) => view.post(to, data) : tellWidget);
    model.taken = view?.taken;
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
    runsCell = false;
    placeOf(cell).dataset["done"] = "";
    runNext();
  },
  trouble: ({ text }) => console.error(text),
  failed({ text }) {
    if (life.end(text)) return;
    clearTimeout(silence);
    complain(dataset["failed"], text);
  },
};

/** @param {any} message */
const hear = (message) => HEARD[message.kind]?.(message);

/**
 * Draw what the page shows first, unless Python is quicker, or shows another thing in this browser. Without a record the
 * page waits for Python.
 */
async function drawFirst() {
  const names = dataset["first"]?.split(" ").filter(Boolean) ?? [];
  if (!names.length) return;
  try {
    const record = await recordFrom(names, import.meta.url);
    if (isTold || status.classList.contains(BROKEN) || !isFirst(record)) return;
    first = new FirstView(record, { models, hear, post: tellWidget });
    status.classList.add("beside");
  } catch (reason) {
    console.info(reason);
  }
}

/** Have the next cell run; after the last one the page says that it is done. */
function runNext() {
  const next = cells.shift();
  runsCell = Boolean(next);
  if (next) post({ kind: "run", ...next });
  else ends();
}

/** All cells have run. What is to be seen is painted before anything is loaded for later. */
function ends() {
  dataset["done"] = "";
  setTimeout(() => void keepSite(() => tell(note(dataset["kept"]))), PAINTED);
}

/** Show a line below all else until somebody goes on. @param {HTMLElement} line */
function tell(line) {
  content.after(line);
  const goes = () => line.remove();
  setTimeout(() => ["click", "keydown"].forEach((kind) => addEventListener(kind, goes, { once: true })), READ);
}

/**
 * Load the page again after Python has died. When that was done a moment ago, or cannot be noted, the page says so
 * instead.
 *
 * @param {string} reason
 */
function beginAnew(reason) {
  worker.terminate();
  try {
    if (isAnew || !ofTab) throw new Error(reason);
    ofTab.setItem(ANEW, String(Date.now()));
    const again = document.querySelector("[role=alert] > .jupyter-button"); // the keeper's, which goes on at once
    if (again instanceof HTMLElement) again.click();
    else location.reload();
  } catch {
    complain(dataset["dead"], reason);
  }
}

const silence = setTimeout(() => complain(dataset["silent"]), PATIENCE);
worker.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  life.heard();
  isTold ||= message.kind === "open" || message.kind === "show";
  if (!first?.keeps(message)) hear(message);
  if (message.kind === "done" && message.cell === first?.record.cell) dataset["taken"] = first?.differs?.join(" ") ?? "another";
});
worker.addEventListener("error", ({ message }) => HEARD["failed"]?.({ text: message }));
setInterval(() => life.tick(runsCell), 1000);
setTimeout(() => (isAnew = false), SOON);
if (isAnew) content.before(note(dataset["anew"]));
say(dataset["opening"]);
void drawFirst();
runNext();
