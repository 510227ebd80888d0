"""The version of this package; it stands here once, and the build reads it from this file."""

__version__ = "0.3.0"
