// What lies beside the ward: the top with its doors, the journal and the menu, the slip that says why, the pause.
import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { byShift, daysOf, journalDrawer } from "../src/drawers/journal_drawer.js";
import { drawers } from "../src/drawers/drawers.js";
import { h } from "../src/kit/node.js";
import { surfaceOf } from "../src/display/pausing.js";
import { prompt } from "../src/question/question.js";
import { top } from "../src/board_top.js";
import { findAll, wordsOf } from "./nodes.js";
import { emptyDesk, line, sampleView, say } from "./sample.js";

/** @param {string} name @returns {(node: import("../src/kit/node.js").Node) => boolean} */
const part = (name) => (node) => node.props["data-part"] === name;
/** @param {import("../src/kit/node.js").Child[]} nodes */
const together = (nodes) => h("div", null, ...nodes);
/** @returns {import("../src/protocol/view.d.ts").Link} */
const link = () => ({ text: "cause", rule: "COVER-01", wording: "wording", pages_text: "page 3", line: 2, lesson: null });

/** Two days: Day 1 with its set-up, and two shifts of Day 2, the second still on. */
const LINES = [
  line(0, { day: 0 }), line(1, { shift: 0 }), line(2, { shift: 2 }), line(3, { day: 2, shift: 0 }),
  line(4, { day: 2, shift: 1, matters: true }),
];

function withMoments() {
  const view = sampleView();
  const moment = { stage: 0, now: false, text: "" };
  view.moments = [
    { ...moment, move: 1, day: 1, shift: 0, condition: 27, care: "medical" },
    { ...moment, move: 2, day: 1, shift: 2, condition: 25, care: "palliative" },
    { ...moment, move: 3, day: 2, shift: 0, condition: 22, care: "medical" },
    { ...moment, move: 4, day: 2, shift: 1, condition: 22, care: null },
  ];
  return view;
}

test("what is closed is not drawn, and the doors tell it", () => {
  const view = sampleView();
  for (const open of ["", "journal", "menu"]) {
    const desk = { ...emptyDesk(), drawer: open };
    const tree = board(view, LINES, say, desk);
    assert.equal(findAll(tree, part("drawer")).length, open === "" ? 0 : 1);
    const doors = findAll(top(view, say, desk), (node) => node.props["data-do"] === "drawer");
    assert.deepEqual(doors.map((each) => each.props["aria-expanded"]), ["journal", "menu"].map((name) => String(name === open)));
    assert.equal(findAll(tree, (node) => node.props["role"] === "log").length, open === "journal" ? 1 : 0);
  }
});

test("the top says what is asked of the table, how far it is, and the warnings, each in full to be heard", () => {
  const view = sampleView();
  const { head } = view;
  const text = wordsOf(top(view, say, emptyDesk()));
  for (const each of [head.question, head.progress_short, head.objective_text, head.warnings_short, head.warnings_mean]) {
    assert.ok(text.includes(each), each);
  }
  const steps = findAll(top(view, say, emptyDesk()), (node) => node.tag === "li").map((each) => String(each.props["class"]));
  assert.deepEqual(steps.map((each) => each.includes("is-done")), head.progress.map((each) => each.done));
});

test("every fact that can be asked about has a place at the top or in the menu", () => {
  const desk = { ...emptyDesk(), drawer: "menu" };
  const things = findAll(board(sampleView(), LINES, say, desk), (node) => "data-why" in node.props && node.tag === "button");
  const asked = new Set(things.map((each) => each.props["data-why"]));
  for (const each of ["day", "shift", "manager", "condition", "warnings"]) assert.ok(asked.has(each), each);
});

test("no two siblings share a key, whatever lies open", () => {
  const desk = { ...emptyDesk(), menu: [{ item: "a", text: "A", does: /** @type {"ask"} */ ("ask") }] };
  const asked = { thing: "prompt", what: "", title: "", links: [link(), link()], more: [{ thing: "Ann", name: "Ann" }] };
  for (const more of [{ drawer: "journal" }, { drawer: "menu", slip: asked }]) {
    for (const node of findAll(board(withMoments(), LINES, say, { ...desk, ...more }), () => true)) {
      const names = node.kids.flatMap((kid) => (typeof kid === "string" || kid.key === null ? [] : [kid.tag + kid.key]));
      assert.equal(new Set(names).size, names.length, `${node.tag} ${names.join(", ")}`);
    }
  }
});

test("a cause links to the lesson of its rule where lessons are pages, and to none elsewhere", () => {
  const taught = { ...link(), lesson: { page: "03-staffing.html", text: "Lesson 3" } };
  const slip = { thing: "prompt", what: "", title: "", links: [taught], more: [] };
  /** @param {Record<string, string>} dataset */
  const found = (dataset) => {
    Reflect.set(globalThis, "document", { body: { dataset } });
    const tree = together(drawers(sampleView(), [], say, { ...emptyDesk(), slip }));
    Reflect.deleteProperty(globalThis, "document");
    return findAll(tree, (node) => node.tag === "a").map((each) => each.props["href"]);
  };
  assert.deepEqual(found({}), []);
  assert.deepEqual(found({ lessons: "" }), ["03-staffing.html"]);
  assert.deepEqual(found({ lessons: "/voila/render/" }), ["/voila/render/03-staffing.html"]);
});

