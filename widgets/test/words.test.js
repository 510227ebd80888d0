import assert from "node:assert/strict";
import { test } from "node:test";
import { speaker } from "../src/kit/words.js";

const words = { undo: "Take back", asked: "{name} is asked", barred: { one: "{n} thing", other: "{n} things" } };

test("a label is said with its facts", () => {
  const say = speaker(words, "en");
  assert.equal(say("undo"), "Take back");
  assert.equal(say("asked", { name: "Ann" }), "Ann is asked");
});

test("a label with a plural takes the form of its number", () => {
  const say = speaker(words, "en");
  assert.equal(say("barred", { n: 1 }), "1 thing");
  assert.equal(say("barred", { n: 2 }), "2 things");
});

test("a name or a second count takes the form that the label asks for", () => {
  const say = speaker(
    { "form.de": { vowel: "d’{it}", other: "de {it}" }, "form.cards": { one: "{it} card", other: "{it} cards" }, of: "jeton {who|de}", held: "{a|cards}, {b|cards}" },
    "en",
  );
  assert.equal(say("of", { who: "Élise" }), "jeton d’Élise");
  assert.equal(say("of", { who: "Ben" }), "jeton de Ben");
  assert.equal(say("held", { a: 1, b: 2 }), "1 card, 2 cards");
});

test("a name is never read as a placeholder, and an unknown placeholder stays", () => {
  assert.equal(speaker(words, "en")("asked", { name: "{undo}" }), "{undo} is asked");
  assert.equal(speaker({ a: "{b}" }, "en")("a"), "{b}");
});

test("a missing label shows its key; an unknown language still speaks", () => {
  assert.equal(speaker({}, "en")("heading.board"), "heading.board");
  assert.equal(speaker(words, "not a language")("barred", { n: 2 }), "2 things");
});
