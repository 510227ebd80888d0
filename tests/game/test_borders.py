"""Who may import whom, and who may write: the borders of the house."""

import ast
import re
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.game.importing import When, circles, graph, imports_of, reached

PACKAGE = Path(__file__).parents[2] / "holding_on"
ENGINE = sorted((PACKAGE / "engine").rglob("*.py"))
TESTS = Path(__file__).parents[1]

MAY_IMPORT = {
    "engine": {"common"},
    "catalogue": {"common", "engine"},
    "view": {"common", "engine", "catalogue"},
    "game": {"common", "engine", "catalogue", "view"},
    "styles": {"common", "engine", "view", "game"},
    "study": {"common", "engine", "catalogue", "view", "game", "styles"},
    "days": {"common", "engine", "catalogue", "view", "game"},
    "terminal": {"common", "engine", "catalogue", "view", "game", "days"},
    "board": {"common", "engine", "catalogue", "view", "game", "days", "styles", "study"},
    "lessons": {"common", "engine", "catalogue", "view", "game", "days", "styles", "study", "board"},
    "common": set(),
    "server": {"common"},
    "commands": {"catalogue", "common", "days", "engine", "game", "server", "study", "terminal"},
}
"""For each part of the package, the parts that it may import."""
OPEN_TO_ALL = {"version"}
"""The module that any part may import beside these."""


def modules(path: Path) -> set[str]:
    """What a file imports, whenever that is done: modules, and names in them, each with its whole path."""
    return {each.name for each in imports_of(path, PACKAGE.parent)}


def imports(path: Path) -> set[str]:
    """The parts of the package that a file imports; what is no part of it begins with `outside:`."""
    split = [name.split(".") for name in modules(path) if name != "holding_on"]
    return {parts[1] if parts[0] == "holding_on" else f"outside:{parts[0]}" for parts in split}


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_each_part_imports_only_what_it_may(part: str) -> None:
    one = PACKAGE / f"{part}.py"
    files = [one] if one.is_file() else sorted((PACKAGE / part).rglob("*.py"))
    assert files
    for path in files:
        inside = {name for name in imports(path) if not name.startswith("outside:")}
        assert inside - OPEN_TO_ALL <= MAY_IMPORT[part] | {part}, path.name


@cache
def ours() -> dict[str, set[str]]:
    """For each module of this package, the modules of it that it imports."""
    return graph(PACKAGE)


@cache
def arrows() -> set[tuple[str, str]]:
    """The arrows of the diagram on the page about the architecture: who imports, and what."""
    page = (PACKAGE.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    diagram = page.partition("## Around the engine")[2].split("```")[1]
    found = set()
    for line in diagram.strip().splitlines():
        chain = [[name.strip() for name in each.split(",")] for each in line.partition(":")[0].split("<-")]
        found |= {(by, what) for whats, bys in pairwise(chain) for by in bys for what in whats}
    return found


@cache
def imported() -> dict[str, set[str]]:
    """The parts of the package that each part imports, and the notebooks."""
    found = {part: set[str]() for part in MAY_IMPORT}
    for part in MAY_IMPORT:
        for path in (PACKAGE / part).rglob("*.py"):
            found[part] |= imports(path) & MAY_IMPORT.keys() - {part}
    notebooks = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE.parent / "notebooks").glob("*.ipynb"))
    found["notebooks"] = set(re.findall(r"from holding_on\.(\w+)", notebooks)) & MAY_IMPORT.keys()
    return found


def along(by: str) -> set[str]:
    """All parts to which the arrows lead from one."""
    there = {what for one, what in arrows() if one == by}
    return there.union(*map(along, there))


def test_every_arrow_of_the_diagram_is_an_import_of_the_code() -> None:
    assert {part for arrow in arrows() for part in arrow} == imported().keys()
    assert [(by, what) for by, what in sorted(arrows()) if what not in imported()[by]] == []


@pytest.mark.parametrize("by", [*sorted(MAY_IMPORT), "notebooks"])
def test_every_import_of_the_code_lies_along_the_arrows_of_the_diagram(by: str) -> None:
    shown = along(by) | {"common"}  # it serves all
    assert imported()[by] - shown == set()
    assert MAY_IMPORT.get(by, set()) - shown == set(), "no more is allowed than the diagram shows"


def test_no_imports_go_in_a_circle() -> None:
    """Every import counts: also one inside a function, which would hide the circle, and one for the types alone."""
    assert circles(ours()) == []


