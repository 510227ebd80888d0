"""The types of the browser side are those that `view/` is checked with, and nothing in `view/` is without its type."""

import ast
from pathlib import Path

import pytest

from holding_on.common.paths import PACKAGE
from tools import shapes


def test_the_types_of_the_browser_side_are_written_from_the_shapes() -> None:
    assert shapes.main([]) == 0


def test_stale_or_missing_types_are_found_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    types = tmp_path / "view.d.ts"
    monkeypatch.setattr(shapes, "TOP", tmp_path)
    monkeypatch.setattr(shapes, "TYPES", types)
    assert shapes.main([]) == 1
    assert shapes.main(["--write"]) == 0
    types.write_text(types.read_text(encoding="utf-8").replace("overstressed", "tired"), encoding="utf-8")
    assert shapes.main([]) == 1
    assert "python3 -m tools.shapes --write" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("python", "browser"),
    [
        ("list[int | None]", "(number | null)[]"),
        ("dict[str, list[str]]", "Record<string, string[]>"),
        ("Literal['card', 2, True]", '"card" | 2 | true'),
        ("list[Annotated[list[int], 'pawn', 'then']]", "[pawn: number, then: number][]"),
        ("'list[Leaf] | list[Brought]'", "Leaf[] | Brought[]"),
    ],
)
def test_a_type_is_written_in_the_browsers_language(python: str, browser: str) -> None:
    assert shapes.type_of(ast.parse(python, mode="eval").body) == browser


def test_a_type_that_no_browser_knows_is_refused_by_name() -> None:
    with pytest.raises(shapes.UnknownShape, match=r"set\[int\]: line 1"):
        shapes.type_of(ast.parse("set[int]", mode="eval").body)


def test_no_dict_of_anything_is_left_in_the_view() -> None:
    """Each thing that a display is told has its own type, so that mypy knows its keys."""
    sources = sorted((PACKAGE / "view").rglob("*.py"))
    assert len(sources) > 30
    assert [path.name for path in sources if "dict[str, Any]" in path.read_text(encoding="utf-8")] == []
