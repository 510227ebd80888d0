// Built from widgets/ by `npm run build`. Change the sources there, not this file.

// src/exchange.js
var PATIENCE = 2e4;
function pictureOf(message) {
  const { memory, side, svg, text } = message;
  return { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
}
function newExchange(patience = PATIENCE) {
  let lines = [];
  let number = Math.floor(Math.random() * 1e9);
  const waiting = /* @__PURE__ */ new Map();
  const watchers = /* @__PURE__ */ new Set();
  const tell = () => watchers.forEach((watcher) => watcher());
  function settle(id, answer) {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.clock);
    one.answer(answer);
    tell();
  }
  function ask(model, request) {
    if (waiting.size > 0) return null;
    const id = ++number;
    const answered = new Promise((answer) => {
      const clock = setTimeout(() => settle(id, { kind: "silence", text: "" }), patience);
      waiting.set(id, { answer, clock });
    });
    model.send({ ...request, id });
    tell();
    return answered;
  }
  function hear(model, message) {
    if (message?.kind !== "lines") {
      const chain = message?.kind === "why" ? { title: String(message.title), links: message.links } : {};
      const drawn = message?.kind === "picture" ? { picture: pictureOf(message) } : {};
      settle(message?.id, { kind: String(message?.kind), text: String(message?.text ?? ""), ...chain, ...drawn });
      return;
    }
    const known2 = (lines.at(-1)?.line ?? -1) + 1;
    if (message.from > known2) {
      model.send({ kind: "lines", from: known2, id: ++number });
      return;
    }
    lines = [...lines.filter((line) => line.line < message.from), ...message.lines];
    tell();
  }
  function attach(model) {
    const listener = (message) => hear(model, message);
    model.on("msg:custom", listener);
    model.send({ kind: "lines", from: 0, id: ++number });
    return () => {
      model.off("msg:custom", listener);
      for (const one of waiting.values()) clearTimeout(one.clock);
      waiting.clear();
      watchers.clear();
    };
  }
  return {
    attach,
    ask,
    hear,
    /** @returns {Line[]} */
    lines: () => lines,
    isWaiting: () => waiting.size > 0,
    /**
     * @param {() => void} watcher
     * @returns {() => void}
     */
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    }
  };
}

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
function classes(...names) {
  return names.filter(Boolean).join(" ");
}
function marks(name, count, extra = () => false) {
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => h("i", { class: classes(name, extra(index)), "aria-hidden": "true" })
  );
}
function spoken(text) {
  return h("span", { class: "ho-hidden", key: "spoken" }, text);
}
function shown(name, ...inside) {
  return h("span", { class: name, "aria-hidden": "true" }, ...inside);
}

// src/back.js
var FEWEST_COLUMNS = 15;
function neighbour(view, moments, way) {
  const here = view.past?.move ?? Infinity;
  if (way < 0) return moments.filter((each) => !each.now && each.move < here).at(-1);
  return moments.find((each) => each.move > here);
}
function chart(view, moments, say) {
  if (moments.length < 2) return null;
  const { max, stages } = view.track;
  const columns = Math.max(moments.length, FEWEST_COLUMNS);
  return h(
    "section",
    { class: "ho-look", key: "look", "aria-label": say("back.heading") },
    h(
      "div",
      { class: "ho-bands", "aria-hidden": "true" },
      stages.map(
        (stage) => h(
          "div",
          {
            key: stage.stage,
            class: `ho-band ho-stage-${stage.stage}`,
            style: `--spaces: ${stage.from - stage.to + 1}`
          },
          h("i")
        )
      )
    ),
    shown("ho-scale", h("span", null, max), h("span", null, 0)),
    shown("ho-look-name", say("back.caption")),
    h(
      "div",
      { class: "ho-curve" },
      h(
        "svg",
        { viewBox: `0 0 ${columns} ${max + 1}`, preserveAspectRatio: "none", "aria-hidden": "true" },
        h("polyline", { points: curve(moments, max), "vector-effect": "non-scaling-stroke" })
      ),
      h(
        "div",
        {
          class: "ho-moments",
          role: "toolbar",
          "aria-label": say("back.heading"),
          "data-roving": "moments",
          "data-roving-from": "end",
          style: `--columns: ${columns}`
        },
        moments.map((moment, index) => point(view, moments, say, moment, index))
      )
    )
  );
}
function curve(moments, max) {
  return moments.map((moment, index) => `${index + 0.5},${max - moment.condition + 0.5}`).join(" ");
}
function point(view, moments, say, moment, index) {
  const here = view.past === null ? moment.now : !moment.now && moment.move === view.past.move;
  const newDay = !moment.now && moments[index - 1]?.day !== moment.day;
  const later = view.past !== null && moment.move > view.past.move;
  return h(
    "button",
    {
      key: index,
      type: "button",
      class: classes("ho-moment", newDay && "is-day", here && "is-here", moment.now && "is-now", later && "is-later"),
      style: `--up: ${(moment.condition + 0.5) / (view.track.max + 1)}`,
      title: moment.text,
      "data-do": moment.now ? "now" : "look",
      "data-move": moment.move,
      "data-item": `moment ${index}`,
      "aria-pressed": here ? "true" : "false",
      "aria-label": moment.now ? say("back.is_now", { text: moment.text }) : moment.text
    },
    newDay && shown("ho-moment-day", h("span", null, say("journal.day", { day: moment.day })), h("b", null, moment.day))
  );
}
function banners(view, moments, say) {
  return [view.branch !== null && branchBanner(view, say), view.past !== null && pastBanner(view, moments, say)];
}
function pastBanner(view, moments, say) {
  const open = (moment) => moment === void 0 ? "true" : null;
  return h(
    "section",
    { class: "ho-banner is-past", key: "past", "aria-label": say("back.banner") },
    h("p", null, shown("ho-banner-sign", "↶"), say("back.looking", { text: view.past?.text ?? "" })),
    h(
      "div",
      { class: "ho-banner-do" },
      button("earlier", say("back.earlier"), open(neighbour(view, moments, -1))),
      button("later", say("back.later"), open(neighbour(view, moments, 1))),
      button("now", say("back.now")),
      button("branch", say("back.branch"))
    )
  );
}
function branchBanner(view, say) {
  return h(
    "section",
    { class: "ho-banner is-branch", key: "branch", "aria-label": say("back.branch_banner") },
    h("p", null, shown("ho-banner-sign", "↷"), view.branch?.text ?? ""),
    h("div", { class: "ho-banner-do" }, button("leave_branch", say("back.leave_branch")))
  );
}
function button(what, text, closed = null) {
  return h("button", { key: what, type: "button", class: "ho-plain", "data-do": what, "aria-disabled": closed }, text);
}
function momentsOf(model) {
  return model.get("moments") ?? [];
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
    h("ol", { class: "ho-page-points", role: "list" }, page.points.map((each) => point2(page, each))),
    h("h3", null, page.quoting),
    page.quoting_text.map((text) => h("p", { class: "ho-page-quoting" }, text))
  );
}
function point2(page, each) {
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
        each.rules.map((rule2) => h("li", null, h("span", { class: "ho-rule" }, rule2.id), " ", rule2.text))
      )
    )
  );
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
function redraw(drawn, kid) {
  if (drawn.kid === kid) return drawn;
  const page = (
    /** @type {Document} */
    drawn.dom.ownerDocument
  );
  if (typeof kid === "string" || typeof drawn.kid === "string" || kid.tag !== drawn.kid.tag) {
    if (typeof kid === "string" && typeof drawn.kid === "string") {
      drawn.dom.nodeValue = kid;
      return { kid, dom: drawn.dom, kids: [] };
    }
    const fresh = draw(kid, page);
    drawn.dom.replaceWith(fresh.dom);
    return fresh;
  }
  const dom = (
    /** @type {Element} */
    drawn.dom
  );
  setProps(dom, drawn.kid.props, kid.props);
  return { kid, dom, kids: redrawKids(dom, drawn.kids, kid.kids, page) };
}
function redrawKids(dom, before, after, page) {
  const known2 = /* @__PURE__ */ new Map();
  before.forEach((each, index) => known2.set(nameOf(each.kid, index), each));
  const result = after.map((kid, index) => {
    const name = nameOf(kid, index);
    const same = known2.get(name);
    known2.delete(name);
    return same ? redraw(same, kid) : draw(kid, page);
  });
  for (const gone of known2.values()) gone.dom.remove();
  let place = dom.firstChild;
  for (const each of result) {
    if (each.dom === place) place = place.nextSibling;
    else dom.insertBefore(each.dom, place);
  }
  return result;
}
function nameOf(kid, index) {
  if (typeof kid === "string") return `text ${index}`;
  return kid.key === null ? `${kid.tag} ${index}` : `${kid.tag} key ${kid.key}`;
}
function setProps(dom, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) dom.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) setProp(dom, name, value);
  }
}
function setProp(dom, name, value) {
  if (value === null || value === void 0 || value === false) dom.removeAttribute(name);
  else dom.setAttribute(name, value === true ? "" : String(value));
}