test("the journal shows the newest day, its newest shift first, with where his condition went", () => {
  assert.deepEqual(byShift(LINES).map(({ day, shift, lines }) => [day, shift, lines.length]), [[0, 0, 1], [1, 0, 1], [1, 2, 1], [2, 0, 1], [2, 1, 1]]);
  assert.deepEqual(daysOf(LINES), [2, 1]);
  const view = withMoments();
  const shown = (/** @type {number | null} */ day) =>
    findAll(together(journalDrawer(view, LINES, say, { ...emptyDesk(), drawer: "journal", day })), (node) => node.tag === "h4" || node.tag === "span" && node.key === "course")
      .map(wordsOf);
  const [morning, noon, night] = view.shifts.map((each) => each.short);
  assert.deepEqual(shown(null), [noon, "22", morning, "22"]);
  assert.deepEqual(shown(1), [night, "signs.to 25 22", morning, "signs.to 27 25", "journal.setup"]);
  assert.deepEqual(shown(9), shown(null));
});

test("a line of the journal keeps its rule and its question, and what nobody may miss is larger", () => {
  const tree = together(journalDrawer(withMoments(), LINES, say, emptyDesk()));
  const told = findAll(tree, (node) => node.tag === "li" && "data-why" in node.props);
  assert.deepEqual(told.map((each) => String(each.props["class"]).includes("is-weighty")), [true, false]);
  for (const each of told) assert.ok(wordsOf(each).includes("COVER-04") && findAll(each, (node) => node.props["data-do"] === "why").length === 1);
});

test("while a moment that is over is shown, the journal knows nothing of what came later", () => {
  const view = withMoments();
  view.past = { move: 2, text: "then" };
  const text = wordsOf(together(journalDrawer(view, LINES, say, emptyDesk())));
  assert.ok(text.includes("line 2") && !text.includes("line 3") && text.includes("journal.later 2"));
  assert.ok(text.includes("25") && !text.includes("22"));
});

test("cards held face down are a page of the journal, and all are told", () => {
  const view = sampleView();
  const held = view.pawns.flatMap((pawn) => [...pawn.partials, ...pawn.clears]).map((card) => card.text);
  assert.ok(held.length > 0);
  const text = wordsOf(together(journalDrawer(view, LINES, say, { ...emptyDesk(), day: 0 })));
  for (const each of held) assert.ok(text.includes(each), each);
  assert.ok(!text.includes("line 4"));
});

test("light or dark is chosen in the menu of a page of ours, and nowhere else", () => {
  for (const light of [true, false]) {
    const menu = together(drawers(sampleView(), [], say, { ...emptyDesk(), drawer: "menu", light }));
    assert.equal(findAll(menu, (node) => node.props["data-do"] === "light").length, Number(light));
  }
});

test("the menu shows what the page around offers, and in a notebook only what is there", () => {
  const offered = [
    { item: "new_game", text: "New", does: /** @type {"ask"} */ ("ask") }, { item: "open", text: "Open", does: /** @type {"file"} */ ("file") },
    { item: "seed", text: "Seed 7", does: /** @type {"words"} */ ("words") },
  ];
  const items = (/** @type {typeof offered} */ menu) =>
    findAll(together(drawers(sampleView(), [], say, { ...emptyDesk(), drawer: "menu", menu })), (node) => "data-menu" in node.props)
      .map((each) => [each.props["data-do"], each.props["data-menu"]]);
  assert.deepEqual(items(offered), [["menu", "new_game"], ["menu_file", "open"]]);
  assert.deepEqual(items([]), []);
});

test("beside the answers stands one way to ask why; explanation and what is not possible stand on its slip", () => {
  const view = sampleView();
  const hints = { met: [], told: null, open: null };
  const asked = prompt(view, say, { ...emptyDesk(), hints });
  const doing = (/** @type {string} */ what) => findAll(asked, (node) => node.props["data-do"] === what).length;
  assert.deepEqual(["slip", "asking", "explain", "pause", "stop"].map(doing), [1, 0, 0, 0, 0]);
  assert.equal(findAll(asked, part("barred")).length, 0);
  const slip = { thing: "prompt", what: "", title: "", links: [link()], more: [] };
  const text = wordsOf(together(drawers(view, [], say, { ...emptyDesk(), slip })));
  const barred = view.barred.flatMap((each) => [each.text, each.why, each.unlock, each.rule]);
  assert.ok(barred.length > 0);
  for (const each of [...barred, "cause", "COVER-01", "wording", "page 3"]) assert.ok(text.includes(each), each);
});

test("a thing that was asked about has its causes alone on the slip, or the word that there are none", () => {
  const slip = { thing: "warnings", what: "Two", title: "", links: [], more: [] };
  const tree = together(drawers(sampleView(), [], say, { ...emptyDesk(), slip }));
  assert.equal(findAll(tree, part("barred")).length, 0);
  assert.ok(wordsOf(tree).includes("why.none") && wordsOf(tree).includes("why.title Two"));
});

test("a pause in the house leaves one line, where help is, and the way back; stopping says all that it says elsewhere", () => {
  const words = (/** @type {"pause" | "stop"} */ kind) => wordsOf(surfaceOf(say, "en", kind)).trim().split(/\s+/);
  assert.deepEqual(words("pause"), ["pause.title", "help", "pause.back"]);
  assert.ok(words("stop").includes("help"));
});
