"""A whole web page as one file of HTML, which opens without a network: its styles and typefaces stand in it."""

from base64 import b64encode
from functools import cache
from typing import Final

from ..catalogue.language import Words
from ..common.paths import PACKAGE
from .markup import text

_FONTS: Final = {"Serif": "serif", "Sans": "sans"}
_WEIGHTS: Final = (400, 600)


def web_page(words: Words, title: str, styles: str, inside: str, look: str = "") -> str:
    """Return a web page in the language of `words`, with the typefaces of the board.

    `inside` is HTML, and stands in the element `main`. `look` is the CSS class of the page.
    """
    named = f' class="{text(look)}"' if look else ""
    return (
        f'<!doctype html>\n<html lang="{text(words.lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>{_typefaces()}{styles}</style></head>"
        f"<body{named}><main>{inside}</main></body></html>\n"
    )


@cache
def _typefaces() -> str:
    """Return the typefaces that the board has, as CSS with the files in it."""
    folder = PACKAGE / "board" / "static"
    return "".join(
        f'@font-face{{font-family:"Holding On {name}";font-weight:{weight};font-display:swap;'
        f"src:url(data:font/woff2;base64,{b64encode((folder / f'{file}-{weight}.woff2').read_bytes()).decode()})}}"
        for name, file in _FONTS.items()
        for weight in _WEIGHTS
    )
