"""The board's typefaces for what is drawn outside of a page: handed to what draws here, or carried in the file.

They are those of `widgets/fonts` with the same letters, as TrueType, which what draws on this machine reads.
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
"""What charts are set in: family, weight in which it is asked for, file."""


@cache
def use_fonts() -> None:
    """Let what draws on this machine know the typefaces; whoever names none of them draws as before."""
    vl_convert.register_font_directory(str(FOLDER))


@cache
def faces() -> str:
    """The typefaces as a style sheet that needs no other file."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/ttf;base64,"
        f"{b64encode((FOLDER / f'{name}.ttf').read_bytes()).decode()}) format('truetype')}}"
        for family, weight, name in FACES
    )
