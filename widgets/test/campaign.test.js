import assert from "node:assert/strict";
import { test } from "node:test";
import { campaign, campaignPicture } from "../src/set_up/campaign.js";
import { findAll, wordsOf } from "./nodes.js";
import { document } from "./page.js";
import { fakeModel, say } from "./sample.js";

/** @type {import("../src/set_up/campaign.js").Campaign} */
const VIEW = {
  lang: "en", last: { n: 1, days: 9 }, recap: "", nurses: 3, chosen: 2, all: false,
  chapters: [
    { n: 1, title: "One", state: "done", hearts: 1, opens: [] },
    { n: 2, title: "Two", state: "open", hearts: 2, opens: [{ drawn: "hands-ask", name: "Ask", brief: "a heart" }] },
    /** @type {any} */ ({ n: 3, state: "later" }),
  ],
};

/** The page in a document, and what its model was sent. */
function shown() {
  const model = fakeModel();
  model.set("view", VIEW);
  const el = document.createElement("div");
  document.body.append(el);
  const leave = campaign(model, el, () => ({}));
  /** @param {string} selector */
  const part = (selector) => /** @type {any} */ (el.querySelector(selector));
  const { KeyboardEvent } = /** @type {any} */ (document.defaultView);
  /** @param {string} key @param {string} selector */
  const press = (key, selector) => part(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return { model, el, leave, part, press };
}

test("it says what lies behind, what is carried, what opens, and asks the next question", () => {
  const words = wordsOf(campaignPicture(VIEW, 2, false, say));
  for (const each of ["campaign.days 9 1", "campaign.hearts 2", "Ask", "campaign.chapter 2", "Two", "campaign.begin 2"]) assert.ok(words.includes(each), each);
  assert.doesNotMatch(words, /campaign\.all|campaign\.ask/);
  const unknown = { ...VIEW, last: { n: 1, days: null }, all: true };
  assert.match(wordsOf(campaignPicture(unknown, 1, false, say)), /campaign\.last 1.*campaign\.all.*campaign\.again 1/);
});

test("a group that comes back is told the way so far, before what it carries", () => {
  assert.doesNotMatch(wordsOf(campaignPicture(VIEW, 2, false, say)), /so_far/);
  const back = { ...VIEW, recap: "You rang a neighbour." };
  assert.match(wordsOf(campaignPicture(back, 2, false, say)), /campaign\.so_far.*You rang a neighbour\..*campaign\.carry/);
  assert.match(wordsOf(campaignPicture(back, 1, false, say)), /You rang a neighbour\./, "whichever chapter is looked at");
});

test("of a chapter that comes later the number is all, and it cannot be chosen", () => {
  const knots = findAll(campaignPicture(VIEW, 2, false, say), (node) => node.props["role"] === "radio");
  assert.deepEqual(
    knots.map(({ props }) => [props["aria-label"], props["aria-checked"], props["data-do"], props["aria-disabled"]]),
    [
      ["set_up.chapter 1 One, set_up.done", "false", "chapter", false],
      ["set_up.chapter 2 Two", "true", "chapter", false],
      ["campaign.later 3", "false", false, "true"],
    ],
  );
});

test("a chapter is chosen by its knot or by arrows, and begun; what opened with it then is no news", () => {
  const { model, leave, part, press, el } = shown();
  assert.equal(document.activeElement, part("h2"));
  part("[data-do=begin]").click();
  part("[data-chapter='2']").focus();
  press("ArrowRight", "[data-chapter='2']");
  assert.equal(document.activeElement, part("[data-chapter='1']"));
  assert.doesNotMatch(el.textContent ?? "", /campaign\.opens/);
  part("[data-do=begin]").click();
  part("[data-chapter='3']").click();
  part("[data-do=rest]").click();
  assert.deepEqual(model.sent, [{ kind: "begin", scenario: 2 }, { kind: "begin", scenario: 1 }, { kind: "rest", scenario: 1 }]);
  leave();
  assert.equal(el.childElementCount, 0);
});

test("to begin afresh is asked about first, and the way back has the focus", () => {
  const { model, leave, part, press } = shown();
  part("[data-do=afresh]").click();
  assert.equal(document.activeElement, part("[data-do=keep]"));
  part("[data-do=keep]").click();
  assert.equal(document.activeElement, part("[data-do=afresh]"));
  part("[data-do=afresh]").click();
  press("Escape", "[data-do=keep]");
  assert.equal(document.activeElement, part("[data-do=afresh]"));
  assert.deepEqual(model.sent, []);
  part("[data-do=afresh]").click();
  part("[data-do=reset]").click();
  assert.deepEqual(model.sent.map(({ kind }) => kind), ["reset"]);
  leave();
});
