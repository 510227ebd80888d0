import assert from "node:assert/strict";
import { test } from "node:test";
import widget from "../src/lesson.js";
import { figureOf } from "../src/people/person.js";
import { seated } from "../src/stage/picture.js";
import { recall } from "../src/stage/recall.js";
import { ward } from "../src/stage/room.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";
import { BLANK, TOLD, OPTIONS, having, drawn, shown, settled, kept } from "./staged.js";

/** @typedef {import("../src/stage/script.js").Script} Script */

test("the code of the lessons is the board's code", () => {
  assert.equal(typeof widget, "function");
});

test("an option can be pressed while it is open, and says afterwards whether it is so", () => {
  const open = having(drawn({ options: OPTIONS }), "data-do", "does");
  assert.deepEqual(open.map((each) => [each.props["data-name"], wordsOf(each)]), [["a", "21"], ["b", "24"]]);
  /** @type {Script["options"]} */
  const options = [{ name: "a", text: "21", state: "right" }, { name: "b", text: "24", state: "wrong" }];
  const tree = drawn({ options });
  assert.equal(having(tree, "data-do", "does").length, 0);
  assert.deepEqual(having(tree, "aria-disabled", "true").map((each) => wordsOf(each).trim()), ["21  stage.right", "24  stage.wrong"]);
});

test("of ways of which none is wrong the chosen one is the present one, and nothing says that it is so", () => {
  const tree = drawn({ options: [{ name: "a", text: "Treat him", state: "chosen" }, { name: "b", text: "Sit", state: "open" }] });
  assert.deepEqual(having(tree, "aria-current", "true").map(wordsOf), ["Treat him"]);
});

test("the game's own question and answers stand there only where the learner plays", () => {
  const view = sampleView();
  assert.equal(having(drawn({}), "data-do", "act").length, 0);
  const played = drawn({ plays: true, count: "1 of 2" });
  assert.equal(having(played, "data-do", "act").length, view.actions.length);
  assert.ok(wordsOf(played).includes(view.prompt.short));
  assert.equal(having(played, "class", "hs-count").length, 1);
});

test("each hour is a small card with what it brought, said in words too", () => {
  const hours = /** @type {Script["hours"]} */ ([{ kind: "between", text: "He told something." }, { kind: "silent", text: "He told nothing." }]);
  const [list] = having(drawn({ hours }), "data-part", "hours");
  assert.equal(list && wordsOf(list).replace(/\s+/g, " ").trim(), "He told something. He told nothing.");
  assert.deepEqual([...new Set(having(drawn({}), "data-part", "hours"))], []);
});

test("an answer that fits and one that goes back are cards of their own, each with a memory", () => {
  const hours = /** @type {Script["hours"]} */ ([{ kind: "fits", text: "It fits." }, { kind: "back", text: "It goes back." }]);
  const shown = drawn({ hours });
  for (const kind of ["fits", "back"]) {
    const [card] = having(shown, "class", `is-${kind}`);
    assert.ok(card && JSON.stringify(card).includes("cloth"));
  }
});

test("each shift is a card with its name, the Stress after it, and both in words", () => {
  const hours = /** @type {Script["hours"]} */ ([
    { kind: "worked", name: "Morning", text: "Cleo stayed on. Stress after it: 2.", stress: 2, needs: "needs 2" },
    { kind: "to_come", name: "Day", text: "Still to come." },
  ]);
  const [list] = having(drawn({ hours }), "data-part", "hours");
  assert.equal(list && wordsOf(list).replace(/\s+/g, " ").trim(), "Morning needs 2 Cleo stayed on. Stress after it: 2. Day Still to come.");
  assert.equal(list && having(list, "class", "is-worked has-name").length, 1);
  const earlier = having(drawn({ earlier: [{ text: "No Warning", hours }] }), "data-part", "row");
  assert.equal(earlier.map(wordsOf).join().includes("No Warning"), true);
});

test("while there is something to try, everybody looks as if they could be pressed", () => {
  const looks = [true, false].map((tries) => {
    const { leave, el } = shown({ plays: true, tries });
    const found = el.outerHTML.includes("is-trying");
    leave();
    return found;
  });
  assert.deepEqual(looks, [true, false]);
});

