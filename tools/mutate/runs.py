"""Run chosen tests in separate processes, each process in its own copy of the checkout.

This process imports pytest once and forks for each run, so that a run takes little longer than its test. On a system
without fork, a new process is started instead. A run that takes too long is stopped.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import multiprocessing
import os
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tools.compiling import BUILT
from tools.mutate.observing import BoardObserver, Observed

COPIED = ("holding_on", "tests", "tools", "pyproject.toml")
OURS = ("holding_on", "tests", "tools")
HYPOTHESIS = "_hypothesis_pytestplugin"
WARM = ("hypothesis", HYPOTHESIS, "jsonschema")
"""Modules that are imported once, before the forks; modules that are not installed are left out."""
MOST_MEMORY = 4 << 30
OUTPUT = "output.txt"
ENDED, STOPPED, DIED = "ended", "was stopped because it took too long", "died"
SLIP = ("NameError", "UnboundLocalError", "ImportError", "ModuleNotFoundError", "SyntaxError", "IndentationError")
"""Errors of a test which show that the replacement is no working program, and not that the test misses the rule."""

_METHODS = multiprocessing.get_all_start_methods()
_START: Any = multiprocessing.get_context("fork" if "fork" in _METHODS and sys.platform != "darwin" else "spawn")


@dataclass
class Ran:
    """The results of a run: for each test `passed`, `failed`, or the name of the error that it raised."""

    tests: dict[str, str] = field(default_factory=dict)
    how: str = ENDED
    output: str = ""
    observed: Observed = field(default_factory=Observed)

    def of(self, test: str) -> list[str]:
        """Return the results of a test. A test with cases has one result for each case, unless `test` names a case."""
        return [result for name, result in self.tests.items() if name == test or name.startswith(f"{test}[")]


@dataclass(frozen=True)
class Job:
    """Tests to run. Before the run, the file `write` is changed: a path in the checkout and the new text."""

    tests: tuple[str, ...]
    write: tuple[Path, str] | None = None
    seconds: float = 30
    what: Any = None


def private_copy(top: Path, folder: Path) -> Path:
    """Copy the files of a checkout that a run needs into a new folder, and return this folder."""
    folder.mkdir(parents=True)
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "browser", "*.svg", "*.png", *BUILT)
    for name in COPIED:
        if (top / name).is_dir():
            shutil.copytree(top / name, folder / name, ignore=ignored)
        elif (top / name).is_file():
            shutil.copy2(top / name, folder / name)
    return folder


def warm_up() -> None:
    """Import the modules that every run needs, and exempt them from garbage collection."""
    for name in WARM:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    import pytest

    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["--version", "-p", "no:cacheprovider"])
    gc.freeze()


def run_all(jobs: Sequence[Job], copies: Sequence[Path], on_result: Callable[[Job, Ran], None]) -> None:
    """Run the jobs, one at a time in each copy. When a job ends, `on_result` is called with the job and its results."""
    waiting = list(reversed(jobs))
    free = list(copies)
    running: list[_Running] = []
    while waiting or running:
        while waiting and free:
            running.append(_Running(waiting.pop(), free.pop()))
        soonest = min(run.until for run in running)
        wait([run.receiver for run in running], max(0.0, soonest - time.monotonic()))
        for run in list(running):
            ran = run.result()
            if ran is not None:
                running.remove(run)
                free.append(run.copy)
                on_result(run.job, ran)


class _Running:
    """A job that is running in one copy of the checkout."""

    def __init__(self, job: Job, copy: Path) -> None:
        self.job, self.copy = job, copy
        self.until = time.monotonic() + job.seconds
        self.receiver, sender = _START.Pipe(duplex=False)
        self._kept = _write(copy, *job.write) if job.write else None
        sys.stdout.flush()
        sys.stderr.flush()
        arguments = (copy, job.tests, job.write is None, sender)
        self._process: BaseProcess = _START.Process(target=_run, args=arguments, daemon=True)
        self._process.start()
        sender.close()

    def result(self) -> Ran | None:
        """Return the results of the run; None while it goes on."""
        if not self.receiver.poll() and time.monotonic() < self.until:
            return None
        ran = Ran(how=STOPPED)
        if self.receiver.poll():
            try:
                tests, moments, named = self.receiver.recv()
                ran = Ran(tests, observed=Observed(moments, named))
            except EOFError:
                ran = Ran(how=DIED)
        self._process.kill()
        self._process.join()
        self.receiver.close()
        if self._kept is not None:
            _put_back(*self._kept)
        with contextlib.suppress(OSError):
            ran.output = (self.copy / OUTPUT).read_text(encoding="utf-8", errors="replace")
        return ran


def _write(copy: Path, name: Path, text: str) -> tuple[Path, bytes, os.stat_result]:
    """Write a changed file, with a new time so that Python uses no old bytecode; return what `_put_back` needs."""
    path = copy / name
    kept = (path, path.read_bytes(), path.stat())
    path.write_text(text, encoding="utf-8")
    os.utime(path, (kept[2].st_atime, kept[2].st_mtime + 10))
    return kept


def _put_back(path: Path, content: bytes, was: os.stat_result) -> None:
    path.write_bytes(content)
    os.utime(path, ns=(was.st_atime_ns, was.st_mtime_ns))


# --- in the process of a run ---------------------------------------------------------------------------------------


def _run(copy: Path, tests: tuple[str, ...], keep_compiled: bool, sender: Connection) -> None:
    """Run tests in a copy, and send the results and what was observed."""
    _quiet(copy / OUTPUT)
    _bound_memory()
    os.chdir(copy)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = not keep_compiled
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    sys.path[:] = [str(copy), *(path for path in sys.path if path and not (Path(path) / OURS[0]).is_dir())]
    import pytest

    listener, observer = _Listener(tests), BoardObserver()
    plugins: list[Any] = [listener, observer]
    arguments = [
        "-q",
        "--no-header",
        "-p",
        "no:cacheprovider",
        "-p",
        "pytest_timeout",
        "-o",
        "addopts=",
        "--import-mode=importlib",
    ]
    arguments += ["--tb=short", f"--rootdir={copy}", "-c", str(copy / "pyproject.toml")]
    if HYPOTHESIS in sys.modules:
        plugins.append(sys.modules[HYPOTHESIS])
        arguments.append("--hypothesis-seed=0")
    arguments += [*([] if keep_compiled else ["-x"]), *dict.fromkeys(test.partition("::")[0] for test in tests)]
    pytest.main(arguments, plugins=plugins)
    sender.send((listener.results, observer.observed.moments, observer.observed.named))
    sender.close()


def _quiet(path: Path) -> None:
    """Send all output of this process to a file, also output that is written to the file descriptors 1 and 2."""
    file = path.open("w", encoding="utf-8", buffering=1)
    os.dup2(file.fileno(), 1)
    os.dup2(file.fileno(), 2)
    sys.stdout = sys.stderr = file


def _bound_memory() -> None:
    """Limit the memory of this process, since a game that never ends would fill the memory with its journal."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class _Listener:
    """A plugin of pytest that lets only the wanted tests run, and notes their results."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.wanted = frozenset(wanted)
        self.results: dict[str, str] = {}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep only the tests that were asked for, with all their cases."""
        items[:] = [item for item in items if self.wanted & {item.nodeid, item.nodeid.partition("[")[0]}]

    def pytest_collectreport(self, report: Any) -> None:
        """Note a file of tests that cannot be imported."""
        if report.failed:
            self.results[report.nodeid] = "ImportError"

    def pytest_runtest_makereport(self, item: Any, call: Any) -> None:
        """Note the result of one step of a test."""
        result = "passed"
        if call.excinfo is not None:
            error = call.excinfo.type.__name__
            result = error if error in SLIP or error == "Skipped" else "failed"
        if self.results.get(item.nodeid, "passed") == "passed":
            self.results[item.nodeid] = result
