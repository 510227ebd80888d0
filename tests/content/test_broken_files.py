"""Files of the box, each broken in one place: none is played with, and each mistake says what is wrong and what right.

Besides cards and words that are wrong, `test_hostile_folders` has what is laid to do harm.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.loading import BOX, MOST_BYTES
from tests.sampling import each_third

PATIENTS, MEMORIES, EVENTS = "patients.toml", "memories.toml", "events.toml"
READINGS, RULES, SCENARIO = "readings.toml", "rules.toml", "scenarios/01.toml"
CARDS, PLAY, STORY = "text/en/cards.toml", "text/en/play.toml", "text/en/story.toml"


@dataclass(frozen=True)
class Broken:
    """A file of the box in which the first `old` has become `new`: the key that is named, and a part of the sentence.

    The line is that of the change, or of `at` in the broken file.
    """

    file: str
    old: str
    new: str
    key: str
    sentence: str
    at: str = ""


P01 = 'id = "P01"\nkind = "deteriorating"\nstaff = 1\nsymbols = 1\ntokens = 1\nmemories = 0\neither = 0\n'
CASES: dict[str, Broken] = {
    # numbers
    "too many staff": Broken(PATIENTS, "staff = 1", "staff = 7", "staff", "Allowed here: a whole number from 1 to 3."),
    "fewer than none": Broken(PATIENTS, "tokens = 1", "tokens = -1", "tokens", "a whole number from 0 to 9."),
    "a way to lie that is not drawn": Broken(PATIENTS, 'posture = "turned"', 'posture = "asleep"', "posture", "turned"),
    "a number with a point": Broken(
        PATIENTS, "staff = 1", "staff = 2.0", "staff", "2.0 is not a whole number. Allowed here: a whole number from 1"
    ),
    "a number in quotation marks": Broken(
        PATIENTS, "symbols = 1", 'symbols = "1"', "symbols", "Allowed here: a whole number from 1 to 5."
    ),
    "a number that is none": Broken(PATIENTS, "staff = 1", "staff = nan", "staff", "NaN is not a whole number"),
    "a number that is true": Broken(PATIENTS, "staff = 1", "staff = true", "staff", "true is not a whole number"),
    "a date": Broken(MEMORIES, "year = 1953", "year = 1953-01-31", "year", "Allowed here: a whole number from 1949"),
    "a year before he was born": Broken(MEMORIES, "year = 1953", "year = 1912", "year", "1949 to 2010."),
    "an objective out of reach": Broken(
        SCENARIO, "count = 1", "count = 7", "objective.count", "7 is more than the largest value"
    ),
    "an objective of nothing": Broken(
        SCENARIO, "count = 1", "count = 0", "objective.count", "0 is less than the smallest value"
    ),
    "a number outside its own range": Broken(
        READINGS, "default = 28", "default = 0", "default", "0 lies outside its range, 1 to 30"
    ),
    "a range wider than the game": Broken(
        READINGS, "max = 30", "max = 99", "max", "99 is more than the game can be played with. Allowed here: a whole"
    ),
    # keys
    "a key that is missing": Broken(
        PATIENTS, "staff = 1\n", "", "staff", "is missing. Allowed here: a whole number from 1 to 3.", at="[[patient]]"
    ),
    "a symbol that is missing": Broken(
        PATIENTS, "symbols = 1\n", "", "symbols", "this key is missing. Allowed here: a whole number", at="[[patient]]"
    ),
    "an objective that is missing": Broken(
        SCENARIO, '[objective]\nkind = "clear_in_each_timeline"\ncount = 1\n', "", "objective",
        "this key is missing. Allowed here: a table.", at="#",
    ),
    "a stage that is missing": Broken(
        EVENTS, 'red = ["use_trust_memory_ignoring_events"]\n', "", "red", "Allowed here: a list.", at="[[event]]"
    ),
    "an unknown key": Broken(PATIENTS, "staff = 1", "staf = 1", "staf", "The keys here are: id, kind, staff"),
    "an unknown table": Broken(EVENTS, "[[event]]", "[[events]]", "events", "Did you mean event?"),
    "a change of setup that nobody knows": Broken(
        SCENARIO, "[setup]", "[setup]\nweather = 3", "setup.weather", "nobody asks for this key", at="weather"
    ),
    "a key twice": Broken(PATIENTS, "staff = 1", "staff = 1\nstaff = 2", "", "this is not TOML", at="staff = 2"),
    # kinds and names
    "an unknown kind": Broken(
        PATIENTS, '"deteriorating"', '"worse"', "kind", "is none of these: “deteriorating”, “stable”, “emergency”"
    ),
    "an unknown icon": Broken(EVENTS, '"draw_memory"', '"draw_memories"', "green 1", "Did you mean draw_memory?"),
    "an unknown feeling": Broken(MEMORIES, '"negative"', '"mixed"', "feeling", "“positive”, “negative”"),
    "an unknown objective": Broken(
        SCENARIO, "clear_in_each_timeline", "clear_the_ward", "objective.kind", "“clear_in_each_timeline”"
    ),
    "an unknown side": Broken(SCENARIO, '"personal"', '"private"', "a", "“personal”, “introduction”, “setup”"),
    "an unknown reading": Broken(READINGS, '"loss"', '"win"', "variant", "that is called “loss”"),
    "an unknown number": Broken(
        READINGS, '"start_condition"', '"start_health"', "name", "Allowed here: care_tokens_in_game, start_condition"
    ),
    "an unknown memory": Broken(MEMORIES, 'id = "1-1"', 'id = "9-9"', "id", "from 1-1 to 5-6"),
    "an id that is a sentence": Broken(PATIENTS, '"P01"', '"the first"', "id", "letters, digits and dashes"),
    "an id twice": Broken(PATIENTS, 'id = "P02"', 'id = "P01"', "id", "“P01” has been used before, in line 7"),
    "a place twice": Broken(MEMORIES, "position = 2", "position = 1", "position", "has its memory already, in line"),
    "a rule that is not there": Broken(
        RULES, '["COMP-01"]', '["COMP-01"]\nsee = ["D-99"]', "see 1", "there is no rule “D-99”", at="see = "
    ),
    "a rule with a bad id": Broken(READINGS, '"D-02"', '"D_02"', "rule", "is not the id of a rule, such as COVER-04"),
    "a page that no book has": Broken(RULES, "pages = [1]", "pages = [13]", "pages 1", "from 1 to 12."),
    # shapes
    "a text for a list": Broken(EVENTS, '["quiet_moment"]', '"quiet_moment"', "green", "is not a list"),
    "a list for a table": Broken(
        MEMORIES, "{ top = 0, right = 2, bottom = 1, left = 0 }", "[0, 2, 1, 0]", "stitches", "is not a table"
    ),
    "a number for a card": Broken(
        SCENARIO, '{ number = 1, a = "personal", b = "introduction" }', "1", "",
        "1 is not a table"),
    "an empty list": Broken(EVENTS, '["quiet_moment"]', "[]", "green", "at least 1 is needed"),
    "an empty text": Broken(MEMORIES, '"A terraced street near the shipyard, Belfast"', '""', "place", "an empty text"),
    "a text of spaces": Broken(STORY, '"Under the shipyard"', '"  "', "timeline.1", "an empty text"),
    # what belongs together
    "stitches that do not meet": Broken(
        MEMORIES, "right = 2", "right = 4", "stitches.right", "the edges that meet must agree"
    ),
    "stitches on an outer edge": Broken(MEMORIES, "top = 0", "top = 3", "stitches.top", "an outer edge of the grid"),
    "a deck that does not come out even": Broken(
        PATIENTS, "[[patient]]\n" + P01, "", "patient", "38 cards do not come out even: three make", at="[[patient]]"
    ),
    "an icon after the end": Broken(
        EVENTS, '["quiet_moment"]', '["no_more_talking", "condition_improves"]', "green", "so it comes last in its line"
    ),
    "a scenario of another number": Broken(
        SCENARIO, "number = 1\n", "number = 2\n", "number", "2 is not the number in the name of the file, 1"
    ),
    "an outcome before the end": Broken(
        SCENARIO, 'b = "setup"', 'b = "outcome"', "b", "write an [[outcome]] for each of these sides"
    ),
    # words
    "a card without words": Broken(
        PATIENTS, '"P01"', '"P40"', "", "write the key patient.P40 in a file in text/en", at="[[patient]]"
    ),
    "words without a card": Broken(CARDS, "P01 =", "P91 =", "patient.P91", "nobody asks for this key. Did you mean"),
    "words that are a number": Broken(CARDS, '"Queasy and off his food; turned his head away from the tray."', "3",
        "patient.P03", "3 is not a text in quotation marks"),
    "words that are empty": Broken(STORY, '"Under the shipyard"', '""', "timeline.1", "an empty text"),
    "a fact that nobody tells": Broken(
        PLAY, "{who} covers a further space.", "{whom} covers it.", "change.cover.COVER-07", "filled in: {n}, {who}"
    ),
    "a key that is misspelt": Broken(STORY, "[notice]\ntitle", "[notice]\ntitel", "notice.titel", "notice.title?"),
    # what is no TOML
    "a bracket too few": Broken(EVENTS, "[[event]]", "[[event]", "", "this is not TOML"),
    "a quotation mark too few": Broken(PATIENTS, '"P01"', '"P01', "", "this is not TOML"),
    "no sign of equality": Broken(READINGS, "min = 1", "min 1", "", "this is not TOML"),
    "signs of another kind": Broken(PATIENTS, '"P01"', "“P01”", "", "this is not TOML"),
}  # fmt: skip


def line_of_change(was: str, now: str) -> int:
    """The first line that is not as it was."""
    pairs = zip(was.splitlines(), now.splitlines(), strict=False)
    return next(number for number, (one, other) in enumerate(pairs, 1) if one != other)


@pytest.mark.parametrize("case", each_third(CASES))
def test_a_file_that_is_broken_in_one_place_is_refused_by_file_line_and_key(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = CASES[case]
    was = (BOX / broken.file).read_text(encoding="utf-8")
    now = was.replace(broken.old, broken.new, 1)
    assert now != was
    line = now[: now.index(broken.at)].count("\n") + 1 if broken.at else line_of_change(was, now)
    lay(tmp_path, broken.file, now.encode())
    said = refused(tmp_path, capsys)
    named = [p for p in checking.problems(tmp_path) if (p.file, p.key) == (broken.file, broken.key)]
    assert [p.line for p in named if broken.sentence in p.text] == [line], said
    assert f"{broken.file}, line {line}" in said


def lay(folder: Path, name: str, raw: bytes) -> None:
    """Put a file into a folder."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(raw)


def refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `check` prints of a folder that cannot be played with. A game refuses it with the same mistakes."""
    assert checking.main(str(folder)) == 1
    printed = capsys.readouterr().out
    with pytest.raises(ho.ContentError) as error:
        ho.Game(seed=7, content=str(folder))
    first = next(p for p in sorted(checking.problems(folder)) if p.level == checking.MISTAKE)
    assert str(first) in str(error.value)
    assert f"MISTAKE: {first}\n" in printed
    assert "Traceback" not in printed
    return printed


BYTES: dict[str, tuple[str, Callable[[bytes], bytes], int, str]] = {
    "a byte order mark": (PATIENTS, lambda raw: b"\xef\xbb\xbf" + raw, 1, "byte order mark"),
    "another coding": (
        PATIENTS,
        lambda raw: raw.replace(b"# Deteriorating", "# Schäden".encode("latin-1")),
        4,
        "save it as UTF-8",
    ),
    "two bytes a sign": (PATIENTS, lambda raw: raw.decode().encode("utf-16"), 1, "save it as UTF-8"),
    "an empty file": (PATIENTS, lambda raw: b"", 1, "this key is missing. Allowed here: a list."),
    "nothing but spaces": (EVENTS, lambda raw: b" \n\n", 1, "this key is missing"),
    "a zero in the middle": (PATIENTS, lambda raw: raw.replace(b"staff = 1", b"staff = \x001", 1), 9, "not TOML"),
    "cut off": (EVENTS, lambda raw: raw[: raw.rindex(b'"') - 3], 0, "not TOML"),
    "more than any file": (PATIENTS, lambda raw: raw + b"#" * MOST_BYTES, 0, "which no content file needs"),
    "a page of the web": (PATIENTS, lambda raw: b"<!DOCTYPE html>\n<html></html>\n", 1, "not TOML"),
    "another program's file": (EVENTS, lambda raw: b'{"event": []}\n', 1, "not TOML"),
}


@pytest.mark.parametrize("case", each_third(BYTES))
def test_bytes_that_are_no_content_are_refused(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, change, line, sentence = BYTES[case]
    raw = change((BOX / name).read_bytes())
    lay(tmp_path, name, raw)
    said = refused(tmp_path, capsys)
    line = len(raw.splitlines()) if case == "cut off" else line
    place = f"{name}, line {line}" if line else name
    assert any(told.startswith(f"MISTAKE: {place}") and sentence in told for told in said.splitlines()), said


def test_a_folder_where_a_file_belongs_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / PATIENTS).mkdir()
    assert f"{PATIENTS}: this is no file" in refused(tmp_path, capsys)


def test_a_file_that_nobody_reads_is_refused_with_the_names_of_those_that_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, "patient.toml", (BOX / PATIENTS).read_bytes())
    said = refused(tmp_path, capsys)
    assert "Did you mean patients.toml? Allowed here: patients.toml, memories.toml" in said


def test_nothing_of_a_broken_folder_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One good file and one bad one: the game is refused, and the next game from the box is what it always was."""
    before = ho.Game(seed=7, first=0).view()
    lay(tmp_path, STORY, b'[timeline]\n1 = "Elsewhere"\n')
    assert ho.Game(seed=7, content=str(tmp_path)).view()["grid"][0]["name"] == "Elsewhere"
    lay(tmp_path, EVENTS, b"nonsense")
    refused(tmp_path, capsys)
    assert ho.Game(seed=7, first=0).view() == before
