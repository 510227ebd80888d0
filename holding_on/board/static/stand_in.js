// Built from widgets/ by `npm run build`. Change the sources there, not this file.

var TIMES = { patience: 1e4, limit: 6e4 }, PAUSE = 200, stand_in_default = () => standIn();
async function load(source) {
 let address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
 try {
 return await import(address);
 } finally {
 URL.revokeObjectURL(address);
 }
}
async function codeOf(model, load2) {
 let named = model.get("code"), code = named.get ? named : await model.widget_manager.get_model(named.replace("IPY_MODEL_", "")), cache = (
 globalThis[Symbol.for("holding_on code")] ??= new Map()
 ), version = code.get("version");
 cache.has(version) || cache.set(version, load2(code.get("source")));
 try {
 return { code, make: (await  cache.get(version)).default };
 } catch (reason) {
 throw cache.delete(version), reason;
 }
}
function standIn(options) {
 let { patience, limit, load: loads } = { ...TIMES, load, ...options }, ends = new AbortController(), ready = null;
 async function made(model, early) {
 for (let until = Date.now() + limit; ; )
 try {
 let { code, make } = await codeOf(model, loads);
 return make({ model, code, early });
 } catch (reason) {
 if (Date.now() > until || ends.signal.aborted) throw reason;
 await new Promise((resolve) => setTimeout(resolve, PAUSE));
 }
 }
 return {
 initialize({ model }) {
 let early = [], keep = (message) => {
 early.push(message);
 };
 return model.on("msg:custom", keep), ready = made(model, early).finally(() => model.off("msg:custom", keep)), ready.catch((reason) => ends.signal.aborted || console.error(reason)), () => {
 ends.abort(), ready?.then(({ end }) => end()).catch(() => {
 });
 };
 },
 async render({ model, el }) {
 let notice = el.ownerDocument.createElement("p");
 notice.setAttribute("role", "alert");
 let show = () => {
 notice.textContent = model.get("unreached"), el.append(notice);
 }, timer = setTimeout(show, patience);
 try {
 let leave = await (await ready)?.render({ model, el });
 return notice.remove(), leave;
 } catch {
 return show();
 } finally {
 clearTimeout(timer);
 }
 }
 };
}
export {
 stand_in_default as default,
 standIn
};
