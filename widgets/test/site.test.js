import assert from "node:assert/strict";
import { test } from "node:test";
import { Window } from "happy-dom";
import { Models, WidgetModel } from "../src/site/model.js";

const window = /** @type {any} */ (new Window());
for (const name of ["document", "DOMParser"]) Reflect.set(globalThis, name, window[name]);
const { viewOf } = await import("../src/site/views.js");
const { outputOf } = await import("../src/site/outputs.js");

/** A page that has these widgets, by their ids, and what it tells Python. @param {Record<string, Record<string, any>>} states */
function pageWith(states) {
  /** @type {any[]} */
  const told = [];
  const models = new Models();
  const made = Object.fromEntries(Object.entries(states).map(([id, state]) => {
    const model = new WidgetModel(id, state, models, (to, data) => told.push([to, data]));
    models.add(model);
    return [id, model];
  }));
  return { models, told, model: (/** @type {string} */ id) => /** @type {WidgetModel} */ (made[id]) };
}

const BUTTON = { _model_name: "ButtonModel", description: "Go on", disabled: false };
/** @param {string} value */
const html = (value) => ({ _model_name: "HTMLModel", value });
/** @param {...string} ids */
const box = (...ids) => ({ _model_name: "VBoxModel", children: ids.map((id) => `IPY_MODEL_${id}`) });
/** Wait until the models have taken in what they were told. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a model tells Python what was set, once, and those who listen what Python says", async () => {
  const { told, model } = pageWith({ a: { value: 1 } });
  /** @type {unknown[]} */
  const heard = [];
  model("a").on("change:value msg:custom", (...facts) => heard.push(facts.at(0) === model("a") ? facts[1] : facts[0]));
  model("a").set("value", 2);
  model("a").save_changes();
  model("a").save_changes();
  model("a").hear({ method: "update", state: { value: null } });
  model("a").hear({ method: "custom", content: { kind: "lines" } });
  model("a").hear({ method: "echo_update", state: { value: 9 } });
  await settled();
  assert.deepEqual(told, [["a", { method: "update", state: { value: 2 }, buffer_paths: [] }]]);
  assert.deepEqual(heard, [2, null, { kind: "lines" }]);
});

test("what Python says waits until the widget's code has begun, in its order", async () => {
  const { model } = pageWith({ a: { value: 1 } });
  /** @type {unknown[]} */
  const heard = [];
  /** @type {() => void} */
  let begin = () => {};
  model("a").ready = new Promise((resolve) => (begin = () => resolve(undefined)));
  model("a").hear({ method: "custom", content: 1 });
  model("a").hear({ method: "custom", content: 2 });
  await settled();
  model("a").on("msg:custom", (content) => heard.push(content));
  begin();
  await settled();
  assert.deepEqual(heard, [1, 2]);
});

test("a model that is asked for before Python has told of it comes later, under either form of reference", async () => {
  const { models } = pageWith({});
  const asked = Promise.all([models.get_model("IPY_MODEL_late"), models.get_model("anywidget:late")]);
  const late = new WidgetModel("late", {}, models, () => {});
  models.add(late);
  assert.deepEqual((await asked).map((model) => model === late), [true, true]);
});

test("a press on a button is told to Python, and not when the button is gone", () => {
  const { told, model } = pageWith({ b: BUTTON });
  const { el, remove } = viewOf(model("b"));
  assert.equal(el.textContent, "Go on");
  el.click();
  remove();
  el.click();
  assert.deepEqual(told, [["b", { method: "custom", content: { event: "click" } }]]);
});

test("a box shows its newest children in their order, and keeps the elements that stay", async () => {
  const { model } = pageWith({ box: box("one", "two"), one: html("1"), two: html("2"), three: html("3") });
  const { el } = viewOf(model("box"));
  const two = el.children[1];
  model("box").hear({ method: "update", state: { children: ["IPY_MODEL_three", "IPY_MODEL_two"] } });
  await settled();
  assert.deepEqual([...el.children].map((child) => child.textContent), ["3", "2"]);
  assert.equal(el.children[1], two);
});

test("choices tell Python which one was chosen, and follow what Python chooses", async () => {
  const choice = { _options_labels: ["no", "yes"], index: null, disabled: false, description: "Well?" };
  const { told, model } = pageWith({ r: { ...choice, _model_name: "RadioButtonsModel" }, d: { ...choice, _model_name: "DropdownModel" } });
  const [radio, list] = ["r", "d"].map((id) => viewOf(model(id)).el);
  const choices = [...(radio?.querySelectorAll("input") ?? [])];
  choices[1]?.dispatchEvent(new window.Event("change"));
  assert.deepEqual(told, [["r", { method: "update", state: { index: 1 }, buffer_paths: [] }]]);
  assert.deepEqual(choices.map((each) => each.checked), [false, true]);
  model("d").hear({ method: "update", state: { index: 1 } });
  await settled();
  assert.equal(list?.querySelector("select")?.selectedIndex, 1);
  assert.equal(list?.querySelector("label")?.textContent, "Well?");
});

test("a widget of an unknown kind is refused by its name", () => {
  const { model } = pageWith({ s: { _model_name: "IntSliderModel" } });
  assert.throws(() => viewOf(model("s")), /IntSliderModel/);
});

test("an output is the widget, else what is plain", () => {
  const { models } = pageWith({ b: BUTTON });
  const shown = outputOf({ "text/plain": "Button", "application/vnd.jupyter.widget-view+json": { model_id: "b" } }, models);
  assert.equal(shown.textContent, "Go on");
  assert.equal(outputOf({ "text/plain": "42" }, models).outerHTML, "<pre>42</pre>");
});
