// Built from widgets/ by `npm run build`. Change the sources there, not this file.

function placeOf(version) {
 let page = (
 globalThis
 ), name = Symbol.for(`holding_on ${version}`);
 if (!page[name]) {
 let bring = () => {
 }, come = (
 new Promise((resolve) => bring = resolve)
 );
 page[name] = { come, bring };
 }
 return page[name];
}
function standIn() {
 let ready = null;
 return {
 initialize({ model }) {
 let early = [], keep = (message) => {
 early.push(message);
 };
 model.on("msg:custom", keep);
 let made = placeOf(String(model.get("code"))).come.then((code) => {
 model.off("msg:custom", keep);
 let widget = code();
 return { widget, end: widget.initialize({ model, early }) };
 });
 return ready = made, () => {
 made.then(({ end }) => end());
 };
 },
 async render(given) {
 return (await ready)?.widget.render(given);
 }
 };
}

var stand_in_default = standIn;
export {
 stand_in_default as default
};
