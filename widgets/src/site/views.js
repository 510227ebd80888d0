// Draws widgets on a page without Jupyter: those of anywidget by their own code, and a few of ipywidgets by hand. The
// elements have the names of classes that they have in Jupyter, so the same styles fit both.
import { codeOfWidget } from "./any_widget.js";

/**
 * @typedef {import("./model.js").WidgetModel} WidgetModel
 *
 * @typedef {object} Drawing What is being shown of one widget.
 * @property {WidgetModel} model
 * @property {HTMLElement} el the element of the widget
 * @property {AbortSignal} signal is aborted when this view goes away
 * @property {(names: string[], draw: () => void) => void} follow draws now, and again whenever one of the traits changes
 */

/** How many labels and groups of choices the page has; each gets an id or a name with its number. */
let labels = 0;

/**
 * By the name of a model: the classes of its element, its tag, and how it is drawn.
 *
 * @type {Record<string, {classes: string, tag?: string, draw: (drawing: Drawing) => void}>}
 */
const VIEWS = {
  AnyModel: { classes: "", draw: drawAny },
  BoxModel: { classes: "widget-container widget-box", draw: drawBox },
  ButtonModel: { classes: "jupyter-button widget-button", tag: "button", draw: drawButton },
  CheckboxModel: { classes: "widget-inline-hbox widget-checkbox", draw: drawCheckbox },
  DropdownModel: { classes: "widget-inline-hbox widget-dropdown", draw: drawDropdown },
  FileUploadModel: { classes: "jupyter-button widget-button widget-upload", tag: "button", draw: drawFileUpload },
  HBoxModel: { classes: "widget-container widget-box widget-hbox", draw: drawBox },
  HTMLModel: { classes: "widget-inline-hbox widget-html", draw: drawHTML },
  IntTextModel: { classes: "widget-inline-hbox widget-text", draw: drawIntText },
  RadioButtonsModel: { classes: "widget-inline-hbox widget-radio", draw: drawRadioButtons },
  VBoxModel: { classes: "widget-container widget-box widget-vbox", draw: drawBox },
};

/**
 * Show a widget: return its element, and the function that takes it away.
 *
 * @param {WidgetModel} model
 * @returns {{el: HTMLElement, remove: () => void}}
 */
export function viewOf(model) {
  const kind = VIEWS[model.get("_model_name")];
  if (!kind) throw new TypeError(model.get("_model_name"));
  const ends = new AbortController();
  const signal = AbortSignal.any([ends.signal, model.gone]);
  const el = document.createElement(kind.tag ?? "div");
  /** @type {Drawing["follow"]} */
  const follow = (names, draw) => {
    draw();
    listen(model, names.map((name) => `change:${name}`).join(" "), draw, signal);
  };
  follow(["_dom_classes"], () => (el.className = ["jupyter-widgets", kind.classes, ...(model.get("_dom_classes") ?? [])].filter(Boolean).join(" ")));
  const layout = model.widget_manager.find(model.get("layout") ?? "");
  if (layout) {
    const lay = () => dressed(el, layout.state);
    lay();
    listen(layout, "change", lay, signal);
  }
  listen(model, "msg:custom", (content) => {
    if (content?.do === "focus") el.focus();
    if (content?.do === "blur") el.blur();
  }, signal);
  kind.draw({ model, el, signal, follow });
  signal.addEventListener("abort", () => el.remove());
  return { el, remove: () => ends.abort() };
}

/** @param {WidgetModel} model @param {string} names @param {(...args: any[]) => void} hear @param {AbortSignal} signal */
function listen(model, names, hear, signal) {
  model.on(names, hear);
  signal.addEventListener("abort", () => model.off(names, hear));
}

/** Give an element the style of a layout. @param {HTMLElement} el @param {Record<string, any>} layout */
function dressed(el, layout) {
  for (const [name, value] of Object.entries(layout)) {
    if (!name.startsWith("_")) el.style.setProperty(name.replaceAll("_", "-"), value ?? "");
  }
}

/** @param {Drawing} drawing */
function drawAny({ model, el, signal }) {
  void model.ready
    .then(() => codeOfWidget(model))
    .then((widget) => widget.render?.({ model, el, signal, experimental: {} }))
    .then((leave) => {
      if (signal.aborted) leave?.();
      else if (leave) signal.addEventListener("abort", () => leave());
    })
    .catch((reason) => console.error(reason));
}

/** @param {Drawing} drawing */
function drawBox({ model, el, signal, follow }) {
  /** @type {Map<string, {el: HTMLElement, remove: () => void}>} */
  let shown = new Map();
  follow(["children"], () => {
    /** @type {typeof shown} */
    const now = new Map();
    for (const reference of model.get("children")) {
      const child = model.widget_manager.find(reference);
      const view = shown.get(reference) ?? (child && viewOf(child));
      if (view) now.set(reference, view);
    }
    for (const [reference, view] of shown) if (!now.has(reference)) view.remove();
    let before = el.firstElementChild;
    for (const view of now.values()) {
      if (view.el === before) before = before.nextElementSibling; // what stands in its place keeps the focus
      else el.insertBefore(view.el, before);
    }
    shown = now;
  });
  signal.addEventListener("abort", () => shown.forEach((view) => view.remove()));
}

