"""The checker of content: each kind of mistake is found, with its file, its key and its line, and all in one run."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking, debriefing
from holding_on.catalogue.checking import MISTAKE, WARNING
from holding_on.catalogue.debriefing import Condition
from holding_on.catalogue.loading import BOX
from tests.content.folders import Card, cards, changed, found, line_of, write

Change = Callable[[list[Card]], object]


def setting(id: str, /, **values: object) -> Change:
    """Change keys of one card; None takes a key away."""

    def change(entries: list[Card]) -> None:
        card = next(card for card in entries if card["id"] == id)
        card.update(values)
        for key in [key for key, value in values.items() if value is None]:
            del card[key]

    return change


def sewing(id: str, /, **edges: int) -> Change:
    """Change stitches of one memory."""

    def change(entries: list[Card]) -> None:
        card = next(card for card in entries if card["id"] == id)
        card["stitches"] = card["stitches"] | edges

    return change


def stitches(id: str, side: str) -> int:
    """How many stitches the box's memory has on an edge."""
    return int(next(card for card in cards("memories.toml") if card["id"] == id)["stitches"][side])


# --- cards: what is changed, and the card, the key and a part of the sentence that name it ---------------------------

CARDS: dict[str, tuple[str, Change, str, str, str]] = {
    "too much staff": ("patients.toml", setting("P07", staff=4), "P07", "staff", "4 is more than the largest value, 3"),
    "no staff": ("patients.toml", setting("P07", staff=0), "P07", "staff", "0 is less than the smallest value, 1"),
    "staff in words": ("patients.toml", setting("P07", staff="two"), "P07", "staff", "“two” is not a whole number"),
    "staff left out": ("patients.toml", setting("P07", staff=None), "P07", "staff", "this key is missing"),
    "truth for a number": ("patients.toml", setting("P07", tokens=True), "P07", "tokens", "true is not a whole number"),
    "unknown kind": ("patients.toml", setting("P07", kind="stabel"), "P07", "kind", "Did you mean stable?"),
    "unknown key": ("patients.toml", setting("P07", stafff=1), "P07", "stafff", "Did you mean staff?"),
    "stable with symbols": ("patients.toml", setting("P21", symbols=1), "P21", "symbols", "leave this key out"),
    "emergency with a yield": ("patients.toml", setting("P34", tokens=1), "P34", "tokens", "leave this key out"),
    "symbols left out": ("patients.toml", setting("P01", symbols=None), "P01", "symbols", "this key is missing"),
    "feeling unknown": ("memories.toml", setting("2-3", feeling="mixed"), "2-3", "feeling", "“mixed” is none of these"),
    "heavy in words": ("memories.toml", setting("2-3", heavy="yes"), "2-3", "heavy", "“yes” is not true or false"),
    "too few objects": ("memories.toml", setting("2-3", objects=["lamp"]), "2-3", "objects", "at least 4 are needed"),
    "place left empty": ("memories.toml", setting("2-3", place=""), "2-3", "place", "an empty text"),
    "a side missing": (
        "memories.toml",
        setting("2-3", stitches={"top": 1, "right": 1, "bottom": 1}),
        "2-3",
        "stitches.left",
        "this key is missing",
    ),
    "id of another place": ("memories.toml", setting("2-3", position=4), "2-3", "id", "is called “2-4”"),
    "stitch too many": ("memories.toml", sewing("2-3", right=9), "2-3", "stitches.right", "9 is more than the largest"),
    "neighbours differ": (
        "memories.toml",
        sewing("2-3", right=stitches("2-3", "right") % 5 + 1),
        "2-3",
        "stitches.right",
        f"but {stitches('2-3', 'right')} on the left of its neighbour 2-4",
    ),
    "neighbours below differ": (
        "memories.toml",
        sewing("3-3", top=stitches("3-3", "top") % 5 + 1),
        "2-3",
        "stitches.bottom",
        "on the top of its neighbour 3-3",
    ),
    "outer edge": ("memories.toml", sewing("1-2", top=2), "1-2", "stitches.top", "an outer edge of the grid"),
    "bare inner edge": ("memories.toml", sewing("4-2", left=0), "4-2", "stitches.left", "at least one stitch"),
    "timeline not told": (
        "memories.toml",
        sewing("3-3", top=5, bottom=1),
        "3-3",
        "stitches",
        "has as many on top as at the bottom",
    ),
    "unknown icon": (
        "events.toml",
        setting("EP2", green=["draw_memry"]),
        "EP2",
        "green 1",
        "Did you mean draw_memory?",
    ),
    "end not last": (
        "events.toml",
        setting("EP2", red=["draw_memory", "condition_improves"]),
        "EP2",
        "red",
        "draw_memory makes Billy go on or stop, so it comes last",
    ),
    "two ends": (
        "events.toml",
        setting("EP2", red=["draw_memory", "no_more_talking"]),
        "EP2",
        "red",
        "one icon at most",
    ),
    "quiet and not": (
        "events.toml",
        setting("EP2", red=["quiet_moment", "draw_memory"]),
        "EP2",
        "red",
        "quiet_moment stands alone",
    ),
    "trust twice": (
        "events.toml",
        setting("EP2", red=["use_trust_condition", "use_trust_memory"]),
        "EP2",
        "red",
        "trust can be asked for once",
    ),
    "no timeline asked about": (
        "events.toml",
        setting("EP2", red=["change_of_subject"]),
        "EP2",
        "red",
        "has no meaning in the partial deck",
    ),
    "a stage without icons": ("events.toml", setting("EP2", black=[]), "EP2", "black", "too little in this list"),
    "a stage left out": ("events.toml", setting("EP2", black=None), "EP2", "black", "this key is missing"),
}


