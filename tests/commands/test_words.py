"""The words of the command line: every one that is asked for is there, and every one that is there is asked for."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from holding_on.commands.command_line import COMMANDS
from holding_on.common.paths import PACKAGE
from holding_on.common.words import WORDS, say
from holding_on.server.settings import OF_THE_INDEX, OF_THE_PAGER

READ_ELSEWHERE = {"old_python"}
"""By __main__.py, which an old Python must be able to run."""


SAYING = ("say", "_print", "print_once", "hang_up", "MustWait")
"""What a key of a word is handed to. Who must wait for a table is told so on the page, and in the window by `_here`."""
OF_A_PAGE = re.compile(r"""\bsay\(["']([\w.]+)["']\)""")
"""A word of a template, by its key."""


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def keys(table: dict[str, Any], prefix: str = "") -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from keys(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}"


def asked() -> set[str]:
    """Every key that stands as a literal in a call of `say`, or that the name of a command makes."""
    found = {f"{name}.help" for name in COMMANDS}
    found |= {f"page.{key}" for key in ("title", "opening", "broken")}
    found |= {f"page.index.{key}" for key in OF_THE_INDEX}
    found |= {f"page.pager.{key}" for key in OF_THE_PAGER}
    found |= {f"page.front.{key}" for key in ("life", "play", "who", "moment", "waits", "lessons", "independent")}
    found |= set(OF_A_PAGE.findall((PACKAGE / "server/site/page.html.j2").read_text(encoding="utf-8")))
    top = PACKAGE.parent
    files = [*(PACKAGE / "commands").glob("*.py"), *(PACKAGE / "server").rglob("*.py")]
    files += [
        top / "noxfile.py",
        top / "tools/check/chromium.py",
        PACKAGE / "common/native.py",
        PACKAGE / "common/measure.py",
        PACKAGE / "common/notebooks.py",
        PACKAGE / "catalogue/extras.py",
    ]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in SAYING:
                words = {key for argument in node.args for key in literals(argument)}
                found |= words | ({f"{key}_here" for key in words} if _name(node.func) == "MustWait" else set())
    return found


def literals(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and "." in part.value[:-1]:
            if not part.value.startswith("."):
                yield part.value
        elif isinstance(part, ast.Constant) and part.value in ("about", "which", "version", "stopped", "unwritten"):
            yield str(part.value)


def test_every_word_is_there_and_none_is_left_over() -> None:
    written = set(keys(tomllib.loads(WORDS.read_text(encoding="utf-8"))["command"]))
    assert written - READ_ELSEWHERE == {key for key in asked() if not key.endswith(".")}


def test_facts_are_filled_in() -> None:
    assert say("serve.taken", port=8866).startswith("Port 8866 is in use")


def test_the_words_live_where_every_other_word_lives() -> None:
    assert Path("content/text/en/command.toml") == WORDS.relative_to(PACKAGE)
