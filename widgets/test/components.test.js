import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../src/board.js";
import { byDay, journal } from "../src/drawers/journal.js";
import { hands, heldCards } from "../src/memories/hands.js";
import { chosen } from "../src/memories/detail.js";
import { prompt, spokenQuestion } from "../src/question/question.js";
import { quilt } from "../src/memories/quilt.js";
import { paragraphs } from "../src/kit/texts.js";
import { house } from "../src/house/house.js";
import { top } from "../src/board_top.js";
import { findAll, wordsOf } from "./nodes.js";
import { action, emptyDesk, line, sampleView, say } from "./sample.js";

/** @typedef {import("../src/kit/node.js").Node} Node */

/** @param {string} name @returns {(node: Node) => boolean} */
const withClass = (name) => (node) => String(node.props["class"] ?? "").split(" ").includes(name);
/** @param {string} what @returns {(node: Node) => boolean} */
const doing = (what) => (node) => node.props["data-do"] === what;
/** @param {string} key @returns {(node: Node) => boolean} */
const withKey = (key) => (node) => node.key === key;

const whole = (view = sampleView(), desk = emptyDesk()) => board(view, [line(0)], say, desk);

/** What stands on the ward alone says less than the view: the rest is in the menu, and what cannot be done on the slip. */
const opened = () => {
  const slip = { thing: "prompt", what: "", title: "", links: [], more: [] };
  return { ...emptyDesk(), tale: true, leaf: 1, drawer: "menu", slip };
};

test("every text of the view is on the board, in its drawers or on its slip", () => {
  const view = sampleView();
  const text = [opened(), { ...emptyDesk(), drawer: "journal", day: 0 }].map((desk) => wordsOf(whole(view, desk))).join();
  const wanted = [
    view.head.question, view.head.day_text, view.head.manager_text, view.head.condition_text, view.head.warnings_mean,
    view.head.objective_text, view.head.progress_text, view.head.progress_short, view.head.warnings_short,
    view.prompt.lead, view.prompt.short, view.prompt.text, view.pool.text, String(view.supply.tokens),
    ...Object.values(view.decks).slice(0, 3).map(String), ...view.head.progress.map((each) => each.text), ...view.actions.map((each) => each.text),
    ...view.barred.flatMap((each) => [each.text, each.why, each.unlock, each.rule]),
    view.told[0]?.title ?? "", ...view.places.map((each) => each.name),
    ...view.pawns.map((each) => each.text), ...view.grid.map((each) => each.name),
    ...view.grid.flatMap((row) => row.cards.map((each) => each.text)),
    ...view.shifts.flatMap((each) => (each.card ? [each.card.text, each.card.symbols_text, each.card.yield_text] : [])),
    ...view.pawns.flatMap((each) => each.partials.map((card) => card.text)),
    ...view.pool.partials.map((card) => card.text),
  ];
  for (const each of wanted) assert.ok(text.includes(each), `missing: ${each}`);
});

test("no id stands in the page, so that one board can be shown twice", () => {
  assert.deepEqual(findAll(whole(), (node) => "id" in node.props), []);
});

test("keys are never twice among siblings of a tag", () => {
  const view = { ...sampleView(), outcome: { won: true, died: false, reason: "objective", rule: "SCEN-07", title: "t", text: "x" } };
  for (const tree of [whole(), whole(view, { ...emptyDesk(), tale: true, leaf: 1, memory: "1-2" })]) {
    for (const node of findAll(tree, () => true)) {
      const names = node.kids.flatMap((kid) => (typeof kid === "string" || kid.key === null ? [] : [kid.tag + kid.key]));
      assert.equal(new Set(names).size, names.length, `${node.tag} ${names.join(", ")}`);
    }
  }
});

test("each action is a button with its code, and the first nine show their digit", () => {
  const view = sampleView();
  view.actions = Array.from({ length: 11 }, (_, index) => action({ code: 100 + index, text: `action ${index}` }));
  const buttons = findAll(prompt(view, say, emptyDesk()), doing("act"));
  assert.deepEqual(buttons.map((each) => each.props["data-code"]), view.actions.map((each) => each.code));
  assert.deepEqual(buttons.map((each) => each.props["aria-keyshortcuts"]).slice(7), ["8", "9", null, null]);
});

