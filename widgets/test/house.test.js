// The house: everybody stands in some room as one button, Billy lies as he is, and the light tells the hour.
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../src/house/house.js";
import { bedOf } from "../src/house/scene.js";
import { findAll, wordsOf } from "./nodes.js";
import { sampleView, say } from "./sample.js";

/**
 * @typedef {import("../src/protocol/view.d.ts").View} View
 * @typedef {import("../src/protocol/view.d.ts").Pawn} Pawn
 * @typedef {import("../src/kit/node.js").Node} Node
 */

const ELSEWHERE = ["break_room", "manager_board", "on_call", "on_leave", "left", "contact_tile"];

/** @param {View} view */
const drawn = (view) => house(view, say);

/**
 * The drawings of a part, by name.
 *
 * @param {Node} part
 */
const pictures = (part) => findAll(part, ({ tag }) => tag === "svg").map(({ key }) => String(key));

/**
 * Whether this is drawn.
 *
 * @param {View} view
 * @param {string} name
 */
const shows = (view, name) => pictures(drawn(view)).includes(name);

/**
 * The thing with this `data-item`.
 *
 * @param {Node} part
 * @param {string} name
 */
function item(part, name) {
  const [found] = findAll(part, ({ props }) => props["data-item"] === name);
  assert.ok(found, name);
  return found;
}

/** @param {Node} part */
const people = (part) => findAll(part, ({ props }) => "data-pawn" in props).map(({ props }) => props["data-pawn"]);

/**
 * A position with somebody of every number, each in a place.
 *
 * @param {string} place
 */
function allIn(place) {
  const view = sampleView();
  const [ann] = view.pawns;
  assert.ok(ann);
  view.pawns = Array.from({ length: 9 }, (_, pawn) => ({
    ...ann, pawn, kind: pawn < 4 ? "nurse" : pawn < 7 ? "assistant" : "on_call", place, shift: null, space: null,
  }));
  view.shifts.forEach((shift) => shift.spaces.forEach((space) => (space.pawn = null)));
  view.places = ELSEWHERE.map((id) => ({ id, name: id, text: id, pawns: id === place ? view.pawns.map(({ pawn }) => pawn) : [] }));
  return view;
}

/**
 * The present shift of a position, with a card.
 *
 * @param {View} view
 */
function present(view) {
  const shift = view.shifts[view.head.shift];
  assert.ok(shift?.card);
  return { shift, card: shift.card };
}

