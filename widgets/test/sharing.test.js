import assert from "node:assert/strict";
import { test } from "node:test";
import { bring, label, standIn } from "../src/sharing.js";
import { fakeModel } from "./sample.js";

/**
 * Code that writes down what is done with it.
 *
 * @param {unknown[]} done
 */
const code = (done) => () => ({
  /** @param {{early?: unknown[]}} given */
  initialize({ early }) {
    done.push(["initialize", early]);
    return () => void done.push("end");
  },
  render() {
    done.push("render");
    return () => void done.push("leave");
  },
});

/** @param {string} version */
function modelOf(version) {
  const model = fakeModel();
  model.set("code", version);
  model.set("labels", "some");
  return model;
}

label("some", {});

test("a display waits for its code, and shows itself when it is there", async () => {
  /** @type {unknown[]} */
  const done = [];
  const model = modelOf("one");
  const widget = standIn();
  const end = widget.initialize({ model });
  const shown = widget.render({ model, el: /** @type {any} */ (null) });
  model.speak({ kind: "view" });
  await Promise.resolve();
  assert.deepEqual(done, []);
  bring("one", code(done));
  const leave = await shown;
  assert.deepEqual(done, [["initialize", [{ kind: "view" }]], "render"]);
  leave?.();
  end();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(done.slice(2), ["leave", "end"]);
});

test("code that is there already serves as many displays as come, each of them once", async () => {
  /** @type {unknown[]} */
  const done = [];
  bring("two", code(done));
  bring("two", code([]));
  for (const model of [modelOf("two"), modelOf("two")]) {
    const widget = standIn();
    widget.initialize({ model });
    await widget.render({ model, el: /** @type {any} */ (null) });
  }
  assert.equal(done.filter((each) => each === "render").length, 2);
});

test("a display waits for the code of its own version", async () => {
  /** @type {unknown[]} */
  const done = [];
  const model = modelOf("four");
  standIn().initialize({ model });
  bring("three", code(done));
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(done, []);
});

test("a display waits for its labels too, and each has those of its own set", async () => {
  /** @type {unknown[]} */
  const said = [];
  bring("five", () => ({
    initialize: () => () => {},
    /** @param {{labels: unknown}} given */
    render({ labels }) {
      said.push(labels);
      return () => {};
    },
  }));
  const [one, other] = [modelOf("five"), modelOf("five")];
  one.set("labels", "English");
  other.set("labels", "German");
  const shown = [one, other].map((model) => {
    const widget = standIn();
    widget.initialize({ model });
    return widget.render({ model, el: /** @type {any} */ (null) });
  });
  label("German", { undo: "Zurück" });
  await shown[1];
  assert.deepEqual(said, [{ undo: "Zurück" }]);
  label("English", { undo: "Undo" });
  await shown[0];
  assert.deepEqual(said, [{ undo: "Zurück" }, { undo: "Undo" }]);
});
