"""What works where: the document has the table of the tool, and every test that the table names is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.texts import hosts
from tools.texts.hosts import ABILITIES, END, HOSTS, TARGET, main, named_tests, with_table

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("named", sorted(named_tests()))
def test_each_test_that_proves_something_is_there(named: str) -> None:
    file, _, name = named.partition("::")
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    assert name in {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}


def test_only_known_abilities_are_named_and_what_is_not_tried_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ability for able in HOSTS.values() for ability in able if ability not in ABILITIES] == []
    monkeypatch.setattr(hosts, "HOSTS", {"somewhere else": {}})
    assert f"| somewhere else |{' not tried |' * len(ABILITIES)}" in with_table(TARGET.read_text(encoding="utf-8"))


def test_the_document_has_the_table_of_the_tool(capsys: pytest.CaptureFixture[str]) -> None:
    """After a change: `python -m tools.texts.hosts --write`."""
    assert main(write=False) == 0, capsys.readouterr().out


def test_another_table_is_put_right_and_a_document_without_the_marks_is_refused() -> None:
    text = TARGET.read_text(encoding="utf-8")
    assert with_table(text.replace("| yes |", "| no |")) == text
    with pytest.raises(ValueError, match="two lines"):
        with_table(text.replace(END, ""))