@pytest.mark.parametrize(
    ("line", "when"),
    [
        ("from .upper import name", When.AT_ONCE),
        ("def later():\n    from . import upper", When.DEFERRED),
        ("class Late:\n    def later(self):\n        import made.upper", When.DEFERRED),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .upper import name", When.NEVER),
    ],
)
def test_a_circle_is_found_whenever_its_imports_are_carried_out(tmp_path: Path, line: str, when: When) -> None:
    package = tmp_path / "made"
    package.mkdir()
    lines = {"__init__": "from .upper import name", "upper": "from .between import name", "lower": line, "alone": ""}
    for name, text in {**lines, "between": "from .lower import name\nfrom . import alone"}.items():
        (package / f"{name}.py").write_text(f"{text}\nname = 1\n", encoding="utf-8")
    circle = ["made.between", "made.lower", "made.upper"]
    assert circles(graph(package)) == [circle]
    assert circles(graph(package, {When.AT_ONCE, when})) == [circle]
    assert circles(graph(package, set(When) - {when})) == []


def test_no_module_imports_the_door_of_the_package() -> None:
    """The door (`holding_on/__init__.py`) imports from all parts, so an import of it would run up."""
    assert [name for name, taken in ours().items() if PACKAGE.name in taken] == []


FACTS = (
    *(f"facts.{path.stem}" for path in (PACKAGE / "view" / "facts").glob("[a-z]*.py")),
    "ahead",
    "beforehand",
    "questions",
    "signs",
    "unlocks",
)
"""The modules of `view` that know the position and no language: what they tell has numbers, and is worded elsewhere."""


@pytest.mark.parametrize("name", FACTS)
def test_facts_know_no_language(name: str) -> None:
    taken = reached(ours(), f"holding_on.view.{name}")
    assert "holding_on.engine.state" in taken
    beside = {module for module in taken if module.split(".")[1] not in ("engine", "common")}
    wordless = tuple(
        f"holding_on.view.{module}"
        for module in (*FACTS, "actions", "coming", "found", "lying", "seen", "shape", "things")
    )
    assert [module for module in sorted(beside) if not f"{module}.".startswith(tuple(f"{w}." for w in wordless))] == []


WORDS = (
    "album",
    "ending",
    "entries",
    "gestures",
    "history",
    "joining",
    "memories",
    "names",
    "offered",
    "pages",
    "people",
    "pictures",
    "previews",
    "progress",
    "refusals",
    "shifts",
    "short",
    "story",
    "table",
    "whole",
    "why",
)
"""The modules of `view` that have words and know no rule: they name what was read elsewhere and is handed in."""
TYPES = {"box.Box", "state.Entry", "state.State"}
"""What these modules name of the engine in annotations, beside the names of its numbers."""
TABLE = {"box", "changes", "chronicle", "effects", "errors", "house", "names", "readings", "state", "verbs"}
"""The modules of the engine that lie behind these: what is on the table and in the journal, and no rule."""


def rules_behind_words(package: Path) -> list[str]:
    """What the modules with words take of the engine beyond names and types, and the rules to which they lead."""
    engine, every = f"{package.name}.engine.", graph(package)
    found = set[str]()
    for words in WORDS:
        for each in imports_of(package / "view" / f"{words}.py", package.parent):
            of_the_engine = each.name.removeprefix(engine)
            is_type = each.when is When.NEVER and of_the_engine in TYPES
            if each.name != of_the_engine and not is_type and of_the_engine.split(".")[0] != "names":
                found.add(f"{words}: {of_the_engine}")
        behind = {name.removeprefix(engine) for name in reached(every, f"{package.name}.view.{words}")
                  if name.startswith(engine)}  # fmt: skip
        found |= {f"{words} … {module}" for module in behind - TABLE}
    return sorted(found)


def test_words_know_no_engine() -> None:
    assert rules_behind_words(PACKAGE) == []


def test_the_words_of_verbs_are_asked_for_by_words_alone() -> None:
    words = f"{PACKAGE.name}.view"
    asks = {name for name, taken in ours().items() if f"{words}.verbs" in taken}
    assert {f"{words}.entries"} <= asks <= {f"{words}.{each}" for each in WORDS}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from ..engine import names as n\nfrom ..engine.names import POOL", []),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..engine.state import State", []),
        ("from ..engine import stress", ["names … stress", "names: stress"]),
        ("def late():\n    from ..engine.stress import most", ["names … stress", "names: stress.most"]),
        ("from ..engine.state import State", ["names: state.State"]),
        ("from . import facts", ["names … stress"]),
    ],
)
def test_a_rule_behind_words_is_found(tmp_path: Path, line: str, found: list[str]) -> None:
    empty = dict.fromkeys(
        [*(f"view/{words}" for words in WORDS), *(f"engine/{each}" for each in ("names", "state", "stress"))], ""
    )
    files = {**empty, "view/names": line, "view/facts": "from ..engine import stress"}
    for name, text in files.items():
        path = tmp_path / "made" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")
    assert rules_behind_words(tmp_path / "made") == found


def test_parts_that_may_import_each_other_are_none() -> None:
    assert circles({part: MAY_IMPORT[part] for part in MAY_IMPORT}) == []