test("what can be set stands side by side with the button that plays it, and each last page says what led to it", () => {
  const dials = /** @type {Script["dials"]} */ ([{ label: "Day", options: [{ name: "day 1", text: "9", state: "chosen" }, { name: "day 2", text: "13", state: "open" }] }]);
  const pages = [{ title: "The last card", text: "Not reached yet.", ways: [] }, { title: "The Objective", text: "", ways: ["Day 9", "Day 13"] }];
  const buttons = [{ name: "play", text: "Let it come", main: true }];
  const node = drawn({ dials, pages, buttons });
  const [set] = having(node, "data-part", "dials");
  assert.ok(set);
  assert.deepEqual(findAll(set, ({ props }) => props["data-do"] === "does").map(({ props }) => props["data-name"]), ["day 2", "play"]);
  assert.deepEqual(findAll(set, ({ props }) => props["role"] === "group").map(({ props }) => props["aria-label"]), ["Day"]);
  assert.deepEqual(having(node, "role", "listitem").map((page) => wordsOf(page).replace(/\s+/g, " ").trim()), ["The last card Not reached yet.", "The Objective Day 9 Day 13"]);
  assert.deepEqual([...new Set(having(drawn({}), "data-part", "dials"))], []);
});

test("a bench draws a fork only where two ways have parted", () => {
  /** @type {(after: number) => import("../src/stage/script.js").Bench} */
  const bench = (after) => ({ lead: "", latest: 0, results: [22, after].map((each) => ({ title: `Ann ${each}`, when: "", before: 24, after: each, points: [[6, 24], [7, each]], figures: [] })) });
  assert.deepEqual([22, 24].map((after) => findAll(drawn({ bench: bench(after) }), ({ tag, key }) => tag === "svg" && key === "thread").length), [0, 1]);
});

test("what came of the values that were tried stands above the slider", () => {
  const slider = { name: "vary", text: "And if he stood at", least: 4, most: 24, value: 4, told: "4" };
  assert.deepEqual(having(drawn({ slider }), "data-part", "trace"), []);
  const traces = having(drawn({ slider: { ...slider, came: [[4, 1], [14, 11]] } }), "data-part", "trace");
  assert.deepEqual(traces.map(wordsOf), ["4: 1 · 14: 11"]);
});

test("what is told has its rule, and a dead end a frame of its own", () => {
  const tree = drawn({ told: TOLD });
  assert.equal(having(tree, "data-part", "told").map(wordsOf).join(), "Not 24: 21. So it is. It falls.   CARE-13");
  assert.equal(having(drawn({ told: { ...TOLD, kind: "dead" } }), "class", "hs-told is-dead").length, 1);
});

test("before any term is shown only Billy's room is drawn", () => {
  const view = sampleView();
  const faces = (/** @type {boolean} */ plain) => findAll(ward(view, say, null, plain), ({ props }) => String(props["class"]).startsWith("hs-face"));
  assert.ok(faces(false).length > 0);
  assert.equal(faces(true).length, 0);
});

test("once the hook is answered everybody else is drawn too, and still no term is seen or heard", () => {
  const { leave, root } = shown({ plain: true });
  assert.equal(root.querySelectorAll(".hs-face").length > 0, true);
  const heard = [...root.querySelectorAll(".hs-ward .ho-hidden, .hs-card .ho-hidden")].map((each) => each.textContent).join(" ");
  const terms = heard.match(/[Ss]enior|Stress|Tokens?|symbols?|Palliative/g);
  assert.deepEqual(terms ?? [], []);
  leave();
});

test("Billy's words stand in a bubble above his room, an Event is a card, and both are spoken", async () => {
  const { model, exchange, el, leave, root } = shown({ options: OPTIONS });
  assert.equal(root.querySelector("[data-part=said]"), null);
  const events = [{ title: "The thread is gone", text: "He stops.", then: ["Billy says one thing more."] }];
  exchange.receive(model, { kind: "updates", updates: [{ kind: "set", name: "script", value: { ...BLANK, said: ["“Under that bridge.”"], events } }] });
  await settled();
  assert.equal(root.querySelector("[data-part=said] p")?.textContent, "“Under that bridge.”");
  assert.equal(root.querySelector("[data-part=event] h4")?.textContent, "The thread is gone");
  assert.equal(el.querySelector("[aria-live]")?.textContent, "“Under that bridge.” The thread is gone. He stops.");
  leave();
});

test("a colleague's words stand after her name, and are spoken so", async () => {
  const { model, exchange, el, leave, root } = shown({ options: OPTIONS });
  exchange.receive(model, { kind: "updates", updates: [{ kind: "set", name: "script", value: { ...BLANK, said: ["“Aye.”"], speech: { by: "Ann:", text: "“I'm here.”" } } }] });
  await settled();
  assert.deepEqual([...root.querySelectorAll("[data-part=said] p")].map((each) => each.textContent), ["“Aye.”", "Ann: “I'm here.”"]);
  assert.equal(el.querySelector("[aria-live]")?.textContent, "“Aye.” Ann: “I'm here.”");
  leave();
});