// src/reading.js
function pages({ model, el, signal, focusOnQuestion }) {
  return {
    deeds: {
      page: (opener) => openPage(model.get("page"), el, signal, () => {
        if (opener.isConnected) opener.focus();
        else focusOnQuestion(true);
      })
    }
  };
}
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
  function onClick2(event) {
    const part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (event.target === dialog || part instanceof HTMLElement && part.dataset["do"] === "close") return close(true);
    if (!(part instanceof HTMLElement) || further === void 0) return;
    close(false);
    further(part);
  }
  dialog.addEventListener("keydown", onKey, { signal });
  dialog.addEventListener("click", onClick2, { signal });
  dialog.addEventListener("close", () => close(true), { signal });
  ends.addEventListener("abort", () => close(false), { signal });
  place.append(dialog);
  dialog.showModal();
}

// src/hints.js
function noHints() {
  return { off: false, told: [], open: null };
}
function hintText(view, say) {
  if (view.past !== null || view.outcome !== null) return "";
  const key = `hint.${view.prompt.topic}`;
  const text = say(key);
  return text === key ? "" : text;
}
function withView(hints, view, say) {
  if (view.past !== null || hints.open === question(view)) return hints;
  const { topic } = view.prompt;
  if (hints.off || hints.told.includes(topic) || hintText(view, say) === "") {
    return hints.open === null ? hints : { ...hints, open: null };
  }
  return { ...hints, told: [...hints.told, topic], open: question(view) };
}
function turned(hints, view) {
  return { ...hints, open: isOpen(hints, view) ? null : question(view) };
}
function switched(hints) {
  return hints.off ? { ...hints, off: false } : { ...hints, off: true, open: null };
}
function isOpen(hints, view) {
  return hints.open === question(view);
}
function hint(view, say, hints) {
  const text = hintText(view, say);
  return text !== "" && isOpen(hints, view) && h(
    "div",
    { class: "ho-hint", key: "hint", role: "note", "aria-label": say("explain.heading") },
    h("p", null, text),
    h(
      "button",
      { type: "button", class: "ho-quiet", "data-do": "hints" },
      hints.off ? say("explain.on") : say("explain.off")
    )
  );
}
function hintButton(view, say, hints) {
  return hintText(view, say) !== "" && h(
    "button",
    {
      key: "explain",
      type: "button",
      class: "ho-quiet",
      "data-do": "explain",
      "aria-expanded": isOpen(hints, view) ? "true" : "false"
    },
    say("explain.this")
  );
}
function question(view) {
  return `${view.revision} ${view.prompt.topic}`;
}

// src/prompt.js
function prompt(view, say, desk) {
  return h(
    "section",
    {
      class: "ho-prompt",
      key: "prompt",
      "aria-label": say("heading.prompt"),
      "data-why": view.outcome === null ? "prompt" : "outcome"
    },
    view.outcome === null ? asked(view, say, desk) : outcome(view, say),
    hint(view, say, desk.hints),
    whyHint(say, desk),
    notice(say, desk),
    h(
      "div",
      { class: "ho-answers", key: "answers", "data-scroll": "start" },
      view.actions.length > 0 && actions(view, say, desk),
      view.barred.length > 0 && barred(view, say)
    ),
    h(
      "div",
      { class: "ho-after", key: "after" },
      h(
        "button",
        {
          type: "button",
          class: "ho-plain",
          "data-do": "undo",
          "aria-disabled": view.can_undo && !desk.waiting ? null : "true"
        },
        say("undo")
      ),
      whyButton(say, desk),
      desk.waiting && h("span", { class: "ho-waiting", key: "waiting" }, say("waiting")),
      h("span", { class: "ho-stop", key: "stop" }, say("stop"))
    )
  );
}
function asked(view, say, desk) {
  const { prompt: question2, conversation } = view;
  return h(
    "div",
    { class: "ho-asked", key: "asked" },
    h(
      "div",
      { class: "ho-asked-head" },
      h("h3", null, question2.who_text === "" ? say("heading.prompt") : say("asked", { name: question2.who_text })),
      hintButton(view, say, desk.hints),
      rule(say, question2.rule)
    ),
    conversation !== null && h("p", { class: "ho-conversation", key: "conversation" }, conversation.text),
    h("p", { class: "ho-question" }, question2.text)
  );
}
function outcome(view, say) {
  const end = view.outcome;
  return end !== null && h(
    "div",
    { class: classes("ho-outcome", end.won ? "is-won" : "is-lost"), key: "outcome" },
    h(
      "div",
      { class: "ho-asked-head" },
      h("h3", { tabindex: -1, "data-focus": "outcome" }, end.title),
      rule(say, end.rule)
    ),
    paragraphs(end.text),
    h(
      "button",
      { key: "page", type: "button", class: "ho-link", "data-do": "page", "aria-haspopup": "dialog" },
      say("simplifies")
    )
  );
}
function paragraphs(text) {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== "").map((part) => h("p", null, part.trim()));
}
function actions(view, say, desk) {
  return h(
    "div",
    {
      class: "ho-actions",
      key: "actions",
      role: "toolbar",
      "aria-label": say("heading.actions"),
      "aria-orientation": "vertical",
      "data-roving": "actions"
    },
    view.actions.map(
      (action, index) => h(
        "button",
        {
          key: action.code,
          type: "button",
          class: "ho-action",
          "data-do": "act",
          "data-code": action.code,
          "data-item": `act ${index}`,
          "data-points": action.pawn === null ? null : action.pawn,
          "aria-disabled": desk.waiting ? "true" : null,
          "aria-keyshortcuts": index < 9 ? String(index + 1) : null
        },
        index < 9 && h("kbd", { "aria-hidden": "true" }, index + 1),
        h("span", { class: "ho-answer" }, h("span", { class: "ho-answer-text" }, action.text), follows(say, action))
      )
    )
  );
}
function follows(say, action) {
  return action.follows !== "" && [
    h("span", { class: "ho-hidden", key: "spoken" }, " ", say("follows"), " "),
    h("span", { class: "ho-follows", key: "follows" }, action.follows)
  ];
}
function barred(view, say) {
  return h(
    "details",
    { class: "ho-barred", key: "barred" },
    h("summary", null, say("barred", { n: view.barred.length })),
    h(
      "ul",
      null,
      view.barred.map(
        (each) => h(
          "li",
          { key: each.code },
          h("b", null, each.text),
          " ",
          h("span", null, each.why),
          " ",
          rule(say, each.rule),
          each.unlock !== "" && h("span", { class: "ho-unlock", key: "unlock" }, " ", each.unlock)
        )
      )
    )
  );
}
function notice(say, desk) {
  return desk.notice !== null && h(
    "div",
    { class: "ho-notice", key: "notice" },
    desk.notice.title !== "" && h("b", { key: "title" }, desk.notice.title),
    desk.notice.lines.map((line) => h("p", null, line.text, " ", rule(say, line.rule))),
    h("button", { type: "button", class: "ho-plain", "data-do": "notice" }, say("notice.close"))
  );
}
function rule(say, id) {
  return id !== "" && h("span", { class: "ho-rule", title: say("rule", { rule: id }) }, id);
}

