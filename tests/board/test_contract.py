"""Both sides of the board agree: the shape of the view, the labels that are asked for, the committed bundle."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import holding_on as ho
from holding_on.board import Board
from holding_on.board.code import STATIC, lesson_styles, link_code, styles
from holding_on.board.drawn import labels
from holding_on.board.parts import PARTS
from holding_on.catalogue.language import FORM, Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.names import PLACE_NAMES
from holding_on.engine.verbs import VERBS
from holding_on.game import Game
from holding_on.view.actions import KINDS, ROWS
from holding_on.view.shape import Line, View
from tests.board.hearing import Hearing
from tests.content.folders import focusing

WIDGETS = Path(__file__).parents[2] / "widgets"
DRAWINGS = WIDGETS / "src/drawing/table.js"
"""Made, not written: numbers of shapes."""
SAY = re.compile(r'\bsay\(\)?\(?\s*"([a-z_.]+)"|\bsay\(\s*desk\.story \? "([a-z_.]+)" : "([a-z_.]+)"')
"""A label asked for by the browser side, by its whole key."""
TEMPLATE = Path(ho.__file__).parent / "server/share/voila/templates/holding-on"
HAS = r":has\((?:[^()]|\([^()]*\))*\)"
ANYTHING = re.compile(HAS + r"[^{},]*?\s*[\s>~+]\s*(?:\*|::?(?!is\b|where\b)[\w-]+(?:\([^()]*\))?)+\s*(?=[,{])")
"""A selector with `:has` that ends with a part for which any element may stand, as `:last-child`."""
DRAWING = "http://www.w3.org/2000/svg"
"""The name of the family that the shapes of a drawing belong to: a name, and nothing is fetched from it."""


def keys(data: Any, path: str = "") -> set[str]:
    """Every path of keys in plain data."""
    if isinstance(data, dict):
        return {f"{path}.{key}" for key in data}.union(*(keys(value, f"{path}.{key}") for key, value in data.items()))
    if isinstance(data, list):
        return set().union(*(keys(item, f"{path}[]") for item in data))
    return set()


def views_of_a_game(seed: int) -> list[View]:
    """Every position of one game, played by chance."""
    chance = Random(seed)
    game = Game(seed=seed, players=(3, 2, 4)[seed % 3], content=focusing() if seed % 4 == 3 else None)
    views = [game.view()]
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
        views.append(game.view())
    return views


def test_the_browser_side_is_tested_with_the_shape_that_the_game_gives() -> None:
    sample = json.loads((WIDGETS / "test" / "sample_view.json").read_text(encoding="utf-8"))
    given = set().union(*(keys(view) for seed in range(12) for view in views_of_a_game(seed)))
    assert sorted(keys(sample) - given) == []


def code_of(source: Path) -> str:
    """A file of the browser side without its comments."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", source.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_a_line_of_the_journal_brings_what_the_browser_side_reads_and_no_more() -> None:
    game = Game(seed=3)
    chance = Random(3)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
    lines = game.lines()
    sent = Hearing(Board(game)).ask({"kind": "lines", "from": 0})["lines"]
    must, may = Line.__required_keys__, Line.__optional_keys__
    assert all(must <= line.keys() <= must | may for line in sent)
    for here, there in zip(sent, lines, strict=True):
        whole: dict[str, object] = {**there}
        assert here == {key: whole[key] for key in must} | {key: whole[key] for key in may if whole.get(key)}
    assert {line["matters"] for line in lines} == {line["read_aloud"] for line in lines} == {True, False}


def test_for_every_answer_that_is_drawn_as_a_thing_or_a_gesture_there_is_a_drawing() -> None:
    drawn = {row.drawn for row in ROWS.values()} - {""}
    assert len(drawn) > 12
    assert sorted(drawn - {path.stem for path in (WIDGETS / "drawings").glob("*.svg")}) == []


def test_no_rule_and_no_verb_of_the_journal_is_known_to_the_browser_side() -> None:
    """A verb or a kind of answer of one word is a word like others; of those that are longer none is."""
    long = {name for name in (*VERBS, *(kind.name for kind in KINDS.values())) if "_" in name}
    assert len(long) > 30
    for source in sorted({*(WIDGETS / "src").rglob("*.js")} - {DRAWINGS}):
        code = code_of(source)
        assert re.findall(r"\b[A-Z]+\d?-\d\d\b", code) == [], source.name
        assert re.findall(r"\bverb\b", code) == [], source.name
        assert sorted(set(re.findall(r"\w+", code)) & long) == [], source.name


def test_each_part_is_drawn_under_the_name_of_its_class() -> None:
    drawn = re.findall(r"^  (\w+): \{$", (WIDGETS / "src/parts.js").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"condition_track", "journal", "memory_grid", "patient_card"} < {*drawn}
    assert sorted(drawn) == sorted(PARTS)
    assert all(getattr(ho, part.__name__) is part for part in PARTS.values())


