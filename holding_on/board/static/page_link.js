// Built from widgets/ by `npm run build`. Change the sources there, not this file.

// src/node.js
function h(tag, props, ...inside) {
  const { key = null, ...rest } = props ?? {};
  const kids = [];
  gather(inside, kids);
  return { tag, key: key === null || key === void 0 ? null : String(key), props: rest, kids };
}
function gather(inside, kids) {
  for (const child of inside) {
    if (child === null || child === void 0 || child === false) continue;
    if (Array.isArray(child)) gather(child, kids);
    else kids.push(typeof child === "number" ? String(child) : child);
  }
}

// src/patch.js
var DRAWING = "http://www.w3.org/2000/svg";
var SHAPES = /* @__PURE__ */ new Set(["svg", "polyline"]);
function draw(kid, page) {
  if (typeof kid === "string") return { kid, dom: page.createTextNode(kid), kids: [] };
  const dom = SHAPES.has(kid.tag) ? page.createElementNS(DRAWING, kid.tag) : page.createElement(kid.tag);
  for (const [name, value] of Object.entries(kid.props)) setProp(dom, name, value);
  const kids = kid.kids.map((each) => draw(each, page));
  for (const each of kids) dom.appendChild(each.dom);
  return { kid, dom, kids };
}
function setProp(dom, name, value) {
  if (value === null || value === void 0 || value === false) dom.removeAttribute(name);
  else dom.setAttribute(name, value === true ? "" : String(value));
}

// src/page.js
function pageDialog(page) {
  return h(
    "dialog",
    { class: "ho-page", lang: page.lang, "aria-label": page.title, "data-lm-suppress-shortcuts": "true" },
    h(
      "div",
      { class: "ho-page-head" },
      h("h2", { tabindex: -1, autofocus: true }, page.title),
      h("button", { type: "button", "data-do": "close" }, page.close)
    ),
    h("p", { class: "ho-page-introduction" }, page.introduction),
    h("ol", { class: "ho-page-points", role: "list" }, page.points.map((each) => point(page, each))),
    h("h3", null, page.quoting),
    page.quoting_text.map((text) => h("p", { class: "ho-page-quoting" }, text))
  );
}
function point(page, each) {
  return h(
    "li",
    null,
    h("h3", null, each.heading),
    h(
      "dl",
      null,
      h("div", { class: "ho-page-game" }, h("dt", null, page.in_game), h("dd", null, each.game)),
      h("div", { class: "ho-page-ward" }, h("dt", null, page.on_ward), h("dd", null, each.ward))
    ),
    h(
      "details",
      null,
      h("summary", null, page.by_rules),
      h(
        "ul",
        { role: "list" },
        each.rules.map((rule) => h("li", null, h("span", { class: "ho-rule" }, rule.id), " ", rule.text))
      )
    )
  );
}

// src/reading.js
function openPage(page, place, ends, back) {
  openDialog(pageDialog(page), place, ends, back);
}
function openDialog(node, place, ends, back, further) {
  const dialog = (
    /** @type {HTMLDialogElement} */
    draw(node, place.ownerDocument).dom
  );
  const listening = new AbortController();
  const { signal } = listening;
  function close(focus) {
    listening.abort();
    dialog.close();
    dialog.remove();
    if (focus) back();
  }
  function onKey(event) {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    close(true);
  }
  function onClick(event) {
    const part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (event.target === dialog || part instanceof HTMLElement && part.dataset["do"] === "close") return close(true);
    if (!(part instanceof HTMLElement) || further === void 0) return;
    close(false);
    further(part);
  }
  dialog.addEventListener("keydown", onKey, { signal });
  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("close", () => close(true), { signal });
  ends.addEventListener("abort", () => close(false), { signal });
  place.append(dialog);
  dialog.showModal();
}

// src/page_link.js
function pageLink(page) {
  return h("button", { type: "button", class: "ho-link", lang: page.lang, "aria-haspopup": "dialog" }, page.title);
}
var page_link_default = {
  /** @param {{model: Model, el: HTMLElement}} given */
  render({ model, el }) {
    const ends = new AbortController();
    const page = model.get("page");
    const button = (
      /** @type {HTMLButtonElement} */
      draw(pageLink(page), el.ownerDocument).dom
    );
    const open = () => openPage(page, el, ends.signal, () => button.focus());
    button.addEventListener("click", open, { signal: ends.signal });
    el.append(button);
    return () => {
      ends.abort();
      button.remove();
    };
  }
};
export {
  page_link_default as default,
  pageLink
};