// src/why.js
function requestFor(thing) {
  const line = lineOf(thing);
  return line === null ? { kind: "why", thing } : { kind: "why", line };
}
function lineOf(thing) {
  const found = /^line (\d+)$/.exec(thing);
  return found ? Number(found[1]) : null;
}
function nameOf2(view, lines, say, thing) {
  const { head: head2 } = view;
  const line = lineOf(thing);
  if (line !== null) return lines.find((each) => each.line === line)?.text ?? "";
  const fixed = {
    condition: head2.condition_text,
    warnings: head2.warnings_text,
    manager: head2.manager_text,
    shift: head2.shift_text,
    day: head2.day_text,
    prompt: view.prompt.text,
    outcome: view.outcome?.title,
    pool: view.pool.text
  };
  return fixed[thing] ?? nameOfPawn(view, say, thing) ?? nameOfCard(view, thing);
}
function nameOfPawn(view, say, thing) {
  for (const { name } of view.pawns) {
    if (thing === name) return say("why.place", { name });
    if (thing === `${name} stress`) return say("why.stress", { name });
    if (thing === `${name} tokens`) return say("why.tokens", { name });
  }
  return void 0;
}
function nameOfCard(view, thing) {
  const card = view.shifts.find((shift) => shift.card?.id === thing)?.card;
  if (card) return `${card.kind_text}. ${card.text}`;
  const [timeline, position] = thing.split("-").map(Number);
  const memory = view.grid.find((row) => row.timeline === timeline)?.cards.find((each) => each.position === position);
  return memory ? memory.title || (memory.words ?? "") || memory.text : "";
}
function besides(view, thing) {
  const pawn = view.pawns.find((each) => [each.name, `${each.name} stress`, `${each.name} tokens`].includes(thing));
  if (!pawn) return [];
  const all = [
    pawn.name,
    pawn.stress_max > 0 && `${pawn.name} stress`,
    pawn.tokens !== null && `${pawn.name} tokens`
  ];
  return all.filter((each) => each !== false && each !== thing).map(String);
}
function whyLine(say, line) {
  return h(
    "button",
    {
      type: "button",
      class: "ho-ask",
      "data-do": "why",
      "data-item": `line ${line.line}`,
      "aria-label": say("why.line", { text: line.text }),
      "aria-haspopup": "dialog"
    },
    say("why.ask")
  );
}
function whyButton(say, desk) {
  return h(
    "button",
    {
      key: "why",
      type: "button",
      class: "ho-plain",
      "data-do": "asking",
      title: say("why.key"),
      "aria-pressed": desk.asking ? "true" : "false"
    },
    say("why.ask")
  );
}
function whyHint(say, desk) {
  return desk.asking && h("p", { class: "ho-asking", key: "asking" }, say("why.asking"));
}
function whyDialog(say, { lang, what, title, links, more }) {
  const heading = what === "" ? title : say("why.title", { what });
  return h(
    "dialog",
    { class: "ho-page ho-why", lang, "aria-label": heading, "data-lm-suppress-shortcuts": "true" },
    h(
      "div",
      { class: "ho-page-head" },
      h("h2", { tabindex: -1, autofocus: true }, heading),
      h("button", { type: "button", "data-do": "close" }, say("notice.close"))
    ),
    links.length === 0 ? h("p", { class: "ho-page-introduction", key: "none" }, say("why.none")) : h("ol", { class: "ho-chain", role: "list", key: "chain" }, links.map((link, index) => cause(say, link, index))),
    more.length > 0 && h(
      "p",
      { class: "ho-more", key: "more" },
      h("span", null, say("why.more"), " "),
      more.map(({ thing, name }) => [
        h("button", { key: thing, type: "button", "data-do": "why", "data-why": thing }, name),
        " "
      ])
    )
  );
}
function cause(say, link, index) {
  return h(
    "li",
    { key: index },
    index > 0 && h("p", { class: "ho-because", key: "because" }, say("why.because")),
    h("p", { class: "ho-cause" }, link.text),
    h(
      "p",
      { class: "ho-cause-rule" },
      link.wording,
      " ",
      rule(say, link.rule),
      link.pages_text !== "" && [" ", h("span", { class: "ho-pages", key: "pages" }, link.pages_text)]
    )
  );
}

// src/asking.js
function asking(display) {
  const { model, exchange, el, root, page, desk, viewNow, say, show, announce, focusBack } = display;
  const inform = (text) => display.inform({ title: "", lines: [{ text, rule: "" }] });
  async function ask(request, wanted) {
    const answered = exchange.ask(model, request);
    if (answered === null) return void inform(say()("busy"));
    const answer = await answered;
    if (display.signal.aborted) return void 0;
    if (answer.kind === wanted) return answer;
    return void inform(answer.text || say()("silence"));
  }
  async function why(thing, opener) {
    const answer = await ask(requestFor(thing), "why");
    if (answer === void 0) return;
    const view = viewNow();
    const words = say();
    const name = (each) => nameOf2(view, exchange.lines(), words, each);
    const more = besides(view, thing).map((each) => ({ thing: each, name: name(each) }));
    const { title = "", links = [] } = answer;
    setAsking(false);
    openDialog(
      whyDialog(words, { lang: view.lang, what: name(thing), title, links, more }),
      el,
      display.signal,
      () => focusBack(opener),
      (part) => void why(part.dataset["why"] ?? "", opener)
    );
  }
  function setAsking(on) {
    if (desk.asking === on) return;
    desk.asking = on;
    desk.notice = null;
    show();
    announce(on ? say()("why.asking") : say()("why.ended"));
  }
  function askAt(part) {
    const thing = part.closest("[data-why]");
    if (!(thing instanceof HTMLElement) || !root.contains(thing)) {
      inform(say()("why.nothing"));
      if (desk.asking && !root.contains(page.activeElement)) focusBack(root);
      return;
    }
    void why(thing.dataset["why"] ?? "", part instanceof HTMLElement ? part : thing);
  }
  async function step(way) {
    const moment = neighbour(viewNow(), momentsOf(model), way);
    if (moment === void 0) inform(say()("back.first"));
    else await travel(moment.now ? { kind: "now" } : { kind: "look", move: moment.move });
  }
  async function travel(request) {
    await ask(request, "done");
  }
  return {
    deeds: {
      why: askAt,
      asking: () => setAsking(!desk.asking),
      look: (part) => void travel({ kind: "look", move: Number(part.dataset["move"]) }),
      earlier: () => void step(-1),
      later: () => void step(1),
      now: () => void travel({ kind: "now" }),
      branch: () => void travel({ kind: "branch" }),
      leave_branch: () => void travel({ kind: "leave_branch" })
    },
    key(event, part) {
      if (!isQuestion(event)) return false;
      askAt(part);
      return true;
    },
    escape() {
      if (!desk.asking) return false;
      setAsking(false);
      return true;
    }
  };
}
function isQuestion(event) {
  return event.key.toLowerCase() === "w" && !event.ctrlKey && !event.altKey && !event.metaKey;
}

// src/ahead.js
var POOL = 4;
function lookedAt(view, desk) {
  const { looked } = desk;
  if (looked === null || looked.revision !== view.revision) return null;
  return view.actions.find((action) => action.code === looked.code) ?? null;
}
function tokensAhead(ahead, purse) {
  return ahead?.tokens.find(([which]) => which === purse)?.[1] ?? null;
}
function slip(say, now2, then) {
  if (then === null) return null;
  const told = spoken(say("ahead.tokens", { n: then }));
  return [shown("ho-slip", say("ahead.change", { now: now2, then })), { ...told, key: "ahead" }];
}

// src/head.js
function head(view, say, desk) {
  const { head: facts } = view;
  return h(
    "header",
    { class: "ho-head", key: "head" },
    h("h2", { class: "ho-title" }, facts.title),
    h(
      "ul",
      { class: "ho-facts", "data-roving": "facts" },
      fact("day", facts.day_text),
      fact("shift", facts.shift_text),
      fact("manager", facts.manager_text),
      fact(
        "condition",
        h("i", { class: `ho-swatch ho-stage-${facts.stage}`, "aria-hidden": "true" }),
        facts.condition_text
      ),
      fact(
        "warnings",
        marks("ho-warning", facts.warnings_max, (index) => index < facts.warnings && "is-full"),
        facts.warnings_text
      )
    ),
    view.told.length > 0 && storyButton(view, say, desk),
    h("div", { class: "ho-aim", key: "aim" }, objective(view, say), roles(view, say))
  );
}
function roles(view, say) {
  const others = view.head.roles.filter((each) => each.role !== "manager");
  return others.length > 0 && h(
    "ul",
    { class: "ho-roles", key: "roles", "aria-label": say("heading.roles") },
    others.map((each) => h("li", { key: each.role }, each.text))
  );
}
function fact(thing, ...inside) {
  return h(
    "li",
    { key: thing, class: thing === "condition" ? "ho-condition" : null },
    h(
      "button",
      {
        type: "button",
        class: "ho-name",
        "data-do": "why",
        "data-why": thing,
        "data-item": thing,
        "aria-haspopup": "dialog"
      },
      ...inside
    )
  );
}
function objective(view, say) {
  const { head: facts } = view;
  return h(
    "div",
    { class: "ho-objective", key: "objective", "data-do": "about", "data-about": "objective" },
    h("span", { class: "ho-objective-text" }, facts.objective_text),
    facts.progress.length > 0 && h(
      "ol",
      { class: "ho-progress", "aria-label": say("head.progress") },
      facts.progress.map(
        (step) => h(
          "li",
          { key: step.timeline, class: classes("ho-step", step.done && "is-done"), title: step.text },
          h("span", { class: "ho-hidden" }, step.text),
          h("span", { "aria-hidden": "true" }, step.done ? "✓" : String(step.timeline))
        )
      )
    ),
    h("span", { class: "ho-progress-text" }, facts.progress_text)
  );
}
function storyButton(view, say, desk) {
  return h(
    "button",
    {
      key: "story",
      type: "button",
      class: "ho-plain",
      "data-do": "story",
      "aria-expanded": desk.story ? "true" : "false"
    },
    say(desk.story ? "story.close" : "story.open", { n: view.told.length })
  );
}