test("who asks about what is a grid; a digit is a Timeline's number where one person can ask, and to leave it is always 0", () => {
  const view = sampleView();
  /** @param {number[]} askers */
  const drawn = (askers) => {
    const asking = askers.flatMap((pawn) => [1, 3].map((timeline) => action({ code: 10 * pawn + timeline, pawn, timeline, name: "x" })));
    view.actions = [...asking, action({ code: 99, name: "Let him rest", drawn: "hands-leave-in-peace" })];
    const tree = prompt(view, say, emptyDesk());
    const heads = findAll(tree, ({ props }) => props["class"] === "hw-asking-sign").slice(-view.grid.length);
    assert.deepEqual(heads.map(wordsOf).map(Number), view.grid.map(({ timeline }) => timeline), "each column has the number of its Timeline");
    return findAll(tree, doing("act")).map(({ props }) => [props["data-code"], props["data-key"] ?? null]);
  };
  assert.deepEqual(drawn([1, 0]), [[11, null], [13, null], [1, null], [3, null], [99, 0]]);
  assert.deepEqual(drawn([1]), [[11, 1], [13, 3], [99, 0]]);
});

/** @param {Node} node what is seen of it, each word between its neighbours */
const seen = (node) => {
  /** @param {import("../src/kit/node.js").Kid} kid @returns {string[]} */
  const words = (kid) => (typeof kid === "string" ? [kid] : String(kid.props["class"]).includes("ho-hidden") ? [] : kid.kids.flatMap(words));
  return words(node).join(" ").replace(/\s+/g, " ");
};

test("the title is seen as its question and called by all of it", () => {
  const [title] = findAll(top(sampleView(), say, emptyDesk()), (node) => node.tag === "h2");
  assert.ok(title);
  assert.deepEqual([wordsOf(title), title.props["aria-label"]], ["Who is he?", "Scenario 1: Who is he?"]);
});

test("the question is one line; all of it is spoken after that, and seen only where it says more", () => {
  for (const more of [false, true]) {
    const view = sampleView();
    view.prompt = { ...view.prompt, short: "Who goes to Billy?", lead: "Ann leads", text: "Ann, who fills the space?", more };
    const tree = prompt(view, say, emptyDesk(), true);
    assert.deepEqual(findAll(tree, (node) => node.tag === "h3").map(wordsOf), [view.prompt.short]);
    assert.equal(seen(tree).includes(view.prompt.text), more);
    const places = ["lead", "short", "text"].map((name) => wordsOf(tree).indexOf(view.prompt[/** @type {"lead"} */ (name)]));
    assert.ok(places.every((place, index) => place > (places[index - 1] ?? -1)), String(places));
    assert.equal(spokenQuestion(view), "Who goes to Billy? Ann, who fills the space?");
  }
});

test("an answer is a name and a few words; all of it is spoken after them", () => {
  const view = sampleView();
  const short = { name: "Ben", brief: "goes to him", text: "Place Ben", follows: "He is there." };
  view.actions = [action(short), action({ code: 3, text: "Write back" })];
  const buttons = findAll(prompt(view, say, emptyDesk()), doing("act"));
  assert.deepEqual(buttons.map(seen), ["1 Ben goes to him", "2 Write back"]);
  assert.equal(wordsOf(buttons[0] ?? "").replace(/\s+/g, " "), "1 Ben – goes to him – Place Ben follows He is there.");
});

test("while an answer is awaited the actions say that they cannot be chosen", () => {
  const buttons = findAll(prompt(sampleView(), say, { ...emptyDesk(), waiting: true }), doing("act"));
  assert.ok(buttons.length > 0 && buttons.every((each) => each.props["aria-disabled"] === "true"));
});

test("the outcome takes the place of the question: its heading and the way back to its page, or all its words in a part", () => {
  const view = sampleView();
  view.outcome = { won: false, died: true, reason: "condition", rule: "SCEN-10", title: "The end", text: "One.\n\nTwo." };
  const [board, part] = [false, true].map((alone) => wordsOf(prompt(view, say, emptyDesk(), alone)));
  assert.ok(board?.includes("The end") && board.includes("ending.back") && !board.includes("One."));
  assert.ok(part?.includes("The end") && part.includes("One.") && part.includes("Two."));
  assert.ok(![board, part].some((text) => text?.includes(view.prompt.text)));
});

