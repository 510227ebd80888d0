"""The environment of the benchmarks, which is made once, in a folder that the repository ignores."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
HOME = CHECKOUT / ".cache" / "benchmarks"
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
STAMP = HOME / "complete.txt"
"""The file with the installed requirements. It is written last, and so shows that the environment is complete."""


def is_here() -> bool:
    """Whether this Python has all engines that are measured."""
    return all(importlib.util.find_spec(name) for name in ("pyspiel", "chess", "rlcard", "polars"))


def make() -> Path | None:
    """Return the path of the environment's Python; the environment is made if needed.

    When that fails, print the command that failed, and return None.
    """
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if python.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return python
    print(f"Making an environment for the other engines in {HOME} (once, about a minute) ...", flush=True)
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "-q"]
    for line in ([sys.executable, "-m", "venv", "--clear", str(HOME)], [*pip, "-r", str(REQUIREMENTS)]):
        if subprocess.run(line, check=False).returncode:
            print(f"That did not work: {' '.join(line)}", file=sys.stderr)
            return None
    STAMP.write_text(wanted, encoding="utf-8")
    return python
