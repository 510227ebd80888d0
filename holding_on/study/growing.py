"""A study while it is being played: by `simulate`, or a few games at a time behind a web page.

>>> few = GrowingStudy(policy="random")
>>> for _ in few.play(3):
...     pass
>>> len(few), few.study().games["seed"].to_list()
(3, [0, 1, 2])
"""

from .collecting import Collector
from .study import Study


class GrowingStudy(Collector[Study]):
    """A study to which games are added, in the order of their seeds. Every game has the same setting and style."""

    kind = Study