def test_every_label_that_the_browser_side_says_is_there() -> None:
    known = labels(Words(the_box(), "en"))
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WIDGETS / "src").rglob("*.js")))
    asked = {key for found in SAY.findall(sources) for key in found if key}
    assert len(asked) > 20
    assert sorted(asked - known.keys()) == []
    states = {f"{thing}.{state}" for thing in ("pawn", "timeline") for state in ("open", "barred")}
    shifts = {f"shift.{state}" for state in ("done", "now", "coming")}
    parts = {f"part.{name}" for name in PARTS}
    decks, places = ("patient", "partial", "clear"), (*PLACE_NAMES, "marked_area")
    things = {f"about.{name}" for name in (*decks, *places)}
    assert sorted((states | shifts | parts | things) - known.keys()) == []
    used = asked | states | shifts | parts | things
    spare = {
        key for key in known if key not in used and not key.startswith(("table.", "refused.", "hint.", "first.", FORM))
    }
    assert sorted(spare) == []


def test_the_browser_side_has_no_word_of_its_own_and_asks_no_other_machine() -> None:
    bundle, styles = (
        "\n".join(path.read_text(encoding="utf-8") for path in sorted(STATIC.glob(kind))) for kind in ("*.js", "*.css")
    )
    for text in (bundle, styles):
        assert "http" not in text.replace(DRAWING, "")
        assert "url(" not in text
        assert "@import" not in text
    assert "innerHTML" not in bundle
    for source in sorted((WIDGETS / "src").rglob("*.js")):
        spoken = re.findall(r'"[^"\n]*[a-z] [a-z]+ [a-z][^"\n]*"', code_of(source))
        assert spoken == [], source.name


def zipped(*texts: bytes) -> int:
    """Bytes of some of the built files, each as it travels."""
    return sum(len(gzip.compress(text, mtime=0)) for text in texts)


def built(pattern: str) -> list[bytes]:
    """The built files of a kind."""
    return [path.read_bytes() for path in STATIC.glob(pattern)]


def test_no_property_with_a_short_name_is_known_outside_of_the_boards_code() -> None:
    """Neither to Python, nor to the browser, nor by a text, as what a button does is."""
    listed = (WIDGETS / "build.mjs").read_text(encoding="utf-8").partition("const INSIDE = [")[2].partition("]")[0]
    inside = set(re.findall(r'"(\w+)"', listed))
    assert len(inside) > 10
    sources = "\n".join(code_of(source) for source in sorted((WIDGETS / "src").rglob("*.js")))
    types = (WIDGETS / "src/protocol/view.d.ts").read_text(encoding="utf-8")
    assert inside & set(re.findall(r"(\w+)\??:", types)) == set()
    assert inside & set(re.findall(r'(?:"data-do": |\[|get\()"(\w+)"', sources)) == set()
    later = (WIDGETS / "src/link/link.js").read_text(encoding="utf-8")
    assert inside & set(re.findall(r"\w+", later)) == set(), "the code that comes later has the long names"
    assert inside & {"observe", "disconnect", "signal", "focus", "blur", "close", "open", "animate"} == set()


def test_what_every_page_carries_is_small() -> None:
    kinds = ("*.js", "*.css", "*.woff2")
    assert {path for kind in kinds for path in STATIC.glob(kind)} == set(STATIC.iterdir())
    assert zipped(*({*built("*.js")} - {*built("lesson.js")} - {*built("link.js")})) <= 60_000
    assert zipped(styles("board.css").encode()) <= 15_000
    assert zipped(*built("*.woff2")) <= 60_000


def test_what_a_page_with_the_stage_of_a_lesson_carries_besides_is_small() -> None:
    assert zipped(*built("lesson.js")) - zipped(*built("board.js")) <= 6_500
    sheets = [styles("board.css"), lesson_styles()]
    assert sheets[1].startswith(sheets[0])
    assert zipped(sheets[1].encode()) - zipped(sheets[0].encode()) <= 2_500


def test_what_comes_only_when_somebody_asks_for_a_link_is_small_and_no_page_carries_it() -> None:
    (link,) = built("link.js")
    assert zipped(link) <= 1_500
    board = Board(Game(seed=7))
    assert link_code() == link.decode()
    assert link_code() not in str(board.get_state()) + str(board.code.get_state())


def test_what_the_page_of_the_game_carries_besides_is_smaller() -> None:
    assert zipped(*built("table.css")) <= 1_500


def test_a_style_by_what_is_in_a_part_names_whom_it_is_for() -> None:
    """One `:has(…) > :last-child` on a page has the browser style the whole page anew when a part comes or goes."""
    found = (".a:has([open]) > :last-child {", ".a:has(> :nth-child(4))~*{")
    passed = (".a:has([open]) > .b:last-child {", ".a:has(> :nth-child(4)) {")
    assert [bool(ANYTHING.search(each)) for each in (*found, *passed)] == [True, True, False, False]
    sheets = [path for kind in ("*.css", "*.j2", "*.html") for path in (*STATIC.glob(kind), *TEMPLATE.glob(kind))]
    sheets += (WIDGETS / "styles").rglob("*.css")
    assert len(sheets) > 40
    for sheet in sheets:
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert ANYTHING.findall(text) == [], sheet.name
