// Built from widgets/ by `npm run build`. Change the sources there, not this file.

function placeOf(name) {
 let page = (
 globalThis
 ), place = Symbol.for(`holding_on ${name}`);
 if (!page[place]) {
 let bring = () => {
 }, come = new Promise((resolve) => bring = resolve);
 page[place] = { come, bring };
 }
 return page[place];
}
function standIn() {
 let ready = null;
 return {
 initialize({ model }) {
 let early = [], keep = (message) => {
 early.push(message);
 };
 model.on("msg:custom", keep);
 let places = [`code ${model.get("code")}`, `labels ${model.get("labels")}`].map((name) => placeOf(name).come), made = Promise.all(places).then(([code, labels]) => {
 model.off("msg:custom", keep);
 let widget = (
 code()
 );
 return { widget, labels, end: widget.initialize({ model, early }) };
 });
 return ready = made, () => {
 made.then(({ end }) => end());
 };
 },
 async render(given) {
 let made = await ready;
 return made?.widget.render({ ...given, labels: made.labels });
 }
 };
}

var stand_in_default = standIn;
export {
 stand_in_default as default
};
