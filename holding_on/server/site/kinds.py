"""The widgets that a web page of the site can show. `widgets/src/site/views.js` draws each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

SHOWN: Final = frozenset(
    {
        "AnyModel",
        "BoxModel",
        "ButtonModel",
        "CheckboxModel",
        "DropdownModel",
        "FileUploadModel",
        "HBoxModel",
        "HTMLModel",
        "IntTextModel",
        "RadioButtonsModel",
        "VBoxModel",
    }
)
"""The names of the models that are drawn: anywidget's, and those of ipywidgets."""


def unknown(state: Mapping[str, Any]) -> str:
    """Return the name of a widget's model that no web page of the site draws, or "" when it is drawn.

    Models without a view, such as those of layouts and styles, need not be drawn.
    """
    name = str(state.get("_model_name", ""))
    return "" if state.get("_view_name") in (None, "LayoutView", "StyleView") or name in SHOWN else name
