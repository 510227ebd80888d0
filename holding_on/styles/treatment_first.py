"""`treatment_first`: a carer to whom Billy's condition is worth more, and a memory less, than to `balanced`."""

from .carer import Carer
from .values import Values

treatment_first = Carer(Values(life=(1.6, 1.8, 2.3, 3.3), memory=0.95, duty=(0.9, 1.5, 3.0)))