for (const place of ELSEWHERE) {
  test(`all nine have a figure and a name where they are: ${place}`, () => {
    const view = allIn(place);
    const part = drawn(view);
    assert.deepEqual(people(part), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const [group] = findAll(part, ({ props }) => props["role"] === "group" && props["aria-label"] === place);
    assert.ok(group);
    assert.equal(people(group).length, 9);
  });
}

test("everybody of a position is one button, in the room of their shift or place", () => {
  const view = sampleView();
  const part = drawn(view);
  assert.deepEqual([...people(part)].sort(), view.pawns.map(({ pawn }) => pawn).sort());
  const articles = findAll(part, ({ tag }) => tag === "article");
  assert.deepEqual(articles.map(({ props }) => props["aria-label"]), view.shifts.map(({ name }) => name));
  assert.deepEqual(articles.map((each) => people(each).length), [2, 0, 0]);
});

test("who has left has a room only while there is somebody", () => {
  const view = sampleView();
  assert.ok(shows(view, "door-gone"));
  view.places.forEach((place) => place.id === "left" && (place.pawns = []));
  assert.ok(!shows(view, "door-gone"));
});

test("an empty place is a dashed chair, a covered one says by whom; where somebody stood there is nobody", () => {
  const view = sampleView();
  const { shift } = present(view);
  const [, second, third] = shift.spaces;
  assert.ok(second && third);
  third.covered_by = 2;
  const part = drawn(view);
  assert.match(wordsOf(item(part, "space 1 1")), new RegExp(`${shift.name}. ${second.text}.*house.empty`));
  assert.match(wordsOf(item(part, "space 1 2")), /house.covers Cleo/);
  assert.equal(pictures(item(part, "space 1 1")).length, 1);
  const [past] = view.shifts;
  assert.ok(past?.spaces[0]);
  past.spaces[0].pawn = null;
  const left = item(drawn(view), "space 0 0");
  assert.match(wordsOf(left), /house.nobody/);
  assert.equal(pictures(left).length, 0);
});

test("who can answer says so, and what the answer that is looked at leaves in the purse stands beside it", () => {
  const view = sampleView();
  view.actions = [{ ...(/** @type {any} */ (view.actions[0])), code: 7, target: "pawn", pawn: 1, tokens: [[1, 3]] }];
  const part = house(view, say, view.actions[0]);
  const ben = item(part, "pawn 1");
  assert.equal(ben.props["data-standing"], "open");
  assert.equal(ben.props["data-pointed"], true);
  assert.match(wordsOf(ben), /pawn.open.*ahead.change 4 3/);
});

test("Billy lies as he is: by stage, in an emergency, when he has died", () => {
  const view = sampleView();
  const beds = [0, 1, 2, 3].map((stage) => bedOf({ ...view, head: { ...view.head, stage } }));
  assert.deepEqual(beds, ["bed-up", "bed-tired", "bed-low", "bed-asleep"]);
  present(view).card.kind = "emergency";
  present(view).card.posture = "tired";
  assert.equal(bedOf(view), "bed-emergency");
  present(view).card.posture = "low";
  assert.equal(bedOf(view), "bed-low", "who has fallen does not sit upright");
  view.outcome = { won: false, died: true, reason: "condition", rule: "", title: "", text: "" };
  for (const stage of [0, 1, 2, 3]) assert.equal(bedOf({ ...view, head: { ...view.head, stage, turned: true } }), "bed-asleep", "his eyes are closed");
});

test("on a better day the card says how he lies; where he wants no more questions he has turned away, but not at the last", () => {
  const view = sampleView();
  /** @param {string} posture @param {boolean} turned */
  const beds = (posture, turned) => {
    present(view).card.posture = posture;
    return [0, 1, 2, 3].map((stage) => bedOf({ ...view, head: { ...view.head, stage, turned } }));
  };
  assert.deepEqual(beds("tired", false), ["bed-tired", "bed-tired", "bed-low", "bed-asleep"]);
  assert.deepEqual(beds("turned", false), ["bed-turned", "bed-turned", "bed-low", "bed-asleep"]);
  assert.deepEqual(beds("up", false), ["bed-up", "bed-up", "bed-low", "bed-asleep"]);
  assert.deepEqual(beds("edge", false), ["bed-edge", "bed-edge", "bed-edge", "bed-asleep"], "who is out of bed is not drawn lying");
  assert.deepEqual(beds("", true), ["bed-turned", "bed-turned", "bed-turned", "bed-asleep"]);
});

test("cloths stand by the name", () => {
  /** @param {number} loose @param {number} sewn */
  const byTheName = (loose, sewn) => {
    const view = sampleView();
    const ben = view.pawns.find(({ pawn }) => pawn === 1);
    assert.ok(ben);
    ben.partials = Array.from({ length: loose }, () => ({ timeline: 1, words: "", text: "", cover: null }));
    ben.clears = Array.from({ length: sewn }, () => ({ timeline: 1, text: "" }));
    const one = item(drawn(view), "pawn 1");
    const all = pictures(one).filter((each) => each === "sign-cloth" || each === "sign-sewn");
    const [name] = findAll(one, ({ tag }) => tag === "b");
    assert.ok(name);
    return [all.length, pictures(name).length];
  };
  assert.deepEqual(byTheName(1, 0), [1, 1]);
  assert.deepEqual(byTheName(2, 3), [2, 2]);
});

test("the monitor is his while he is awake; by the last bed the ward's lamp is off, in an emergency it is red", () => {
  const view = sampleView();
  /** @param {number} stage */
  const at = (stage) => ((view.head = { ...view.head, stage }), ["monitor", "lamp"].map((name) => shows(view, name)));
  assert.deepEqual([0, 1, 2, 3].map(at), [[true, true], [true, true], [false, true], [false, false]]);
  present(view).card.kind = "emergency";
  assert.deepEqual(at(3), [true, true]);
});

test("once an emergency has passed he is calm for the rest of the shift", () => {
  const view = sampleView();
  present(view).card.kind = "emergency";
  present(view).card.posture = "tired";
  const after = (/** @type {string} */ kind) => ({ ...view, prompt: { ...view.prompt, kind } });
  assert.deepEqual(["assign", "payment", "emergency_token", "leave"].map((kind) => bedOf(after(kind)) === "bed-emergency"), [true, true, false, false]);
});

test("the window is that of the hour, a curtain is drawn before the shift to come, and the night is dark but for his room", () => {
  const view = sampleView();
  const keys = () => findAll(drawn(view), ({ key }) => /^window/.test(key ?? "")).map(({ key }) => key);
  assert.deepEqual(keys(), ["window-morning", "window-day", "window-curtain"]);
  const dark = () => String(drawn(view).props["class"]).includes("is-dark");
  assert.ok(!dark());
  view.head = { ...view.head, shift: 2 };
  assert.ok(dark());
  assert.ok(shows(view, "light-lamp"));
});

test("the blanket has a square for each clear memory, on every bed where he can be seen to lie, and none beside it", () => {
  for (const stage of [0, 1, 2, 3]) {
    const view = sampleView();
    view.head = { ...view.head, stage };
    const squares = () => {
      const [blanket] = findAll(drawn(view), ({ key }) => key === "blanket");
      return blanket ? findAll(blanket, ({ tag }) => tag === "rect") : [];
    };
    const cards = view.grid.flatMap((row) => row.cards);
    cards.forEach((card) => (card.state = "empty"));
    assert.equal(squares().length, 0);
    cards.slice(0, 6).forEach((card) => (card.state = "clear"));
    view.head = { ...view.head };
    assert.equal(squares().length, 6);
    for (const { props } of squares()) {
      const [x, y] = [Number(props["x"]), Number(props["y"])];
      assert.ok(x >= 132 && x + 15 <= 252 && y >= -83 && y + 15 <= -37, `${x} ${y}`);
    }
  }
});

test("a past room is the button of its card and says what was given; the present card is no button of the house", () => {
  const view = sampleView();
  const part = drawn(view);
  const past = item(part, "card 0");
  assert.equal(past.props["data-why"], view.shifts[0]?.card?.id);
  assert.match(wordsOf(past), /Palliative Care given.*house.palliative/);
  assert.equal(item(part, "card 2").props["data-do"], "card");
  assert.deepEqual(findAll(part, ({ props }) => props["data-item"] === "card 1"), []);
});

test("the tin is open with hearts in it and shut without; it pays like a person", () => {
  const view = sampleView();
  const tin = () => item(drawn(view), "pool");
  assert.equal(tin().props["data-do"], "pool");
  assert.match(wordsOf(tin()), /house.pool +3/);
  const shapes = JSON.stringify(tin());
  view.pool.tokens = 0;
  assert.notEqual(JSON.stringify(tin()), shapes);
});

test("letters hang on the board, each to be read again", () => {
  const view = sampleView();
  assert.ok(shows(view, "pinboard-empty"));
  const cards = view.told.slice(1).map(({ card, title }) => ({ card, title }));
  view.places.push({ id: "marked_area", name: "Marked area", pawns: [], text: "Marked area: two letters", cards });
  const part = drawn(view);
  const letters = findAll(part, ({ props }) => props["data-do"] === "turn_to");
  assert.deepEqual(letters.map(({ props }) => [props["data-card"], props["aria-label"]]), cards.map(({ title }, index) => [index + 2, title]));
  assert.equal(item(part, "place marked_area").props["aria-label"], "Marked area");
});

test("who makes a Call stands at the telephone and says whom they call", () => {
  const view = allIn("on_leave");
  view.places = view.places.map((place) => (place.id === "contact_tile" ? { ...place, pawns: [1], brief: "calls Agnes" } : { ...place, pawns: [] }));
  view.pawns = view.pawns.map((pawn) => (pawn.pawn === 1 ? { ...pawn, place: "contact_tile", stress: 0 } : pawn));
  const part = drawn(view);
  assert.match(wordsOf(item(part, "pawn 1")), /calls Agnes/);
  assert.ok(shows(view, "phone-off"));
  assert.equal(item(part, "place contact_tile").props["aria-label"], "contact_tile");
});

test("in an emergency whoever is senior is nearest to him", () => {
  const view = sampleView();
  const { shift, card } = present(view);
  card.kind = "emergency";
  [4, 1].forEach((pawn, index) => {
    const space = shift.spaces[index];
    assert.ok(space);
    space.pawn = pawn;
  });
  view.pawns = view.pawns.map((pawn) => ({ ...pawn, senior: pawn.pawn === 1, ...([1, 4].includes(pawn.pawn) && { place: "shift", shift: 1, space: pawn.pawn === 4 ? 0 : 1 }) }));
  const [, room] = findAll(drawn(view), ({ tag }) => tag === "article");
  assert.ok(room);
  assert.deepEqual(people(room), [1, 4]);
  view.prompt = { ...view.prompt, kind: "leave" };
  const [, calm] = findAll(drawn(view), ({ tag }) => tag === "article");
  assert.ok(calm);
  assert.deepEqual([people(calm), String(calm.props["class"]).includes("is-alarm")], [[1, 4], false], "nobody changes places when it has passed");
});
