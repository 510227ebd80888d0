"""The checks of the project: one session for each step of docs/budget.md, which says what each step costs and finds.

    python3 -m holding_on test          every step, in an environment that it makes, with the seconds and a verdict
    python3 -m holding_on test --long   the same with the slow tests, which are otherwise left out
    nox -s unit -- -k stress_02         a part of one step: what stands after -- goes to pytest
    nox -s browser -- --long            all of one step

Steps run in the environment in which nox runs. Steps that keep one processor busy run two at a time with `nox -j 2`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nox

TOP = Path(__file__).resolve().parent
sys.path.insert(0, str(TOP))  # the command `nox` does not look for modules here

from holding_on.common.words import say  # noqa: E402
from tools.check import chromium  # noqa: E402
from tools.check.surroundings import surroundings  # noqa: E402
from tools.compiling import has_compiler  # noqa: E402

nox.needs_version = ">=2026.10"
nox.options.default_venv_backend = "none"
nox.options.error_on_external_run = False

light = nox.session(allow_parallel=True)
"""A step that keeps one processor busy."""
BY_FILE = ("--dist=loadfile", "--no-loadscope-reorder")
"""The options of pytest for steps that make a server, a web page or a notebook once for each file of tests. A file with
few tests may be the longest one, so the files keep their order and do not begin with the one that has most tests."""


@light
def lint(session: nox.Session) -> None:
    """Check the style of the code."""
    python(session, "ruff", "check", ".")


@light
def format(session: nox.Session) -> None:
    """Check the layout of the code."""
    python(session, "ruff", "format", "--check", ".")


@light
def types(session: nox.Session) -> None:
    """Check the types, strictly."""
    python(session, "mypy")


@light
def compiled(session: nox.Session) -> None:
    """Check that the compiled build plays the same games, and passes the engine's tests."""
    if not has_compiler():
        session.skip(say("test.no_compiler"))
    python(session, "tools.check.compiled")


@light
def wheel(session: nox.Session) -> None:
    """Check that the built wheel plays from an empty folder, and that an editable install finds its notebooks."""
    python(session, "tools.check.wheel", *(["--alone"] if is_long(session) else []))


@light
def bundle(session: nox.Session) -> None:
    """Check that the board's bundle is what widgets/ builds, and widgets/ passes its own tests."""
    python(session, "tools.check.bundle")


@light
def binder(session: nox.Session) -> None:
    """Check that Binder reads binder/, and that a server started as on Binder shows our web page."""
    python(session, "tools.check.binder")


@light
def content(session: nox.Session) -> None:
    """Check the content of the box with the command `check`."""
    python(session, "holding_on", "check", "holding_on/content")


@light
def tuning(session: nox.Session) -> None:
    """Check that the deck meets its targets, on the seeds of the tuning and on other seeds."""
    python(session, "tools.tune", "--games", "600")


@nox.session
def mutation(session: nox.Session) -> None:
    """Check that each rule, when switched off, makes the test named after it fail."""
    python(session, "tools.mutate", *([] if is_long(session) else ["--chapter", "talk"]))


@nox.session
def unit(session: nox.Session) -> None:
    """Run the unit, property, content and documentation tests."""
    # each process begins with a third of the files, so what a file makes once for its tests is seldom made twice
    pytest(session, "--dist=worksteal", "--ignore=tests/browser", "--ignore=tests/lessons")


@nox.session
def lessons(session: nox.Session) -> None:
    """Check that every notebook gives the outputs that it stores, and that every exercise can be solved."""
    pytest(session, *BY_FILE, "--nbval", "notebooks", "tests/lessons")


@nox.session
def browser(session: nox.Session) -> None:
    """Test the web page in a real Chromium, through Voila and through JupyterLab."""
    found = chromium.obtain()
    if found is None:
        session.error(say("test.no_browser"))
    python(session, "tools.check.npm")
    pytest(session, *BY_FILE, "tests/browser", chromium=found)


def pytest(session: nox.Session, *words: str, chromium: str = "") -> None:
    """Run the tests of a step, and list the ten slowest tests."""
    chosen = session.posargs or ["-m", "not slow"]
    # nbval takes two seconds of each process that loads it, and only notebooks need it
    without = [] if "--nbval" in words else ["-p", "no:nbval"]
    python(session, "pytest", "--durations=10", "--numprocesses=3", *without, *words, *chosen, chromium=chromium)


def is_long(session: nox.Session) -> bool:
    """Whether this run includes the slow tests."""
    return bool(session.posargs == ["--long"])


def python(session: nox.Session, *line: str, chromium: str = "") -> None:
    """Run a module of this environment, without the user's settings for Jupyter."""
    with surroundings(TOP, browser=bool(chromium)) as around:
        around |= {"HOLDING_ON_CHROMIUM": chromium} if chromium else {}
        session.run(sys.executable, "-m", *line, env=around, include_outer_env=False)
