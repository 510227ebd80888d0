"""A scenario with letters, choices, forms of its outcome and marks, broken in one place: refused by line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from holding_on.catalogue import checking
from tests.content.folders import write
from tests.content.test_broken_files import line_of_change, refused
from tests.content.twelfth import twelfth
from tests.sampling import each_third

FILE = "scenarios/12.toml"
CASES: dict[str, tuple[str, str, str, str]] = {
    # letters
    "a day that there is not": ("day = 2", "day = 14", "day", "14 is more than the largest value"),
    "a day that is a word": ("day = 2", 'day = "two"', "day", "“two” is not a whole number"),
    "a letter without a day": ("day = 2\n", "", "day", "this key is missing"),
    "a letter that tells nothing": ('tells = "81A"\n', "", "tells", "this key is missing"),
    "a letter that tells a call": ('tells = "81A"', 'tells = "85A"', "tells", "whose role is “letter”"),
    "a letter told twice": ('tells = "81B"', 'tells = "81A"', "a", "told by 2 entries of that kind"),
    "a key of another table": ("day = 2", "dai = 2", "dai", "nobody asks for this key. The keys here are: day"),
    "too many tokens": ("tokens = 2\n", "tokens = 7\n", "tokens", "7 is more than the largest value"),
    "too much for him": ("condition = -2", "condition = -10", "condition", "-10 is less than the smallest value"),
    "a letter that is no side": (
        'letters = ["81A"]', 'letters = ["82A"]', "requires.letters 1", "is not the side of a letter"),
    # what comes back
    "a card that was never away": (
        'brings = ["3-4"]', 'brings = ["3-5"]', "brings 1", "not set aside at setup, so it cannot"),
    "a patient card that comes back": ('brings = ["3-4"]', 'brings = ["P01"]', "brings 1", "is a patient card"),
    "cards that are a text": ('brings = ["3-4"]', 'brings = "3-4"', "brings", "is not a list"),
    # choices
    "a choice without a name": ('id = "reply"\n', "", "id", "this key is missing"),
    "a choice with a name of two words": ('id = "reply"', 'id = "the reply"', "id", "letters, digits and dashes"),
    "a name for two choices": ('id = "photograph"', 'id = "reply"', "id", "“reply” has been used before"),
    "a name for two answers": ('id = "burn"', 'id = "write"', "options 3.id", "“write” has been used before"),
    "one answer only": (', { id = "send", mark = "sent" }]', "]", "options", "at least 2 are needed"),
    "no answer that is open": (
        'options = [{ id = "keep" }, { id = "send", mark = "sent" }]',
        'options = [{ id = "keep", requires = { kind = "clears" } }, '
        '{ id = "send", mark = "sent", requires = { kind = "clears" } }]',
        "options", "at least one answer has no “requires”",
    ),
    "a choice that tells a letter": ('tells = "82A"', 'tells = "81A"', "tells", "whose role is “choice”"),
    # marks
    "a mark that nothing notes": (
        'marks = ["written"] },\n  {', 'marks = ["writen"] },\n  {', "objective.all 1.marks 1",
        "Did you mean written?"),
    "a mark of two words": ('mark = "address"', 'mark = "her address"', "mark", "letters, digits and dashes"),
    "more marks than are named": (
        'kind = "marks", marks = ["sent"]', 'kind = "marks", marks = ["sent"], count = 2', "when.count",
        "the largest value, 1"),
    "marks of another kind": (
        'kind = "marks", marks = ["sent"]', 'kind = "clears", marks = ["sent"]', "when.marks", "no meaning for clears"),
    # the forms of the outcome
    "an outcome without its time": (
        'when = {{ kind = "marks", marks = ["sent"] }}\n', "", "", "only the last [[outcome]] has no “when”"),
    "a last outcome with conditions": (
        'tells = "83B"\n', 'tells = "83B"\nwhen = {{ kind = "clears" }}\n', "when",
        "the last [[outcome]] is told when none"),
    "an outcome that nobody tells": ('tells = "84B"', 'tells = "84A"', "a", "told by 2 entries of that kind"),
    # what carries over
    "a mark handed on that nothing notes": (
        '["written", "cut-off"]', '["posted", "cut-off"]', "carries 1", "is noted by no call"),
    "a mark handed on that is half there": ("known = false", "known = 1", "carried.known", "1 is not true or false"),
    "a setup for what was not handed on": (
        "[setup.carried.known]", "[setup.carried.sent]", "setup.carried.sent", "is not handed on to this scenario"),
    "a setup that nobody knows": (
        "start_condition = 19", "start_health = 19", "setup.carried.known.start_health", "nobody asks for this key"),
    # what can never be
    "a call that can never be made": (
        'requires = {{ kind = "marks", marks = ["address"] }}\ntells = "85A"',
        'requires = {{ kind = "marks", marks = ["rung"] }}\ntells = "85A"',
        "requires", "this can never be"),
    "a letter that waits for itself": (
        'requires = {{ kind = "no_marks", marks = ["cut-off"] }}',
        'requires = {{ kind = "letters", letters = ["81B"] }}', "requires", "this can never be"),
}  # fmt: skip
"""What becomes what: the key that is named, and a part of the sentence; the line is that of the change."""
ELSEWHERE = {
    "a letter without a day": "[[letter]]",
    "a letter that tells nothing": "[[letter]]",
    "a letter told twice": "{ number = 81",
    "a choice without a name": "[[choice]]",
    "an outcome without its time": "[[outcome]]",
    "an outcome that nobody tells": "{ number = 84",
}
"""Of some the line is another: where the thing begins, or the side that is told twice."""


@pytest.mark.parametrize("case", each_third(CASES))
def test_a_story_that_is_broken_in_one_place_is_refused_by_file_line_and_key(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, key, sentence = (part.replace("{{", "{").replace("}}", "}") for part in CASES[case])
    twelfth(tmp_path)
    was = (tmp_path / FILE).read_text(encoding="utf-8")
    now = was.replace(old, new, 1)
    assert now != was
    write(tmp_path, FILE, now)
    line = line_of_change(was, now)
    if case in ELSEWHERE:
        line = now[: now.index(ELSEWHERE[case])].count("\n") + 1
    said = refused(tmp_path, capsys)
    named = [p for p in checking.problems(tmp_path) if (p.file, p.key) == (FILE, key)]
    assert line in [p.line for p in named if sentence in p.text], said


@pytest.mark.parametrize(
    ("objective", "sentence"),
    [
        ('kind = "no_marks"\nmarks = ["cut-off"]', "this is met before anything is done"),
        ('kind = "letters"\nletters = ["81A"]', ""),
        ('all = [{ kind = "calls", contacts = ["sister"] }, { kind = "by_day", day = 9 }]', ""),
    ],
)
def test_an_objective_that_is_met_at_once_is_refused(objective: str, sentence: str, tmp_path: Path) -> None:
    twelfth(tmp_path, objective)
    found = [p.text for p in checking.problems(tmp_path) if p.key.startswith("objective")]
    assert [sentence in text for text in found] == [True] * bool(sentence)


def test_a_choice_and_a_mark_without_words_are_refused(tmp_path: Path) -> None:
    twelfth(tmp_path)
    path = tmp_path / "text/en/twelfth.toml"
    text = path.read_text(encoding="utf-8")
    for line, key in (
        ('burn = "Burn the letter"\n', "choice.reply.burn"),
        ('visit_closed = "Nobody knows her."\n', "choice.reply.visit_closed"),
        ('sent = "she has the photograph"\n', "mark.sent"),
    ):
        write(tmp_path, "text/en/twelfth.toml", text.replace(line, ""))
        assert [key in p.text for p in checking.problems(tmp_path)] == [True]


def test_a_line_of_an_outcome_needs_its_words_and_what_is_told_last(tmp_path: Path) -> None:
    twelfth(tmp_path)
    path = tmp_path / FILE
    line = 'lines = [{ id = "away", when = { kind = "marks", marks = ["cut-off"] } }]'
    text = path.read_text(encoding="utf-8").replace('tells = "84A"\n', f'tells = "84A"\n{line}\n')
    path.write_text(text, encoding="utf-8")
    told = [problem.text for problem in checking.problems(tmp_path) if problem.level == checking.MISTAKE]
    assert [key for key in ("narrative.84A.line.away", "narrative.84A.last") if key not in str(told)] == []
    path.write_text(text.replace('["cut-off"] } }]', '["cut"] } }]'), encoding="utf-8")
    assert "lines 1.when.marks 1" in [problem.key for problem in checking.problems(tmp_path)]


def test_a_long_letter_is_a_warning(tmp_path: Path) -> None:
    twelfth(tmp_path)
    path = tmp_path / "text/en/twelfth.toml"
    text = path.read_text(encoding="utf-8")
    for side, word in (("81A", "letter"), ("82A", "choice"), ("84A", "outcome")):
        long = text.replace(f"The text of side {side}.", "word " * 201)
        write(tmp_path, "text/en/twelfth.toml", long)
        found = [p for p in checking.problems(tmp_path) if p.level == checking.WARNING]
        assert [word in p.text for p in found] == [True]