@pytest.mark.parametrize("case", CARDS)
def test_a_mistake_on_a_card_is_named_by_file_card_key_and_line(case: str, tmp_path: Path) -> None:
    name, change, id, key, sentence = CARDS[case]
    text = changed(tmp_path, name, change)
    said = [p for p in found(tmp_path, MISTAKE) if p.key == key and sentence in p.text]
    assert [(p.file, p.where.split()[-1]) for p in said] == [(name, id)], checking.problems(tmp_path)
    first = key.split(".")[0].split()[0]
    there = f"\n{first} =" in text.partition(f'id = "{id}"')[2].partition("[[")[0] or first == "id"
    assert said[0].line == line_of(text, id, first if there else "")
    assert str(said[0]).startswith(f"{name}, line {said[0].line}, {said[0].where}, {key}: ")


@pytest.mark.parametrize(("name", "id", "twin"), [("patients.toml", "P08", "P07"), ("events.toml", "EP3", "EP2")])
def test_an_id_that_comes_twice_is_named_at_the_second(name: str, id: str, twin: str, tmp_path: Path) -> None:
    text = changed(tmp_path, name, setting(id, id=twin))
    (said,) = (p for p in found(tmp_path, MISTAKE) if p.key == "id")
    assert said.line == len(text[: text.rindex(f'id = "{twin}"')].splitlines()) + 1
    assert f"“{twin}” has been used before, in line {line_of(text, twin, 'id')}" in said.text


@pytest.mark.parametrize(("left", "level", "sentence"), [
    (38, MISTAKE, "38 cards do not come out even"),
    (36, WARNING, "36 patient cards make 12 days"),
    (0, MISTAKE, "0 cards do not come out even"),
])  # fmt: skip
def test_a_deck_of_another_size_is_told_what_that_means(left: int, level: str, sentence: str, tmp_path: Path) -> None:
    changed(tmp_path, "patients.toml", lambda entries: entries.__delitem__(slice(left, None)))
    if not left:
        write(tmp_path, "patients.toml", "patient = []\n")
    (said,) = found(tmp_path)
    assert (said.file, said.level, said.key) == ("patients.toml", level, "patient")
    assert sentence in said.text


def test_memories_and_events_that_are_missing_or_in_one_place_are_counted(tmp_path: Path) -> None:
    text = changed(tmp_path, "memories.toml", setting("1-2", position=1))
    changed(tmp_path, "events.toml", setting("EP2", deck="clear"))
    said = found(tmp_path, MISTAKE)
    (taken,) = (p for p in said if p.key == "position")
    assert (taken.line, taken.text[:26]) == (line_of(text, "1-2", "position"), "timeline 1, position 1 has")
    (lost,) = (p for p in said if p.key == "memory")
    assert (lost.line, lost.text) == (1, "timeline 1 has six memories; without one is position 2")
    assert [p.text for p in said if p.file == "events.toml"] == [
        "the clear deck has 5 events, and this makes 6",
        "the partial deck has 5 events, and this makes 4",
    ]


