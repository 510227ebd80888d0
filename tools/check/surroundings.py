"""The environment variables of a step, or of a server in a test, without any settings of the user."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holding_on.commands.serving import JUPYTER_FOLDERS, OPTIONS

NPM_CACHE: Final = "npm_config_cache"
OF_A_BROWSER: Final = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME")
"""The variables of the folders that a Chromium would otherwise have in the home folder."""


@contextmanager
def surroundings(folder: Path, *, browser: bool = False) -> Iterator[dict[str, str]]:
    """Yield environment variables that lead Python to `folder`, and Jupyter, npm and a browser to temporary folders."""
    with TemporaryDirectory(prefix="holding-on-", ignore_cleanup_errors=True) as apart:
        ours = {f"HOLDING_ON_{option.upper()}" for option in OPTIONS}
        around = {name: value for name, value in os.environ.items() if name not in ours}
        folders = (*JUPYTER_FOLDERS, NPM_CACHE, *(OF_A_BROWSER if browser else ()))
        around |= {name: str(Path(apart) / name.lower()) for name in folders}
        around["PYTHONPATH"] = str(folder)
        around["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"
        yield around