// src/journal.js
function byDay(lines) {
  const days = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last && last.day === line.day) last.lines.push(line);
    else days.push({ day: line.day, lines: [line] });
  }
  return days;
}
function journal(all, say, past = null) {
  const lines = past === null ? all : all.filter((line) => line.move <= past.move);
  const latest = lines.at(-1)?.move ?? -1;
  return h(
    "section",
    { class: "ho-journal", key: "journal", "aria-label": say("heading.journal") },
    h("h3", null, say("heading.journal")),
    h(
      "div",
      {
        class: "ho-lines",
        role: "log",
        "aria-live": "off",
        "aria-label": say("heading.journal"),
        "data-scroll": "end",
        "data-roving": "journal",
        "data-roving-from": "end"
      },
      byDay(lines).map(
        (day) => h(
          "div",
          { key: day.day, class: "ho-day" },
          h("h4", null, day.day === 0 ? say("journal.setup") : say("journal.day", { day: day.day })),
          h(
            "ol",
            null,
            day.lines.map(
              (line) => h(
                "li",
                { key: line.line, class: classes(line.move === latest && "is-new"), "data-why": `line ${line.line}` },
                h("span", { class: "ho-said" }, line.text),
                " ",
                rule(say, line.rule),
                " ",
                whyLine(say, line)
              )
            )
          )
        )
      )
    ),
    lines.length < all.length && h("p", { class: "ho-lines-later", key: "later" }, say("journal.later", { n: all.length - lines.length }))
  );
}

// src/choices.js
function actionsOn(view, target) {
  return view.actions.filter((action) => aims(action, target));
}
function barredOn(view, target) {
  if (target.kind === "pawn") return view.barred.filter((each) => each.pawn === target.pawn);
  if (target.kind === "pool") return view.barred.filter((each) => each.pawn === null && each.target === "purse");
  if (target.kind === "timeline") {
    return view.barred.filter((each) => each.pawn === null && each.timeline === target.timeline);
  }
  return [];
}
function aims(action, target) {
  switch (target.kind) {
    case "pawn":
      return action.pawn === target.pawn && (action.target === "pawn" || action.target === "purse");
    case "pool":
      return action.pawn === null && action.target === "purse";
    case "timeline":
      return action.timeline === target.timeline && action.target === "timeline";
    case "card":
      return target.now && action.target === "card";
  }
}
function answerTo(view, target) {
  const actions2 = actionsOn(view, target);
  if (actions2.length === 1) return { take: (
    /** @type {Action} */
    actions2[0]
  ) };
  if (actions2.length > 1) return { choose: actions2 };
  const barred2 = barredOn(view, target);
  return barred2.length > 0 ? { barred: barred2 } : null;
}
function standing(view, target) {
  const answer = answerTo(view, target);
  if (answer === null) return "still";
  return "barred" in answer ? "barred" : "open";
}

// src/manager.js
function manager(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-manager", key: "manager", "aria-label": say("heading.manager"), "data-roving": "manager" },
    h("h3", null, say("heading.manager")),
    pool(view, say, ahead),
    h(
      "ul",
      { class: "ho-stock", key: "stock" },
      stock("supply", say("manager.supply"), view.supply.tokens, "ho-token"),
      stock("patient", say("manager.patient"), view.decks.patient),
      stock("partial", say("manager.partial"), view.decks.partial),
      stock("clear", say("manager.clear"), view.decks.clear)
    )
  );
}
function pool(view, say, ahead) {
  const open = standing(view, { kind: "pool" }) === "open";
  const inside = [
    spoken(view.pool.text),
    shown("ho-stock-name", say("manager.pool")),
    shown("ho-stock-number", marks("ho-token", 1), view.pool.tokens, view.pool.partials.length > 0 && backs(view)),
    slip(say, view.pool.tokens, tokensAhead(ahead, POOL))
  ];
  return h(
    "button",
    {
      class: classes("ho-pool", open && "is-open"),
      key: "pool",
      type: "button",
      "data-do": "pool",
      "data-why": "pool",
      "data-item": "pool"
    },
    ...inside
  );
}
function backs(view) {
  return view.pool.partials.map((card, index) => h("span", { class: "ho-back", key: index }, card.timeline));
}
function stock(thing, name, number, mark) {
  return h(
    "li",
    { key: thing },
    h(
      "button",
      { type: "button", class: "ho-name", "data-do": "about", "data-about": thing, "data-item": thing },
      h("span", null, name, " "),
      h("b", { class: "ho-stock-number" }, mark !== void 0 && marks(mark, 1), number)
    )
  );
}
function heldCards(view) {
  const held = view.pawns.flatMap((pawn) => [
    ...pawn.partials.map((card, index) => ({
      key: `${pawn.pawn} partial ${index}`,
      name: pawn.name,
      text: card.text,
      clear: false
    })),
    ...pawn.clears.map((card, index) => ({
      key: `${pawn.pawn} clear ${index}`,
      name: pawn.name,
      text: card.text,
      clear: true
    }))
  ]);
  const pooled = view.pool.partials.map((card, index) => ({
    key: `pool partial ${index}`,
    name: "",
    text: card.text,
    clear: false
  }));
  return [...held, ...pooled];
}
function hands(view, say) {
  const held = heldCards(view);
  return held.length > 0 && h(
    "section",
    {
      class: "ho-hands",
      key: "hands",
      tabindex: 0,
      "aria-label": say("heading.hands"),
      "data-do": "about",
      "data-about": "hands"
    },
    h("h3", null, say("heading.hands")),
    h(
      "ul",
      null,
      held.map(
        (card) => h(
          "li",
          { key: card.key },
          h("i", { class: classes("ho-back", card.clear && "is-clear"), "aria-hidden": "true" }),
          h("b", null, card.name === "" ? say("hands.pool") : card.name),
          " ",
          card.text
        )
      )
    )
  );
}

// src/about.js
var REASONS = 3;
var STAFFING = ["place", "call_in", "reassign", "cover"];
function known(view, say, thing) {
  const [kind = "", first = "", second = ""] = thing.split(" ");
  switch (kind) {
    case "space": {
      const shift = view.shifts[Number(first)];
      const space = shift?.spaces[Number(second)];
      if (!shift || !space) return null;
      const is = space.covered_by === null ? say("about.space") : say("about.covered");
      return { text: space.text, is, kinds: shift.state === "now" ? STAFFING : [] };
    }
    case "card": {
      const shift = view.shifts[Number(first)];
      if (!shift) return null;
      if (!shift.card) return { text: shift.text, is: say("about.no_card"), kinds: ["turn"] };
      return { text: shift.card.spoken, is: say("about.card"), kinds: shift.state === "now" ? ["care", "pay"] : [] };
    }
    case "place":
      return knownPlace(view, say, first);
    case "pawn": {
      const pawn = view.pawns.find((each) => each.pawn === Number(first));
      return pawn ? { text: pawn.text, is: "", kinds: [] } : null;
    }
    case "timeline": {
      const row = view.grid.find((each) => each.timeline === Number(first));
      return row ? { text: row.name, is: say("about.timeline"), kinds: ["inquire"], timeline: row.timeline } : null;
    }
    case "memory":
      return { text: "", is: say("about.memory"), kinds: ["inquire"], timeline: Number(first) };
    case "pool":
      return { text: view.pool.text, is: say("about.pool"), kinds: ["pay"] };
    case "supply":
      return { text: view.supply.text, is: say("about.supply"), kinds: ["pay", "take", "give"] };
    case "patient":
      return { text: view.decks.text, is: say("about.patient"), kinds: ["turn"] };
    case "partial":
      return { text: view.decks.text, is: say("about.partial"), kinds: ["care", "take", "talk"] };
    case "clear":
      return { text: view.decks.text, is: say("about.clear"), kinds: ["inquire"] };
    case "hands":
      return { text: "", is: say("about.hands"), kinds: [] };
    case "objective":
      return { text: view.head.objective_text, is: view.head.progress_text, kinds: [] };
    default:
      return null;
  }
}
function knownPlace(view, say, id) {
  const text = view.places.find((each) => each.id === id)?.text ?? "";
  switch (id) {
    case "break_room":
      return { text, is: say("about.break_room"), kinds: ["place", "send_on_leave"] };
    case "on_call":
      return { text, is: say("about.on_call"), kinds: ["call_in"] };
    case "on_leave":
      return { text, is: say("about.on_leave"), kinds: ["send_on_leave"] };
    case "left":
      return { text, is: say("about.left"), kinds: [] };
    default:
      return null;
  }
}
function about(view, say, thing) {
  const found = known(view, say, thing);
  if (!found) return [];
  const what = [found.text, found.is].filter((text) => text !== "").map((text) => ({ text, rule: "" }));
  return [...what, ...now(view, say, found)];
}
function now(view, say, found) {
  if (view.past !== null) return [{ text: say("refused.past"), rule: "" }];
  if (view.outcome !== null) return [];
  const uses = (each) => found.kinds.includes(each.kind) && (found.timeline === void 0 || each.timeline === found.timeline);
  const answers = view.actions.filter(uses).map((each) => each.text);
  if (answers.length > 0) return [{ text: say("about.now", { answers: answers.join(" · ") }), rule: "" }];
  const reasons = /* @__PURE__ */ new Map();
  for (const each of view.barred.filter(uses)) {
    reasons.set(each.why, { text: [each.why, each.unlock].filter(Boolean).join(" "), rule: each.rule });
  }
  if (reasons.size > 0) return [...reasons.values()].slice(0, REASONS);
  return [{ text: say("about.asked", { question: view.prompt.text }), rule: view.prompt.rule }];
}

