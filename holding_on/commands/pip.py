"""Starts pip for the environment, without most of its user's settings.

Settings as `user`, `target` or `require-virtualenv` are meant for the user's own installations; in our environment they
make pip refuse, or put the packages elsewhere. The settings by which an institute is reached are kept: its index, its
proxy and its certificates.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
from pathlib import Path

KEPT = (
    *("index-url", "extra-index-url", "find-links", "no-index", "trusted-host", "keyring-provider"),
    *("proxy", "cert", "client-cert", "use-feature", "timeout", "default-timeout", "retries", "resume-retries"),
    *("cache-dir", "no-cache-dir", "constraint", "only-binary", "prefer-binary"),
)
"""The user's settings that are kept: where packages come from, and which of them."""

OF_ANOTHER_PYTHON = ("PYTHONHOME", "PYTHONPATH", "PYTHONEXECUTABLE", "PYTHONPLATLIBDIR", "__PYVENV_LAUNCHER__")
"""Variables that make a Python use the packages of another one."""


def start(python: Path, *words: str) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment variables with which pip is started."""
    around = apart()
    kept = {_variable(name): text for name, text in _of_its_files(python, around).items()}
    kept |= {name: around[name] for name in map(_variable, KEPT) if around.get(name)}
    others = {name: text for name, text in around.items() if not name.upper().startswith("PIP_")}
    line = [str(python), "-m", "pip", *words, "--disable-pip-version-check", "--no-input"]
    return line, {**others, **kept, "PIP_CONFIG_FILE": os.devnull}


def apart() -> dict[str, str]:
    """The environment variables without those that are meant for another Python."""
    return {name: text for name, text in os.environ.items() if name not in OF_ANOTHER_PYTHON}


def _of_its_files(python: Path, around: dict[str, str]) -> dict[str, str]:
    """The settings in pip's own files, by name; those of `install` take the place of those of all commands."""
    line = [str(python), "-m", "pip", "config", "list", "--disable-pip-version-check"]
    asked = subprocess.run(line, env=around, capture_output=True, text=True, errors="replace", check=False)
    found = re.findall(r"^(global|install)\.([\w-]+)=(['\"].*)$", asked.stdout, re.M)
    return {name: str(ast.literal_eval(text)) for _, name, text in sorted(found) if name in KEPT}


def _variable(name: str) -> str:
    return "PIP_" + name.replace("-", "_").upper()
