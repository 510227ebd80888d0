// Built from widgets/ by `npm run build`. Change the sources there, not this file.

function takers() {
 let page = globalThis;
 return page[Symbol.for("holding_on takers")] ??= new Map();
}
function takes(name, take) {
 return takers().set(name, take), () => {
 takers().delete(name);
 };
}

var PLACE = "holding_on.game ";
function all(shelf) {
 return Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? "").filter((key) => key.startsWith(PLACE)).map((key) => read(shelf?.getItem(key) ?? "")).filter((each) => each !== null).sort((one, other) => other.at - one.at);
}
function read(text) {
 try {
 let kept = JSON.parse(text);
 return typeof kept?.id == "string" && typeof kept.record == "string" && typeof kept.at == "number" ? kept : null;
 } catch {
 return null;
 }
}
function look(shelf, wanted = null) {
 let games = all(shelf);
 return games.find((each) => each.id === wanted) ?? games[0] ?? null;
}
function lay(shelf, kept) {
 try {
 let place = PLACE + kept.id, isNew = !shelf?.getItem(place);
 if (shelf?.setItem(place, JSON.stringify(kept)), isNew) for (let { id } of all(shelf).slice(20)) clear(shelf, id);
 return shelf !== void 0;
 } catch {
 return !1;
 }
}
function clear(shelf, id) {
 shelf?.removeItem(PLACE + id);
}
function storage(name) {
 try {
 return window[name];
 } catch {
 return;
 }
}

var LARGEST = 1e6, PATIENCE = 300, AT_ONCE = "holding_on.at_once", MINE = "holding_on.mine";
function keeper() {
 let tab = Math.random().toString(36).slice(2), ends = new AbortController(), tabs = new BroadcastChannel("holding_on"), elsewhere = !1, mine = "";
 return {
 initialize({ model }) {
 model.on("change:kept", () => keep(model)), model.on("msg:custom", (message) => {
 message?.kind === "save" && save(String(message.name), String(message.text)), message?.kind === "forget" && !elsewhere && clear(storage("localStorage"), String(message.id));
 }), tabs.addEventListener("message", ({ data }) => hear(model, data), { signal: ends.signal });
 let leave = takes(model.get("name"), (kept) => model.set("kept", kept));
 return keep(model), find(model), () => {
 leave(), ends.abort(), tabs.close();
 };
 },
 render({ model, el }) {
 return controls(model, el);
 }
 };
 function keep(model) {
 let { id, record, fresh } = model.get("kept");
 record && (fresh && (elsewhere = !1), !elsewhere && (mine !== id && storage("sessionStorage")?.setItem(MINE, mine = id), lay(storage("localStorage"), { id, record, at: Date.now() }) || model.send({ kind: "keeps_nothing" }), fresh && tabs.postMessage({ kind: "taken", id, tab })));
 }
 function hear(model, said) {
 let { id } = model.get("kept");
 !id || said?.id !== id || said.tab === tab || elsewhere || (said.kind === "who" && tabs.postMessage({ kind: "here", id, tab }), said.kind === "taken" && (elsewhere = !0, model.send({ kind: "elsewhere" })));
 }
 async function find(model) {
 let mine2 = storage("sessionStorage"), kept = look(storage("localStorage"), mine2?.getItem(MINE));
 if (kept === null || model.get("kept").record) return;
 let atOnce = mine2?.getItem(AT_ONCE) === "yes";
 mine2?.removeItem(AT_ONCE);
 let played = !atOnce && await isPlayed(kept.id);
 ends.signal.aborted || model.send({ kind: "found", id: kept.id, record: kept.record, played, at_once: atOnce });
 }
 function isPlayed(id) {
 return new Promise((answer) => {
 let listening = new AbortController(), done = (played) => {
 listening.abort(), answer(played);
 };
 tabs.addEventListener("message", ({ data }) => data?.kind === "here" && data.id === id && done(!0), {
 signal: listening.signal
 }), setTimeout(() => done(!1), PATIENCE), tabs.postMessage({ kind: "who", id, tab });
 });
 }
}
function controls(model, el) {
 let page = el.ownerDocument, say = (key) => model.get("words")[key], saving = button(page, () => model.send({ kind: "save" })), file = page.createElement("input"), opening = button(page, () => file.click()), gone = page.createElement("div");
 file.type = "file", file.accept = ".json,application/json", file.hidden = !0, gone.setAttribute("role", "alert"), file.addEventListener("change", () => {
 open();
 }), el.classList.add("ho-keeper"), el.append(saving, opening, file, gone), saving.textContent = say("keep.save"), opening.textContent = say("keep.open"), model.on("change:kept", show), show();
 let unwatch = watchKernel(model, () => {
 if (gone.hasChildNodes() || page.body.dataset.voila === void 0) return;
 let again = button(page, () => {
 model.get("kept").record && storage("sessionStorage")?.setItem(AT_ONCE, "yes"), location.reload();
 });
 again.textContent = say("keep.reload"), gone.append(model.get("kept").record ? say("keep.gone") : say("keep.gone_empty"), " ", again), el.scrollIntoView({ block: "nearest" }), again.focus();
 });
 return () => {
 unwatch(), model.off("change:kept", show), el.replaceChildren();
 };
 function show() {
 saving.hidden = !model.get("kept").record;
 }
 async function open() {
 let chosen = file.files?.[0];
 if (file.value = "", chosen === void 0) return;
 let fits = chosen.size <= LARGEST;
 model.send({ kind: "open", name: chosen.name, size: chosen.size, text: fits ? await chosen.text() : "" });
 }
}
function save(name, text) {
 let link = document.createElement("a");
 link.href = URL.createObjectURL(new Blob([text], { type: "application/json" })), link.download = name, link.click(), setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
}
function watchKernel(model, call) {
 let kernel = model.widget_manager?.kernel, onStatus = (_, status) => {
 ["autorestarting", "restarting", "dead"].includes(status) && call();
 }, onConnection = (_, status) => {
 status === "disconnected" && call();
 };
 return kernel?.statusChanged?.connect(onStatus), kernel?.connectionStatusChanged?.connect(onConnection), () => {
 kernel?.statusChanged?.disconnect(onStatus), kernel?.connectionStatusChanged?.disconnect(onConnection);
 };
}
function button(page, press) {
 let made = page.createElement("button");
 return made.type = "button", made.className = "jupyter-button", made.addEventListener("click", press), made;
}
export {
 keeper as default
};