// src/memories.js
var EDGES = ["top", "right", "bottom", "left"];
function memories(view, say, desk) {
  return h(
    "section",
    { class: "ho-memories", key: "memories", "aria-label": say("heading.memories") },
    h("h3", null, say("heading.memories")),
    h(
      "div",
      { class: "ho-grid", role: "grid", "aria-label": say("heading.memories"), "data-roving": "memories" },
      view.grid.map((row, index) => oneRow(view, say, desk, row, index))
    ),
    detail(view, say, desk)
  );
}
function oneRow(view, say, desk, row, index) {
  const state = standing(view, { kind: "timeline", timeline: row.timeline });
  return h(
    "div",
    { class: "ho-row", role: "row", key: row.timeline },
    h(
      "div",
      {
        class: classes("ho-row-name", `is-${state}`),
        role: "rowheader",
        "data-do": "timeline",
        "data-timeline": row.timeline,
        "data-item": `row ${row.timeline}`,
        "data-row": index,
        "data-column": 0
      },
      shown("ho-row-number", row.timeline),
      h("span", null, row.name),
      state !== "still" && spoken(say(`timeline.${state}`))
    ),
    row.cards.map((memory) => cell(desk, row, memory, index))
  );
}
function cell(desk, row, memory, index) {
  const name = `${row.timeline}-${memory.position}`;
  return h(
    "div",
    {
      key: memory.position,
      role: "gridcell",
      class: classes("ho-memory", `is-${memory.state}`, memory.feeling !== null && `is-${memory.feeling}`),
      "data-do": "memory",
      "data-memory": name,
      "data-why": memory.state === "empty" ? null : name,
      "data-item": `memory ${name}`,
      "data-row": index,
      "data-column": memory.position,
      "aria-selected": desk.memory === name ? "true" : "false"
    },
    spoken(memory.text),
    memory.stitches !== null && memory.stitches.map(
      (count, edge) => h("span", { key: EDGES[edge], class: `ho-stitches is-${EDGES[edge]}` }, marks("ho-stitch", count))
    ),
    shown("ho-memory-title", memory.state === "empty" ? memory.position : titleOf(memory)),
    memory.feeling !== null && shown("ho-feeling", memory.feeling === "positive" ? "+" : "−")
  );
}
function titleOf(memory) {
  return memory.title !== "" ? memory.title : memory.words ?? "";
}
function detail(view, say, desk) {
  const memory = chosen(view, desk.memory);
  return memory !== void 0 && h(
    "div",
    { class: "ho-detail", key: "detail" },
    picture(desk, memory),
    memory.title !== "" && h("h4", { key: "title" }, memory.title),
    memory.note !== null && h("p", { class: "ho-note", key: "note" }, memory.note),
    h("p", { class: "ho-detail-text" }, memory.text),
    memory.state === "clear" && memory.words !== null && h("p", { class: "ho-words", key: "words" }, memory.words),
    memory.story !== null && h("p", { class: "ho-story-text", key: "story" }, memory.story),
    memory.state === "empty" && about(view, say, `memory ${(desk.memory ?? "").replace("-", " ")}`).map((line) => h("p", null, line.text)),
    h("button", { type: "button", class: "ho-plain", "data-do": "memory" }, say("memories.close"))
  );
}
function picture(desk, memory) {
  const drawn = desk.picture;
  return drawn !== null && drawn.memory === desk.memory && drawn.side === memory.state && h("img", {
    key: `picture ${drawn.memory} ${drawn.side}`,
    class: "ho-picture",
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`,
    alt: drawn.text
  });
}
function chosen(view, name) {
  if (name === null) return void 0;
  const [timeline, position] = name.split("-").map(Number);
  return view.grid.find((row) => row.timeline === timeline)?.cards.find((memory) => memory.position === position);
}

// src/pawn.js
function pawnOf(view, number) {
  return view.pawns.find((each) => each.pawn === number);
}
function pawnButton(view, say, pawn, ahead = null) {
  const state = standing(view, { kind: "pawn", pawn: pawn.pawn });
  const told = [pawn.text, state !== "still" && say(`pawn.${state}`)];
  return h(
    "button",
    {
      key: `pawn ${pawn.pawn}`,
      type: "button",
      class: classes("ho-pawn", `ho-${pawn.kind}`, `is-${state}`, pawn.overstressed && "is-overstressed"),
      "data-do": "pawn",
      "data-pawn": pawn.pawn,
      "data-item": `pawn ${pawn.pawn}`,
      "data-why": pawn.name
    },
    spoken(told.filter(Boolean).join(" ")),
    shown("ho-pawn-name", pawn.name),
    tags(say, pawn),
    belongings(say, pawn),
    pawn.tokens !== null && slip(say, pawn.tokens, tokensAhead(ahead, pawn.pawn))
  );
}
function belongings(say, pawn) {
  if (pawn.stress_max === 0 && pawn.tokens === null) return null;
  return shown(
    "ho-pawn-row",
    h(
      "span",
      { class: "ho-stress-row", key: "stress", "data-why": pawn.stress_max > 0 ? `${pawn.name} stress` : null },
      marks("ho-stress", pawn.stress_max, (index) => index < pawn.stress && "is-full")
    ),
    pawn.tokens !== null && h(
      "span",
      { class: "ho-tokens", key: "tokens", "data-why": `${pawn.name} tokens` },
      marks("ho-token", 1),
      pawn.token_cap === null ? pawn.tokens : say("pawn.tokens", { count: pawn.tokens, cap: pawn.token_cap })
    ),
    backs2("ho-back", pawn.partials),
    backs2("ho-back is-clear", pawn.clears)
  );
}
function tags(say, pawn) {
  const names = [
    pawn.manager && say("pawn.manager"),
    pawn.senior && say("pawn.senior"),
    pawn.overstressed && say("pawn.overstressed")
  ].filter(Boolean);
  return names.length > 0 && shown("ho-tags", names.join(" · "));
}
function backs2(name, cards) {
  return cards.map((card, index) => h("span", { class: name, key: `${name} ${index}` }, card.timeline));
}

// src/places.js
function places(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-places", key: "places", "aria-label": say("heading.places"), "data-roving": "places" },
    view.places.filter(isShown).map(
      (place) => h(
        "div",
        {
          key: place.id,
          class: `ho-place ho-place-${place.id}`,
          role: "group",
          "aria-label": place.text,
          style: `--pawns: ${place.id === "left" ? 1 : place.pawns.length}`,
          "data-do": "about",
          "data-about": `place ${place.id}`
        },
        h(
          "h3",
          null,
          h(
            "button",
            {
              type: "button",
              class: "ho-name",
              "data-do": "about",
              "data-about": `place ${place.id}`,
              "data-item": `place ${place.id}`
            },
            place.name
          )
        ),
        h(
          "div",
          { class: "ho-pawns" },
          place.pawns.length === 0 ? h("span", { class: "ho-nobody", key: "nobody" }, say("places.nobody")) : place.pawns.map((number) => {
            const pawn = pawnOf(view, number);
            return pawn && pawnButton(view, say, pawn, ahead);
          })
        )
      )
    )
  );
}
function isShown(place) {
  return place.id !== "left" || place.pawns.length > 0;
}

// src/shifts.js
function shifts(view, say, ahead = null) {
  return h(
    "section",
    { class: "ho-shifts", key: "shifts", "aria-label": say("heading.shifts"), "data-roving": "shifts" },
    view.shifts.map((shift) => oneShift(view, say, shift, ahead))
  );
}
function oneShift(view, say, shift, ahead) {
  return h(
    "article",
    {
      key: shift.shift,
      class: `ho-shift is-${shift.state}`,
      "aria-label": shift.name,
      "data-do": "card",
      "data-shift": shift.shift
    },
    h(
      "div",
      { class: "ho-shift-head" },
      h("h3", null, shift.name),
      h(
        "span",
        { class: "ho-shift-state" },
        shift.care !== null && h("b", { key: "care" }, shift.care_text, " "),
        say(`shift.${shift.state}`)
      )
    ),
    shift.card ? patientCard(shift.card, shift.shift) : h("button", {
      class: "ho-no-card",
      key: "none",
      type: "button",
      "aria-label": shift.text,
      "data-do": "card",
      "data-shift": shift.shift,
      "data-item": `card ${shift.shift}`
    }),
    shift.spaces.length > 0 && h(
      "div",
      { class: "ho-staff", key: "staff" },
      shift.spaces.map((space) => staffSpace(view, say, shift, space, ahead))
    ),
    shift.care === null && spoken(shift.care_text)
  );
}
function patientCard(card, shift) {
  return h(
    "div",
    {
      class: `ho-card ho-card-${card.kind}`,
      key: `card ${card.id}`,
      role: "button",
      "data-do": "card",
      "data-shift": shift,
      "data-why": card.id,
      "data-item": `card ${shift}`
    },
    h(
      "div",
      { class: "ho-card-head" },
      h("span", { class: "ho-kind" }, card.kind_text),
      h("span", { class: "ho-id" }, card.id)
    ),
    h("p", { class: "ho-picture" }, card.text),
    h(
      "p",
      { class: "ho-line", key: "symbols" },
      shown(
        "ho-marks",
        marks(`ho-symbol ho-symbol-${card.kind}`, card.symbols, (index) => index < card.covered && "is-full")
      ),
      card.symbols_text
    ),
    card.yield_text !== "" && h(
      "p",
      { class: "ho-line", key: "yield" },
      shown(
        "ho-marks",
        marks("ho-token", card.tokens),
        marks("ho-back", card.memories),
        marks("ho-either", card.either)
      ),
      card.yield_text
    ),
    card.inquire_text !== "" && h("p", { class: "ho-line", key: "inquire" }, card.inquire_text)
  );
}
function staffSpace(view, say, shift, space, ahead) {
  const key = `space ${shift.shift} ${space.space}`;
  const pawn = space.pawn === null ? void 0 : pawnOf(view, space.pawn);
  if (pawn) return h("div", { class: "ho-space is-taken", key }, pawnButton(view, say, pawn, ahead));
  const cover = space.covered_by === null ? void 0 : pawnOf(view, space.covered_by);
  return h(
    "button",
    {
      class: classes("ho-space", cover ? "is-covered" : "is-empty"),
      key,
      type: "button",
      "aria-label": `${shift.name}. ${space.text}`,
      "data-item": key,
      "data-do": "about",
      "data-about": key
    },
    cover ? say("shift.covered", { name: cover.name }) : ""
  );
}

// src/story.js
function story(view, say, desk) {
  return desk.story && view.told.length > 0 && h(
    "section",
    { class: "ho-story", key: "story", "aria-label": say("heading.story") },
    h("h3", { tabindex: -1, "data-focus": "story" }, say("heading.story")),
    h(
      "div",
      { class: "ho-told" },
      view.told.map(
        (card) => h(
          "article",
          { key: card.card, class: "ho-narrative" },
          h("h4", null, card.title, " ", h("span", { class: "ho-id" }, card.card)),
          paragraphs(card.text)
        )
      )
    ),
    h("button", { type: "button", class: "ho-plain", "data-do": "story" }, say("story.close"))
  );
}

// src/track.js
function spacesOf(stage) {
  return Array.from({ length: stage.from - stage.to + 1 }, (_, index) => stage.from - index);
}
function track(view, say, ahead = null) {
  const { track: line } = view;
  const ghost = ahead === null || ahead.condition === line.value ? null : ahead.condition;
  const told = ghost === null ? line.text : `${line.text} ${say("ahead.condition", { n: ghost })}`;
  return h(
    "div",
    { class: "ho-track", key: "track", role: "img", "aria-label": told, "data-why": "condition", "data-do": "why" },
    line.stages.map(
      (stage) => h(
        "div",
        {
          key: stage.stage,
          class: `ho-stage ho-stage-${stage.stage}`,
          style: `--spaces: ${spacesOf(stage).length}`,
          "aria-hidden": "true"
        },
        h("div", { class: "ho-stage-name" }, h("i", { class: "ho-swatch" }), stage.name),
        h(
          "div",
          { class: "ho-spaces" },
          spacesOf(stage).map(
            (number) => h(
              "span",
              {
                key: number,
                class: classes(
                  "ho-step-space",
                  number === line.value && "is-here",
                  number === ghost && "is-ahead",
                  (number === stage.from || number === stage.to) && "is-end"
                )
              },
              h("b", null, number)
            )
          )
        )
      )
    )
  );
}

// src/board.js
function board(view, lines, say, desk, moments = []) {
  const ahead = lookedAt(view, desk);
  return h(
    "section",
    {
      class: classes(
        "holding-on",
        view.past !== null && "is-past",
        view.branch !== null && "is-branch",
        desk.asking && "is-asking"
      ),
      lang: view.lang,
      "data-revision": view.revision,
      "aria-label": say("heading.board"),
      "aria-busy": desk.waiting ? "true" : null,
      "data-lm-suppress-shortcuts": "true"
    },
    banners(view, moments, say),
    head(view, say, desk),
    track(view, say, ahead),
    chart(view, moments, say),
    story(view, say, desk),
    h(
      "div",
      { class: "ho-ward", key: "ward" },
      prompt(view, say, desk),
      shifts(view, say, ahead),
      h(
        "div",
        { class: "ho-floor", key: "floor" },
        places(view, say, ahead),
        manager(view, say, ahead)
      ),
      memories(view, say, desk),
      h("div", { class: "ho-side", key: "side" }, hands(view, say), journal(lines, say, view.past))
    )
  );
}

// src/keys.js
function alongList(key, index, count) {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
function acrossTable(key, spot, rows, columns) {
  const { row, column } = spot;
  switch (key) {
    case "ArrowRight":
      return column + 1 < columns ? { row, column: column + 1 } : null;
    case "ArrowLeft":
      return column > 0 ? { row, column: column - 1 } : null;
    case "ArrowDown":
      return row + 1 < rows ? { row: row + 1, column } : null;
    case "ArrowUp":
      return row > 0 ? { row: row - 1, column } : null;
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: columns - 1 };
    default:
      return null;
  }
}
function digitOf(pressed) {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  return /^[1-9]$/.test(pressed.key) ? Number(pressed.key) - 1 : null;
}

// src/roving.js
function itemsOf(group) {
  return (
    /** @type {HTMLElement[]} */
    [...group.querySelectorAll("[data-item]")]
  );
}
function setTabStops(root, stops) {
  for (const group of root.querySelectorAll("[data-roving]")) {
    const items = itemsOf(group);
    const name = stops.get(nameOf3(group));
    const first = group.getAttribute("data-roving-from") === "end" ? items.at(-1) : items[0];
    const stop = items.find((item) => item.dataset["item"] === name) ?? first;
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}
function moveFocus(root, from, key, stops) {
  const group = from.closest("[data-roving]");
  if (!group || !root.contains(group) || from.dataset["item"] === void 0) return false;
  const items = itemsOf(group);
  const next = group.getAttribute("role") === "grid" ? inTable(items, from, key) : inList(items, from, key);
  if (!next) return false;
  stops.set(nameOf3(group), String(next.dataset["item"]));
  next.focus();
  return true;
}
function inList(items, from, key) {
  const index = alongList(key, items.indexOf(from), items.length);
  return index === null ? void 0 : items[index];
}
function inTable(items, from, key) {
  const spots = items.map(spotOf);
  const rows = Math.max(...spots.map((spot) => spot.row)) + 1;
  const columns = Math.max(...spots.map((spot) => spot.column)) + 1;
  const goal = acrossTable(key, spotOf(from), rows, columns);
  return goal === null ? void 0 : items.find((_, index) => spots[index]?.row === goal.row && spots[index]?.column === goal.column);
}
function spotOf(item) {
  return { row: Number(item.dataset["row"]), column: Number(item.dataset["column"]) };
}
function nameOf3(group) {
  return group.getAttribute("data-roving") ?? "";
}

// src/words.js
function speaker(words, lang) {
  const numbers = numberRules(lang);
  return (key, facts = {}) => {
    const entry = words[key];
    if (entry === void 0) return key;
    const text = typeof entry === "string" ? entry : formFor(entry, numbers, facts["n"]);
    return text.replace(/\{(\w+)\}/g, (whole, name) => name in facts ? String(facts[name]) : whole);
  };
}
function formFor(forms, numbers, n) {
  return forms[numbers.select(Number(n))] ?? forms["other"] ?? "";
}
function numberRules(lang) {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules();
  }
}

// src/display.js
function newDisplay(model, exchange, el, picture2) {
  const page = el.ownerDocument;
  const ends = new AbortController();
  const desk = {
    story: isOpening(viewNow()),
    memory: null,
    picture: null,
    waiting: false,
    asking: false,
    notice: null,
    hints: noHints(),
    looked: null
  };
  const stops = /* @__PURE__ */ new Map();
  const watchers = [];
  let drawn = draw(node(), page);
  const root = (
    /** @type {HTMLElement} */
    drawn.dom
  );
  const voice = page.createElement("div");
  voice.className = "ho-hidden ho-voice";
  voice.setAttribute("aria-live", "polite");
  el.append(root, voice);
  setTabStops(root, stops);
  scrollToEnd();
  function viewNow() {
    return model.get("view");
  }
  function say() {
    return speaker(model.get("words"), viewNow().lang);
  }
  function node() {
    desk.waiting = exchange.isWaiting();
    desk.hints = withView(desk.hints, viewNow(), say());
    return picture2(viewNow(), exchange.lines(), say(), desk, momentsOf(model));
  }
  function show() {
    const hadFocus = root.contains(page.activeElement);
    drawn = redraw(drawn, node());
    setTabStops(root, stops);
    for (const watcher of watchers) watcher();
    if (hadFocus && !root.contains(page.activeElement)) focusOnQuestion(true);
  }
  function scrollToEnd() {
    for (const part of root.querySelectorAll("[data-scroll=end]")) part.scrollTop = part.scrollHeight;
    for (const part of root.querySelectorAll("[data-scroll=start]")) part.scrollTop = 0;
  }
  function announce(text) {
    if (text !== "") voice.textContent = text === voice.textContent ? `${text} ` : text;
  }
  function inform(notice2) {
    desk.notice = notice2;
    show();
    announce([notice2.title, ...notice2.lines.map((line) => line.text)].filter(Boolean).join(" "));
  }
  function focusOnQuestion(quiet) {
    const first = root.querySelector("[data-focus=outcome]") ?? root.querySelector("[data-roving=actions] [data-item]") ?? root.querySelector("[data-do=undo]") ?? root.querySelector("[data-item], button");
    stops.delete("actions");
    setTabStops(root, stops);
    if (first instanceof HTMLElement) first.focus({ preventScroll: quiet });
  }
  function focusBack(part) {
    const able = part.closest("button, [tabindex]") ?? root.querySelector("[data-do=asking]");
    if (able instanceof HTMLElement && able.isConnected) able.focus({ preventScroll: true });
    else focusOnQuestion(true);
  }
  return {
    model,
    exchange,
    el,
    page,
    root,
    voice,
    desk,
    stops,
    ends,
    signal: ends.signal,
    viewNow,
    say,
    show,
    scrollToEnd,
    announce,
    inform,
    focusOnQuestion,
    focusBack,
    /** @param {() => void} watcher called after each redraw */
    whenDrawn: (watcher) => void watchers.push(watcher)
  };
}
function isOpening(view) {
  return !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}
function whereabouts(view) {
  return `${view.past?.move ?? "now"} ${view.branch === null ? "" : view.branch.text}`;
}

// src/memory_reading.js
function memoryReading({ root, desk, model, exchange, signal, viewNow, show, announce }) {
  async function open(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    show();
    const cell2 = root.querySelector(`[data-memory="${desk.memory ?? before}"]`);
    if (cell2 instanceof HTMLElement) cell2.focus({ preventScroll: true });
    const opened = desk.memory;
    if (opened === null) return;
    await fetchPicture(opened);
    if (!signal.aborted && desk.memory === opened) tell();
  }
  async function fetchPicture(memory) {
    if (chosen(viewNow(), memory)?.state === "empty") return;
    const answered = exchange.ask(model, { kind: "picture", memory });
    const answer = answered === null ? null : await answered;
    if (signal.aborted || !answer?.picture || desk.memory !== memory) return;
    desk.picture = answer.picture;
    show();
  }
  function tell() {
    const text = root.querySelector(".ho-detail");
    if (!text) return;
    const said = [...text.children].filter((part) => part.tagName !== "BUTTON");
    announce(said.map((part) => part.getAttribute("alt") ?? part.textContent).join(" "));
    text.scrollIntoView({ block: "nearest" });
  }
  return {
    deeds: { memory: (part) => void open(part.dataset["memory"] ?? null) },
    escape() {
      if (desk.memory === null) return false;
      void open(null);
      return true;
    }
  };
}

// src/playing.js
function playing(display) {
  const { model, exchange, desk, root, signal, viewNow, say, show, inform, focusOnQuestion } = display;
  async function send(request, byKey) {
    const toldBefore = viewNow().told.length;
    const answered = exchange.ask(model, { ...request, revision: viewNow().revision });
    if (answered === null) return;
    const answer = await answered;
    if (signal.aborted) return;
    if (answer.kind === "done") {
      if (desk.story && viewNow().told.length === toldBefore) {
        desk.story = false;
        show();
      }
      focusOnQuestion(!byKey);
      return;
    }
    inform({ title: "", lines: [{ text: answer.text || say()("silence"), rule: "" }] });
  }
  function choose(target, thing, byKey) {
    const answer = answerTo(viewNow(), target);
    if (answer === null) {
      tell(thing);
    } else if ("take" in answer) {
      void send({ kind: "act", action: answer.take.code }, byKey);
    } else if ("barred" in answer) {
      const lines = answer.barred.map((each) => ({
        text: [each.text, each.why, each.unlock].filter(Boolean).join(" – "),
        rule: each.rule
      }));
      inform({ title: "", lines });
    } else {
      inform({ title: "", lines: [{ text: say()("several", { n: answer.choose.length }), rule: "" }] });
      const first = answer.choose[0];
      const button2 = first && root.querySelector(`[data-do=act][data-code="${first.code}"]`);
      if (button2 instanceof HTMLElement) button2.focus();
    }
  }
  function tell(thing) {
    const lines = about(viewNow(), say(), thing);
    if (lines.length > 0) inform({ title: "", lines });
  }
  function closeNotice() {
    desk.notice = null;
    show();
    focusOnQuestion(true);
  }
  const numbersOf = ({ dataset: { pawn, timeline, shift } }) => ({
    pawn: Number(pawn),
    timeline: Number(timeline),
    shift: Number(shift)
  });
  return {
    deeds: {
      act: (part, byKey) => void send({ kind: "act", action: Number(part.dataset["code"]) }, byKey),
      undo: (_, byKey) => void send({ kind: "undo" }, byKey),
      pawn: (part, byKey) => {
        const { pawn } = numbersOf(part);
        choose({ kind: "pawn", pawn }, `pawn ${pawn}`, byKey);
      },
      pool: (_, byKey) => choose({ kind: "pool" }, "pool", byKey),
      timeline: (part, byKey) => {
        const { timeline } = numbersOf(part);
        choose({ kind: "timeline", timeline }, `timeline ${timeline}`, byKey);
      },
      card: (part, byKey) => {
        const { shift } = numbersOf(part);
        choose({ kind: "card", now: viewNow().shifts[shift]?.state === "now" }, `card ${shift}`, byKey);
      },
      about: (part) => tell(part.dataset["about"] ?? ""),
      notice: closeNotice
    },
    key(event) {
      const digit = digitOf(event);
      const action = digit === null ? void 0 : viewNow().actions[digit];
      if (action) void send({ kind: "act", action: action.code }, true);
      return action !== void 0;
    },
    escape() {
      if (desk.notice === null) return false;
      closeNotice();
      return true;
    }
  };
}

// src/pointing.js
var ANSWERS = "[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]";
function attend(display) {
  const { root, desk, viewNow, show, signal } = display;
  let under = null;
  function look() {
    const view = viewNow();
    const focused = root.ownerDocument.activeElement;
    const part = under?.isConnected ? under : focused?.matches(":focus-visible") ? focused : null;
    const code = part !== null && root.contains(part) ? answerAt(view, part) : null;
    const before = desk.looked?.revision === view.revision ? desk.looked.code : null;
    if (code === before) return;
    desk.looked = code === null ? null : { code, revision: view.revision };
    show();
  }
  function onPointer(event) {
    if (event.pointerType === "touch") return;
    const target = event.type === "pointerleave" || !(event.target instanceof Element) ? null : event.target;
    under = target?.closest(ANSWERS) ?? null;
    look();
  }
  root.addEventListener("pointerover", onPointer, { signal });
  root.addEventListener("pointermove", onPointer, { signal });
  root.addEventListener("pointerleave", onPointer, { signal });
  root.addEventListener("focusin", look, { signal });
  root.addEventListener("focusout", () => void queueMicrotask(look), { signal });
  root.addEventListener("click", (event) => onClick(display, event), { signal });
  root.addEventListener("toggle", onToggle, { signal, capture: true });
}
function answerAt(view, part) {
  const thing = part.closest(ANSWERS);
  if (!(thing instanceof HTMLElement)) return null;
  const { code, pawn, timeline } = thing.dataset;
  if (thing.dataset["do"] === "act") return Number(code);
  const answer = thing.dataset["do"] === "pawn" ? answerTo(view, { kind: "pawn", pawn: Number(pawn) }) : thing.dataset["do"] === "pool" ? answerTo(view, { kind: "pool" }) : answerTo(view, { kind: "timeline", timeline: Number(timeline) });
  return answer !== null && "take" in answer ? answer.take.code : null;
}
function onToggle({ target }) {
  const list = target instanceof HTMLDetailsElement && target.open ? target.closest(".ho-answers") : null;
  if (!list) return;
  const [part, room] = [
    /** @type {Element} */
    target,
    list
  ].map((each) => each.getBoundingClientRect().top);
  list.scrollTop += Number(part) - Number(room);
}
function onClick({ root, desk, viewNow, say, show, announce }, event) {
  const part = event.target instanceof Element ? event.target.closest("[data-do=explain], [data-do=hints]") : null;
  if (part === null || desk.asking) return;
  desk.hints = part.matches("[data-do=explain]") ? turned(desk.hints, viewNow()) : switched(desk.hints);
  show();
  if (isOpen(desk.hints, viewNow())) announce(hintText(viewNow(), say()));
  const button2 = root.querySelector("[data-do=explain]");
  if (button2 instanceof HTMLElement) button2.focus({ preventScroll: true });
}

// src/story_reading.js
function storyReading({ desk, root, show }) {
  function toggle() {
    desk.story = !desk.story;
    show();
    const part = root.querySelector(desk.story ? "[data-focus=story]" : ".ho-head [data-do=story]");
    if (part instanceof HTMLElement) part.focus();
  }
  return {
    deeds: { story: toggle },
    escape() {
      if (!desk.story) return false;
      toggle();
      return true;
    }
  };
}

// src/news.js
var READ_ALOUD = 6;
var ALWAYS = /* @__PURE__ */ new Set(["warnings", "told_warning_cause", "condition", "stress", "told_overstressed", "ending"]);
var matters = (line) => ALWAYS.has(line.verb) || line.rule === "TALK-07";
function news(before, after, say) {
  if (after.length < before.length) return say("taken_back");
  const fresh = after.slice(before.length);
  const first = fresh.length - READ_ALOUD;
  const read = fresh.filter((line, index) => index >= first || matters(line)).map((line) => line.text);
  const left = fresh.length - read.length;
  return (left > 0 ? [say("journal.more", { n: left }), ...read] : read).join(" ");
}

// src/telling.js
function telling({ exchange, desk, viewNow, say, announce }) {
  let saidLines = exchange.lines();
  let saidQuestion = "";
  let where = whereabouts(viewNow());
  function arrival(view) {
    if (view.past !== null) return say()("back.looking", { text: view.past.text });
    return view.branch === null ? say()("back.returned") : view.branch.text;
  }
  return () => {
    const view = viewNow();
    const lines = exchange.lines();
    const question2 = view.outcome === null ? view.prompt.text : `${view.outcome.title}. ${view.outcome.text}`;
    const text = whereabouts(view) === where ? news(saidLines, lines, say()) : arrival(view);
    const hint2 = isOpen(desk.hints, view) ? hintText(view, say()) : "";
    const parts = question2 === saidQuestion ? [text] : [text, question2, hint2];
    saidLines = lines;
    saidQuestion = question2;
    where = whereabouts(view);
    announce(parts.filter(Boolean).join(" "));
  };
}

// src/surface.js
var FEATURES = [asking, memoryReading, playing, storyReading, pages];
function surface(model, exchange, el) {
  const display = newDisplay(model, exchange, el, board);
  const { root, desk, stops, signal, viewNow, show, focusOnQuestion } = display;
  const features = FEATURES.map((make) => make(display));
  const deeds = Object.assign({}, ...features.map((each) => each.deeds ?? {}));
  for (const { drawn } of features) if (drawn) display.whenDrawn(drawn);
  const speak = telling(display);
  let told = viewNow().told.length;
  let where = whereabouts(viewNow());
  function viewChanged() {
    const view = viewNow();
    desk.notice = null;
    desk.asking = false;
    if (whereabouts(view) !== where) desk.story = false;
    else if (view.told.length !== told) desk.story = view.told.length > told || isOpening(view);
    told = view.told.length;
    where = whereabouts(view);
    for (const each of features) each.viewChanged?.();
    show();
    display.scrollToEnd();
    speak();
  }
  function linesChanged() {
    show();
    display.scrollToEnd();
  }
  function activate(part, byKey) {
    const thing = (
      /** @type {HTMLElement} */
      part.closest("[data-do]") ?? part
    );
    if (desk.asking && !isKept(thing)) deeds["why"]?.(
      /** @type {HTMLElement} */
      part,
      byKey
    );
    else deeds[thing.dataset?.["do"] ?? ""]?.(thing, byKey);
  }
  function onClick2(event) {
    if (event.target instanceof Element) activate(event.target, event instanceof MouseEvent && event.detail === 0);
  }
  function onKey(event) {
    const part = event.target;
    if (!(part instanceof HTMLElement) || isTyping(part)) return;
    if (event.key === "Escape") {
      if (!features.some((each) => each.escape?.())) return;
    } else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
    else if (isPress(event) && isActed(part)) activate(part, true);
    else if (!features.some((each) => each.key?.(event, part))) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onPoint(event) {
    const action = event.target instanceof Element ? event.target.closest("[data-points]") : null;
    const pawn = action instanceof HTMLElement ? action.dataset["points"] : void 0;
    for (const each of root.querySelectorAll("[data-pointed]")) each.removeAttribute("data-pointed");
    if (pawn === void 0) return;
    for (const each of root.querySelectorAll(`[data-pawn="${pawn}"]`)) each.setAttribute("data-pointed", "");
  }
  root.addEventListener("click", onClick2, { signal });
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("pointerover", onPoint, { signal });
  root.addEventListener("focusin", onPoint, { signal });
  attend(display);
  model.on("change:view", viewChanged);
  for (const name of ["words", "moments"]) model.on(`change:${name}`, show);
  const unwatch = exchange.watch(linesChanged);
  if (model.get("take_focus")) settleFocus();
  function settleFocus() {
    if (signal.aborted) return;
    if (!root.isConnected || root.offsetParent === null) {
      setTimeout(settleFocus, 30);
      return;
    }
    const part = root.querySelector("[data-focus=story]");
    if (desk.story && part instanceof HTMLElement) part.focus();
    else focusOnQuestion(false);
  }
  return () => {
    display.ends.abort();
    unwatch();
    model.off("change:view", viewChanged);
    for (const name of ["words", "moments"]) model.off(`change:${name}`, show);
    root.remove();
    display.voice.remove();
  };
}
function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}
function isActed(part) {
  return part.tagName !== "BUTTON" && part.dataset["do"] !== void 0;
}
function isKept(part) {
  return part?.closest(".ho-after, .ho-notice, .ho-banner") != null;
}
function isPress(event) {
  return event.key === "Enter" || event.key === " ";
}

// src/index.js
function widget() {
  const exchange = newExchange();
  return {
    /** @param {{model: Model}} given */
    initialize({ model }) {
      return exchange.attach(model);
    },
    /** @param {{model: Model, el: HTMLElement}} given */
    render({ model, el }) {
      return surface(model, exchange, el);
    }
  };
}
export {
  widget as default
};
