"""`comfort_first`: a carer to whom a memory is worth more, and Billy's condition less, than to `balanced`."""

from .carer import Carer
from .values import Values

comfort_first = Carer(Values(life=(0.6, 0.75, 1.1, 2.2), memory=1.75, duty=(0.15, 0.5, 2.6)))
