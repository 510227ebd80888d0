"""Measuring so that a busy machine disturbs everybody alike.

One core, processor time, and rounds: in each round every engine gets the same short while, one after the other, so a
neighbour who wakes up slows both sides of a ratio. A figure is the median of its rounds, with the range beside it.
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
"""How often a fresh Python is started with and without the import."""


@dataclass
class Series:
    """One figure, once a round."""

    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The figure that is reported."""
        return statistics.median(self.values)

    @property
    def range(self) -> tuple[float, float]:
        """The smallest and the largest of the rounds."""
        return min(self.values), max(self.values)

    def over(self, other: "Series", factor: float = 1.0) -> "Series":
        """Round by round this figure, divided by the other one of the same round."""
        return Series([factor * a / b for a, b in zip(self.values, other.values, strict=True)])

    def times(self, other: "Series", factor: float = 1.0) -> "Series":
        """Round by round the product of two figures of the same round."""
        return Series([factor * a * b for a, b in zip(self.values, other.values, strict=True)])


def pin(core: int) -> bool:
    """Keep this process on one core; False where the system has no such thing."""
    try:
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError, ValueError):
        return False
    return True


def rate(play: Callable[[int], int], seed: int, seconds: float) -> tuple[float, float, int]:
    """Decisions a second and games a second of whole games from `seed` on, and the first seed that is not used."""
    began, decisions, first = time.process_time(), 0, seed
    while True:
        decisions += play(seed)
        seed += 1
        lasted = time.process_time() - began
        if lasted >= seconds:
            return decisions / lasted, (seed - first) / lasted, seed


def micros(task: Callable[[], Any], seconds: float) -> float:
    """What one call costs, in millionths of a second."""
    began, calls = time.process_time(), 0
    while True:
        for _ in range(10):
            task()
        calls += 10
        lasted = time.process_time() - began
        if lasted >= seconds:
            return lasted / calls * 1e6


# The kernel's own peak is read where there is one: that of `resource` survives the start of another program.
_PROBE = """
try:
    print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
except OSError:
    print(0)
"""


def import_cost(module: str, folder: Path) -> tuple[Series, Series]:
    """Milliseconds and megabytes of an import over a bare Python, pair by pair in fresh processes."""
    with tempfile.TemporaryDirectory() as cache:  # compiled files of its own: nothing is written into the checkout
        around = {**os.environ, "PYTHONPYCACHEPREFIX": cache}
        around.pop("PYTHONDONTWRITEBYTECODE", None)
        _fresh(f"import {module}", folder, around)
        pairs = [(_fresh("pass", folder, around), _fresh(f"import {module}", folder, around)) for _ in range(_IMPORTS)]
    milliseconds = Series([(full[0] - bare[0]) * 1e3 for bare, full in pairs])
    megabytes = Series([(full[1] - bare[1]) / 1024 for bare, full in pairs])
    return milliseconds, megabytes


def _fresh(code: str, folder: Path, around: dict[str, str]) -> tuple[float, int]:
    """Processor seconds (where the system tells them, else seconds) and kilobytes of one fresh Python."""
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