test("the path of another way is dashed on the same thread, and its end says which way it was", async () => {
  const { model, exchange, leave, root } = shown({});
  assert.equal(root.querySelector("[data-part=others]"), null);
  const others = /** @type {Script["others"]} */ ([{ name: "The time before: 21", points: [[6, 24], [7, 21]] }]);
  exchange.receive(model, { kind: "updates", updates: [{ kind: "set", name: "script", value: { ...BLANK, others } }] });
  await settled();
  assert.equal(root.querySelector("[data-part=thread] [data-part=others] path")?.getAttribute("d"), "M6 6C6.5 6 6.5 9 7 9");
  const end = root.querySelector("[data-part=others] .hw-mark");
  assert.deepEqual([end?.getAttribute("title"), end?.textContent?.trim()], ["The time before: 21", "The time before: 21"]);
  leave();
});

test("what changed has its marks, and each change but the lit one is spoken in a sentence", async () => {
  const free = `pawn ${sampleView().places.find(({ id }) => id === "break_room")?.pawns[0]}`;
  const { model, exchange, el, leave, root } = shown({});
  /** @type {Script["came"]} */
  const came = [
    { about: free, marks: [{ sign: "heart", by: -2 }], text: "Two tokens are gone." },
    { about: "condition", marks: [{ sign: "", by: 3 }], text: "It rises." },
  ];
  const value = { ...BLANK, told: TOLD, lit: ["condition"], came };
  exchange.receive(model, { kind: "updates", updates: [{ kind: "set", name: "script", value }] });
  await settled();
  assert.deepEqual([...root.querySelectorAll(".hs-marks")].map((each) => each.textContent), ["−2", "+3"]);
  assert.equal(root.querySelector(`[data-item="${free}"]`)?.classList.contains("is-lit"), true);
  assert.equal(el.querySelector("[aria-live]")?.textContent, "Not 24: 21. So it is. It falls. Two tokens are gone.");
  leave();
});

test("nobody has the chair while it is open who sits down, and whoever sits is nearest to Billy", () => {
  const view = sampleView();
  const here = view.shifts[view.head.shift];
  const people = view.pawns.slice(0, 2).map((pawn, space) => ({ ...pawn, place: "shift", shift: view.head.shift, space, stress: 0, overstressed: false }));
  assert.ok(here?.card);
  view.head.stage = 0;
  view.pawns = people;
  view.shifts[view.head.shift] = {
    ...here, care: "palliative", card: { ...here.card, kind: "stable", memories: 1 },
    spaces: people.map(({ pawn, space }) => ({ space, pawn, covered_by: null, text: "" })),
  };
  view.prompt.kind = "talker";
  /** @param {number | null} who */
  const room = (who) => findAll(ward(seated(view, who), say, null, false), ({ props }) => String(props["class"]).startsWith("hw-one")).map(({ key }) => key);
  assert.deepEqual(room(null), people.map(({ pawn }) => `pawn ${pawn}`));
  const last = Number(people[1]?.pawn);
  assert.equal(room(last)[0], `pawn ${last}`);
  const figures = (/** @type {number | null} */ who) => seated(view, who).pawns.map((pawn) => figureOf(seated(view, who), pawn).includes("-sit-"));
  assert.deepEqual([figures(null), figures(last)], [[false, false], [false, true]]);
  view.prompt.kind = "leave";
  assert.deepEqual(figures(null), [true, false], "afterwards the first on the card sits with him");
});

test("whoever holds memories shows it, off shift too, and so does the board of the Shift Manager", () => {
  const view = sampleView();
  /** @type {any} */
  const memory = { timeline: 2, words: "", text: "", cover: null };
  const [free] = view.places.find(({ id }) => id === "break_room")?.pawns ?? [];
  view.pawns = view.pawns.map((each) => ({ ...each, clears: [], partials: each.pawn === free ? [memory, memory] : [] }));
  view.pool = { ...view.pool, tokens: 0, partials: [memory], text: "The pool: 1 memory." };
  /** @param {Element} root @param {string} at */
  const signs = (root, at) => [...root.querySelectorAll(`${at} .hw-back`)].map((sign) => sign.parentElement?.textContent);
  const { leave, root } = shown({}, view);
  assert.deepEqual(signs(root, `[data-item="pawn ${free}"]`), ["2"]);
  assert.deepEqual(signs(root, "[data-item=pool]"), [""], "the tin is there though it is empty");
  assert.deepEqual(signs(root, "[data-part=table]"), [""]);
  assert.match(String(root.querySelector("[data-part=table] .ho-hidden")?.textContent), /1 memory/);
  leave();
  view.pool.partials = [];
  const none = shown({}, view);
  assert.deepEqual(signs(none.root, "[data-part=table]"), []);
  none.leave();
});

test("the decks, who leads and the Warnings lie below the card, once terms are shown", () => {
  const { decks, head } = sampleView();
  const { leave, root } = shown({});
  const table = String(root.querySelector("[data-part=table]")?.textContent);
  for (const words of [String(decks.patient), String(decks.partial), head.manager_text, head.warnings_short]) assert.ok(table.includes(words), words);
  leave();
  const before = shown({ plain: true });
  assert.equal(before.root.querySelector("[data-part=table]") === null, true);
  before.leave();
});

