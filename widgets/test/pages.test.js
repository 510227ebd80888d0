// Pages that are turned: what each shows and says, the two choices of a heavy one, and the way on, back and to the ward.
import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { choose } from "../src/folds/folds.js";
import { page, pageAloud } from "../src/pages/page.js";
import { turning } from "../src/pages/turning.js";
import { findAll, wordsOf } from "./nodes.js";
import { action, emptyDesk, sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/protocol/view.d.ts").Leaf} Leaf
 * @param {Partial<Leaf>} facts
 * @returns {Leaf}
 */
const leaf = (facts) => ({
  line: 1, kind: "told", lead: "Ann reads", title: "", words: "I was up on his shoulders", text: "", then: [], on: "on",
  timeline: 1, memory: null, side: null, who: 0, cover: null, cards: [], ...facts,
});

/** @type {Partial<Record<Leaf["kind"], Partial<Leaf>>>} */
const KINDS = {
  told: {},
  conversation: { lead: "Ann reads", cards: [leaf({}), leaf({ line: 2, kind: "event", title: "A name", text: "He says one.", then: ["He stops."] })] },
  laid: { side: "clear", memory: "1-2", title: "The last tram", story: "February.", text: "It is whole." },
  evening: { title: "Last evening", cards: [leaf({ lead: "Ann brought it", name: "Ann", text: "Tacked on: the dance", brief: "the dance", memory: "1-2", side: "partial" })] },
  event: { title: "A name", text: "He says one.", then: ["He changes the subject."], turned: true },
  emergency: { title: "An emergency", words: "Chest pain" },
  story: { title: "A name", text: "Nobody came.", card: "1A", picture: null },
  call: { title: "The house", lead: "At the other end: somebody", text: "It rings.", card: "10A", picture: null },
  letter: { title: "Dear sir", lead: "Ann reads", text: "Dear sir.", card: "81A", picture: null },
  choice: { title: "What now", lead: "Ann answers", text: "They talk.", card: "82A", picture: null },
  warning: { title: "A warning", text: "Nobody treated him.", then: ["One more."], warnings: [1, 2] },
};

/** @param {Leaf[]} pages @param {number} [move] */
const viewWith = (pages, move = 5) => ({
  ...sampleView(), pages,
  moments: [{ move, day: 1, shift: 0, condition: 20, stage: 0, now: true, care: null, text: "" }],
});

/** @param {import("../src/kit/node.js").Node} drawn @param {string} deed */
const does = (drawn, deed) => findAll(drawn, (node) => node.props["data-do"] === deed);

/** @param {Leaf[]} pages */
function opened(pages) {
  let view = { ...viewWith([]), can_undo: true };
  const desk = emptyDesk();
  /** @type {string[]} */
  const heard = [];
  const feature = turning(/** @type {any} */ ({
    desk, whole: true, model: { get: () => false }, root: { querySelector: () => null }, viewNow: () => view,
    say: () => say, show() {}, focusOn() {}, focusOnQuestion() {}, bringIntoSight() {}, focused: () => null,
    announce: (/** @type {string} */ text) => heard.push(text),
  }));
  /** @param {Leaf[]} next @param {number} move */
  function change(next, move) {
    view = { ...viewWith(next, move), can_undo: true, revision: view.revision + 1 };
    feature.viewChanged?.();
  }
  change(pages, 6);
  return { desk, feature, heard, change };
}

test("every kind has one heading, one filled button, its words, and says them without its heading", () => {
  for (const [kind, facts] of /** @type {[Leaf["kind"], Partial<Leaf>][]} */ (Object.entries(KINDS))) {
    const view = viewWith([leaf({ kind, ...facts })]);
    const desk = { ...emptyDesk(), leaf: 1 };
    const drawn = page(view, say, desk);
    assert.ok(drawn, kind);
    assert.equal(findAll(drawn, (node) => ["h1", "h2", "h3"].includes(node.tag)).length, 1, kind);
    assert.equal(findAll(drawn, (node) => node.props["class"] === "ho-primary").length, 1, kind);
    const spoken = pageAloud(view, say, desk);
    assert.notEqual(spoken, "", kind);
    for (const words of [facts.story, facts.text, ...(facts.then ?? [])].filter(Boolean)) {
      assert.ok(wordsOf(drawn).includes(String(words)), `${kind}: ${words}`);
      assert.ok(spoken.includes(String(words)), `${kind} says ${words}`);
    }
  }
});

test("a heavy memory lies folded with its note: its words are nowhere until somebody unfolds it", () => {
  const cover = { card: "c1", note: "A ship lost", text: "covered" };
  for (const kind of /** @type {const} */ (["told", "laid"])) {
    const view = viewWith([leaf({ kind, ...KINDS[kind], cover })]);
    const desk = { ...emptyDesk(), leaf: 1 };
    const folded = page(view, say, desk);
    assert.ok(folded);
    assert.ok(wordsOf(folded).includes("A ship lost"));
    assert.ok(!wordsOf(folded).includes("shoulders"));
    assert.ok(!pageAloud(view, say, desk).includes("shoulders"));
    assert.deepEqual([does(folded, "unfold").length, does(folded, "leave_folded").length, does(folded, "page_on").length], [1, 1, 0]);
    desk.notes = { ...desk.notes, cards: { c1: true } };
    const unfolded = page(view, say, desk);
    assert.ok(unfolded);
    assert.ok(wordsOf(unfolded).includes("shoulders"));
    assert.equal(does(unfolded, "page_on").length, 1);
  }
});

test("of what came in one conversation each heavy memory lies folded by itself, and all the rest is read", () => {
  const cover = { card: "c1", note: "A ship lost", text: "covered" };
  const cards = [leaf({ words: "The tram went on" }), leaf({ line: 2, cover }), leaf({ line: 3, kind: "event", title: "A name", text: "He says one.", then: ["He stops."] })];
  const view = viewWith([leaf({ kind: "conversation", cards })]);
  const desk = { ...emptyDesk(), leaf: 1 };
  const seen = () => {
    const drawn = page(view, say, desk);
    assert.ok(drawn);
    assert.deepEqual([does(drawn, "page_on").length, does(drawn, "leave_folded").length], [1, 0]);
    return [wordsOf(drawn), pageAloud(view, say, desk)].map((text) => ["The tram", "A ship", "shoulders", "A name", "He says", "He stops"].filter((words) => text.includes(words)));
  };
  const folded = ["The tram", "A ship", "A name", "He says", "He stops"];
  assert.deepEqual(seen(), [folded, folded]);
  desk.notes = { ...desk.notes, cards: { c1: true } };
  const unfolded = ["The tram", "shoulders", "A name", "He says", "He stops"];
  assert.deepEqual(seen(), [unfolded, unfolded]);
});

test("an evening does not repeat what was read on the page before, has the words of a Partial, and says the rest by pictures", () => {
  const laid = leaf({ lead: "Ann brought it", name: "Ann", text: "Tacked on: the dance", brief: "the dance", words: "The tram went on" });
  const sewn = leaf({ line: 2, lead: "Ben asked him", name: "Ben", text: "It is whole.", brief: "It is whole.", title: "The last tram" });
  const drawn = page(viewWith([leaf({ kind: "evening", title: "Last evening", cards: [laid, sewn] })]), say, { ...emptyDesk(), leaf: 1 });
  assert.ok(drawn);
  const seen = ["The tram", "the dance", "Tacked", "shoulders", "The last tram", "It is whole"].filter((words) => wordsOf(drawn).includes(words));
  assert.deepEqual(seen, ["The tram", "the dance", "The last tram"]);
});

test("a memory that may be kept or left is asked about on its page, folded too", () => {
  const cover = { card: "c1", note: "A ship lost", text: "covered" };
  const base = viewWith([leaf({ asks: true, cover }), leaf({ line: 2, asks: true }), leaf({ line: 3, kind: "conversation", cards: [leaf({}), leaf({ line: 4 })], asks: true })]);
  const view = { ...base, actions: [action({ code: 1, name: "Keep it" }), action({ code: 2, name: "Ask on" })] };
  for (const line of [1, 2, 3]) {
    const drawn = page(view, say, { ...emptyDesk(), leaf: line });
    assert.ok(drawn);
    assert.deepEqual([does(drawn, "act").length, does(drawn, "page_on").length, does(drawn, "leave_folded").length], [2, 1, 0]);
    assert.equal(findAll(drawn, (node) => node.props["class"] === "ho-primary" && node.props["data-do"] !== "unfold").length, 0);
    assert.ok(pageAloud(view, say, { ...emptyDesk(), leaf: line }).includes(view.prompt.short));
  }
});

test("the ward is drawn behind a page, so that nothing waits for it afterwards", () => {
  const drawn = board(viewWith([leaf({})]), [], say, { ...emptyDesk(), leaf: 1 });
  assert.equal(findAll(drawn, (node) => node.props["data-part"] === "page").length, 1);
  assert.equal(findAll(drawn, (node) => node.props["data-focus"] === "question").length, 1);
  assert.match(String(drawn.props["class"]), /has-page/);
  assert.doesNotMatch(String(board(viewWith([leaf({})]), [], say, emptyDesk()).props["class"]), /has-page/);
});

test("an answer that brings pages opens the first; each goes on to the next, and the last to the ward and its news", () => {
  const { desk, feature, heard } = opened([leaf({ line: 3 }), leaf({ line: 8, kind: "event", ...KINDS["event"] })]);
  assert.equal(desk.leaf, 3);
  desk.unsaid = "what is asked";
  feature.deeds?.["page_on"]?.(/** @type {any} */ ({}), true);
  assert.equal(desk.leaf, 8);
  assert.match(String(heard.at(-1)), /He changes the subject/);
  feature.deeds?.["page_on"]?.(/** @type {any} */ ({}), true);
  assert.equal(desk.leaf, null);
  assert.equal(heard.at(-1), "what is asked");
});

test("keys turn pages forth and back, take no answer meanwhile, and Escape loses nothing", () => {
  const { desk, feature } = opened([leaf({ line: 3 }), leaf({ line: 8 })]);
  const press = (/** @type {string} */ key) => feature.key?.(/** @type {any} */ ({ key, code: `Digit${key}` }), /** @type {any} */ ({ closest: () => null }));
  assert.equal(press("1"), true);
  assert.equal(desk.leaf, 3);
  press("ArrowRight");
  assert.equal(desk.leaf, 8);
  press("ArrowLeft");
  assert.equal(desk.leaf, 3);
  assert.equal(feature.escape?.(), true);
  assert.equal(desk.leaf, 3);
  press("Enter");
  press("Enter");
  assert.equal(desk.leaf, null);
  assert.equal(press("1"), false, "on the ward it is an answer again");
});

test("Enter does not turn a heavy page: that is a choice", () => {
  const { desk, feature } = opened([leaf({ line: 3, cover: { card: "c1", note: "A ship lost", text: "covered" } })]);
  feature.key?.(/** @type {any} */ ({ key: "Enter" }), /** @type {any} */ ({ closest: () => null }));
  assert.equal(desk.leaf, 3);
  const onButton = feature.key?.(/** @type {any} */ ({ key: "Enter" }), /** @type {any} */ ({ closest: () => ({}) }));
  assert.equal(onButton, false, "the button that has the focus is pressed");
  feature.deeds?.["leave_folded"]?.(/** @type {any} */ ({ dataset: { card: "c1" } }), true);
  assert.deepEqual([desk.leaf, desk.notes.cards["c1"]], [null, false]);
});

test("what was taken back opens no page, nor does a position that comes without a move", () => {
  const { desk, change } = opened([leaf({ line: 3 })]);
  change([leaf({ line: 2 })], 5);
  assert.equal(desk.leaf, null);
  change([leaf({ line: 2 })], 5);
  assert.equal(desk.leaf, null);
});

/** A reader of the sample's three cards, the first with a note. */
function reading() {
  const { desk, feature, change } = opened([]);
  const view = viewWith([]);
  const deed = (/** @type {string} */ name, /** @type {any} */ part = {}) => feature.deeds?.[name]?.(part, true);
  const buttons = () => {
    const drawn = page(view, say, desk);
    return drawn ? findAll(drawn, (node) => node.tag === "button").map((node) => node.props["data-do"]) : [];
  };
  return { desk, feature, change, view, deed, buttons };
}

test("the story is read as pages: forth, back, and away from each; its last card puts it away", () => {
  const { desk, deed, buttons, view } = reading();
  assert.deepEqual(buttons(), []);
  deed("story");
  assert.deepEqual(buttons(), ["page_on", "story", "pause"]);
  assert.equal(pageAloud(view, say, desk), `story.place 1 3. ${view.told[0]?.text}`);
  deed("page_on");
  assert.deepEqual(buttons(), ["page_on", "page_back", "story", "pause"]);
  deed("page_on");
  assert.deepEqual([desk.leaf, ...buttons()], [3, "page_on", "page_back", "pause"]);
  deed("page_back");
  assert.equal(desk.leaf, 2);
  deed("page_on");
  deed("page_on");
  assert.deepEqual([desk.tale, desk.leaf], [false, null]);
  deed("turn_to", { dataset: { card: "2" } });
  assert.deepEqual([desk.tale, desk.leaf], [true, 2]);
  deed("story");
  assert.deepEqual([desk.tale, desk.leaf], [false, null]);
});

test("Escape puts the story away, and what the game brings meanwhile takes its place", () => {
  const { desk, feature, change, deed } = reading();
  deed("story");
  assert.equal(feature.escape?.(), true);
  assert.equal(desk.leaf, null);
  assert.equal(feature.escape?.(), false);
  deed("story");
  change([leaf({ line: 9 })], 7);
  assert.deepEqual([desk.tale, desk.leaf], [false, 9]);
});

test("a story lies open as a game begins, in the whole of it alone", () => {
  const view = { ...viewWith([], 0), can_undo: false, head: { ...sampleView().head, day: 1 }, shifts: sampleView().shifts.map((shift) => ({ ...shift, card: null })) };
  for (const whole of [true, false]) {
    const desk = emptyDesk();
    turning(/** @type {any} */ ({ desk, whole, model: { get: () => false }, viewNow: () => view, show() {} }));
    assert.deepEqual([desk.tale, desk.leaf], whole ? [true, 1] : [false, null]);
  }
});

test("a card of the story shows its drawing with words, which stand alone until it is here, and are read aloud", () => {
  const desk = { ...emptyDesk(), leaf: 1 };
  const pictures = (/** @type {Partial<Leaf>} */ facts) => {
    const drawn = page(viewWith([leaf({ kind: "story", ...KINDS["story"], ...facts })]), say, desk);
    return findAll(drawn || "", (node) => node.tag === "img").map(({ props }) => [props["alt"], props["src"]]);
  };
  const picture = "A bed by a window.";
  assert.deepEqual(pictures({}), []);
  assert.deepEqual(pictures({ picture }), [[picture, null]]);
  desk.laying.pictures.set("1A told", { memory: "1A", side: "told", svg: "<svg/>", text: picture, src: "data:image/svg+xml,drawn" });
  assert.deepEqual(pictures({ picture }), [[picture, "data:image/svg+xml,drawn"]]);
  assert.ok(pageAloud(viewWith([leaf({ kind: "story", ...KINDS["story"], picture })]), say, desk).includes(picture));
  const cover = { card: "1A", note: "Heavy.", text: "Heavy." };
  assert.deepEqual(pictures({ picture, cover }), []);
});

test("on a good day he sits up with a mug where he tells, and lies tired beside a card of the story", () => {
  const beds = (/** @type {Leaf["kind"]} */ kind) => {
    const view = viewWith([leaf({ kind, ...KINDS[kind] })]);
    view.head = { ...view.head, stage: 0, turned: false };
    view.shifts = view.shifts.map((shift) => ({ ...shift, card: null }));
    const names = findAll(page(view, say, { ...emptyDesk(), leaf: 1 }) || "", (node) => node.tag === "svg").map(({ props }) => String(props["data-drawn"]));
    return names.filter((name) => name.startsWith("bed-"));
  };
  assert.deepEqual([beds("conversation"), beds("story")], [["bed-up"], ["bed-tired"]]);
});

test("a choice is answered on its card, by its digits too; Enter does not leave it", () => {
  const { desk, feature } = opened([leaf({ kind: "choice", ...KINDS["choice"] })]);
  const view = viewWith([leaf({ kind: "choice", ...KINDS["choice"] })]);
  view.told = [{ card: "82A", kind: "choice", title: "What now", text: "They talk.", note: null, picture: null }];
  view.prompt = { ...view.prompt, kind: "choice" };
  view.actions = [action({ code: 7, text: "Write back" }), action({ code: 8, text: "Burn it" })];
  const drawn = page(view, say, desk);
  assert.ok(drawn);
  assert.deepEqual(does(drawn, "act").map((node) => node.props["data-code"]), [7, 8]);
  assert.equal(findAll(drawn, (node) => node.props["class"] === "ho-primary").length, 0);
  const { feature: turns, desk: open } = turningAt(view);
  const press = (/** @type {string} */ key) => turns.key?.(/** @type {any} */ ({ key }), /** @type {any} */ (null));
  assert.equal(press("1"), false, "the answer takes it");
  assert.equal(press("Enter"), true);
  assert.equal(open.leaf, 1);
  feature.deeds?.["page_on"]?.(/** @type {any} */ ({}), true);
  assert.equal(desk.leaf, null);
});

/** @param {import("../src/protocol/view.d.ts").View} view */
function turningAt(view) {
  const desk = { ...emptyDesk(), leaf: 1 };
  return { desk, feature: turning(/** @type {any} */ ({ desk, whole: false, model: { get: () => false }, viewNow: () => view, focusOn() {}, show() {} })) };
}

test("who calls stands at the telephone; read again later, the telephone is alone", () => {
  const people = (/** @type {number | null} */ who) => {
    const drawn = page(viewWith([leaf({ kind: "call", ...KINDS["call"], who })]), say, { ...emptyDesk(), leaf: 1 });
    return findAll(drawn || "", (node) => node.key === "caller").length;
  };
  assert.deepEqual([people(0), people(null)], [1, 0]);
});

test("who loads the page in the story comes back to the same card; once it was put away it begins at the first", () => {
  const view = { ...viewWith([], 0), can_undo: false, head: { ...sampleView().head, day: 1 }, shifts: sampleView().shifts.map((shift) => ({ ...shift, card: null })) };
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value) };
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  const load = () => {
    const desk = emptyDesk();
    const feature = turning(/** @type {any} */ ({
      desk, whole: true, model: { get: () => true }, root: { querySelector: () => null }, viewNow: () => view,
      say: () => say, show() {}, announce() {}, focusOnQuestion() {}, bringIntoSight() {},
    }));
    return { desk, deed: (/** @type {string} */ name) => feature.deeds?.[name]?.(/** @type {any} */ ({}), true) };
  };
  try {
    const first = load();
    assert.equal(first.desk.leaf, 1);
    first.deed("page_on");
    const again = load();
    assert.equal(again.desk.leaf, 2);
    again.deed("story");
    assert.equal(load().desk.leaf, 1);
  } finally {
    Reflect.deleteProperty(globalThis, "sessionStorage");
  }
});

