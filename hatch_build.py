"""The build hook of hatchling: with HOLDING_ON_COMPILE=1 a wheel contains the compiled build as well."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOP = Path(__file__).resolve().parent
sys.path.insert(0, str(TOP))

from tools import compiling  # noqa: E402

WISHED = os.environ.get("HOLDING_ON_COMPILE") == "1"


class Compiled(BuildHookInterface[Any]):
    """The hook that compiles the sources. Without the variable it does nothing, and the wheel is pure Python."""

    def dependencies(self) -> list[str]:
        """Return the packages that pip installs for this build alone."""
        return list(compiling.NEEDS) if WISHED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the sources into the wheel, or for an editable install into the checkout."""
        if not WISHED:
            return
        if version == "editable":
            compiling.clear(TOP)
            compiling.compile_package(TOP, TOP)
            return
        self.apart = Path(mkdtemp(prefix="holding-on-"))
        made = compiling.compile_package(TOP, self.apart)
        build_data["force_include"].update({str(self.apart / path): path for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder, once the wheel has the files."""
        import shutil

        if WISHED and version != "editable":
            shutil.rmtree(self.apart)
