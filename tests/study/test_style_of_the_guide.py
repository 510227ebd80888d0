"""The file that `docs/how-to-write-a-style.md` tells its readers to write works where they are told to put it."""

from __future__ import annotations

import re
import textwrap
from types import ModuleType

import holding_on as ho
from holding_on import styles
from holding_on.common.paths import PACKAGE


def test_the_named_style_of_the_guide_can_be_imported_and_plays() -> None:
    guide = (PACKAGE.parent / "docs/how-to-write-a-style.md").read_text(encoding="utf-8")
    (block,) = re.findall(r'^    """gentle: .*?(?=^\S)', guide, re.M | re.S)
    module = ModuleType(f"{styles.__name__}.gentle")
    module.__package__ = styles.__name__
    exec(textwrap.dedent(block), vars(module))
    study = ho.simulate(games=20, policy=module.gentle, seed=1)
    assert repr(study).startswith("20 games with the style gentle. 12 were won.")
