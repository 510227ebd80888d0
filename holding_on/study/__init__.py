"""Studies: many games with one care style, as frames (polars)."""

from .errors import StyleError
from .simulation import Study, simulate

__all__ = ["Study", "StyleError", "simulate"]
