"""How fast the engine is, beside three others: `python -m tests.benchmarks` from a checkout.

The others live in an environment of their own, which the first run makes. Nothing here passes or fails: the exit code
tells only whether there was something to measure.
"""

import argparse
import subprocess
import sys

from tests.benchmarks import environment


def main() -> int:
    """Measure here when this Python has the other engines, else in the environment made for them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="rounds of all engines in turn (15)")
    parser.add_argument("--seconds", type=float, default=0.4, help="seconds for each engine in a round (0.4)")
    parser.add_argument("--core", type=int, default=0, help="the core to stay on, where the system allows it (0)")
    chosen = parser.parse_args()
    if environment.is_here():
        from tests.benchmarks import report

        report.run(chosen.rounds, chosen.seconds, chosen.core)
        return 0
    python = environment.make()
    if python is None:
        return 1
    line = [str(python), "-m", "tests.benchmarks", *sys.argv[1:]]
    return subprocess.run(line, cwd=environment.CHECKOUT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
