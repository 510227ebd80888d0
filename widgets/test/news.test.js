import assert from "node:assert/strict";
import { test } from "node:test";
import { news } from "../src/display/news.js";
import { emptyDesk, line, say } from "./sample.js";

test("new lines are read in order", () => {
  assert.equal(news([line(0)], [line(0), line(1), line(2)], say, emptyDesk()), "line 1 line 2");
});

test("many new lines are summed up before the last ones", () => {
  const after = Array.from({ length: 9 }, (_, index) => line(index));
  assert.equal(news([], after, say, emptyDesk()), "journal.more 3 line 3 line 4 line 5 line 6 line 7 line 8");
});

test("what nobody may miss is read however many lines there are", () => {
  const after = Array.from({ length: 9 }, (_, index) => line(index));
  after[1] = line(1, { matters: true });
  assert.equal(news([], after, say, emptyDesk()), "journal.more 2 line 1 line 3 line 4 line 5 line 6 line 7 line 8");
});

test("a choice taken back is said, and no news is no word", () => {
  assert.equal(news([line(0), line(1)], [line(0)], say, emptyDesk()), "taken_back");
  assert.equal(news([line(0)], [line(0)], say, emptyDesk()), "");
});
