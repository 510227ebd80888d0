"""What is checked: one session for each step of docs/budget.md, which says what it costs and what it finds.

    python3 -m holding_on test          every step, in an environment that it makes, with the seconds and a verdict
    python3 -m holding_on test --long   the same with the slow tests, which are otherwise left out
    nox -s unit -- -k stress_02         a part of one step: what stands after -- goes to pytest
    nox -s browser -- --long            all of one step

Steps run in the environment in which nox runs. Those that keep one processor busy run two at a time with `nox -j 2`.
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
BY_FILE = "--dist=loadfile"
"""The option of steps in which a server, a page or a notebook is set up once a file."""


@light
def lint(session: nox.Session) -> None:
    """The style of the code."""
    python(session, "ruff", "check", ".")


@light
def format(session: nox.Session) -> None:
    """The layout of the code."""
    python(session, "ruff", "format", "--check", ".")


@light
def types(session: nox.Session) -> None:
    """The types, strictly."""
    python(session, "mypy")


@light
def compiled(session: nox.Session) -> None:
    """The compiled build plays the same games, and passes the engine's tests."""
    if not has_compiler():
        session.skip(say("test.no_compiler"))
    python(session, "tools.check.compiled")


@light
def wheel(session: nox.Session) -> None:
    """The built wheel plays from an empty folder, the editable install finds its notebooks."""
    python(session, "tools.check.wheel", *(["--alone"] if is_long(session) else []))


@light
def bundle(session: nox.Session) -> None:
    """The board's bundle is what widgets/ builds, and widgets/ passes its own tests."""
    python(session, "tools.check.bundle")


@light
def binder(session: nox.Session) -> None:
    """Binder reads binder/, and its server serves the page as we do."""
    python(session, "tools.check.binder")


@light
def content(session: nox.Session) -> None:
    """The content of the box, as `check` sees it."""
    python(session, "holding_on", "check", "holding_on/content")


@light
def tuning(session: nox.Session) -> None:
    """The deck meets its targets, on the seeds it was tuned on and on others."""
    python(session, "tools.tune", "--games", "600")


@nox.session
def mutation(session: nox.Session) -> None:
    """Every rule switched off in turn fails the test named after it."""
    python(session, "tools.mutate", *([] if is_long(session) else ["--chapter", "talk"]))


@nox.session
def unit(session: nox.Session) -> None:
    """Unit, property, content and documentation tests."""
    pytest(session, "--ignore=tests/browser", "--ignore=tests/lessons")


@nox.session
def lessons(session: nox.Session) -> None:
    """Every notebook gives the outputs that it stores, and every exercise can be solved."""
    pytest(session, BY_FILE, "--nbval", "notebooks", "tests/lessons")


@nox.session
def browser(session: nox.Session) -> None:
    """The page in a real Chromium, through Voila and through JupyterLab."""
    found = chromium.obtain()
    if found is None:
        session.error(say("test.no_browser"))
    python(session, "tools.check.npm")
    pytest(session, BY_FILE, "tests/browser", chromium=found)


def pytest(session: nox.Session, *words: str, chromium: str = "") -> None:
    """Run the tests of a step, with the slowest named: whoever wants it to be quicker begins there."""
    chosen = session.posargs or ["-m", "not slow"]
    python(session, "pytest", "--durations=10", "--numprocesses=3", *words, *chosen, chromium=chromium)


def is_long(session: nox.Session) -> bool:
    """Whether this run leaves nothing out."""
    return bool(session.posargs == ["--long"])


def python(session: nox.Session, *line: str, chromium: str = "") -> None:
    """Run a module of this environment, apart from what its user keeps for Jupyter."""
    with surroundings(TOP, browser=bool(chromium)) as around:
        around |= {"HOLDING_ON_CHROMIUM": chromium} if chromium else {}
        session.run(sys.executable, "-m", *line, env=around, include_outer_env=False)
