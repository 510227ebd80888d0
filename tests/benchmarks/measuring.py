"""Functions that measure speed in such a way that a busy machine disturbs all engines alike.

All measurements run on one core and count processor time. There are several rounds; in each round every engine runs for
the same short time, one after the other. So another program on the machine slows both sides of a ratio. A figure is the
median of all rounds, and is printed with the range.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_IMPORTS = 9
"""How often a new Python process is started with the import, and without it."""


@dataclass
class Series:
    """The values of one figure, one for each round."""

    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median of the values, which is printed."""
        return statistics.median(self.values)

    @property
    def range(self) -> tuple[float, float]:
        """The smallest and the largest value."""
        return min(self.values), max(self.values)

    def over(self, other: "Series", factor: float = 1.0) -> "Series":
        """Return `factor` times this figure divided by the other figure, for each round."""
        return Series([factor * a / b for a, b in zip(self.values, other.values, strict=True)])

    def times(self, other: "Series", factor: float = 1.0) -> "Series":
        """Return `factor` times this figure times the other figure, for each round."""
        return Series([factor * a * b for a, b in zip(self.values, other.values, strict=True)])


def pin(core: int) -> bool:
    """Keep this process on one core, and return whether the system allows this."""
    try:
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError, ValueError):
        return False
    return True


def rate(play: Callable[[int], int], seed: int, seconds: float) -> tuple[float, float, int]:
    """Play whole games from `seed` on for some seconds of processor time.

    Return the decisions per second, the games per second, and the first seed that was not used.
    """
    began, decisions, first = time.process_time(), 0, seed
    while True:
        decisions += play(seed)
        seed += 1
        lasted = time.process_time() - began
        if lasted >= seconds:
            return decisions / lasted, (seed - first) / lasted, seed


def micros(task: Callable[[], Any], seconds: float) -> float:
    """Return the time of one call, in millionths of a second; the calls are repeated for `seconds`."""
    began, calls = time.process_time(), 0
    while True:
        for _ in range(10):
            task()
        calls += 10
        lasted = time.process_time() - began
        if lasted >= seconds:
            return lasted / calls * 1e6


# VmHWM is the largest memory of this program alone. The value of `resource` also counts the program before an exec.
_PROBE = """
try:
    print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
except OSError:
    print(0)
"""


def import_cost(module: str, folder: Path) -> tuple[Series, Series]:
    """Return the milliseconds and the megabytes that an import adds to Python, measured in pairs of new processes."""
    with tempfile.TemporaryDirectory() as cache:  # compiled files go here and not into the checkout
        around = {**os.environ, "PYTHONPYCACHEPREFIX": cache}
        around.pop("PYTHONDONTWRITEBYTECODE", None)
        _fresh(f"import {module}", folder, around)
        pairs = [(_fresh("pass", folder, around), _fresh(f"import {module}", folder, around)) for _ in range(_IMPORTS)]
    milliseconds = Series([(full[0] - bare[0]) * 1e3 for bare, full in pairs])
    megabytes = Series([(full[1] - bare[1]) / 1024 for bare, full in pairs])
    return milliseconds, megabytes


def _fresh(code: str, folder: Path, around: dict[str, str]) -> tuple[float, int]:
    """Run code in a new Python, and return its processor seconds (on some systems just seconds) and its kilobytes."""
    began = _children()
    line = [sys.executable, "-c", code + _PROBE]
    done = subprocess.run(line, cwd=folder, env=around, capture_output=True, text=True, check=True)
    return _children() - began, int(done.stdout.split()[-1])


def _children() -> float:
    try:
        import resource
    except ImportError:
        return time.perf_counter()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
