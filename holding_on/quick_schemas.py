"""jsonschema, brought in without what it builds first.

On import it builds the grammars of international web addresses where it finds `rfc3987_syntax`, which Jupyter brings: a
second or two of every start, for a check that no schema of Jupyter's, Altair's or ours asks for.
"""

import sys
from typing import Final

GRAMMARS: Final = "rfc3987_syntax"


def import_jsonschema() -> None:
    """Import jsonschema as it is without those grammars; in a process that has it already, nothing changes."""
    if "jsonschema" in sys.modules or GRAMMARS in sys.modules:
        return
    sys.modules[GRAMMARS] = None  # type: ignore[assignment]  # Python's own way to say: as if not installed
    try:
        import jsonschema  # noqa: F401
    finally:
        del sys.modules[GRAMMARS]