def test_a_timeline_whose_cards_fit_in_two_orders_or_never_move_is_found(tmp_path: Path) -> None:
    def chain(numbers: list[int]) -> Change:
        def change(entries: list[Card]) -> None:
            for card in entries:
                if card["timeline"] == 1:
                    left, right = (numbers[card["position"] - 1 + end] for end in (0, 1))
                    card["stitches"] = card["stitches"] | {"left": left, "right": right}

        return change

    text = changed(tmp_path, "memories.toml", chain([0, 1, 2, 1, 2, 1, 0]))
    (said,) = found(tmp_path)
    assert (said.key, said.line) == ("stitches", line_of(text, "1-1", "stitches"))
    assert "fit in" in said.text
    changed(tmp_path, "memories.toml", chain([0, 1, 2, 3, 4, 5, 0]))
    (said,) = found(tmp_path)
    assert (said.level, said.text[:35]) == (WARNING, "in timeline 1 no number comes twice")


def test_an_age_that_does_not_fit_the_year_and_a_picture_that_is_not_told_are_warnings(tmp_path: Path) -> None:
    objects = ["tea towel", "lamp", "blinds", "grand piano"]
    text = changed(tmp_path, "memories.toml", setting("1-1", age=30, objects=objects))
    said = found(tmp_path)
    assert {p.level for p in said} == {WARNING}
    assert ("memories.toml", "age", line_of(text, "1-1", "age")) in {(p.file, p.key, p.line) for p in said}
    assert any("“grand piano”" in p.text for p in said)


# --- scenarios, readings, rules --------------------------------------------------------------------------------------

SCENARIO = """number = 1
cards = [
  { number = 1, a = "personal", b = "introduction" },
  { number = 2, a = "introduction", b = "setup" },
  { number = 3, a = "objective", b = "outcome" },
]
[objective]
kind = "clear_in_each_timeline"
count = 1
[setup]
"""
FILES: dict[str, tuple[str, str, list[tuple[int, str, str]]]] = {
    "number of another file": ("scenarios/01.toml", SCENARIO.replace("= 1\nc", "= 22\nc"), [
        (1, "number", "22 is not the number in the name of the file, 1"),
        (1, "number", "write the key scenario.22.objective in a file in text/en"),
        (1, "number", "write the key scenario.22.title in a file in text/en"),
    ]),
    "unknown objective": ("scenarios/01.toml", SCENARIO.replace("timeline", "timelime"), [
        (8, "objective.kind", "Did you mean clear_in_each_timeline?"),
    ]),
    "narrative card without words": ("scenarios/01.toml", SCENARIO.replace("number = 2", "number = 73"), [
        (4, "", f"write the key narrative.73{part} in a file in text/en")
        for part in ("A.text", "A.title", "B.text", "B.title")
    ]),
    "two outcomes and no setup": ("scenarios/01.toml", SCENARIO.replace('"setup" }', '"outcome" }'), [
        (2, "cards", "one side that is “setup”, and here are 0"),
        (4, "b", "write an [[outcome]] for each of these sides"),
    ]),
    "outcome on another card": (
        "scenarios/01.toml",
        SCENARIO.replace('b = "setup"', 'b = "outcome"').replace('b = "outcome" },\n]', 'b = "setup" },\n]'),
        [(2, "cards", "the outcome is the other side of the objective")],
    ),
    "change of setup unknown": ("scenarios/01.toml", SCENARIO + "condition = 5\n", [
        (11, "setup.condition", "nobody asks for this key"),
    ]),
    "reading unknown": ("readings.toml", 'number = []\n[[reading]]\nrule = "D-03"\nvariant = "loss"\n', [
        (2, "", "write the key reading.D-03.loss in a file in text/en"),
        (3, "rule", "“D-03” has no other reading that the game knows"),
    ]),
    "number out of its range": (
        "readings.toml",
        'reading = []\n[[number]]\nrule = "TOKEN-04"\nname = "nurse_token_limit"\ndefault = 9\nmin = 1\nmax = 6\n',
        [(5, "default", "9 lies outside its range, 1 to 6")],
    ),
    "rule unknown": (
        "rules.toml",
        '["COVER-04"]\nchapter = "cover"\nkind = "rule"\npages = [13]\nsee = ["COVER-99"]\n',
        [
            (2, "chapter", "“cover” is none of these"),
            (4, "pages 1", "13 is more than the largest value, 12"),
            (5, "see 1", "there is no rule “COVER-99”. Did you mean COVER-04?"),
        ],
    ),
    "no rule": ("rules.toml", '[cover]\nchapter = "staffing"\nkind = "rule"\npages = []\n', [
        (1, "", "write the key rule.cover in a file in text/en"),
        (1, "", "“cover” is not the id of a rule, such as COVER-04"),
    ]),
    "not TOML": ("events.toml", "\n\n[[event]\n", [(3, "", "this is not TOML")]),
    "TOML that ends too early": ("events.toml", 'a = """\n\n', [(2, "", "this is not TOML")]),
    "brackets without end": ("events.toml", "a = " + "[" * 9000 + "]" * 9000, [(0, "", "brackets in brackets")]),
    "unknown file": ("patient.toml", "", [(0, "", "the box has no file of this name, so nobody")]),
    "unknown folder": ("scenario/01.toml", SCENARIO, [(0, "", "Did you mean scenarios/01.toml?")]),
    "unknown language": ("text/xx/cards.toml", "", [(0, "", "there is no language “xx” in the box; there is: en")]),
}  # fmt: skip


