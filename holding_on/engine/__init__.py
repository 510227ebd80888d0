"""The rules of the game, and nothing else.

Every compiled module imports this package first, so a build that is out of date is refused here.
"""

from ..common.native import is_stale, refusal

if is_stale():
    raise ImportError(refusal())