test("a part says with every ending where to find help, where somebody has filled it in", () => {
  const ended = (/** @type {string} */ reason, /** @type {import("../src/protocol/types.js").Say} */ spoken) => {
    const view = sampleView();
    view.outcome = { won: reason === "objective", died: false, reason, rule: "SCEN-10", title: "The end", text: "One." };
    return findAll(prompt(view, spoken, emptyDesk(), true), withKey("help")).map(wordsOf);
  };
  for (const reason of ["objective", "condition", "deck", "warnings"]) {
    assert.deepEqual(ended(reason, say), []);
    assert.deepEqual(ended(reason, (key, facts) => (key === "help_here" ? "Room 2.14" : say(key, facts))), ["Room 2.14"]);
  }
});

test("an answer that ends his life says so where it is spoken, and no line below the answers does", () => {
  const view = sampleView();
  const ends = action({ text: "Keep it", follows: "Billy dies.", signs: { condition: [2, 0, 0], ends: 2 } });
  const may = action({ code: 3, text: "Give it", follows: "A heart.", signs: { condition: [2, 0, 1], ends: 1 } });
  view.actions = [ends, may];
  for (const [looked, line, spoken] of /** @type {[typeof ends, string, string][]} */ ([
    [ends, "Keep it.", "Billy dies."], [may, "Give it. A heart.", "answer.may_end"],
  ])) {
    const tree = prompt(view, say, { ...emptyDesk(), looked: { code: looked.code, revision: view.revision } });
    assert.deepEqual(findAll(tree, withKey("foretold")).map(wordsOf), [line]);
    const [button] = findAll(tree, (node) => node.props["data-code"] === looked.code);
    assert.ok(button && wordsOf(button).includes(spoken));
  }
});

test("where he has died nothing is offered to be taken back or asked; where the game is won or he is moved both are", () => {
  const offered = (/** @type {boolean} */ won, /** @type {boolean} */ died) => {
    const view = sampleView();
    view.outcome = { won, died, reason: "r", rule: "SCEN-10", title: "The end", text: "One." };
    const tree = prompt(view, say, emptyDesk());
    return ["undo", "slip"].filter((deed) => findAll(tree, (node) => node.props["data-do"] === deed).length > 0);
  };
  assert.deepEqual(offered(false, true), []);
  assert.deepEqual(offered(false, false), ["undo", "slip"]);
  assert.deepEqual(offered(true, false), ["undo", "slip"]);
});

test("paragraphs are parted by an empty line", () => {
  assert.deepEqual(paragraphs("One.\n\n Two.\n").map(wordsOf), ["One.", "Two."]);
});

test("a pawn on a shift tells itself, an empty space speaks for itself", () => {
  const tree = house(sampleView(), say);
  const ann = findAll(tree, withKey("pawn 0"))[0];
  assert.ok(ann && wordsOf(ann).startsWith("Ann, stress 1 of 3"));
  const empty = findAll(tree, (node) => String(node.props["data-item"]).startsWith("space 1 "));
  assert.deepEqual(empty.map((each) => wordsOf(each).replace(/house.*/, "").trim()), [1, 2, 3].map((n) => `Day shift. Day shift, space ${n} of 3: empty`));
});

test("a space that somebody covers shows who", () => {
  const view = sampleView();
  const space = view.shifts[1]?.spaces[2];
  assert.ok(space);
  space.covered_by = 1;
  assert.ok(wordsOf(house(view, say)).includes("house.covers Ben"));
});

test("stitches are drawn as many as the numbers say, on their own edge", () => {
  const view = sampleView();
  const cell = findAll(quilt(view, say, emptyDesk()), (node) => node.props["data-memory"] === "1-2")[0];
  assert.ok(cell);
  const numbers = ["top", "right", "bottom", "left"].map(
    (edge) => findAll(cell, withKey(edge)).flatMap((each) => findAll(each, withClass("hw-stitch"))).length,
  );
  assert.deepEqual(numbers, view.grid[0]?.cards[1]?.stitches);
});

test("the memory that is looked at is told in full", () => {
  const view = sampleView();
  assert.equal(chosen(view, "1-2")?.title, "Crane light");
  assert.equal(chosen(view, null), undefined);
  const text = wordsOf(quilt(view, say, { ...emptyDesk(), memory: "1-2" }));
  assert.ok(text.includes(view.grid[0]?.cards[1]?.story ?? "?"));
});

