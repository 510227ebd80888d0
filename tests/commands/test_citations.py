"""Where the rules are cited: found in the code, what keeps a rule first, and where every mutation lies."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from holding_on.commands import rules
from holding_on.commands.citations import APPLIED, BESIDE, DESCRIBED, Citation, Source, find
from holding_on.common.paths import PACKAGE
from tools.mutate.tables import SHORTEST_REASON, Tables, read

TOP = PACKAGE.parent
CODE = '''"""Care (CARE-01)."""

# --- costs (CARE-02)
COST = 1
"""What a symbol costs (CARE-03)."""
OTHER, MORE = 1, 2  # CARE-04


# who pays (CARE-05)
@first
def pay(state):
    """Pays (CARE-06)."""
    change(state, "CARE-07", 1)
    row = ("CARE-08", 1)

    def inner():
        return 1  # CARE-09

    return row


class Purse:
    """Holds (CARE-10)."""

    size = 6  # CARE-11

    def fill(self):
        refuse(
            rule=("CARE-12", "CARE-13"),
        )


if pay:
    async def later(): ...  # CARE-14


def note_it(state):
    changes.note(state, "CARE-15")
'''
CITED = {
    "CARE-01": ("", 1, DESCRIBED),
    "CARE-02": ("COST", 3, BESIDE),
    "CARE-03": ("COST", 5, DESCRIBED),
    "CARE-04": ("(OTHER, MORE)", 6, BESIDE),
    "CARE-05": ("pay", 9, BESIDE),
    "CARE-06": ("pay", 12, DESCRIBED),
    "CARE-07": ("pay", 13, APPLIED),
    "CARE-08": ("pay", 14, DESCRIBED),
    "CARE-09": ("pay.inner", 17, BESIDE),
    "CARE-10": ("Purse", 23, DESCRIBED),
    "CARE-11": ("Purse.size", 25, BESIDE),
    "CARE-12": ("Purse.fill", 29, APPLIED),
    "CARE-13": ("Purse.fill", 29, APPLIED),
    "CARE-14": ("later", 34, BESIDE),
    "CARE-15": ("note_it", 38, DESCRIBED),
}


def test_each_citation_is_told_by_its_scope_its_line_and_how_it_cites() -> None:
    found = {each.rule: (each.scope.name, each.line, each.how) for each in Source(CODE).citations("engine/care.py")}
    assert found == CITED


@pytest.mark.parametrize(
    ("rule", "function"), [("SCEN-09", "end"), ("STRESS-12", "is_overstressed"), ("EVENT-09", "meet_event")]
)
def test_what_keeps_a_rule_comes_before_what_notes_it_or_looks_whether_it_came_true(
    rule: str, function: str, places: dict[str, list[Citation]]
) -> None:
    assert places[rule][0].scope.name == function


def test_a_scope_reaches_from_the_comment_above_it_to_the_docstring_below_it() -> None:
    source = Source(CODE)
    assert [(scope.first, scope.last) for scope in source.named("pay")] == [(9, 19)]
    assert [(scope.first, scope.last) for scope in source.named("COST")] == [(3, 5)]
    assert source.named("row") == source.named("pay.row") == []


def test_what_keeps_a_rule_comes_first(tmp_path: Path) -> None:
    keeps = 'def keep():\n    """CARE-01"""\n\n\ndef refuse():\n    bar("CARE-01")\n'
    for name, text in {
        "engine/care.py": f'"""CARE-01"""\nROW = ("CARE-01",)\n\n\n{keeps}',
        "engine/day.py": keeps,
        "engine/names.py": "ONE = 1  # CARE-01\n",
        "view/view.py": keeps,
        "board/board.py": keeps,
        "content/cards.toml": '["CARE-01"]\nkind = 1 # CARE-01\n',
        "content/text/de/cards.toml": "# CARE-01\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    chapters = {"CARE-01": {"chapter": "care"}, "DAY-01": {"chapter": "day"}}
    found = find(tmp_path, chapters, ["CARE-01", "DAY-01"])
    assert found["DAY-01"] == []
    assert [str(place) for place in found["CARE-01"]] == [
        "engine/care.py:10  refuse",
        "engine/care.py:6  keep",
        "engine/day.py:6  refuse",
        "engine/day.py:2  keep",
        "engine/care.py:2  ROW",
        "engine/names.py:1  ONE",
        "view/view.py:6  refuse",
        "view/view.py:2  keep",
        "content/cards.toml:2",
        "board/board.py:6  refuse",
        "board/board.py:2  keep",
        "engine/care.py:1",
    ]


@pytest.fixture(scope="module")
def tables() -> Tables:
    """The mutations of this checkout."""
    found = read(TOP)
    assert found.mistakes == []
    return found


@pytest.fixture(scope="module")
def places() -> dict[str, list[Citation]]:
    """Where every rule is cited."""
    chapters = tomllib.loads((rules.CONTENT / "rules.toml").read_text(encoding="utf-8"))
    return find(PACKAGE, chapters, list(chapters))


def test_every_mutation_lies_in_a_function_that_cites_its_rule_or_says_why_not(tables: Tables) -> None:
    for mutation in tables.mutations:
        reason = mutation.because.strip()
        assert mutation.cites(TOP) == (not reason), f"{mutation}: cites its rule, or has a reason (because) why not"
        assert not reason or len(reason) >= SHORTEST_REASON, f"{mutation}: {reason!r} is no reason"


def test_the_first_place_of_every_rule_is_a_function_a_row_or_a_line_of_content(
    tables: Tables, places: dict[str, list[Citation]]
) -> None:
    for rule in tables.rules:
        if rule not in tables.excused:
            first = places[rule][0]
            assert first.scope.name or first.path.startswith("content/"), f"{rule}: {first}"


def test_code_without_which_a_rules_test_fails_is_among_the_first_places_of_the_rule(
    tables: Tables, places: dict[str, list[Citation]]
) -> None:
    proven: dict[str, set[tuple[str, str]]] = {}
    for mutation in tables.mutations:
        if mutation.function and not mutation.because:
            path = mutation.file.removeprefix("holding_on/")
            proven.setdefault(mutation.rule, set()).add((path, mutation.function))
    assert len(proven) > 400
    for rule, functions in proven.items():
        shown = {(place.path, place.scope.name) for place in places[rule][:4]}
        assert shown & functions, f"{rule}: {sorted(functions)} is cited after {sorted(shown)}"