@pytest.mark.parametrize("case", FILES)
def test_a_mistake_in_any_other_file_is_named_by_key_and_line(case: str, tmp_path: Path) -> None:
    name, text, expected = FILES[case]
    write(tmp_path, name, text)
    said = found(tmp_path, MISTAKE)
    assert [(p.file, p.line, p.key) for p in said] == [(name, line, key) for line, key, _ in expected], said
    assert all(sentence in p.text for p, (_, _, sentence) in zip(said, expected, strict=True)), said


# --- words -----------------------------------------------------------------------------------------------------------

WORDS: dict[str, tuple[str, int, str, str, str]] = {
    "unknown card": ('\n[patient]\nP70 = "Quiet."\n', 3, "patient.P70", MISTAKE, "nobody asks for this key"),
    "misspelt key": (
        '[memory.1-1]\ntitel = "Lamp"\n',
        2,
        "memory.1-1.titel",
        MISTAKE,
        "Did you mean memory.1-1.title?",
    ),
    "key of the engine": ('[action]\nplce = "Put {who}"\n', 2, "action.plce", MISTAKE, "Did you mean action.place?"),
    "placeholder": ('[action]\nplace = "Put {whom}"\n', 2, "action.place", MISTAKE, "what is filled in: {who}"),
    "placeholder on a card": (
        '[patient]\nP01 = "{who} sleeps."\n',
        2,
        "patient.P01",
        MISTAKE,
        "stands as it is written",
    ),
    "plural": ('[action]\nturn = { one = "A", other = "B" }\n', 2, "action.turn", MISTAKE, "nothing is counted"),
    "a number for a text": ("[patient]\nP01 = 3\n", 2, "patient.P01", MISTAKE, "3 is not a text in quotation marks"),
    "empty text": ('[patient]\nP01 = ""\n', 2, "patient.P01", MISTAKE, "an empty text"),
    "plural form": ('[view.found]\nothr = "x"\nother = "x"\n', 2, "view.found.othr", MISTAKE, "Did you mean other?"),
    "brace": ('[patient]\nP01 = "He sleeps {"\n', 2, "patient.P01", WARNING, "belongs to no placeholder"),
    "note of a patient who is no emergency": (
        '[patient]\nP21_note = "A note."\n',
        2,
        "patient.P21_note",
        WARNING,
        "is no emergency",
    ),
    "note of nobody": ('[patient]\nP77_note = "A note."\n', 2, "patient.P77_note", MISTAKE, "nobody asks for this key"),
    "note of a light memory": ('[memory.1-2]\nnote = "A note."\n', 2, "memory.1-2.note", WARNING, "is not heavy"),
    "question that can never come": (
        '[debrief.question]\nworn_ut = "Who was tired?"\n',
        2,
        "debrief.question.worn_ut",
        MISTAKE,
        "this can never come: there is no condition of this name",
    ),
    "line from the bed that can never come": (
        '[debrief.bed]\nthirst = "A cup would do."\n',
        2,
        "debrief.bed.thirst",
        MISTAKE,
        "this can never come",
    ),
    "short memory": (
        '[memory.1-2]\nclear = "A shore."\n',
        2,
        "memory.1-2.clear",
        WARNING,
        "2 words; a clear memory has",
    ),
    "long story": (f'[narrative.1B]\ntext = "{"word " * 251}"\n', 2, "narrative.1B.text", WARNING, "told before play"),
    "long outcome": (f'[narrative.3B]\ntext = "{"word " * 201}"\n', 2, "narrative.3B.text", WARNING, "has 201 words"),
}