def test_the_engine_imports_nothing_of_the_package_but_whether_its_build_is_current() -> None:
    taken = {(path.relative_to(PACKAGE).as_posix(), name) for path in ENGINE for name in modules(path)}
    beside = {each for each in taken if each[1].startswith("holding_on.") and ".engine." not in each[1]}
    assert {(path, name.rpartition(".")[0]) for path, name in beside} == {
        ("engine/__init__.py", "holding_on.common.native")
    }


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_needs_nothing_but_plain_python(path: Path) -> None:
    outside = {name.removeprefix("outside:") for name in imports(path) if name.startswith("outside:")}
    assert outside <= {"typing", "collections", "bisect"}


@pytest.mark.parametrize("path", [p for p in ENGINE if p.stem not in ("changes", "state")], ids=lambda path: path.stem)
def test_only_changes_writes_to_a_state(path: Path) -> None:
    mutators = {"append", "remove", "insert", "extend", "clear", "sort", "reverse", "pop"}
    written = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                written.append(_root(node))
            case ast.Call(func=ast.Attribute(attr=attr) as method) if attr in mutators:
                written.append(_root(method))
    assert not {"state", "places", "piles", "tokens"} & set(written)


def _root(target: ast.expr) -> str:
    """The name of the object into which is written."""
    while isinstance(target, ast.Attribute | ast.Subscript):
        target = target.value
    return target.id if isinstance(target, ast.Name) else ""


def test_no_word_for_players_stands_in_the_engine() -> None:
    for path in ENGINE:
        if path.stem == "errors":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            node.body[0].value
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        loose = {n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs | loose:
                assert len(node.value.split()) < 4 or path.stem == "state", f"{path.name}: {node.value!r}"


def test_only_the_door_of_the_tests_reaches_into_a_game() -> None:
    inside = re.compile(r"\._(state|journal|start|dealer)\b")
    files = {path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py")}
    assert [name for name, text in files.items() if inside.search(text)] == ["engine/table.py"]


def test_a_game_is_played_without_widgets_charts_and_frames() -> None:
    code = """
import sys
import holding_on as ho
game = ho.Game(seed=1)
while game.outcome is None:
    game.apply(game.legal_actions()[0])
game.view(), game.record(), game.rows()
heavy = {"polars", "altair", "anywidget", "ipywidgets", "IPython", "numpy", "jsonschema", "babel"} & set(sys.modules)
sys.exit(f"loaded: {heavy}" if heavy else 0)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


BARE = f"""
import sys
sys.path.insert(0, {str(PACKAGE.parent)!r})
import holding_on as ho
"""
"""How a Python begins that has nothing but its standard library and this checkout."""


def alone(*lines: str) -> subprocess.CompletedProcess[str]:
    """Run lines in a Python that sees no installed package."""
    code = "\n".join([BARE, *lines])
    return subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)


def test_a_bare_python_plays_games_and_campaigns_to_their_end() -> None:
    done = alone(
        "for game in (ho.Game(scenario=6, players=4, seed=1), ho.Campaign().play(seed=2)):",
        "    while game.outcome is None:",
        "        game.view(), game.preview(game.legal_actions()[0])",
        "        game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))",
        "    ho.Game.from_record(game.record()), game.rows(), game.why('condition'), str(game.outcome)",
        "print({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)",
    )
    assert done.stderr == ""
    assert ast.literal_eval(done.stdout) == {"__main__", "holding_on"}


@pytest.mark.parametrize(
    ("asked", "package"),
    [
        ("ho.Board", "anywidget"),
        ("ho.play_page", "anywidget"),
        ("ho.ConditionTrack", "anywidget"),
        ("import holding_on.lessons", "anywidget"),
        ("ho.simulate", "polars"),
        ("ho.Study", "polars"),
        ("ho.StyleError", "polars"),
        ("ho.Game().shifts()", "polars"),
        ("from holding_on.study import charts", "altair"),
        ("from holding_on.study import measures", "polars"),
        ("from holding_on.study import what_if", "polars"),
        ("ho.Game(content=sys.path[0])", "jsonschema"),
    ],
)
def test_a_bare_python_says_in_one_sentence_how_to_get_what_it_lacks(asked: str, package: str) -> None:
    extra = {"anywidget": "", "jsonschema": "[content]"}.get(package, "[study]")
    told = alone(asked).stderr.splitlines()
    assert "MissingPackage: " in told[-1]
    assert package in told[-1]
    assert told[-1].endswith(f"pip install 'holding-on{extra}', or in a checkout with pip install -e '.{extra}'.")
    assert "During handling" not in " ".join(told)


def test_every_module_of_a_study_says_so_too() -> None:
    modules = [f"holding_on.study.{file.stem}" for file in (PACKAGE / "study").glob("*.py") if file.stem != "__init__"]
    done = alone(
        "import importlib",
        f"for name in {modules}:",
        "    try:",
        "        importlib.import_module(name)",
        "    except ho.MissingPackage:",
        "        print(name)",
    )
    assert done.stderr == ""
    assert {"holding_on.study.study", "holding_on.study.growing"} <= set(done.stdout.split())
