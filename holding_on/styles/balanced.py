"""balanced: treatment while trust can pay for it, comfort while time allows, rest before anybody breaks."""

from .carer import Carer
from .values import Values

balanced = Carer(Values())
