"""treatment_first: every point of condition counts, and trust is there to be spent on it."""

from .carer import Carer
from .values import Values

treatment_first = Carer(Values(life=(1.6, 1.8, 2.3, 3.3), memory=0.95, duty=(0.9, 1.5, 3.0)))
