"""Compare the speed of the engine with three other game engines: `python -m tests.benchmarks` from a checkout.

The other engines are installed into a separate environment, which the first run makes. No figure makes the run fail:
the exit code is 1 only when the environment cannot be made.
"""

import argparse
import subprocess
import sys

from tests.benchmarks import environment


def main() -> int:
    """Measure in this Python when it has the other engines, else in the environment that has them."""
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
