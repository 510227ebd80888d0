"""The looks of charts: on light, on dark and on printed paper, and on a web page that has its own colours.

A chart carries the real colours of the light look, so that every program can draw it. Another look is made by
exchanging each of these colours for its colour in the other look.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import altair as alt

BLUE: Final = "#0072b2"
"""The first colour of charts that compare; the only one that is too dark on a dark background."""
SANS: Final = "Atkinson Hyperlegible Next, sans-serif"
SERIF: Final = "Literata, serif"


@dataclass(frozen=True)
class Look:
    """The colours and the typefaces of a look; a typeface of None is left to the web page."""

    ground: str
    ink: str
    pale: str
    blue: str = BLUE
    sans: str | None = SANS
    serif: str | None = SERIF


LIGHT: Final = Look(ground="#fffaf0", ink="#2b2a33", pale="#c9c4ba")
"""The colours of the board by day."""
DARK: Final = Look(ground="#262f47", ink="#f5eee1", pale="#5f677e", blue="#4f9fd6")
PRINT: Final = Look(ground="#ffffff", ink="#000000", pale="#b8b8b8")
PAGE: Final = Look(
    "transparent", "var(--jp-ui-font-color1, #333)", "var(--jp-border-color2, #ddd)", sans=None, serif=None
)
"""A look with the ink and the lines of the web page around the chart, light or dark, and with no background."""
LOOKS: Final = {"light": LIGHT, "dark": DARK, "print": PRINT}
THEMES: Final = {"holding_on": LIGHT, "holding_on_dark": DARK, "holding_on_print": PRINT}
"""The names under which the looks are registered as themes of Altair; no theme is enabled here."""


def theme() -> alt.theme.ThemeConfig:
    """Return the theme of every chart, which has the light look."""
    named: Any = {"labelColor": LIGHT.ink, "titleColor": LIGHT.ink, "labelFontSize": 13, "titleFontSize": 13}
    named |= {"labelLimit": 0}  # a name is never cut
    lines: Any = {"domainColor": LIGHT.ink, "tickColor": LIGHT.ink, "gridColor": LIGHT.pale}
    return {
        "config": {
            "background": LIGHT.ground,
            "font": SANS,
            "view": {"stroke": None},
            "axis": named | lines,
            "legend": named,
            "header": named,
            "title": {"color": LIGHT.ink, "font": SERIF, "fontSize": 15, "anchor": "start"},
            "text": {"color": LIGHT.ink, "fontSize": 13},
        }
    }


def in_look(part: Any, look: Look) -> Any:
    """Return a specification of the light look, or a part of one, in another look. Its data stay as they are."""
    exchanged = dict(zip(asdict(LIGHT).values(), asdict(look).values(), strict=True))

    def exchange(value: Any) -> Any:
        if isinstance(value, dict):
            changed = {}
            for key, each in value.items():
                found = each if key in ("datasets", "values") else exchange(each)
                if found is not None or each is None:
                    changed[key] = found
            return changed
        if isinstance(value, list):
            return [exchange(each) for each in value]
        return exchanged.get(value, value) if isinstance(value, str) else value

    return exchange(part)


def _register(name: str, look: Look) -> None:
    @alt.theme.register(name, enable=False)
    def _theme() -> alt.theme.ThemeConfig:
        changed: alt.theme.ThemeConfig = in_look(theme(), look)
        return changed


for _name, _look in THEMES.items():
    _register(_name, _look)