test("whoever has worked on an earlier shift of the day is drawn with the name of that shift", () => {
  const view = sampleView();
  const [first] = view.pawns;
  assert.ok(first);
  const later = { ...view, head: { ...view.head, shift: 2 }, pawns: [{ ...first, shift: 0 }] };
  const names = findAll(ward(later, say, null, false), (node) => node.props["data-about"] === "card 0");
  assert.deepEqual(names.map((node) => node.kids[0]), [view.shifts[0]?.short]);
  assert.equal(having(ward(later, say, null, false), "data-pawn", first.pawn).length > 0, true);
});

test("a place and the thread say what they are when they are pressed, once terms are shown", async () => {
  const { el, leave, root } = shown({});
  for (const thing of ["place break_room", "track"]) {
    const part = /** @type {HTMLElement} */ (root.querySelector(`[data-about="${thing}"]`));
    assert.ok(part.matches("button, [role=button]"), thing);
    part.click();
    await settled();
    assert.ok(el.querySelector("[data-part=notice]"), thing);
  }
  leave();
  const before = shown({ plain: true, waits: true });
  assert.equal(before.root.querySelector("[data-about=track], [data-about^=place]"), null);
  before.leave();
});

test("a script that comes alone is drawn, and what it tells is spoken", async () => {
  const { model, exchange, el, leave, root } = shown({ options: OPTIONS, waits: true });
  assert.ok(root.querySelector("[data-waits]"));
  exchange.receive(model, { kind: "updates", updates: [{ kind: "set", name: "script", value: { ...BLANK, told: TOLD } }] });
  await settled();
  assert.equal(root.querySelector("[data-part=told] h4")?.textContent, "Not 24: 21.");
  assert.ok(!root.querySelector("[data-waits]"));
  assert.equal(el.querySelector("[aria-live]")?.textContent, "Not 24: 21. So it is. It falls.");
  leave();
});

test("a press sends its name once, until the reply comes", async () => {
  const { model, exchange, leave, root } = shown({ options: OPTIONS });
  const option = /** @type {HTMLElement} */ (root.querySelector("[data-name=b]"));
  option.click();
  option.click();
  const [press, ...others] = model.sent.filter(({ kind }) => kind === "does");
  assert.deepEqual([press.name, others.length], ["b", 0]);
  exchange.receive(model, { id: press.id, kind: "done", text: "" });
  await settled();
  option.click();
  const last = model.sent.filter(({ kind }) => kind === "does")[1];
  assert.equal(last.name, "b");
  exchange.receive(model, { id: last.id, kind: "done", text: "" }); // so that nothing waits for it
  leave();
});

test("a press on somebody barred is told to Python with the code of the answer", () => {
  const { model, leave, root } = shown({ plays: true });
  const view = sampleView();
  const pawn = view.pawns.find((each) => each.place === "break_room")?.pawn ?? 0;
  const barred = { code: 77, kind: "pay", text: "", pawn, timeline: null, reason: "", rule: "TOKEN-10", why: "", unlock: "" };
  model.set("view", { ...view, actions: [], gestures: [], barred: [barred] });
  /** @type {HTMLElement} */ (root.querySelector(`[data-do=pawn][data-pawn="${pawn}"]`)).click();
  assert.deepEqual(model.sent.filter(({ kind }) => kind === "barred"), [{ kind: "barred", code: 77 }]);
  leave();
});

test("things that have changed are lit, and no others", () => {
  const free = `pawn ${sampleView().places.find(({ id }) => id === "break_room")?.pawns[0]}`;
  const { leave, root } = shown({ lit: ["condition", free] });
  assert.deepEqual([...root.querySelectorAll(".is-lit")].map((each) => each.getAttribute("data-item") ?? each.className).sort(), ["hs-thread is-lit", free]);
  leave();
});

test("what a lesson keeps is added to what is kept, and is recalled only where it is asked for", () => {
  kept.set("holding-on-lessons", JSON.stringify({ here: 4, recall: { one: 1 } }));
  const first = shown({ keep: { two: 2 } });
  assert.deepEqual(JSON.parse(kept.get("holding-on-lessons") ?? ""), { here: 4, recall: { one: 1, two: 2 } });
  assert.equal(first.model.sent.filter(({ kind }) => kind === "recalled").length, 0);
  const second = shown({ recalls: true });
  assert.deepEqual(second.model.sent.filter(({ kind }) => kind === "recalled"), [{ kind: "recalled", recall: { one: 1, two: 2 } }]);
  for (const damaged of ["null", "{", '{"recall": 3}']) {
    kept.set("holding-on-lessons", damaged);
    assert.deepEqual(Object.keys(recall()), []);
  }
  first.leave();
  second.leave();
});
