"""No test and no behaviour finds a thing by its class, which is a look, and looks change."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

CHECKOUT: Final = Path(__file__).parents[2]
BY_CLASS: Final = re.compile(
    r"\.(ho|hw|hs|is)-[a-z{$]"  # in a selector
    r"|(getElementsByClassName|classList\.contains|to_have_class|to_contain_class)\(.*\b(ho|hw|hs|is)-[a-z]"
)


def by_class(text: str) -> int:
    """How many lines of a text find something by its class."""
    return sum(BY_CLASS.search(line) is not None for line in text.splitlines())


def test_nothing_is_found_by_its_class() -> None:
    files = [*CHECKOUT.glob("tests/**/*.py"), *CHECKOUT.glob("widgets/src/**/*.js")]
    found = {path.relative_to(CHECKOUT).as_posix(): by_class(path.read_text(encoding="utf-8")) for path in files}
    del found[Path(__file__).relative_to(CHECKOUT).as_posix()]
    assert found["widgets/src/surface.js"] == 0
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_the_names_of_the_pieces_of_a_lesson_have_no_look() -> None:
    styles = [*CHECKOUT.glob("widgets/styles/**/*.css"), *CHECKOUT.glob("holding_on/**/*.css")]
    assert len(styles) > 1
    assert [path.name for path in styles if ".lesson-piece" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    ("line", "does"),
    [
        ('board.locator(".ho-notice")', True),
        ("part.closest('p, .hw-room')", True),
        ('page.locator(f".ho-lesson-{kind} p")', True),
        ('pawns.filter(has=page.locator(":not(.is-open)"))', True),
        ('root.getElementsByClassName("ho-pawn")', True),
        ('expect(place).to_have_class("ho-memory is-held")', True),
        ('box.classList.toggle("ho-around-past", past)', False),
        ('h("div", { class: "ho-notice", part: "notice" })', False),
        ('board.locator("[data-part=notice]")', False),
        ('page.locator(".holding-on")', False),
    ],
)
def test_a_line_that_finds_by_class_is_told_from_one_that_gives_a_look(line: str, does: bool) -> None:
    assert by_class(line) == does