@pytest.mark.parametrize("case", WORDS)
def test_a_mistake_in_the_words_is_named_by_key_and_line(case: str, tmp_path: Path) -> None:
    text, line, key, level, sentence = WORDS[case]
    write(tmp_path, "text/en/cards.toml", text)
    said = [p for p in found(tmp_path, level) if sentence in p.text]
    assert [(p.file, p.line, p.key) for p in said] == [("text/en/cards.toml", line, key)], checking.problems(tmp_path)


def test_a_new_card_needs_its_words_and_is_sound_with_them(tmp_path: Path) -> None:
    new: list[Card] = [{"id": f"P{40 + n}", "kind": "emergency", "staff": 1, "symbols": 3} for n in range(3)]
    text = changed(tmp_path, "patients.toml", lambda entries: entries.extend(new))
    said = found(tmp_path, MISTAKE)
    assert [(p.line, p.where) for p in said] == [(line_of(text, c["id"]), f"patient {c['id']}") for c in new]
    assert "write the key patient.P40 in a file in text/en" in said[0].text
    write(tmp_path, "text/en/own.toml", '[patient]\nP40 = "Grey."\nP41 = "Greyer."\nP42 = "Cold."\n')
    assert found(tmp_path, MISTAKE) == []


def test_an_emergency_may_have_a_note_of_its_own_and_need_not(tmp_path: Path) -> None:
    write(tmp_path, "text/en/own.toml", '[patient]\nP34 = "Grey."\nP34_note = "He is much worse."\nP35 = "Greyer."\n')
    assert found(tmp_path) == []
    entries = ho.Game(seed=1, content=str(tmp_path))._wording.entries
    notes = {eased["card"]: eased["note"] for eased in map(entries.eased, range(39)) if eased}
    assert (notes["P34"], notes["P35"]) == ("He is much worse.", "Severe pain in his chest.")
    text = changed(tmp_path, "patients.toml", lambda entries: setting("P36", id="P40")(entries))
    assert 'id = "P40"' in text
    write(tmp_path, "text/en/own.toml", '[patient]\nP40 = "Grey."\n')
    entries = ho.Game(seed=1, content=str(tmp_path))._wording.entries
    notes = {eased["card"]: eased["note"] for eased in map(entries.eased, range(39)) if eased}
    assert notes["P40"] == entries.say("noted.emergency"), "one without a note has the general one"


def test_a_heavy_memory_needs_its_note(tmp_path: Path) -> None:
    light = next(card["id"] for card in cards("memories.toml") if not card["heavy"])
    text = changed(tmp_path, "memories.toml", setting(light, heavy=True))
    (said,) = found(tmp_path, MISTAKE)
    assert (said.line, said.where) == (line_of(text, light), f"memory {light}")
    assert f"memory.{light}.note" in said.text


# --- files and folders -----------------------------------------------------------------------------------------------


def test_text_that_is_not_utf_8_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "patients.toml").write_bytes(b"# one\n# caf\xe9\n")
    (said,) = found(tmp_path)
    assert (said.file, said.line, "UTF-8" in said.text) == ("patients.toml", 2, True)


