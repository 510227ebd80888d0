"""The page "The days with him": a game's own days for the talk afterwards, as HTML with drawings, and as text.

`fragment` makes one section for a page that is there, `document` a whole file, and `spoken` lines for a terminal.
"""

from .document import document, styles
from .sheet import fragment
from .spoken import spoken

__all__ = ["document", "fragment", "spoken", "styles"]