/** @param {boolean} won @param {boolean} died @param {Partial<Leaf>} [facts] */
function ended(won, died, facts = {}) {
  const end = leaf({ line: 9, kind: "ending", title: "The end", text: "He slept.", words: "Take your time.", on: "", ...facts });
  return { ...viewWith([end]), outcome: { won, died, reason: "r", rule: "", title: "The end", text: "He slept." } };
}

test("an ending offers first what he told, then quiet ways on, and last what comes after; only going on with the story stands before", () => {
  const again = { item: "retry", text: "Try again", does: /** @type {const} */ ("ask") };
  const next = { item: "go_on", text: "Where from?", does: /** @type {const} */ ("ask"), main: true };
  const offered = (/** @type {boolean} */ won, /** @type {import("../src/protocol/display.js").MenuItem[]} */ ending) => {
    const view = ended(won, !won);
    const drawn = page(view, say, { ...emptyDesk(), leaf: 9, ending });
    assert.ok(drawn);
    assert.equal(findAll(drawn, (node) => ["h1", "h2", "h3"].includes(node.tag)).length, 1);
    assert.equal(findAll(drawn, (node) => node.props["class"] === "ho-primary").length, won ? 1 : 0, "beside a death nothing is filled");
    assert.ok(wordsOf(drawn).includes("He slept.") && wordsOf(drawn).includes("Take your time."));
    assert.equal(findAll(drawn, (node) => node.props["class"] === "hw-thread").length, won ? 0 : 1);
    return findAll(drawn, (node) => node.tag === "button").map((node) => node.props["data-menu"] ?? node.props["data-do"]);
  };
  assert.deepEqual(offered(false, [again]), ["album", "ward", "ward", "page", "retry"]);
  assert.deepEqual(offered(false, []), ["album", "ward", "ward", "page"]);
  assert.deepEqual(offered(true, [next, again]), ["go_on", "album", "ward", "ward", "page", "retry"]);
});

