"""The board's typefaces for charts outside of a page: given to vl-convert, or carried in the file.

They are those of `widgets/fonts` with the same letters, as TrueType, which vl-convert reads.
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
"""The typefaces of charts: the family, the weight by which it is asked for, and the file."""


@cache
def use_fonts() -> None:
    """Register the typefaces with vl-convert; charts that name none of them are drawn as before."""
    vl_convert.register_font_directory(str(FOLDER))


@cache
def faces() -> str:
    """The typefaces as a style sheet that needs no other file."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/ttf;base64,"
        f"{b64encode((FOLDER / f'{name}.ttf').read_bytes()).decode()}) format('truetype')}}"
        for family, weight, name in FACES
    )
