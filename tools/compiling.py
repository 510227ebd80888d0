"""Make extension modules of the sources that `holding_on.common.native` names, with mypyc and a C compiler.

The build hook and `python3 -m holding_on compile` call `compile_package`, which runs this file as a program in a
temporary folder: mypyc names the modules by the folder in which it runs.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

TOP = Path(__file__).resolve().parents[1]
PACKAGE = "holding_on"
NEEDS = ("mypy>=1.13", "setuptools>=65.5")
"""What a build needs besides the C compiler."""
BUILT = ("*.so", "*.pyd", "compiled.txt")
"""The files of a build. A copy in which a source will be changed leaves out these files: they would be stale."""

# Mypy follows no import out of the group of compiled modules. Else mypy would read polars and more, and constants of
# interpreted modules would be copied into the build, whose digest does not include those modules.
SETTINGS = """
[mypy]
follow_imports = skip
explicit_package_bases = True
mypy_path = .
cache_dir = .mypy_cache
"""


class NotCompiled(Exception):
    """The build failed; the text is the end of its output."""


def has_compiler() -> bool:
    """Whether this machine seems to have what a build needs: a C compiler, and Python's headers."""
    if os.name == "nt":  # on Windows, setuptools itself finds the compiler
        return True
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def native(package: Path) -> ModuleType:
    """Return the module `native` of a package, loaded without the package, whose build may be stale or missing."""
    spec = importlib.util.spec_from_file_location("_native", package / "common" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_package(top: Path, into: Path, *, optimised: bool = True) -> list[str]:
    """Compile the sources of a checkout, copy the build into a folder, and return the paths there.

    The build is the extension modules, their library beside the package, and the stamp. Without `optimised` the C
    compiler takes half the time, and the games take longer. Raises NotCompiled.
    """
    ours = native(top / PACKAGE)
    with TemporaryDirectory(prefix="holding-on-") as folder:
        apart = Path(folder).resolve()
        shutil.copytree(top / PACKAGE, apart / PACKAGE, ignore=_all_but_python)
        (apart / "mypyc.ini").write_text(SETTINGS, encoding="utf-8")
        sources = [f"{PACKAGE}/{path}" for path in ours.sources()]
        line = [sys.executable, str(Path(__file__).resolve()), "3" if optimised else "0", *sources]
        done = subprocess.run(line, cwd=apart, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotCompiled("\n".join((done.stdout + done.stderr).strip().splitlines()[-12:]))
        made = [f"{PACKAGE}/{path}" for path in ours.built(str(apart / PACKAGE))]
        made += [path.name for path in apart.glob(f"{ours.GROUP}.*") if path.suffix != ".ini"]
        stamp = apart / PACKAGE / ours.STAMP
        stamp.write_text(ours.digest(str(apart / PACKAGE)) + "\n", encoding="ascii")
        made.append(f"{PACKAGE}/{ours.STAMP}")  # copied last: a build without a stamp counts as stale
        for path in made:
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(apart / path, into / path)
    return made


def clear(top: Path) -> list[str]:
    """Remove all builds from a checkout, for every version of Python; return the paths of the removed files."""
    ours = native(top / PACKAGE)
    there = [
        path
        for source in ours.sources(str(top / PACKAGE))
        for path in (top / PACKAGE / source).parent.glob(f"{Path(source).stem}.*")
        if path.suffix in (".so", ".pyd")
    ]
    there += [path for path in top.glob(f"{ours.GROUP}.*") if path.suffix in (".so", ".pyd")]
    stamp = top / PACKAGE / ours.STAMP
    there += [stamp] if stamp.exists() else []
    for path in there:
        path.unlink()
    return [path.relative_to(top).as_posix() for path in there]


def _all_but_python(folder: str, names: Iterable[str]) -> set[str]:
    return {name for name in names if not name.endswith(".py") and not os.path.isdir(os.path.join(folder, name))}


def _build(level: str, *paths: str) -> None:
    """Compile files of the working folder, each beside its source; `level` is how far the C compiler optimises."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        ["--config-file=mypyc.ini", f"--python-version={'.'.join(map(str, sys.version_info[:2]))}", *paths],
        opt_level=level,
        debug_level="0",
        group_name=PACKAGE,
    )
    setup(name=PACKAGE, packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    _build(*sys.argv[1:])
