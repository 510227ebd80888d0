// Built from widgets/ by `npm run build`. Change the sources there, not this file.

// src/exchange.js
var PATIENCE = 2e4;
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
      settle(message?.id, { kind: String(message?.kind), text: String(message?.text ?? "") });
      return;
    }
    const known = (lines.at(-1)?.line ?? -1) + 1;
    if (message.from > known) {
      model.send({ kind: "lines", from: known, id: ++number });
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

// src/head.js
function head(view, say, desk) {
  const { head: facts } = view;
  return h(
    "header",
    { class: "ho-head", key: "head" },
    h("h2", { class: "ho-title" }, facts.title),
    h(
      "ul",
      { class: "ho-facts" },
      h("li", { key: "day" }, facts.day_text),
      h("li", { key: "shift" }, facts.shift_text),
      h("li", { key: "manager" }, facts.manager_text),
      h(
        "li",
        { key: "condition", class: `ho-condition ho-stage-${facts.stage}` },
        h("i", { class: "ho-swatch", "aria-hidden": "true" }),
        facts.condition_text
      ),
      h(
        "li",
        { key: "warnings" },
        marks("ho-warning", facts.warnings_max, (index) => index < facts.warnings && "is-full"),
        facts.warnings_text
      )
    ),
    h(
      "div",
      { class: "ho-aim", key: "aim" },
      objective(view, say),
      view.told.length > 0 && storyButton(view, say, desk)
    )
  );
}
function objective(view, say) {
  const { head: facts } = view;
  return h(
    "div",
    { class: "ho-objective", key: "objective" },
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

// src/prompt.js
function prompt(view, say, desk) {
  return h(
    "section",
    { class: "ho-prompt", key: "prompt", "aria-label": say("heading.prompt") },
    view.outcome === null ? asked(view, say) : outcome(view, say),
    notice(say, desk),
    view.actions.length > 0 && actions(view, say, desk),
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
      desk.waiting && h("span", { class: "ho-waiting", key: "waiting" }, say("waiting"))
    ),
    view.barred.length > 0 && barred(view, say)
  );
}
function asked(view, say) {
  const { prompt: question, conversation } = view;
  return h(
    "div",
    { class: "ho-asked", key: "asked" },
    h(
      "div",
      { class: "ho-asked-head" },
      h("h3", null, question.who_text === "" ? say("heading.prompt") : say("asked", { name: question.who_text })),
      rule(say, question.rule)
    ),
    conversation !== null && h("p", { class: "ho-conversation", key: "conversation" }, conversation.text),
    h("p", { class: "ho-question" }, question.text)
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
        h("span", null, action.text)
      )
    )
  );
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
function journal(lines, say) {
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
        tabindex: 0,
        "aria-label": say("heading.journal"),
        "data-scroll": "end"
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
                { key: line.line, class: classes(line.move === latest && "is-new") },
                line.text,
                " ",
                rule(say, line.rule)
              )
            )
          )
        )
      )
    )
  );
}

