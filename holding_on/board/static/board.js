// Built from widgets/ by `npm run build`. Change the sources there, not this file.

var sheets = new WeakMap();
function dress(el, styles) {
 let page = el.ownerDocument;
 if (wear(el, styles, page), el.isConnected) return () => {
 };
 let placed = new ResizeObserver(() => {
 el.isConnected && (placed.disconnect(), wear(el, styles, page));
 });
 return placed.observe(el), () => placed.disconnect();
}
function wear(el, styles, page) {
 let place2 = el.getRootNode(), root = place2 instanceof ShadowRoot ? place2 : page, sheet = sheets.get(page);
 if (!sheet) {
 let { CSSStyleSheet } = (
 page.defaultView
 );
 sheet = new CSSStyleSheet(), sheet.replaceSync(styles), sheets.set(page, sheet);
 }
 root.adoptedStyleSheets.includes(sheet) || root.adoptedStyleSheets.push(sheet);
}

function baseOf(view) {
 return [view.revision, view.past?.move ?? null, view.branch !== null];
}
function applyDelta(view, delta) {
 return changed(view, { items: delta });
}
function changed(old, { all, items, length }) {
 if (!items) return all;
 let next = Array.isArray(old) ? old.slice(0, length) : { ...old };
 for (let [item, change] of Object.entries(items)) next[item] = changed(old[item], change);
 return next;
}

function receivers() {
 let page = globalThis;
 return page[Symbol.for("holding_on receivers")] ??= new Map();
}
function deliver(name, value) {
 receivers().get(name)?.(value);
}

var TIMEOUT = 2e4, LATE = 100;
function answerIn(message) {
 let { kind, text = "", title, links, memory, side, svg } = message ?? {}, chain = kind === "why" ? { title: String(title), links } : {}, picture3 = { memory: String(memory), side: String(side), svg: String(svg), text: String(text) };
 return { kind: String(kind), text: String(text), ...chain, ...kind === "picture" ? { picture: picture3 } : {} };
}
function newExchange(timeout = TIMEOUT) {
 let lines = [], number = Math.floor(Math.random() * 1e9), pending = new Map(), observers = new Set(), late = !1, reading = !1, notify = () => observers.forEach((observer) => observer());
 function settle(id, answer) {
 let request = pending.get(id);
 if (!request) return !1;
 pending.delete(id), request.timers.forEach(clearTimeout), request.resolve(answer);
 let shown2 = late;
 return late = !1, shown2;
 }
 function setLate() {
 late = !0, notify();
 }
 function ask(model, request) {
 if (pending.size > 0) return null;
 let id = ++number, answered = new Promise((resolve) => {
 let silence = setTimeout(() => settle(id, { kind: "silence", text: "" }) && notify(), timeout);
 pending.set(id, { resolve, timers: [setTimeout(setLate, LATE), silence] });
 });
 return model.send({ ...request, id }), answered;
 }
 function receive(model, message) {
 let change = null, more = !1;
 reading = !0;
 for (let update of message?.updates ?? [message])
 update?.kind === "lines" ? more = takeLines(model, update) || more : update?.kind === "view" || update?.name === "view" ? change = update : update?.kind === "set" ? model.set(update.name, update.value) : update?.kind === "deliver" && deliver(String(update.to), update.value);
 let freed = settle(message?.id, answerIn(message));
 reading = !1, (change === null || !takeView(model, change)) && (more || freed) && notify();
 }
 function takeLines(model, { from, lines: fresh }) {
 let known2 = (lines.at(-1)?.line ?? -1) + 1;
 return from > known2 ? (model.send({ kind: "lines", from: known2, id: ++number }), !1) : (lines = [...lines.filter((line) => line.line < from), ...fresh], !0);
 }
 function takeView(model, { value, base, delta }) {
 let view = model.get("view");
 return value ? model.set("view", value) : String(base) === String(baseOf(view)) ? model.set("view", applyDelta(view, delta)) : model.send({ kind: "view", id: ++number }), model.get("view") !== view;
 }
 function attach(model, early = []) {
 let listener = (message) => receive(model, message);
 model.on("msg:custom", listener), model.on("change:view", reportRevision), early.forEach(listener);
 function reportRevision() {
 model.get("drawn") != null && (model.set("drawn", model.get("view").revision), model.save_changes());
 }
 return model.send({ kind: "lines", from: 0, id: ++number }), () => {
 model.off("msg:custom", listener), model.off("change:view", reportRevision);
 for (let request of pending.values()) request.timers.forEach(clearTimeout);
 pending.clear(), observers.clear();
 };
 }
 return {
 attach,
 ask,
 receive,
 lines: () => lines,
 isLate: () => late,
 isBusy: () => reading || pending.size > 0 && !late,
 observe(observer) {
 return observers.add(observer), () => observers.delete(observer);
 }
 };
}

