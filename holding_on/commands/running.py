"""Runs one step of `test` in surroundings of its own, and never for ever."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from holding_on.commands import chromium
from holding_on.commands.serving import JUPYTER_FOLDERS, OPTIONS
from holding_on.commands.steps import Step
from holding_on.common.words import say

PATIENCE, GRACE = 5, 60
"""A step that takes this many times its budget, and these seconds more, is ended."""

NPM_CACHE = "npm_config_cache"
OF_A_BROWSER = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME")
"""Where a Chromium would write into the home folder."""


@contextmanager
def surroundings(folder: Path) -> Iterator[dict[str, str]]:
    """An environment that knows this checkout and nothing of what the user keeps for Jupyter."""
    with TemporaryDirectory(prefix="holding-on-", ignore_cleanup_errors=True) as apart:
        around = {name: value for name, value in os.environ.items() if name not in _ours()}
        around |= {name: str(Path(apart) / name.lower()) for name in (*JUPYTER_FOLDERS, NPM_CACHE)}
        around["PYTHONPATH"] = str(folder)
        around["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"
        yield around


def run(step: Step, folder: Path, around: Mapping[str, str]) -> bool:
    """Whether the step passed; what it lacks is said."""
    for path in step.needs:
        if not (folder / path).exists():
            print(say("test.nothing", name=step.name, path=path), file=sys.stderr, flush=True)
            return False
    if step.browser:
        found = chromium.obtain()
        if found is None:
            print(say("test.no_browser", name=step.name), file=sys.stderr, flush=True)
            return False
        apart = Path(around[NPM_CACHE]).parent
        around = {**around, chromium.VARIABLE: found, **{name: str(apart / name.lower()) for name in OF_A_BROWSER}}
    lines = [line for line in (step.before, step.line) if line]
    return all(_ends_well(step, [sys.executable, *line], folder, around) for line in lines)


def _ends_well(step: Step, line: list[str], folder: Path, around: Mapping[str, str]) -> bool:
    limit = step.budget * PATIENCE + GRACE
    started = subprocess.Popen(line, cwd=folder, env=dict(around), stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        return started.wait(timeout=limit) == 0
    except subprocess.TimeoutExpired:
        print(say("test.endless", name=step.name, seconds=limit), file=sys.stderr, flush=True)
        return False
    finally:
        _end(started)


def _end(started: subprocess.Popen[bytes]) -> None:
    """End what a step that was cut short has left running, its own children too."""
    if started.poll() is not None:
        return
    if os.name == "nt":
        started.kill()
    else:
        os.killpg(started.pid, signal.SIGKILL)
    started.wait()


def _ours() -> set[str]:
    return {f"HOLDING_ON_{option.upper()}" for option in OPTIONS}
