"""Every file and folder that a page of ours names is there."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
PAGES = sorted(
    page
    for place in ("*.md", "docs/*.md", "*/README.md", "holding_on/*/README.md")
    for page in TOP.glob(place)
    if page.name != "CHANGELOG.md"  # which tells of what is gone, too
)
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
ENDS = "css|html|ipynb|js|json|md|mjs|py|svg|toml|ts|txt"
FILE = re.compile(rf"[\w.*-]+(?:/[\w.*-]+)*(?:/|\.(?:{ENDS}))|[\w.*-]+(?:/[\w.*-]+)+")
"""What looks like the path of a file or of a folder."""
MADE = re.compile(r"\.(venv|cache)/.*|my-ward/.*|.*NN.*|.*NAME.*|OWNER/.*|voila/.*")
"""What the reader makes, or puts a name into, or finds at an address."""
OF_THE_READER = {"11.toml.txt", "mine.py", "holding_on/styles/gentle.py"}
"""What a page has the reader write, or warns of."""


def there() -> set[str]:
    """Every file and folder of the checkout, and each end of its path, as a page may name it by its end alone."""
    found: set[str] = set()
    for folder, folders, files in os.walk(TOP):
        folders[:] = [
            name for name in folders if name in (".ci", ".github") or not name.startswith((".", "node_modules", "__py"))
        ]
        for name in (*folders, *files):
            parts = (Path(folder) / name).relative_to(TOP).parts
            found |= {"/".join(parts[start:]) for start in range(len(parts))}
    return found


def named(text: str) -> list[str]:
    """The paths that a page names between backticks."""
    codes = [code.removesuffix("/") for code in CODE.findall(text) if FILE.fullmatch(code)]
    return [code for code in codes if not MADE.fullmatch(code) and code not in OF_THE_READER]


def test_what_looks_like_a_path_is_found_on_a_page() -> None:
    page = "`a.py` `b/` `c/d` `ho.Game()` `python -m e.f` `my-ward/art/` `notebooks/NN-name.ipynb` `g/h.js`"
    assert named(page) == ["a.py", "b", "c/d", "g/h.js"]
    assert len(PAGES) > 15


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(TOP).as_posix())
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    files = there()
    assert [name for name in named(page.read_text(encoding="utf-8")) if "*" not in name and name not in files] == []