// src/choices.js
function actionsOn(view, target) {
  return view.actions.filter((action) => aims(action, target));
}
function barredOn(view, target) {
  if (target.kind === "pawn") return view.barred.filter((each) => each.pawn === target.pawn);
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
function manager(view, say) {
  return h(
    "section",
    { class: "ho-manager", key: "manager", "aria-label": say("heading.manager") },
    h("h3", null, say("heading.manager")),
    pool(view, say),
    h(
      "ul",
      { class: "ho-stock", key: "stock" },
      stock(say("manager.supply"), view.supply.tokens, view.supply.text, "ho-token"),
      stock(say("manager.patient"), view.decks.patient, view.decks.text),
      stock(say("manager.partial"), view.decks.partial),
      stock(say("manager.clear"), view.decks.clear)
    )
  );
}
function pool(view, say) {
  const open = standing(view, { kind: "pool" }) === "open";
  const inside = [
    spoken(view.pool.text),
    shown("ho-stock-name", say("manager.pool")),
    shown("ho-stock-number", marks("ho-token", 1), view.pool.tokens, view.pool.partials.length > 0 && backs(view))
  ];
  if (!open) return h("p", { class: "ho-pool", key: "pool" }, ...inside);
  return h("button", { class: "ho-pool is-open", key: "pool", type: "button", "data-do": "pool" }, ...inside);
}
function backs(view) {
  return view.pool.partials.map((card, index) => h("span", { class: "ho-back", key: index }, card.timeline));
}
function stock(name, number, text, mark) {
  return h(
    "li",
    { key: name, title: text ?? null },
    h("span", null, name, " "),
    h("b", { class: "ho-stock-number" }, mark !== void 0 && marks(mark, 1), number)
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
    { class: "ho-hands", key: "hands", tabindex: 0, "aria-label": say("heading.hands") },
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
        "data-do": state === "still" ? null : "timeline",
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
    memory.title !== "" && h("h4", { key: "title" }, memory.title),
    memory.note !== null && h("p", { class: "ho-note", key: "note" }, memory.note),
    h("p", { class: "ho-detail-text" }, memory.text),
    memory.state === "clear" && memory.words !== null && h("p", { class: "ho-words", key: "words" }, memory.words),
    memory.story !== null && h("p", { class: "ho-story-text", key: "story" }, memory.story),
    h("button", { type: "button", class: "ho-plain", "data-do": "memory" }, say("memories.close"))
  );
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
function pawnButton(view, say, pawn) {
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
      "data-item": `pawn ${pawn.pawn}`
    },
    spoken(told.filter(Boolean).join(" ")),
    shown("ho-pawn-name", pawn.name),
    tags(say, pawn),
    belongings(say, pawn)
  );
}
function belongings(say, pawn) {
  if (pawn.stress_max === 0 && pawn.tokens === null) return null;
  return shown(
    "ho-pawn-row",
    h(
      "span",
      { class: "ho-stress-row", key: "stress" },
      marks("ho-stress", pawn.stress_max, (index) => index < pawn.stress && "is-full")
    ),
    pawn.tokens !== null && h(
      "span",
      { class: "ho-tokens", key: "tokens" },
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
function places(view, say) {
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
          style: `--pawns: ${place.id === "left" ? 1 : place.pawns.length}`
        },
        h("h3", null, place.name),
        h(
          "div",
          { class: "ho-pawns" },
          place.pawns.length === 0 ? h("span", { class: "ho-nobody", key: "nobody" }, say("places.nobody")) : place.pawns.map((number) => {
            const pawn = pawnOf(view, number);
            return pawn && pawnButton(view, say, pawn);
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
function shifts(view, say) {
  return h(
    "section",
    { class: "ho-shifts", key: "shifts", "aria-label": say("heading.shifts"), "data-roving": "shifts" },
    view.shifts.map((shift) => oneShift(view, say, shift))
  );
}
function oneShift(view, say, shift) {
  return h(
    "article",
    {
      key: shift.shift,
      class: `ho-shift is-${shift.state}`,
      "aria-label": shift.name
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
    shift.card ? patientCard(shift.card) : h("div", { class: "ho-no-card", key: "none", role: "img", "aria-label": shift.text }),
    shift.spaces.length > 0 && h(
      "div",
      { class: "ho-staff", key: "staff" },
      shift.spaces.map((space) => staffSpace(view, say, shift, space))
    ),
    shift.care === null && spoken(shift.care_text)
  );
}
function patientCard(card) {
  return h(
    "div",
    { class: `ho-card ho-card-${card.kind}`, key: `card ${card.id}` },
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
function staffSpace(view, say, shift, space) {
  const key = `space ${shift.shift} ${space.space}`;
  const pawn = space.pawn === null ? void 0 : pawnOf(view, space.pawn);
  if (pawn) return h("div", { class: "ho-space is-taken", key }, pawnButton(view, say, pawn));
  const cover = space.covered_by === null ? void 0 : pawnOf(view, space.covered_by);
  return h(
    "div",
    {
      class: classes("ho-space", cover ? "is-covered" : "is-empty"),
      key,
      role: "img",
      "aria-label": `${shift.name}. ${space.text}`,
      "data-item": key
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
function track(view) {
  const { track: line } = view;
  return h(
    "div",
    { class: "ho-track", key: "track", role: "img", "aria-label": line.text },
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
function board(view, lines, say, desk) {
  return h(
    "section",
    {
      class: "holding-on",
      lang: view.lang,
      "data-revision": view.revision,
      "aria-label": say("heading.board"),
      "aria-busy": desk.waiting ? "true" : null,
      "data-lm-suppress-shortcuts": "true"
    },
    head(view, say, desk),
    track(view),
    story(view, say, desk),
    h(
      "div",
      { class: "ho-ward", key: "ward" },
      prompt(view, say, desk),
      shifts(view, say),
      h(
        "div",
        { class: "ho-floor", key: "floor" },
        places(view, say),
        manager(view, say)
      ),
      memories(view, say, desk),
      h("div", { class: "ho-side", key: "side" }, hands(view, say), journal(lines, say))
    )
  );
}

// src/patch.js
function draw(kid, page) {
  if (typeof kid === "string") return { kid, dom: page.createTextNode(kid), kids: [] };
  const dom = page.createElement(kid.tag);
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
  const known = /* @__PURE__ */ new Map();
  before.forEach((each, index) => known.set(nameOf(each.kid, index), each));
  const result = after.map((kid, index) => {
    const name = nameOf(kid, index);
    const same = known.get(name);
    known.delete(name);
    return same ? redraw(same, kid) : draw(kid, page);
  });
  for (const gone of known.values()) gone.dom.remove();
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
    const name = stops.get(nameOf2(group));
    const stop = items.find((item) => item.dataset["item"] === name) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}
function moveFocus(root, from, key, stops) {
  const group = from.closest("[data-roving]");
  if (!group || !root.contains(group) || from.dataset["item"] === void 0) return false;
  const items = itemsOf(group);
  const next = group.getAttribute("role") === "grid" ? inTable(items, from, key) : inList(items, from, key);
  if (!next) return false;
  stops.set(nameOf2(group), String(next.dataset["item"]));
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
function nameOf2(group) {
  return group.getAttribute("data-roving") ?? "";
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
        each.rules.map((rule2) => h("li", null, h("span", { class: "ho-rule" }, rule2.id), " ", rule2.text))
      )
    )
  );
}

// src/reading.js
function openPage(page, place, ends, back) {
  const dialog = (
    /** @type {HTMLDialogElement} */
    draw(pageDialog(page), place.ownerDocument).dom
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
    const part = event.target;
    if (part === dialog || part instanceof Element && part.closest("[data-do=close]")) close(true);
  }
  dialog.addEventListener("keydown", onKey, { signal });
  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("close", () => close(true), { signal });
  ends.addEventListener("abort", () => close(false), { signal });
  place.append(dialog);
  dialog.showModal();
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

// src/surface.js
function surface(model, exchange, el) {
  const page = el.ownerDocument;
  const ends = new AbortController();
  const desk = { story: isOpening(viewNow()), memory: null, waiting: false, notice: null };
  const stops = /* @__PURE__ */ new Map();
  let told = viewNow().told.length;
  let saidLines = exchange.lines();
  let saidQuestion = "";
  let drawn = draw(picture(), page);
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
  function picture() {
    desk.waiting = exchange.isWaiting();
    return board(viewNow(), exchange.lines(), say(), desk);
  }
  function show() {
    const hadFocus = root.contains(page.activeElement);
    drawn = redraw(drawn, picture());
    setTabStops(root, stops);
    if (hadFocus && !root.contains(page.activeElement)) focusOnQuestion(true);
  }
  function viewChanged() {
    const view = viewNow();
    desk.notice = null;
    if (view.told.length !== told) desk.story = view.told.length > told || isOpening(view);
    told = view.told.length;
    show();
    scrollToEnd();
    speak();
  }
  function linesChanged() {
    show();
    scrollToEnd();
  }
  function scrollToEnd() {
    for (const part of root.querySelectorAll("[data-scroll=end]")) part.scrollTop = part.scrollHeight;
  }
  function speak() {
    const view = viewNow();
    const lines = exchange.lines();
    const question = view.outcome === null ? view.prompt.text : `${view.outcome.title}. ${view.outcome.text}`;
    const text = news(saidLines, lines, say());
    const parts = question === saidQuestion ? [text] : [text, question];
    saidLines = lines;
    saidQuestion = question;
    announce(parts.filter(Boolean).join(" "));
  }
  function announce(text) {
    if (text !== "") voice.textContent = text === voice.textContent ? `${text} ` : text;
  }
  function focusOnQuestion(quiet) {
    const first = root.querySelector("[data-focus=outcome]") ?? root.querySelector("[data-roving=actions] [data-item]") ?? root.querySelector("[data-do=undo]");
    stops.delete("actions");
    setTabStops(root, stops);
    if (first instanceof HTMLElement) first.focus({ preventScroll: quiet });
  }
  async function send(request, byKey) {
    const toldBefore = told;
    const answered = exchange.ask(model, { ...request, revision: viewNow().revision });
    if (answered === null) return;
    const answer = await answered;
    if (ends.signal.aborted) return;
    if (answer.kind === "done") {
      if (desk.story && told === toldBefore) {
        desk.story = false;
        show();
      }
      focusOnQuestion(!byKey);
      return;
    }
    inform({ title: "", lines: [{ text: answer.text || say()("silence"), rule: "" }] });
  }
  function inform(notice2) {
    desk.notice = notice2;
    show();
    announce([notice2.title, ...notice2.lines.map((line) => line.text)].filter(Boolean).join(" "));
  }
  function choose(target, byKey) {
    const view = viewNow();
    const answer = answerTo(view, target);
    if (answer === null) {
      const pawn = target.kind === "pawn" ? view.pawns.find((each) => each.pawn === target.pawn) : void 0;
      if (pawn) inform({ title: pawn.name, lines: [{ text: pawn.text, rule: "" }] });
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
      const button = first && root.querySelector(`[data-do=act][data-code="${first.code}"]`);
      if (button instanceof HTMLElement) button.focus();
    }
  }
  function activate(part, byKey) {
    const data = part.dataset;
    switch (data["do"]) {
      case "act":
        return void send({ kind: "act", action: Number(data["code"]) }, byKey);
      case "undo":
        return void send({ kind: "undo" }, byKey);
      case "pawn":
        return choose({ kind: "pawn", pawn: Number(data["pawn"]) }, byKey);
      case "pool":
        return choose({ kind: "pool" }, byKey);
      case "timeline":
        return choose({ kind: "timeline", timeline: Number(data["timeline"]) }, byKey);
      case "story":
        return toggleStory();
      case "memory":
        return openMemory(data["memory"] ?? null);
      case "notice":
        return closeNotice();
      case "page":
        return readPage(part);
    }
  }
  function toggleStory() {
    desk.story = !desk.story;
    show();
    const part = root.querySelector(desk.story ? "[data-focus=story]" : ".ho-head [data-do=story]");
    if (part instanceof HTMLElement) part.focus();
  }
  function openMemory(name) {
    const before = desk.memory;
    desk.memory = name === before ? null : name;
    show();
    const back = root.querySelector(`[data-memory="${desk.memory ?? before}"]`);
    const text = root.querySelector(".ho-detail");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    if (desk.memory === null || !text) return;
    announce([...text.children].filter((part) => part.tagName !== "BUTTON").map((part) => part.textContent).join(" "));
    text.scrollIntoView({ block: "nearest" });
  }
  function closeNotice() {
    desk.notice = null;
    show();
    focusOnQuestion(true);
  }
  function readPage(opener) {
    openPage(model.get("page"), el, ends.signal, () => {
      if (opener.isConnected) opener.focus();
      else focusOnQuestion(true);
    });
  }
  function onClick(event) {
    const part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (!(part instanceof HTMLElement)) return;
    activate(part, event instanceof MouseEvent && event.detail === 0);
  }
  function onKey(event) {
    const part = event.target;
    if (!(part instanceof HTMLElement) || isTyping(part)) return;
    const digit = digitOf(event);
    const action = digit === null ? void 0 : viewNow().actions[digit];
    if (action) void send({ kind: "act", action: action.code }, true);
    else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
    else if ((event.key === "Enter" || event.key === " ") && isActed(part)) activate(part, true);
    else if (event.key === "Escape" && desk.memory !== null) openMemory(null);
    else if (event.key === "Escape" && desk.notice !== null) closeNotice();
    else if (event.key === "Escape" && desk.story) toggleStory();
    else return;
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
  const { signal } = ends;
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("pointerover", onPoint, { signal });
  root.addEventListener("focusin", onPoint, { signal });
  model.on("change:view", viewChanged);
  model.on("change:words", show);
  const unwatch = exchange.watch(linesChanged);
  if (model.get("take_focus")) settleFocus();
  function settleFocus() {
    if (ends.signal.aborted) return;
    if (!root.isConnected || root.offsetParent === null) {
      setTimeout(settleFocus, 30);
      return;
    }
    const part = root.querySelector("[data-focus=story]");
    if (desk.story && part instanceof HTMLElement) part.focus();
    else focusOnQuestion(false);
  }
  return () => {
    ends.abort();
    unwatch();
    model.off("change:view", viewChanged);
    model.off("change:words", show);
    root.remove();
    voice.remove();
  };
}
function isOpening(view) {
  return !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}
function isTyping(part) {
  return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}
function isActed(part) {
  return part.tagName !== "BUTTON" && part.dataset["do"] !== void 0;
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