var STAFFING = ["place", "call_in", "reassign", "cover"];
function known(view, say, thing) {
 let [kind = "", first = "", second = ""] = thing.split(" ");
 switch (kind) {
 case "space": {
 let shift = view.shifts[Number(first)], space = shift?.spaces[Number(second)];
 if (!shift || !space) return null;
 let is = space.covered_by === null ? say("about.space") : say("about.covered");
 return { text: space.text, is, kinds: shift.state === "now" ? STAFFING : [] };
 }
 case "card": {
 let shift = view.shifts[Number(first)];
 return shift ? shift.card ? { text: shift.card.spoken, is: say("about.card"), kinds: shift.state === "now" ? ["care", "pay"] : [] } : { text: shift.text, is: say("about.no_card"), kinds: ["turn"] } : null;
 }
 case "place":
 return knownPlace(view, say, first);
 case "pawn": {
 let pawn = view.pawns.find((each) => each.pawn === Number(first));
 return pawn ? { text: pawn.text, is: "", kinds: [] } : null;
 }
 case "timeline": {
 let row = view.grid.find((each) => each.timeline === Number(first));
 return row ? { text: row.name, is: say("about.timeline"), kinds: ["inquire", "steer"], timeline: row.timeline } : null;
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
 return { text: view.head.objective_text, is: view.head.progress.map((step) => step.text).join(" "), kinds: [] };
 default:
 return null;
 }
}
function knownPlace(view, say, id) {
 let text = view.places.find((each) => each.id === id)?.text ?? "";
 switch (id) {
 case "break_room":
 return { text, is: say("about.break_room"), kinds: ["place", "send_on_leave"] };
 case "on_call":
 return { text, is: say("about.on_call"), kinds: ["call_in"] };
 case "on_leave":
 return { text, is: say("about.on_leave"), kinds: ["send_on_leave"] };
 case "left":
 return { text, is: say("about.left"), kinds: [] };
 case "manager_board":
 return { text, is: say("about.manager_board"), kinds: [] };
 case "marked_area":
 return { text, is: say("about.marked_area"), kinds: [] };
 case "contact_tile":
 return { text, is: say("about.contact_tile"), kinds: ["call"] };
 default:
 return null;
 }
}
function about(view, say, thing) {
 let found = known(view, say, thing);
 return found ? [...[found.text, found.is].filter((text) => text !== "").map((text) => ({ text, rule: "" })), ...now(view, say, found)] : [];
}
function now(view, say, found) {
 if (view.past !== null) return [{ text: say("refused.past"), rule: "" }];
 if (view.outcome !== null) return [];
 let uses = (each) => found.kinds.includes(each.kind) && (found.timeline === void 0 || each.timeline === found.timeline), answers = view.actions.filter(uses).map((each) => each.text);
 if (answers.length > 0) return [{ text: say("about.now", { answers: answers.join(" · ") }), rule: "" }];
 let reasons = new Map();
 for (let each of view.barred.filter(uses))
 reasons.set(each.why, { text: [each.why, each.unlock].filter(Boolean).join(" "), rule: each.rule });
 return reasons.size > 0 ? [...reasons.values()].slice(0, 3) : [{ text: say("about.asked", { question: view.prompt.text }), rule: view.prompt.rule }];
}

function h(tag, props, ...inside) {
 let { key = null, ...rest } = props ?? {}, kids = [];
 return gather(inside, kids), tag === "button" && (rest.type = "button"), "data-item" in rest && (rest.tabindex = -1), { tag, key: key == null ? null : String(key), props: rest, kids };
}
function gather(inside, kids) {
 for (let child of inside)
 child == null || child === !1 || (Array.isArray(child) ? gather(child, kids) : kids.push(typeof child == "number" ? String(child) : child));
}
function areSame(one, other) {
 return one === other ? !0 : !Array.isArray(one) || !Array.isArray(other) || one.length !== other.length ? !1 : one.every((each, index) => each === other[index]);
}
function kept(make) {
 let known2 = new WeakMap();
 return (...from) => {
 let before = known2.get(from[0]);
 if (before?.from.every((each, index) => areSame(each, from[index]))) return before.made;
 let made = make(...from);
 return known2.set(from[0], { from, made }), made;
 };
}
function button(kind, text, props) {
 return h("button", { class: kind, ...props }, text);
}
function toggle(does, text, title, on) {
 return button("ho-plain", text, { key: does, "data-do": does, title, "aria-pressed": String(on) });
}
function classes(...names) {
 return names.filter(Boolean).join(" ");
}
function marks(name, count, extra = () => !1) {
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

var READ_ALOUD = "draw_partials";
function noNotes() {
 return { all: !1, cards: {}, heard: [] };
}
function isShown({ notes }, card) {
 return notes.cards[card] ?? notes.all;
}
function isCovered(desk, cover) {
 return cover != null && !isShown(desk, cover.card);
}
function told(desk, thing) {
 return isCovered(desk, thing.cover) ? thing.cover.text : thing.text;
}
function noted(say, desk, card, note, goOn, words) {
 let shown2 = isShown(desk, card);
 return h(
 "div",
 { class: "ho-noted", key: `noted ${card}` },
 h("p", { class: "ho-note" }, say("cover.note", { note })),
 shown2 && words !== null && h("div", { class: "ho-noted-words", key: "words", "data-words": !0 }, words),
 h(
 "div",
 { class: "ho-noted-do", key: "do" },
 button("ho-plain", switchText(say, shown2), { key: "words", "data-do": "words", "data-card": card }),
 !shown2 && button("ho-plain", say("cover.go_on"), { key: "go on", ...goOn }),
 button("ho-quiet", desk.notes.all ? say("cover.hide_all") : say("cover.show_all"), {
 key: "all",
 "data-do": "all_words"
 })
 )
 );
}
function heard(say, desk) {
 let { heard: said } = desk.notes;
 return said.length > 0 && h(
 "section",
 { class: "ho-heard", key: "heard", "aria-label": say("cover.heading") },
 said.map(
 ({ text, cover: { card, note } }) => noted(say, desk, card, note, { "data-do": "leave_words", "data-card": card }, h("p", null, text))
 )
 );
}
function wordsOfLine(say, desk, { line, cover }) {
 if (!cover) return !1;
 let { card, note } = cover, shown2 = isShown(desk, card);
 return button("ho-ask", switchText(say, shown2), {
 key: "words",
 "data-do": "words",
 "data-card": card,
 "data-item": `words ${line}`,
 "aria-label": shown2 ? say("cover.hide_of", { note }) : say("cover.show_of", { note })
 });
}
function switchText(say, shown2) {
 return say(shown2 ? "cover.hide" : "cover.show");
}
function covering({ desk, exchange, viewNow, say, show, announce, focusOnQuestion }) {
 function tell(part, shown2) {
 show();
 let words = (part.closest(".ho-detail") ?? part.closest(".ho-noted, li"))?.querySelectorAll("[data-words]") ?? [];
 announce(shown2 ? [...words].map((each) => each.textContent).join(" ") : say()("cover.hidden"));
 }
 let cardOf = (part) => part.dataset.card ?? "";
 function choose(part, shown2) {
 desk.notes = { ...desk.notes, cards: { ...desk.notes.cards, [cardOf(part)]: shown2 } };
 }
 return {
 deeds: {
 words(part) {
 let shown2 = !isShown(desk, cardOf(part));
 choose(part, shown2), tell(part, shown2);
 },
 all_words(part) {
 desk.notes = { ...desk.notes, all: !desk.notes.all, cards: {} }, tell(part, desk.notes.all);
 },
 leave_words(part) {
 choose(part, !1), desk.notes.heard = desk.notes.heard.filter(({ cover }) => cover.card !== cardOf(part)), show(), focusOnQuestion(!0);
 }
 },
 viewChanged() {
 let { notes } = desk, lines = viewNow().past === null ? exchange.lines() : [], latest = lines.at(-1)?.move;
 notes.heard = lines.flatMap(
 ({ text, cover, verb, move }) => cover && verb === READ_ALOUD && move === latest && notes.cards[cover.card] !== !1 ? [{ text, cover }] : []
 );
 }
 };
}

function newLaying() {
 return { on: !1, held: null, table: null, pictures: new Map() };
}
function placesOf({ laying }, row) {
 let laid = laying.on ? laying.table?.rows[row.timeline - 1] : void 0;
 return row.cards.map((card, index) => {
 let here = laid?.[index], name = here ? here.memory : `${row.timeline}-${card.position}`, memory = here ? row.cards.find((each) => `${row.timeline}-${each.position}` === name) ?? null : card, { text, cover } = here ?? card;
 return {
 place: card.position,
 name,
 memory: memory?.state === "empty" ? null : memory,
 text,
 cover,
 sides: here?.sides ?? [],
 sides_text: here?.sides_text ?? ""
 };
 });
}
function asLaid(view, desk) {
 if (!desk.laying.on) return view;
 let grid = view.grid.map((row) => {
 let places2 = placesOf(desk, row), cards = row.cards.map((card) => {
 let { text, cover } = places2.find((each) => each.memory === card) ?? card;
 return { ...card, text, cover };
 });
 return { ...row, cards };
 });
 return { ...view, grid };
}
function isTracked({ laying }, name) {
 return name !== null && laying.table?.tracked.includes(name) === !0;
}
function gridHead(view, say, { laying: { on, held, table } }) {
 let any = view.grid.some((row) => row.cards.some((card) => card.state !== "empty"));
 return h(
 "div",
 { class: "ho-grid-head" },
 h("h3", null, say("heading.memories")),
 table !== null && (on || any) && button("ho-switch", say("arranging.switch"), {
 key: "laying",
 role: "switch",
 "aria-checked": String(on),
 "data-do": "laying"
 }),
 table !== null && on && h(
 "p",
 { key: "told", class: classes("ho-fit", !table.fits && "is-misfit") },
 held === null ? `${table.text} ${say("arranging.choose")}` : say("arranging.holding")
 )
 );
}
function trackingButton(say, desk, memory) {
 return desk.laying.table !== null && memory.state === "clear" && button("ho-plain", isTracked(desk, desk.memory) ? say("arranging.untrack") : say("arranging.track"), {
 key: "track",
 "data-do": "track"
 });
}

function detail(view, say, desk) {
 let memory = chosen(view, desk.memory);
 if (memory === void 0) return !1;
 let { cover } = memory;
 return h(
 "div",
 { class: "ho-detail", key: "detail" },
 cover && noted(say, desk, cover.card, cover.note, { "data-do": "memory" }, null),
 !isCovered(desk, cover) && [
 picture(desk, memory),
 memory.title !== "" && h("h4", { key: "title", "data-words": !0 }, memory.title),
 h("p", { class: "ho-detail-text", key: "text", "data-words": !0 }, memory.text),
 memory.state === "clear" && memory.words !== null && h("p", { class: "ho-words", key: "words", "data-words": !0 }, memory.words),
 memory.story !== null && h("p", { class: "ho-story-text", key: "story", "data-words": !0 }, memory.story)
 ],
 memory.state === "empty" && about(view, say, `memory ${(desk.memory ?? "").replace("-", " ")}`).map((line) => h("p", null, line.text)),
 trackingButton(say, desk, memory),
 button("ho-plain", say("memories.close"), { key: "close", "data-do": "memory" })
 );
}
function picture(desk, memory) {
 let drawn4 = desk.picture;
 return drawn4 !== null && drawn4.memory === desk.memory && drawn4.side === memory.state && h("img", {
 key: `picture ${drawn4.memory} ${drawn4.side}`,
 class: "ho-picture",
 src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn4.svg)}`,
 alt: drawn4.text
 });
}
function chosen(view, name) {
 if (name === null) return;
 let [timeline, position] = name.split("-").map(Number);
 return view.grid.find((row) => row.timeline === timeline)?.cards.find((memory) => memory.position === position);
}

function arranging(display) {
 let { model, exchange, desk, signal, viewNow, say, show, announce } = display, { laying } = desk, inform = display.tell;
 async function ask(request, then) {
 let answered = exchange.ask(model, request);
 if (answered === null) return inform(say()("busy"));
 let answer = await answered;
 if (signal.aborted) return;
 if (answer.kind !== "done") return inform(answer.text || say()("silence"));
 let more = then();
 return show(), announce(`${answer.text} ${more}`.trim());
 }
 function hold(memory) {
 laying.held = memory, desk.memory = memory ?? desk.memory, show(), announce(memory === null ? say()("arranging.put_back") : say()("arranging.held"));
 }
 return {
 deeds: {
 laying() {
 laying.on = !laying.on, laying.held = desk.memory = null, show(), announce(laying.on ? `${say()("arranging.on")} ${laying.table?.text}` : say()("arranging.off"));
 },
 lay(part) {
 let { held } = laying, { memory = null, place: place2, timeline } = part.dataset;
 held === null && memory === null ? inform(say()("arranging.nothing")) : held === null || held === memory ? hold(held === null ? memory : null) : held[0] === timeline ? ask({ kind: "lay", memory: held, position: Number(place2) }, () => (laying.held = null, model.get("arrangement").text)) : memory !== null ? hold(memory) : inform(say()("arranging.row", { timeline: String(held[0]) }));
 },
 track: () => {
 ask({ kind: "track", memory: desk.memory, on: !isTracked(desk, desk.memory) }, () => "");
 }
 },
 viewChanged() {
 laying.held !== null && chosen(viewNow(), laying.held)?.state === "empty" && (laying.held = null);
 },
 escape() {
 return laying.held === null ? !1 : (hold(null), !0);
 }
 };
}

var FEWEST_COLUMNS = 15;
function neighbour({ past, moments = [] }, way) {
 let here = past?.move ?? 1 / 0;
 return way < 0 ? moments.filter((each) => !each.now && each.move < here).at(-1) : moments.find((each) => each.move > here);
}
function chart({ past, track: track2, moments = [] }, say) {
 return moments.length < 2 ? null : curveOf(moments, say, track2.max, track2.stages, past?.move ?? null);
}
var curveOf = kept((moments, say, max, stages, past) => {
 let columns = Math.max(moments.length, FEWEST_COLUMNS);
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
 moments.length < FEWEST_COLUMNS && shown("ho-look-name", say("back.caption")),
 h(
 "div",
 { class: "ho-curve", style: `--columns: ${columns}`, "data-scroll": "end" },
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
 "data-roving-from": "end"
 },
 moments.map((moment, index) => point(max, past, moments, say, moment, index))
 )
 )
 );
});
function curve(moments, max) {
 return moments.map((moment, index) => `${index + 0.5},${max - moment.condition + 0.5}`).join(" ");
}
function point(max, past, moments, say, moment, index) {
 let here = past === null ? moment.now : !moment.now && moment.move === past, newDay = !moment.now && moments[index - 1]?.day !== moment.day, later = past !== null && moment.move > past;
 return h(
 "button",
 {
 key: index,
 class: classes("ho-moment", newDay && "is-day", here && "is-here", moment.now && "is-now", later && "is-later"),
 style: `--up: ${(moment.condition + 0.5) / (max + 1)}`,
 title: moment.text,
 "data-do": moment.now ? "now" : "look",
 "data-move": moment.move,
 "data-item": `moment ${index}`,
 "aria-pressed": String(here),
 "aria-label": moment.now ? say("back.is_now", { text: moment.text }) : moment.text
 },
 newDay && shown("ho-moment-day", h("span", null, say("journal.day", { day: moment.day })), h("b", null, moment.day))
 );
}
function banners(view, say) {
 return [view.branch !== null && branchBanner(view, say), view.past !== null && pastBanner(view, say)];
}
function pastBanner(view, say) {
 let open = (moment) => moment === void 0 ? "true" : null;
 return h(
 "section",
 { class: "ho-banner is-past", key: "past", "aria-label": say("back.banner") },
 h("p", null, shown("ho-banner-sign", "↶"), say("back.looking", { text: view.past?.text ?? "" })),
 h(
 "div",
 { class: "ho-banner-do" },
 button2("earlier", say("back.earlier"), open(neighbour(view, -1))),
 button2("later", say("back.later"), open(neighbour(view, 1))),
 button2("now", say("back.now")),
 button2("branch", say("back.branch"))
 )
 );
}
function branchBanner(view, say) {
 return h(
 "section",
 { class: "ho-banner is-branch", key: "branch", "aria-label": say("back.branch_banner") },
 h("p", null, shown("ho-banner-sign", "↷"), view.branch?.text ?? ""),
 h("div", { class: "ho-banner-do" }, button2("leave_branch", say("back.leave_branch")))
 );
}
function button2(what, text, closed) {
 return h("button", { key: what, class: "ho-plain", "data-do": what, "aria-disabled": closed }, text);
}

function pageDialog(page) {
 return h(
 "dialog",
 { class: "ho-page", lang: page.lang, "aria-label": page.title, "data-lm-suppress-shortcuts": "true" },
 h(
 "div",
 { class: "ho-page-head" },
 h("h2", { tabindex: -1, autofocus: !0 }, page.title),
 h("button", { "data-do": "close" }, page.close)
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

var DRAWING = "http://www.w3.org/2000/svg", SHAPES = new Set(["svg", "polyline", "path"]);
function draw(kid, page) {
 if (typeof kid == "string") return { kid, dom: page.createTextNode(kid), kids: [] };
 let dom = SHAPES.has(kid.tag) ? page.createElementNS(DRAWING, kid.tag) : page.createElement(kid.tag);
 for (let [name, value] of Object.entries(kid.props)) setProp(dom, name, value);
 let kids = kid.kids.map((each) => draw(each, page));
 for (let each of kids) dom.appendChild(each.dom);
 return { kid, dom, kids };
}
function redraw(drawn4, kid) {
 if (drawn4.kid === kid) return drawn4;
 let page = (
 drawn4.dom.ownerDocument
 );
 if (typeof kid == "string" || typeof drawn4.kid == "string" || kid.tag !== drawn4.kid.tag) {
 if (typeof kid == "string" && typeof drawn4.kid == "string")
 return drawn4.dom.nodeValue = kid, { kid, dom: drawn4.dom, kids: [] };
 let fresh = draw(kid, page);
 return drawn4.dom.replaceWith(fresh.dom), fresh;
 }
 let dom = (
 drawn4.dom
 );
 return setProps(dom, drawn4.kid.props, kid.props), { kid, dom, kids: redrawKids(dom, drawn4.kids, kid.kids, page) };
}
function redrawKids(dom, before, after2, page) {
 let result = [], first = 0;
 for (; first < after2.length; first++) {
 let kid = (
 after2[first]
 ), same = before[first];
 if (same === void 0 || !isNamed(same.kid, kid)) break;
 result.push(redraw(same, kid));
 }
 if (first === before.length && first === after2.length) return result;
 let known2 = new Map();
 for (let index = first; index < before.length; index++) {
 let each = (
 before[index]
 );
 known2.set(nameOf(each.kid, index), each);
 }
 for (let index = first; index < after2.length; index++) {
 let kid = (
 after2[index]
 ), name = nameOf(kid, index), same = known2.get(name);
 known2.delete(name), result.push(same ? redraw(same, kid) : draw(kid, page));
 }
 for (let gone of known2.values()) gone.dom.remove();
 let place2 = first === 0 ? dom.firstChild : (
 result[first - 1].dom.nextSibling
 );
 for (let each of result.slice(first))
 each.dom === place2 ? place2 = place2.nextSibling : dom.insertBefore(each.dom, place2);
 return result;
}
function isNamed(one, other) {
 return typeof one != "object" || typeof other == "string" ? typeof one == typeof other : one.tag === other.tag && one.key === other.key;
}
function nameOf(kid, index) {
 return typeof kid == "string" ? `text ${index}` : kid.key === null ? `${kid.tag} ${index}` : `${kid.tag} key ${kid.key}`;
}
function setProps(dom, before, after2) {
 for (let name in before) name in after2 || dom.removeAttribute(name);
 for (let name in after2) before[name] !== after2[name] && setProp(dom, name, after2[name]);
}
function setProp(dom, name, value) {
 value == null || value === !1 ? dom.removeAttribute(name) : dom.setAttribute(name, value === !0 ? "" : String(value));
}

function pages({ model, el, signal, focusOnQuestion }) {
 return {
 deeds: {
 page: (opener) => openPage(model.get("page"), el, signal, () => {
 opener.isConnected ? opener.focus() : focusOnQuestion(!0);
 })
 }
 };
}
function openPage(page, place2, ends, back) {
 openDialog(pageDialog(page), place2, ends, back);
}
function openDialog(node, place2, ends, back, further) {
 let dialog = (
 draw(node, place2.ownerDocument).dom
 ), listening = new AbortController(), { signal } = listening;
 function close(focus) {
 listening.abort(), dialog.close(), dialog.remove(), focus && back();
 }
 function onKey(event) {
 event.stopPropagation(), event.key === "Escape" && (event.preventDefault(), close(!0));
 }
 function onClick(event) {
 let part = event.target instanceof Element ? event.target.closest("[data-do]") : null;
 if (event.target === dialog || part instanceof HTMLElement && part.dataset.do === "close") return close(!0);
 !(part instanceof HTMLElement) || further === void 0 || (close(!1), further(part));
 }
 dialog.addEventListener("keydown", onKey, { signal }), dialog.addEventListener("click", onClick, { signal }), dialog.addEventListener("close", () => close(!0), { signal }), ends.addEventListener("abort", () => close(!1), { signal }), place2.append(dialog), dialog.showModal();
}

function paragraphs(text) {
 return text.split(/\n\s*\n/).filter((part) => part.trim() !== "").map((part) => h("p", null, part.trim()));
}
function rule(say, id) {
 return id !== "" && h("span", { class: "ho-rule", title: say("rule", { rule: id }) }, id);
}

function requestFor(thing) {
 let line = lineOf(thing);
 return line === null ? { kind: "why", thing } : { kind: "why", line };
}
function lineOf(thing) {
 let found = /^line (\d+)$/.exec(thing);
 return found ? Number(found[1]) : null;
}
function nameOf2(view, lines, say, desk, thing) {
 let { head: head2 } = view, line = lineOf(thing);
 return line !== null ? toldOf(lines, desk, line, "") : {
 condition: head2.condition_text,
 warnings: head2.warnings_text,
 manager: head2.manager_text,
 shift: head2.shift_text,
 day: head2.day_text,
 prompt: view.prompt.text,
 outcome: view.outcome?.title,
 pool: view.pool.text,
 marked_area: view.places.find((each) => each.cards)?.text
 }[thing] ?? nameOfPawn(view, say, thing) ?? nameOfCard(view, desk, thing);
}
function nameOfPawn(view, say, thing) {
 for (let { name } of view.pawns) {
 if (thing === name) return say("why.place", { name });
 if (thing === `${name} stress`) return say("why.stress", { name });
 if (thing === `${name} tokens`) return say("why.tokens", { name });
 }
}
function toldOf(lines, desk, line, otherwise) {
 let found = lines.find((each) => each.line === line);
 return found ? told(desk, found) : otherwise;
}
function covered(links, lines, desk) {
 return links.map((link) => {
 let line = lines.find((each) => each.line === link.line);
 return isCovered(desk, line?.cover) ? { ...link, text: line.cover.text } : link;
 });
}
function nameOfCard(view, desk, thing) {
 let card = view.shifts.find((shift) => shift.card?.id === thing)?.card;
 if (card) return `${card.kind_text}. ${card.text}`;
 let [timeline, position] = thing.split("-").map(Number), memory = view.grid.find((row) => row.timeline === timeline)?.cards.find((each) => each.position === position);
 return !memory || isCovered(desk, memory.cover) ? memory?.cover?.text ?? "" : memory.title || (memory.words ?? "") || memory.text;
}
function besides(view, thing) {
 let pawn = view.pawns.find((each) => [each.name, `${each.name} stress`, `${each.name} tokens`].includes(thing));
 return pawn ? [
 pawn.name,
 pawn.stress_max > 0 && `${pawn.name} stress`,
 pawn.tokens !== null && `${pawn.name} tokens`
 ].filter((each) => each !== !1 && each !== thing).map(String) : [];
}
function whyLine(say, line, text) {
 return button("ho-ask", say("why.ask"), {
 "data-do": "why",
 "data-item": `line ${line.line}`,
 "aria-label": say("why.line", { text }),
 "aria-haspopup": "dialog"
 });
}
function whyButton(say, desk) {
 return toggle("asking", say("why.ask"), say("why.key"), desk.asking);
}
function whyHint(say, desk) {
 return desk.asking && h("p", { class: "ho-asking", key: "asking" }, say("why.asking"));
}
function whyDialog(say, { lang, what, title, links, more }) {
 let heading = what === "" ? title : say("why.title", { what });
 return h(
 "dialog",
 { class: "ho-page ho-why", lang, "aria-label": heading, "data-lm-suppress-shortcuts": "true" },
 h(
 "div",
 { class: "ho-page-head" },
 h("h2", { tabindex: -1, autofocus: !0 }, heading),
 h("button", { "data-do": "close" }, say("notice.close"))
 ),
 links.length === 0 ? h("p", { class: "ho-page-introduction", key: "none" }, say("why.none")) : h("ol", { class: "ho-chain", role: "list", key: "chain" }, links.map((link, index) => cause(say, link, index))),
 more.length > 0 && h(
 "p",
 { class: "ho-more", key: "more" },
 h("span", null, say("why.more"), " "),
 more.map(({ thing, name }) => [
 h("button", { key: thing, "data-do": "why", "data-why": thing }, name),
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
 link.pages_text !== "" && [" ", h("span", { class: "ho-pages", key: "pages" }, link.pages_text)],
 lesson(link.lesson)
 )
 );
}
function lesson(taught) {
 let served = globalThis.document?.body.dataset.baseUrl;
 return taught == null || served === void 0 ? !1 : [" ", h("a", { key: "lesson", href: `${served}render/${taught.page}`, target: "_blank", rel: "noopener" }, taught.text)];
}

function asking(display) {
 let { model, exchange, el, root, focused, desk, viewNow, say, show, announce, focusBack } = display, inform = display.tell;
 async function ask(request, wanted) {
 let answered = exchange.ask(model, request);
 if (answered === null) return void inform(say()("busy"));
 let answer = await answered;
 if (!display.signal.aborted) {
 if (answer.kind === wanted) return answer;
 inform(answer.text || say()("silence"));
 }
 }
 async function why(thing, opener) {
 let answer = await ask(requestFor(thing), "why");
 if (answer === void 0) return;
 let view = viewNow(), words = say(), name = (each) => nameOf2(view, exchange.lines(), words, desk, each), more = besides(view, thing).map((each) => ({ thing: each, name: name(each) })), { title = "" } = answer, links = covered(answer.links ?? [], exchange.lines(), desk);
 setAsking(!1), openDialog(
 whyDialog(words, { lang: view.lang, what: name(thing), title, links, more }),
 el,
 display.signal,
 () => focusBack(opener),
 (part) => {
 why(part.dataset.why ?? "", opener);
 }
 );
 }
 function setAsking(on) {
 desk.asking !== on && (desk.asking = on, desk.notice = null, show(), announce(on ? say()("why.asking") : say()("why.ended")));
 }
 function askAt(part) {
 let thing = part.closest("[data-why]");
 if (!(thing instanceof HTMLElement) || !root.contains(thing)) {
 inform(say()("why.nothing")), desk.asking && !root.contains(focused()) && focusBack(root);
 return;
 }
 why(thing.dataset.why ?? "", part instanceof HTMLElement ? part : thing);
 }
 async function step(way) {
 let moment = neighbour(viewNow(), way);
 moment === void 0 ? inform(say()("back.first")) : await travel(moment.now ? { kind: "now" } : { kind: "look", move: moment.move });
 }
 async function travel(request) {
 await ask(request, "done");
 }
 return {
 deeds: {
 why: askAt,
 asking: () => setAsking(!desk.asking),
 look: (part) => {
 travel({ kind: "look", move: Number(part.dataset.move) });
 },
 earlier: () => {
 step(-1);
 },
 later: () => {
 step(1);
 },
 now: () => {
 travel({ kind: "now" });
 },
 branch: () => {
 travel({ kind: "branch" });
 },
 leave_branch: () => {
 travel({ kind: "leave_branch" });
 }
 },
 key(event, part) {
 return isQuestion(event) ? (askAt(part), !0) : !1;
 },
 escape() {
 return desk.asking ? (setAsking(!1), !0) : !1;
 }
 };
}
function isQuestion(event) {
 return event.key.toLowerCase() === "w" && !event.ctrlKey && !event.altKey && !event.metaKey;
}

function noHints() {
 return { off: !1, told: [], open: null };
}
function hintText(view, say) {
 if (view.past !== null || view.outcome !== null) return "";
 let key = `hint.${view.prompt.topic}`, text = say(key);
 return text === key ? "" : text;
}
function withView(hints, view, say) {
 if (view.past !== null || hints.open === question(view)) return hints;
 let { topic } = view.prompt;
 return hints.off || hints.told.includes(topic) || hintText(view, say) === "" ? hints.open === null ? hints : { ...hints, open: null } : { ...hints, told: [...hints.told, topic], open: question(view) };
}
function turned(hints, view) {
 return { ...hints, open: isOpen(hints, view) ? null : question(view) };
}
function switched(hints) {
 return hints.off ? { ...hints, off: !1 } : { ...hints, off: !0, open: null };
}
function isOpen(hints, view) {
 return hints.open === question(view);
}
function hint(view, say, hints) {
 let text = hintText(view, say);
 return text !== "" && isOpen(hints, view) && h(
 "div",
 { class: "ho-hint", key: "hint", role: "note", "aria-label": say("explain.heading") },
 h("p", null, text),
 button("ho-quiet", hints.off ? say("explain.on") : say("explain.off"), { "data-do": "hints" })
 );
}
function hintButton(view, say, hints) {
 return hintText(view, say) !== "" && button("ho-quiet", say("explain.this"), {
 key: "explain",
 "data-do": "explain",
 "aria-expanded": String(isOpen(hints, view))
 });
}
function question(view) {
 return `${view.revision} ${view.prompt.topic}`;
}

function newDesk() {
 return {
 story: 0,
 memory: null,
 picture: null,
 waiting: !1,
 asking: !1,
 notice: null,
 hints: noHints(),
 looked: null,
 answers: 0,
 large: !1,
 page: "answers",
 notes: noNotes(),
 laying: newLaying()
 };
}

var voices = new Set();
function hears(voice) {
 return voices.add(voice), () => {
 voices.delete(voice);
 };
}
function asks(voice, revision) {
 voice.dataset.asked = String(revision);
}
function turnOf(voice, before) {
 let all = [...voices].filter((each) => each.dataset.game === voice.dataset.game).sort(asTheyStand), seen = all.filter((each) => all.length === 1 || each.checkVisibility()), boards = seen.filter((each) => each.dataset.part === "board"), able = boards.length > 0 ? boards : seen, asked2 = able.find((each) => each.dataset.asked === String(before));
 return (asked2 ?? able.find((each) => each.dataset.part === "journal") ?? able[0]) !== voice ? null : asked2 === voice ? "asked" : seen.length === 1 ? "alone" : "for all";
}
var asTheyStand = (one, other) => one.compareDocumentPosition(other) & 4 ? -1 : 1;

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
 let { row, column } = spot;
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
 return pressed.ctrlKey || pressed.altKey || pressed.metaKey ? null : /^[1-9]$/.test(pressed.key) ? Number(pressed.key) - 1 : null;
}
function isTyping(part) {
 return part.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName);
}

function itemsOf(group) {
 return (
 [...group.querySelectorAll("[data-item]")]
 );
}
var reached = new WeakMap();
function setTabStops(root, stops) {
 let before = reached.get(root), now2 = new Set();
 for (let group of root.querySelectorAll("[data-roving]")) {
 let stop = stopOf(group, stops.get(nameOf3(group)));
 stop && now2.add(stop);
 }
 reached.set(root, now2);
 for (let item of before ?? [])
 !now2.has(item) && item.hasAttribute("data-item") && item.setAttribute("tabindex", "-1");
 for (let item of now2) before?.has(item) || item.setAttribute("tabindex", "0");
}
function stopOf(group, name) {
 let last = name === void 0 ? null : group.querySelector(`[data-item="${name}"]`);
 return last !== null ? last : group.getAttribute("data-roving-from") === "end" ? lastIn(group) : group.querySelector("[data-item]");
}
function lastIn(part) {
 for (let kid = part.lastElementChild; kid !== null; kid = kid.previousElementSibling) {
 let last = lastIn(kid) ?? (kid.hasAttribute("data-item") ? kid : null);
 if (last !== null) return last;
 }
 return null;
}
function moveFocus(root, from, key, stops) {
 let group = from.closest("[data-roving]");
 if (!group || !root.contains(group) || from.dataset.item === void 0) return !1;
 let items = itemsOf(group), next = group.getAttribute("role") === "grid" ? inTable(items, from, key) : inList(items, from, key);
 return next ? (stops.set(nameOf3(group), String(next.dataset.item)), next.focus(), !0) : !1;
}
function inList(items, from, key) {
 let index = alongList(key, items.indexOf(from), items.length);
 return index === null ? void 0 : items[index];
}
function inTable(items, from, key) {
 let spots = items.map(spotOf), rows = Math.max(...spots.map((spot) => spot.row)) + 1, columns = Math.max(...spots.map((spot) => spot.column)) + 1, goal = acrossTable(key, spotOf(from), rows, columns);
 return goal === null ? void 0 : items.find((_, index) => spots[index]?.row === goal.row && spots[index]?.column === goal.column);
}
function spotOf(item) {
 return { row: Number(item.dataset.row), column: Number(item.dataset.column) };
}
function nameOf3(group) {
 return group.getAttribute("data-roving") ?? "";
}

var speaker = kept((words, lang) => {
 let numbers = numberRules(lang), chosen2 = (forms, fact2) => forms[typeof fact2 == "number" ? numbers.select(fact2) : VOWEL.test(String(fact2).normalize("NFD")) ? "vowel" : "other"] ?? forms.other ?? "", formed = (fact2, form) => {
 let forms = words[`form.${form}`] ?? "{it}";
 return (typeof forms == "string" ? forms : chosen2(forms, fact2)).replace("{it}", () => String(fact2));
 };
 return (key, facts = {}) => {
 let entry = words[key];
 if (entry === void 0) return key;
 let text = typeof entry == "string" ? entry : chosen2(entry, Number(facts.n));
 return text.includes("{") ? text.replace(/\{(\w+)(?:\|(\w+))?\}/g, (whole, name, form) => name in facts ? formed(facts[name], form) : whole) : text;
 };
}), VOWEL = /^[aeiouhœæ]/i;
function numberRules(lang) {
 try {
 return new Intl.PluralRules(lang);
 } catch {
 return new Intl.PluralRules();
 }
}

var FOCUSED = ["[data-focus]", "[data-roving=actions] [data-item]", "[data-do=undo]", "[data-item], button"], BOXES = ".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-output";
function newDisplay(model, exchange, el, labels, picture3) {
 let page = el.ownerDocument, ends = new AbortController(), part = model.get("part") ?? "board", whole = part === "board", story2 = whole && isOpening(viewNow()) ? 1 : 0, desk = { ...newDesk(), story: story2, large: model.get("projector") === !0 }, stops = new Map(), watchers = [], used = "", words = kept((all, own) => ({ ...all, ...own })), drawn4 = draw(node(), page), root = (
 drawn4.dom
 ), voice = page.createElement("div");
 voice.className = "ho-hidden ho-voice", voice.setAttribute("aria-live", "polite"), voice.dataset.part = part, el.append(root, voice), ends.signal.addEventListener("abort", hears(voice)), tellAround(), setTabStops(root, stops), scrollToEnd();
 function viewNow() {
 return model.get("view");
 }
 function say() {
 return speaker(words(labels(), model.get("words")), viewNow().lang);
 }
 function node() {
 return desk.waiting = exchange.isLate(), desk.laying.table = model.get("arrangement") ?? null, desk.large || (desk.hints = withView(desk.hints, viewNow(), say())), picture3(viewNow(), exchange.lines(), say(), desk);
 }
 function focused() {
 let place2 = root.getRootNode();
 return place2 instanceof ShadowRoot ? place2.activeElement : page.activeElement;
 }
 function show() {
 let before = focused(), hadFocus = root.contains(before), item = hadFocus ? before?.closest("[data-item]:not([data-do=act])") : null;
 item instanceof HTMLElement && (used = item.dataset.item ?? ""), drawn4 = redraw(drawn4, node()), setTabStops(root, stops), tellAround();
 for (let watcher of watchers) watcher();
 hadFocus && !root.contains(focused()) && focusOnQuestion(!0);
 }
 function tellAround() {
 voice.dataset.game = model.get("game_id");
 let box = el;
 for (; box; box = box.parentElement?.closest(BOXES)) box.classList.toggle("ho-around-past", viewNow().past !== null);
 }
 function scrollToEnd() {
 requestAnimationFrame(() => {
 for (let part2 of root.querySelectorAll("[data-scroll=end]")) part2.scrollTo(part2.scrollWidth, part2.scrollHeight);
 for (let part2 of root.querySelectorAll("[data-scroll=start]")) part2.scrollTop = 0;
 });
 }
 function goToFirst() {
 whole && focused()?.matches("[data-do=act]") && focusOn("[data-do=act]");
 }
 function firstOf(things) {
 for (let thing of things) {
 let part2 = root.querySelector(thing);
 if (part2 !== null) return part2;
 }
 return null;
 }
 function focusOn(thing) {
 let part2 = root.querySelector(thing);
 part2 instanceof HTMLElement && part2.focus({ preventScroll: !0 });
 }
 function announce(text) {
 text !== "" && (voice.textContent = text === voice.textContent ? `${text} ` : text);
 }
 function inform(notice2) {
 desk.notice = notice2, show(), whole || root.querySelector(".ho-notice")?.scrollIntoView({ block: "nearest" }), announce([notice2.title, ...notice2.lines.map((line) => line.text)].filter(Boolean).join(" "));
 }
 function tell(text) {
 inform({ title: "", lines: [{ text, rule: "" }] });
 }
 function focusOnQuestion(quiet) {
 let before = focused();
 if (!whole && before !== root && root.contains(before)) return;
 let first = firstOf(whole ? FOCUSED : [`[data-item="${used}"]`, ...FOCUSED]);
 stops.delete("actions") && setTabStops(root, stops), first instanceof HTMLElement && (first !== before || !quiet) && first.focus({ preventScroll: quiet });
 }
 function focusBack(part2) {
 let able = part2.closest("button, [tabindex]") ?? root.querySelector("[data-do=asking]");
 able instanceof HTMLElement && able.isConnected ? able.focus({ preventScroll: !0 }) : focusOnQuestion(!0);
 }
 return {
 model,
 exchange,
 el,
 page,
 root,
 voice,
 part,
 whole,
 desk,
 stops,
 ends,
 signal: ends.signal,
 viewNow,
 say,
 show,
 focused,
 scrollToEnd,
 goToFirst,
 focusOn,
 announce,
 inform,
 tell,
 focusOnQuestion,
 focusBack,
 attach({ drawn: redrawn }) {
 redrawn && watchers.push(redrawn);
 }
 };
}
function isOpening(view) {
 return !view.can_undo && view.head.day === 1 && view.shifts.every((shift) => shift.card === null);
}
function whereabouts(view) {
 return `${view.past?.move ?? "now"} ${view.branch === null ? "" : view.branch.text}`;
}

function memoryReading({ root, desk, model, exchange, signal, viewNow, show, announce, focusOn }) {
 let asked2 = null, fetching = Promise.resolve();
 async function open(name) {
 let before = desk.memory;
 desk.memory = name === before ? null : name, show(), focusOn(`[data-memory="${desk.memory ?? before}"]`);
 let opened = desk.memory;
 opened !== null && (await fetching, !signal.aborted && desk.memory === opened && tell());
 }
 async function fetchPicture(memory) {
 let lying = chosen(viewNow(), memory);
 if (lying === void 0 || lying.state === "empty" || isCovered(desk, lying.cover)) return;
 asked2 = memory;
 let kept2 = desk.laying.pictures.get(`${memory} ${lying.state}`);
 if (kept2)
 return desk.picture = kept2, show();
 let answered = exchange.ask(model, { kind: "picture", memory }), answer = answered === null ? null : await answered;
 signal.aborted || !answer?.picture || desk.memory !== memory || (desk.picture = answer.picture, show());
 }
 function tell() {
 let text = root.querySelector(".ho-detail");
 if (!text) return;
 let said = [...text.querySelectorAll("img, p")];
 announce(said.map((part) => part.getAttribute("alt") ?? part.textContent).join(" ")), text.scrollIntoView({ block: "nearest" });
 }
 return {
 drawn() {
 desk.memory === null ? asked2 = null : desk.memory !== asked2 && (fetching = fetchPicture(desk.memory));
 },
 deeds: {
 read_memories() {
 desk.large && (desk.page = "memories"), show();
 let first = root.querySelector(".ho-memory:not(.is-empty)");
 if (!(first instanceof HTMLElement)) return;
 first.scrollIntoView({ block: "center" });
 let name = first.dataset.memory ?? null;
 name === desk.memory ? focusOn(`[data-memory="${name}"]`) : open(name);
 },
 memory: (part) => {
 open(part.dataset.memory ?? null);
 }
 },
 escape() {
 return desk.memory === null ? !1 : (open(null), !0);
 }
 };
}

var walks = 0;
function motion({ root, page, viewNow }) {
 let still = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"), pawns = root.getElementsByClassName("ho-pawn"), billy = root.getElementsByClassName("ho-step-space is-here"), cards = root.getElementsByClassName("ho-card"), known2 = namesOf(cards), seen = viewNow();
 function walkersOf(names) {
 return [...pawns, ...billy].filter((each) => names.includes(walkerName(each)));
 }
 return {
 viewChanged() {
 let names = whoWalks(seen, viewNow());
 if (seen = viewNow(), still?.matches || names.length === 0) return;
 let before = new Map(walkersOf(names).map((each) => [walkerName(each), each.getBoundingClientRect()]));
 requestAnimationFrame(() => {
 let walkers = walkersOf(names).map((each) => ({ each, to: each.getBoundingClientRect() }));
 for (let { each, to } of walkers) walk(each, before.get(walkerName(each)), to);
 });
 },
 drawn() {
 let before = known2;
 if (known2 = namesOf(cards), !still?.matches)
 for (let card of cards) before.has(nameOf4(card)) || turn(card);
 }
 };
}
function whoWalks(before, after2) {
 let stood = new Map(before.pawns.map((each) => [each.pawn, each])), names = after2.pawns.filter((each) => {
 let old = stood.get(each.pawn);
 return old !== void 0 && old !== each && (old.place !== each.place || old.shift !== each.shift);
 }).map(({ pawn }) => String(pawn));
 return before.track.value === after2.track.value ? names : [...names, "billy"];
}
function walk(walker, from, to) {
 if (from === void 0 || to.width === 0 || from.width === 0) return;
 let [x, y] = [from.left - to.left, from.top - to.top];
 if (Math.abs(x) + Math.abs(y) < 8) return;
 let mine = walker.dataset.walks = String(++walks), way = walker.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 280, easing: "ease-out" });
 way.onfinish = () => {
 walker.dataset.walks === mine && delete walker.dataset.walks;
 };
}
function turn(card) {
 let edge = { transform: "perspective(700px) rotateY(-80deg)", opacity: 0.2 };
 card.animate([edge, { transform: "none", opacity: 1 }], { duration: 280, easing: "ease-out" });
}
function walkerName(walker) {
 return walker.dataset.pawn ?? "billy";
}
function nameOf4(card) {
 return card.getAttribute("data-why") ?? "";
}
function namesOf(all) {
 return new Set(Array.from(all, nameOf4));
}

var POOL = 4;
function lookedAt(view, desk) {
 let { looked } = desk;
 return looked === null || looked.revision !== view.revision ? null : view.actions.find((action) => action.code === looked.code) ?? null;
}
function tokensAhead(ahead, purse) {
 return ahead?.tokens.find(([which]) => which === purse)?.[1] ?? null;
}
function slip(say, now2, then) {
 if (then === null) return null;
 let told2 = spoken(say("ahead.tokens", { n: then }));
 return [shown("ho-slip", say("ahead.change", { now: now2, then })), { ...told2, key: "ahead" }];
}

function frame(view, desk, name, kind, ...inside) {
 return h(
 "section",
 {
 class: classes(
 "holding-on",
 kind,
 view.past !== null && "is-past",
 view.branch !== null && "is-branch",
 desk.asking && "is-asking",
 view.outcome?.won === !1 && "is-lost"
 ),
 lang: view.lang,
 "data-revision": view.revision,
 "aria-label": name,
 "aria-busy": desk.waiting ? "true" : null,
 "data-lm-suppress-shortcuts": "true"
 },
 ...inside
 );
}

function byDay(lines) {
 let days = [];
 for (let line of lines) {
 let last = days.at(-1);
 last && last.day === line.day ? last.lines.push(line) : days.push({ day: line.day, lines: [line] });
 }
 return days;
}
function journal(all, say, desk, past = null, last = null) {
 let then = past === null ? all : all.filter((line) => line.move <= past.move), lines = then.slice(-(last ?? then.length)), latest = lines.at(-1)?.move ?? -1;
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
 ({ lines: told2 }) => oneDay(
 told2[0],
 told2,
 say,
 desk,
 told2.at(-1)?.move === latest ? latest : null,
 desk.notes
 )
 )
 ),
 then.length < all.length && h("p", { class: "ho-lines-later", key: "later" }, say("journal.later", { n: all.length - then.length }))
 );
}
var oneDay = kept(
 ({ day }, lines, say, desk, latest, notes) => h(
 "div",
 { key: day, class: "ho-day" },
 h("h4", null, day === 0 ? say("journal.setup") : say("journal.day", { day })),
 h(
 "ol",
 null,
 lines.map((line) => oneLine(line, say, desk, line.move === latest, notes))
 )
 )
), oneLine = kept(
 (line, say, desk, isNew) => h(
 "li",
 { key: line.line, class: isNew && "is-new", "data-why": `line ${line.line}` },
 h("span", { class: "ho-said", "data-words": !0 }, told(desk, line)),
 " ",
 rule(say, line.rule),
 " ",
 whyLine(say, line, told(desk, line)),
 " ",
 wordsOfLine(say, desk, line)
 )
);

function actionsOn(view, target) {
 return view.actions.filter((action) => aims(action, target));
}
function barredOn(view, target) {
 let { kind } = target;
 return view.barred.filter(({ pawn, timeline, target: aim }) => kind === "pawn" ? pawn === target.pawn : pawn === null && (kind === "pool" && aim === "purse" || kind === "timeline" && timeline === target.timeline));
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
 let actions2 = actionsOn(view, target);
 if (actions2.length === 1) return { take: (
 actions2[0]
 ) };
 if (actions2.length > 1) return { choose: actions2 };
 let barred2 = barredOn(view, target);
 return barred2.length > 0 ? { barred: barred2 } : null;
}
function standing(view, target) {
 let answer = answerTo(view, target);
 return answer === null ? "still" : "barred" in answer ? "barred" : "open";
}

var HEAD = "M12 5.4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", BODY = "M3.5 23c0-6 3.6-8.4 8.5-8.4s8.5 2.4 8.5 8.4z", SHAPES2 = {
 // staff: a cross, an apron, a bag for one day
 nurse: `${HEAD}${BODY}M11 16.3v1.9H9.1v2H11v1.9h2v-1.9h1.9v-2H13v-1.9z`,
 assistant: `${HEAD}${BODY}M9 14.9h1.4V18h3.2v-3.1H15V23H9z`,
 on_call: `${HEAD}M3.5 23c0-6 3.6-8.4 8.5-8.4 1.4 0 2.7.2 3.8.6V23zM17.3 17.5v-1.6h4v1.6H23V23h-7.2v-5.5zm1.2 0h1.6v-.6h-1.6z`,
 // what they carry
 token: "M12 21.5C5 15.5 1.8 12 1.8 8A5.3 5.3 0 0 1 12 5.7 5.3 5.3 0 0 1 22.2 8c0 4-3.2 7.5-10.2 13.5z",
 stress: "M14 .8 4 13.8h6.4L8.8 23.2 20 9.6h-7.2z",
 warning: "M12 1.5 23.3 22H.7zM10.9 8.5v7h2.2v-7zM10.9 17.3v2.3h2.2v-2.3z",
 either: "M4 1.5h16v21H4zM12 18c3.8-3.3 5.5-5.2 5.5-7.4A2.9 2.9 0 0 0 12 9.3a2.9 2.9 0 0 0-5.5 1.3c0 2.2 1.7 4.1 5.5 7.4z",
 memory: "M5 1.5h14v21H5zM7 3.5v17h10v-17zM9 6h6v1.6H9zm0 3.5h6v1.6H9z",
 inquire: "M2 2.5h20v14h-9.5L7 22v-5.5H2zM10.8 12.5v2h2.2v-2zM8.3 7.8h2.1c0-2.2 3.5-2 3.5-.2 0 1.5-2.9 1.7-2.9 4h2c0-1.6 3-1.9 3-4.1 0-4.4-7.7-4.3-7.7.3z",
 done: "M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM5 12.5l5 5.2 9.3-10-2.2-2.1-7.1 7.6-2.8-2.9z",
 // how Billy is
 deteriorating: "M9 2h6v10h5.5L12 22 3.5 12H9z",
 stable: "M2 6.5h20v4H2zm0 7h20v4H2z",
 emergency: "M12 1.5a7 7 0 0 1 7 7v5.5l2.5 4h-19L5 14V8.5a7 7 0 0 1 7-7zM9 20h6a3 3 0 0 1-6 0z",
 // the light of a shift
 shift_0: "M5.5 17a6.5 6.5 0 0 1 13 0zM1 19h22v2.2H1zM11 3h2v5h-2zM2.9 9.4l1.5-1.5L7.7 11.2 6.2 12.7zM21.1 9.4l-1.5-1.5-3.3 3.3 1.5 1.5z",
 shift_1: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 .5h2v4h-2zm0 19h2v4h-2zM.5 11h4v2h-4zm19 0h4v2h-4zM3.2 4.6l1.4-1.4 2.8 2.8L6 7.4zM16.6 18l1.4-1.4 2.8 2.8-1.4 1.4zM3.2 19.4 6 16.6 7.4 18l-2.8 2.8zM16.6 6l2.8-2.8 1.4 1.4L18 7.4z",
 shift_2: "M14.5 1.5a10.8 10.8 0 1 0 8 14.5A9.5 9.5 0 0 1 14.5 1.5z",
 // where people wait
 break_room: "M3 8.5h13.5V16a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM16.5 10H19a3.5 3.5 0 0 1 0 7h-2.5v-2H19a1.5 1.5 0 0 0 0-3h-2.5zM6.5 2.5h1.8v4H6.5zm4.5 0h1.8v4H11z",
 on_call_place: "M4.5 1.5H10l1.5 6-3 2a12 12 0 0 0 6 6l2-3 6 1.5v5.5c0 1.5-1.2 3-3 3C10.5 22.5 1.5 13.5 1.5 4.5c0-1.8 1.5-3 3-3z",
 on_leave: "M12 1.5 23.5 12H20v10.5h-6V15h-4v7.5H4V12H.5z",
 manager_board: "M9 1.5h6V4h4v18.5H5V4h4zM8 9v2h8V9zm0 4v2h8v-2z",
 contact_tile: "M2 3h20v7h-5V7H7v3H2zM6.5 12h11L21 22H3zM12 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
 marked_area: "M4 1.5h12l4 4v17H4zM7 9v2h10V9zm0 4v2h10v-2zm0 4v2h6v-2z",
 left: "M4 1.5h16v21H4zM6.2 3.7v16.6h11.6V3.7zM14 11h2.2v3H14z",
 // the five timelines: a crane, a record, a house in two, a ship, a letter
 timeline_1: "M2 3.5h20V7h-2.5v15.5h-3V7h-9v15.5h-3V7H2zM11 7h2v6h1.5v4h-5v-4H11z",
 timeline_2: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4.5v1.5A4.5 4.5 0 0 1 16.5 12H18a6 6 0 0 0-6-6zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
 timeline_3: "M1 11.5 10.5 3 9.3 8l1.7 4.5L9.3 17l1.2 5.5H3v-11zM14 3.5l9 8h-2v11h-7.5L12.2 17l1.8-4.5L12.3 8z",
 timeline_4: "M1.5 14.5h21L19 22H5zM11 1.5h2.2v11H11zM14.5 3.5l6.5 9h-6.5zM9.5 6v6.5H4z",
 timeline_5: "M1.5 4.5h21v15h-21zM3.6 6.6v1.9l8.4 6.3 8.4-6.3V6.6L12 12.9z"
};
function symbol(name, look = "", key = `sign ${name}`) {
 return h(
 "svg",
 { class: classes("ho-sign", look), viewBox: "0 0 24 24", "aria-hidden": "true", key },
 h("path", { d: SHAPES2[name] ?? "" })
 );
}
function signs(name, look, count, extra = () => !1) {
 return Array.from(
 { length: Math.max(0, count) },
 (_, index) => symbol(name, classes(look, extra(index)), `${name} ${look} ${index}`)
 );
}

function manager(view, say, ahead = null) {
 return h(
 "section",
 { class: "ho-manager", key: "manager", "aria-label": say("heading.manager"), "data-roving": "manager" },
 h("h3", null, say("heading.manager")),
 pool(view, say, ahead),
 h(
 "ul",
 { class: "ho-stock", key: "stock" },
 stock("supply", say("manager.supply"), view.supply.tokens, "token"),
 stock("patient", say("manager.patient"), view.decks.patient),
 stock("partial", say("manager.partial"), view.decks.partial),
 stock("clear", say("manager.clear"), view.decks.clear)
 )
 );
}
function pool(view, say, ahead) {
 let open = standing(view, { kind: "pool" }) === "open";
 return h(
 "button",
 {
 class: classes("ho-pool", open && "is-open"),
 key: "pool",
 "data-do": "pool",
 "data-why": "pool",
 "data-item": "pool"
 },
 spoken(view.pool.text),
 shown("ho-stock-name", say("manager.pool")),
 shown("ho-stock-number", symbol("token", "ho-token"), view.pool.tokens, view.pool.partials.length > 0 && backs(view)),
 slip(say, view.pool.tokens, tokensAhead(ahead, POOL))
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
 { class: "ho-name", "data-do": "about", "data-about": thing, "data-item": thing },
 h("span", null, name, " "),
 h("b", { class: "ho-stock-number" }, mark !== void 0 && symbol(mark, "ho-token"), number)
 )
 );
}
function heldCards(view, desk) {
 let held = view.pawns.flatMap((pawn) => [
 ...pawn.partials.map((card, index) => ({
 key: `${pawn.pawn} partial ${index}`,
 name: pawn.name,
 text: told(desk, card),
 clear: !1
 })),
 ...pawn.clears.map((card, index) => ({
 key: `${pawn.pawn} clear ${index}`,
 name: pawn.name,
 text: card.text,
 clear: !0
 }))
 ]), pooled = view.pool.partials.map((card, index) => ({
 key: `pool partial ${index}`,
 name: "",
 text: told(desk, card),
 clear: !1
 }));
 return [...held, ...pooled];
}
function hands(view, say, desk) {
 let held = heldCards(view, desk);
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

var EDGES = ["top", "right", "bottom", "left"];
function memories(view, say, desk) {
 return h(
 "section",
 { class: "ho-memories", key: "memories", "aria-label": say("heading.memories") },
 gridHead(view, say, desk),
 h(
 "div",
 { class: "ho-grid", role: "grid", "aria-label": say("heading.memories"), "data-roving": "memories" },
 view.grid.map((row, index) => oneRow(view, say, desk, row, index))
 ),
 detail(asLaid(view, desk), say, desk)
 );
}
function oneRow(view, say, desk, row, index) {
 let state = standing(view, { kind: "timeline", timeline: row.timeline }), { on, held, table, pictures } = desk.laying;
 return drawn(row, say, desk, index, state, desk.memory, desk.notes, on, held, table, pictures.size);
}
var drawn = kept(
 (row, say, desk, index, state) => h(
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
 shown("ho-row-number", row.timeline, symbol(`timeline_${row.timeline}`)),
 h("span", null, row.name),
 state !== "still" && spoken(say(`timeline.${state}`))
 ),
 placesOf(desk, row).map((place2) => cell(say, desk, row, place2, index))
 )
);
function cell(say, desk, { timeline }, { place: place2, name, memory, text, cover, sides, sides_text }, index) {
 let { on, held } = desk.laying, isHeld = held !== null && held === name;
 return h(
 "div",
 {
 key: place2,
 role: "gridcell",
 class: classes(
 "ho-memory",
 `is-${memory?.state ?? "empty"}`,
 memory?.feeling && `is-${memory.feeling}`,
 isHeld && "is-held",
 held !== null && !isHeld && held[0] === String(timeline) && "is-waiting"
 ),
 "data-do": on ? "lay" : "memory",
 "data-memory": name,
 "data-timeline": on ? timeline : null,
 "data-place": on ? place2 : null,
 "data-why": memory && name,
 "data-item": `memory ${timeline}-${place2}`,
 "data-row": index,
 "data-column": place2,
 "aria-selected": String(name !== null && desk.memory === name)
 },
 spoken(
 [
 isHeld && say("arranging.in_hand"),
 told(desk, { text, cover }),
 sides_text,
 isTracked(desk, name) && say("arranging.tracked")
 ].filter(Boolean).join(" ")
 ),
 memory && face(say, desk, `${name} ${memory.state}`, memory),
 memory?.stitches?.map(
 (count, edge) => h(
 "span",
 { key: EDGES[edge], class: classes("ho-stitches", `is-${EDGES[edge]}`, sides[edge] && `is-${sides[edge]}`) },
 marks("ho-stitch", count)
 )
 ),
 !memory && shown("ho-memory-title", place2),
 isTracked(desk, name) && shown("ho-tracking")
 );
}
function face(say, desk, drawing, memory) {
 let covered2 = isCovered(desk, memory.cover), picture3 = covered2 ? void 0 : desk.laying.pictures.get(drawing);
 return [
 covered2 && shown("ho-thumb is-veiled"),
 picture3 && h("img", { key: drawing, class: "ho-thumb", src: picture3.src, alt: "" }),
 shown("ho-memory-title", covered2 ? say("cover.cell") : memory.title || memory.words),
 memory.feeling !== null && shown("ho-feeling", memory.feeling === "positive" ? "+" : "−")
 ];
}

function pawnOf(view, number) {
 return view.pawns.find((each) => each.pawn === number);
}
function pawnButton(view, say, pawn, ahead = null) {
 let state = standing(view, { kind: "pawn", pawn: pawn.pawn });
 return drawn2(pawn, say, state, tokensAhead(ahead, pawn.pawn), ahead?.pawn === pawn.pawn);
}
var drawn2 = kept((pawn, say, state, then, pointed) => {
 let told2 = [pawn.text, state !== "still" && say(`pawn.${state}`)];
 return h(
 "button",
 {
 key: `pawn ${pawn.pawn}`,
 class: classes("ho-pawn", `ho-${pawn.kind}`, `is-${state}`, pawn.overstressed && "is-overstressed"),
 "data-do": "pawn",
 "data-pawn": pawn.pawn,
 "data-pointed": pointed,
 "data-item": `pawn ${pawn.pawn}`,
 "data-why": pawn.name
 },
 spoken(told2.filter(Boolean).join(" ")),
 shown("ho-pawn-name", pawn.name),
 tags(say, pawn),
 shown("ho-pawn-row", symbol(pawn.kind, "ho-figure"), belongings(say, pawn)),
 pawn.tokens !== null && slip(say, pawn.tokens, then)
 );
});
function belongings(say, pawn) {
 return pawn.stress_max === 0 && pawn.tokens === null ? [] : [
 h(
 "span",
 { class: "ho-stress-row", key: "stress", "data-why": pawn.stress_max > 0 ? `${pawn.name} stress` : null },
 signs("stress", "ho-stress", pawn.stress_max, (index) => index < pawn.stress && "is-full")
 ),
 pawn.tokens !== null && h(
 "span",
 { class: "ho-tokens", key: "tokens", "data-why": `${pawn.name} tokens` },
 symbol("token", "ho-token"),
 pawn.token_cap === null ? pawn.tokens : say("pawn.tokens", { count: pawn.tokens, cap: pawn.token_cap })
 ),
 backs2("ho-back", pawn.partials),
 backs2("ho-back is-clear", pawn.clears)
 ];
}
function tags(say, pawn) {
 let names = [
 pawn.manager && say("pawn.manager"),
 pawn.senior && say("pawn.senior"),
 pawn.overstressed && say("pawn.overstressed")
 ].filter(Boolean);
 return names.length > 0 && shown("ho-tags", names.join(" · "));
}
function backs2(name, cards) {
 return cards.map((card, index) => h("span", { class: name, key: `${name} ${index}` }, card.timeline));
}

function places(view, say, ahead = null, list = view.places, name = say("heading.places")) {
 return h(
 "section",
 { class: "ho-places", key: "places", "aria-label": name, "data-roving": "places" },
 list.map(
 (place2) => h(
 "div",
 {
 key: place2.id,
 class: classes(`ho-place ho-place-${place2.id}`, isEmpty(place2) && "is-nobody"),
 role: "group",
 "aria-label": place2.text,
 "data-do": "about",
 "data-about": aboutOf(place2),
 "data-why": place2.cards ? place2.id : null
 },
 h(
 "h3",
 null,
 h(
 "button",
 {
 class: "ho-name",
 "data-do": "about",
 "data-about": aboutOf(place2),
 "data-item": `place ${place2.id}`
 },
 symbol(place2.id === "on_call" ? "on_call_place" : place2.id),
 place2.name
 )
 ),
 h(
 "div",
 { class: place2.cards ? "ho-letters" : "ho-pawns" },
 isEmpty(place2) ? h("span", { class: "ho-nobody", key: "nobody" }, place2.cards ? say("places.no_letter") : say("places.nobody")) : place2.cards ? place2.cards.map((letter) => letterButton(view, letter)) : place2.pawns.map((number) => {
 let pawn = pawnOf(view, number);
 return pawn && pawnButton(view, say, pawn, ahead);
 })
 )
 )
 )
 );
}
function isEmpty(place2) {
 return (place2.cards ?? place2.pawns).length === 0;
}
function letterButton(view, { card, title }) {
 let number = view.told.findIndex((each) => each.card === card) + 1;
 return button("ho-link", title, { key: card, "data-do": "turn_to", "data-card": number, "data-item": `letter ${card}` });
}
function aboutOf(place2) {
 return place2.about ?? `place ${place2.id}`;
}

var COVER = ".ho-pause [data-do=close]", KEY = "b";
function surfaceOf(say, lang, kind) {
 let { title, text, back } = {
 pause: { title: say("pause.title"), text: say("pause.text"), back: say("pause.back") },
 stop: { title: say("stop.title"), text: say("stop.text"), back: say("stop.go_on") },
 end: { title: say("stop.ended"), text: say("stop.ended_text"), back: say("pause.back") }
 }[kind], spoken2 = kind === "pause" ? [text] : [text, say("help")];
 return h(
 "dialog",
 { class: "ho-page ho-pause", lang, "aria-label": title, "aria-description": spoken2.join(" "), "data-lm-suppress-shortcuts": "true" },
 h(
 "div",
 { class: "ho-pause-words" },
 h("h2", { tabindex: -1, autofocus: !0 }, title),
 spoken2.flatMap(paragraphs),
 h(
 "div",
 { class: "ho-pause-do" },
 button("", back, { "data-do": "close" }),
 kind === "stop" && button("", say("stop.end"), { key: "end", "data-do": "end" })
 )
 )
 );
}
function pauseButtons(say) {
 return [
 button("ho-plain", say("pause.button"), {
 key: "pause",
 "data-do": "pause",
 title: say("pause.key"),
 "aria-keyshortcuts": KEY,
 "aria-haspopup": "dialog"
 }),
 button("ho-plain ho-stop", say("stop.button"), {
 key: "stop",
 "data-do": "stop",
 title: say("stop.reason"),
 "aria-haspopup": "dialog"
 })
 ];
}
function pausing({ model, el, page, root, signal, whole, viewNow, say, focused, focusBack }) {
 function cover(kind, before = focused()) {
 let back = () => {
 !(before instanceof HTMLElement) || before === page.body || (before.isConnected ? before.focus({ preventScroll: !0 }) : focusBack(root));
 };
 openDialog(surfaceOf(say(), viewNow().lang, kind), el, signal, back, () => {
 cover("end", before), model.send({ kind: "stop" });
 });
 }
 function onKey(event) {
 let { key } = event, target = event.composedPath()[0];
 if (key.toLowerCase() !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.repeat || !(target instanceof HTMLElement) || !(el.contains(target) || target === page.body) || isTyping(target)) return;
 let covered2 = el.querySelector(COVER) ?? page.querySelector(COVER);
 if (covered2 instanceof HTMLElement) {
 if (!el.contains(covered2)) return;
 covered2.click();
 } else cover("pause");
 event.preventDefault(), event.stopImmediatePropagation();
 }
 return whole && page.addEventListener("keydown", onKey, { signal, capture: !0 }), { deeds: { pause: () => cover("pause"), stop: () => cover("stop") } };
}

var HELP = "help_here";
function prompt(view, say, desk, alone = !1) {
 let died = view.outcome !== null && !view.outcome.won && view.outcome.reason !== "warnings";
 return h(
 "section",
 {
 class: "ho-prompt",
 key: "prompt",
 "aria-label": say("heading.prompt"),
 "data-why": view.outcome === null ? "prompt" : "outcome"
 },
 view.outcome === null ? asked(view, say, desk) : outcome(view, say),
 heard(say, desk),
 hint(view, say, desk.hints),
 !alone && [whyHint(say, desk), notice(say, desk)],
 h(
 "div",
 { class: "ho-answers", key: "answers", "data-scroll": "start" },
 view.actions.length > 0 && actions(view.actions, say, desk),
 view.barred.length > 0 && barred(view.barred, say)
 ),
 !alone && h(
 "div",
 { class: "ho-after", key: "after" },
 // where he has died nothing is offered to be taken back or asked; the journal has it all
 !died && button("ho-plain", say("undo"), {
 key: "undo",
 "data-do": "undo",
 "aria-disabled": view.can_undo && !desk.waiting ? null : "true"
 }),
 !died && whyButton(say, desk),
 desk.waiting && h("span", { class: "ho-waiting", key: "waiting" }, say("waiting")),
 pauseButtons(say)
 )
 );
}
function asked(view, say, desk) {
 let { prompt: question2, conversation } = view;
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
 let end = view.outcome;
 return end !== null && h(
 "div",
 { class: classes("ho-outcome", end.won && "is-won"), key: "outcome" },
 h(
 "div",
 { class: "ho-asked-head" },
 h("h3", { tabindex: -1, "data-focus": "outcome" }, end.title),
 end.won && rule(say, end.rule)
 ),
 paragraphs(end.text),
 isFilledIn(say, HELP) && h("p", { class: "ho-help", key: "help" }, say(HELP)),
 view.grid.some((row) => row.cards.some((card) => card.state !== "empty")) && button("ho-link", say("memories.read"), { key: "memories", "data-do": "read_memories" }),
 button("ho-link", say("simplifies"), { key: "page", "data-do": "page", "aria-haspopup": "dialog" })
 );
}
function isFilledIn(say, key) {
 return say(key) !== key;
}
function actions(answers, say, desk) {
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
 answers.map(
 (action, index) => h(
 "button",
 {
 key: `${desk.answers} ${index}`,
 class: "ho-action",
 "data-do": "act",
 "data-code": action.code,
 "data-item": `act ${index}`,
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
var barred = kept(
 (all, say) => h(
 "details",
 { class: "ho-barred", key: "barred" },
 h("summary", null, say("barred", { n: all.length })),
 h(
 "ul",
 null,
 all.map(
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
 )
);
function notice(say, desk) {
 return desk.notice !== null && h(
 "div",
 { class: "ho-notice", key: "notice" },
 desk.notice.title !== "" && h("b", { key: "title" }, desk.notice.title),
 desk.notice.lines.map((line) => h("p", null, line.text, " ", rule(say, line.rule))),
 button("ho-plain", say("notice.close"), { "data-do": "notice" })
 );
}

function roster(view, say, desk, ahead) {
 return [
 places(view, say, ahead, [...atWork(view), ...view.places], say("heading.roster")),
 h("div", { class: "ho-manager", key: "pool", "data-roving": "manager" }, pool(view, say, ahead)),
 hands(view, say, desk)
 ];
}
function atWork(view) {
 return view.shifts.map(({ shift, name, spaces }) => ({
 id: `shift_${shift}`,
 name,
 text: name,
 about: `card ${shift}`,
 pawns: spaces.flatMap((space) => space.pawn === null ? [] : [space.pawn])
 })).filter((place2) => place2.pawns.length > 0);
}

function shifts(view, say, ahead = null) {
 return h(
 "section",
 { class: "ho-shifts", key: "shifts", "data-now": view.head.shift, "aria-label": say("heading.shifts"), "data-roving": "shifts" },
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
 h("h3", null, symbol(`shift_${shift.shift}`), shift.name),
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
var patientCard = kept(
 (card, shift) => h(
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
 h("span", { class: "ho-kind" }, symbol(card.kind), card.kind_text),
 h("span", { class: "ho-id" }, card.id)
 ),
 h("p", { class: "ho-scene" }, card.text),
 h(
 "p",
 { class: "ho-line", key: "symbols" },
 shown(
 "ho-marks",
 signs(card.kind, "ho-symbol", card.symbols - card.covered),
 signs("token", "ho-symbol is-covered", card.covered)
 ),
 card.symbols_text
 ),
 card.yield_text !== "" && h(
 "p",
 { class: "ho-line", key: "yield" },
 shown(
 "ho-marks",
 signs("token", "ho-token", card.tokens),
 signs("memory", "ho-token", card.memories),
 signs("either", "ho-token", card.either)
 ),
 card.yield_text
 ),
 card.inquire_text !== "" && h("p", { class: "ho-line", key: "inquire" }, symbol("inquire", "ho-token"), card.inquire_text)
 )
);
function staffSpace(view, say, shift, space, ahead) {
 let key = `space ${shift.shift} ${space.space}`, pawn = space.pawn === null ? void 0 : pawnOf(view, space.pawn);
 if (pawn) return h("div", { class: "ho-space is-taken", key }, pawnButton(view, say, pawn, ahead));
 let cover = space.covered_by === null ? void 0 : pawnOf(view, space.covered_by);
 return button(classes("ho-space", cover ? "is-covered" : "is-empty"), cover ? say("shift.covered", { name: cover.name }) : "", {
 key,
 "aria-label": `${shift.name}. ${space.text}`,
 "data-item": key,
 "data-do": "about",
 "data-about": key
 });
}

function largeWard(view, lines, say, desk, ahead) {
 let day = desk.page === "day", elsewhere = atWork(view).filter((place2) => place2.id !== `shift_${view.head.shift}`), list = day ? view.places : [...elsewhere, ...view.places];
 return h(
 "div",
 { class: classes("ho-large", `is-${desk.page}`, view.outcome !== null && "is-over"), key: "large" },
 prompt(view, say, desk),
 shifts(view, say, ahead),
 day && manager(view, say, ahead),
 desk.page === "memories" && h("div", { class: "ho-large-page", key: "page memories" }, memories(view, say, desk), hands(view, say, desk)),
 desk.page === "journal" && h("div", { class: "ho-large-page", key: "page journal" }, journal(lines, say, desk, view.past)),
 h("div", { class: "ho-large-staff", key: "staff" }, places(view, say, ahead, list, say("heading.roster"))),
 h(
 "div",
 { class: "ho-large-tabs", key: "tabs" },
 tabs(say, desk),
 !day && h("div", { class: "ho-large-pool", key: "pool", "data-roving": "manager" }, pool(view, say, ahead))
 )
 );
}
function tabs(say, desk) {
 let pages2 = {
 answers: say("large.answers"),
 day: say("large.day"),
 memories: say("large.memories"),
 journal: say("large.journal")
 };
 return h(
 "div",
 { class: "ho-tabs", key: "tabs", role: "toolbar", "aria-label": say("large.pages"), "data-roving": "pages" },
 Object.entries(pages2).map(
 ([each, name]) => button("ho-plain", name, {
 key: each,
 "data-do": "turn_page",
 "data-page": each,
 "data-item": `page ${each}`,
 "aria-pressed": String(desk.page === each)
 })
 )
 );
}
function largeButton(say, desk) {
 return toggle("large", say("large.button"), say("large.hint"), desk.large);
}
function projecting({ desk, show, focusOn }) {
 function showAndStay(button3) {
 show(), focusOn(button3);
 }
 return {
 deeds: {
 large() {
 desk.large = !desk.large, showAndStay("[data-do=large]");
 },
 turn_page(part) {
 desk.page = part.dataset.page ?? "answers", showAndStay(`[data-page=${desk.page}]`);
 }
 },
 viewChanged() {
 desk.page = "answers";
 }
 };
}

function head(view, say, desk) {
 let { head: facts } = view;
 return h(
 "header",
 { class: "ho-head", key: "head" },
 h("h2", { class: "ho-title" }, facts.title),
 h(
 "ul",
 { class: "ho-facts", "data-roving": "facts" },
 fact("day", facts.day_text),
 fact("shift", symbol(`shift_${facts.shift}`), facts.shift_text),
 fact("manager", facts.manager_text),
 conditionFact(view),
 fact(
 "warnings",
 signs("warning", "ho-warning", facts.warnings_max, (index) => index < facts.warnings && "is-full"),
 facts.warnings_text
 )
 ),
 h("div", { class: "ho-head-buttons", key: "buttons" }, view.told.length > 0 && storyButton(view, say, desk), largeButton(say, desk)),
 h("div", { class: "ho-aim", key: "aim" }, objective(view, say), roles(view, say))
 );
}
function roles(view, say) {
 let others = view.head.roles.filter((each) => each.role !== "manager");
 return others.length > 0 && h(
 "ul",
 { class: "ho-roles", key: "roles", "aria-label": say("heading.roles") },
 others.map((each) => h("li", { key: each.role }, each.text))
 );
}
function conditionFact({ head: { stage, condition_text } }) {
 return fact("condition", h("i", { class: `ho-swatch ho-stage-${stage}`, "aria-hidden": "true" }), condition_text);
}
function fact(thing, ...inside) {
 return h(
 "li",
 { key: thing, class: thing === "condition" ? "ho-condition" : null },
 h(
 "button",
 {
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
 let { head: facts } = view;
 return h(
 "div",
 { class: "ho-objective", key: "objective", "data-do": "about", "data-about": "objective" },
 h("span", { class: "ho-objective-text" }, facts.objective_text),
 facts.progress.length > 0 && h(
 "ol",
 { class: "ho-progress", "aria-label": say("head.progress") },
 facts.progress.map(
 (step, index) => h(
 "li",
 { key: index, class: classes("ho-step", step.done && "is-done"), title: step.text },
 h("span", { class: "ho-hidden" }, step.text),
 step.sign && symbol(step.sign),
 step.count && shown("", step.count),
 step.done && symbol("done", "ho-tick")
 )
 )
 ),
 h("span", { class: "ho-progress-text" }, facts.progress_text)
 );
}
function storyButton(view, say, desk) {
 return button("ho-plain", say(desk.story ? "story.close" : "story.open", { n: view.told.length }), {
 key: "story",
 "data-do": "story",
 "aria-expanded": String(desk.story > 0)
 });
}

function story(view, say, desk) {
 let number = desk.story, card = view.told[number - 1];
 if (card === void 0) return !1;
 let last = number === view.told.length, onward = last ? { "data-do": "story" } : { "data-do": "turn_to", "data-card": number + 1 }, words = [picture2(card, desk), paragraphs(card.text)];
 return h(
 "section",
 { class: "ho-story", key: "story", "aria-label": say("heading.story") },
 h("div", { class: "ho-story-table", "data-do": "story" }),
 h(
 "article",
 { class: "ho-story-card" },
 h("h3", { tabindex: -1, "data-focus": "story" }, card.title),
 h(
 "p",
 { class: "ho-story-place" },
 place(view, say, desk),
 " ",
 h("span", { class: "ho-id", "aria-hidden": "true" }, card.card)
 ),
 h(
 "div",
 { class: "ho-told", tabindex: 0, role: "group", "aria-label": card.title },
 card.note == null ? words : noted(say, desk, card.card, card.note, onward, words)
 ),
 h(
 "div",
 { class: "ho-story-do" },
 number > 1 && button("ho-plain", say("story.back"), { key: "back", "data-do": "turn_to", "data-card": number - 1 }),
 !isUnread(desk, card) && button("ho-primary", say(last ? "story.close" : "story.next"), { key: "onward", ...onward }),
 !last && button("ho-quiet", say("story.close"), { key: "away", "data-do": "story" })
 )
 )
 );
}
function place(view, say, desk) {
 return say("story.place", { number: desk.story, all: view.told.length });
}
function picture2({ card, picture: picture3 }, desk) {
 let src = desk.laying.pictures.get(`${card} told`)?.src ?? null;
 return picture3 != null && h("img", { key: `picture ${card}`, class: "ho-picture", src, alt: picture3 });
}
function isUnread(desk, card) {
 return card.note != null && !isShown(desk, card.card);
}
function readAloud(view, say, desk) {
 let card = view.told[desk.story - 1];
 return card === void 0 ? "" : [
 `${place(view, say, desk)}.`,
 ...isUnread(desk, card) ? [say("cover.note", { note: card.note ?? "" })] : [card.picture, card.text]
 ].filter(Boolean).join(" ");
}

function spacesOf(stage) {
 return Array.from({ length: stage.from - stage.to + 1 }, (_, index) => stage.from - index);
}
function track(view, say, ahead = null) {
 let { track: line } = view;
 return drawn3(line, say, ahead === null || ahead.condition === line.value ? null : ahead.condition);
}
var drawn3 = kept((line, say, ghost) => {
 let told2 = ghost === null ? line.text : `${line.text} ${say("ahead.condition", { n: ghost })}`;
 return h(
 "div",
 { class: "ho-track", key: "track", role: "img", "aria-label": told2, "data-why": "condition", "data-do": "why" },
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
});

function board(view, lines, say, desk) {
 let ahead = lookedAt(view, desk);
 return frame(
 view,
 desk,
 say("heading.board"),
 desk.large ? "is-large" : "",
 banners(view, say),
 head(view, say, desk),
 track(view, say, ahead),
 chart(view, say),
 h(
 "div",
 { class: "ho-below", key: "below" },
 story(view, say, desk),
 desk.large ? largeWard(view, lines, say, desk, ahead) : ward(view, lines, say, desk, ahead)
 )
 );
}
function ward(view, lines, say, desk, ahead) {
 return h(
 "div",
 { class: "ho-ward", key: "ward" },
 prompt(view, say, desk),
 shifts(view, say, ahead),
 h("div", { class: "ho-floor", key: "floor" }, places(view, say, ahead), manager(view, say, ahead)),
 memories(view, say, desk),
 h("div", { class: "ho-side", key: "side" }, hands(view, say, desk), journal(lines, say, desk, view.past))
 );
}

var PARTS = {
 condition_track: {
 draw: ({ view, say }) => [
 h("ul", { class: "ho-facts", key: "facts", "data-roving": "facts" }, conditionFact(view)),
 track(view, say)
 ],
 name: (say) => say("part.condition_track"),
 facts: (view) => [view.track.text],
 plays: !1
 },
 patient_card: {
 draw: ({ view, say, desk, model }) => h(
 "div",
 { class: "ho-shifts", key: "shifts", "data-roving": "shifts" },
 oneShift(view, say, shiftOf(view, model), lookedAt(view, desk))
 ),
 name: (say) => say("part.patient_card"),
 facts: (view, model) => {
 let { card, text, spaces, care_text } = shiftOf(view, model);
 return card === null ? [text] : [card.spoken, ...spaces.map((space) => space.text), care_text];
 },
 plays: !0
 },
 roster: {
 draw: ({ view, say, desk }) => roster(view, say, desk, lookedAt(view, desk)),
 name: (say) => say("part.roster"),
 facts: (view) => [...view.pawns.map((pawn) => pawn.text), view.pool.text],
 plays: !0
 },
 memory_grid: {
 draw: ({ view, say, desk }) => memories(view, say, desk),
 name: (say) => say("part.memory_grid"),
 facts: (view, _, desk) => view.grid.flatMap((row) => row.cards.map((memory) => told(desk, memory))),
 plays: !0
 },
 prompt: {
 draw: ({ view, say, desk }) => prompt(view, say, desk, !0),
 name: (say) => say("part.prompt"),
 facts: (view) => [view.outcome === null ? view.prompt.text : view.outcome.title],
 plays: !0
 },
 journal: {
 draw: ({ view, lines, say, desk, model }) => journal(lines, say, desk, view.past, model.get("last")),
 name: (say) => say("part.journal"),
 facts: () => [],
 plays: !1
 }
};
function pictureOf(model) {
 let part = PARTS[model.get("part")];
 return part === void 0 ? board : (view, lines, say, desk) => frame(
 view,
 desk,
 part.name(say),
 "is-part",
 h("h2", { class: "ho-hidden", key: "name" }, part.name(say)),
 view.branch !== null && h("p", { key: "branch" }, view.branch.text),
 view.past !== null && h("p", { key: "past" }, say("back.looking", { text: view.past.text })),
 part.draw({ view, lines, say, desk, model }),
 whyHint(say, desk),
 notice(say, desk),
 desk.notice?.answers && actions(desk.notice.answers, say, desk),
 part.plays && after(view, say, desk)
 );
}
function changesIn(model, before, now2, desk) {
 let { facts = () => [] } = PARTS[model.get("part")] ?? {}, known2 = new Set(facts(before, model, desk));
 return facts(now2, model, desk).filter((each) => !known2.has(each)).join(" ");
}
function shiftOf(view, model) {
 return (
 view.shifts[model.get("shift") ?? view.head.shift]
 );
}
function after(view, say, desk) {
 return h(
 "div",
 { class: "ho-after", key: "after" },
 view.can_undo && button("ho-plain", say("undo"), { key: "undo", "data-do": "undo" }),
 whyButton(say, desk)
 );
}

function playing(display) {
 let { model, exchange, desk, root, voice, signal, viewNow, say, show, inform, focusOnQuestion } = display, chosenByKey = !1;
 async function send(request, byKey) {
 asks(voice, viewNow().revision);
 let answered = exchange.ask(model, { ...request, game: model.get("game_id"), revision: viewNow().revision });
 if (answered === null) return;
 chosenByKey = byKey;
 let answer = await answered;
 if (!signal.aborted) {
 if (answer.kind === "done") {
 focusOnQuestion(!byKey);
 return;
 }
 display.tell(answer.text || say()("silence"));
 }
 }
 function choose(target, thing, byKey) {
 let answer = answerTo(viewNow(), target);
 if (answer === null)
 tell(thing);
 else if ("take" in answer)
 send({ kind: "act", action: answer.take.code }, byKey);
 else if ("barred" in answer) {
 let lines = answer.barred.map((each) => ({
 text: [each.text, each.why, each.unlock].filter(Boolean).join(" – "),
 rule: each.rule
 }));
 inform({ title: "", lines });
 } else {
 let text = say()("several", { n: answer.choose.length });
 inform({ title: "", lines: [{ text, rule: "" }], answers: answer.choose });
 let first = answer.choose[0], button3 = first && root.querySelector(`[data-do=act][data-code="${first.code}"]`);
 button3 instanceof HTMLElement && button3.focus();
 }
 }
 function tell(thing) {
 let lines = about(viewNow(), say(), thing);
 lines.length > 0 && inform({ title: "", lines });
 }
 function closeNotice() {
 desk.notice = null, show(), focusOnQuestion(!0);
 }
 let numbersOf = ({ dataset: { pawn, timeline, shift } }) => ({
 pawn: Number(pawn),
 timeline: Number(timeline),
 shift: Number(shift)
 });
 return {
 deeds: {
 act: (part, byKey) => {
 send({ kind: "act", action: Number(part.dataset.code) }, byKey);
 },
 undo: (_, byKey) => {
 send({ kind: "undo" }, byKey);
 },
 pawn: (part, byKey) => {
 let { pawn } = numbersOf(part);
 choose({ kind: "pawn", pawn }, `pawn ${pawn}`, byKey);
 },
 pool: (_, byKey) => choose({ kind: "pool" }, "pool", byKey),
 timeline: (part, byKey) => {
 let { timeline } = numbersOf(part);
 choose({ kind: "timeline", timeline }, `timeline ${timeline}`, byKey);
 },
 card: (part, byKey) => {
 let { shift } = numbersOf(part);
 choose({ kind: "card", now: viewNow().shifts[shift]?.state === "now" }, `card ${shift}`, byKey);
 },
 about: (part) => tell(part.dataset.about ?? ""),
 notice: closeNotice
 },
 key(event) {
 let digit = digitOf(event), answer = digit === null ? null : root.querySelectorAll("[data-do=act]")[digit];
 return answer instanceof HTMLElement ? (send({ kind: "act", action: Number(answer.dataset.code) }, !0), !0) : !1;
 },
 viewChanged() {
 chosenByKey ? desk.answers = viewNow().revision : desk.story || display.goToFirst();
 },
 escape() {
 return desk.notice === null ? !1 : (closeNotice(), !0);
 }
 };
}

var ANSWERS = "[data-do=act], [data-do=pawn], [data-do=pool], [data-do=timeline]", REST = 80;
function pointing(display) {
 let { root, desk, viewNow, say, show, focused, announce, focusOn, signal } = display, over = null, under = null, resting;
 signal.addEventListener("abort", () => clearTimeout(resting));
 function part() {
 let at = focused(), looked = under?.isConnected ? under : at?.matches(":focus-visible") ? at : null;
 return root.contains(looked) ? looked : null;
 }
 function note(code) {
 desk.looked = code == null ? null : { code, revision: viewNow().revision };
 }
 function look() {
 let view = viewNow();
 if (root.dataset.revision !== String(view.revision)) return;
 let looked = part(), code = looked && answerAt(view, looked);
 code !== (desk.looked?.revision === view.revision ? desk.looked.code : null) && (note(code), show());
 }
 function onPointer(event) {
 if (event.pointerType === "touch") return;
 let now2 = event.target instanceof Element ? event.target.closest(ANSWERS) : null;
 now2 !== over && pass(now2);
 }
 function pass(now2) {
 clearTimeout(resting), over = now2, now2 ? resting = setTimeout(rest, REST) : rest();
 }
 function rest() {
 under = over, look();
 }
 root.addEventListener("pointermove", onPointer, { signal }), root.addEventListener("pointerleave", onPointer, { signal }), root.addEventListener("focusin", look, { signal }), root.addEventListener("focusout", () => {
 queueMicrotask(look);
 }, { signal }), root.addEventListener("toggle", onToggle, { signal, capture: !0 });
 function explain(hints) {
 desk.hints = hints, show(), isOpen(hints, viewNow()) && announce(hintText(viewNow(), say())), focusOn("[data-do=explain]");
 }
 return {
 deeds: {
 explain: () => explain(turned(desk.hints, viewNow())),
 hints: () => explain(switched(desk.hints))
 },
 viewChanged() {
 clearTimeout(resting), over = under = null;
 let thing = part()?.closest("[data-do=act]");
 note(thing instanceof HTMLElement ? viewNow().actions[Number(thing.dataset.item?.split(" ")[1])]?.code : null);
 },
 drawn: look
 };
}
function answerAt(view, part) {
 let thing = part.closest(ANSWERS);
 if (!(thing instanceof HTMLElement)) return null;
 let { code, pawn, timeline } = thing.dataset;
 if (thing.dataset.do === "act") return Number(code);
 let answer = thing.dataset.do === "pawn" ? answerTo(view, { kind: "pawn", pawn: Number(pawn) }) : thing.dataset.do === "pool" ? answerTo(view, { kind: "pool" }) : answerTo(view, { kind: "timeline", timeline: Number(timeline) });
 return answer !== null && "take" in answer ? answer.take.code : null;
}
function onToggle({ target }) {
 let list = target instanceof HTMLDetailsElement && target.open ? target.closest(".ho-answers") : null;
 if (!list) return;
 let [part, room] = [
 target,
 list
 ].map((each) => each.getBoundingClientRect().top);
 list.scrollTop += Number(part) - Number(room);
}

function storyReading({ desk, root, signal, whole, viewNow, say, show, focused, announce, focusOnQuestion }) {
 let shown2 = viewNow(), opener = null;
 function open(by, number = 1) {
 opener = by, desk.story = number, show(), focusOnQuestion(!0), announce(readAloud(viewNow(), say(), desk));
 }
 function bringIntoSight() {
 root.querySelector(".ho-story-card")?.scrollIntoView({ block: "nearest" });
 }
 function close() {
 desk.story = 0, show(), opener?.isConnected ? opener.focus({ preventScroll: !0 }) : (focusOnQuestion(!0), root.querySelector(".ho-prompt")?.scrollIntoView({ block: "nearest" })), opener = null;
 }
 function turnTo(number) {
 let card = viewNow().told[number - 1];
 card !== void 0 && (desk.story = number, show(), root.querySelector(".ho-told")?.scrollTo(0, 0), bringIntoSight(), announce(`${card.title}. ${readAloud(viewNow(), say(), desk)}`));
 }
 return root.addEventListener(
 "focusin",
 ({ target }) => {
 !desk.story || !(target instanceof Element) || (target.matches("[data-focus=story]") && bringIntoSight(), !(target.closest(".ho-story") !== null || target.closest(".ho-below") === null) && (desk.story = 0, opener = null, show()));
 },
 { signal }
 ), {
 deeds: {
 story: (part) => desk.story ? close() : open(part),
 turn_to(part) {
 let number = Number(part.dataset.card);
 desk.story ? turnTo(number) : open(part, number);
 }
 },
 key(event, part) {
 if (part.closest(".ho-story") === null) return !1;
 let way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
 return way === void 0 ? digitOf(event) !== null : (event.repeat || (desk.story + way > viewNow().told.length ? close() : turnTo(desk.story + way)), !0);
 },
 escape() {
 return desk.story ? (close(), !0) : !1;
 },
 viewChanged() {
 let before = shown2;
 shown2 = viewNow();
 let isRead = focused()?.closest(".ho-story") != null;
 whereabouts(shown2) !== whereabouts(before) ? desk.story = 0 : shown2.told.length > before.told.length ? desk.story = whole ? before.told.length + 1 : 0 : shown2.revision !== before.revision && !isRead && (desk.story = 0);
 }
 };
}

var READ_ALOUD2 = 6, ALWAYS = new Set(["warnings", "told_warning_cause", "condition", "stress", "told_overstressed", "ending"]), matters = (line) => ALWAYS.has(line.verb) || line.rule === "TALK-07";
function news(before, after2, say, desk) {
 if (after2.length < before.length) return say("taken_back");
 let fresh = after2.slice(before.length), first = fresh.length - READ_ALOUD2, read = fresh.filter((line, index) => index >= first || matters(line)).map((line) => told(desk, line)), left = fresh.length - read.length;
 return (left > 0 ? [say("journal.more", { n: left }), ...read] : read).join(" ");
}

function telling({ model, exchange, voice, part, whole, desk, signal, viewNow, say, announce }) {
 let shown2 = viewNow(), saidLines = exchange.lines(), saidQuestion = "";
 signal.addEventListener("abort", exchange.observe(firstLines));
 function firstLines() {
 saidLines.length === 0 && (saidLines = exchange.lines());
 }
 function arrival(view) {
 return view.past !== null ? say()("back.looking", { text: view.past.text }) : view.branch === null ? say()("back.returned") : view.branch.text;
 }
 return () => {
 let view = viewNow(), lines = exchange.lines(), question2 = view.outcome === null ? view.prompt.text : `${view.outcome.title}. ${view.outcome.text}`, arrived = whereabouts(view) !== whereabouts(shown2), turn2 = arrived ? "asked" : turnOf(voice, shown2.revision), text = arrived ? arrival(view) : turn2 === "alone" && !whole && part !== "journal" ? changesIn(model, shown2, view, desk) : news(saidLines, lines, say(), desk), hint2 = whole && isOpen(desk.hints, view) ? hintText(view, say()) : "", asked2 = question2 !== saidQuestion && (whole || turn2 === "asked"), choice = whole && text !== "" && desk.notes.heard.some(({ cover }) => isCovered(desk, cover)) && say()("cover.choice"), card = view.told.length > shown2.told.length && readAloud(view, say(), desk);
 saidLines = lines, saidQuestion = question2, shown2 = view, turn2 !== null && announce([text, choice, asked2 && question2, asked2 && hint2, card].filter(Boolean).join(" "));
 };
}

function thumbnails({ desk, model, signal, viewNow, show }) {
 let asked2 = new Set(), seen = [];
 function askForMissing() {
 let { grid, told: told2 } = viewNow();
 if (!model.get("arrangement") || seen[0] === grid && seen[1] === told2) return;
 seen = [grid, told2];
 let open = grid.flatMap(
 ({ timeline, cards }) => cards.flatMap(({ position, state }) => state === "empty" ? [] : [[`${timeline}-${position}`, state]])
 ), drawn4 = told2.flatMap(({ card, picture: picture3 }) => picture3 ? [[card, "told"]] : []), memories2 = [...open, ...drawn4].flatMap(([name, state]) => asked2.has(`${name} ${state}`) ? [] : (asked2.add(`${name} ${state}`), [name]));
 memories2.length > 0 && model.send({ kind: "pictures", memories: memories2 });
 }
 function hear(message) {
 if (message?.kind === "pictures") {
 for (let { memory, side, svg, text } of message.pictures) {
 let src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
 desk.laying.pictures.set(`${memory} ${side}`, { memory, side, svg, text, src });
 }
 show();
 }
 }
 return model.on("msg:custom", hear), signal.addEventListener("abort", () => model.off("msg:custom", hear)), askForMissing(), { viewChanged: askForMissing };
}

var FEATURES = [motion, asking, storyReading, arranging, memoryReading, playing, covering, pausing, pages, projecting, thumbnails, pointing];
function surface(model, exchange, el, labels) {
 let display = newDisplay(model, exchange, el, labels, pictureOf(model)), { root, desk, stops, signal, viewNow, show, focusOnQuestion } = display, features = FEATURES.map((make) => make(display)), deeds = Object.assign({}, ...features.map((each) => each.deeds ?? {}));
 features.forEach(display.attach);
 let speak = telling(display);
 function viewChanged() {
 desk.notice = null, desk.asking = !1, display.scrollToEnd();
 for (let each of features) each.viewChanged?.();
 show(), speak();
 }
 function linesChanged() {
 show(), display.scrollToEnd();
 }
 function besideTheView() {
 exchange.isBusy() || show();
 }
 function troubled({ updates = [] }) {
 for (let { kind, text } of updates) kind === "trouble" && display.tell(text);
 }
 function activate(part, byKey) {
 let thing = (
 part.closest("[data-do]") ?? part
 );
 desk.asking && !isKept(thing) ? deeds.why?.(
 part,
 byKey
 ) : deeds[thing.dataset?.do ?? ""]?.(thing, byKey);
 }
 function onClick(event) {
 event.target instanceof Element && activate(event.target, event instanceof MouseEvent && event.detail === 0);
 }
 function onKey(event) {
 let part = event.target;
 if (!(!(part instanceof HTMLElement) || isTyping(part))) {
 if (event.key === "Escape") {
 if (!features.some((each) => each.escape?.())) return;
 } else if (moveFocus(root, part, event.key, stops)) setTabStops(root, stops);
 else if (isPress(event) && isActed(part)) activate(part, !0);
 else if (!features.some((each) => each.key?.(event, part))) return;
 event.preventDefault(), event.stopPropagation();
 }
 }
 root.addEventListener("click", onClick, { signal }), root.addEventListener("keydown", onKey, { signal });
 let heard2 = Object.entries({
 "change:view": viewChanged,
 "change:words": show,
 "change:labels": besideTheView,
 "change:arrangement": besideTheView,
 "msg:custom": troubled
 });
 for (let [name, call] of heard2) model.on(name, call);
 let unwatch = exchange.observe(linesChanged);
 model.get("take_focus") && settleFocus();
 function settleFocus() {
 if (!signal.aborted) {
 if (!root.isConnected || root.offsetParent === null) {
 setTimeout(settleFocus, 30);
 return;
 }
 focusOnQuestion(!1), display.announce(readAloud(viewNow(), display.say(), desk));
 }
 }
 return () => {
 display.ends.abort(), unwatch();
 for (let [name, call] of heard2) model.off(name, call);
 root.remove(), display.voice.remove();
 };
}
function isActed(part) {
 return part.tagName !== "BUTTON" && part.dataset.do !== void 0;
}
function isKept(part) {
 return part?.closest(".ho-after, .ho-notice, .ho-banner, .ho-story, .ho-noted") != null;
}
function isPress(event) {
 return event.key === "Enter" || event.key === " ";
}

function widget({ model, code, early }) {
 let exchange = newExchange(), leave = exchange.attach(model, early), labels = () => code.get("labels")[model.get("labels")], labelled = new Promise((resolve) => {
 let look = () => labels() && resolve();
 code.on("change:labels", look), look();
 });
 return {
 end: leave,
 async render({ model: model2, el }) {
 await labelled;
 let undress = dress(el, code.get("styles")), hide = surface(model2, exchange, el, () => labels() ?? {});
 return () => {
 hide(), undress();
 };
 }
 };
}
export {
 widget as default
};
