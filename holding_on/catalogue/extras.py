"""The packages that parts of this library need, with the extra that brings each, and the error when one is missing."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from ..common.words import say
from ..engine.errors import HoldingOnError

EXTRAS: Final = {
    "polars": "study",
    "altair": "study",
    "vl_convert": "study",
    "tqdm": "study",
    "jsonschema": "content",
    "pandas": "pandas",
    "pyarrow": "pandas",
    "distributed": "dask",
    "pettingzoo": "agents",
    "gymnasium": "agents",
    "numpy": "agents",
    **dict.fromkeys(("anywidget", "comm", "ipywidgets", "IPython", "traitlets"), ""),
}
"""The extra of pyproject.toml that brings a package, by the package; an empty text where no extra is needed."""


class MissingPackage(HoldingOnError, ImportError):
    """The error of a name that needs a package which is not installed; its message says how to install it."""


def need(what: str, *packages: str) -> None:
    """Raise MissingPackage when one of these packages is not installed; `what` needs them."""
    lacking = [package for package in packages if find_spec(package) is None]
    if lacking:
        raise MissingPackage(_sentence(what, lacking))


def explained(what: str, error: ModuleNotFoundError) -> ImportError:
    """Return MissingPackage for an error about a package of `EXTRAS`, and any other error as it is."""
    package = (error.name or "").partition(".")[0]
    return MissingPackage(_sentence(what, [package])) if package in EXTRAS else error


def _sentence(what: str, lacking: Sequence[str]) -> str:
    extra = EXTRAS[lacking[0]]
    where = f"[{extra}]" if extra else ""
    return say(
        "environment.lacking", what=what, names=" and ".join(lacking), package=f"holding-on{where}", here=f".{where}"
    )
