"""The rules of the game, and nothing else. Whatever is compiled needs this package: here a stale build is refused."""

from ..native import is_stale, refusal

if is_stale():
    raise ImportError(refusal())