/** @param {Drawing} drawing */
function drawButton({ model, el, signal, follow }) {
  const button = /** @type {HTMLButtonElement} */ (el);
  button.type = "button";
  follow(["description", "tooltip", "disabled"], () => {
    button.textContent = model.get("description");
    button.title = model.get("tooltip") ?? "";
    button.disabled = model.get("disabled");
  });
  button.addEventListener("click", () => model.send({ event: "click" }), { signal });
}

/** Draw a button that opens a file, and hand Python its text. @param {Drawing} drawing */
function drawFileUpload({ model, el, signal, follow }) {
  const button = /** @type {HTMLButtonElement} */ (el);
  const chooser = document.createElement("input");
  button.type = "button";
  chooser.type = "file";
  follow(["description", "disabled", "accept"], () => {
    button.textContent = model.get("description");
    button.disabled = model.get("disabled");
    chooser.accept = model.get("accept");
  });
  button.addEventListener("click", () => chooser.click(), { signal });
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files ?? [];
    if (!file) return;
    const { name, type, size, lastModified } = file;
    chooser.value = ""; // so that the same file can be chosen again
    tell(model, "value", [{ name, type, size, last_modified: lastModified, content: await file.text() }]);
  }, { signal });
}

/** @param {Drawing} drawing */
function drawHTML({ model, el, follow }) {
  const content = document.createElement("div");
  content.className = "widget-html-content";
  el.append(content);
  follow(["value"], () => {
    const read = new DOMParser().parseFromString(model.get("value"), "text/html"); // runs no script
    content.replaceChildren(...read.head.childNodes, ...read.body.childNodes);
  });
}

/** @param {Drawing} drawing */
function drawCheckbox({ model, el, signal, follow }) {
  const label = document.createElement("label");
  const box = document.createElement("input");
  const text = document.createElement("span");
  label.className = "widget-label-basic";
  box.type = "checkbox";
  label.append(box, text);
  el.append(label);
  follow(["value", "description", "disabled"], () => {
    box.checked = model.get("value");
    box.disabled = model.get("disabled");
    text.textContent = model.get("description");
  });
  box.addEventListener("change", () => tell(model, "value", box.checked), { signal });
}

/** @param {Drawing} drawing */
function drawDropdown({ model, el, signal, follow }) {
  const list = document.createElement("select");
  labelled(model, el, list, follow);
  follow(["_options_labels", "index", "disabled"], () => {
    list.replaceChildren(...model.get("_options_labels").map((/** @type {string} */ text) => {
      const option = document.createElement("option");
      option.textContent = text;
      return option;
    }));
    list.selectedIndex = model.get("index") ?? -1;
    list.disabled = model.get("disabled");
  });
  list.addEventListener("change", () => tell(model, "index", list.selectedIndex), { signal });
}

/** @param {Drawing} drawing */
function drawIntText({ model, el, signal, follow }) {
  const field = document.createElement("input");
  field.type = "number";
  labelled(model, el, field, follow);
  follow(["value", "step", "disabled"], () => {
    field.value = String(model.get("value"));
    field.step = String(model.get("step") ?? 1);
    field.disabled = model.get("disabled");
  });
  field.addEventListener("change", () => {
    if (field.validity.valid && field.value) tell(model, "value", Math.round(field.valueAsNumber));
    else field.value = String(model.get("value"));
  }, { signal });
}

/** @param {Drawing} drawing */
function drawRadioButtons({ model, el, follow }) {
  const group = document.createElement("div");
  group.className = "widget-radio-box";
  group.setAttribute("role", "radiogroup");
  labelled(model, el, group, follow);
  const name = `choice-${++labels}`;
  follow(["_options_labels"], () => {
    group.replaceChildren(...model.get("_options_labels").map((/** @type {string} */ text, /** @type {number} */ index) => {
      const label = document.createElement("label");
      const choice = document.createElement("input");
      Object.assign(choice, { type: "radio", name, value: String(index) });
      choice.addEventListener("change", () => tell(model, "index", index));
      label.append(text, choice);
      return label;
    }));
  });
  follow(["_options_labels", "index", "disabled"], () => {
    for (const choice of group.querySelectorAll("input")) {
      choice.checked = Number(choice.value) === model.get("index");
      choice.disabled = model.get("disabled");
    }
  });
}

/**
 * Put a field into the element of its widget, with the label before it.
 *
 * @param {WidgetModel} model
 * @param {HTMLElement} el
 * @param {HTMLElement} field
 * @param {Drawing["follow"]} follow
 */
function labelled(model, el, field, follow) {
  const label = document.createElement("label");
  label.className = "widget-label";
  label.id = `label-${++labels}`;
  field.id = label.htmlFor = `field-${labels}`;
  if (field.role) field.setAttribute("aria-labelledby", label.id);
  el.append(label, field);
  follow(["description"], () => {
    label.textContent = model.get("description");
    label.hidden = !label.textContent;
  });
}

/** Set one trait and tell Python. @param {WidgetModel} model @param {string} name @param {unknown} value */
function tell(model, name, value) {
  model.set(name, value);
  model.save_changes();
}
