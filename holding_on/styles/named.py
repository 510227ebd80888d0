"""The care styles of this package, by name."""

from difflib import get_close_matches
from typing import Final

from ..common.quoting import quoted
from ..engine.errors import SceneError
from .balanced import balanced
from .chance import random
from .comfort_first import comfort_first
from .fair_rota import fair_rota
from .seat import Style
from .treatment_first import treatment_first

STYLES: Final[dict[str, Style]] = {
    "random": random,
    "treatment_first": treatment_first,
    "comfort_first": comfort_first,
    "fair_rota": fair_rota,
    "balanced": balanced,
}
"""The styles of this package, by name."""


def style_named(style: str | Style, option: str) -> Style:
    """Return a style by its name, or the given style itself.

    Raises SceneError, which begins with the name of the option, if it is neither the name of a style nor callable.
    """
    if isinstance(style, str):
        if style not in STYLES:
            near = get_close_matches(style, STYLES, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"the styles are {', '.join(STYLES)}"
            raise SceneError(f"{option}={quoted(style)} is not the name of a care style: {hint}")
        return STYLES[style]
    if not callable(style):
        raise SceneError(f"{option}={quoted(style)}: a care style is a name or a callable style(seat, actions)")
    return style