test("cards held face down are listed with their holder, the assistants' too", () => {
  assert.deepEqual(heldCards(sampleView(), emptyDesk()).map((each) => [each.name, each.clear]), [["Ann", false], ["Ann", true], ["", false]]);
  const view = sampleView();
  for (const pawn of view.pawns) (pawn.partials = []), (pawn.clears = []);
  view.pool.partials = [];
  assert.equal(hands(view, say, emptyDesk()), false);
});

test("the journal is parted by days and marks what the last move brought", () => {
  const lines = [line(0), line(1, { day: 2, move: 5 }), line(2, { day: 2, move: 5 })];
  assert.deepEqual(byDay(lines).map((each) => each.lines.length), [1, 2]);
  assert.equal(findAll(journal(lines, say, emptyDesk()), withClass("is-new")).length, 2);
  assert.equal(findAll(journal([], say, emptyDesk()), withClass("is-new")).length, 0);
});

test("a day of the journal to which nothing comes is not built again", () => {
  const lines = [line(0), line(1, { day: 2, move: 5 })];
  const desk = emptyDesk();
  /** @param {import("../src/protocol/view.d.ts").Line[]} told */
  const days = (told) => findAll(journal(told, say, desk), withClass("ho-day"));
  const [first, second] = days(lines);
  assert.deepEqual(days([...lines]).map((day, index) => day === [first, second][index]), [true, true]);
  const [still, grown] = days([...lines, line(2, { day: 2, move: 6 })]);
  assert.equal(still, first);
  assert.notEqual(grown, second);
  assert.deepEqual(findAll(/** @type {Node} */ (grown), withClass("is-new")).map((each) => each.key), ["2"]);
});

test("the story is not offered before a card was told", () => {
  const view = sampleView();
  assert.equal(findAll(top(view, say, emptyDesk()), doing("story")).length, 1);
  view.told = [];
  assert.equal(findAll(top(view, say, emptyDesk()), doing("story")).length, 0);
});

test("a memory opens with its drawing as a picture with words, and only while it lies with that side up", () => {
  const view = sampleView();
  const place = view.grid.flatMap((row) => row.cards.map((card) => ({ row, card }))).find(({ card }) => card.state === "partial");
  assert.ok(place);
  const memory = `${place.row.timeline}-${place.card.position}`;
  const drawn = { memory, side: "partial", svg: "<svg><script>alert('no')</script></svg>", text: "A boy on tiptoe." };
  const pictures = (/** @type {import("../src/protocol/view.d.ts").Picture} */ picture) =>
    findAll(quilt(view, say, { ...emptyDesk(), memory, picture }), (node) => node.tag === "img");
  const [image] = pictures(drawn);
  assert.equal(image?.props["alt"], "A boy on tiptoe.");
  assert.ok(String(image?.props["src"]).startsWith("data:image/svg+xml;"));
  assert.ok(!String(image?.props["src"]).includes("<script>"));
  assert.deepEqual(pictures({ ...drawn, side: "clear" }), []);
  assert.deepEqual(pictures({ ...drawn, memory: "5-6" }), []);
});

test("letters lie in the marked area: each opens its card again, and the area answers why", () => {
  const view = sampleView();
  const area = { id: "marked_area", name: "Marked area", pawns: [], text: "Marked area: no letter has come yet." };
  const first = view.told[0];
  assert.ok(first);
  /** @param {{card: string, title: string}[]} cards */
  const shownWith = (cards) => {
    const node = findAll(whole({ ...view, places: [...view.places, { ...area, cards }] }), withKey("letters"))[0];
    assert.ok(node);
    return node;
  };
  assert.equal(shownWith([]).props["aria-label"], area.text);
  const full = shownWith([{ card: first.card, title: first.title }]);
  assert.equal(full.props["data-why"], "marked_area");
  const opens = findAll(full, doing("turn_to"))[0];
  assert.deepEqual([opens?.props["aria-label"], opens?.props["data-card"]], [first.title, 1]);
});

test("what holds stands beside a range alone; where one heart decides, it is said once, as paid", () => {
  const view = sampleView();
  const signs = { condition: /** @type {[number, number, number]} */ ([28, 25, 28]), held: 3 };
  view.actions = [action({ name: "x", signs }), action({ name: "y", code: 2, signs: { condition: [28, 26, 26], held: 1, hearts: -1 } })];
  const hearts = findAll(prompt(view, say, emptyDesk()), doing("act")).map(
    (button) => findAll(button, (node) => String(node.props["class"]).includes("is-heart")).length,
  );
  assert.deepEqual(hearts, [3, 1]);
});
