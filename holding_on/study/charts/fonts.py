"""The typefaces of charts that are drawn outside of a web page: for vl-convert, or inside the saved file.

They have the same letters as the typefaces in `widgets/fonts`, but as TrueType, which vl-convert can read.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

import vl_convert

FOLDER: Final = Path(__file__).parent / "typefaces"
FACES: Final = (
    ("Atkinson Hyperlegible Next", 400, "sans-400"),
    ("Atkinson Hyperlegible Next", 700, "sans-600"),
    ("Literata", 700, "serif-600"),
)
"""The typefaces of charts: the family, the weight that a chart asks for, and the file."""


@cache
def use_fonts() -> None:
    """Register the typefaces with vl-convert. Charts that use none of them are drawn as before."""
    vl_convert.register_font_directory(str(FOLDER))


@cache
def faces() -> str:
    """Return a style sheet that contains the typefaces, and so needs no other file."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/ttf;base64,"
        f"{b64encode((FOLDER / f'{name}.ttf').read_bytes()).decode()}) format('truetype')}}"
        for family, weight, name in FACES
    )
