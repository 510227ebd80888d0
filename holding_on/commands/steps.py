"""The steps of `test`: what runs, in which order, and the seconds that each may take (docs/budget.md)."""

from __future__ import annotations

from dataclasses import dataclass

PYTEST = ("-m", "pytest", "--durations", "10")
"""With the slowest tests named: whoever wants a step to be quicker begins there."""
NEVER_LOST = "tests/browser/test_never_lost.py"
LESSONS = "tests/lessons"
GAMES = "tests/game/test_many_games.py"

BROWSER = "tests/browser"
TAKE_TURNS = (LESSONS, "tests/game/test_hidden.py", "tests/game/test_possible.py", "tests/tools/test_mutate.py")
"""Where there are tests of which a share runs every day, beside those in the browser. Those have a step of their own:
who drives a browser leaves a loop running, in which no other test can run its own.
"""


@dataclass(frozen=True)
class Step:
    """One step: a name, what Python is started with, a budget in seconds, and the paths that it needs."""

    name: str
    line: tuple[str, ...]
    budget: int
    needs: tuple[str, ...] = ()
    long: bool = False
    """Only run by `test --long`."""
    browser: bool = False
    """Needs a Chromium, which it finds in HOLDING_ON_CHROMIUM."""
    before: tuple[str, ...] = ()
    """What Python is started with first, to fetch what the step needs."""


STEPS = (
    Step("lint", ("-m", "ruff", "check", "."), 5),
    Step("format", ("-m", "ruff", "format", "--check", "."), 5),
    Step("types", ("-m", "mypy"), 30),
    Step(
        "unit",
        (*PYTEST, "-n", "2", "--ignore=tests/browser", f"--ignore={GAMES}", f"--ignore={LESSONS}"),
        150,
        ("tests", "README.md"),
    ),
    Step("games", (*PYTEST, "-n", "2", GAMES), 35, (GAMES,)),
    Step("mutation", ("-m", "tools.mutate"), 60, ("tools/mutate",)),
    Step("tuning", ("-m", "tools.tune", "--games", "600"), 25, ("tools/tune",)),
    Step("content", ("-m", "holding_on", "check", "holding_on/content"), 10, ("holding_on/catalogue/checking",)),
    Step("bundle", ("-m", "tools.check.bundle"), 30, ("tools/check/bundle.py", "widgets/package.json")),
    Step(
        "lessons",
        (*PYTEST, "-n", "2", "--dist", "loadfile", "--nbval", "notebooks", LESSONS),
        170,
        ("notebooks/play.ipynb", LESSONS),
    ),
    Step(
        "browser",
        (*PYTEST, "-n", "2", "--dist", "loadfile", BROWSER),  # a tour or a server is set up once a file
        500,
        (BROWSER,),
        browser=True,
        before=("-m", "tools.check.npm"),
    ),
    Step(
        "every_turn",
        (*PYTEST, "-n", "2", "--dist", "loadfile", *TAKE_TURNS, "--long"),
        300,
        TAKE_TURNS,
        long=True,
    ),
    Step(
        "every_look",
        (*PYTEST, "-n", "2", "--dist", "loadfile", BROWSER, f"--ignore={NEVER_LOST}", "--long"),
        900,
        (BROWSER,),
        long=True,
        browser=True,
    ),
    Step("never_lost", (*PYTEST, NEVER_LOST, "--long"), 600, (NEVER_LOST,), long=True, browser=True),
    Step("wheel", ("-m", "tools.check.wheel"), 45, ("tools/check/wheel.py",)),
    Step("binder", ("-m", "tools.check.binder"), 25, ("tools/check/binder.py", "binder/start")),
)
