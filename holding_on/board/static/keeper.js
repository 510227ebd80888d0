// Built from widgets/ by `npm run build`. Change the sources there, not this file.

function receivers() {
 let page = globalThis;
 return page[Symbol.for("holding_on receivers")] ??= new Map();
}
function receive(name, receiver) {
 return receivers().set(name, receiver), () => {
 receivers().delete(name);
 };
}

var PREFIX = "holding_on.game ";
function all(store) {
 return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? "").filter((key) => key.startsWith(PREFIX)).map((key) => parsed(store?.getItem(key) ?? "")).filter((each) => each !== null).sort((one, other) => other.at - one.at);
}
function parsed(text) {
 try {
 let stored = JSON.parse(text);
 return typeof stored?.id == "string" && typeof stored.record == "string" && typeof stored.at == "number" ? stored : null;
 } catch {
 return null;
 }
}
function find(store, id = null) {
 let games = all(store);
 return games.find((each) => each.id === id) ?? games[0] ?? null;
}
function put(store, game) {
 try {
 let key = PREFIX + game.id, isNew = !store?.getItem(key);
 if (store?.setItem(key, JSON.stringify(game)), isNew) for (let { id } of all(store).slice(20)) remove(store, id);
 return store !== void 0;
 } catch {
 return !1;
 }
}
function remove(store, id) {
 store?.removeItem(PREFIX + id);
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
 message?.kind === "save" && save(String(message.name), String(message.text)), message?.kind === "forget" && !elsewhere && remove(storage("localStorage"), String(message.id));
 }), tabs.addEventListener("message", ({ data }) => onTabMessage(model, data), { signal: ends.signal });
 let leave = receive(model.get("name"), (kept) => model.set("kept", kept));
 return keep(model), offerStored(model), () => {
 leave(), ends.abort(), tabs.close();
 };
 },
 render({ model, el }) {
 return controls(model, el);
 }
 };
 function keep(model) {
 let { id, record, fresh } = model.get("kept");
 record && (fresh && (elsewhere = !1), !elsewhere && (mine !== id && storage("sessionStorage")?.setItem(MINE, mine = id), put(storage("localStorage"), { id, record, at: Date.now() }) || model.send({ kind: "keeps_nothing" }), fresh && tabs.postMessage({ kind: "taken", id, tab })));
 }
 function onTabMessage(model, message) {
 let { id } = model.get("kept");
 !id || message?.id !== id || message.tab === tab || elsewhere || (message.kind === "who" && tabs.postMessage({ kind: "here", id, tab }), message.kind === "taken" && (elsewhere = !0, model.send({ kind: "elsewhere" })));
 }
 async function offerStored(model) {
 let ofTab = storage("sessionStorage"), stored = find(storage("localStorage"), ofTab?.getItem(MINE));
 if (stored === null || model.get("kept").record) return;
 let atOnce = ofTab?.getItem(AT_ONCE) === "yes";
 ofTab?.removeItem(AT_ONCE);
 let played = !atOnce && await isPlayed(stored.id);
 ends.signal.aborted || model.send({ kind: "found", id: stored.id, record: stored.record, played, at_once: atOnce });
 }
 function isPlayed(id) {
 return new Promise((resolve) => {
 let listening = new AbortController(), done = (played) => {
 listening.abort(), resolve(played);
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
 let unwatch = onKernelGone(model, () => {
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
 model.send({ kind: "open", size: chosen.size, text: fits ? await chosen.text() : "" });
 }
}
function save(name, text) {
 let link = document.createElement("a");
 link.href = URL.createObjectURL(new Blob([text], { type: "application/json" })), link.download = name, link.click(), setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
}
function onKernelGone(model, callback) {
 let kernel = model.widget_manager?.kernel, signals = [kernel?.statusChanged, kernel?.connectionStatusChanged], onStatus = (_, status) => {
 ["autorestarting", "restarting", "dead", "disconnected"].includes(status) && callback();
 };
 for (let signal of signals) signal?.connect(onStatus);
 return () => signals.forEach((signal) => signal?.disconnect(onStatus));
}
function button(page, onPress) {
 let made = page.createElement("button");
 return made.type = "button", made.className = "jupyter-button", made.addEventListener("click", onPress), made;
}
export {
 keeper as default
};
