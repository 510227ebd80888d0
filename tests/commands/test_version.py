"""The version stands in one place; whoever asks for it, and whoever installs the package, is given that one."""

from __future__ import annotations

import re
import subprocess
import sys

from hatchling.builders.wheel import WheelBuilder

from holding_on import __version__
from holding_on.common.paths import PACKAGE

TOP = PACKAGE.parent


def test_the_command_says_its_version_on_a_bare_python() -> None:
    line = [sys.executable, "-S", "-m", "holding_on", "--version"]
    told = subprocess.run(line, cwd=TOP, capture_output=True, text=True, check=True)
    assert told.stdout == f"holding-on {__version__}\n"


def test_the_wheel_has_that_version_and_says_that_it_is_typed() -> None:
    wheel = WheelBuilder(str(TOP))
    assert wheel.metadata.version == __version__
    carried = {file.distribution_path for file in wheel.recurse_included_files()}
    assert "holding_on/py.typed" in carried


def test_the_changelog_begins_with_it() -> None:
    headings = re.findall(r"^## (\S+)", (TOP / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == __version__
    assert headings == sorted(headings, reverse=True)
