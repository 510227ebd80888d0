"""Write the links that are made from the repository's address into both README.md. `--check` only compares.

The address stands in pyproject.toml alone, as `Source` under `[project.urls]`; without it the links say OWNER and NAME.
"""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Final

from holding_on.common.paths import top_of_checkout

TARGETS: Final = (top_of_checkout() / "README.md", top_of_checkout() / "binder/README.md")
PROJECT: Final = top_of_checkout() / "pyproject.toml"
UNKNOWN: Final = ("OWNER", "NAME")
BRANCH: Final = "binder"
"""The branch from which Binder builds: it is moved at a release, so that other commits build nothing anew."""
SITE: Final = re.compile(r"https://[\w-]+\.github\.io/[\w.-]+/")
BINDER: Final = re.compile(r"https://mybinder\.org/v2/gh/[\w-]+/[\w.-]+/\w+(?=\?)")
_SOURCE: Final = re.compile(r"https://github\.com/([\w-]+)/([\w.-]+?)(?:\.git)?/?")


def main(check: bool) -> int:
    """Write the links, or with `check` only compare. Return 0 when both files now have them, else 1."""
    stale = 0
    for path in TARGETS:
        name = path.relative_to(top_of_checkout()).as_posix()
        before = path.read_text(encoding="utf-8")
        text = with_links(before, *repository(PROJECT.read_text(encoding="utf-8")))
        if text != before and check:
            print(f"{name} has links to another repository. Write them: python -m tools.texts.address")
            stale = 1
        elif text != before:
            path.write_text(text, encoding="utf-8")
            print(f"{name} is written.")
    return stale


def repository(project: str) -> tuple[str, str]:
    """Return the owner and the name of the repository, from the text of pyproject.toml; `UNKNOWN` without an address.

    Raises ValueError for an address that is not on GitHub.
    """
    source = tomllib.loads(project)["project"].get("urls", {}).get("Source")
    if source is None:
        return UNKNOWN
    found = _SOURCE.fullmatch(source)
    if found is None:
        raise ValueError(f"Source = {source!r}: the links need an address such as https://github.com/OWNER/NAME")
    return found[1], found[2]


def with_links(text: str, owner: str, name: str) -> str:
    """Return a text whose links to the site and to Binder are those of this repository."""
    text = SITE.sub(f"https://{owner}.github.io/{name}/", text)
    return BINDER.sub(f"https://mybinder.org/v2/gh/{owner}/{name}/{BRANCH}", text)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
