import assert from "node:assert/strict";
import { test } from "node:test";
import { FirstView, isFirst } from "../src/site/first_view.js";
import { Models, WidgetModel } from "../src/site/model.js";

const BOX = { _model_name: "VBoxModel", children: ["IPY_MODEL_w2"] };
const TEXT = { _model_name: "HTMLModel", value: "A question" };
const SHOW = { kind: "show", cell: 2, bundle: { model_id: "w1" } };
/** What a build has recorded: a box with a text. */
const recorded = () => ({ cell: 2, apart: [], models: { w1: { ...BOX }, w2: { ...TEXT } }, shown: [SHOW] });
/** What Python tells while it runs the cell. @param {any[]} more */
const telling = (...more) => [{ kind: "open", id: "w2", state: TEXT }, { kind: "open", id: "w1", state: { ...BOX, children: [] } },
  { kind: "comm", id: "w1", data: { method: "update", state: { children: BOX.children } } }, ...more, SHOW];

/** A page that has drawn a record: its models, what it has shown, and what it has told Python. */
function drawn() {
  const models = new Models();
  /** @type {any[]} */
  const shown = [];
  /** @type {any[]} */
  const told = [];
  const page = {
    models,
    post: (/** @type {string} */ id, /** @type {any} */ data) => void told.push([id, data.content ?? data]),
    hear(/** @type {any} */ { kind, id, state, data, first, ...more }) {
      if (kind === "open") models.add(new WidgetModel(id, state, models, first ? (to, what) => first.post(to, what) : page.post));
      else if (kind === "comm") models.find(id)?.hear(data);
      else shown.push(kind, ...(more.bundle ? [more.bundle.model_id] : []));
    },
  };
  const view = new FirstView(recorded(), page);
  const tell = (/** @type {any[]} */ messages) => [...messages, { kind: "done", cell: 2 }].map((each) => view.keeps(each));
  return { models, shown, told, view, tell, value: () => models.find("w2")?.get("value") };
}

/** Wait until the models have taken in what they were told. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what Python tells as it was recorded draws nothing anew, and then Python hears what was pressed", async () => {
  const { models, shown, told, view, tell } = drawn();
  const box = models.find("w1");
  box?.on("change", () => shown.push("changed"));
  box?.send("pressed");
  assert.deepEqual(told, []);
  assert.deepEqual(tell(telling()), [true, true, true, true, false]);
  await settled();
  await view.taken;
  assert.deepEqual([shown, told, view.differs], [["show", "w1"], [["w1", "pressed"]], []]);
  assert.equal(models.find("w1"), box);
  box?.send("again");
  assert.deepEqual(told.at(-1), ["w1", "again"]);
  assert.equal(view.keeps({ kind: "comm", id: "w1", data: {} }), false);
});

test("what Python tells otherwise wins, and what it says to a widget is said once", async () => {
  const { models, shown, view, tell, value } = drawn();
  models.find("w2")?.on("msg:custom", (content) => shown.push(content));
  const said = { kind: "comm", id: "w2", data: { method: "custom", content: "focus" } };
  const more = { kind: "open", id: "w3", state: { ...TEXT, value: "More" } };
  tell(telling({ kind: "comm", id: "w2", data: { method: "update", state: { value: "Another" } } }, said, more, { kind: "show", cell: 2, bundle: { model_id: "w3" } }));
  await settled();
  assert.equal(value(), "Another");
  assert.equal(models.find("w3")?.get("value"), "More");
  assert.deepEqual(view.differs, ["value"]);
  assert.deepEqual(shown, ["show", "w1", "clear", "show", "w3", "show", "w1", "focus"]);
});

test("a widget of another kind takes all away with what was pressed, and Python draws its own", () => {
  const { models, shown, told, view, tell, value } = drawn();
  models.find("w2")?.send("pressed");
  tell([{ kind: "open", id: "w2", state: { _model_name: "ButtonModel" } }, SHOW]);
  assert.deepEqual([shown, told, view.differs], [["show", "w1", "clear", "show", "w1"], [], null]);
  assert.equal(models.find("w1"), undefined);
  assert.equal(value(), undefined);
});

test("a view that goes away before Python comes lets Python draw all", () => {
  const { models, shown, view, tell, value } = drawn();
  view.keeps({ kind: "open", id: "w2", state: TEXT });
  view.drop();
  view.drop();
  assert.deepEqual(shown, ["show", "w1", "clear"]);
  assert.equal(value(), "A question");
  assert.deepEqual(tell([SHOW]), [false, false]);
  assert.equal(models.find("w1"), undefined);
});

test("a page that keeps games is drawn first only where no game is kept and none stands in its address", () => {
  const there = globalThis;
  const place = { hash: "" };
  /** @type {Record<string, string>} */
  const games = {};
  const localStorage = { get length() { return Object.keys(games).length; }, key: (/** @type {number} */ n) => Object.keys(games)[n], getItem: (/** @type {string} */ key) => games[key] };
  Object.assign(there, { location: place, window: { localStorage } });
  const keeps = { ...recorded(), models: { w1: { kept: {} } } };
  assert.deepEqual([recorded(), keeps].map(isFirst), [true, true]);
  place.hash = "#g=1.abc";
  assert.deepEqual([recorded(), keeps].map(isFirst), [true, false]);
  place.hash = "";
  games["holding_on.game a"] = JSON.stringify({ id: "a", record: "{}", at: 1 });
  assert.deepEqual([recorded(), keeps].map(isFirst), [true, false]);
});