LONG = "x" * 5000
SVG = "http://www.w3.org/2000/svg"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("patients.toml", f'[[patient]]\nid = "{LONG}"\n'),
        ("patients.toml", f'[[patient]]\nid = "P01"\nkind = "{LONG}"\n'),
        ("patients.toml", f'[[patient]]\nid = "P01"\n{LONG} = 1\n'),
        ("patients.toml", f"{LONG} = 1\n"),
        ("patients.toml", f"staff = {'9' * 4000}\n"),
        ("events.toml", f'[[event]]\nid = "EP1"\ngreen = ["{LONG}"]\n'),
        ("memories.toml", f'[[memory]]\nid = "1-1"\nobjects = ["{LONG}"]\nfeeling = "{LONG}"\n'),
        ("readings.toml", f'[[reading]]\nrule = "{LONG}"\nvariant = "{LONG}"\n'),
        ("rules.toml", f'["{LONG}"]\nchapter = "{LONG}"\n'),
        ("scenarios/01.toml", f'number = "{LONG}"\nsystems = ["{LONG}"]\nobjective = "{LONG}"\n'),
        ("text/en/own.toml", f'{LONG} = "x"\n'),
        ("text/en/own.toml", f'[board]\nundo = "{{{LONG}}}"\n'),
        (f"text/{LONG[:200]}/own.toml", 'a = "x"\n'),
        (f"{LONG[:200]}.toml", ""),
        (
            "art/2-3.clear.svg",
            f'<svg xmlns="{SVG}" viewBox="0 0 1 1"><{LONG} {LONG}="{LONG}"/></svg>',
        ),
        ("art/2-3.clear.svg", LONG),
    ],
)
def test_what_stands_in_a_file_is_not_repeated_at_its_whole_length(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, name, text)
    checking.main(str(tmp_path))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert [line for line in lines if LONG[:250] in line or "9" * 250 in line] == []


def test_all_mistakes_of_all_files_come_in_one_run(tmp_path: Path) -> None:
    changed(tmp_path, "patients.toml", lambda cards: [setting(id, staff=9)(cards) for id in ("P01", "P02", "P03")])
    changed(tmp_path, "memories.toml", setting("1-1", heavy="no"))
    write(tmp_path, "events.toml", "not toml")
    write(tmp_path, "scenarios/01.toml", SCENARIO.replace("count = 1", "count = 9"))
    write(tmp_path, "text/en/cards.toml", '[patient]\nP70 = "x"\n[event.EP9]\ntitle = "x"\n[action]\ntrn = "x"\n')
    words = [sys.executable, "-m", "holding_on", "check", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, cwd=BOX.parents[1], check=False)
    assert done.returncode == 1
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert [line.partition(":")[2].strip().partition(",")[0].partition(":")[0] for line in lines[:-1]] == [
        "events.toml",
        "memories.toml",
        "patients.toml",
        "patients.toml",
        "patients.toml",
        "scenarios/01.toml",
        "text/en/cards.toml",
        "text/en/cards.toml",
    ]
    assert "8 mistakes" in lines[-1]
    assert not any("EP9" in line for line in lines), "whether EP9 is a card cannot be known"


def test_a_game_refuses_a_folder_with_mistakes_and_names_the_first(tmp_path: Path) -> None:
    text = changed(tmp_path, "patients.toml", setting("P07", staff=4))
    with pytest.raises(ho.ContentError) as refused:
        ho.Game(seed=1, content=str(tmp_path))
    assert f"patients.toml, line {line_of(text, 'P07', 'staff')}, patient P07, staff: 4 is more" in str(refused.value)
    changed(tmp_path, "patients.toml", lambda _: None)
    assert ho.Game(seed=1, content=str(tmp_path)).legal_actions()


@pytest.mark.parametrize(("key", "there"), [("bed", debriefing.LINES), ("question", debriefing.QUESTIONS["summary"])])
def test_a_condition_of_the_debriefing_without_its_words_is_named(
    key: str, there: dict[str, Condition], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[debrief.question]\nnow = "How are you?"\n\n[debrief.bed]\nlaid = "I began on something."\n'
    write(tmp_path, "text/en/debrief.toml", text)
    assert found(tmp_path, MISTAKE) == []
    monkeypatch.setitem(there, "thirst", Condition({"thirst": 1}))
    (mistake,) = found(tmp_path, MISTAKE)
    line = text.splitlines().index(f"[debrief.{key}]") + 1
    assert (mistake.file, mistake.line, mistake.key) == ("text/en/debrief.toml", line, f"debrief.{key}")
    assert f"write the key debrief.{key}.thirst in a file in text/en" in mistake.text


def test_the_box_itself_is_not_checked_while_it_is_played() -> None:
    code = "import sys, holding_on as ho; ho.Game(seed=1); sys.exit('jsonschema' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=BOX.parents[1], check=False).returncode == 0
