"""The command line and the variables with which pip is started for the environment.

Some of the user's settings for pip, such as `user`, `target` or `require-virtualenv`, would make pip fail in our
environment, or install the packages somewhere else. So only the settings in KEPT are used. These are, for example, the
index, the proxy and the certificates of an institute.
"""

from __future__ import annotations

import ast
import codecs
import locale
import os
import re
import subprocess
from pathlib import Path

KEPT = (
    *("index-url", "extra-index-url", "find-links", "no-index", "trusted-host", "keyring-provider"),
    *("proxy", "cert", "client-cert", "use-feature", "timeout", "default-timeout", "retries", "resume-retries"),
    *("cache-dir", "no-cache-dir", "constraint", "only-binary", "prefer-binary"),
)
"""The names of the user's settings that are used: they say where packages come from, and which packages are chosen."""

OF_ANOTHER_PYTHON = ("PYTHONHOME", "PYTHONPATH", "PYTHONEXECUTABLE", "PYTHONPLATLIBDIR", "__PYVENV_LAUNCHER__")
"""The environment variables that make a Python use the library or the packages of another Python."""


def start(python: Path, *words: str) -> tuple[list[str], dict[str, str]]:
    """Return the command line and the environment variables with which pip is started; `words` are its arguments."""
    around = apart()
    kept = {_variable(name): text for name, text in _of_its_files(python, around).items()}
    kept |= {name: around[name] for name in map(_variable, KEPT) if around.get(name)}
    others = {name: text for name, text in around.items() if not name.upper().startswith("PIP_")}
    line = [str(python), "-m", "pip", *words, "--disable-pip-version-check", "--no-input"]
    return line, {**others, **kept, "PIP_CONFIG_FILE": os.devnull}


def apart() -> dict[str, str]:
    """Return the environment variables of this process without those in OF_ANOTHER_PYTHON, and with those of `utf8`."""
    return {name: text for name, text in os.environ.items() if name not in OF_ANOTHER_PYTHON} | utf8()


def utf8() -> dict[str, str]:
    """Return the environment variables by which another Python reads files and the names of folders as UTF-8.

    Under the locale "C" it could not start in a folder with an umlaut: that name stands in the files of an environment,
    which Python 3.11 reads as the locale says, also with PYTHONUTF8.
    """
    told = {"PYTHONUTF8": "1"}
    if os.name != "nt" and codecs.lookup(locale.getencoding()).name != "utf-8":
        told["LC_ALL"] = "C.UTF-8"
    return told


def _of_its_files(python: Path, around: dict[str, str]) -> dict[str, str]:
    """Return the settings in the user's files for pip, by name, as far as KEPT has them.

    A setting for `pip install` replaces the same setting for all commands of pip.
    """
    line = [str(python), "-m", "pip", "config", "list", "--disable-pip-version-check"]
    asked = subprocess.run(line, env=around, capture_output=True, encoding="utf-8", errors="replace", check=False)
    found = re.findall(r"^(global|install)\.([\w-]+)=(['\"].*)$", asked.stdout, re.M)
    return {name: os.fsdecode(str(ast.literal_eval(text)).encode()) for _, name, text in sorted(found) if name in KEPT}


def _variable(name: str) -> str:
    return "PIP_" + name.replace("-", "_").upper()