test("where he has died the bed is made, with a square for each clear memory; where he was moved there is none", () => {
  const squares = (/** @type {boolean} */ died) => {
    const view = ended(false, died);
    view.grid = [{ timeline: 1, name: "", cards: [1, 2].map((position) => ({ ...(/** @type {any} */ (sampleView().grid[0]?.cards[0])), position, state: "clear" })) }];
    const drawn = page(view, say, { ...emptyDesk(), leaf: 9 });
    assert.ok(drawn);
    return findAll(drawn, (node) => node.key?.startsWith("cloth ") === true).length;
  };
  assert.deepEqual([squares(true), squares(false)], [2, 0]);
});

test("a heavy outcome says its note until it is unfolded", () => {
  const view = ended(true, false, { cover: { card: "3B", note: "A farewell", text: "" } });
  const desk = { ...emptyDesk(), leaf: 9 };
  assert.ok(!wordsOf(/** @type {any} */ (page(view, say, desk))).includes("He slept.") && pageAloud(view, say, desk).includes("A farewell"));
  desk.notes.cards["3B"] = true;
  assert.ok(wordsOf(/** @type {any} */ (page(view, say, desk))).includes("He slept.") && pageAloud(view, say, desk).includes("He slept."));
});

test("nobody turns the ending: it is left to the ward and its journal by a button, and come back to", () => {
  const end = leaf({ line: 9, kind: "ending", lead: "", title: "The end", text: "He slept.", words: "" });
  const { desk, feature, heard } = opened([leaf({}), end]);
  desk.unsaid = "Condition 0.";
  const press = (/** @type {string} */ key) => feature.key?.(/** @type {any} */ ({ key, repeat: false }), /** @type {any} */ ({ closest: () => null }));
  press("Enter");
  assert.deepEqual([desk.leaf, heard.at(-1)], [9, "Condition 0. He slept."]);
  assert.deepEqual([press("Enter"), press(" "), press("1"), desk.leaf], [false, false, true, 9]);
  feature.deeds?.["ward"]?.(/** @type {any} */ ({ dataset: { drawer: "journal" } }), false);
  assert.deepEqual([desk.leaf, desk.drawer], [null, "journal"]);
  feature.deeds?.["ending"]?.(/** @type {any} */ ({ dataset: {} }), false);
  assert.deepEqual([desk.leaf, desk.drawer], [9, ""]);
  press("PageUp");
  assert.equal(desk.leaf, 1);
});

test("an emergency is folded for whoever left a card folded: what it is, in one line, and the way on is as before", () => {
  const eased = { card: "P35", note: "All at once", text: "Emergency. All at once" };
  const view = viewWith([leaf({ kind: "emergency", ...KINDS["emergency"], eased })]);
  const desk = { ...emptyDesk(), leaf: 1 };
  const heard = () => pageAloud(view, say, desk);
  assert.equal(heard(), "Chest pain");
  choose(desk, /** @type {any} */ ({ dataset: { card: "1-2" } }), false);
  assert.equal(heard(), "All at once");
  const drawn = page(view, say, desk);
  assert.ok(drawn);
  assert.match(wordsOf(drawn), /An emergency.*page\.unfold.*on/s);
  assert.doesNotMatch(wordsOf(drawn), /Chest pain/);
});
