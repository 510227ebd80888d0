import assert from "node:assert/strict";
import { test } from "node:test";
import { standIn } from "../src/protocol/stand_in.js";
import { document } from "./page.js";
import { fakeModel } from "./sample.js";

/** The widgets that the page has, by id. @type {Map<string, ReturnType<typeof fakeModel>>} */
const brought = new Map();

/** What loads sources here; each was loaded once. @type {string[]} */
const loaded = [];

const widget_manager = {
  /** @param {string} id */
  async get_model(id) {
    const model = brought.get(id);
    if (model === undefined) throw new Error("widget model not found");
    return model;
  },
};

/** @param {string} id @param {string} version */
function bring(id, version) {
  const code = fakeModel();
  code.set("version", version);
  code.set("source", `source of ${version}`);
  brought.set(id, code);
  return code;
}

/** @param {string} id */
function displayOf(id) {
  const model = fakeModel();
  model.set("code", `IPY_MODEL_${id}`);
  model.set("unreached", "It has not come.");
  return Object.assign(model, { widget_manager });
}

/** An element, and the texts that stand in it. */
function place() {
  const el = document.createElement("div");
  return { el, texts: () => [...el.children].map((each) => each.textContent) };
}

/** Code that writes down what is done with it. @param {unknown[]} done */
function ways(done) {
  return {
    limit: 1000,
    /** @param {string} source */
    async load(source) {
      loaded.push(source);
      /** @type {import("../src/protocol/stand_in.js").Code} */
      const make = ({ code, early }) => {
        done.push(["made", code.get("version"), early]);
        return {
          render() {
            done.push("render");
            return () => void done.push("leave");
          },
          end: () => void done.push("end"),
        };
      };
      return { default: make };
    },
  };
}

/** @param {number} [milliseconds] */
const rest = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("a display waits for its code, and shows itself when it is there", async () => {
  /** @type {unknown[]} */
  const done = [];
  const { el, texts } = place();
  const model = displayOf("late");
  const widget = standIn(ways(done));
  const end = widget.initialize({ model });
  const shown = widget.render({ model, el });
  await rest();
  assert.deepEqual(done, []);
  model.speak({ kind: "view" });
  bring("late", "one");
  const leave = await shown;
  assert.deepEqual(done, [["made", "one", [{ kind: "view" }]], "render"]);
  assert.deepEqual(texts(), []);
  leave?.();
  end();
  await rest();
  assert.deepEqual(done.slice(2), ["leave", "end"]);
  assert.equal(model.listening(), 0);
});

test("code of one version is loaded once for as many displays as come, another version beside it", async () => {
  for (const [id, version] of [["a", "two"], ["b", "two"], ["c", "three"]]) bring(String(id), String(version));
  /** @type {unknown[]} */
  const done = [];
  for (const id of ["a", "a", "b", "c"]) {
    const widget = standIn(ways(done));
    const model = displayOf(id);
    widget.initialize({ model });
    await widget.render({ model, el: place().el });
  }
  assert.deepEqual(loaded.slice(1), ["source of two", "source of three"]);
  assert.equal(done.filter((each) => each === "render").length, 4);
});

test("a host that gives the widget itself where another gives its name is as good", async () => {
  const model = displayOf("");
  model.set("code", bring("d", "four"));
  /** @type {unknown[]} */
  const done = [];
  const widget = standIn(ways(done));
  widget.initialize({ model });
  await widget.render({ model, el: place().el });
  assert.deepEqual(done, [["made", "four", []], "render"]);
});

test("where the code is late a sentence stands in its place until it comes", async () => {
  const { el, texts } = place();
  const model = displayOf("later");
  const widget = standIn({ ...ways([]), patience: 5 });
  widget.initialize({ model });
  const shown = widget.render({ model, el });
  await rest(20);
  assert.deepEqual(texts(), ["It has not come."]);
  bring("later", "five");
  await shown;
  assert.deepEqual(texts(), []);
});

test("where the code does not come or cannot be read the sentence stays, and the console has the reason", async (t) => {
  const said = t.mock.method(console, "error", () => {});
  bring("broken", "six");
  const broken = () => Promise.reject(new SyntaxError("no code"));
  for (const [id, load] of /** @type {const} */ ([["never", ways([]).load], ["broken", broken]])) {
    const { el, texts } = place();
    const model = displayOf(id);
    const widget = standIn({ limit: 0, patience: 5, load });
    widget.initialize({ model });
    assert.equal(await widget.render({ model, el }), undefined);
    assert.deepEqual(texts(), ["It has not come."]);
    assert.equal(model.listening(), 0);
  }
  assert.deepEqual(said.mock.calls.map((each) => String(each.arguments[0])), [
    "Error: widget model not found",
    "SyntaxError: no code",
  ]);
});

test("where a board cannot be drawn the sentence stands in its place, and the console has the reason", async (t) => {
  const said = t.mock.method(console, "error", () => {});
  bring("undrawn", "seven");
  const render = () => {
    throw new TypeError("no view");
  };
  const { el, texts } = place();
  const model = displayOf("undrawn");
  const widget = standIn({ load: async () => ({ default: () => ({ render, end: () => {} }) }) });
  widget.initialize({ model });
  assert.equal(await widget.render({ model, el }), undefined);
  assert.deepEqual(texts(), ["It has not come."]);
  assert.deepEqual(said.mock.calls.map((each) => String(each.arguments[0])), ["TypeError: no view"]);
});

test("a display that was taken away looks for its code no longer", async (t) => {
  const said = t.mock.method(console, "error", () => {});
  const model = displayOf("gone");
  standIn({ ...ways([]), limit: 60_000 }).initialize({ model })();
  await rest(300);
  assert.equal(model.listening(), 0);
  assert.equal(said.mock.callCount(), 0);
});
