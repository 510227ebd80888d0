"""`balanced`: a carer with the standard values, to whom treatment, comfort and rest are all important."""

from .carer import Carer
from .values import Values

balanced = Carer(Values())
